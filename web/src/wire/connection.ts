/** A table's socket that comes back by itself: after a break it says hello again and hears what it missed. */
import { at } from "../base";
import type { FromBrowser, FromServer, Hello } from "../generated/messages";

export type ConnectionState = "connecting" | "open" | "lost";

/** The part of a WebSocket that is used, so that tests can stand in for it. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  open(): Line;
  later(run: () => void, milliseconds: number): () => void;
}

const WAITS_MS = [250, 500, 1000, 2000, 4000, 8000];

/** How long to wait before the next attempt, after that many have failed. */
export function waitBefore(attempt: number): number {
  return WAITS_MS[Math.min(attempt, WAITS_MS.length - 1)] ?? 0;
}

export class Connection {
  #line: Line | null = null;
  #attempt = 0;
  #cancel: (() => void) | null = null;
  #stopped = false;

  constructor(
    private readonly surroundings: Surroundings,
    private readonly hello: () => Hello,
    private readonly heard: (message: FromServer) => void,
    private readonly changed: (state: ConnectionState) => void,
  ) {}

  start(): void {
    this.#stopped = false;
    this.changed("connecting");
    this.#open();
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
    this.#cancel = null;
    this.#line?.close();
    this.#line = null;
  }

  /** Sends at once, or says that there is no connection; what is lost is never sent later by surprise. */
  send(message: FromBrowser): boolean {
    if (this.#line === null || this.#cancel !== null) return false;
    this.#line.send(JSON.stringify(message));
    return true;
  }

  /** Does not wait any longer, because the network is said to be back. */
  hurry(): void {
    if (this.#cancel === null || this.#stopped) return;
    this.#cancel();
    this.#cancel = null;
    this.#open();
  }

  #open(): void {
    const line = this.surroundings.open();
    line.onopen = () => {
      this.#line = line;
      this.changed("open");
      line.send(JSON.stringify(this.hello()));
    };
    line.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as FromServer;
      // a client that is only told to go away has got nowhere, and does not hurry back
      if (message.type !== "problem") this.#attempt = 0;
      this.heard(message);
    };
    line.onclose = () => this.#lost();
  }

  #lost(): void {
    this.#line = null;
    if (this.#stopped) return;
    this.changed("lost");
    this.#cancel = this.surroundings.later(() => {
      this.#cancel = null;
      this.#open();
    }, waitBefore(this.#attempt));
    this.#attempt += 1;
  }
}

/** Where a table's socket is: behind TLS if the page is. */
export function socketAddress(tableId: string, page: Pick<Location, "protocol" | "host">): string {
  const scheme = page.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${page.host}${at(`/api/tables/${encodeURIComponent(tableId)}/socket`)}`;
}

/** The browser's own socket and clock. */
export function browserSurroundings(tableId: string): Surroundings {
  return {
    open: () => new WebSocket(socketAddress(tableId, location)) as Line,
    later(run, milliseconds) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
