/**
 * place_in_scene: makes a lifestyle shot of a product photo: cut out, placed in a rendered scene, with background,
 * shadow and product as separate layers.
 */
import { z } from 'zod';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import type { RenderedScene } from './contract/ports/scenes-port.ts';
import type { ToolContext } from './contract/context.ts';
import type { Progress } from './contract/progress.ts';
import { maskFrom } from './contract/cutout-mask.ts';
import { titleOf } from './page/layer-names.ts';
import { keepLegible, shadeName } from './scenes/keep-legible.ts';
import { oldBackdrop } from './scenes/old-backdrop.ts';
import { homeOf, roomFor } from './scenes/product-room.ts';
import { oldShadow, placed, shadowName, WHOLE, type SceneTarget } from './scenes/scene-layers.ts';
import { targetOf } from './scenes/scene-target.ts';
import { TEXTS } from './scenes/scene-texts.ts';
import { SCENE_IDS, SCENE_LIST } from './inputs/scene-list.ts';
import { defineTool, type Cost, type Json, type ToolCard, type ToolResult } from './contract/tool.ts';

/** Pictures of one scene that differ in light, framing and props. */
const VARIATIONS = 4;
/** Shares of the work that are done when the product is cut out, and when a picture is rendered. */
const CUT = 0.25;
const RENDERED = 0.9;
/** Shorter side of a preview's picture, px. */
const PREVIEW_SIDE = 640;

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
  preview: z
    .boolean()
    .optional()
    .describe('Only show how it would look: nothing changes and nothing is charged; its toUse makes it in full'),
  seed: z.int().min(0).max(999_999).optional().describe('Another number gives other veins, grain and props; default 1'),
  length: z
    .number()
    .min(0.5)
    .max(300)
    .optional()
    .describe('How long the product’s longer side really is, cm, so that the surface has the right scale; default 20'),
});
type Input = z.output<typeof input>;

const COST: Cost = { unit: 'image', amount: 1 };

/** The variations that are wanted, from the chosen one on. */
const variationsOf = ({ variation = 1, variations = 1 }: Input): number[] =>
  Array.from({ length: variations }, (_, n) => ((variation - 1 + n) % VARIATIONS) + 1);

/** Small pictures of the variations that are not on the page; choosing one renders it. */
async function choices(
  given: Input,
  target: SceneTarget,
  product: string,
  render: (variation: number) => Promise<RenderedScene>,
  context: ToolContext,
): Promise<NonNullable<ToolCard['choices']>> {
  const others = variationsOf(given).slice(1);
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

/** A picture of the page as it would be. */
async function pictureOf(
  operations: readonly Operation[],
  name: string,
  { document, page, rendering, assets, signal }: ToolContext,
): Promise<string> {
  const { bytes, mime } = await rendering.render(
    {
      document: applyOperations(document, operations).document,
      page,
      format: 'jpg',
      shorterSide: Math.min(PREVIEW_SIDE, document.width, document.height),
      quality: 88,
      watermark: false,
    },
    signal,
  );
  return (await assets.store(bytes, mime, `${name}.jpg`)).id;
}

/** Pictures of the page as it would be, free of charge, each with the call that makes it in full. */
async function previewed(
  given: Input,
  target: SceneTarget,
  made: (variation: number, at: number) => Promise<{ scene: RenderedScene; operations: readonly Operation[] }>,
  context: ToolContext,
): Promise<ToolResult> {
  const name = nameOf(given);
  const { preview: _preview, variations: _variations, ...same } = given;
  const wanted = variationsOf(given);
  const shown: { asset: string; toUse: { [key: string]: Json }; scene: RenderedScene }[] = [];
  for (const [at, variation] of wanted.entries()) {
    const { scene, operations } = await made(variation, at);
    const toUse = {
      ...(same as { [key: string]: Json }),
      ...(target.layer ? { layer: target.layer.id, picture: target.asset.id } : {}),
      ...(wanted.length > 1 ? { variation } : {}),
    };
    shown.push({ asset: await pictureOf(operations, name, context), toUse, scene });
  }
  const [first] = shown;
  if (!first) return { ok: false, error: message(TEXTS.none) };
  return {
    ok: true,
    operations: [],
    output: { ...reported(first.scene, target, context), preview: true, toUse: first.toUse },
    card: {
      key: TEXTS.previewed.key,
      values: { name },
      assets: shown.map(({ asset }) => asset),
      choices: shown.map(({ asset, toUse }, at) => ({
        asset,
        label: shown.length > 1 ? message(TEXTS.choice, { number: wanted[at] ?? 1 }) : message(TEXTS.use),
        tool: 'place_in_scene',
        input: toUse,
        cost: COST,
      })),
    },
  };
}

/** What the tool reports of the scene. */
function reported(
  scene: RenderedScene,
  { layer, asset }: SceneTarget,
  { attachments }: ToolContext,
): { [key: string]: Json } {
  return {
    ...(layer ? { layer: layer.id } : {}),
    scene: {
      perspective: scene.perspective,
      surface: scene.surface,
      background: scene.backgroundKind,
      light: scene.light,
    },
    // An attachment can be named by its first characters; a picture that is neither attached nor on the page anymore
    // needs its whole id.
    original: attachments.some(({ id }) => id === asset.id) ? asset.id.slice(0, 12) : asset.id,
    ...(scene.seenFrom === 'above' ? { seenFrom: scene.seenFrom } : {}),
    ...(scene.unknown.length > 0 ? { notUnderstood: [...scene.unknown] } : {}),
  };
}

async function execute(given: Input, context: ToolContext): Promise<ToolResult> {
  const target = await targetOf(given, context);
  if ('error' in target) return { ok: false, error: target.error };
  const { document, page, signal } = context;
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
        progress: (share) => context.progress(share === null ? null : share * CUT, message(TEXTS.cutting)),
      });
  const home = homeOf(own, layer, found);
  // The shadow of an earlier scene is replaced by that of this one; another product keeps its own.
  const shadow = layer ? oldShadow(layer, context) : null;
  const old = oldBackdrop(document, page, layer, home).filter(({ name }) => name !== shadowName());
  const removed = new Set([...old, ...(shadow ? [shadow] : [])].map(({ id }) => id));
  const within = roomFor(document, page, layer, { home, removed, isPhoto: layer === null || own?.mask === null });
  const request = {
    picture: asset.id,
    mask: found ? maskFrom(found, mask?.strokes) : (mask ?? { asset: null, strokes: [] }),
    // The frame of a photo may cut its subject off; a cutout is cropped on purpose.
    crop: mask ? (own?.crop ?? WHOLE) : WHOLE,
    scene: given.scene ?? null,
    words: given.words ?? null,
    width: document.width,
    height: document.height,
    seed: given.seed ?? 1,
    length: (given.length ?? 20) / 100,
    ...(within ? { within } : {}),
  };
  const begun = found ? CUT : 0;
  const brand = await context.brandKit.get();
  const clearing = old.map(({ id }): Operation => ({ type: 'layer.remove', id }));
  const laid = async (scene: RenderedScene) => {
    const layers = placed(target, scene, context);
    const operations = [...clearing, ...layers.operations];
    const after = applyOperations(document, operations).document;
    const mended = await keepLegible(after, document, brand?.colors ?? [], context);
    return { ...layers, mended, operations: [...operations, ...mended.operations] };
  };
  const preview = (variation: number, progress: Progress = () => undefined) =>
    context.scenes.render({ ...request, variation, quality: 'preview' }, { signal, progress });
  if (given.preview === true) {
    const count = variationsOf(given).length;
    const made = async (variation: number, at: number) => {
      const done = (share: number) => begun + ((1 - begun) * (at + share)) / count;
      const step = message(count > 1 ? TEXTS.previewingOf : TEXTS.previewing, { number: at + 1, count });
      context.progress(done(0), step);
      const scene = await preview(variation, (share) =>
        context.progress(share === null ? null : done(share * RENDERED), step),
      );
      context.progress(done(RENDERED), message(TEXTS.reading));
      return { scene, operations: (await laid(scene)).operations };
    };
    return previewed(given, target, made, context);
  }
  const rendering = message(TEXTS.rendering);
  context.progress(begun, rendering);
  const scene = await context.scenes.render(
    { ...request, variation: chosen, quality: 'full' },
    {
      signal,
      progress: (share) =>
        context.progress(share === null ? null : begun + share * ((several ? 0.8 : RENDERED) - begun), rendering),
    },
  );
  context.progress(several ? 0.8 : RENDERED, message(TEXTS.reading));
  const { operations, product, shadow: cast, mended } = await laid(scene);
  const more = await choices(given, target, product, preview, context);
  const gone = [...new Set(old.filter(({ name }) => name !== shadeName()).map(titleOf))];
  return {
    ok: true,
    operations,
    output: {
      ...reported(scene, target, context),
      layer: product,
      box: [scene.product.x, scene.product.y, scene.product.width, scene.product.height],
      ...(cast === null ? {} : { shadow: cast }),
      ...(more.length > 0 ? { others: more.length } : {}),
      ...(gone.length > 0 ? { removed: gone } : {}),
      ...(mended.recolored.length > 0 ? { recolored: mended.recolored } : {}),
      ...(mended.isShaded ? { shaded: true } : {}),
    },
    card: {
      key: scene.unknown.length > 0 ? TEXTS.doneBut.key : TEXTS.done.key,
      values: { name: nameOf(given), words: scene.unknown.join(', ') },
      assets: [asset.id, scene.flat.id],
      layers: cast === null ? [product] : [product, cast],
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
  isFree: ({ preview }) => preview === true,
  moderates: ({ words }) => (words === undefined ? [] : [words]),
  approval: 'never',
  timeoutMs: 120_000,
  examples: {
    accepted: [
      { layer: 'i1', scene: 'marble-morning' },
      { layer: 'i1', scene: 'marble-morning', preview: true },
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
