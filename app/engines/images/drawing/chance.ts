/** Randomness from a seed: the same picture for the same request. */
import { hash, randomStream, seedOf } from '#app/engines/scenes/noise.ts';

export interface Chance {
  /** 0 up to 1. */
  next(): number;
  between(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True with that probability. */
  maybe(share: number): boolean;
  shuffled<Item>(items: readonly Item[]): Item[];
  /** An independent random stream for a part, so that other parts don't change with it. */
  of(part: string): Chance;
}

export function chanceOf(seed: number): Chance {
  const next = randomStream(seed);
  const chance: Chance = {
    next,
    between: (from, to) => from + (to - from) * next(),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    maybe: (share) => next() < share,
    shuffled(items) {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = Math.floor(next() * (last + 1));
        [mixed[last], mixed[other]] = [mixed[other] as (typeof mixed)[number], mixed[last] as (typeof mixed)[number]];
      }
      return mixed;
    },
    of: (part) => chanceOf(hash(seedOf(part), seed | 0, 7)),
  };
  return chance;
}
