/**
 * Removes personal data and secrets from a recording. One redactor serves one file: equal values stay equal everywhere
 * — in the user's words, the model's, inputs, operations, documents, answers. The same conversation gives the same
 * file.
 */
import { phrasePattern } from '#tools/texts/phrase-pattern.ts';
import { apart, findPersonal, type Span } from './detect.ts';
import { standIn, type StandInKind } from './stand-in.ts';

/** Something known to be personal, whatever it looks like. */
export interface Known {
  value: string;
  kind: StandInKind;
  /** A handle that is an ordinary word: only after an "@" or "/", or if it is the whole text, as on a design. */
  marked?: boolean;
}

/** A picture whose file name reveals something. */
export interface KnownPicture {
  /** As the file was called. */
  name: string;
  /** Its name when the transcript is replayed, with its extension. */
  alias: string;
}

/** A stretch of a text and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Keys whose values are never people's words: ids, hashes, geometry. */
const TECHNICAL = new Set([
  'id',
  'parent',
  'order',
  'asset',
  'type',
  'color',
  'emoji',
  'path',
  'fontFamily',
  'tool',
  'as',
  'kind',
]);
const TEXT_WITH_LINES = 'text';
/** Keys of people's words. Elsewhere a single word is the name of something here: a tool, a side, a kind. */
const WORD_KEYS = new Set([
  'text',
  'name',
  'alt',
  'title',
  'value',
  'about',
  'reasoning',
  'error',
  'fileName',
  'description',
  'headline',
  'label',
]);
const BARE_WORD = /^[a-z][a-z0-9_-]*$/;
const BARE_KEY = /^[A-Za-z_$][\w-]{0,30}$/;
/** Keys below which a handle may occur alone. */
const ALONE_KEYS = new Set(['text', 'value']);
/** Keys below which a picture may be named without its extension. */
export const PICTURE_KEYS: ReadonlySet<string> = new Set([
  'asset',
  'assets',
  'image',
  'picture',
  'pictures',
  'logo',
  'logos',
]);
/** Keys for which this also holds in the resulting layer. */
const LAYER_NAME_KEYS: ReadonlySet<string> = new Set([...PICTURE_KEYS, 'name', 'alt']);
/** Replacements are numbered until one is unique; short ones run out. */
const MOST_TRIES = 400;

/** The same thing written differently: ignores case and the gaps in numbers. */
const identityOf = (kind: StandInKind, text: string) =>
  `${kind} ${kind === 'phone' || kind === 'card' ? text.replace(/\D/g, '') : text.toLowerCase().replace(/\s+/g, ' ')}`;

/** A search pattern, and the keys below which it applies; everywhere by default. */
interface Pattern {
  pattern: RegExp;
  keys?: ReadonlySet<string>;
}

/** The context of a text. `fit`: pictures' names keep their length too. */
export interface TextPlace {
  key?: string;
  fit?: boolean;
}

export class Redactor {
  private readonly numbers = new Map<string, number>();
  private readonly counts = new Map<StandInKind, number>();
  /** Replacement → its original. */
  private readonly taken = new Map<string, string>();
  private readonly patterns: (Pattern & { kind: StandInKind })[];
  private readonly pictures: (Pattern & { alias: string })[];

  constructor(known: readonly Known[], pictures: readonly KnownPicture[] = []) {
    this.patterns = known
      .filter(({ value }) => value.trim().length >= 2)
      .toSorted((a, b) => b.value.length - a.value.length)
      .flatMap(({ value, kind, marked }): (Pattern & { kind: StandInKind })[] => {
        const word = value.trim();
        if (!marked) return [{ pattern: anywhere(word), kind }];
        return [
          { pattern: new RegExp(`(?<=[@/])${phrasePattern(word)}(?![\\p{L}\\p{N}_])`, 'giu'), kind },
          { pattern: new RegExp(`^${phrasePattern(word)}$`, 'gu'), keys: ALONE_KEYS, kind },
        ];
      });
    this.pictures = pictures
      .filter(({ name, alias }) => name !== alias && name.trim() !== '')
      .toSorted((a, b) => b.name.length - a.name.length)
      .flatMap(({ name, alias }) => picturePatterns(name, alias));
  }

  /** The replacements needed in a text. */
  edits(text: string, { key = '', fit = false }: TextPlace = {}): Edit[] {
    if (text === '') return [];
    const found: Edit[] = TECHNICAL.has(key) ? [] : findPersonal(text).map((span) => this.foundAt(text, span));
    const isName = TECHNICAL.has(key) || (!WORD_KEYS.has(key) && BARE_WORD.test(text));
    for (const { pattern, kind, keys } of this.patterns) {
      if ((keys && !keys.has(key)) || (isName && kind !== 'id')) continue;
      for (const { 0: value, index } of text.matchAll(pattern))
        found.push(this.foundAt(text, { start: index, end: index + value.length, kind }));
    }
    for (const { pattern, alias, keys } of this.pictures) {
      if (keys && (!keys.has(key) || GIVEN_NAMES.has(text))) continue;
      for (const { 0: value, index } of text.matchAll(pattern)) {
        found.push({
          start: index,
          end: index + value.length,
          text: fit ? alias.padEnd(value.length, 'x').slice(0, value.length) : alias,
        });
      }
    }
    return apart(found).filter(({ start, end, text: made }) => text.slice(start, end) !== made);
  }

  text(text: string, place: TextPlace = {}): string {
    return withEdits(text, this.edits(text, place));
  }

  /** The same JSON without personal data; the keys too. The same object if there was none. */
  json<Value>(value: Value, key = ''): Value {
    return this.walk(value, key) as Value;
  }

  /** Whether there is anything personal in some JSON. */
  touches(value: unknown): boolean {
    return this.json(value) !== value;
  }

  /** Whether words contain something personal; pictures' names do not count. */
  isPersonal(text: string): boolean {
    return findPersonal(text).length > 0 || this.patterns.some(({ pattern }) => text.search(pattern) >= 0);
  }

  private walk(value: unknown, key: string): unknown {
    // A model's bytes are processed as a whole: raw-answer.ts.
    if (key === 'raw') return value;
    if (typeof value === 'string') return this.text(value, { key });
    if (Array.isArray(value)) {
      const made = value.map((one) => this.walk(one, key));
      return made.some((one, index) => one !== value[index]) ? made : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    let changed = false;
    const made = entries.map(([inner, one]): [string, unknown] => {
      // Lines and styled stretches of a text count its characters.
      const fit = inner === TEXT_WITH_LINES && 'lines' in value && typeof one === 'string';
      const pair: [string, unknown] = [
        BARE_KEY.test(inner) ? inner : this.text(inner),
        fit ? this.text(one, { key: inner, fit }) : this.walk(one, inner),
      ];
      changed ||= pair[0] !== inner || pair[1] !== one;
      return pair;
    });
    return changed ? Object.fromEntries(made) : value;
  }

  private foundAt(text: string, { start, end, kind }: Omit<Span, 'kind'> & { kind: StandInKind }): Edit {
    return { start, end, text: this.standInFor(kind, text.slice(start, end)) };
  }

  private standInFor(kind: StandInKind, text: string): string {
    // Replacements are not personal: a second pass leaves them alone.
    if (this.taken.has(text)) return text;
    const identity = identityOf(kind, text);
    let number = this.numbers.get(identity);
    if (number === undefined) {
      number = (this.counts.get(kind) ?? 0) + 1;
      this.counts.set(kind, number);
    }
    let made = standIn(kind, text, number);
    for (let tries = 0; tries < MOST_TRIES && (this.taken.get(made) ?? identity) !== identity; tries += 1)
      made = standIn(kind, text, (number += 1));
    this.numbers.set(identity, number);
    if (!this.taken.has(made)) this.taken.set(made, identity);
    return made;
  }
}

/** Names that tools give to layers, whatever the file is called: they recur in a replay. */
const GIVEN_NAMES: ReadonlySet<string> = new Set(['Logo']);

const EXTENSION = /\.[A-Za-z0-9]{2,5}$/;
const anywhere = (name: string) => new RegExp(`(?<![\\p{L}\\p{N}_])${phrasePattern(name)}(?![\\p{L}\\p{N}_])`, 'giu');
const alone = (name: string) => new RegExp(`^${phrasePattern(name)}$`, 'giu');

/**
 * A file's name anywhere; its name without the extension only where it can't be an ordinary word, or where it names a
 * picture.
 */
function picturePatterns(name: string, alias: string): (Pattern & { alias: string })[] {
  const stem = name.replace(EXTENSION, '');
  const telling = /\d/.test(stem) && /[\p{L}_-]/u.test(stem) && stem.length >= 6;
  const short = {
    alias: stem === name ? alias : alias.replace(EXTENSION, ''),
    ...(telling ? { pattern: anywhere(stem) } : { pattern: alone(stem), keys: LAYER_NAME_KEYS }),
  };
  // Descriptions are made of names, with gaps for hyphens.
  const spoken = stem.replace(/[_-]+/g, ' ').trim();
  const said =
    spoken === stem || spoken === ''
      ? []
      : [
          {
            alias: short.alias,
            ...(telling ? { pattern: anywhere(spoken) } : { pattern: alone(spoken), keys: LAYER_NAME_KEYS }),
          },
        ];
  return [...(stem === name ? [] : [{ pattern: anywhere(name), alias }]), short, ...said];
}

/** The text with stretches replaced; they are sorted and don't overlap. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let made = '';
  let at = 0;
  for (const edit of edits) {
    made += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return at === 0 ? text : made + text.slice(at);
}
