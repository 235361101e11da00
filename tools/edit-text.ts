/** edit_text: the words of a text, their style and size. */
import { z } from 'zod';
import type { CharacterStyle, TextLayer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import { withoutLevels } from '#design/fabric/list-typing.ts';
import type { Paint } from '#design/document/values.ts';
import { descendantsOf } from '#design/document/tree.ts';
import { TEXT_EFFECTS } from '#design/looks/text-effects.ts';
import { message } from '#messages/message.ts';
import { chooseLayer, layerInput } from './page/chosen-layers.ts';
import { colorInput } from './inputs/color-input.ts';
import type { ToolContext } from './contract/context.ts';
import { fontInput, weightInput } from './inputs/font-input.ts';
import { changedWords } from './facts/changed-fields.ts';
import { briefOf } from './facts/layer-facts.ts';
import { layerInDesign, titleOf } from './page/layer-names.ts';
import { updateBetween } from './page/layer-patch.ts';
import { newlyOver } from './page/overlaps.ts';
import { extentOf } from './contract/page-space.ts';
import { curveInput, fontSizeInput, gradientInput, paintOf } from './inputs/style-input.ts';
import {
  asItems,
  inEffect,
  occurrencesOf,
  rewritten,
  withoutMarks,
  withoutStyle,
  withStyle,
} from './texts/text-runs.ts';
import { columnOf, createStand } from './texts/text-room.ts';
import { resettled, type Setting } from './texts/text-settling.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { CHANGED, toolTexts } from './contract/tool-text.ts';
import { roomInside } from './texts/room-inside.ts';

const TEXTS = toolTexts(
  'tools.editText',
  {
    title: 'Edit text',
    doing: 'Editing the text',
    failed: 'Could not edit the text',
    notAText: '{layer} is not a text but a {type}. Texts on the page: {list}',
    noTexts: '{layer} is not a text but a {type}. There is no text on the page.',
    notInText: '"{words}" is not in the text {layer}',
    noTextLeft: 'That would leave no text. Use delete to take the layer away.',
    textTooLong: 'A text holds up to {limit} characters',
    findAndReplace: 'Give find and replace together',
    textOrParts: 'Give either text, or find, replace and append',
    partNeedsStyle:
      'Say what shall change about that part: font, size, scale, weight, italic, underline, strikethrough, color or gradient',
    oneSize: 'Give at most one of size, scale, fit',
    lettersHaveNoSize: 'autoSize "letters" finds the size itself: leave out size and scale',
    unknownFit: 'fit is "box", "page" or the id of a layer. {why}',
  },
  { changed: CHANGED },
);

const input = z.strictObject({
  layer: layerInput,
  text: z.string().min(1).max(LIMITS.textLength).optional().describe('All of the words anew'),
  find: z
    .string()
    .min(1)
    .max(500)
    .optional()
    .describe('With replace: these words, every time they occur, keep their looks'),
  replace: z.string().max(LIMITS.textLength).optional().describe('What stands there instead; "" takes them out'),
  append: z
    .string()
    .min(1)
    .max(LIMITS.textLength)
    .optional()
    .describe('Added at the end; begin with a line break for a new line'),
  part: z
    .string()
    .min(1)
    .max(500)
    .optional()
    .describe(
      'The words that font, size, scale, weight, italic, underline, strikethrough, color and gradient apply to, every time they occur; default: all',
    ),
  font: fontInput.optional(),
  size: fontSizeInput.optional(),
  scale: z.number().min(0.05).max(20).optional().describe('Larger or smaller: 1.25 is a quarter larger'),
  weight: weightInput.optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strikethrough: z.boolean().optional(),
  color: colorInput.optional(),
  gradient: gradientInput.optional().describe('Instead of color'),
  align: z.enum(['left', 'center', 'right', 'justify']).optional().describe('Of the lines within the text'),
  letterCase: z.enum(['as-typed', 'upper', 'lower', 'title']).optional(),
  letterSpacing: z.number().min(-200).max(2000).optional().describe('Thousandths of the font size'),
  lineHeight: z.number().min(0.5).max(4).optional().describe('Of the font size'),
  list: z
    .enum(['bullets', 'numbers', 'none'])
    .optional()
    .describe('Every line an item, or no list any more; marks are drawn, so the words hold none'),
  curve: curveInput.optional(),
  fit: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(
      'As large as fits "box" (the one that it has now), "page" (within its margins), or another layer, by id: it then stands in the middle of that',
    ),
  autoSize: z
    .enum(['box', 'letters'])
    .optional()
    .describe('From now on: "letters": the box stays and the letters always fill it; "box": it follows the words'),
  verticalAlign: z.enum(['top', 'middle', 'bottom']).optional(),
  direction: z.enum(['auto', 'ltr', 'rtl']).optional(),
  effect: z.enum(TEXT_EFFECTS).optional().describe('A look made of outline, shadow and copies; "none" takes it off'),
});
type Input = z.output<typeof input>;

const LISTS = { bullets: 'bullet', numbers: 'number', none: 'none' } as const;

const STYLES = [
  'font',
  'size',
  'scale',
  'weight',
  'italic',
  'underline',
  'strikethrough',
  'color',
  'gradient',
] as const;
const hasStyle = (given: Input) => STYLES.some((field) => given[field] !== undefined);

/** The words after all requested changes. */
function worded(layer: TextLayer, given: Input): TextLayer | { error: string } {
  let words: Pick<TextLayer, 'text' | 'runs'> = layer;
  // New words do not inherit the styles of the old ones' characters.
  if (given.text !== undefined) words = { text: given.text, runs: [] };
  if (given.find !== undefined) {
    const places = occurrencesOf(words.text, given.find);
    if (places.length === 0)
      return {
        error: message(TEXTS.notInText, { words: given.find, layer: titleOf({ ...layer, text: words.text }) }),
      };
    words = rewritten(words, places, () => given.replace ?? '');
    // Removing a word leaves the spaces on both of its sides.
    if (given.replace === '')
      words = rewritten(
        words,
        [...words.text.matchAll(/ {2,}|^ | $/gm)].map(({ index, 0: spaces }) => ({
          start: index,
          end: index + spaces.length,
        })),
        (spaces) => (spaces.length > 1 ? ' ' : ''),
      );
    if (words.text.trim() === '') return { error: message(TEXTS.noTextLeft) };
  }
  if (given.append !== undefined) {
    const glued = /\s$/.test(words.text) || /^[\s,.;:!?)…]/.test(given.append);
    words = rewritten(
      words,
      [{ start: words.text.length, end: words.text.length }],
      () => `${glued ? '' : ' '}${given.append}`,
    );
  }
  // List marks are drawn before items, not written into them.
  if (given.list === 'none') words = withoutMarks(withoutLevels({ ...layer, ...words }));
  else if (given.list || layer.list !== 'none') words = asItems(words);
  if (words.text.length > LIMITS.textLength) return { error: message(TEXTS.textTooLong, { limit: LIMITS.textLength }) };
  return { ...layer, text: words.text, runs: words.runs };
}

function paintGiven({ color, gradient }: Input): Paint | undefined {
  if (gradient) return paintOf(gradient);
  return color === undefined ? undefined : { type: 'solid', color };
}

/** The given styles that apply to single characters, except sizes. */
function characterStyles(given: Input): Partial<CharacterStyle> {
  const fill = paintGiven(given);
  return {
    ...(given.font === undefined ? {} : { fontFamily: given.font }),
    ...(given.weight === undefined ? {} : { fontWeight: given.weight }),
    ...(given.italic === undefined ? {} : { italic: given.italic }),
    ...(given.underline === undefined ? {} : { underline: given.underline }),
    ...(given.strikethrough === undefined ? {} : { strikethrough: given.strikethrough }),
    ...(fill === undefined ? {} : { fill }),
  };
}

const asFontSize = (size: number) =>
  Math.max(LIMITS.minFontSize, Math.min(LIMITS.maxFontSize, Math.round(size * 100) / 100));

/** The text in its new style, whole or in part; sizes of the whole are set later. */
function restyled(layer: TextLayer, given: Input): { layer: TextLayer; places: number } | { error: string } {
  const style = characterStyles(given);
  const { align, letterCase, letterSpacing, lineHeight } = given;
  const whole: TextLayer = {
    ...layer,
    ...(align === undefined ? {} : { align }),
    ...(letterCase === undefined ? {} : { letterCase }),
    ...(letterSpacing === undefined ? {} : { letterSpacing }),
    ...(lineHeight === undefined ? {} : { lineHeight }),
    ...(given.list === undefined ? {} : { list: LISTS[given.list] }),
    ...(given.curve === undefined ? {} : { curve: given.curve }),
    ...(given.autoSize === undefined ? {} : { autoSize: given.autoSize }),
    ...(given.verticalAlign === undefined ? {} : { verticalAlign: given.verticalAlign }),
    ...(given.direction === undefined ? {} : { direction: given.direction }),
  };
  // A list needs its marks below each other.
  if (given.list !== undefined && given.list !== 'none' && align === undefined && layer.align === 'center')
    whole.align = 'left';
  if (given.part === undefined)
    return {
      layer: inEffect(
        { ...whole, ...style, runs: withoutStyle(whole.runs, new Set(Object.keys(style))) },
        given.effect,
      ),
      places: 0,
    };
  const places = occurrencesOf(whole.text, given.part);
  if (places.length === 0) return { error: message(TEXTS.notInText, { words: given.part, layer: titleOf(whole) }) };
  const size = given.size ?? (given.scale === undefined ? undefined : whole.fontSize * given.scale);
  const parted = {
    ...whole,
    runs: withStyle(whole, places, { ...style, ...(size === undefined ? {} : { fontSize: asFontSize(size) }) }),
  };
  return { layer: inEffect(parted, given.effect), places: places.length };
}

/** The size to fit the text to; a layer gives the room inside its outline. */
function fitOf(
  { fit }: Input,
  layer: TextLayer,
  home: string,
  { document }: ToolContext,
): Setting['fit'] | { error: string } {
  if (fit === undefined || fit === 'box' || fit === 'page') return fit;
  const found = layerInDesign(document, home, fit);
  if ('error' in found) return { error: message(TEXTS.unknownFit, { why: found.error }) };
  if (found.page !== home) return { error: message('tools.differentPages') };
  if (found.layer.id === layer.id) return 'box';
  return roomInside(found.layer, document) ?? { error: message('tools.emptyGroup', { layer: titleOf(found.layer) }) };
}

/** The answer to a call for a layer that is not a text: lists the texts. */
function noText(id: string, { document, page }: ToolContext): string {
  const layer = document.layers[id];
  const texts = descendantsOf(document, page)
    .filter((one) => one.type === 'text')
    .slice(0, 8);
  const list = texts.map((one) => `${one.id} (${titleOf(one)})`).join(', ');
  return message(texts.length > 0 ? TEXTS.notAText : TEXTS.noTexts, {
    layer: layer ? titleOf(layer) : id,
    type: layer?.type ?? '',
    list,
  });
}

async function edit(given: Input, shown: ToolContext): Promise<ToolResult> {
  const { document, measureText } = shown;
  const chosen = chooseLayer(document, shown.page, given.layer);
  if ('error' in chosen) return { ok: false, error: chosen.error };
  const { layer } = chosen;
  if (layer.type !== 'text') return { ok: false, error: noText(given.layer, shown) };
  const words = worded(layer, given);
  if ('error' in words) return { ok: false, error: words.error };
  const looks = restyled(words, given);
  if ('error' in looks) return { ok: false, error: looks.error };
  const size =
    given.part === undefined
      ? (given.size ?? (given.scale === undefined ? undefined : layer.fontSize * given.scale))
      : undefined;
  const fit = fitOf(given, layer, chosen.page, shown);
  if (typeof fit === 'object' && 'error' in fit) return { ok: false, error: fit.error };
  // A text that grows must not run over its neighbours.
  const partSize = given.part === undefined ? 0 : (given.size ?? layer.fontSize * (given.scale ?? 0));
  const grows = words.text !== layer.text || Math.max(size ?? 0, partSize) > layer.fontSize;
  const stand = grows ? createStand(layer, document, chosen.page) : undefined;
  const settled = resettled(
    looks.layer,
    layer,
    {
      size: size === undefined ? undefined : asFontSize(size),
      fit,
      stand,
      column: columnOf(layer, document, chosen.page),
    },
    document,
    measureText,
  );
  // Lines that now begin at one edge stay centered as a block.
  const after =
    given.list && layer.align === 'center' && settled.layer.align === 'left'
      ? { ...settled.layer, x: layer.x + (layer.width - settled.layer.width) / 2 }
      : settled.layer;
  const { note, moved } = settled;
  const updates = [after, ...moved].flatMap((one) => {
    const was = document.layers[one.id];
    return (was && updateBetween(was, one)) ?? [];
  });
  const own = new Set([layer.id, ...moved.map(({ id }) => id), ...(given.fit === undefined ? [] : [given.fit])]);
  const over = newlyOver(document, chosen.page, [{ before: extentOf(layer), after: extentOf(after) }], own);
  return {
    ok: true,
    operations: updates,
    output: {
      ...briefOf(document, after),
      ...(looks.places > 1 ? { places: looks.places } : {}),
      ...over,
      ...(moved.length > 0 ? { moved: moved.map(({ id }) => id) } : {}),
      ...(updates.length > 0 ? {} : { unchanged: true }),
      ...(note === null ? {} : { notes: [message(note)] }),
    },
    card: {
      key: TEXTS.changed.key,
      values: {
        what: changedWords(Object.keys(given).filter((field) => field !== 'layer' && field !== 'part')),
        layer: titleOf(after),
      },
      layers: [layer.id],
    },
  };
}

export const editText = defineTool({
  name: 'edit_text',
  icon: 'pen-line',
  texts: TEXTS,
  description:
    'Changes a text: its words (all, some by find and replace, or appended), font, size, weight, colour, alignment, case, spacing, lists, bent on a curve, effects, fitted into a box; with part only some of its words. ' +
    'What is not given stays. The text is set anew so that no word is cut and nothing leaves the page, and keeps the edge or middle that it is aligned to. ' +
    'Answers with the layer and its new box [x, y, width, height]; moved names neighbours that made room, nowOver layers that it has come to overlap.',
  input: input
    .refine((given) => Object.keys(given).some((field) => field !== 'layer' && field !== 'part'), {
      error: () => message('tools.nothingToChange'),
    })
    .refine((given) => (given.find === undefined) === (given.replace === undefined), {
      error: () => message(TEXTS.findAndReplace),
    })
    .refine((given) => given.text === undefined || (given.find === undefined && given.append === undefined), {
      error: () => message(TEXTS.textOrParts),
    })
    .refine((given) => given.part === undefined || hasStyle(given), { error: () => message(TEXTS.partNeedsStyle) })
    .refine(
      (given) =>
        [given.size, given.scale, given.part === undefined ? given.fit : undefined].filter((one) => one !== undefined)
          .length <= 1,
      { error: () => message(TEXTS.oneSize) },
    )
    .refine((given) => given.autoSize !== 'letters' || (given.size === undefined && given.scale === undefined), {
      error: () => message(TEXTS.lettersHaveNoSize),
    })
    .refine((given) => given.color === undefined || given.gradient === undefined, {
      error: () => message('tools.colorOrGradient'),
    }),
  cost: null,
  approval: 'never',
  timeoutMs: 15_000,
  examples: {
    accepted: [
      { layer: 't1', text: 'Other words, and more of them than before' },
      { layer: 't1', find: 'hello', replace: 'Welcome', append: '!', weight: 'bold' },
      { layer: 't1', part: 'there', color: 'red', scale: 1.5, underline: true },
      { layer: 't1', text: 'one\ntwo\nthree', list: 'numbers', lineHeight: 1.5 },
      { layer: 't1', fit: 'page', font: 'Anton', gradient: { from: 'red', to: 'blue' } },
      { layer: 't2', size: 90, align: 'center', letterCase: 'upper' },
      { layer: 't1', part: 'Hello', italic: true },
      { layer: 't1', fit: 's1' },
      { layer: 't1', fit: 'g1', autoSize: 'letters', verticalAlign: 'middle', direction: 'rtl' },
      { layer: 't1', effect: 'neon', color: 'hotpink' },
    ],
    refused: [
      {},
      { layer: 't1' },
      { layer: 't1', fit: 'nope' },
      { layer: 't1', fit: 't2' },
      { layer: 't1', autoSize: 'letters', size: 40 },
      { layer: 't1', effect: 'sparkle' },
      { layer: 'i1', text: 'x' },
      { layer: 'nope', text: 'x' },
      { layer: 't1', find: 'goodbye', replace: 'x' },
      { layer: 't1', find: 'x' },
      { layer: 't1', part: 'Hello' },
      { layer: 't1', part: 'goodbye', color: 'red' },
      { layer: 't1', size: 0 },
      { layer: 't1', size: 20, scale: 2 },
      { layer: 't1', color: 'blurple' },
      { layer: 't1', text: '' },
      { layer: 't1', find: 'Hello there', replace: '' },
      { layer: 'locked', text: 'x' },
    ],
  },
  execute: edit,
});
