/** export: the page or the whole design as a file, at the plan's size, in its formats and with its watermark rule. */
import { z } from 'zod';
import type { Layer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import { findLayer, pagesInOrder } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import type { ExportFormat } from './context.ts';
import { titleOf } from './layer-names.ts';
import { defineTool, type ToolCard } from './tool.ts';

interface FormatFacts {
  name: string;
  extension: string;
  /** SVG and vector PDF, by plan. */
  vector: boolean;
  /** Whether a file can have several pages. */
  paged: boolean;
}

export const EXPORT_FORMATS: Readonly<Record<ExportFormat, FormatFacts>> = {
  png: { name: 'PNG', extension: 'png', vector: false, paged: false },
  jpg: { name: 'JPG', extension: 'jpg', vector: false, paged: false },
  webp: { name: 'WebP', extension: 'webp', vector: false, paged: false },
  pdf: { name: 'PDF', extension: 'pdf', vector: false, paged: true },
  'vector-pdf': { name: 'PDF', extension: 'pdf', vector: true, paged: true },
  svg: { name: 'SVG', extension: 'svg', vector: true, paged: false },
};

/** Names of flattened layers that a card has room for. */
const NAMED_LAYERS = 3;

/** A title as a file name that every system takes. */
export function fileNameOf(title: string, format: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase();
  return `${plain || 'design'}.${format}`;
}

/** What the card says of a finished file. */
function cardWords(facts: FormatFacts, file: { width: number; height: number; pages: number; watermark: boolean; flattened: readonly Layer[] }): Pick<ToolCard, 'key' | 'values'> {
  const { width, height, pages, watermark, flattened } = file;
  const values = { format: facts.name, width, height, pages };
  if (flattened.length > 0) {
    const names = flattened.slice(0, NAMED_LAYERS).map(titleOf).join(', ');
    return { key: 'tools.export.flattened', values: { ...values, count: flattened.length, names, more: Math.max(0, flattened.length - NAMED_LAYERS) } };
  }
  if (facts.vector) return { key: facts.paged ? 'tools.export.vectorPages' : 'tools.export.vector', values };
  if (facts.paged) return { key: watermark ? 'tools.export.markedPages' : 'tools.export.pages', values };
  return { key: watermark ? 'tools.export.marked' : 'tools.export.done', values: { format: facts.name, width, height } };
}

export const exportDesign = defineTool({
  name: 'export',
  title: 'tools.export.title',
  description:
    'Makes a file that the user can download: png (default), jpg (smaller, no transparency), webp, or pdf (all pages, one picture each; ' +
    'a page pixel is 1/96 inch). svg (this page) and vector-pdf keep letters and shapes as outlines, on plans that include them. ' +
    'The size is the largest that the plan allows unless a smaller one is asked for. Changes nothing on the page.',
  input: z.strictObject({
    format: z.enum(['png', 'jpg', 'webp', 'pdf', 'vector-pdf', 'svg']).optional(),
    shorterSide: z.number().int().min(LIMITS.minDimension).max(LIMITS.maxDimension).optional()
      .describe('px; default: the most that the plan allows. For svg and vector-pdf: the resolution of the pictures inside'),
    quality: z.number().int().min(1).max(100).optional().describe('Of jpg and webp, and of pictures inside the other formats; default 92'),
    fileName: z.string().trim().min(1).max(80).optional().describe('Without extension; default: the title of the design'),
    pages: z.enum(['this', 'all']).optional().describe('For pdf and vector-pdf; default all'),
  }),
  cost: null,
  approval: 'never',
  timeoutMs: 120_000,
  async execute(given, { document, page, title, rendering, entitlements, assets, signal }) {
    const format = given.format ?? 'png';
    const facts = EXPORT_FORMATS[format];
    if (facts.vector && !entitlements.vectorExport) return { ok: false, error: message('tools.planVector') };
    if (!facts.paged && given.pages === 'all') return { ok: false, error: message('tools.onePageFormat', { format: facts.name }) };
    const limit = entitlements.exportShorterSide;
    if (given.shorterSide !== undefined && given.shorterSide > limit) return { ok: false, error: message('tools.planSize', { limit }) };
    const { watermark } = entitlements;
    const pages = facts.paged && given.pages !== 'this' ? pagesInOrder(document).map(({ id }) => id) : [page];
    const rendered = await rendering.render(
      { document, page, pages, title, format, shorterSide: given.shorterSide ?? limit, quality: given.quality ?? 92, watermark },
      signal,
    );
    const fileName = fileNameOf(given.fileName ?? title, facts.extension);
    signal.throwIfAborted();
    const asset = await assets.store(rendered.bytes, rendered.mime, fileName);
    const { width, height } = rendered;
    const flattened = (rendered.flattened ?? []).flatMap((id) => findLayer(document, id) ?? []);
    return {
      ok: true,
      operations: [],
      output: {
        file: fileName, format, width, height, watermark,
        ...(facts.paged ? { pages: pages.length } : {}),
        // Enough for the model to say it; a page may have hundreds.
        ...(flattened.length > 0 ? { pixelsInstead: flattened.slice(0, 40).map(({ id }) => id), pixelsInsteadCount: flattened.length } : {}),
      },
      card: {
        ...cardWords(facts, { width, height, pages: pages.length, watermark, flattened }),
        // Of files that are no pictures there is nothing to show.
        ...(facts.paged || facts.vector ? {} : { assets: [asset.id] }),
        download: { asset: asset.id, fileName },
      },
    };
  },
});
