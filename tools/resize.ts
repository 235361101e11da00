/** resize: another format for the whole design, with everything on it carried over. */
import { z } from 'zod';
import type { DesignDocument } from '#design/document/document.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { carriedOver } from './composing/carried-over.ts';
import type { AssetInfo } from './contract/ports/assets-port.ts';
import type { ToolContext } from './contract/context.ts';
import { titleFor } from './inputs/format-titles.ts';
import type { PageFormat } from './inputs/formats.ts';
import type { Size } from './contract/page-space.ts';
import { sizeInput, sizeOf } from './inputs/size-input.ts';
import { defineTool, ToolRefusal, type ToolCard, type ToolResult } from './contract/tool.ts';

const input = z.strictObject({
  ...sizeInput,
  copy: z
    .boolean()
    .optional()
    .describe('true: this design stays as it is, and a new design of that size is made of it'),
});

/** Longer side of the picture on the card, px. */
const PREVIEW_SIDE = 480;

/**
 * A small picture of a page; null when one of its pictures can't be shown, which is no reason to do without the design.
 */
async function previewOf(
  document: DesignDocument,
  page: string,
  title: string,
  { rendering, assets, signal }: ToolContext,
): Promise<AssetInfo | null> {
  const shorterSide = Math.max(
    1,
    Math.round(PREVIEW_SIDE * (Math.min(document.width, document.height) / Math.max(document.width, document.height))),
  );
  try {
    const { bytes, mime } = await rendering.render(
      { document, page, format: 'webp', shorterSide, quality: 82, watermark: false },
      signal,
    );
    signal.throwIfAborted();
    return await assets.store(bytes, mime, `${title}.webp`);
  } catch (error) {
    if (error instanceof ToolRefusal) return null;
    throw error;
  }
}

/** A new design of the other size; this one stays. */
async function copied(
  operations: readonly Operation[],
  size: Size,
  format: PageFormat | null,
  context: ToolContext,
): Promise<ToolResult> {
  const { document, page, designs, signal } = context;
  const copy = operations.length === 0 ? document : applyOperations(document, operations).document;
  const title = titleFor(context.title, size, format);
  const preview = await previewOf(copy, page, title, context);
  // From here on the design exists: whoever stopped the call before shall find none.
  signal.throwIfAborted();
  const { id } = await designs.create({ title, document: copy });
  return {
    ok: true,
    operations: [],
    output: { design: id, title, width: size.width, height: size.height, thisDesign: 'unchanged' },
    card: { key: 'tools.resize.copied', values: { title }, design: id, ...(preview ? { assets: [preview.id] } : {}) },
  };
}

export const resize = defineTool({
  name: 'resize',
  title: 'tools.resize.title',
  description:
    'Gives the design another size, by the name of a platform format or by width and height (100 to 4000 px), and carries all layers over: ' +
    'they keep their relative places and stay inside the page. With copy: true the result is a new design beside this one ("a story version too"), linked for the user.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 45_000,
  async execute(given, context): Promise<ToolResult> {
    const size = sizeOf(given);
    if ('error' in size) return { ok: false, error: size.error };
    const { width, height, format } = size;
    const operations = await carriedOver(size, context);
    if (given.copy) return copied(operations, { width, height }, format, context);
    const values = { width: String(width), height: String(height) };
    if (operations.length === 0)
      return {
        ok: true,
        operations,
        output: { width, height, unchanged: true },
        card: { key: 'tools.resize.same', values },
      };
    const card: ToolCard = format
      ? { key: 'tools.resize.format', values: { format: format.name, ...values } }
      : { key: 'tools.resize.done', values };
    return {
      ok: true,
      operations,
      output: { width, height, ...(format ? { format: format.id } : {}), layersMoved: operations.length - 1 },
      card,
    };
  },
});
