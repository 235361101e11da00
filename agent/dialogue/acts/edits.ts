/** Requests about a page that has something on it: what is changed, moved, removed, undone. */
import { z } from 'zod';
import { columnActSchema, correctActSchema, rowActSchema, sortActSchema } from './correcting.ts';
import { designActSchemas } from './design.ts';
import { doubledActSchema, joinActSchema, splitActSchema } from './lines.ts';
import { pageSaidSchema, referenceSchema } from './reference.ts';
import { colorSchema, placeSchema, spanSchema } from './values.ts';

/** What a change is about. `words` are those on a text, `order` is the place in the stack. */
export const PROPERTIES = [
  'color',
  /** How strong a color is. */
  'saturation',
  'highlight',
  'size',
  'width',
  'height',
  'weight',
  'italic',
  'underline',
  'strikethrough',
  'letterCase',
  'font',
  'alignment',
  'letterSpacing',
  'lineHeight',
  'opacity',
  'rotation',
  'flip',
  'shadow',
  /** Of a cutout, where it stands. */
  'groundShadow',
  'outline',
  'corners',
  'frame',
  'visible',
  'locked',
  'order',
  'position',
  'words',
  'filter',
  /** Of a text: degrees of a circle that it spans. */
  'curve',
  /** Of letters: neon, hollow and the like. */
  'effect',
  /** From one color to another: "#ff0000 #0000ff". */
  'gradient',
  'reflection',
  /** How a line is drawn: dashed, dotted, solid. */
  'dash',
  /** What a line ends with: one arrow head, both, none, a dot. */
  'heads',
  /** How much a thing stands out. */
  'emphasis',
] as const;
export type Property = (typeof PROPERTIES)[number];

/** "red", "a bit bigger", "as large as the date". */
export const changeSchema = z.strictObject({
  property: z.enum(PROPERTIES),
  /** `set` to the value; a step `up` or `down` from what it is: larger, darker, further apart. */
  way: z.enum(['set', 'up', 'down']),
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  /** Of a step: 1 is a plain one, 0.5 "a bit", 2 "much". */
  degree: z.number().positive(),
  /** The same as that one has. */
  like: referenceSchema.nullable(),
  /** The color that goes: "the yellow behind the title". */
  was: colorSchema.nullable(),
});
export type Change = z.output<typeof changeSchema>;

/** Toward which color a step goes: "warmer" and "brighter" are two matters. */
const tintOf = ({ property, way, value }: Change): Change['value'] =>
  property === 'color' && way !== 'set' ? value : null;

/** Whether two changes are about the same, so that only one of them can be meant. */
export const isSameMatter = (one: Change, other: Change): boolean =>
  one.property === other.property && (one.way === 'set' || other.way === 'set' || tintOf(one) === tintOf(other));

/** "make the headline red and bigger". */
export const changeActSchema = z.strictObject({
  type: z.literal('change'),
  target: z.array(referenceSchema),
  changes: z.array(changeSchema).min(1),
  /** "back to white": it was so before. */
  isBack: z.boolean().optional(),
  span: spanSchema,
});

/** "another color for the headline, you choose", "any color but red", "no white background": which one is left to us. */
export const recolorActSchema = z.strictObject({
  type: z.literal('recolor'),
  target: z.array(referenceSchema),
  /** Colors that it is not to be. */
  not: z.array(colorSchema),
  /** That color is what it has, and is to lose. */
  isUnwanted: z.boolean(),
  span: spanSchema,
});

/** "too many, just one": of several things that were added last some go. */
export const fewerActSchema = z.strictObject({
  type: z.literal('fewer'),
  /** How many stay. */
  left: z.int().positive(),
  span: spanSchema,
});

/** "42 should be 43", "change the price to £12": a part of a text, or a fact in it, becomes another. */
export const rewordActSchema = z.strictObject({
  type: z.literal('reword'),
  target: referenceSchema,
  /** The words that go; null: all of it, or its fact of the target's kind. */
  from: z.string().nullable(),
  to: z.string(),
  /** A statement and no correction: it is added where the page has no such fact. */
  isStated: z.boolean().optional(),
  span: spanSchema,
});

/** "add an exclamation mark to the headline", "put "Big" in front of the title": words that come to others. */
export const appendActSchema = z.strictObject({
  type: z.literal('append'),
  target: referenceSchema,
  text: z.string().min(1),
  at: z.enum(['start', 'end']),
  span: spanSchema,
});

/** Where something goes: a place of the page, a way, or beside another thing; where a page goes among the others. */
export const destinationSchema = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('place'), place: placeSchema }),
  /** Along one axis only. */
  z.strictObject({ to: z.literal('edge'), edge: z.enum(['left', 'center', 'right']) }),
  /** "center it": a text sideways, anything else in the middle of the page. */
  z.strictObject({ to: z.literal('middle') }),
  /** Across the page from where it is. */
  z.strictObject({
    to: z.literal('opposite'),
    /** "the other corner, at the bottom": the side that was named. */
    side: z.enum(['left', 'right', 'top', 'bottom']).nullable(),
    /** From corner to corner through the middle. */
    isDiagonal: z.boolean(),
  }),
  /** In from the edges that it is too close to. */
  z.strictObject({ to: z.literal('inward') }),
  /** So many px from edges of the page; null: that edge does not matter. */
  z.strictObject({
    to: z.literal('apart'),
    left: z.number().nullable(),
    right: z.number().nullable(),
    top: z.number().nullable(),
    bottom: z.number().nullable(),
  }),
  /** At a place of another thing, inside it. */
  z.strictObject({ to: z.literal('within'), place: placeSchema, of: referenceSchema }),
  /** In the middle of the two. */
  z.strictObject({ to: z.literal('between'), of: z.array(referenceSchema).length(2) }),
  z.strictObject({
    to: z.literal('way'),
    way: z.enum(['up', 'down', 'left', 'right']),
    degree: z.number().positive(),
    px: z.number().nullable(),
  }),
  z.strictObject({
    to: z.literal('side'),
    side: z.enum(['above', 'below', 'left-of', 'right-of', 'beside', 'over']),
    of: referenceSchema,
    /** On its middle line. */
    isCentered: z.boolean().optional(),
  }),
  /** Nearer to another thing, or further from it. */
  z.strictObject({
    to: z.literal('toward'),
    of: referenceSchema,
    way: z.enum(['closer', 'apart']),
    degree: z.number().positive(),
  }),
  /** In the stack. */
  z.strictObject({ to: z.literal('level'), level: z.enum(['behind', 'in-front']), of: referenceSchema }),
  /** Where another thing is, or was before the message moves it; null: the one that the message takes away. */
  z.strictObject({ to: z.literal('gone'), of: referenceSchema.nullable() }),
  /** Onto another page, at the same place. */
  z.strictObject({ to: z.literal('page'), page: pageSaidSchema }),
  /** Of a page: its number among all, from 1 or from -1 at the end. */
  z.strictObject({ to: z.literal('number'), number: z.int() }),
  /** Of a page: next to another one. */
  z.strictObject({ to: z.literal('turn'), turn: z.enum(['before', 'after']), of: pageSaidSchema }),
]);
export type Destination = z.output<typeof destinationSchema>;

/** "move the logo to the top left", "the price under the title". */
export const moveActSchema = z.strictObject({
  type: z.literal('move'),
  target: z.array(referenceSchema),
  destination: destinationSchema,
  span: spanSchema,
});

/** What several things are to do with one another. */
export const ARRANGEMENTS = [
  'swap',
  'left',
  'center',
  'right',
  'top',
  'middle',
  'bottom',
  'across',
  'down',
  /** One below the other, on one middle line. */
  'column',
  /** As large as one another. */
  'size',
  /** Side by side, with `equalRow` as large as one another too. */
  'row',
  'equalRow',
  /** The first of two is to come before or after the second. */
  'before',
  'after',
  /** In a list. */
  'first',
  'last',
] as const;

/** "swap the photos", "line up the three drinks on the left", "the address should come before the hours". */
export const arrangeActSchema = z.strictObject({
  type: z.literal('arrange'),
  target: z.array(referenceSchema),
  how: z.enum(ARRANGEMENTS),
  span: spanSchema,
});

/** "mail too", "no, the other one": what was done last, to something else. */
export const repeatActSchema = z.strictObject({
  type: z.literal('repeat'),
  target: z.array(referenceSchema),
  /** Instead of what it was done to, and not beside it. */
  instead: z.boolean(),
  span: spanSchema,
});

/** "the lemonade is sold out": nothing is asked for yet, but "it" is known. */
export const mentionActSchema = z.strictObject({
  type: z.literal('mention'),
  target: z.array(referenceSchema),
  span: spanSchema,
});

/** "leave the rest", "wording stays the same", "but keep the color": the plan must not change it. */
export const keepActSchema = z.strictObject({
  type: z.literal('keep'),
  /** Empty: nothing in particular, "nothing gets lost". */
  target: z.array(referenceSchema),
  /** Only these properties; empty: all. */
  properties: z.array(z.enum(PROPERTIES)),
  /** "not the headline": what was done to it before is taken back. */
  isRefused: z.boolean(),
  span: spanSchema,
});

/** "a bit more", "that's too much", "52 then": what was done last, but further, not so far, or with another number. */
export const furtherActSchema = z.strictObject({
  type: z.literal('further'),
  way: z.enum(['up', 'down']),
  degree: z.number().positive(),
  value: z.number().nullable(),
  span: spanSchema,
});

/** "lose the phone number". */
export const removeActSchema = z.strictObject({
  type: z.literal('remove'),
  target: z.array(referenceSchema),
  span: spanSchema,
});

/** "another one of these". */
export const duplicateActSchema = z.strictObject({
  type: z.literal('duplicate'),
  target: z.array(referenceSchema),
  /** "copy this page for Tuesday": a fact that the copy has in place of its own. */
  with: z.string().optional(),
  /** How many copies. */
  count: z.int().min(1),
  span: spanSchema,
});

/** "undo", "undo the color", "everything since the photo", "put the sticker back". */
export const undoActSchema = z.strictObject({
  type: z.literal('undo'),
  /** How many turns, when they are counted. */
  turns: z.int().positive().nullable(),
  /** Back to the design as it was at first, or as it was made. */
  everything: z.boolean(),
  /** Only what was done to these; empty: to anything. */
  target: z.array(referenceSchema),
  /** Only these properties; empty: all. */
  properties: z.array(z.enum(PROPERTIES)),
  /** What is not undone: "all but the new font". */
  keeps: z.strictObject({ target: z.array(referenceSchema), properties: z.array(z.enum(PROPERTIES)) }).nullable(),
  /** Everything after this was done. */
  since: referenceSchema.nullable(),
  /** "before I deleted the star": together with that. */
  isBefore: z.boolean(),
  /** "the first one was better": the design before it was made anew or copied. */
  isFirst: z.boolean(),
  /** Only what was removed comes back: "put the sticker back". */
  restores: z.boolean(),
  span: spanSchema,
});

type Undo = Omit<z.output<typeof undoActSchema>, 'span'>;

/** An undo with these fields: the last turn, where nothing else is said. */
export const undoOf = (fields: Partial<Undo>): Undo => ({
  type: 'undo',
  turns: null,
  everything: false,
  target: [],
  properties: [],
  keeps: null,
  since: null,
  isBefore: false,
  isFirst: false,
  restores: false,
  ...fields,
});

/** "do it again" after an undo. */
export const redoActSchema = z.strictObject({ type: z.literal('redo'), span: spanSchema });

export const editActSchemas = [
  changeActSchema,
  recolorActSchema,
  fewerActSchema,
  repeatActSchema,
  rewordActSchema,
  appendActSchema,
  correctActSchema,
  rowActSchema,
  sortActSchema,
  columnActSchema,
  moveActSchema,
  arrangeActSchema,
  mentionActSchema,
  keepActSchema,
  furtherActSchema,
  removeActSchema,
  duplicateActSchema,
  undoActSchema,
  redoActSchema,
  splitActSchema,
  joinActSchema,
  doubledActSchema,
  ...designActSchemas,
] as const;
