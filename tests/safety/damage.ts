/** Damages files by seed: accidental and deliberate damage. The same seed gives the same files. */

/** Numbers from 0 up to 1: mulberry32, by Tommy Ettinger. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Dice {
  /** A whole number below `limit`. */
  below(limit: number): number;
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item;
  /** A position in a file; every second one is among headers and tables. */
  placeIn(file: Buffer): number;
}

/** Inflated values of counts and lengths; 0 and -1 keep readers from advancing. */
const SIZES: readonly [number, ...number[]] = [
  0xffffffff, 0x7fffffff, 0x80000000, 0, 1, 0xffff, 0x00ffffff, 0xfffffff0,
];

type Damage = (file: Buffer, dice: Dice, other: Buffer) => Buffer;

const DAMAGES: Readonly<Record<string, Damage>> = {
  flipped(file, dice) {
    for (let times = 1 + dice.below(8); times > 0; times -= 1) {
      const at = dice.placeIn(file);
      file[at] = (file[at] ?? 0) ^ (1 << dice.below(8));
    }
    return file;
  },
  truncated: (file, dice) => file.subarray(0, 12 + dice.below(Math.max(1, file.length - 12))),
  repeated(file, dice) {
    const [from, length] = [dice.placeIn(file), 1 + dice.below(Math.ceil(file.length / 2))];
    const block = file.subarray(from, from + length);
    return Buffer.concat([
      file.subarray(0, from),
      ...Array.from({ length: 2 + dice.below(30) }, () => block),
      file.subarray(from),
    ]);
  },
  lengthened(file, dice) {
    for (let times = 1 + dice.below(3); times > 0; times -= 1) {
      const at = Math.min(dice.placeIn(file), file.length - 4);
      const value = dice.oneOf(SIZES);
      if (dice.below(3) === 0) file.writeUInt16BE(value & 0xffff, at);
      else if (dice.below(2) === 0) file.writeUInt32LE(value, at);
      else file.writeUInt32BE(value, at);
    }
    return file;
  },
  zeroed(file, dice) {
    const at = dice.placeIn(file);
    return file.fill(dice.below(2) * 0xff, at, Math.min(file.length, at + 1 + dice.below(64)));
  },
  /** The beginning of another type, for readers that have already decided. */
  headed(file, dice, other) {
    const length = 12 + dice.below(64);
    return Buffer.concat([other.subarray(0, length), file.subarray(length)]);
  },
  spliced(file, dice, other) {
    return Buffer.concat([file.subarray(0, 12 + dice.below(file.length)), other.subarray(dice.below(other.length))]);
  },
  /** Parts of the file in another order. */
  shuffled(file, dice) {
    const [a, b] = [dice.placeIn(file), dice.placeIn(file)].toSorted((one, two) => one - two) as [number, number];
    const from = Math.max(12, a);
    return Buffer.concat([file.subarray(0, from), file.subarray(b), file.subarray(from, Math.max(from, b))]);
  },
};

export interface Damaged {
  /** For reproduction: what was done to which file, and with which seed. */
  label: string;
  bytes: Buffer;
}

/** `count` damaged copies of a sound file of at least 16 bytes; headers and ends of `others` are mixed in. */
export function* damaged(
  name: string,
  sound: Buffer,
  others: readonly [Buffer, ...Buffer[]],
  count: number,
  seed: number,
): Generator<Damaged> {
  const kinds = Object.entries(DAMAGES);
  for (let index = 0; index < count; index += 1) {
    const random = randomNumbers(seed + index * 7919);
    const below = (limit: number) => Math.floor(random() * limit);
    const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0];
    const placeIn = (file: Buffer) => (random() < 0.5 ? below(Math.min(file.length, 256)) : below(file.length));
    const [kind, damage] = kinds[index % kinds.length] ?? [];
    if (kind && damage)
      yield {
        label: `${name} ${kind} (${seed} + ${index})`,
        bytes: Buffer.from(damage(Buffer.from(sound), { below, oneOf, placeIn }, oneOf(others))),
      };
  }
}
