/** Writes lengths in px as multiples of `--px`, the unit by which a page and a board on it are drawn larger. */

/** What strings and addresses contain is no length; conditions of media queries are not declarations. */
const LENGTH = /"[^"]*"|'[^']*'|url\([^)]*\)|(?<![\w.#-])(-?(?:\d*\.)?\d+)px\b/g;

/** The part of a declaration of PostCSS that is needed here. */
interface Declaration {
  prop: string;
  value: string;
}

export function withUnit(value: string): string {
  return value.replace(LENGTH, (found: string, number?: string) =>
    number === undefined ? found : `calc(${number} * var(--px))`,
  );
}

export const lengths = {
  postcssPlugin: "lengths",
  Declaration(declaration: Declaration): void {
    if (declaration.prop !== "--px") declaration.value = withUnit(declaration.value);
  },
};
