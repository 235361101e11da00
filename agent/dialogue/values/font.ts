/** Fonts by name ("Playfair Display") and by kind ("a script font"). */
import { FONT_FAMILIES } from '#design/fonts/catalogue.ts';
import { FONT_KINDS } from '#tools/inputs/font-input.ts';
import { either, phrase, sequence, optional, type Pattern } from './patterns.ts';
import type { Recognized } from './recognized.ts';
import { capitalized, tokenize, type Token } from './tokens.ts';

/** The value is the name of a family that is offered, or a kind in lower case. */
export type RecognizedFont = Recognized<'font', string>;

const NAMES = new Map(FONT_FAMILIES.filter(({ offered }) => offered).map(({ name }) => [name.toLowerCase(), name]));
const name = phrase([...NAMES.keys()].join('|'));
const kind = phrase(FONT_KINDS.join('|'));
/** Kinds that are said of nothing but writing; the others ("modern") need "font" behind them. */
const clearKind = phrase(
  'sans serif|sans-serif|serif|slab serif|handwriting|handwritten|cursive|monospace|monospaced|typewriter|calligraphy|curly|curvy|swirly|squiggly',
);
const FONT = phrase('font|fonts|typeface|lettering|letters|type|typography');
const word: Pattern = (tokens, at) => (tokens[at]?.kind === 'word' && !tokens[at]?.line ? at + 1 : -1);
/** "font", with one more word before it: "elegant script font". */
const beforeFont = sequence(optional(phrase('-|and|,')), either(FONT, sequence(word, FONT)));
/** "font to something elegant": words between "font" and its kind. */
const TO_KIND = phrase(
  'to|is|be|should be|with|in|a|an|something|sth|smth|more|very|really|quite|rather|kind of|:|=|-',
);
const MOST_BETWEEN = 4;
function isBehindFont(tokens: readonly Token[], at: number): boolean {
  for (let from = at - 1; from >= Math.max(0, at - MOST_BETWEEN); from -= 1) {
    if (FONT(tokens, from) > 0) return from < at - 1 || tokens[at - 1]?.lower !== 'type';
    if (TO_KIND(tokens, from) !== from + 1) return false;
  }
  return false;
}
const BEHIND_FONT = phrase('font|typeface|font:|in');

/** Names of one common word ("Outfit", "Righteous") count with a capital letter or beside "font". */
function isMeant(tokens: readonly Token[], at: number, end: number): boolean {
  const known = tokens[at];
  if (end - at > 1 || FONT(tokens, end) > 0) return true;
  const before = tokens[at - 1];
  return (
    capitalized(known) &&
    (before === undefined ? false : BEHIND_FONT(tokens, at - 1) > 0 || /^(?:to|use|with|and|try|:)$/.test(before.lower))
  );
}

export function recognizeFont(text: string): RecognizedFont[] {
  const tokens = tokenize(text);
  const found: RecognizedFont[] = [];
  for (let at = 0; at < tokens.length;) {
    const named = name(tokens, at);
    const family = named > 0 && isMeant(tokens, at, named);
    const kindEnd = clearKind(tokens, at) > 0 ? clearKind(tokens, at) : kind(tokens, at);
    const isKind =
      kindEnd > 0 && (clearKind(tokens, at) > 0 || beforeFont(tokens, kindEnd) > 0 || isBehindFont(tokens, at));
    const end = family ? named : isKind ? kindEnd : -1;
    const [first, last] = [tokens[at], tokens[end - 1]];
    if (first && last) {
      const written = text.slice(first.start, last.end).toLowerCase().replace(/\s+/g, ' ');
      found.push({ type: 'font', span: [first.start, last.end], value: NAMES.get(written) ?? written });
      at = end;
    } else at += 1;
  }
  return found;
}
