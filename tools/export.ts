/** export: the page as a file, at the plan's size and with its watermark rule. */
import { z } from 'zod';
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';
import { defineTool } from './tool.ts';

const FORMAT_NAMES = { png: 'PNG', jpg: 'JPG', webp: 'WebP' } as const;

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

export const exportDesign = defineTool({
  name: 'export',
  title: 'tools.export.title',
  description:
    'Makes a file of the page that the user can download: png (default), jpg (smaller, no transparency) or webp. ' +
    'The size is the largest that the plan allows unless a smaller one is asked for. Changes nothing on the page.',
  input: z.strictObject({
    format: z.enum(['png', 'jpg', 'webp']).optional(),
    shorterSide: z.number().int().min(LIMITS.minDimension).max(LIMITS.maxDimension).optional().describe('px; default: the most that the plan allows'),
    quality: z.number().int().min(1).max(100).optional().describe('For jpg and webp; default 92'),
    fileName: z.string().trim().min(1).max(80).optional().describe('Without extension; default: the title of the design'),
  }),
  cost: null,
  approval: 'never',
  timeoutMs: 60_000,
  async execute(given, { document, page, title, rendering, entitlements, assets, signal }) {
    const format = given.format ?? 'png';
    const limit = entitlements.exportShorterSide;
    if (given.shorterSide !== undefined && given.shorterSide > limit) return { ok: false, error: message('tools.planSize', { limit }) };
    const { watermark } = entitlements;
    const rendered = await rendering.render(
      { document, page, format, shorterSide: given.shorterSide ?? limit, quality: given.quality ?? 92, watermark },
      signal,
    );
    const fileName = fileNameOf(given.fileName ?? title, format);
    signal.throwIfAborted();
    const asset = await assets.store(rendered.bytes, rendered.mime, fileName);
    return {
      ok: true,
      operations: [],
      output: { file: fileName, format, width: rendered.width, height: rendered.height, watermark },
      card: {
        key: watermark ? 'tools.export.marked' : 'tools.export.done',
        values: { format: FORMAT_NAMES[format], width: rendered.width, height: rendered.height },
        assets: [asset.id],
        download: { asset: asset.id, fileName },
      },
    };
  },
});
