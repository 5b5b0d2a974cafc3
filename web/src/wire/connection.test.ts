/** The line to a table: it comes back by itself, waits longer each time, and says hello with what it knows. */
import { beforeEach, describe, expect, it } from "vitest";

import type { FromServer, Hello } from "../generated/messages";
import { Connection, socketAddress, waitBefore, type ConnectionState, type Line } from "./connection";

class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: unknown[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
}

it("goes through TLS where the page came through it", () => {
  expect(socketAddress("a b", { protocol: "https:", host: "games.example" })).toBe(
    "wss://games.example/api/tables/a%20b/socket",
  );
  expect(socketAddress("a", { protocol: "http:", host: "localhost:8000" })).toBe(
    "ws://localhost:8000/api/tables/a/socket",
  );
});

describe("a connection", () => {
  let lines: FakeLine[];
  let waits: { run: () => void; milliseconds: number; cancelled: boolean }[];
  let heard: FromServer[];
  let states: ConnectionState[];
  let version: number;
  let connection: Connection;

  beforeEach(() => {
    lines = [];
    waits = [];
    heard = [];
    states = [];
    version = 0;
    const surroundings = {
      open(): Line {
        const line = new FakeLine();
        lines.push(line);
        return line;
      },
      later(run: () => void, milliseconds: number): () => void {
        const wait = { run, milliseconds, cancelled: false };
        waits.push(wait);
        return () => (wait.cancelled = true);
      },
    };
    const hello = (): Hello => ({ type: "hello", seat: 0, since: version });
    connection = new Connection(
      surroundings,
      hello,
      (message) => heard.push(message),
      (state) => states.push(state),
    );
    connection.start();
  });

  it("says hello when the line is open", () => {
    lines[0]?.onopen?.();
    expect(lines[0]?.sent).toEqual([{ type: "hello", seat: 0, since: 0 }]);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("comes back after a break and tells which version it knows", () => {
    lines[0]?.onopen?.();
    version = 7;
    lines[0]?.onclose?.();
    expect(states.at(-1)).toBe("lost");
    waits[0]?.run();
    lines[1]?.onopen?.();
    expect(lines[1]?.sent).toEqual([{ type: "hello", seat: 0, since: 7 }]);
    expect(states.at(-1)).toBe("open");
  });

  it("waits longer after every failed attempt, and briefly again after a good one", () => {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      lines[attempt]?.onclose?.();
      waits[attempt]?.run();
    }
    expect(waits.map((wait) => wait.milliseconds)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    lines[8]?.onopen?.();
    lines[8]?.onmessage?.({ data: '{"type":"update"}' });
    lines[8]?.onclose?.();
    expect(waits[8]?.milliseconds).toBe(waitBefore(0));
  });

  it("waits longer each time where it is let in only to be refused", () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      lines[attempt]?.onopen?.();
      lines[attempt]?.onmessage?.({ data: '{"type":"problem","message":"error-x","arguments":{},"version":null}' });
      lines[attempt]?.onclose?.();
      waits[attempt]?.run();
    }
    expect(waits.map((wait) => wait.milliseconds)).toEqual([250, 500, 1000, 2000]);
  });

  it("does not wait when the network is said to be back", () => {
    lines[0]?.onclose?.();
    connection.hurry();
    expect(waits[0]?.cancelled).toBe(true);
    expect(lines).toHaveLength(2);
    connection.hurry();
    expect(lines).toHaveLength(2);
  });

  it("sends nothing without a line and says so", () => {
    expect(connection.send({ type: "undo", seat: 0, version: 3 })).toBe(false);
    lines[0]?.onopen?.();
    expect(connection.send({ type: "undo", seat: 0, version: 3 })).toBe(true);
    lines[0]?.onclose?.();
    expect(connection.send({ type: "undo", seat: 0, version: 3 })).toBe(false);
    expect(lines[0]?.sent).toHaveLength(2);
  });

  it("passes messages on and stays closed once stopped", () => {
    lines[0]?.onopen?.();
    lines[0]?.onmessage?.({ data: '{"type":"problem","message":"error-x","arguments":{},"version":null}' });
    expect(heard).toEqual([{ type: "problem", message: "error-x", arguments: {}, version: null }]);
    connection.stop();
    expect(lines[0]?.closed).toBe(true);
    expect(waits).toHaveLength(0);
  });
});
