/** Numbers as people write them. */

/** With its sign, a real minus; nothing has none. */
export function withSign(value: number): string {
  if (value === 0) return "0";
  return value < 0 ? `−${-value}` : `+${value}`;
}
