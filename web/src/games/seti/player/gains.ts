/** Which event tells of a gain of what, shown for a moment beside the number. */
export const GAINS = {
  scored: "score",
  "credits-gained": "credit",
  "energy-gained": "energy",
  "publicity-gained": "publicity",
  "data-gained": "data",
  "exofossils-gained": "exofossil",
} as const;

export type Gain = (typeof GAINS)[keyof typeof GAINS];
