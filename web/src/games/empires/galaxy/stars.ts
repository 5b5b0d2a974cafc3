/** The same far stars for everyone: points strewn over the mat, as lines of no length. */
import { SIZE } from "./geometry";

/** A sequence that looks strewn and is the same on every screen. */
function* strewn(seed: number): Generator<number> {
  let now = seed;
  for (;;) {
    now = (now * 16807) % 2147483647;
    yield now / 2147483647;
  }
}

function starsOf(count: number, seed: number): string {
  const values = strewn(seed);
  const next = (): number => Math.round((values.next().value as number) * SIZE);
  return Array.from({ length: count }, () => `M${next()} ${next()}h.01`).join("");
}

export const FAR_STARS = starsOf(150, 1977);
export const NEAR_STARS = starsOf(22, 4711);
