/** How one's own cards lie: none on another, so that every name can be read; more take smaller forms, and at last scroll. */

/** A form in which cards lie: how large one is, and how far from the next. */
interface Form {
  width: number;
  height: number;
  gap: number;
}

const HAND = {
  whole: { width: 88, height: 130, gap: 8 },
  /** Without picture and effects: corner, cost, income, sector and name. */
  plates: { width: 76, height: 64, gap: 5 },
} satisfies Record<string, Form>;
const FRONT = {
  cards: { width: 60, height: 86, gap: 6 },
  plates: { width: 76, height: 54, gap: 5 },
  /** The picture with how it stands. */
  signs: { width: 41, height: 35, gap: 4 },
} satisfies Record<string, Form>;

export type HandForm = keyof typeof HAND;
export type FrontForm = keyof typeof FRONT;

/** The head of the hand with its gap, and what stands between the two. */
const HEAD = 34;
const BETWEEN = 12;
/** What is written above the cards in front takes so much of the height, and so much width where any lie there. */
const CAPTION = 22;
const CAPTION_WIDTH = 110;
const EMPTY_WIDTH = 34;
const STEP = 0.05;

export interface Laid {
  hand: HandForm;
  front: FrontForm;
  handColumns: number;
  frontColumns: number;
  /** How much smaller everything is drawn than the table around it. */
  scale: number;
  /** Even the smallest forms have no room: one scrolls sideways, and what is written stays large enough. */
  scrolls: boolean;
}

export interface Place {
  width: number;
  height: number;
  /** How many pixels of the window one of the board takes: so much smaller may cards be, and still be read. */
  unit: number;
}

function columnsOf(cards: number, { height, gap }: Form, room: number): number {
  const rows = Math.max(1, Math.floor((room + gap) / (height + gap)));
  return Math.max(1, Math.ceil(cards / rows));
}

function widthOf(columns: number, { width, gap }: Form): number {
  return columns * (width + gap) - gap;
}

/** Both in these forms, and how wide that is. */
function layOut(front: number, hand: number, forms: [HandForm, FrontForm], height: number): [Laid, number] {
  const [handForm, frontForm] = forms;
  const handColumns = columnsOf(hand, HAND[handForm], height);
  const frontColumns = columnsOf(front, FRONT[frontForm], height - CAPTION);
  const inFront = front === 0 ? EMPTY_WIDTH : Math.max(CAPTION_WIDTH, widthOf(frontColumns, FRONT[frontForm]));
  const width = HEAD + BETWEEN + inFront + widthOf(handColumns, HAND[handForm]);
  return [{ hand: handForm, front: frontForm, handColumns, frontColumns, scale: 1, scrolls: false }, width];
}

/**
 * The largest forms for which there is room. Whole cards in the hand are worth most, since one chooses among them by
 * what they do; they get smaller before they become plates, but never smaller than they are on a small screen.
 */
export function layCards(front: number, hand: number, place: Place): Laid {
  const least = Math.min(1, 1 / place.unit);
  const scales: number[] = [];
  for (let scale = 1; scale > least; scale -= STEP) scales.push(scale);
  scales.push(least);
  for (const handForm of ["whole", "plates"] as const) {
    for (const scale of scales) {
      for (const frontForm of ["cards", "plates", "signs"] as const) {
        const [found, width] = layOut(front, hand, [handForm, frontForm], place.height / scale);
        if (width * scale <= place.width) return { ...found, scale };
      }
    }
  }
  const [smallest] = layOut(front, hand, ["plates", "signs"], place.height / least);
  return { ...smallest, scale: least, scrolls: true };
}
