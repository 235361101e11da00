/**
 * Texts that are to look like a button, a badge or a tag: "make that a button", "the price should be like a little tag in
 * the corner". And texts that are named by where they say it: "where it says Instant download make that red".
 */
import type { Destination } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { change, move, setting, type Act, type Said } from './meanings.ts';
import { several, type Several } from './several.ts';

/** A pill in a color of the page, and letters that can be read on it. */
const tagged = (target: Reference[]): Act<'change'> | null =>
  target.every(isTextual) ? change(target, [setting('highlight', 'accent'), setting('color', 'auto')]) : null;
const NO_TEXTS = new Set<Reference['kind']>([
  'photo',
  'picture',
  'background',
  'page',
  'shape',
  'table',
  'logo',
  'sticker',
]);
const isTextual = ({ kind }: Reference): boolean => !NO_TEXTS.has(kind);

function taggedAt(target: Reference[], to: Destination): Several | null {
  const look = tagged(target);
  return look && several(look, move(target, to));
}

/** What is asked of "it" is asked of the text that was named before. */
function askedOf(target: Reference[], act: Act<'change' | 'move' | 'remove'>): typeof act | null {
  const isOfIt =
    (act.type === 'change' || act.type === 'move' || act.type === 'remove') &&
    act.target.every(({ pronoun, kind, words }) => pronoun !== null && kind === null && words === null);
  return isOfIt ? { ...act, target } : null;
}

const TAGS = 'button|badge|tag|label|sticker|pill|ribbon|stamp|price-tag|bubble';

export const TAGGING: Rule[] = [
  ...rules('TagLook', 0, {
    [TAGS]: () => ({}),
    'price|sale|gift|call-to-action tag|label|button': () => ({}),
    'little|small|tiny|mini|nice|cute|round|rounded|proper|real TagLook': () => ({}),
    'TagLook looking|style|type|kind|like thing|thingy|one?': () => ({}),
    'TagLook thing|thingy|shape|style|look': () => ({}),
  }),
  ...rules('AsTag', 0, {
    'a|an|the|some? ~TagLook': () => ({}),
    'like|as|into|in|inside|on|to a|an|the|some? ~TagLook': () => ({}),
    'look|looks|be like a|an|the? ~TagLook': () => ({}),
    'be|become a|an|the? ~TagLook': () => ({}),
  }),
  ...rules('CornerOf', 0.02, {
    'in|on|at|to a|the|one? corner': (): Destination => ({ to: 'place', place: 'top-right' }),
    To: (to: Destination) => to,
  }),
  ...rules('Act', 0.02, {
    '~Make NP ~AsTag': tagged,
    '~Make NP ~AsTag ,? CornerOf': taggedAt,
    'NP should|could|can|must|needs|has|to? ~AsTag': tagged,
    'NP should|could|can|must|needs|has|to? ~AsTag ,? CornerOf': taggedAt,
    'can|could NP ~AsTag': tagged,
    'can|could NP ~AsTag ,? CornerOf': taggedAt,
    'NP as|like a|an ~TagLook': tagged,
    'NP as|like a|an ~TagLook ,? CornerOf': taggedAt,
    'where|wherever it|that? says NP ,|:|.? Act': askedOf,
    'the? bit|part|place|line|one|text where it|that? says NP ,|:|.? Act': askedOf,
  }),
  // "the bottom word", "the top bit": a text by its place.
  ...rules('N', 0.1, {
    'Place word|words|bit|part|wording': (place: NonNullable<Said['place']>): Said => ({ kind: 'text', place }),
  }),
];
