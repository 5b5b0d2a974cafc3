/** What my page says of browsers, and the links by which one more becomes mine. */
import { at } from "../../base";
import { api } from "../../wire/http";
import { tell } from "../../words/tell";

/** What a browser is called, as far as it has said what it is. */
export function browserName({ program, system }: { program: string; system: string }): string {
  return tell("web-browser", {
    program: program || tell("web-browser-unnamed"),
    system,
    known: system === "" ? "no" : "yes",
  });
}

/** The address that holds a secret where no server's log sees it. */
export async function linkWith(secret: string): Promise<string> {
  const { public_url } = await api.server();
  return `${public_url || location.origin + at("")}/me#${secret}`;
}

/** A recovery key that nobody can guess. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ "+": "-", "/": "_" })[sign] ?? "");
}
