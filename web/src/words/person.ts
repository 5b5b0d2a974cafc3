/** What only a person's book and own page say: fetched with them, in every language. */
import { read } from "./messages";

const OWN = import.meta.glob<string>("../../../src/orrery/locales/*/person.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
for (const [path, text] of Object.entries(OWN)) read(path, text);
