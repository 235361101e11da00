/** resize: changes the format of the whole design, with everything on it carried over. */
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
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.resize',
  {
    title: 'Resize',
    doing: 'Resizing',
    failed: 'Could not resize',
  },
  {
    done: 'Resized to {width} × {height}',
    format: '{format}, {width} × {height}',
    copied: 'Made “{title}”',
    same: 'Already {width} × {height}',
  },
);

const input = z.strictObject({
  ...sizeInput,
  copy: z
    .boolean()
    .optional()
    .describe('true: this design stays as it is, and a new design of that size is made of it'),
});

/** Longer side of the picture on the card, px. */
const PREVIEW_SIDE = 480;

/** A preview of a page; null if one of its pictures can't be shown, which must not fail the resize. */
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

/** A new design of the other size; this one stays as it is. */
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
  // From here on the design exists: a call that was stopped earlier must not create one.
  signal.throwIfAborted();
  const { id } = await designs.create({ title, document: copy });
  return {
    ok: true,
    operations: [],
    output: { design: id, title, width: size.width, height: size.height, thisDesign: 'unchanged' },
    card: { key: TEXTS.copied.key, values: { title }, design: id, ...(preview ? { assets: [preview.id] } : {}) },
  };
}

export const resize = defineTool({
  name: 'resize',
  icon: 'scaling',
  texts: TEXTS,
  description:
    'Gives the design another size, by the name of a platform format or by width and height (100 to 4000 px), and carries all layers over: ' +
    'they keep their relative places and stay inside the page. With copy: true the result is a new design beside this one ("a story version too"), linked for the user.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 45_000,
  examples: {
    accepted: [{ format: 'instagram-story' }, { format: 'A4' }, { width: 1200, height: 400 }],
    refused: [
      {},
      { format: 'billboard' },
      { width: 50, height: 50 },
      { width: 5000, height: 500 },
      { width: 500 },
      { format: 'a4', width: 300, height: 300 },
    ],
  },
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
        card: { key: TEXTS.same.key, values },
      };
    const card: ToolCard = format
      ? { key: TEXTS.format.key, values: { format: format.name, ...values } }
      : { key: TEXTS.done.key, values };
    return {
      ok: true,
      operations,
      output: { width, height, ...(format ? { format: format.id } : {}), layersMoved: operations.length - 1 },
      card,
    };
  },
});
