/**
 * Which layers need no painting because others cover them completely: a single visible pixel on any side keeps a layer.
 */
import { describe, expect, it } from 'vitest';
import { createCanvasElement, fabricForNode } from '#app/services/rendering/fabric-node.ts';
import { createDocument, createImageLayer, createShapeLayer } from '#design/document/create.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { uncovered } from '#design/fabric/cover.ts';
import { isLayerObject } from '#design/fabric/layer-object.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { createView } from '#design/fabric/view.ts';

const fabric = fabricForNode();
/** Not a multiple of the squares that coverage is counted in. */
const CANVAS = { width: 333, height: 271 };
const PICTURE = 'a'.repeat(64);

/**
 * The ids of the layers that are painted, on a canvas that shows the page at its own size. Bounds are plain boxes here.
 */
async function paintedOf(layers: readonly LeafLayer[], opaque = true): Promise<string[]> {
  const canvas = new fabric.StaticCanvas(createCanvasElement(1, 1) as unknown as HTMLCanvasElement, {
    ...CANVAS,
    renderOnAddRemove: false,
    enableRetinaScaling: false,
  });
  const image = createCanvasElement(10, 10) as unknown as CanvasImageSource;
  const picture = async () => ({ image, width: 10, height: 10, naturalWidth: 10, naturalHeight: 10, opaque });
  const view = createView(fabric, { canvas, measure: () => 0, sources: { picture }, rare: () => RARE_PAINTERS });
  const document = createDocument({ ...CANVAS, newId: () => 'page' });
  await view.show({ ...document, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) }, 'page');
  const boxOf = (node: (typeof view.nodes)[number]) => {
    if (!isLayerObject(node)) return null;
    const { x, y, width, height } = node.layer;
    return {
      left: Math.max(0, x),
      top: Math.max(0, y),
      right: Math.min(CANVAS.width, x + width),
      bottom: Math.min(CANVAS.height, y + height),
    };
  };
  const seen = uncovered(view.nodes, boxOf, [1, 0, 0, 1, 0, 0], CANVAS, view.tools);
  view.dispose();
  await canvas.dispose();
  return seen.flatMap((node) => (isLayerObject(node) ? [node.layer.id] : []));
}

type Box = [x: number, y: number, width: number, height: number];
let above = 0;
const placed = (id: string, [x, y, width, height]: Box) => ({
  id,
  parent: 'page',
  order: `a${String((above += 1)).padStart(4, '0')}`,
  x,
  y,
  width,
  height,
});
const rectangle = (id: string, box: Box, color = '#336699') =>
  createShapeLayer({ ...placed(id, box), shape: { kind: 'rectangle', radius: 0 }, fill: { type: 'solid', color } });
const pictureLayer = (id: string, box: Box, change: Partial<ReturnType<typeof createImageLayer>> = {}) => ({
  ...createImageLayer({ ...placed(id, box), asset: PICTURE }),
  ...change,
});

/** Its edges lie between those of the squares. */
const COVER: Box = [83, 61, 96, 85];

describe('layers below opaque ones', () => {
  it.each<[string, Box]>([
    ['left', [82, 70, 30, 20]],
    ['top', [100, 60, 50, 30]],
    ['right', [110, 70, 70, 20]],
    ['bottom', [100, 80, 20, 67]],
  ])('stay where a pixel looks out at the %s', async (_, box) => {
    expect(await paintedOf([rectangle('below', box), rectangle('cover', COVER)])).toEqual(['below', 'cover']);
  });

  it.each<[string, Box]>([
    ['edges that meet the squares', [80, 64, 96, 80]],
    ['edges between them, all the way to the corners of the canvas', [-20, -20, 400, 400]],
    ['edges between them, within', [83, 61, 101, 91]],
  ])('go when all of them is covered: %s', async (_, cover) => {
    const inside: Box = [90, 75, 70, 60];
    expect(await paintedOf([rectangle('below', inside), rectangle('cover', cover)])).toEqual(['cover']);
  });

  it('go when several cover them together', async () => {
    expect(
      await paintedOf([
        rectangle('below', [40, 40, 80, 80]),
        pictureLayer('left', [32, 32, 48, 96]),
        rectangle('right', [80, 32, 48, 96]),
      ]),
    ).toEqual(['left', 'right']);
  });

  it('go at the canvas edge, where its last pixels make no whole square', async () => {
    expect(
      await paintedOf([rectangle('below', [300, 240, 100, 100]), rectangle('cover', [296, 232, 100, 100])]),
    ).toEqual(['cover']);
  });

  it.each<[string, LeafLayer]>([
    ['a colour with alpha', rectangle('cover', COVER, '#336699fe')],
    ['opacity', pictureLayer('cover', COVER, { opacity: 0.99 })],
    ['blending', pictureLayer('cover', COVER, { blend: 'multiply' })],
    ['a turn', pictureLayer('cover', COVER, { rotation: 1 })],
    ['straightening', pictureLayer('cover', COVER, { straighten: 2 })],
    ['round corners', pictureLayer('cover', COVER, { frame: { type: 'rectangle', radius: 4 } })],
    ['an outline alone', { ...rectangle('cover', COVER), fill: null }],
    ['being hidden', pictureLayer('cover', COVER, { visible: false })],
  ])('stay below a layer that lets something through by %s', async (_, cover) => {
    expect(await paintedOf([rectangle('below', [100, 80, 30, 30]), { ...cover, order: 'b0' }])).toContain('below');
  });

  it('stay below a picture of which nothing is known', async () => {
    const layers = [rectangle('below', [100, 80, 30, 30]), pictureLayer('cover', COVER)];
    expect(await paintedOf(layers, false)).toEqual(['below', 'cover']);
    expect(await paintedOf(layers)).toEqual(['cover']);
  });
});
