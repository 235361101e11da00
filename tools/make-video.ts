/**
 * make_video: a film of the user's photos by a preset, with its layers as a separate design; or of the open design with
 * its animations.
 */
import { z } from 'zod';
import { createDocument, createImageLayer } from '#design/document/create.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { LIMITS } from '#design/document/limits.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { fontFamily } from '#design/fonts/catalogue.ts';
import { isAnimated } from '#design/motion/playing.ts';
import { isLightBackground, PLACES, type LightPlaces } from '#design/film/light-places.ts';
import {
  FILM_LIMITS,
  FILM_RATIOS,
  FILM_SIZES,
  PRESETS,
  type FilmPhoto,
  type FilmRatio,
  type PresetFacts,
} from '#design/film/preset.ts';
import { missingForFilm } from '#design/film/missing.ts';
import { presets } from '#design/film/presets.ts';
import { message } from '#messages/message.ts';
import { findPicture } from './pictures/asset-lookup.ts';
import { colorInput } from './inputs/color-input.ts';
import { FILM_SIDE } from './contract/ports/films-port.ts';
import type { AssetInfo } from './contract/ports/assets-port.ts';
import type { ToolContext } from './contract/context.ts';
import { maskFrom } from './contract/cutout-mask.ts';
import { onlyPages } from './files/export-files.ts';
import { areaOf, standingOn, type Size } from './contract/page-space.ts';
import { paletteOf } from './page/page-palette.ts';
import { pictureAsWorn } from './files/picture-as-worn.ts';
import { defineTool, ToolRefusal, type FilmOf, type Json, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';
import { isPutOn } from './files/try-on-placing.ts';

const TEXTS = toolTexts(
  'tools.video',
  {
    title: 'Make video',
    doing: 'Making the video',
    failed: 'Couldn’t make the video',
    noPhoto: 'There is no photo to film. Attach one, or add one to the page.',
    presetOnly: 'These are for videos of photos by a preset: {list}. Without a preset the design is filmed as it is.',
    font: 'Unknown font: {font}',
  },
  { done: 'Video ready, {seconds, plural, one {# second} other {# seconds}}, {width} × {height}' },
);

/** Pictures a second. */
const FPS = 30;
/** Share of the work that is done when all subjects are cut out. */
const CUT = 0.35;
/** Longer side at which a photo's light is sampled, px. */
const SEEN_SIDE = 400;
/** Used when neither page nor brand has a color of its own. */
const ACCENT = '#e4572e';
const FONT = 'Bricolage Grotesque';

const wordInput = (most: number) => z.string().trim().max(most).optional();

const presetText = PRESETS.map((name) => {
  const {
    photos: [least, most],
    needs,
  } = presets[name];
  return `${name} (${least === most ? least : `${least}–${most}`} photo${most > 1 ? 's' : ''}${needs.length > 0 ? `, needs ${needs.join(' or ')}` : ''})`;
}).join(', ');

const input = z.strictObject({
  preset: z
    .enum(PRESETS)
    .optional()
    .describe(
      `A film of photos: ${presetText}. Without it: the open design is filmed as it moves, which costs nothing`,
    ),
  pictures: z
    .array(z.string().min(1).max(200))
    .min(1)
    .max(FILM_LIMITS.photos)
    .optional()
    .describe(
      'Of a preset: attachments by name, or layers that show a picture. Default: the pictures on the page, else those attached last',
    ),
  seconds: z
    .number()
    .min(FILM_LIMITS.minSeconds)
    .max(FILM_LIMITS.maxSeconds)
    .optional()
    .describe('Of a preset, default 6. A design plays as long as its pages are shown: animate_layers, pageSeconds'),
  ratio: z
    .enum(FILM_RATIOS)
    .optional()
    .describe(
      'Of a preset, default: the nearest to the page’s, on a square page to the photo’s. 9:16 for Reels, TikTok, Stories and Shorts',
    ),
  headline: wordInput(FILM_LIMITS.headline),
  price: wordInput(FILM_LIMITS.price),
  before: wordInput(FILM_LIMITS.price).describe('What it cost before, shown struck through'),
  details: wordInput(FILM_LIMITS.details),
  accent: colorInput.optional().describe('The color of backgrounds and badges'),
  font: z.string().min(1).max(100).optional(),
  shorterSide: z
    .int()
    .min(LIMITS.minDimension)
    .max(FILM_SIDE)
    .optional()
    .describe(`px; default: the most that the plan allows, up to ${FILM_SIDE}`),
  pages: z.enum(['this', 'all']).optional().describe('Of the design: default all'),
});
type Input = z.output<typeof input>;

/**
 * The ratio nearest to the page's. A square says little, as pages begin as squares: there a single photo keeps its own
 * ratio.
 */
function nearestRatio(page: Size, photos: readonly Size[]): FilmRatio {
  const [first = page, ...others] = photos;
  const { width, height } = page.width === page.height && others.length === 0 ? first : page;
  const off = (ratio: FilmRatio) =>
    Math.abs(Math.log(FILM_SIZES[ratio].width / FILM_SIZES[ratio].height / (width / height)));
  return FILM_RATIOS.reduce((best, one) => (off(one) < off(best) ? one : best));
}

async function assetsOf(
  { pictures }: Input,
  most: number,
  context: ToolContext,
): Promise<AssetInfo[] | { error: string }> {
  const { document, page, attachments } = context;
  const standing = standingOn(document, page)
    .map(({ layer }) => layer)
    .filter(isPicture)
    .filter((layer) => !isPutOn(layer))
    .sort((a, b) => areaOf(b) - areaOf(a))
    .map(({ asset }) => asset);
  const attached = attachments.filter(({ mime }) => mime.startsWith('image/')).map(({ id }) => id);
  const names = pictures ?? [...new Set(standing.length > 0 ? standing : attached.slice(-most))].slice(0, most);
  const found: AssetInfo[] = [];
  for (const name of names) {
    const one = await findPicture(name, context);
    if ('error' in one) return one;
    found.push(await pictureAsWorn(one.asset, context));
  }
  return found;
}

/** The places on a photo where dark words are legible. */
async function lightOf({ id, width, height }: AssetInfo, { samplePixels }: ToolContext): Promise<LightPlaces> {
  const side = SEEN_SIDE / Math.max(width, height);
  const size = {
    width: Math.max(LIMITS.minDimension, Math.round(width * side)),
    height: Math.max(LIMITS.minDimension, Math.round(height * side)),
  };
  const blank = createDocument({ ...size, newId: () => 'seen' });
  const seen = {
    ...blank,
    layers: { photo: createImageLayer({ id: 'photo', parent: 'seen', order: 'a0', asset: id, x: 0, y: 0, ...size }) },
  };
  const isLight = async ({ from, to }: { from: number; to: number }) => {
    const sample = await samplePixels(seen, 'seen', {
      x: 0,
      y: from * size.height,
      width: size.width,
      height: (to - from) * size.height,
    });
    return sample !== null && isLightBackground(sample);
  };
  return { top: await isLight(PLACES.top), foot: await isLight(PLACES.foot) };
}

async function photoOf(
  asset: AssetInfo,
  { cutout: cut, behind = false }: Pick<PresetFacts, 'cutout' | 'behind'>,
  context: ToolContext,
  progress: (share: number) => void,
): Promise<{ photo: FilmPhoto; whole: boolean }> {
  const { id, width, height, name, focus } = asset;
  const { imaging, signal } = context;
  const photo: FilmPhoto = {
    asset: id,
    width,
    height,
    name,
    focus: focus ?? null,
    cutout: null,
    light: await lightOf(asset, context),
  };
  if (!cut) return { photo, whole: false };
  try {
    const found = await imaging.cutOut(id, { signal, progress: (share) => progress(share ?? 0) });
    const completed = behind ? await imaging.behind(id, found, { signal }) : null;
    const cutout = { mask: maskFrom(found), subject: found.subject, ...(completed && { behind: completed.id }) };
    return { photo: { ...photo, cutout }, whole: false };
  } catch (error) {
    if (!(error instanceof ToolRefusal)) throw error;
    // A film without the effect is better than none; the photo is shown as a card.
    return { photo, whole: true };
  }
}

const fileName = (words: string) =>
  words
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[^\p{L}\p{N}%$€£]+/gu, ' ')
    .trim()
    .slice(0, 60) || 'Video';

const sideOf = ({ shorterSide }: Input, { entitlements }: ToolContext) =>
  Math.min(shorterSide ?? FILM_SIDE, FILM_SIDE, entitlements.exportShorterSide);

async function ofPhotos(
  given: Input & { preset: NonNullable<Input['preset']> },
  context: ToolContext,
): Promise<ToolResult> {
  const { document: open, signal, progress, brandKit, films, designs, measureText, newId } = context;
  const preset = presets[given.preset];
  const assets = await assetsOf(given, preset.photos[1], context);
  if ('error' in assets) return { ok: false, error: assets.error };
  const { headline = '', price = '', before = '', details = '', seconds = 6 } = given;
  const words = { headline, price, before, details };
  const lacking =
    assets.length === 0 ? message(TEXTS.noPhoto) : (missingForFilm(preset, assets.length, words)?.text ?? null);
  if (lacking !== null) return { ok: false, error: lacking };
  const photos: FilmPhoto[] = [];
  let whole = false;
  for (const asset of assets) {
    const one = await photoOf(asset, preset, context, (share) =>
      progress(((photos.length + share) / assets.length) * CUT),
    );
    photos.push(one.photo);
    whole ||= one.whole;
  }
  const brand = await brandKit.get();
  const ratio = given.ratio ?? nearestRatio(open, assets);
  const accent = (given.accent ?? brand.colors[0] ?? paletteOf(context)[0] ?? ACCENT).slice(0, 7);
  const font = given.font ?? brand.fonts.heading ?? FONT;
  const document = preset.make({
    photos,
    words,
    ...FILM_SIZES[ratio],
    duration: Math.round(seconds * 1000),
    accent,
    font,
    beats: [],
    measure: measureText,
    newId,
  });
  const begun = preset.cutout ? CUT : 0;
  progress(begun);
  const name = fileName(headline || (photos[0]?.name ?? ''));
  const made = await films.make(
    { document, shorterSide: sideOf(given, context), fps: FPS, music: null, name },
    { signal, progress: (share) => progress(share === null ? null : begun + share * (1 - begun)) },
  );
  signal.throwIfAborted();
  const { id } = await designs.create({ title: name, document });
  return answer(
    made,
    `${name}.mp4`,
    {
      preset: given.preset,
      ratio,
      pictures: photos.length,
      layersIn: id,
      ...(whole && { notes: [message('film.noSubject')] }),
    },
    {
      design: id,
      of: { photos: photos.map(({ asset }) => asset), preset: given.preset, seconds, ratio, words, accent, font },
    },
  );
}

async function ofDesign(given: Input, context: ToolContext): Promise<ToolResult> {
  const { document, page, title, films, signal, progress } = context;
  const only = (
    ['pictures', 'seconds', 'ratio', 'headline', 'price', 'before', 'details', 'accent', 'font'] as const
  ).filter((key) => given[key] !== undefined);
  if (only.length > 0) return { ok: false, error: message(TEXTS.presetOnly, { list: only.join(', ') }) };
  const pages = given.pages === 'this' ? [page] : pagesInOrder(document).map(({ id }) => id);
  const filmed = onlyPages(document, pages);
  const name = fileName(title);
  const made = await films.make(
    { document: filmed, shorterSide: sideOf(given, context), fps: FPS, music: null, name },
    { signal, progress },
  );
  return answer(made, `${name}.mp4`, { pages: pages.length, ...(!isAnimated(filmed) && { still: true }) }, {});
}

function answer(
  made: Awaited<ReturnType<ToolContext['films']['make']>>,
  file: string,
  more: { [key: string]: Json },
  { of, ...card }: { design?: string; of?: FilmOf },
): ToolResult {
  const { film, poster, width, height, duration } = made;
  const seconds = Math.round(duration / 100) / 10;
  return {
    ok: true,
    operations: [],
    output: { file, seconds, width, height, ...more },
    card: {
      key: TEXTS.done.key,
      values: { seconds, width, height },
      assets: [poster.id],
      film: { asset: film.id, poster: poster.id, width, height, ...(of && { of }) },
      download: { asset: film.id, fileName: file },
      ...card,
    },
  };
}

export const makeVideo = defineTool({
  name: 'make_video',
  icon: 'clapperboard',
  texts: TEXTS,
  use: 'a video of photos or of the design',
  description:
    'Makes a short video (MP4, 3–15 s) of the user’s photos by a preset, with words and price where the preset shows them; silent: zooms, pans, a product that floats or spins, a price that pops, words that come in, slideshows, beat cuts. ' +
    'Costs one video credit; the layers behind it become a new design to edit. Without a preset it films the open design as it moves, for nothing: animate_layers first if nothing moves. Takes a few seconds per second of film. Changes nothing on the page.',
  input,
  moderates: ({ headline = '', price = '', before = '', details = '' }) => [headline, price, before, details],
  cost: { unit: 'video', amount: 1 },
  // An export gives the same film for free.
  isFree: ({ preset }) => preset === undefined,
  approval: 'never',
  // The longest film on a busy machine; subjects take some seconds each.
  timeoutMs: 900_000,
  examples: {
    accepted: [
      {},
      { pages: 'this', shorterSide: 300 },
      { preset: 'zoom-in', seconds: 4, ratio: '9:16' },
      { preset: 'price-pop', pictures: ['shoe.jpg'], price: '$49', before: '$60', accent: 'navy' },
      { preset: 'text-reveal', headline: 'Hello', pictures: ['i1'], font: 'Inter' },
    ],
    refused: [
      { preset: 'explode' },
      { preset: 'slideshow' },
      { preset: 'price-pop' },
      { preset: 'zoom-in', seconds: 60 },
      { preset: 'zoom-in', ratio: '2:1' },
      { seconds: 5 },
      { preset: 'zoom-in', pictures: ['gone.jpg'] },
      { preset: 'zoom-in', font: 'Comic Sans' },
      { preset: 'zoom-in', shorterSide: 4000 },
    ],
  },
  async execute(given, context): Promise<ToolResult> {
    const { preset, font } = given;
    if (font !== undefined && !fontFamily(font)?.offered)
      return { ok: false, error: message(TEXTS.font, { font: font.slice(0, 60) }) };
    return preset === undefined ? ofDesign(given, context) : ofPhotos({ ...given, preset }, context);
  },
});
