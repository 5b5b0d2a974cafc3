/** The sound: two short notes of our own, made here and fetched from nowhere. */
import { expect, it, vi } from "vitest";

import { chime } from "./sound";

interface Note {
  frequency: number;
  from: number;
  to: number;
}

it("is two notes one after the other, over within half a second, and never loud", () => {
  const notes: Note[] = [];
  let loudest = 0;
  const louder = (value: number): number => (loudest = Math.max(loudest, value));
  class Context {
    currentTime = 3;
    destination = {};
    createOscillator(): object {
      const tone = { frequency: { value: 0 }, connect: (next: unknown) => next, start, stop };
      const note: Note = { frequency: 0, from: 0, to: 0 };
      function start(when: number): void {
        notes.push(Object.assign(note, { frequency: tone.frequency.value, from: when }));
      }
      function stop(when: number): void {
        note.to = when;
      }
      return tone;
    }
    createGain(): object {
      const gain = { setValueAtTime: louder, exponentialRampToValueAtTime: louder };
      return { gain, connect: (next: unknown) => next };
    }
  }
  vi.stubGlobal("AudioContext", Context);
  chime();
  expect(notes).toHaveLength(2);
  expect(notes[0]?.frequency).not.toBe(notes[1]?.frequency);
  expect(Math.min(...notes.map(({ from }) => from))).toBe(3);
  expect(Math.max(...notes.map(({ to }) => to))).toBeLessThanOrEqual(3.5);
  expect(loudest).toBeGreaterThan(0);
  expect(loudest).toBeLessThanOrEqual(0.2);
});
