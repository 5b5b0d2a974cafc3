/** The species this screen has already shown as discovered, so that playing events again does not show them again. */
const greeted = new Set<string>();

/** Those of the discovered species that a table shows for the first time. */
export function greeting(table: string, species: string[]): string[] {
  const fresh = species.filter((each) => !greeted.has(`${table} ${each}`));
  for (const each of fresh) greeted.add(`${table} ${each}`);
  return fresh;
}
