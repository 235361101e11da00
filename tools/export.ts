/** export: the page or the whole design as a file, in the sizes and formats of the plan and with its watermark rule. */
import { z } from 'zod';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import { findLayer, pagesInOrder } from '#design/document/tree.ts';
import { lintedPage } from '#design/lint/lint-page.ts';
import { softInPrint } from '#design/lint/picture-quality.ts';
import { emptyFrames } from '#design/lint/empty-frames.ts';
import { message } from '#messages/message.ts';
import { MOST_BLEED, PRINT_PIXELS_PER_INCH, USUAL_BLEED, type RenderRequest } from './contract/ports/rendering-port.ts';
import type { ToolContext } from './contract/context.ts';
import { onlyPages, renderEach, withoutBackground, zipOf, type ExportedFile } from './files/export-files.ts';
import { nameOfTitle } from './files/file-names.ts';
import {
  FILE_FORMAT_NAMES,
  FILE_FORMATS,
  isFilm,
  largestSideOf,
  sizesOf,
  usualPages,
  type FileFormatFacts,
} from './files/file-formats.ts';
import { titleOf } from './page/layer-names.ts';
import { beyondPlan, defineTool, type ToolCard, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.export',
  {
    title: 'Export',
    doing: 'Rendering the file',
    failed: 'Could not export',
    oneSizeFormat: '{format} comes in one size. Several at once are for PNG, JPG and WebP.',
    opaqueFormat: '{format} can’t be transparent. Take PNG, WebP or SVG.',
    sizeOrSizes: 'Give shorterSide or sizes, not both',
    notForPrint: 'Bleed, crop marks and a print width are for the format print-pdf',
    filmSize: 'Films have up to {limit} px on the shorter side. Ask for a smaller one.',
    planSize: 'The plan exports up to {limit} px on the shorter side',
  },
  {
    done: '{format} ready, {width} × {height}',
    marked: '{format} ready, {width} × {height}, with watermark',
    zip: '{count} {format} files ready in a ZIP',
    markedZip: '{count} {format} files ready in a ZIP, with watermark',
    pages: '{format} ready, {pages, plural, one {# page} other {# pages}}, {width} × {height}',
    markedPages: '{format} ready, {pages, plural, one {# page} other {# pages}}, {width} × {height}, with watermark',
    vector: '{format} ready, every letter and shape an outline',
    vectorPages: 'Vector {format} ready, {pages, plural, one {# page} other {# pages}}',
    film: 'MP4 ready, {seconds, plural, one {# second} other {# seconds}}, {width} × {height}',
    markedFilm: 'MP4 ready, {seconds, plural, one {# second} other {# seconds}}, {width} × {height}, with watermark',
    flattened:
      '{format} ready. {count, plural, one {One layer is a picture in it} other {# layers are pictures in it}}, because this format can’t draw {count, plural, one {its effect} other {their effects}}: {names}{more, plural, =0 {} other { and # more}}',
  },
);

/** Pictures a second. */
const FILM_FPS = 30;

/** Sizes of one export. */
const MOST_SIDES = 6;

/** Most flattened layers that a card names. */
const NAMED_LAYERS = 3;

/** The card's text for a finished file. */
function cardText(
  facts: FileFormatFacts,
  file: { width: number; height: number; pages: number; watermark: boolean; flattened: readonly Layer[] },
): Pick<ToolCard, 'key' | 'values'> {
  const { width, height, pages, watermark, flattened } = file;
  const values = { format: facts.name, width, height, pages };
  if (flattened.length > 0) {
    const names = flattened.slice(0, NAMED_LAYERS).map(titleOf).join(', ');
    return {
      key: TEXTS.flattened.key,
      values: { ...values, count: flattened.length, names, more: Math.max(0, flattened.length - NAMED_LAYERS) },
    };
  }
  if (facts.vector) return { key: facts.paged ? TEXTS.vectorPages.key : TEXTS.vector.key, values };
  if (facts.paged) return { key: watermark ? TEXTS.markedPages.key : TEXTS.pages.key, values };
  return {
    key: watermark ? TEXTS.marked.key : TEXTS.done.key,
    values: { format: facts.name, width, height },
  };
}

const side = z.number().int().min(LIMITS.minDimension).max(LIMITS.maxDimension);

export const exportDesign = defineTool({
  name: 'export',
  icon: 'download',
  texts: TEXTS,
  use: 'a file to download: png, jpg, pdf, svg, mp4 …',
  description:
    'Makes a file that the user can download: png (default), jpg (smaller, no transparency), webp, or pdf (all pages, one picture each; ' +
    'a page pixel is 1/96 inch). mp4: a film of all pages, each for its time, with what moves on them. svg (this page) and vector-pdf keep letters and shapes as outlines, print-pdf is for print shops (PDF/X-4 with bleed and crop marks), on plans that include them. ' +
    'The size is the largest that the plan allows unless a smaller one is asked for. Several sizes or pages of pictures come as one zip. Changes nothing on the page.',
  input: z.strictObject({
    format: z.enum(FILE_FORMAT_NAMES).optional(),
    shorterSide: side
      .optional()
      .describe(
        'px; default: the most that the plan allows. For svg and vector-pdf: the resolution of the pictures inside; for mp4 at most 1080',
      ),
    quality: z
      .number()
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe('Of jpg and webp, and of pictures inside the other formats; default 92'),
    fileName: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .optional()
      .describe('Without extension; default: the title of the design'),
    pages: z
      .enum(['this', 'all'])
      .optional()
      .describe('Default: all for pdf, vector-pdf and mp4, this one for pictures; all pages as pictures come as a zip'),
    sizes: z
      .array(side)
      .min(1)
      .max(MOST_SIDES)
      .optional()
      .describe('Instead of shorterSide, of png, jpg and webp: several at once, as a zip'),
    bleed: z
      .number()
      .min(0)
      .max(MOST_BLEED)
      .optional()
      .describe('Of print-pdf: mm on each side beyond the cut; default 3'),
    cropMarks: z.boolean().optional().describe('Of print-pdf; default true'),
    printWidth: z
      .number()
      .min(10)
      .max(2000)
      .optional()
      .describe('Of print-pdf: mm of the cut page; default: 300 px an inch'),
    transparent: z.boolean().optional().describe('Of png, webp and svg: without the background'),
  }),
  cost: null,
  approval: 'never',
  // The longest film on a busy machine; everything else takes seconds.
  timeoutMs: 900_000,
  examples: {
    accepted: [
      {},
      { format: 'jpg', quality: 80, fileName: 'Été: 30 %' },
      { shorterSide: 500 },
      { format: 'pdf', pages: 'this' },
      { pages: 'all' },
      { format: 'webp', sizes: [300, 200], transparent: true },
      { format: 'mp4' },
      { format: 'mp4', pages: 'this', shorterSide: 500 },
    ],
    refused: [
      { format: 'svg' },
      { format: 'vector-pdf' },
      { format: 'gif' },
      { format: 'pdf', sizes: [300] },
      { format: 'jpg', transparent: true },
      { format: 'pdf', pages: 2 },
      { format: 'pdf', bleed: 3 },
      { format: 'print-pdf', bleed: 30 },
      { format: 'mp4', sizes: [300] },
      { format: 'mp4', transparent: true },
      { shorterSide: 4000 },
      { quality: 0 },
      { fileName: '' },
    ],
  },
  async execute(given, context): Promise<ToolResult> {
    const { document, page, title, entitlements, assets, signal } = context;
    const format = given.format ?? 'png';
    const facts = FILE_FORMATS[format];
    const limit = largestSideOf(format, entitlements.exportShorterSide);
    const sides = given.sizes ? [...new Set(given.sizes)] : [given.shorterSide ?? limit];
    if (facts.vector && !entitlements.vectorExport)
      return { ok: false, error: message('tools.planVector'), reached: beyondPlan('vector') };
    if (given.sizes && given.shorterSide !== undefined) return { ok: false, error: message(TEXTS.sizeOrSizes) };
    if (given.sizes && sizesOf(format) !== 'several')
      return { ok: false, error: message(TEXTS.oneSizeFormat, { format: facts.name }) };
    if (given.transparent && !facts.transparent)
      return { ok: false, error: message(TEXTS.opaqueFormat, { format: facts.name }) };
    const isPrint = format === 'print-pdf';
    if (!isPrint && (given.bleed ?? given.cropMarks ?? given.printWidth) !== undefined)
      return { ok: false, error: message(TEXTS.notForPrint) };
    const { largestSide } = facts;
    if (largestSide !== null && sides.some((one) => one > largestSide))
      return { ok: false, error: message(TEXTS.filmSize, { limit: largestSide }) };
    if (sides.some((one) => one > limit))
      return { ok: false, error: message(TEXTS.planSize, { limit }), reached: beyondPlan('export-size') };
    const { watermark } = entitlements;
    const wanted = given.pages ?? usualPages(format);
    const pages = wanted === 'all' ? pagesInOrder(document).map(({ id }) => id) : [page];
    const shown = given.transparent ? withoutBackground(document) : document;
    if (isFilm(format)) return filmOf(pages, sides[0] ?? limit, given.fileName ?? title, context);
    // A design is often named after the first words of its chat, which are private to its owner.
    const look = { format, quality: given.quality ?? 92, watermark, title: given.fileName ?? '' };
    const print = isPrint
      ? { bleed: given.bleed ?? USUAL_BLEED, marks: given.cropMarks ?? true, width: given.printWidth ?? null }
      : null;
    const name = nameOfTitle(given.fileName ?? title);
    const files = facts.paged
      ? [
          await pagedFile(
            { document: shown, page, pages, shorterSide: sides[0] ?? limit, ...look, ...(print ? { print } : {}) },
            `${name}.${facts.extension}`,
            context,
          ),
        ]
      : await renderEach({ document: shown, pages, sides, look, name, extension: facts.extension }, context);
    const [first] = files;
    if (!first) throw new Error('An export has at least one file');
    const zipped = files.length > 1;
    signal.throwIfAborted();
    const fileName = zipped ? `${name}.zip` : first.name;
    const asset = zipped
      ? await assets.store(zipOf(files), 'application/zip', fileName)
      : await assets.store(first.bytes, first.mime, fileName);
    const { width, height } = first;
    const empty = emptyFrames(document, pages);
    const soft = print ? await softPictures(shown, pages, print.width, assets) : [];
    const flattened = [...new Set(files.flatMap((file) => file.flattened))].flatMap(
      (id) => findLayer(document, id) ?? [],
    );
    return {
      ok: true,
      operations: [],
      output: {
        file: fileName,
        format,
        watermark,
        ...(zipped ? { files: files.map((file) => file.name) } : { width, height }),
        ...(facts.paged ? { pages: pages.length } : {}),
        ...(empty.length > 0 ? { emptyFramesLeftOut: empty.slice(0, 40) } : {}),
        ...(soft.length > 0 ? { softInPrint: soft.slice(0, 10) } : {}),
        // Enough for the model to mention; a page may have hundreds.
        ...(flattened.length > 0
          ? { pixelsInstead: flattened.slice(0, 40).map(({ id }) => id), pixelsInsteadCount: flattened.length }
          : {}),
      },
      card: {
        ...(zipped && flattened.length === 0
          ? {
              key: watermark ? TEXTS.markedZip.key : TEXTS.zip.key,
              values: { format: facts.name, count: files.length },
            }
          : cardText(facts, { width, height, pages: pages.length, watermark, flattened })),
        // Files that are not pictures have no thumbnail.
        ...(facts.paged || facts.vector || zipped ? {} : { assets: [asset.id] }),
        download: { asset: asset.id, fileName },
      },
    };
  },
});

/** Pictures that are too small for print, for the answer. `width`: of the cut page, mm. */
async function softPictures(
  document: DesignDocument,
  pages: readonly string[],
  width: number | null,
  assets: ToolContext['assets'],
): Promise<{ id: string; dpi: number }[]> {
  const pixelsPerInch = width === null ? PRINT_PIXELS_PER_INCH : document.width / (width / 25.4);
  const leaves = pages.flatMap((id) => lintedPage(document, id).leaves);
  const soft = await softInPrint(leaves, pixelsPerInch, { pictureSize: (asset) => assets.info(asset) });
  return soft.map(({ layer, dpi }) => ({ id: layer.id, dpi }));
}

/** Pages as a film, each for its duration. Watermark and largest size depend on the plan: the port applies them. */
async function filmOf(
  pages: readonly string[],
  shorterSide: number,
  title: string,
  context: ToolContext,
): Promise<ToolResult> {
  const {
    document,
    films,
    entitlements: { watermark },
    signal,
    progress,
  } = context;
  const name = nameOfTitle(title);
  const { film, poster, width, height, duration } = await films.make(
    { document: onlyPages(document, pages), shorterSide, fps: FILM_FPS, music: null, name },
    { signal, progress },
  );
  const fileName = `${name}.mp4`;
  const seconds = duration / 1000;
  return {
    ok: true,
    operations: [],
    output: { file: fileName, format: 'mp4', watermark, width, height, pages: pages.length, seconds },
    card: {
      key: watermark ? TEXTS.markedFilm.key : TEXTS.film.key,
      values: { width, height, seconds },
      assets: [poster.id],
      download: { asset: film.id, fileName },
    },
  };
}

/** Several pages in one file. */
async function pagedFile(
  request: RenderRequest,
  name: string,
  { rendering, signal }: ToolContext,
): Promise<ExportedFile> {
  const { bytes, mime, width, height, flattened = [] } = await rendering.render(request, signal);
  return { name, bytes, mime, width, height, flattened };
}
