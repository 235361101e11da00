/** set_background: the background of a page. */
import { z } from 'zod';
import { patternNameSchema, type Background, type PatternPaint } from '#design/document/values.ts';
import { LEGIBLE_LARGE, mix, readableOn } from '#design/layout/contrast.ts';
import { message } from '#messages/message.ts';
import { findPicture } from './pictures/asset-lookup.ts';
import { colorInput } from './inputs/color-input.ts';
import type { ToolContext } from './contract/context.ts';
import { backgroundBehind, inkOn, worstContrast } from './page/background.ts';
import { paintText } from './facts/layer-facts.ts';
import { extentOf, standingOn } from './contract/page-space.ts';
import { gradientInput, paintOf } from './inputs/style-input.ts';
import { defineTool, type Json, type ToolCard } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.setBackground',
  {
    title: 'Set background',
    doing: 'Setting the background',
    failed: 'Could not set the background',
    oneBackground: 'Give exactly one of color, gradient, image, pattern, none',
  },
  {
    color: 'Background is now {color}',
    gradient: 'Background is now a gradient',
    image: 'Background is now {name}',
    pattern: 'Background is now a pattern: {name}',
    none: 'Background is now transparent',
  },
);

const PAPER = '#fbfaf7';
/** Contrast of a pattern without a given color with its background. */
const FAINT = 0.14;
/** Shorter side of a page for which patterns are designed, px. */
const FITTING = 1080;

const input = z.strictObject({
  color: colorInput.optional(),
  gradient: gradientInput.optional(),
  image: z
    .string()
    .max(200)
    .optional()
    .describe('A picture of the user: id or name of an attachment, or the id of a picture layer'),
  fit: z
    .enum(['cover', 'contain', 'stretch', 'tile'])
    .optional()
    .describe('How the picture fills the page; default cover'),
  pattern: z
    .strictObject({
      name: patternNameSchema,
      color: colorInput.optional(),
      ground: colorInput.optional().describe('Behind the pattern; default the page as it is'),
      scale: z
        .number()
        .min(0.25)
        .max(10)
        .optional()
        .describe('1 is cells of about 48 px; by default it suits the page'),
      angle: z.number().min(-360).max(360).optional().describe('Degrees clockwise'),
    })
    .optional(),
  none: z.literal(true).optional().describe('Transparent'),
});

async function backgroundOf(
  given: z.output<typeof input>,
  context: ToolContext,
): Promise<{ background: Background; card: ToolCard } | { error: string }> {
  if (given.color) {
    return {
      background: { type: 'solid', color: given.color },
      card: { key: TEXTS.color.key, values: { color: given.color } },
    };
  }
  if (given.gradient) {
    return { background: paintOf(given.gradient), card: { key: TEXTS.gradient.key } };
  }
  if (given.image !== undefined) {
    const found = await findPicture(given.image, context);
    if ('error' in found) return found;
    const { asset } = found;
    return {
      background: {
        type: 'image',
        asset: asset.id,
        fit: given.fit ?? 'cover',
        scale: 1,
        opacity: 1,
        blur: 0,
        ...(asset.focus && { focus: asset.focus }),
      },
      card: { key: TEXTS.image.key, values: { name: asset.name }, assets: [asset.id] },
    };
  }
  if (given.pattern) {
    const background = patternOf(given.pattern, context);
    return { background, card: { key: TEXTS.pattern.key, values: { name: background.pattern } } };
  }
  return { background: { type: 'none' }, card: { key: TEXTS.none.key } };
}

/** A pattern on which words stay legible, unless colors are given: a little darker or lighter than the background. */
function patternOf(
  { name, color, ground, scale, angle }: NonNullable<z.output<typeof input>['pattern']>,
  { document, page }: ToolContext,
): PatternPaint {
  const present = document.pages[page]?.background;
  const behind =
    ground ?? (present?.type === 'solid' ? present.color : present?.type === 'pattern' ? present.ground : PAPER);
  return {
    type: 'pattern',
    pattern: name,
    ground: behind,
    color: color ?? mix(behind, readableOn(behind), FAINT),
    scale:
      scale ?? Math.min(10, Math.max(0.5, Math.round((Math.min(document.width, document.height) / FITTING) * 4) / 4)),
    angle: angle ?? 0,
    seed: 1,
  };
}

/** Texts that the new background makes hard to read, each with a legible ink. */
async function hardToRead(context: ToolContext): Promise<Json[]> {
  const texts = [];
  for (const { layer } of standingOn(context.document, context.page)) {
    if (layer.type !== 'text' || layer.box || layer.fill.type !== 'solid') continue;
    const background = await backgroundBehind(context, extentOf(layer), layer.id);
    if (worstContrast(layer.fill.color, background) >= LEGIBLE_LARGE) continue;
    texts.push({ id: layer.id, color: layer.fill.color, better: inkOn(background) });
    if (texts.length === 8) break;
  }
  return texts;
}

export const setBackground = defineTool({
  name: 'set_background',
  icon: 'paint-bucket',
  texts: TEXTS,
  description:
    'Sets the background of the page: one colour, a gradient of two colours, a pattern of two colours (dots, stripes, gingham, terrazzo …), a picture of the user, or none. ' +
    'The answer names texts that have become hard to read and a colour that would read.',
  input: input.refine(
    (given) =>
      [given.color, given.gradient, given.image, given.pattern, given.none].filter((one) => one !== undefined)
        .length === 1,
    {
      error: () => message(TEXTS.oneBackground),
    },
  ),
  cost: null,
  approval: 'never',
  timeoutMs: 15_000,
  examples: {
    accepted: [
      { color: 'navy' },
      { gradient: { from: '#fff', to: 'gold', angle: 45 } },
      { image: 'shoe.jpg' },
      { none: true },
    ],
    refused: [{}, { color: 'navy', none: true }, { color: '#zzz' }, { image: 'nope' }, { gradient: { from: 'red' } }],
  },
  async execute(given, context) {
    const made = await backgroundOf(given, context);
    if ('error' in made) return { ok: false, error: made.error };
    const { document, page } = context;
    const shown = document.pages[page];
    const after = shown
      ? { ...document, pages: { ...document.pages, [page]: { ...shown, background: made.background } } }
      : document;
    const texts = await hardToRead({ ...context, document: after });
    return {
      ok: true,
      operations: [{ type: 'page.update', id: page, patch: { background: made.background } }],
      output: { background: paintText(made.background), ...(texts.length > 0 ? { hardToRead: texts } : {}) },
      card: made.card,
    };
  },
});
