/**
 * Photos of people as the page shows them: with their clothes, cropped and upright, and unchanged where nobody was
 * dressed.
 */
import { expect, test } from 'vitest';
import { createImageLayer } from '#design/document/create.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { childrenOf } from '#design/document/tree.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import type { RenderRequest } from '../contract/ports/rendering-port.ts';
import { makeVideo } from '../make-video.ts';
import { tryOn } from '../try-on.ts';

/** A design with a dressed woman on it, and the renderings made from then on. */
async function dressed(box: Partial<ImageLayer>) {
  const design = new MemoryDesign({ width: 1000, height: 1000 });
  const woman = design.addPicture('woman.jpg', 600, 900);
  design.edit({
    type: 'layer.add',
    layer: createImageLayer({
      id: 'woman',
      parent: design.page,
      order: 'a1',
      name: 'woman.jpg',
      asset: woman.id,
      x: 100,
      y: 50,
      width: 300,
      height: 450,
      ...box,
    }),
  });
  design.addPicture('shirt.png', 500, 500);
  expect(await design.call(tryOn, { type: 'top', garment: 'shirt.png', person: 'woman' })).toMatchObject({ ok: true });
  const rendered: RenderRequest[] = [];
  const { rendering } = design.environment();
  const film = (input: object) =>
    design.call(
      makeVideo,
      { preset: 'zoom-in', ...input },
      { rendering: { render: (request, signal) => (rendered.push(request), rendering.render(request, signal)) } },
    );
  return { design, woman, rendered, film };
}

const picturesOf = ({ films }: MemoryDesign) =>
  Object.values(films.asked[0]?.document.layers ?? {})
    .filter(isPicture)
    .map(({ asset }) => asset);

test('a film of somebody who was dressed shows the clothes, of the photo’s own size, whether the photo is named or not', async () => {
  for (const input of [{}, { pictures: ['woman'] }, { pictures: ['woman.jpg'] }]) {
    const { design, woman, rendered, film } = await dressed({});
    expect(await film(input)).toMatchObject({ ok: true, output: { pictures: 1, ratio: '9:16' } });
    expect(
      rendered.map(({ document: { width, height }, shorterSide, watermark }) => [
        width,
        height,
        shorterSide,
        watermark,
      ]),
    ).toEqual([[300, 450, 600, false]]);
    const [request] = rendered;
    expect(childrenOf(request!.document, request!.page).map((layer) => layer.name)).toEqual([
      'woman.jpg',
      'Top',
      'Top: in front',
    ]);
    expect(picturesOf(design)).toHaveLength(1);
    expect(picturesOf(design)).not.toContain(woman.id);
  }
});

test('what is cut off the photo stays off, and a turned one is filmed upright', async () => {
  const { rendered, film } = await dressed({ rotation: 30, height: 225, crop: { x: 0, y: 0, width: 1, height: 0.5 } });
  expect(await film({})).toMatchObject({ ok: true });
  const [request] = rendered;
  const [photo, garment] = childrenOf(request!.document, request!.page) as ImageLayer[];
  expect([request!.document.width, request!.document.height, request!.shorterSide]).toEqual([300, 225, 450]);
  expect([photo, garment].map((layer) => [layer!.x, layer!.y, layer!.rotation].map(Math.round))).toEqual([
    [0, 0, 0],
    [75, 90, 0],
  ]);
});

test('a photo that wears nothing is filmed as it is, and clothes are no photos of their own', async () => {
  const { design, woman, rendered, film } = await dressed({});
  design.undo();
  expect(await film({})).toMatchObject({ ok: true });
  expect([rendered, picturesOf(design)]).toEqual([[], [woman.id]]);
  const again = await dressed({});
  expect(await again.film({ preset: 'slideshow' })).toMatchObject({ ok: false });
});
