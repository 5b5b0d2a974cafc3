/** Which page is shown: the address decides, links change it without reloading the page. */
import { at, within } from "./base";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "join"; id: string }
  | { page: "replay"; id: string }
  | { page: "analysis"; id: string }
  | { page: "sheet"; id: string }
  | { page: "campaign"; id: string }
  | { page: "learn"; id: string }
  | { page: "settings" }
  | { page: "me" }
  | { page: "mail" }
  | { page: "unknown" };

/** The page a path within this server stands for. */
export function routeOf(path: string): Route {
  const [first = "", id = "", ...more] = path.split("/").filter((part) => part !== "");
  if (first === "") return { page: "home" };
  const alone = (["settings", "me", "mail"] as const).find((page) => page === first);
  if (alone && id === "") return { page: alone };
  const known = (["table", "join", "replay", "analysis", "sheet", "campaign", "learn"] as const).find(
    (page) => page === first,
  );
  return known && id !== "" && more.length === 0 ? { page: known, id } : { page: "unknown" };
}

class Address {
  path = $state(within(location.pathname));
  hash = $state(location.hash.slice(1));
  route: Route = $derived(routeOf(this.path));

  constructor() {
    const read = (): void => {
      this.path = within(location.pathname);
      this.hash = location.hash.slice(1);
    };
    window.addEventListener("popstate", read);
    window.addEventListener("hashchange", read);
  }

  /** To a path within this server. */
  go(path: string): void {
    history.pushState(null, "", at(path));
    this.path = within(location.pathname);
    this.hash = location.hash.slice(1);
    window.scrollTo(0, 0);
  }

  /** On to a path for which this one was only the way: it is not come back to. */
  pass(path: string): void {
    history.replaceState(null, "", at(path));
    this.path = within(location.pathname);
  }

  /** Replaces what follows the # in the address bar, without a new entry in the history. */
  note(hash: string): void {
    history.replaceState(null, "", `#${hash}`);
    this.hash = hash;
  }
}

export const address = new Address();

/** For links: a plain click stays in this page, everything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  address.go(within(link.pathname) + link.hash);
}
