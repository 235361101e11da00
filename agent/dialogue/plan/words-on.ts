/** A shape that is made smaller takes the words that stand on it along, so that it still holds them. */
import { middleOf, seenOf, type Page, type Thing } from '../ground/canvas.ts';
import type { Call } from './planned.ts';

/** A text stands on a shape that holds all of its letters. */
function wordsOn({ type, box }: Thing, { layers }: Page): Thing[] {
  if (type !== 'shape' || !box) return [];
  return layers.filter((layer) => {
    const seen = layer.type === 'text' && layer.visible && !layer.locked ? seenOf(layer) : null;
    return (
      seen !== null &&
      seen.x >= box.x &&
      seen.y >= box.y &&
      seen.x + seen.width <= box.x + box.width &&
      seen.y + seen.height <= box.y + box.height
    );
  });
}

export function withWordsOn(calls: readonly Call[], page: Page): Call[] {
  const meant = new Set(calls.map(({ input }) => input.layer));
  return calls.flatMap((call) => {
    const { layer, scale } = call.input;
    const shape = page.layers.find(({ id }) => id === layer);
    if (call.tool !== 'update_layer' || typeof scale !== 'number' || scale >= 1 || !shape) return [call];
    const middle = middleOf(shape);
    const along = wordsOn(shape, page)
      .filter(({ id }) => !meant.has(id))
      .map((text): Call => {
        const { x, y } = middleOf(text);
        const way = {
          moveX: Math.round((middle.x - x) * (1 - scale)),
          moveY: Math.round((middle.y - y) * (1 - scale)),
        };
        const isOff = way.moveX !== 0 || way.moveY !== 0;
        return { tool: 'update_layer', input: { layer: text.id, scale, ...(isOff ? way : {}) } };
      });
    // What is spoken of afterwards is the shape.
    return [...along, call];
  });
}
