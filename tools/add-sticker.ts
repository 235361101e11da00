/** add_sticker: an emoji, given directly or in words; adds an icon when no emoji matches. */
import { z } from 'zod';
import { createShapeLayer, createStickerLayer } from '#design/document/create.ts';
import { normalizeRotation } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { topOrder } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import type { ToolContext } from './contract/context.ts';
import { findEmoji, isDrawn, nameOfEmoji, soleEmoji } from './libraries/emoji/emoji-search.ts';
import { backgroundBehind } from './page/background.ts';
import { iconPath } from './libraries/icons/icon-path.ts';
import { findIcons } from './libraries/icons/icon-search.ts';
import { briefOf } from './facts/layer-facts.ts';
import { spotFor } from './page/near-place.ts';
import { accentOn } from './page/page-palette.ts';
import type { Place, Size } from './contract/page-space.ts';
import { placeInput } from './contract/place-input.ts';
import { coordinateInput, lengthInput, outlineInput, rotationInput, strokeOf } from './inputs/style-input.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.addSticker',
  {
    title: 'Add sticker',
    doing: 'Adding a sticker',
    failed: 'Could not add the sticker',
    unknownSticker:
      'There is no sticker for "{sticker}". Try a plainer word, such as "heart", "fire", "gift" or "star", or an emoji.',
    emojiNotDrawn: '{emoji} is not in the emoji font. Try one of {list}.',
  },
  { done: 'Added {sticker}' },
);

/** Shares of the page's shorter side. */
const SIZES = { small: 0.12, medium: 0.2, large: 0.34 } as const;

const input = z.strictObject({
  sticker: z.string().trim().min(1).max(100).describe('An emoji, or words for one: "fire", "gift", "red heart"'),
  place: placeInput.optional(),
  x: coordinateInput.optional().describe('Left edge in page px; with y instead of place'),
  y: coordinateInput.optional().describe('Top edge in page px'),
  size: z
    .union([z.enum(['small', 'medium', 'large']), lengthInput])
    .optional()
    .describe('In words, or its longer side in px; default medium'),
  rotation: rotationInput.optional(),
  outline: outlineInput.optional().describe('Die-cut border: "none", or colour and width in px'),
});
type Input = z.output<typeof input>;

interface Found {
  emoji: string | null;
  icon: string | null;
  alternatives: string[];
}

function found(written: string): Found | { error: string } {
  const sole = soleEmoji(written);
  if (sole) {
    if (!isDrawn(sole))
      return {
        error: message(TEXTS.emojiNotDrawn, {
          emoji: sole,
          list:
            findEmoji(nameOfEmoji(sole), 3)
              .map(({ emoji }) => emoji)
              .join(' ') || '⭐ ❤️ 🔥',
        }),
      };
    const near = findEmoji(nameOfEmoji(sole), 4)
      .map(({ emoji }) => emoji)
      .filter((one) => one !== sole);
    return { emoji: sole, icon: null, alternatives: near.slice(0, 2) };
  }
  const words = written.replace(/\b(?:emojis?|stickers?)\b/giu, ' ');
  const [first, ...others] = findEmoji(words, 3);
  if (first) return { emoji: first.emoji, icon: null, alternatives: others.map(({ emoji }) => emoji) };
  const [icon, ...more] = findIcons(words, 3);
  if (icon) return { emoji: null, icon: icon.name, alternatives: more.map(({ name }) => name) };
  return { error: message(TEXTS.unknownSticker, { sticker: written }) };
}

function sizeFor(given: Input['size'], page: Size): number {
  return typeof given === 'number' ? given : Math.round(Math.min(page.width, page.height) * SIZES[given ?? 'medium']);
}

const PLACES: readonly Place[] = [
  'top-right',
  'bottom-right',
  'bottom-left',
  'top-left',
  'right',
  'left',
  'top',
  'bottom',
  'center',
];

/** The requested place, or the first corner or side where it covers nothing. */
function boxFor(given: Input, size: Size, { document, page }: ToolContext) {
  if (given.x !== undefined || given.y !== undefined) {
    return {
      x: given.x ?? Math.round((document.width - size.width) / 2),
      y: given.y ?? Math.round((document.height - size.height) / 2),
      ...size,
    };
  }
  return spotFor(size, { place: given.place, places: PLACES }, { document, page });
}

async function made({ emoji, icon }: Found, given: Input, context: ToolContext): Promise<LeafLayer | null> {
  const { document, page } = context;
  const side = sizeFor(given.size, document);
  const common = {
    id: context.newId(),
    parent: page,
    order: topOrder(document, page),
    rotation: normalizeRotation(given.rotation ?? 0),
    stroke: given.outline === undefined ? null : strokeOf(given.outline),
  };
  if (emoji !== null)
    return createStickerLayer({
      ...common,
      source: { type: 'emoji', emoji },
      ...boxFor(given, { width: side, height: side }, context),
    });
  const outline = icon === null ? null : iconPath(icon, 'fill');
  if (!outline || icon === null) return null;
  const scale = side / Math.max(outline.viewWidth, outline.viewHeight);
  const box = boxFor(
    given,
    {
      width: Math.max(1, Math.round(outline.viewWidth * scale)),
      height: Math.max(1, Math.round(outline.viewHeight * scale)),
    },
    context,
  );
  const color = accentOn(await backgroundBehind(context, box), context);
  return createShapeLayer({
    ...common,
    ...box,
    name: icon.replaceAll('-', ' '),
    shape: { kind: 'path', ...outline, rule: 'nonzero' },
    fill: { type: 'solid', color },
  });
}

export const addSticker = defineTool({
  name: 'add_sticker',
  icon: 'face-slightly-smiling-plus',
  texts: TEXTS,
  description:
    'Adds a sticker: an emoji, or the one that best fits some words; what no emoji shows comes as an icon. Without a place it goes to a corner where it covers nothing; with one it stays clear of texts, close by or a little smaller. ' +
    'Answers with the new layer, what was chosen and what would fit as well; to take another one, call it with that emoji. For one-coloured icons use add_shape.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 10_000,
  examples: {
    accepted: [
      { sticker: '🔥' },
      { sticker: 'gift', place: 'top-left', size: 'large' },
      { sticker: 'red heart', size: 80, rotation: -12, outline: { color: 'white', width: 8 } },
      { sticker: 'a thumbs up sticker', x: 10, y: 20 },
    ],
    refused: [
      {},
      { sticker: '' },
      { sticker: 'qqqzzz' },
      { sticker: '👪' },
      { sticker: '🔥', size: 'gigantic' },
      { sticker: '🔥', size: 0 },
      { sticker: '🔥', place: 'north' },
    ],
  },
  async execute(given, context): Promise<ToolResult> {
    const choice = found(given.sticker);
    if ('error' in choice) return { ok: false, error: choice.error };
    const layer = await made(choice, given, context);
    if (!layer) return { ok: false, error: message(TEXTS.unknownSticker, { sticker: given.sticker }) };
    const name = choice.emoji ?? layer.name;
    return {
      ok: true,
      operations: [{ type: 'layer.add', layer }],
      output: { ...briefOf(context.document, layer), chosen: name, alternatives: choice.alternatives },
      card: { key: TEXTS.done.key, values: { sticker: name }, layers: [layer.id] },
    };
  },
});
