/** What can be done with a thing of the board now, and how it is spoken of: under a button, and as an outline in a drawing. */
import type { OptionText, Refusal } from "../../generated/messages";
import type { Group } from "./groups";
import type { PressingDesk } from "./pressing.svelte";
import { spokenName } from "./refused";

interface Asked {
  /** What answers belong to it; "" where it only explains itself. */
  target: string;
  name: string;
  /** Whether a click does something other than answering. */
  ready: boolean;
}

export class Answering {
  constructor(
    private readonly desk: PressingDesk,
    private readonly asked: () => Asked,
  ) {}

  readonly group: Group | undefined = $derived.by(() => {
    const { target } = this.asked();
    return target === "" ? undefined : this.desk.groups.get(target);
  });
  readonly options: OptionText[] = $derived(this.group?.options ?? []);
  readonly live: boolean = $derived.by(() => this.options.length > 0 || this.asked().ready);
  readonly refused: Refusal[] = $derived(this.live ? [] : (this.group?.refused ?? []));
  readonly open: boolean = $derived.by(() => this.desk.opened?.target === this.asked().target);
  /** The answer a click gives at once. */
  readonly direct: OptionText | undefined = $derived.by(() => this.desk.directAt(this.asked().target));
  /** Whether a click opens a list of answers. */
  readonly opens: boolean = $derived.by(
    () => this.options.length > 0 && this.direct === undefined && !this.asked().ready,
  );
  /** Whether the answer of a hint is found here. */
  readonly hinted: boolean = $derived.by(() => this.options.some(({ action }) => action === this.desk.hinted));
  readonly label: string = $derived.by(() => {
    const { name } = this.asked();
    const { say } = this.desk;
    if (this.direct !== undefined) return `${name}: ${say.action(this.direct)}`;
    return this.opens ? say("web-several", { name, count: this.options.length }) : spokenName(name, this.refused, say);
  });
}
