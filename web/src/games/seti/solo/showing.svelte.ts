/** Which steps of the rival's turn are being looked at: pointed at on its slip or on the board, or played again. */

/** The whole turn is played again in this time at most, and a step for no longer than this. */
const WHOLE_MS = 2000;
const STEP_MS = 600;
/** How long everything is marked where nothing moves. */
const STILL_MS = 1000;

class Showing {
  /** Numbers of steps. */
  lit = $state.raw<number[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  point(steps: number[]): void {
    this.stop();
    this.lit = steps;
  }

  /** One step after the other, or all at once where nothing shall move. */
  play(count: number, moving: boolean): void {
    this.stop();
    if (count === 0) return;
    if (moving) this.from(1, count);
    else
      this.hold(
        Array.from({ length: count }, (_, place) => place + 1),
        STILL_MS,
        () => this.stop(),
      );
  }

  /** Anyone who does something has seen enough. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.lit = [];
  }

  get playing(): boolean {
    return this.timer !== undefined;
  }

  private from(number: number, count: number): void {
    const next = number < count ? () => this.from(number + 1, count) : () => this.stop();
    this.hold([number], Math.min(STEP_MS, WHOLE_MS / count), next);
  }

  private hold(steps: number[], time: number, next: () => void): void {
    this.lit = steps;
    this.timer = setTimeout(next, time);
  }
}

export const showing = new Showing();
