/**
 * What a small model is told: how to write acts, with examples that our own parser reads, so that there is one notation;
 * then the page in a few lines, and the message.
 */
import { boxAt, PLACES, type Place } from '#tools/contract/page-space.ts';
import { colorName } from '../say/names.ts';
import type { Page, Thing } from '../ground/canvas.ts';
import { understandEdits } from '../understand/understand-edits.ts';
import { understandFirst } from '../understand/understand.ts';
import { ACT_GLOSSES } from './act-glosses.ts';
import { COMPACT_ANSWER, compactActs, type Schema } from './compact-acts.ts';
import { gbnfOf } from './gbnf.ts';

/** What a model is asked: how to answer, what to answer, and the grammar that it can't leave. */
export interface ReadingRequest {
  /** The same in every request, so that what the model makes of it can be kept. */
  instructions: string;
  /** What differs: the page in a few lines, what was said last, and the message. */
  prompt: string;
  /** What an answer looks like, as JSON Schema (draft 7) and as GBNF, the notation of llama.cpp. */
  schema: Schema;
  grammar: string;
  /** Which answers are wanted: 0 is the likeliest, each further number another one, the same each time. */
  from: number;
  count: number;
  /** Longest answer, tokens. */
  maxTokens: number;
}

/** Eight acts of ordinary length. */
const MOST_TOKENS = 400;

/** A first message. */
const BRIEF = 'post for my cafe, saying "Iced coffee week", $4 all week';
/** Each shows parts of the notation that the ones before it do not. */
const EXAMPLES = [
  'make the headline navy and a bit bigger',
  'move the logo to the top left',
  'delete the small text at the bottom and the star',
  'change "size 42" to "size 43"',
  'add "Doors 8.30" below the date, in italics',
  'all texts but the title in Lobster',
  'put the mug on a marble counter',
  'make it a story',
  'undo the color',
] as const;

const RULES = [
  'You read what somebody asks to change in a design and write it as JSON. Answer nothing else: {"acts":[…]}, one act for each thing that is asked, in their order.',
  'Copy into "quote" the words of the message that ask for it. All quotes together hold every word that matters. Texts in acts are copied from the message, letter by letter; never add or translate any.',
  'Describe things as the message does: by kind, words on them, color, place, ordinal (1 is the first, -1 the last), extreme (largest, smallest), or {"pronoun":"it"}. Leave out what was not said.',
];

let kept: Pick<ReadingRequest, 'instructions' | 'schema' | 'grammar'> | null = null;

/** What is the same in every request. The examples are read when it is first asked for. */
function constantPart(): Pick<ReadingRequest, 'instructions' | 'schema' | 'grammar'> {
  if (kept) return kept;
  const read = [
    { message: BRIEF, ...understandFirst(BRIEF) },
    ...EXAMPLES.map((message) => ({ message, ...understandEdits(message, { texts: [] }) })),
  ];
  const examples = read.flatMap(({ message, acts }) => [
    `message: ${message}`,
    JSON.stringify(compactActs(acts, message)),
  ]);
  const glosses = Object.entries(ACT_GLOSSES).map(([type, gloss]) => (gloss === '' ? type : `${type} (${gloss})`));
  kept = {
    instructions: [...RULES, `Types of acts. ${glosses.join(', ')}.`, ...examples].join('\n'),
    schema: COMPACT_ANSWER,
    grammar: gbnfOf(COMPACT_ANSWER),
  };
  return kept;
}

/** More are counted only. */
const MOST_THINGS = 14;
/** Characters of a text, and of what was said before, that are shown. */
const LONGEST_TEXT = 30;
const LONGEST_SAID = 100;

const cut = (text: string, most: number): string => {
  const line = text.split(/\s+/u).join(' ').trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
};

/** The place of the page that the middle of a thing is nearest to. */
function placeOf({ box }: Thing, page: Page): Place | null {
  if (!box) return null;
  const distance = (place: Place): number => {
    const there = boxAt(page, box, place);
    return Math.hypot(there.x - box.x, there.y - box.y);
  };
  return PLACES.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

function lineOf(thing: Thing, page: Page): string {
  const { type, text, name, emoji, shape, color, size, visible, id } = thing;
  const words = type === 'text' ? text : emoji || shape || thing.alt || name;
  return [
    type,
    words === '' ? '' : JSON.stringify(cut(words, LONGEST_TEXT)),
    color === '' ? '' : colorName(color),
    type === 'text' && size > 0 ? `${Math.round(size)}px` : '',
    placeOf(thing, page) ?? '',
    visible ? '' : 'hidden',
    page.selected.includes(id) ? 'selected' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The page in a few lines, top first. */
function pageLines(page: Page): string[] {
  const things = page.layers.toReversed();
  const shown = things.slice(0, MOST_THINGS).map((thing) => lineOf(thing, page));
  const more = things.length - shown.length;
  return [
    `page ${page.page} of ${page.pages}, ${page.width}x${page.height} px, background ${colorName(page.background)}`,
    ...shown,
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
}

/** What a small model is asked about a message. `before`: the message before it, and what was answered. */
export function readingRequest(
  message: string,
  page: Page,
  before: { typed: string; said: string } | null,
): ReadingRequest {
  const last = before
    ? [`before: ${cut(before.typed, LONGEST_SAID)}`, `answer: ${cut(before.said, LONGEST_SAID)}`]
    : [];
  return {
    ...constantPart(),
    prompt: [...pageLines(page), ...last, `message: ${message}`].join('\n'),
    from: 0,
    count: 1,
    maxTokens: MOST_TOKENS,
  };
}
