/** What the person has chosen for this browser: language, motion, pace, sound, shapes, confirming, how strong games are alone. Kept in its storage. */
export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Motion = "system" | "on" | "off";
/** How fast the steps of the others follow each other on the board. */
export const PACES = ["at-once", "quick", "calm"] as const;
export type Pace = (typeof PACES)[number];

export interface Choices {
  language: Language;
  motion: Motion;
  /** Null while nothing has been chosen. */
  pace: Pace | null;
  sound: boolean;
  shapes: boolean;
  /** Whether an answer that would be final at once waits for a second click. */
  confirm: boolean;
  /** Whether the table shows how long everybody has thought. */
  clocks: boolean;
  /** How strong each game was to be when it was last played alone. */
  difficulties: Record<string, unknown>;
  /** Whether a campaign is played as it is told, or in any order. */
  order: "told" | "free";
}

const KEY = "orrery-settings";

/** The language a browser asks for, as far as it is spoken here. */
export function usualLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

/** Choices from stored text; what is missing or unknown there is as usual. */
export function readChoices(stored: string | null, wanted: readonly string[]): Choices {
  const usual: Choices = {
    language: usualLanguage(wanted),
    motion: "system",
    pace: null,
    sound: false,
    shapes: true,
    confirm: true,
    clocks: false,
    difficulties: {},
    order: "free",
  };
  const given = parseStored(stored);
  const language = LANGUAGES.find((known) => known === given["language"]) ?? usual.language;
  const motion = (["system", "on", "off"] as const).find((known) => known === given["motion"]) ?? usual.motion;
  return {
    language,
    motion,
    pace: PACES.find((known) => known === given["pace"]) ?? usual.pace,
    sound: typeof given["sound"] === "boolean" ? given["sound"] : usual.sound,
    shapes: typeof given["shapes"] === "boolean" ? given["shapes"] : usual.shapes,
    confirm: typeof given["confirm"] === "boolean" ? given["confirm"] : usual.confirm,
    clocks: typeof given["clocks"] === "boolean" ? given["clocks"] : usual.clocks,
    difficulties: isRecord(given["difficulties"]) ? given["difficulties"] : usual.difficulties,
    order: given["order"] === "told" ? "told" : usual.order,
  };
}

function parseStored(stored: string | null): Record<string, unknown> {
  if (stored === null) return {};
  try {
    const value: unknown = JSON.parse(stored);
    return isRecord(value) ? value : {};
  } catch (problem) {
    // text that another program left there is no reason to refuse to play
    if (problem instanceof SyntaxError) return {};
    throw problem;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

class Settings {
  #choices: Choices = $state(readChoices(localStorage.getItem(KEY), navigator.languages));
  #reduced = $state(false);

  constructor() {
    const query = window.matchMedia?.("(prefers-reduced-motion: reduce)");
    this.#reduced = query?.matches ?? false;
    query?.addEventListener("change", (event) => {
      this.#reduced = event.matches;
      this.#show();
    });
    this.#show();
  }

  get language(): Language {
    return this.#choices.language;
  }
  get motion(): Motion {
    return this.#choices.motion;
  }
  get pace(): Pace {
    return this.paceAt(false);
  }
  /** How fast the others are shown; whoever is taught a game has it calm. */
  paceAt(taught: boolean): Pace {
    return this.#choices.pace ?? (taught ? "calm" : "quick");
  }
  get sound(): boolean {
    return this.#choices.sound;
  }
  get shapes(): boolean {
    return this.#choices.shapes;
  }
  get confirm(): boolean {
    return this.#choices.confirm;
  }
  get clocks(): boolean {
    return this.#choices.clocks;
  }
  get difficulties(): Record<string, unknown> {
    return this.#choices.difficulties;
  }
  get order(): Choices["order"] {
    return this.#choices.order;
  }

  /** Whether things may move: the person's word, or else the system's. */
  get moving(): boolean {
    return this.#choices.motion === "on" || (this.#choices.motion === "system" && !this.#reduced);
  }

  choose(changed: Partial<Choices>): void {
    this.#choices = { ...this.#choices, ...changed };
    localStorage.setItem(KEY, JSON.stringify(this.#choices));
    this.#show();
  }

  #show(): void {
    document.documentElement.lang = this.#choices.language;
    document.documentElement.classList.toggle("still", !this.moving);
  }
}

export const settings = new Settings();
