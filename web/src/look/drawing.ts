/** What drawings of every board are made of: points, and lines as short as a drawing needs them. */
export interface Point {
  x: number;
  y: number;
}

export function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

export function circle({ x, y }: Point, radius: number): string {
  const across = radius * 2;
  return `M${toHundredths(x - radius)} ${y}a${radius} ${radius} 0 1 1 ${across} 0a${radius} ${radius} 0 1 1 ${-across} 0z`;
}
