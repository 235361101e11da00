/** Replaces ids by names: a call's result gets the call's name, a picture the name that the transcript gives it. */
import type { ScriptedCall } from '../format/format.ts';
import { referenceOf, textsIn } from '../format/names.ts';
import { PICTURE_KEYS } from './redactor.ts';

/** Names for tools' results; by default the tool's own name. */
const NOUNS: Readonly<Record<string, string>> = {
  compose_design: 'layout',
  duplicate: 'copy',
  generate_logo: 'logo',
  pages: 'page',
  remove_background: 'cutout',
  apply_brand_kit: 'brand',
};
/** Fewer characters of a hash are an ordinary word. */
const LEAST_PREFIX = 8;

/** A picture of the transcript. */
export interface NamedPicture {
  id: string;
  /** In `start.assets`. */
  name: string;
  /** Names of its file. */
  called: readonly string[];
}

const stem = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/\.[a-z0-9]{2,5}$/, '');

export class References {
  private readonly made = new Map<string, { call: ScriptedCall; number: number }>();
  private readonly counts = new Map<string, number>();
  private readonly taken: Set<string>;
  private readonly pictures: readonly NamedPicture[];

  constructor(pictures: readonly NamedPicture[]) {
    this.pictures = pictures;
    this.taken = new Set(pictures.map(({ name }) => name));
  }

  /** Records the results of a call, in order; it gets a name once one of them is referred to. */
  learn(call: ScriptedCall, ids: readonly string[]): void {
    ids.forEach((id, index) => this.made.set(id, { call, number: index + 1 }));
  }

  /** The reference to an id: `$name`, or the id itself. */
  nameOf(id: string): string {
    const made = this.made.get(id);
    if (!made) return id;
    made.call.as ??= this.freshName(made.call.tool);
    return made.number === 1 ? `$${made.call.as}` : `$${made.call.as}.${made.number}`;
  }

  /** Whether this is the id of something that a call made. */
  knows(id: string): boolean {
    return this.made.has(id);
  }

  /** The same JSON with names in place of ids. `attached`: pictures attached so far, oldest first. */
  withNames(json: unknown, attached: readonly NamedPicture[] = [], key = ''): unknown {
    if (typeof json === 'string')
      return PICTURE_KEYS.has(key) ? (this.pictureNamed(json, attached) ?? this.nameOf(json)) : this.nameOf(json);
    if (Array.isArray(json)) return json.map((one) => this.withNames(one, attached, key));
    if (typeof json !== 'object' || json === null) return json;
    return Object.fromEntries(
      Object.entries(json).map(([inner, value]) => [inner, this.withNames(value, attached, inner)]),
    );
  }

  /**
   * The arguments of a call. Text that merely looks like a reference would be taken for one: such arguments stay a
   * string.
   */
  input(input: unknown, attached: readonly NamedPicture[]): ScriptedCall['input'] {
    if (typeof input === 'string') return input;
    const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
    const mistakable = [...textsIn(input)].some(({ text }) => referenceOf(text) !== null);
    return isObject && !mistakable
      ? (this.withNames(input, attached) as Record<string, unknown>)
      : JSON.stringify(input ?? {});
  }

  private pictureNamed(written: string, attached: readonly NamedPicture[]): string | null {
    const hash = written.trim().toLowerCase();
    const isHash = /^[0-9a-f]+$/.test(hash) && hash.length >= LEAST_PREFIX;
    const byHash = isHash
      ? (attached.findLast(({ id }) => id.startsWith(hash)) ?? this.pictures.find(({ id }) => id === hash))
      : undefined;
    const found = byHash ?? attached.findLast(({ called }) => called.some((name) => stem(name) === stem(written)));
    return found?.name ?? null;
  }

  private freshName(tool: string): string {
    const noun =
      (NOUNS[tool] ?? tool.replace(/^(?:add|set|edit)_/, ''))
        .replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+(\p{L})/gu, (_, letter: string) => letter.toUpperCase())
        .replace(/^[^\p{L}]+/u, '') || 'thing';
    for (;;) {
      const count = (this.counts.get(noun) ?? 0) + 1;
      this.counts.set(noun, count);
      const name = `${noun}${count}`;
      if (this.taken.has(name)) continue;
      this.taken.add(name);
      return name;
    }
  }
}
