/** What of a component is reconstructed because no source tells it. */
import type { Say } from "../../../table/board";
import type { Named } from "../facts";

/** What a field of the facts is about. */
function kindOf(field: string): string {
  if (field.startsWith("ship.")) return "ship";
  if (field === "colour" || field === "level") return field;
  if (field.startsWith("cost")) return "cost";
  return field.endsWith(".n") ? "amount" : "effects";
}

/** A sentence in brackets; "" where everything of the component is certain. */
export function doubtOf({ provenance, reconstructed = [] }: Named, say: Say): string {
  if (provenance === "reconstructed") return say("empires-about-reconstructed");
  const kinds = [...new Set(reconstructed.map(kindOf))];
  if (kinds.length === 0) return "";
  return say("empires-about-partly-reconstructed", {
    what: kinds.map((kind) => say(`empires-unsure-${kind}`)).join(", "),
  });
}
