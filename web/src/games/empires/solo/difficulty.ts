/** How hard the scenarios are: our own order, as the rules only say that it grows. */
export const DIFFICULTY: Record<number, number> = { 1: 1, 2: 2, 3: 3, 4: 3, 5: 4, 6: 5 };
export const HARDEST = 5;
