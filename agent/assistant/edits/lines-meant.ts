/** Which written line a phrase means: "the phone number", "the cash only bit", "the venue", "the second line", "“or best offer”". */
import type { FactKind } from '../facts.ts';
import { readReference } from '../read-reference.ts';
import { photosCalled, resolve } from '../resolve.ts';
import type { Edits } from './edits.ts';
import { factsIn } from './facts-in.ts';
import { isSameFact } from './fact-like.ts';
import { isFiller, wordsIn } from './said-words.ts';
import { hasWord, labelOf, type Line } from './written.ts';

export interface Meant {
  line: Line;
  /** The words of the line that were named, where it was not all of it. */
  part?: { text: string; at: number };
}

const FACTS: readonly (readonly [pattern: string, kinds: readonly FactKind[]])[] = [
  ['(?:phone|telephone|tel|mobile|cell|contact|whats ?app)(?: numbers?| no\\.?)?|number', ['phone']],
  ['e-?mails?(?: address(?:es)?)?', ['email']],
  ['(?:web ?sites?|web ?pages?|urls?|web ?addresse?s?|links?|domain)', ['web']],
  ['(?:(?:insta(?:gram)?|ig|tik ?tok|facebook|fb|twitter|depop|etsy|social(?: media)?) )?(?:handles?|usernames?)|(?:insta(?:gram)?|ig|tik ?tok|facebook|fb|twitter)(?: (?:account|tag|name|page))?', ['handle']],
  ['(?:(?:sale|old|new|ticket|entry|regular|original) )?(?:prices?|costs?|fees?)', ['money']],
  ['discounts?|percent(?:age)?|offers?', ['percent']],
  ['(?:due |closing |event |sale )?(?:dates?|days?|deadline)', ['date', 'weekday']],
  ['(?:start(?:ing)? |end |opening |door |closing )?(?:times?|hours)', ['hours', 'time']],
];
/** The kinds of fact that some words name, wherever in them: “the price of the blue vase”. Empty: none. */
export function kindsNamedIn(phrase: string): readonly FactKind[] {
  return FACTS.find(([pattern]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu').test(phrase))?.[1] ?? [];
}

const WHERE = /^(?:address|venue|location|place|city|town|street|where)$/iu;
const PLACE_WORD = /(?<!\p{L})(?:street|st\.?|road|rd\.?|lane|ln\.?|avenue|ave\.?|square|sq\.?|drive|blvd|boulevard|way|quay|row|alley|court|terrace|market|hall|park|caf[eé]|bar|pub|house|studios?|church|cent(?:re|er)|club|school|library|room|inn|hotel|theatre|theater|arms|yard|barn|garden|gardens|mall|plaza|stra(?:ße|sse)|rue|via|calle|warehouse|gallery|museum|arena|stadium|beach|bridge|station|hub|loft)(?!\p{L})|\d{5}|📍|(?<!\p{L})at the \p{Lu}/iu;
const ORDER: Readonly<Record<string, number>> = { first: 0, top: 0, '1st': 0, second: 1, '2nd': 1, third: 2, '3rd': 2, fourth: 3, '4th': 3, last: -1, bottom: -1, middle: NaN };
const NTH = new RegExp(`^(?:the )?(${Object.keys(ORDER).join('|')}) (?:line|text|bullet(?: point)?|point|item|row|one|sentence)$`, 'iu');
const LINE_WORDS = /\s+(?:bit|line|part|text|thing|info(?:rmation)?|sentence|stuff|words?|details?|note|mention|message|copy|row|item|option|point|bullet(?: point)?)$/iu;

const plain = (phrase: string): string => phrase.trim().replace(/^["“'‘](.+)["”'’]$/u, '$1').replace(/^(?:(?:all|both)\s+(?:of )?)?(?:the|my|our|that|this|its|your|those|these|a|an)\s+/iu, '').trim();
const isQuoted = (phrase: string): boolean => /^(?:the )?(?:words? |text |line )?["“'‘].+["”'’](?: (?:bit|line|part|text))?$/u.test(phrase.trim());

/** The lines that go by what kind of fact they hold. */
function byFact(name: string, { standing }: Edits): Meant[] | null {
  const [, kinds] = FACTS.find(([pattern]) => new RegExp(`^(?:old |new |current )?(?:${pattern})$`, 'iu').test(name)) ?? [];
  if (!kinds) return null;
  const all = standing.filter(({ fact }) => kinds.includes(fact.kind));
  // What stands for itself is the price; "free over $60" is something else.
  const alone = all.filter(({ line, fact }) => line.text.replace(fact.text, '').replace(/[^\p{L}]/gu, '').length <= 6);
  const found = alone.length > 0 ? alone : all;
  // "the number" may be any.
  return found.length > 0 || name !== 'number' ? found.map(({ line, fact }) => ({ line, part: { text: fact.text, at: fact.at } })) : null;
}

/** Whether words name a place: a number and a street, or a kind of place. */
export const looksLikePlace = (words: string): boolean => (/^\d+\w?\s+\p{L}/u.test(words) || PLACE_WORD.test(words)) && factsIn(words).every(({ kind }) => kind === 'number' || kind === 'phone');

/** Where it is: what looks like an address, else the one line that is nothing else. */
function byPlace({ lines, canvas, memory }: Edits): Meant[] {
  const headline = resolve({ kind: 'headline', said: 'the headline' }, canvas, memory);
  const led = 'layers' in headline ? headline.layers[0] : undefined;
  const texts = lines.filter(({ layer, cell, text }) => layer !== led && cell === null && /\p{L}{3}/u.test(text));
  const named = texts.filter(({ text, facts }) => PLACE_WORD.test(text) && facts.every(({ kind }) => kind === 'number' || kind === 'phone'));
  const found = named.length > 0 ? named : texts.filter(({ text, facts, layer }) => facts.length === 0 && layer.highlight === '' && /,\s*\p{Lu}|\p{L}+\s+\p{Lu}/u.test(text));
  return found.map((line) => ({ line }));
}

/** Where these words stand in a line, as they are written there. */
export function placeOf(text: string, words: string): { text: string; at: number } | null {
  const pattern = words.trim().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+').replace(/['’]/g, "['’]?");
  const match = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').exec(text) ?? (/^[\p{L}\p{N}]/u.test(words) ? null : new RegExp(pattern, 'iu').exec(text));
  return match ? { text: match[0], at: match.index } : null;
}

const part = (line: Line, found: { text: string; at: number }): Meant => (found.text.trim().length === line.text.trim().length ? { line } : { line, part: found });

/** Lines in which words of the phrase stand: together, or all of them; and where they are only told apart by what stands beside them. */
function byWords(name: string, edits: Edits, loose: boolean): Meant[] {
  const together = edits.lines.flatMap((line) => {
    const found = placeOf(line.text, name);
    return found ? [part(line, found)] : [];
  });
  if (together.length > 0) return together;
  if (!loose) return [];
  const words = wordsIn(name).filter((word) => !isFiller(word));
  if (words.length === 0) return [];
  const all = edits.lines.filter((line) => words.every((word) => hasWord(line.text, word)));
  if (all.length > 0) return all.map((line) => (line.cell && line.cell.column > 1 ? { line } : { line }));
  return edits.lines.filter((line) => line.cell === null && line.facts.length > 0 && words.every((word) => hasWord(`${line.text} ${labelOf(line, edits.lines)}`, word))).map((line) => ({ line }));
}

/** A code behind its name: "Code SUNNY20". */
const NAMED_CODE = /(?<!\p{L})(?:[Cc]ode|CODE):?\s+([\p{Lu}\d][\p{Lu}\d-]{3,})(?![\p{L}\d])/u;
const CODE = /^(?:(?:discount|promo|coupon|voucher|sale) )?code$/iu;

function byCode({ lines }: Edits): Meant[] {
  return lines.flatMap((line) => {
    const found = NAMED_CODE.exec(line.text);
    return found?.[1] ? [{ line, part: { text: found[1], at: found.index + found[0].length - found[1].length } }] : [];
  });
}

/** What a phrase means among what is written; empty: it is about something else. */
export function linesMeant(phrase: string, edits: Edits): Meant[] {
  const { canvas, memory, lines } = edits;
  if (isQuoted(phrase)) return byWords(plain(phrase.replace(/^(?:the )?(?:words? |text |line )/iu, '').replace(/ (?:bit|line|part|text)$/iu, '')), edits, false);
  // "A level" is no level.
  const literal = /^(?:an?|the|my)\s\p{L}/iu.test(phrase.trim()) ? byWords(phrase.trim(), edits, false) : [];
  if (literal.length > 0) return literal;
  const name = plain(phrase);
  if (name === '' || wordsIn(name).length > 8) return [];
  const nth = NTH.exec(name)?.[1]?.toLowerCase();
  if (nth !== undefined) {
    const own = lines.filter(({ cell, layer }) => cell === null && edits.isHere(layer));
    const line = own.at(ORDER[nth] ?? 0);
    return line ? [{ line }] : [];
  }
  const core = name.replace(LINE_WORDS, '').replace(/^(?:words?|text|line|bit|part)(?: about| with| that says| saying| where it says)?\s+/iu, '').trim();
  const [named] = factsIn(core, true);
  if (named && named.text === core) {
    const same = edits.standing.filter(({ fact }) => isSameFact(fact, named));
    if (same.length > 0) return same.map(({ line, fact }) => part(line, { text: fact.text, at: fact.at }));
  }
  const facts = byFact(core, edits) ?? byFact(name, edits);
  if (facts && facts.length > 0) return facts;
  const codes = CODE.test(core) ? byCode(edits) : [];
  if (codes.length > 0) return codes;
  if (WHERE.test(core)) return byPlace(edits);
  const worded = byWords(core, edits, false);
  if (worded.length > 0) return worded;
  // A photo, a shape, the headline: what goes by its kind.
  const reference = readReference(phrase);
  if (reference && reference.content === undefined && (reference.kind !== undefined || reference.pronoun)) {
    const found = resolve({ ...reference, all: false }, canvas, memory);
    return 'layers' in found ? found.layers.filter(({ type }) => type === 'text').flatMap((layer) => wholeOf(layer.id, lines)) : [];
  }
  if (photosCalled(core, canvas.layers).length > 0) return [];
  return byWords(core, edits, true);
}

/** A text that is one line; of several none is meant in particular. */
function wholeOf(id: string, lines: readonly Line[]): Meant[] {
  const own = lines.filter(({ layer }) => layer.id === id);
  const [first] = own;
  // Broken over lines, it is still one text.
  return first ? [{ line: { ...first, text: first.layer.text, facts: own.length === 1 ? first.facts : [] } }] : [];
}

/** The one that is meant, if that can be told: on the page that is seen, rather than elsewhere. */
export function oneOf(found: readonly Meant[], { isHere, isSpokenOf }: Edits): Meant | null {
  const narrowed = [isHere, isSpokenOf].reduce<readonly Meant[]>((left, holds) => (left.length > 1 && left.some(({ line }) => holds(line.layer)) ? left.filter(({ line }) => holds(line.layer)) : left), found);
  return narrowed.length === 1 ? (narrowed[0] ?? null) : null;
}
