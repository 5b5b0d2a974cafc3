/** Numbers that look like chance but belong to a word: the same card is drawn the same way on every screen. */

export class Chance {
  private state: number;

  constructor(word: string) {
    let mixed = 2166136261;
    for (const letter of word) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
    this.state = mixed >>> 0;
  }

  /** A number from 0 up to but not including 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1));
  }

  of<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.next() * items.length)] ?? items[0];
  }
}
