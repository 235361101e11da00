/** Which picture is cut out, how its layer changes, and how the background is restored. */
import { describe, expect, it } from 'vitest';
import { createImageLayer, createShapeLayer } from '#design/document/create.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { removeBackground } from './remove-background.ts';

function withPictures(count: number, changes: Partial<ImageLayer> = {}) {
  const design = new MemoryDesign();
  const pictures = Array.from({ length: count }, (_, index) =>
    design.addPicture(`picture-${index + 1}.jpg`, 1200, 800),
  );
  for (const [index, picture] of pictures.entries()) {
    design.edit({
      type: 'layer.add',
      layer: createImageLayer({
        id: `i${index + 1}`,
        parent: design.page,
        order: `a${index + 1}`,
        name: picture.name,
        asset: picture.id,
        x: 100,
        y: 200,
        width: 600,
        height: 400,
        ...changes,
      }),
    });
  }
  const image = (id: string) => design.document.layers[id] as ImageLayer;
  return { design, pictures, image };
}

describe('remove_background', () => {
  it('puts a mask on the only picture: nothing is cropped, the original stays', async () => {
    const { design, pictures, image } = withPictures(1, {
      frame: { type: 'ellipse' },
      stroke: { color: '#000000', width: 4, dash: [] },
    });
    const before = image('i1');
    const outcome = await design.call(removeBackground, {});
    expect(outcome).toMatchObject({ ok: true, card: { key: 'tools.removeBackground.done', layers: ['i1'] } });
    const after = image('i1');
    expect(after).toMatchObject({
      asset: before.asset,
      crop: before.crop,
      x: 100,
      y: 200,
      width: 600,
      height: 400,
      frame: { type: 'rectangle', radius: 0 },
      stroke: null,
    });
    const mask = design.assets.get(after.mask?.asset ?? '')?.info;
    expect(mask).toMatchObject({ mime: 'image/png', width: 1200, height: 800 });
    if (!outcome.ok) return;
    // The fake finds an ellipse from 20 % to 80 % across and 10 % to 90 % down.
    expect(outcome.output).toMatchObject({ cutout: true, subject: [220, 240, 360, 320], kept: 0.38 });
    expect(outcome.card.assets).toHaveLength(2);
    expect(outcome.card.assets?.[0]).toBe(pictures[0]?.id);
    expect(design.assets.has(outcome.card.assets?.[1] ?? '')).toBe(true);
    expect(design.progress).toEqual([null, 1]);
    const undone = applyOperations(design.document, design.log.at(-1)?.inverse ?? []).document;
    expect(undone.layers.i1).toEqual(before);
  });

  it('names the part of the subject that a cropped picture shows', async () => {
    const { design } = withPictures(1, { crop: { x: 0.5, y: 0, width: 0.5, height: 1 } });
    expect(await design.call(removeBackground, { layer: 'i1' })).toMatchObject({
      ok: true,
      output: { subject: [100, 240, 360, 320] },
    });
  });

  it('asks for the thing that is meant, in the picture’s own fractions, also of a mirrored and cut out picture', async () => {
    const { design, image } = withPictures(1, { flipX: true });
    expect((await design.call(removeBackground, { box: { x: 550, y: 250, width: 300, height: 100 } })).ok).toBe(true);
    const first = image('i1').mask?.asset;
    expect((await design.call(removeBackground, { point: [640, 240] })).ok).toBe(true);
    expect(image('i1').mask?.asset).not.toBe(first);
    const [boxed, pointed] = design.imaging.picks;
    // The box sticks out on the right, which is the picture's left.
    expect(boxed).toEqual({ box: { x: 0, y: 0.125, width: 0.25, height: 0.25 }, point: null });
    expect(pointed).toEqual({ box: null, point: { x: 0.1, y: 0.1 } });
    expect(await design.call(removeBackground, { point: [1_000, 240] })).toMatchObject({
      ok: false,
      error: expect.stringContaining('outside'),
    });
    expect(await design.call(removeBackground, { box: { x: 0, y: 0, width: 50, height: 50 } })).toMatchObject({
      ok: false,
    });
  });

  it('keeps where the picture shows something else; takes that instead, or both, and back', async () => {
    const { design, image } = withPictures(1);
    const other = { x: 0, y: 0.5, width: 0.1, height: 0.3 };
    design.imaging.others = [other];
    expect(await design.call(removeBackground, {})).toMatchObject({
      ok: true,
      output: { others: [[100, 400, 60, 120]] },
    });
    const before = image('i1');
    expect(before.mask?.others).toEqual([other]);
    expect((await design.call(removeBackground, { instead: 'other' })).ok).toBe(true);
    expect(design.imaging.picks.at(-1)).toEqual({ box: other, point: null });
    const first = { x: 0.2, y: 0.1, width: 0.6, height: 0.8 };
    expect(image('i1').mask?.others).toEqual([first]);
    const undone = applyOperations(design.document, design.log.at(-1)?.inverse ?? []).document;
    expect(undone.layers.i1).toEqual(before);
    expect((await design.call(removeBackground, { instead: 'other' })).ok).toBe(true);
    expect(design.imaging.picks.at(-1)).toEqual({ box: first, point: null });
    expect((await design.call(removeBackground, { instead: 'both' })).ok).toBe(true);
    const box = design.imaging.picks.at(-1)?.box;
    expect([box?.x, box?.y, box?.width, box?.height].map((value) => value?.toFixed(3))).toEqual([
      '0.000',
      '0.100',
      '0.800',
      '0.800',
    ]);
  });

  it('says so where nothing else stands out', async () => {
    const { design } = withPictures(1);
    expect(await design.call(removeBackground, { instead: 'other' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('Nothing else'),
    });
  });

  it('takes a box that is turned as the picture is for just what lies in it, and for an upright one all that it touches', async () => {
    const { design } = withPictures(1, { rotation: 90 });
    // The middle of the picture is at 400, 400; its left end points upwards.
    await design.call(removeBackground, { box: { x: 350, y: 170, width: 100, height: 60 } });
    await design.call(removeBackground, { box: { x: 370, y: 150, width: 60, height: 100, rotation: 90 } });
    await design.call(removeBackground, { box: { x: 370, y: 150, width: 60, height: 100, rotation: 45 } });
    const parts = design.imaging.picks.map((pick) =>
      pick?.box
        ? [pick.box.x * 600, pick.box.y * 400, pick.box.width * 600, pick.box.height * 400].map(Math.round)
        : [],
    );
    expect(parts).toEqual([
      [70, 150, 60, 100],
      [70, 150, 60, 100],
      [43, 143, 113, 113],
    ]);
  });

  it('keeps what was erased by hand', async () => {
    const strokes = [
      { id: 'm1', mode: 'erase' as const, size: 40, hardness: 1, points: [[10, 10]] as [number, number][] },
    ];
    const { design, image } = withPictures(1, { mask: { asset: null, strokes } });
    expect((await design.call(removeBackground, {})).ok).toBe(true);
    expect(image('i1').mask).toMatchObject({ asset: expect.stringMatching(/^[0-9a-f]{64}$/), strokes });
  });

  it('takes the selected picture of several, and asks when none is', async () => {
    const { design, image } = withPictures(3);
    const asked = await design.call(removeBackground, {});
    expect(asked).toMatchObject({ ok: false });
    if (!asked.ok) for (const id of ['i1', 'i2', 'i3']) expect(asked.error).toContain(id);
    expect((await design.call(removeBackground, {}, { selection: ['i2'] })).ok).toBe(true);
    expect([image('i1').mask, image('i3').mask]).toEqual([null, null]);
    expect(image('i2').mask).not.toBeNull();
    // With two of three done, only the third can be meant.
    expect((await design.call(removeBackground, { picture: 'picture-1' })).ok).toBe(true);
    expect((await design.call(removeBackground, {})).ok).toBe(true);
    expect(image('i3').mask).not.toBeNull();
  });

  it('adds an attachment that is not on the page, in one step with its mask', async () => {
    const design = new MemoryDesign();
    design.addPicture('bag.jpg', 900, 1200);
    const outcome = await design.call(removeBackground, {});
    expect(outcome).toMatchObject({
      ok: true,
      card: { key: 'tools.removeBackground.added', values: { name: 'bag.jpg' } },
    });
    const [layer] = Object.values(design.document.layers) as ImageLayer[];
    expect(layer).toMatchObject({ type: 'image', name: 'bag.jpg', mask: { strokes: [] } });
    expect(design.log).toHaveLength(1);
    expect((await design.call(removeBackground, { picture: 'bag' })).ok).toBe(true);
    expect(Object.keys(design.document.layers)).toHaveLength(1);
  });

  it('says when there is nothing to do', async () => {
    const { design } = withPictures(1);
    expect(await design.call(removeBackground, { restore: true })).toMatchObject({
      ok: true,
      card: { key: 'tools.removeBackground.notCut' },
    });
    await design.call(removeBackground, {});
    const { revision } = design;
    expect(await design.call(removeBackground, { layer: 'i1' })).toMatchObject({
      ok: true,
      card: { key: 'tools.removeBackground.already' },
    });
    expect([design.revision, design.imaging.worked.length]).toEqual([revision, 1]);
  });

  it('puts the background back', async () => {
    const { design, image } = withPictures(1);
    const before = image('i1');
    await design.call(removeBackground, {});
    expect(await design.call(removeBackground, { restore: true })).toMatchObject({
      ok: true,
      card: { key: 'tools.removeBackground.restored' },
    });
    expect(image('i1')).toEqual(before);
  });

  it('refuses what is no picture, what is locked, an empty page, and a picture without a subject', async () => {
    const { design, pictures } = withPictures(1, { locked: true });
    design.edit({ type: 'layer.add', layer: createShapeLayer({ id: 's1', parent: design.page, order: 'a8' }) });
    for (const input of [{ layer: 's1' }, { layer: 'i1' }, {}])
      expect(await design.call(removeBackground, input)).toMatchObject({ ok: false });
    expect(await new MemoryDesign().call(removeBackground, {})).toMatchObject({
      ok: false,
      error: expect.stringContaining('no picture'),
    });
    design.edit({ type: 'layer.update', id: 'i1', patch: { locked: false } });
    design.imaging.empty.add(pictures[0]?.id ?? '');
    expect(await design.call(removeBackground, {})).toMatchObject({
      ok: false,
      error: expect.stringContaining('stands out'),
    });
    expect((design.document.layers.i1 as ImageLayer).mask).toBeNull();
  });
});
