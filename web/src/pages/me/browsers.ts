/** Names of browsers on my page, and the links by which one more becomes mine. */
import { at } from "../../base";
import { api } from "../../wire/http";
import { tell } from "../../words/tell";

/** Returns the name of a browser, as far as it has said one. */
export function browserName({ program, system }: { program: string; system: string }): string {
  return tell("web-browser", {
    program: program || tell("web-browser-unnamed"),
    system,
    known: system === "" ? "no" : "yes",
  });
}

/** Returns an address with a secret in the part that is never sent to a server. */
export async function linkWith(secret: string): Promise<string> {
  const { public_url } = await api.server();
  return `${public_url || location.origin + at("")}/me#${secret}`;
}

const NEXT_KEY = "orrery-next-key";

/**
 * Returns the recovery key that replaces the one in a link. This tab keeps it until `forgetNextKey`: after a lost answer
 * and a reload it is proposed again, and not lost with that answer.
 */
export function nextKey(secret: string): string {
  const [known, kept] = sessionStorage.getItem(NEXT_KEY)?.split(" ") ?? [];
  if (known === secret && kept !== undefined) return kept;
  const next = newKey();
  sessionStorage.setItem(NEXT_KEY, `${secret} ${next}`);
  return next;
}

export function forgetNextKey(): void {
  sessionStorage.removeItem(NEXT_KEY);
}

/** Returns a random recovery key. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ "+": "-", "/": "_" })[sign] ?? "");
}
