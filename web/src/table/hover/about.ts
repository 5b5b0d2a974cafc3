/** How a thing is explained besides its rules: how it stands now, for the table or seat by seat. */

/** A seat, with what there is to say about it. */
export interface Owner {
  seat: number;
  note: string;
}

/** How something stands now, for the table or seat by seat. */
export interface Now {
  text: string;
  owners: Owner[];
}

/** Who asks: the position and the seat in front. */
export interface SeenIn<View> {
  view: View;
  near: number;
}

export function fact(text: string): Now {
  return { text, owners: [] };
}
