/**
 * place_in_scene: makes a lifestyle shot of a product photo: cut out, placed in a rendered scene, with background,
 * shadow and product as separate layers.
 */
import { z } from 'zod';
import { createImageLayer } from '#design/document/create.ts';
import type { ImageLayer, PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { childrenOf, descendantsOf, orderBetween } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { findPicture } from './pictures/asset-lookup.ts';
import { chooseLayer } from './page/chosen-layers.ts';
import type { AssetInfo } from './contract/ports/assets-port.ts';
import type { RenderedScene, SceneLayer } from './contract/ports/scenes-port.ts';
import type { ToolContext } from './contract/context.ts';
import { maskFrom } from './contract/cutout-mask.ts';
import { titleOf } from './page/layer-names.ts';
import { updateBetween } from './page/layer-patch.ts';
import { SCENE_IDS, SCENE_LIST } from './inputs/scene-list.ts';
import { defineTool, type Cost, type Json, type ToolCard, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.placeInScene',
  {
    title: 'Place in a scene',
    doing: 'Rendering the scene',
    failed: 'Could not generate scene.',
    choice: 'Variation {number}',
    noPicture: '{layer} is not a picture, so it can’t be placed in a scene',
    which: 'There are several pictures. Say which one is the product: {list}',
    none: 'There is no picture on this page. Add or attach a photo of the product first.',
    sceneOrWords: 'give either scene or words',
  },
  {
    done: 'Placed the product in a scene: {name}',
    doneBut: 'Placed the product in a scene: {name}. Not understood: {words}',
  },
);

/** Pictures of one scene that differ in light, framing and props. */
const VARIATIONS = 4;
const PLAIN_FRAME: ImageLayer['frame'] = { type: 'rectangle', radius: 0 };
const WHOLE: ImageLayer['crop'] = { x: 0, y: 0, width: 1, height: 1 };

const input = z.strictObject({
  layer: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(
      'Id of the picture layer with the product. Without it: the selected or only picture, else the last attachment',
    ),
  picture: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'The product photo: an attachment by name, or a picture by the first characters of its id. Together with layer: this photo takes that layer’s place',
    ),
  scene: z.enum(SCENE_IDS).optional().describe('A ready scene. Give this or words'),
  words: z
    .string()
    .trim()
    .min(2)
    .max(300)
    .optional()
    .describe(
      'Or the scene in words: perspective, surface, background, light, props, for instance "on a marble counter, morning light, leaves"',
    ),
  variation: z
    .int()
    .min(1)
    .max(VARIATIONS)
    .optional()
    .describe('Which picture of this scene, 1 to 4: light from another side, framed otherwise; default 1'),
  variations: z
    .int()
    .min(1)
    .max(VARIATIONS)
    .optional()
    .describe(
      'How many to show to choose from; one is put on the page, small previews of the others are shown; default 1',
    ),
  seed: z.int().min(0).max(999_999).optional().describe('Another number gives other veins, grain and props; default 1'),
  length: z
    .number()
    .min(0.5)
    .max(300)
    .optional()
    .describe('How long the product’s longer side really is, cm, so that the surface has the right scale; default 20'),
});
type Input = z.output<typeof input>;

interface Target {
  /** The layer that it replaces; null: it is new on the page. */
  layer: PictureLayer | null;
  asset: AssetInfo;
}

const picturesOn = ({ document, page }: ToolContext) => descendantsOf(document, page).filter(isPicture);

function standing(id: string, { document, page }: ToolContext): PictureLayer | { error: string } {
  const found = chooseLayer(document, page, id);
  if ('error' in found) return found;
  if (found.layer.type !== 'image') return { error: message(TEXTS.noPicture, { layer: titleOf(found.layer) }) };
  return isPicture(found.layer) ? found.layer : { error: message('tools.emptyFrame', { name: titleOf(found.layer) }) };
}

async function targetOf({ layer: id, picture }: Input, context: ToolContext): Promise<Target | { error: string }> {
  const layer = id === undefined ? null : standing(id, context);
  if (layer && 'error' in layer) return layer;
  if (picture !== undefined) {
    const found = await findPicture(picture, context);
    if ('error' in found) return found;
    const shown =
      layer ?? picturesOn(context).findLast(({ asset, locked }) => asset === found.asset.id && !locked) ?? null;
    return { layer: shown, asset: found.asset };
  }
  let meant = layer;
  if (!meant) {
    const pictures = picturesOn(context).filter(({ locked, name }) => !locked && name !== shadowName());
    const selected = pictures.filter((one) => context.selection.includes(one.id));
    const candidates = selected.length > 0 ? selected : pictures;
    if (candidates.length > 1)
      return {
        error: message(TEXTS.which, {
          list: candidates.map((one) => `${one.id} (${titleOf(one)})`).join(', '),
        }),
      };
    meant = candidates[0] ?? null;
  }
  const asset =
    meant?.asset ?? context.attachments.findLast(({ mime, width }) => mime.startsWith('image/') && width > 0)?.id;
  if (asset === undefined) return { error: message(TEXTS.none) };
  const info = await context.assets.info(asset);
  return info ? { layer: meant, asset: info } : { error: message('imaging.missing') };
}

/** Shadow layers are identified by their name: another scene replaces the old one. */
const shadowName = () => message('tools.placeInScene.shadowLayer');

function oldShadow(product: PictureLayer, { document }: ToolContext): PictureLayer | null {
  const siblings = childrenOf(document, product.parent);
  const below = siblings[siblings.findIndex(({ id }) => id === product.id) - 1];
  return below && below.type === 'image' && isPicture(below) && below.name === shadowName() && !below.locked
    ? below
    : null;
}

function shown({
  asset,
  x,
  y,
  width,
  height,
}: SceneLayer): Pick<
  ImageLayer,
  'asset' | 'x' | 'y' | 'width' | 'height' | 'crop' | 'mask' | 'frame' | 'stroke' | 'rotation' | 'straighten' | 'shadow'
> {
  return {
    asset: asset.id,
    x,
    y,
    width,
    height,
    crop: WHOLE,
    mask: null,
    frame: PLAIN_FRAME,
    stroke: null,
    rotation: 0,
    straighten: 0,
    shadow: null,
  };
}

interface Placed {
  operations: Operation[];
  product: string;
  shadow: string | null;
}

/** The product keeps its position in the stack, its shadow right below; the scene decides their places on the page. */
function placed({ layer, asset }: Target, scene: RenderedScene, context: ToolContext): Placed {
  const { document, page } = context;
  const operations: Operation[] = [
    {
      type: 'page.update',
      id: page,
      patch: { background: { type: 'image', asset: scene.background.id, fit: 'cover', scale: 1, opacity: 1, blur: 0 } },
    },
  ];
  const siblings = childrenOf(document, layer?.parent ?? page);
  const at = layer ? siblings.findIndex(({ id }) => id === layer.id) : -1;
  const before = layer ? oldShadow(layer, context) : null;
  let shadow: string | null = null;
  if (scene.shadow && before) {
    const update = updateBetween(before, { ...before, ...shown(scene.shadow) });
    if (update) operations.push(update);
    shadow = before.id;
  } else if (before) operations.push({ type: 'layer.remove', id: before.id });
  const lowest = layer ? (siblings[at - 1]?.order ?? null) : null;
  const above = layer ? layer.order : (siblings[0]?.order ?? null);
  const order = scene.shadow && !before ? orderBetween(lowest, above) : lowest;
  const product = layer?.id ?? context.newId();
  if (layer) {
    const update = updateBetween(layer, { ...layer, ...shown(scene.product) });
    if (update) operations.push(update);
  } else
    operations.push({
      type: 'layer.add',
      layer: createImageLayer({
        id: product,
        parent: page,
        order: orderBetween(order, above),
        name: asset.name.slice(0, 120),
        ...shown(scene.product),
      }),
    });
  if (scene.shadow && !before) {
    shadow = context.newId();
    operations.push({
      type: 'layer.add',
      layer: createImageLayer({
        id: shadow,
        parent: layer?.parent ?? page,
        order: order ?? orderBetween(null, above),
        name: shadowName(),
        ...shown(scene.shadow),
      }),
    });
  }
  return { operations, product, shadow };
}

const COST: Cost = { unit: 'image', amount: 1 };

/** Small pictures of the variations that are not on the page; choosing one renders it. */
async function choices(
  given: Input,
  target: Target,
  product: string,
  chosen: number,
  render: (variation: number) => Promise<RenderedScene>,
  context: ToolContext,
): Promise<NonNullable<ToolCard['choices']>> {
  const wanted = given.variations ?? 1;
  const others = Array.from({ length: VARIATIONS }, (_, n) => ((chosen - 1 + n) % VARIATIONS) + 1).slice(1, wanted);
  const made: NonNullable<ToolCard['choices']> = [];
  for (const variation of others) {
    const { flat } = await render(variation);
    const { layer: _layer, variations: _variations, ...same } = given;
    made.push({
      asset: flat.id,
      label: message(TEXTS.choice, { number: variation }),
      tool: 'place_in_scene',
      input: { ...(same as { [key: string]: Json }), layer: product, picture: target.asset.id, variation },
      cost: COST,
    });
    context.progress(0.8 + (0.2 * made.length) / others.length);
  }
  return made;
}

function nameOf({ scene, words }: Input): string {
  const ready = SCENE_LIST.find(({ id }) => id === scene);
  return ready ? message(ready.title) : (words ?? '').slice(0, 80);
}

async function execute(given: Input, context: ToolContext): Promise<ToolResult> {
  const target = await targetOf(given, context);
  if ('error' in target) return { ok: false, error: target.error };
  const { document, signal } = context;
  const { layer, asset } = target;
  const own = layer && layer.asset === asset.id ? layer : null;
  const several = (given.variations ?? 1) > 1;
  const chosen = given.variation ?? 1;
  // A picture that already has a cutout keeps it; any other is cut out first.
  const mask = own?.mask ?? null;
  const found = mask?.asset
    ? null
    : await context.imaging.cutOut(asset.id, {
        signal,
        progress: (share) => context.progress(share === null ? null : share * 0.25),
      });
  const request = {
    picture: asset.id,
    mask: found ? maskFrom(found, mask?.strokes) : (mask ?? { asset: null, strokes: [] }),
    crop: own?.crop ?? WHOLE,
    scene: given.scene ?? null,
    words: given.words ?? null,
    width: document.width,
    height: document.height,
    seed: given.seed ?? 1,
    length: (given.length ?? 20) / 100,
  };
  const begun = found ? 0.25 : 0;
  const scene = await context.scenes.render(
    { ...request, variation: chosen, quality: 'full' },
    {
      signal,
      progress: (share) => context.progress(share === null ? null : begun + share * ((several ? 0.8 : 1) - begun)),
    },
  );
  const { operations, product, shadow } = placed(target, scene, context);
  const more = await choices(
    given,
    target,
    product,
    chosen,
    (variation) => context.scenes.render({ ...request, variation, quality: 'preview' }, { signal }),
    context,
  );
  const box = [scene.product.x, scene.product.y, scene.product.width, scene.product.height];
  const output: { [key: string]: Json } = {
    layer: product,
    box,
    scene: {
      perspective: scene.perspective,
      surface: scene.surface,
      background: scene.backgroundKind,
      light: scene.light,
    },
    // An attachment can be named by its first characters; a picture that is neither attached nor on the page anymore
    // needs its whole id.
    original: context.attachments.some(({ id }) => id === asset.id) ? asset.id.slice(0, 12) : asset.id,
  };
  if (shadow !== null) output.shadow = shadow;
  if (scene.unknown.length > 0) output.notUnderstood = [...scene.unknown];
  if (more.length > 0) output.others = more.length;
  return {
    ok: true,
    operations,
    output,
    card: {
      key: scene.unknown.length > 0 ? TEXTS.doneBut.key : TEXTS.done.key,
      values: { name: nameOf(given), words: scene.unknown.join(', ') },
      assets: [asset.id, scene.flat.id],
      layers: shadow === null ? [product] : [product, shadow],
      ...(more.length > 0 ? { choices: more } : {}),
    },
  };
}

export const placeInScene = defineTool({
  name: 'place_in_scene',
  icon: 'aperture',
  texts: TEXTS,
  use: 'a product photo in a rendered scene',
  description:
    'Makes a lifestyle shot of a product photo: cuts the product out and stands it in a rendered scene that fills the page, as background, shadow and product layers. ' +
    'Takes a ready scene or words (perspective, surface, background, light, shadows, props, colours, mood); the answer names words that meant nothing to it. ' +
    'Costs one image credit a call; with variations it also shows previews to choose from, and each chosen one costs another.',
  input: input.refine((given) => (given.scene === undefined) !== (given.words === undefined), {
    error: () => message(TEXTS.sceneOrWords),
  }),
  cost: COST,
  moderates: ({ words }) => (words === undefined ? [] : [words]),
  approval: 'never',
  timeoutMs: 120_000,
  examples: {
    accepted: [
      { layer: 'i1', scene: 'marble-morning' },
      { layer: 'i1', words: 'on a wooden table, leaves', variations: 2, seed: 4, length: 8 },
      { picture: 'shoe.jpg', scene: 'flat-oak', variation: 3 },
    ],
    refused: [
      {},
      { layer: 'i1' },
      { layer: 't1', scene: 'beach-day' },
      { layer: 'nope', scene: 'beach-day' },
      { layer: 'i1', scene: 'the moon' },
      { layer: 'i1', scene: 'beach-day', words: 'beach' },
      { layer: 'i1', words: 'x' },
      { layer: 'i1', scene: 'beach-day', variation: 5 },
      { picture: 'hat', scene: 'beach-day' },
    ],
  },
  execute,
});
