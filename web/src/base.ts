/** Below which path the server is: a proxy may keep other things beside it. The page says so. */

/** The path without its last slash: nothing, or something like `/orrery`. */
export function baseOf(page: Document): string {
  const named = page.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? "/";
  return new URL(named, location.origin).pathname.replace(/\/$/, "");
}

const BASE = baseOf(document);

/** Where a path of this server is found. */
export function at(path: string, base = BASE): string {
  return base + path;
}

/** The path within this server. */
export function within(path: string, base = BASE): string {
  return `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || "/" : path;
}
