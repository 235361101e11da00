/**
 * find_picture: looks for a picture by what it shows, among stock photos where these are set up, else among our own
 * samples, emoji and icons, and puts it on the page as a layer. Nothing else of the page changes.
 */
import { z } from 'zod';
import { createImageLayer, createShapeLayer, createStickerLayer } from '#design/document/create.ts';
import type { Box } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { withPicture } from '#design/layout/framed-pictures.ts';
import { topOrder } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import type { ToolContext } from './contract/context.ts';
import { placeInput } from './contract/place-input.ts';
import type { StockPhoto } from './contract/ports/stock-port.ts';
import { defineTool, ToolRefusal, type Json, type ToolCard, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';
import { briefOf } from './facts/layer-facts.ts';
import { coordinateInput, lengthInput } from './inputs/style-input.ts';
import { iconPath } from './libraries/icons/icon-path.ts';
import { findThing, nearThings, type NamedThing } from './libraries/things/find-thing.ts';
import { backgroundBehind } from './page/background.ts';
import { chooseLayer } from './page/chosen-layers.ts';
import { updateBetween } from './page/layer-patch.ts';
import { spotFor } from './page/near-place.ts';
import { titleOf } from './page/layer-names.ts';
import { accentOn } from './page/page-palette.ts';
import { wordsOn } from './page/words-on.ts';
import { boxAt, overlapOf, type Size } from './contract/page-space.ts';
import { listed } from './pictures/not-shown.ts';
import { fitted, orderFor } from './pictures/picture-placing.ts';

const TEXTS = toolTexts(
  'tools.findPicture',
  {
    title: 'Find picture',
    doing: 'Looking for a picture',
    failed: 'Could not find a picture',
    none: 'I found no picture of {words}{near, select, none {} other {; the nearest I have is {near}}}. Attach a photo of your own, or ask for an AI image.',
    noneInto:
      'I have no photo of {words} to put there{near, select, none {} other {, only a drawing: {near}}}. Attach a photo of your own.',
    intoAlone: 'into says where the picture goes: leave out place, x, y and size',
    noFrame: '{layer} is a {type}. Pictures go into frames, cells and other pictures.',
  },
  {
    done: 'Added {name}',
    credited: 'Added {name} by {author}, {source}',
    replaced: 'Put {name} into {layer}',
  },
);

/** Other photos that are named in the answer. */
const MOST_OTHERS = 5;
/** Shares of the page's edges that a photo, and an emoji or icon, fit into. */
const SHARES = { photo: 0.5, drawn: 0.34 };

const input = z.strictObject({
  words: z.string().trim().min(1).max(100).describe('What it shows, in a few words: "a red bike", "coffee beans"'),
  anything: z
    .boolean()
    .optional()
    .describe('true: an emoji or icon of it will do, and is taken first; default: a photo where there is one'),
  photo: z.string().min(1).max(200).optional().describe('Id of one of the photos found before, instead of the first'),
  into: z.string().min(1).max(100).optional().describe('Id of the picture, frame or cell that gets it instead'),
  place: placeInput.optional(),
  x: coordinateInput.optional().describe('Left edge in page px; with y instead of place'),
  y: coordinateInput.optional().describe('Top edge in page px'),
  size: lengthInput.optional().describe('Longer side, px; default: what the room allows'),
});
type Input = z.output<typeof input>;

/** Without what says nothing of the thing itself. */
function plainly(words: string): string {
  const all = words.split(/\s+/u);
  const from = all.findIndex((word) => !PLAIN.has(word.toLowerCase()));
  return from === -1 ? words : all.slice(from).join(' ');
}
const PLAIN = new Set('a an the some my two three four several nice good cute free simple beautiful little'.split(' '));

/** Where something goes for which no place is named. */
const PLACES = ['top-right', 'bottom-right', 'bottom-left', 'top-left', 'right', 'left', 'bottom', 'top'] as const;

/** As wished. Without a size it keeps clear of words, smaller if it must; without a place it goes where the page is free. */
function boxFor(given: Input, natural: Size, share: number, context: ToolContext): Box {
  const { document } = context;
  const { place, x, y } = given;
  const size = sizeFor(given, natural, share, document);
  if (x !== undefined || y !== undefined || (place && given.size !== undefined)) {
    const home = boxAt(document, size, place ?? 'center');
    return { ...home, x: x ?? home.x, y: y ?? home.y };
  }
  if (place) return spotFor(size, { place, places: PLACES }, context);
  const { box: free } = fitted(given.size === undefined ? { size: 'medium' } : size, { ...size, focus: null }, context);
  const isClear = wordsOn(context).every((words) => overlapOf(words, free) === 0);
  return isClear ? free : spotFor(size, { places: PLACES }, context);
}

/** px; `share` of the page's edges where no size is given. */
function sizeFor({ size: side }: Input, { width, height }: Size, share: number, page: Size): Size {
  const scale =
    side === undefined
      ? Math.min((page.width * share) / width, (page.height * share) / height)
      : side / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The thing as a layer: its emoji, or its icon in the page's accent. */
async function drawnLayer(thing: NamedThing, given: Input, context: ToolContext): Promise<LeafLayer | null> {
  const { document, page } = context;
  const common = { id: context.newId(), parent: page, order: topOrder(document, page), name: thing.name };
  if (thing.emoji !== null) {
    const box = boxFor(given, { width: 1, height: 1 }, SHARES.drawn, context);
    return createStickerLayer({ ...common, source: { type: 'emoji', emoji: thing.emoji }, ...box });
  }
  const outline = thing.icon === null ? null : iconPath(thing.icon, 'fill');
  if (!outline) return null;
  const box = boxFor(given, { width: outline.viewWidth, height: outline.viewHeight }, SHARES.drawn, context);
  const color = accentOn(await backgroundBehind(context, box), context);
  return createShapeLayer({
    ...common,
    ...box,
    shape: { kind: 'path', ...outline, rule: 'nonzero' },
    fill: { type: 'solid', color },
  });
}

async function withDrawing(thing: NamedThing, given: Input, context: ToolContext): Promise<ToolResult | null> {
  const layer = await drawnLayer(thing, given, context);
  return (
    layer && {
      ok: true,
      operations: [{ type: 'layer.add', layer }],
      output: { ...briefOf(context.document, layer), found: thing.emoji === null ? 'icon' : 'emoji' },
      card: { key: TEXTS.done.key, values: { name: thing.name }, layers: [layer.id] },
    }
  );
}

const creditOf = ({ credit }: StockPhoto): { [key: string]: Json } =>
  credit === null
    ? {}
    : { author: credit.author, licence: credit.licence, source: credit.source, page: credit.pageUrl };

async function withPhoto(
  photo: StockPhoto,
  others: readonly StockPhoto[],
  given: Input,
  context: ToolContext,
): Promise<ToolResult> {
  const { document, page } = context;
  const into = given.into === undefined ? null : chooseLayer(document, page, given.into);
  if (into && 'error' in into) return { ok: false, error: into.error };
  if (into && into.layer.type !== 'image')
    return { ok: false, error: message(TEXTS.noFrame, { layer: titleOf(into.layer), type: into.layer.type }) };
  const asset = await context.stock.take(photo.id, { signal: context.signal });
  const name = (photo.title || given.words).slice(0, 120);
  const alt = (photo.title || given.words).slice(0, 500);
  const said = { name, author: photo.credit?.author ?? '', source: photo.credit?.source ?? '' };
  const found = {
    photo: photo.id,
    ...creditOf(photo),
    others: others.map(({ id, title }) => ({ id, title: title.slice(0, 80) })),
  };
  const card = (layers: string[], key: string, values: { [name: string]: string }): ToolCard => ({
    key: key as ToolCard['key'],
    values,
    assets: [asset.id],
    layers,
  });
  if (into && into.layer.type === 'image') {
    const filled = { ...withPicture(into.layer, asset), name, alt };
    const update = updateBetween(into.layer, filled);
    return {
      ok: true,
      operations: update ? [update] : [],
      output: { ...briefOf(document, filled), ...found },
      card: card([filled.id], TEXTS.replaced.key, { name, layer: titleOf(into.layer) }),
    };
  }
  const box = boxFor(given, asset, SHARES.photo, context);
  const layer = createImageLayer({
    id: context.newId(),
    parent: page,
    order: orderFor(box, {}, context),
    name,
    asset: asset.id,
    ...box,
    alt,
  });
  return {
    ok: true,
    operations: [{ type: 'layer.add', layer }],
    output: { ...briefOf(document, layer), ...found },
    card: card([layer.id], photo.credit === null ? TEXTS.done.key : TEXTS.credited.key, said),
  };
}

/** The photo that is asked for, and others of the same search; null: none. */
async function searched({ words, photo }: Input, { stock, signal }: ToolContext): Promise<readonly StockPhoto[]> {
  const { photos, problems } = await stock.search({ words: plainly(words), page: 1 }, { signal });
  const chosen = photo === undefined ? undefined : photos.find(({ id }) => id === photo);
  if (photos.length === 0 && problems.length > 0) throw new ToolRefusal(problems.join(' '));
  return chosen ? [chosen, ...photos.filter((one) => one !== chosen)] : photos;
}

export const findPicture = defineTool({
  name: 'find_picture',
  icon: 'images',
  texts: TEXTS,
  use: 'a stock photo, emoji or icon of something that the user has no picture of',
  description:
    'Looks for a picture by what it shows and puts it on the page as a new layer, or into a picture that is there. Stock photos where the operator set some up, with author and licence kept; ' +
    'else our own samples, emoji and icons of just that thing. Answers with the layer, whose picture it is and ids of others; if there is none it says so and what comes near. Never changes the background.',
  input: input.refine(
    ({ into, place, x, y, size }) => into === undefined || [place, x, y, size].every((one) => one === undefined),
    { error: () => message(TEXTS.intoAlone) },
  ),
  moderates: ({ words }) => [words],
  cost: null,
  approval: 'never',
  timeoutMs: 60_000,
  examples: {
    accepted: [
      { words: 'a bike' },
      { words: 'coffee', place: 'top-right' },
      { words: 'lamp', anything: true, size: 120, x: 10, y: 20 },
    ],
    refused: [
      {},
      { words: '' },
      { words: 'dog bed' },
      { words: 'a bike', into: 't1' },
      { words: 'a bike', into: 'i1', place: 'top' },
      { words: 'a bike', size: 0 },
    ],
  },
  async execute(given, context): Promise<ToolResult> {
    const thing = findThing(plainly(given.words));
    const draw = () => (thing && given.into === undefined ? withDrawing(thing, given, context) : null);
    const drawn = given.anything === true ? await draw() : null;
    if (drawn) return drawn;
    const [photo, ...others] = await searched(given, context);
    if (photo) return withPhoto(photo, others.slice(0, MOST_OTHERS), given, context);
    const near = thing ? [thing] : nearThings(plainly(given.words));
    return (
      (await draw()) ?? {
        ok: false,
        error: message(given.into === undefined ? TEXTS.none : TEXTS.noneInto, {
          words: `“${given.words}”`,
          near:
            near.length === 0
              ? 'none'
              : listed(
                  near.map(({ name }) => name),
                  message('images.or'),
                ),
        }),
      }
    );
  },
});
