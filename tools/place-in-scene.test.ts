/** place_in_scene: which picture, which layers result, what another scene replaces, and the cost. */
import { describe, expect, it } from 'vitest';
import { createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { childrenOf } from '#design/document/tree.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { placeInScene } from './place-in-scene.ts';

function withProduct(changes: Partial<ImageLayer> = {}) {
  const design = new MemoryDesign();
  const photo = design.addPicture('bottle.jpg', 800, 1200);
  design.edit(
    {
      type: 'layer.add',
      layer: createImageLayer({
        id: 'i1',
        parent: design.page,
        order: 'a1',
        name: 'bottle.jpg',
        asset: photo.id,
        x: 10,
        y: 20,
        width: 400,
        height: 600,
        rotation: 12,
        ...changes,
      }),
    },
    { type: 'layer.add', layer: createTextLayer({ id: 't1', parent: design.page, order: 'a5', text: 'New' }) },
  );
  const names = () =>
    childrenOf(design.document, design.page).map(({ id, name }) => (name === 'Shadow' ? 'shadow' : id));
  return { design, photo, names, image: (id: string) => design.document.layers[id] as ImageLayer };
}

describe('place_in_scene', () => {
  it('turns background, shadow and product into layers, in one step that undo takes back', async () => {
    const { design, photo, names, image } = withProduct();
    const before = design.document;
    const outcome = await design.call(placeInScene, { scene: 'marble-morning' });
    expect(outcome).toMatchObject({
      ok: true,
      card: { key: 'tools.placeInScene.done' },
      output: { layer: 'i1', box: [378, 378, 324, 540], original: photo.id.slice(0, 12) },
    });
    expect(names()).toEqual(['shadow', 'i1', 't1']);
    expect(image('i1')).toMatchObject({
      x: 378,
      y: 378,
      width: 324,
      height: 540,
      rotation: 0,
      mask: null,
      crop: { x: 0, y: 0, width: 1, height: 1 },
    });
    expect(image('i1').asset).not.toBe(photo.id);
    expect(design.document.pages[design.page]?.background).toMatchObject({ type: 'image', fit: 'cover' });
    // Finds a photo again even if it was never attached.
    const unattached = await withProduct().design.call(placeInScene, { scene: 'marble-morning' }, { attachments: [] });
    expect(unattached).toMatchObject({ output: { original: photo.id } });
    // It was cut out first, and the renderer received that mask.
    expect(design.imaging.worked).toEqual([photo.id]);
    expect(design.scenes.asked[0]).toMatchObject({
      picture: photo.id,
      scene: 'marble-morning',
      words: null,
      width: 1080,
      height: 1080,
      variation: 1,
      quality: 'full',
      length: 0.2,
      mask: { asset: expect.any(String), strokes: [] },
    });
    expect(design.credits.booked).toEqual(['reserve 1 image', 'settle']);
    expect(design.log.at(-1)?.operations).toHaveLength(3);
    design.undo();
    expect(design.document).toEqual(before);
  });

  it('keeps a cutout that was made by hand, and the crop', async () => {
    const mask = {
      asset: 'a'.repeat(64),
      colours: 'c'.repeat(64),
      strokes: [{ id: 'm', mode: 'erase' as const, size: 9, hardness: 1, points: [[1, 1]] as [number, number][] }],
    };
    const { design } = withProduct({ mask, crop: { x: 0.1, y: 0, width: 0.5, height: 1 } });
    expect((await design.call(placeInScene, { words: 'on oak', length: 3, seed: 7 })).ok).toBe(true);
    expect(design.imaging.worked).toEqual([]);
    expect(design.scenes.asked[0]).toMatchObject({
      mask,
      crop: { x: 0.1, width: 0.5 },
      words: 'on oak',
      scene: null,
      seed: 7,
      length: 0.03,
    });
  });

  it('another scene takes the place of the first: one shadow, from the original photo', async () => {
    const { design, photo, names, image } = withProduct();
    await design.call(placeInScene, { scene: 'marble-morning' });
    const shadow = childrenOf(design.document, design.page)[0]?.id ?? '';
    const first = image(shadow).asset;
    expect((await design.call(placeInScene, { layer: 'i1', picture: 'bottle', scene: 'beach-day' })).ok).toBe(true);
    expect(names()).toEqual(['shadow', 'i1', 't1']);
    expect(image(shadow).asset).not.toBe(first);
    expect(design.scenes.asked[1]?.picture).toBe(photo.id);
    design.scenes.shadowless.add('flat-oak');
    await design.call(placeInScene, { layer: 'i1', picture: 'bottle', scene: 'flat-oak' });
    expect(names()).toEqual(['i1', 't1']);
  });

  it('shows other variations to choose from; a choice renders that one from the original', async () => {
    const { design, photo } = withProduct();
    const outcome = await design.call(placeInScene, { words: 'marble, leaves', variations: 4, variation: 2, seed: 3 });
    if (!outcome.ok) throw new Error(outcome.error);
    const choices = outcome.card.choices ?? [];
    expect(design.scenes.asked.map(({ variation, quality }) => [variation, quality])).toEqual([
      [2, 'full'],
      [3, 'preview'],
      [4, 'preview'],
      [1, 'preview'],
    ]);
    expect(choices.map(({ input }) => input)).toEqual(
      [3, 4, 1].map((variation) => ({ words: 'marble, leaves', seed: 3, layer: 'i1', picture: photo.id, variation })),
    );
    expect((await design.call(placeInScene, choices[0]?.input)).ok).toBe(true);
    expect(design.scenes.asked.at(-1)).toMatchObject({ variation: 3, quality: 'full', picture: photo.id });
    expect(design.credits.left).toBe(8);
  });

  it('says which words it did not understand', async () => {
    const { design } = withProduct();
    design.scenes.unknown.push('zebra');
    expect(await design.call(placeInScene, { words: 'marble and a zebra' })).toMatchObject({
      ok: true,
      output: { notUnderstood: ['zebra'] },
      card: { key: 'tools.placeInScene.doneBut', values: { words: 'zebra' } },
    });
  });

  it('takes the last attachment of an empty page, below what is there already', async () => {
    const design = new MemoryDesign();
    design.addPicture('mug.jpg', 900, 900);
    design.edit({
      type: 'layer.add',
      layer: createTextLayer({ id: 't1', parent: design.page, order: 'a5', text: 'New' }),
    });
    const outcome = await design.call(placeInScene, { scene: 'flat-oak' });
    expect(outcome.ok).toBe(true);
    expect(childrenOf(design.document, design.page).map(({ name, id }) => (id === 't1' ? id : name))).toEqual([
      'Shadow',
      'mug.jpg',
      't1',
    ]);
  });

  it('refuses what is no picture, locked or not to be told apart, both or none of scene and words; nothing is spent then', async () => {
    const { design, photo } = withProduct();
    design.edit(
      { type: 'layer.add', layer: createShapeLayer({ id: 's1', parent: design.page, order: 'a6' }) },
      {
        type: 'layer.add',
        layer: createImageLayer({ id: 'i2', parent: design.page, order: 'a7', name: 'two', asset: photo.id }),
      },
    );
    for (const input of [
      {},
      { scene: 'nowhere' },
      { scene: 'beach-day', words: 'beach' },
      { layer: 's1', scene: 'beach-day' },
      { layer: 'nope', scene: 'beach-day' },
      { picture: 'hat', scene: 'beach-day' },
      { scene: 'beach-day', variation: 5 },
      { scene: 'beach-day' },
    ]) {
      expect(await design.call(placeInScene, input), JSON.stringify(input)).toMatchObject({ ok: false });
    }
    expect(await new MemoryDesign().call(placeInScene, { scene: 'beach-day' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('no picture'),
    });
    design.scenes.refuses = 'Too many scenes';
    expect(await design.call(placeInScene, { layer: 'i1', scene: 'beach-day' })).toMatchObject({
      ok: false,
      error: 'Too many scenes',
    });
    expect(design.credits.left).toBe(10);
    expect(design.scenes.asked).toEqual([]);
  });
});
