/** The words of requests in all languages that there are tables of, ready to be looked up. */
import { folded } from '../../values/folded.ts';
import { EASTERN_WORDS } from './eastern-words.ts';
import type { LanguageWords } from './language-words.ts';
import { SCRIPT_WORDS, UNSPACED } from './script-words.ts';
import { WESTERN_WORDS } from './western-words.ts';

const TABLES = { ...WESTERN_WORDS, ...EASTERN_WORDS, ...SCRIPT_WORDS } satisfies Record<string, LanguageWords>;
/** ISO 639-1 where there is one; "hi-Latn" is Hindi in Latin letters. */
export type TableLanguage = keyof typeof TABLES;

/** Words with what each stands for. */
export class WordTable<Meaning = true> {
  private readonly whole = new Map<string, Meaning>();
  private readonly stems: [stem: string, meaning: Meaning][] = [];
  private readonly inside: boolean;

  /** `inside`: the words are looked for in what is written in one run. */
  constructor(entries: readonly (readonly [string, Meaning])[], inside: boolean) {
    this.inside = inside;
    for (const [written, meaning] of entries) {
      const word = folded(written).replaceAll('_', ' ');
      if (inside || word.endsWith('*')) this.stems.push([word.replace('*', ''), meaning]);
      else this.whole.set(word, meaning);
    }
    // "浅蓝" before "蓝"
    this.stems.sort(([a], [b]) => b.length - a.length);
  }

  /** Of a folded word; null: it is none of these. */
  get(word: string): Meaning | null {
    const found = this.whole.get(word);
    if (found !== undefined) return found;
    return this.stems.find(([stem]) => (this.inside ? word.includes(stem) : word.startsWith(stem)))?.[1] ?? null;
  }

  has = (word: string): boolean => this.get(word) !== null;
}

export interface Vocabulary {
  isUnspaced: boolean;
  verbs: WordTable;
  things: WordTable;
  little: WordTable;
  designs: WordTable<string>;
  labels: WordTable<string>;
  colors: WordTable<string>;
  occasions: WordTable<string>;
  free: WordTable;
  streets: WordTable;
  /** Entries of two words: "địa chỉ". */
  pairs: ReadonlySet<string>;
}

const plainEntries = (words: string) => words.split(' ').map((word): [string, true] => [word, true]);
const entriesOf = (words: string) =>
  words.split(' ').map((entry): [string, string] => {
    const [word = '', meaning = ''] = entry.split(':');
    return [word, meaning.replaceAll('_', ' ')];
  });

const pairsIn = (words: string): string[] =>
  words
    .split(' ')
    .flatMap((entry) => (entry.includes('_') ? [folded(entry.split(':')[0] ?? '').replaceAll('_', ' ')] : []));

function vocabulary(language: TableLanguage): Vocabulary {
  const table: LanguageWords = TABLES[language];
  const isUnspaced = UNSPACED.has(language);
  const plain = (words: string) => new WordTable(plainEntries(words), isUnspaced);
  const meant = (words: string) => new WordTable(entriesOf(words), isUnspaced);
  return {
    isUnspaced,
    verbs: plain(table.verbs),
    things: plain(table.things),
    little: plain(table.little),
    designs: meant(table.designs),
    labels: meant(table.labels),
    colors: meant(table.colors),
    occasions: meant(table.occasions),
    free: plain(table.free),
    streets: plain(table.streets),
    pairs: new Set(Object.values(table).flatMap((words: string) => pairsIn(words))),
  };
}

export const TABLE_LANGUAGES = Object.keys(TABLES) as TableLanguage[];
const VOCABULARIES = new Map<string, Vocabulary>(TABLE_LANGUAGES.map((language) => [language, vocabulary(language)]));

/** Null: there is no table of that language. */
export const vocabularyOf = (language: string): Vocabulary | null => VOCABULARIES.get(language) ?? null;
