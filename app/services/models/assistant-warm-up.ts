/**
 * What a new thread of the assistant reads before anybody's message: its patterns are compiled when first run, which
 * takes seconds in total.
 */
import type { LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider';
import { CANVAS_END, CANVAS_HEADINGS, CANVAS_START } from '#agent/view.ts';

/** A small design as models see it. */
export const SAMPLE_CANVAS = [
  CANVAS_START,
  `${CANVAS_HEADINGS.design}:`,
  JSON.stringify({ title: 'Summer sale', size: [1080, 1080], page: 1, pages: 1, background: '#f6efe6', selected: [] }),
  `${CANVAS_HEADINGS.layers}:`,
  JSON.stringify({ id: 'photo', type: 'image', name: 'Sneakers', box: [90, 420, 900, 560], asset: '0123456789ab' }),
  JSON.stringify({
    id: 'headline',
    type: 'text',
    name: 'Headline',
    box: [90, 80, 900, 130],
    text: 'Summer sale',
    size: 96,
    color: '#1f2d3d',
  }),
  JSON.stringify({
    id: 'price',
    type: 'text',
    name: 'Price',
    box: [90, 240, 400, 60],
    text: '30% off sneakers',
    size: 44,
    color: '#1f2d3d',
  }),
  CANVAS_END,
].join('\n');

/** Together they run most of the patterns: two briefs with all kinds of facts, edits, an undo and a question. */
const ASKED = [
  'Instagram post for my summer sale, 30% off sneakers, call to action Shop now',
  'Flyer for my repair shop “Second Sole”: red boots size 42, €45, Saturday 12 May 9am to 2pm, 14 Pine Road, call 0171 555 0123 or mail hello@shop.example, @shop. Button Order now',
  'add the text "HELLO" at the top',
  'make it bigger',
  'change the background to navy and move the headline up a bit',
  'put the price in a red badge, and make the second line bold',
  'undo that',
  'what fonts can you use?',
];

const said = (text: string): LanguageModelV4Message => ({ role: 'user', content: [{ type: 'text', text }] });

export const WARM_UP: readonly LanguageModelV4Prompt[] = [
  ...ASKED.slice(0, 2).map((brief) => [said(brief)]),
  ...ASKED.map((asked) => [said(asked), said(SAMPLE_CANVAS)]),
];
