/** The page as some calls will leave it, as far as places and sizes go: what is planned after them stands on that. */
import { boxAt, type Place } from '#tools/contract/page-space.ts';
import type { Box, Page, Thing } from '../ground/canvas.ts';
import type { Call } from './planned.ts';

const numberIn = (input: Call['input'], field: string): number | undefined =>
  typeof input[field] === 'number' ? input[field] : undefined;

/** Larger or smaller about its middle. */
export const scaledBox = ({ x, y, width, height }: Box, factor: number): Box => ({
  x: x - (width * (factor - 1)) / 2,
  y: y - (height * (factor - 1)) / 2,
  width: width * factor,
  height: height * factor,
});

function boxAfter(box: Box, input: Call['input'], page: Page): Box {
  const width = numberIn(input, 'width');
  const height = numberIn(input, 'height') ?? (width === undefined ? undefined : (box.height * width) / box.width);
  const sized = scaledBox(
    width === undefined && height === undefined
      ? box
      : { ...box, width: width ?? (box.width * (height ?? box.height)) / box.height, height: height ?? box.height },
    numberIn(input, 'scale') ?? 1,
  );
  const placed = typeof input.place === 'string' ? boxAt(page, sized, input.place as Place) : sized;
  return {
    ...placed,
    x: numberIn(input, 'x') ?? placed.x + (numberIn(input, 'moveX') ?? 0),
    y: numberIn(input, 'y') ?? placed.y + (numberIn(input, 'moveY') ?? 0),
  };
}

function thingAfter(thing: Thing, { tool, input }: Call, page: Page): Thing {
  const ids = Array.isArray(input.layers) ? input.layers : [input.layer];
  if (!ids.includes(thing.id)) return thing;
  // What is cut out stands free from then on.
  if (tool === 'remove_background') return input.restore ? thing : { ...thing, cutout: true };
  if (tool !== 'update_layer' || !thing.box) return thing;
  const box = boxAfter(thing.box, input, page);
  const { letters } = thing;
  const scale = box.width / Math.max(1, thing.box.width);
  return {
    ...thing,
    box,
    letters: letters && { x: box.x + (letters.x - thing.box.x) * scale, width: letters.width * scale },
    ...(thing.type === 'text' && numberIn(input, 'scale') !== undefined ? { size: thing.size * scale } : {}),
  };
}

export const pageAfter = (page: Page, calls: readonly Call[]): Page =>
  calls.length === 0
    ? page
    : {
        ...page,
        layers: page.layers.map((layer) => calls.reduce((thing, call) => thingAfter(thing, call, page), layer)),
      };
