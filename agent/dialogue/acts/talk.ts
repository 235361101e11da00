/** What is answered rather than edited, and wishes about the whole design: questions, what nobody here can do, small talk. */
import { z } from 'zod';
import { pageSaidSchema, referenceSchema } from './reference.ts';
import { colorSchema, factKindSchema, spanSchema } from './values.ts';

/** What a question is about. */
const ASKED = [
  /** Of the page, or of a thing: "how many pixels is this?", "how big is the logo?". */
  'size',
  'font',
  'color',
  /** What stands on the page: "what price have I got on the soup?", "what did I write on page 2?". */
  'words',
  /** "how many drinks are on the list?" */
  'count',
  'pages',
  /** "which one is the smallest text?" */
  'which',
  /** "can people read the small line?", "is the title too big?" */
  'legible',
  /** "48 or 47.99?", "which looks better?" */
  'choice',
  /** "what do you think?" */
  'opinion',
  /** "would Etsy take it?" */
  'market',
] as const;

/** "what font is the title in?", "what closing time does it say for Thursday?". */
export const answerActSchema = z.strictObject({
  type: z.literal('answer'),
  about: z.enum(ASKED),
  /** What it is asked of; empty: the page, or all that is on it. */
  target: z.array(referenceSchema),
  /** Of 'words': the page that was named. */
  page: pageSaidSchema.nullable(),
  /** The kind of fact that is asked for: "what price", "what closing time". */
  fact: factKindSchema.nullable(),
  /** Words of the question that may stand on the page: "soup", "thursday". */
  words: z.array(z.string()),
  /** Of 'choice': what there is to choose between, in the user's characters. */
  options: z.array(z.string()),
  /** Of 'size': the format whose size is asked for. Of 'market': its name. */
  format: z.string().nullable(),
  span: spanSchema,
});

/** Questions about the product that are answered from what it is, not from the page. */
const PRODUCT = [
  'credits',
  'plans',
  'rights',
  'person',
  'projects',
  'watermark',
  'fonts',
  'saved',
  'file',
  'sharing',
] as const;

/** "how many credits do I have?", "can I sell this?". */
export const productActSchema = z.strictObject({
  type: z.literal('product'),
  about: z.enum(PRODUCT),
  span: spanSchema,
});

/** What nobody can do here. */
const BEYOND = [
  'share',
  'print',
  'accounts',
  'records',
  'web',
  'video',
  'file-type',
  'website',
  'account',
  'poem',
  'weather',
  'off-topic',
  /** Photographs from words. */
  'generate',
  'stock',
  'translate',
  'spelling',
  /** Texts for elsewhere: the caption of a post, a description. */
  'copywriting',
  /** To remember something, or to do it later. */
  'remind',
  /** Skin, teeth, faces. */
  'erase',
] as const;
export type Beyond = (typeof BEYOND)[number];

/** "post it on my Instagram at 6pm", "print 50 of these", "put some music under it". */
export const beyondActSchema = z.strictObject({ type: z.literal('beyond'), what: z.enum(BEYOND), span: spanSchema });

const CHATS = ['hello', 'thanks', 'help', 'insult', 'bye', 'nothing'] as const;

/** "thank you so much", "what can you do?", "useless bot". */
export const chatActSchema = z.strictObject({ type: z.literal('chat'), about: z.enum(CHATS), span: spanSchema });

/** "make it pop", "more streetwear, dark", "the bottom feels empty", "brighter colours please". */
export const reworkActSchema = z.strictObject({
  type: z.literal('rework'),
  /** Words for the look, as the layout engine knows them. */
  mood: z.string().nullable(),
  colors: z.array(colorSchema),
  /** Another layout than the one that is there. */
  another: z.boolean(),
  /** The colors alone: the layout and the letters stay. */
  onlyColors: z.boolean(),
  /** What everything is to stand on: a color, or how light it is. */
  ground: z.union([z.enum(['dark', 'light']), colorSchema]).nullable(),
  /** "more pink", "too much red": more or less of one color. */
  step: z.strictObject({ color: colorSchema, way: z.enum(['up', 'down']) }).nullable(),
  /** Colors that are not wanted. */
  not: z.array(colorSchema),
  /** Said of "it", or of nothing: what was worked on last decides whether the design is meant. */
  ofIt: z.boolean(),
  span: spanSchema,
});

/** "show me three directions", "3 other layouts": several to choose from. */
export const directionsActSchema = z.strictObject({ type: z.literal('directions'), span: spanSchema });

/** "I like the elegant one", "number two please": of directions that were shown. */
export const chooseActSchema = z.strictObject({
  type: z.literal('choose'),
  /** Which of them, from 1. */
  number: z.int().positive(),
  span: spanSchema,
});

export const talkActSchemas = [
  answerActSchema,
  productActSchema,
  beyondActSchema,
  chatActSchema,
  reworkActSchema,
  directionsActSchema,
  chooseActSchema,
] as const;
