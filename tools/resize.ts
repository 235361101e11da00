/** resize: another format for the whole design, with everything on it carried over. */
import { z } from 'zod';
import { pagesInOrder } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { updateBetween } from './layer-patch.ts';
import { reflowPage } from './reflow.ts';
import { sizeInput, sizeOf } from './size-input.ts';
import { defineTool, type ToolCard, type ToolResult } from './tool.ts';

const input = z.strictObject({
  ...sizeInput,
});

export const resize = defineTool({
  name: 'resize',
  title: 'tools.resize.title',
  description:
    'Gives the design another size, by the name of a platform format or by width and height (100 to 4000 px), and carries all layers over: ' +
    'they keep their relative places and stay inside the page.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 15_000,
  async execute(given, { document, measureText }): Promise<ToolResult> {
    const size = sizeOf(given);
    if ('error' in size) return { ok: false, error: size.error };
    const { width, height, format } = size;
    const values = { width: String(width), height: String(height) };
    const card: ToolCard = format ? { key: 'tools.resize.format', values: { format: format.name, ...values } } : { key: 'tools.resize.done', values };
    if (width === document.width && height === document.height) {
      return { ok: true, operations: [], output: { width, height, unchanged: true }, card: { key: 'tools.resize.same', values } };
    }
    const operations: Operation[] = [{ type: 'design.resize', width, height }];
    for (const page of pagesInOrder(document)) {
      for (const after of reflowPage(document, page.id, { width, height }, measureText)) {
        const before = document.layers[after.id];
        const update = before && updateBetween(before, after);
        if (update) operations.push(update);
      }
    }
    return {
      ok: true,
      operations,
      output: { width, height, ...(format ? { format: format.id } : {}), layersMoved: operations.length - 1 },
      card,
    };
  },
});
