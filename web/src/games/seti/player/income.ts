/** What a round begins with: the printed income and the cards tucked for more. */
import { SETI } from "../../../generated/messages";
import type { Facts } from "../facts";

type Income = (typeof SETI.incomes)[number];

export interface Amount {
  kind: Income;
  count: number;
}

/** How much of everything each round from the second on brings; what brings nothing is left out. */
export function incomeOf(tucked: string[], facts: Facts): Amount[] {
  const printed: Partial<Record<Income, number>> = facts.board.income;
  const kinds: (string | undefined)[] = tucked.map((card) => facts.card(card).income);
  return SETI.incomes
    .map((kind) => ({
      kind,
      count: (printed[kind] ?? 0) + kinds.filter((each) => each === kind).length,
    }))
    .filter(({ count }) => count > 0);
}
