/** The server's plain questions and answers. */
import { at } from "../base";
import type {
  AloneInfo,
  Analysis,
  Arrive,
  Arrived,
  Book,
  BrowserList,
  Clocks,
  Created,
  GameInfo,
  HandOver,
  IdentityLink,
  Join,
  Left,
  MailDecision,
  MailLink,
  LessonInfo,
  LookBack,
  Me,
  Moments,
  NewTable,
  NewWay,
  PlayOn,
  Problem,
  Rename,
  SeenJoined,
  ServerInfo,
  Step,
  TableInfo,
  Trial,
  Vacation,
  WaysInfo,
} from "../generated/messages";
import { joined } from "./joined.svelte";

/** What the server refused, with its message for the person. */
export class Refused extends Error {
  constructor(
    readonly message: string,
    readonly args: Record<string, string>,
    readonly status: number,
  ) {
    super(message);
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "message" in value && "arguments" in value;
}

/** Requests under way: the answer to any of them may set the cookie or renew it. */
const underWay = new Set<Promise<unknown>>();
/** The end of the last request that changes who this browser is. */
let changed: Promise<unknown> = Promise.resolve();

/** Sends a request once the one before that changes who this browser is has been answered. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const asked = changed.then(() => send(path, init));
  underWay.add(asked);
  const end = (): void => void underWay.delete(asked);
  asked.then(end, end);
  return asked;
}

/** Sends a request that changes who this browser is: no other is under way then, so no other answer sets a cookie. */
async function postAlone<T>(path: string, body: unknown): Promise<T> {
  const asked = Promise.all([changed, Promise.allSettled(underWay)]).then(() =>
    send(path, posted(JSON.stringify(body))),
  );
  changed = Promise.allSettled([asked]);
  return (await (await asked).json()) as T;
}

async function send(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(at(`/api${path}`), init);
  } catch {
    // fetch fails only when no answer came at all
    throw new Refused("web-error-offline", {}, 0);
  }
  if (response.ok) return response;
  const problem: unknown = response.headers.get("content-type")?.includes("json") ? await response.json() : null;
  if (isProblem(problem)) throw new Refused(problem.message, problem.arguments, response.status);
  throw new Refused("web-error-server", { status: String(response.status) }, response.status);
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await (await ask(path, posted(JSON.stringify(body)))).json()) as T;
}

function posted(body: string, headers: Record<string, string> = {}): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json", ...headers }, body };
}

/** The last request for a new table that has not succeeded, and its key. */
let pending = { request: "", key: "" };

/** Asks for a new table; asked again after a failure, the server makes no second one. */
async function postNewTable(path: string, body: string): Promise<Created> {
  const request = `${path} ${body}`;
  if (pending.request !== request) pending = { request, key: crypto.getRandomValues(new Uint32Array(4)).join("-") };
  const { key } = pending;
  const made = (await (await ask(path, posted(body, { "idempotency-key": key }))).json()) as Created;
  if (pending.key === key) pending = { request: "", key: "" };
  return made;
}

export const api = {
  /** Asks who I am; the page shows the news of browsers that the answer brings. */
  me: async () => {
    const me = await get<Me>("/me");
    joined.browsers = me.joined;
    return me;
  },
  rename: (wish: Rename) => post<Me>("/me", wish),
  browsers: () => get<BrowserList>("/me/browsers"),
  signOut: (browser: string) => postAlone<BrowserList>(`/me/browsers/${encodeURIComponent(browser)}/sign-out`, {}),
  /** Tells the server which news of browsers were shown here. */
  seenJoined: (seen: SeenJoined) => post<Me>("/me/joined/seen", seen),
  /** The link by which one other browser becomes mine, within a day; the one before is void. */
  identityLink: () => post<IdentityLink>("/me/link", {}),
  /** The key by which I come back when no browser of mine is left; the one before is void. */
  makeRecovery: () => post<IdentityLink>("/me/recovery", {}),
  revokeRecovery: () => post<BrowserList>("/me/recovery/revoke", {}),
  /** Makes this browser that of the person whose link it is. */
  arrive: (wish: Arrive) => postAlone<Arrived>("/me/device", wish),
  /** Signs all other browsers out; links and the recovery key are void. */
  onlyHere: () => post<BrowserList>("/me/only-here", {}),
  /** Bots play for me where others wait, or I play again. */
  beginVacation: () => post<Vacation>("/me/vacation", {}),
  endVacation: () => post<Vacation>("/me/back", {}),
  dataAddress: () => at("/api/me/data"),
  leave: () => postAlone<Left>("/me/leave", {}),
  ways: () => get<WaysInfo>("/me/ways"),
  addWay: (wish: NewWay) => post<WaysInfo>("/me/ways", wish),
  removeWay: (id: string) => post<WaysInfo>(`/me/ways/${encodeURIComponent(id)}/remove`, {}),
  trial: (id: string) => post<Trial>(`/me/ways/${encodeURIComponent(id)}/trial`, {}),
  confirmMail: (wish: MailLink) => post<MailDecision>("/mail/confirm", wish),
  stopMail: (wish: MailLink) => post<MailDecision>("/mail/stop", wish),
  server: () => get<ServerInfo>("/server"),
  games: () => get<GameInfo[]>("/games"),
  facts: (game: string) => get<unknown>(`/games/${encodeURIComponent(game)}/facts`),
  /** What a game of another package says, as Fluent by language. */
  messages: (game: string) => get<Record<string, string>>(`/games/${encodeURIComponent(game)}/messages`),
  tables: () => get<TableInfo[]>("/tables"),
  /** How I have fared alone against the games. */
  alone: () => get<AloneInfo[]>("/alone"),
  /** What I have played so far. */
  book: () => get<Book>("/book"),
  /** What is taught in a game's guided first game. */
  lesson: (game: string) => get<LessonInfo>(`/games/${encodeURIComponent(game)}/lesson`),
  /** The guided first game that was left, or a new one. */
  beginLesson: (game: string) => post<Created>("/lessons", { game }),
  leaveLesson: (id: string) => post<TableInfo>(`/tables/${encodeURIComponent(id)}/lesson/left`, {}),
  create: (wish: NewTable) => postNewTable("/tables", JSON.stringify(wish)),
  table: (id: string) => get<TableInfo>(`/tables/${encodeURIComponent(id)}`),
  /** How long everybody at the table has thought. */
  clocks: (id: string) => get<Clocks>(`/tables/${encodeURIComponent(id)}/clocks`),
  join: (id: string, wish: Join) => post<TableInfo>(`/tables/${encodeURIComponent(id)}/join`, wish),
  handOver: (id: string, seat: number, wish: HandOver) =>
    post<TableInfo>(`/tables/${encodeURIComponent(id)}/seats/${seat}`, wish),
  close: (id: string) => post<TableInfo>(`/tables/${encodeURIComponent(id)}/close`, {}),
  /** A bot plays on for me, and the table goes from my list. */
  leaveTable: (id: string) => post<TableInfo>(`/tables/${encodeURIComponent(id)}/leave`, {}),
  /** Takes a finished table off my list, or puts it there again. */
  hide: (id: string, hidden: boolean) => post<TableInfo>(`/tables/${encodeURIComponent(id)}/hidden`, { hidden }),
  /** Whether there may be hints at the table, as far as I am concerned. */
  wantHints: (id: string, wanted: boolean) => post<TableInfo>(`/tables/${encodeURIComponent(id)}/hints`, { wanted }),
  /** The table at which the same people play again. */
  rematch: (id: string) => post<Created>(`/tables/${encodeURIComponent(id)}/rematch`, {}),
  load: (record: string) => postNewTable("/records", record),
  /** A moment of a game; with the events after the step `since`, else with those of this step alone. */
  step: (id: string, step: number, seat: number | null, since?: number) => {
    const query = new URLSearchParams();
    if (seat !== null) query.set("seat", String(seat));
    if (since !== undefined) query.set("since", String(since));
    return get<Step>(`/tables/${encodeURIComponent(id)}/steps/${step}?${query.toString()}`);
  },
  /** What happened after a version, moment by moment, as these eyes saw it. */
  moments: (id: string, seat: number | null, since: number) => {
    const query = new URLSearchParams({ since: String(since) });
    if (seat !== null) query.set("seat", String(seat));
    return get<Moments>(`/tables/${encodeURIComponent(id)}/moments?${query.toString()}`);
  },
  /** What the strongest bot thinks of a finished game; who knows some turns waits for more. */
  analysis: (id: string, known = -1) => get<Analysis>(`/tables/${encodeURIComponent(id)}/analysis?known=${known}`),
  /** What it would have done at one step. */
  thoughts: (id: string, step: number) => get<LookBack>(`/tables/${encodeURIComponent(id)}/thoughts/${step}`),
  /** A new table from one step of a finished game on. */
  playOn: (id: string, wish: PlayOn) => postNewTable(`/tables/${encodeURIComponent(id)}/play-on`, JSON.stringify(wish)),
  recordAddress: (id: string) => at(`/api/tables/${encodeURIComponent(id)}/record`),
};
