/**
 * generate_image: makes a picture from words: illustrated image, sticker, lettering, signature or poster; as layers
 * wherever the engine draws them.
 */
import { z } from 'zod';
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';
import { findPicture } from './pictures/asset-lookup.ts';
import { colorInput } from './inputs/color-input.ts';
import type { GeneratedImage, ImageRequest } from './contract/ports/images-port.ts';
import type { ToolContext } from './contract/context.ts';
import { asBackground, asLayers, asPage, asPicture, type PlacedImage } from './pictures/generated-placing.ts';
import { askWithout, notShown } from './pictures/not-shown.ts';
import { hasStyle, IMAGE_SIZES, IMAGE_STYLES, IMAGE_TYPES, MOST_IMAGES } from './contract/image-types.ts';
import { standingOn } from './contract/page-space.ts';
import { placeInput } from './contract/place-input.ts';
import { defineTool, type Json, type ToolCard, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.generateImage',
  {
    title: 'Generate image',
    doing: 'Making the picture',
    failed: 'Error while generating images',
    choice: 'Variation {number, number}',
    style: '{type} has these styles: {list}',
    tooManyLayers: 'This page has no room for that many layers. Remove some, or ask for it as one picture.',
  },
  {
    done: 'Made: {words}',
    doneBut: 'Made: {words}. Not shown: {unknown}',
  },
);

/** Highest number of a variation: four at first, and more like them. */
const MOST_VARIATIONS = 99;
/** Longer side of the proposals' pictures, px. */
const PREVIEW = 420;

const side = z.number().int().min(LIMITS.minDimension).max(LIMITS.maxDimension);

const input = z.strictObject({
  type: z
    .enum(IMAGE_TYPES)
    .describe(
      'image: an illustrated scene, still life, pattern or abstract backdrop; sticker; typography: the user’s words as lettering; signature: a name; poster',
    ),
  words: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .describe(
      'What to make. For typography the words to set, for a signature the name, for a poster all that is to stand on it: headline, details, date, price',
    ),
  style: z
    .string()
    .min(1)
    .max(40)
    .optional()
    .describe(IMAGE_TYPES.map((type) => `${type}: ${IMAGE_STYLES[type].map(({ id }) => id).join(', ')}`).join('; ')),
  colors: z.array(colorInput).max(6).optional().describe('Most important first; default: such as the words ask for'),
  use: z
    .enum(['background', 'page', 'layers', 'picture'])
    .optional()
    .describe(
      'background: of the page; page: in place of what is on it; layers: a group to edit; picture: one flat picture. Default: background for an image, page for a poster and on an empty page for typography, else layers',
    ),
  place: placeInput.optional(),
  width: side.optional().describe('px; default: the page’s for images and posters'),
  height: side.optional().describe('px'),
  variation: z.int().min(1).max(MOST_VARIATIONS).optional().describe('Which picture of these words, default 1'),
  variations: z
    .int()
    .min(1)
    .max(MOST_IMAGES)
    .optional()
    .describe('How many to show to choose from; one is put on the page, previews of the others are shown; default 1'),
  leaveOut: z
    .boolean()
    .optional()
    .describe('true once the user agreed to do without what the built-in engine can’t draw'),
  seed: z
    .int()
    .min(0)
    .max(999_999)
    .optional()
    .describe('Another number gives other pictures of the same words; default 1'),
  pictures: z
    .array(z.string().min(1).max(200))
    .max(4)
    .optional()
    .describe('Attachments to go by, by name; only where a hosted image model serves'),
});
type Input = z.output<typeof input>;

function sizeOf({ type, width, height, use }: Input, { document }: ToolContext): { width: number; height: number } {
  const usual =
    type === 'image' ||
    type === 'poster' ||
    use === 'page' ||
    use === 'background' ||
    (type === 'typography' && use === undefined)
      ? document
      : IMAGE_SIZES[type];
  if (width !== undefined && height !== undefined) return { width, height };
  const within = (value: number) => Math.min(LIMITS.maxDimension, Math.max(LIMITS.minDimension, Math.round(value)));
  if (width !== undefined) return { width, height: within((width * usual.height) / usual.width) };
  if (height !== undefined) return { width: within((height * usual.width) / usual.height), height };
  return { width: usual.width, height: usual.height };
}

function placed(given: Input, image: GeneratedImage, context: ToolContext): PlacedImage | { error: string } {
  const { type } = given;
  const empty = standingOn(context.document, context.page).length === 0;
  const use =
    given.use ??
    (type === 'image' ? 'background' : type === 'poster' || (type === 'typography' && empty) ? 'page' : 'layers');
  if (use === 'background') return asBackground(image.picture, context);
  if (use === 'page') return image.design ? asPage(image.design, context) : asBackground(image.picture, context);
  // A picture that is all background has no layers of its own.
  if (
    use === 'picture' ||
    !image.design ||
    Object.keys(image.design.layers).length === 0 ||
    (type === 'image' && given.use === undefined)
  )
    return asPicture(type, image, given.place, context);
  return asLayers(type, image.design, given.place, context) ?? { error: message(TEXTS.tooManyLayers) };
}

async function references({ pictures = [] }: Input, context: ToolContext): Promise<string[] | { error: string }> {
  const ids: string[] = [];
  for (const name of pictures) {
    const found = await findPicture(name, context);
    if ('error' in found) return found;
    ids.push(found.asset.id);
  }
  return ids;
}

async function execute(given: Input, context: ToolContext): Promise<ToolResult> {
  const { type, words } = given;
  const style = given.style ?? null;
  if (style !== null && !hasStyle(type, style))
    return {
      ok: false,
      error: message(TEXTS.style, { type, list: IMAGE_STYLES[type].map(({ id }) => id).join(', ') }),
    };
  const goBy = await references(given, context);
  if ('error' in goBy) return { ok: false, error: goBy.error };
  const { signal } = context;
  const size = sizeOf(given, context);
  const chosen = given.variation ?? 1;
  const request: ImageRequest = {
    type,
    words,
    style,
    colors: (given.colors ?? []).map((color) => color.slice(0, 7)),
    ...size,
    seed: given.seed ?? 1,
    variations: [chosen],
    references: goBy,
    mask: null,
  };
  const understood = context.images.understand(request);
  if (understood !== null && understood.missing !== null) return { ok: false, error: notShown(understood, type) };
  if (understood !== null && understood.leftOut.length > 0 && given.leaveOut !== true)
    return { ok: false, error: askWithout(understood) };
  // A hosted model charges for each picture: it makes none just for a preview.
  const others =
    context.images.isHosted(type) || goBy.length > 0
      ? []
      : Array.from({ length: (given.variations ?? 1) - 1 }, (_, at) =>
          chosen <= MOST_IMAGES ? ((chosen + at) % MOST_IMAGES) + 1 : chosen + at + 1,
        );
  const share = others.length > 0 ? 0.6 : 1;
  const { images, leftOut, notes } = await context.images.generate(request, {
    signal,
    progress: (done) => context.progress(done === null ? null : done * share),
  });
  const [image] = images;
  if (!image) throw new Error('An image came to nothing');
  const put = placed(given, image, context);
  if ('error' in put) return { ok: false, error: put.error };
  const choices: NonNullable<ToolCard['choices']> = [];
  if (others.length > 0) {
    const shrink = Math.min(1, PREVIEW / Math.max(size.width, size.height));
    const small = {
      width: Math.max(LIMITS.minDimension, Math.round(size.width * shrink)),
      height: Math.max(LIMITS.minDimension, Math.round(size.height * shrink)),
    };
    const previews = await context.images.generate(
      { ...request, ...small, variations: others },
      { signal, progress: (done) => context.progress(done === null ? null : share + done * (1 - share)) },
    );
    const { variations: _variations, variation: _variation, ...same } = given;
    for (const { variation, picture } of previews.images)
      choices.push({
        asset: picture.id,
        label: message(TEXTS.choice, { number: variation }),
        tool: 'generate_image',
        input: { ...(same as { [key: string]: Json }), variation },
      });
  }
  const output: { [key: string]: Json } = { type, size: [size.width, size.height], variation: chosen };
  if (image.style !== null) output.style = image.style;
  if (put.layer !== null) output.layer = put.layer;
  if (put.box) output.box = [put.box.x, put.box.y, put.box.width, put.box.height].map(Math.round);
  if (leftOut.length > 0) output.leftOut = [...leftOut];
  if (leftOut.length === 0 && notes.length > 0) output.notes = [...notes];
  if (choices.length > 0) output.others = choices.length;
  const told = words.length > 60 ? `${words.slice(0, 59).trimEnd()}…` : words;
  return {
    ok: true,
    operations: put.operations,
    output,
    card: {
      key: leftOut.length > 0 ? TEXTS.doneBut.key : TEXTS.done.key,
      values: { words: told, unknown: leftOut.slice(0, 8).join(', ') },
      assets: [image.picture.id],
      ...(put.layers.length > 0 ? { layers: put.layers } : {}),
      ...(choices.length > 0 ? { choices } : {}),
    },
  };
}

export const generateImage = defineTool({
  name: 'generate_image',
  icon: 'palette',
  texts: TEXTS,
  use: 'an illustrated picture, sticker, lettering, signature or poster of words',
  description:
    'Makes a picture of words and puts it on the page: an illustrated image (landscapes, seas, cities, forests, space, still lifes, patterns, abstract backdrops), a sticker, lettering, ' +
    'a signature or a whole poster. Stickers, lettering, signatures and posters come as layers that stay editable. It shows only what it can draw: what it can’t draw it names instead, free of charge, with the nearest; photographs need a ' +
    'hosted image model. Costs one image credit a call; with variations it also shows previews to choose from, and each chosen one costs another.',
  input,
  moderates: ({ words }) => [words],
  cost: { unit: 'image', amount: 1 },
  approval: 'never',
  timeoutMs: 120_000,
  examples: {
    accepted: [
      { type: 'image', words: 'a sunset over the sea' },
      { type: 'image', words: 'leaves', style: 'pattern', use: 'layers', variations: 3, seed: 4 },
      { type: 'sticker', words: 'a happy avocado', place: 'top-right' },
      { type: 'typography', words: 'Stay wild', style: 'neon', colors: ['gold'], width: 800 },
      { type: 'signature', words: 'Anna Berg', use: 'picture' },
      { type: 'poster', words: 'Jazz night, Friday 8pm', variation: 7 },
    ],
    refused: [
      {},
      { type: 'image' },
      { type: 'video', words: 'x' },
      { type: 'sticker', words: '' },
      { type: 'sticker', words: 'a fox', style: 'neon' },
      { type: 'image', words: 'x', width: 50 },
      { type: 'image', words: 'x', variations: 5 },
      { type: 'image', words: 'x', colors: ['blurple'] },
      { type: 'image', words: 'x', pictures: ['gone.jpg'] },
    ],
  },
  execute,
});
