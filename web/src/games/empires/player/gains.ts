/** Which event tells of a gain of what, shown for a moment beside the number. */
export const GAINS = { scored: "points", "energy-regained": "energy" };
