/**
 * Text behind a subject: between picture and cutout, covered enough to look as if it were behind, and still legible.
 */
import { describe, expect, it } from 'vitest';
import { createImageLayer } from '#design/document/create.ts';
import { intersectionOf } from '#design/document/geometry.ts';
import type { ImageLayer, TextLayer } from '#design/document/layers.ts';
import { childrenOf } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { textBehind } from './text-behind.ts';

/**
 * The fake finds an ellipse from 20 % to 80 % across and 10 % to 90 % down: on the page from 108 to 972 and from 208 to
 * 872.
 */
function withPicture(changes: Partial<ImageLayer> = {}) {
  const design = new MemoryDesign();
  const picture = design.addPicture('vase.jpg', 1300, 1000);
  design.edit({
    type: 'layer.add',
    layer: createImageLayer({
      id: 'i1',
      parent: design.page,
      order: 'a1',
      name: 'vase.jpg',
      asset: picture.id,
      x: 0,
      y: 125,
      width: 1080,
      height: 830,
      ...changes,
    }),
  });
  return { design, picture, stack: () => childrenOf(design.document, design.page) };
}
const SUBJECT = { x: 216, y: 208, width: 648, height: 664 };
const made = (stack: readonly { type: string }[]) => stack.find(({ type }) => type === 'text') as TextLayer;

describe('text_behind', () => {
  it('puts the words between the picture and a cutout of it, which lies exactly over it', async () => {
    const { design, picture, stack } = withPicture({
      shadow: { color: '#000000', x: 0, y: 4, blur: 9 },
      rotation: 4,
      flipX: true,
    });
    const before = design.document;
    const outcome = await design.call(textBehind, { text: 'VASE' });
    expect(outcome).toMatchObject({
      ok: true,
      card: { key: 'tools.textBehind.done', assets: [picture.id] },
      output: { picture: 'i1' },
    });
    const [back, text, front] = stack() as [ImageLayer, TextLayer, ImageLayer];
    expect([back.id, text.type, front.type]).toEqual(['i1', 'text', 'image']);
    expect(back).toEqual(before.layers.i1);
    expect(front).toMatchObject({
      asset: picture.id,
      x: back.x,
      y: back.y,
      width: back.width,
      height: back.height,
      rotation: 4,
      flipX: true,
      crop: back.crop,
      shadow: null,
      stroke: null,
      mask: { strokes: [] },
    });
    expect(design.assets.get(front.mask?.asset ?? '')?.info).toMatchObject({ width: 1300, height: 1000 });
    // One undo removes all of it.
    expect(applyOperations(design.document, design.log.at(-1)?.inverse ?? []).document.layers).toEqual(before.layers);
  });

  it.each(['VASE', 'SUMMER SALE', 'Extraordinary', 'I', 'مرحبا', 'two\nlines'])(
    '“%s” is covered in part: seen to lie behind, still read, on the picture',
    async (words) => {
      const { design, stack } = withPicture();
      const outcome = await design.call(textBehind, { text: words });
      const text = made(stack());
      const covered = intersectionOf(text, SUBJECT);
      expect(covered).not.toBeNull();
      const hidden = outcome.ok ? (outcome.output as { hidden: number }).hidden : 0;
      expect(hidden).toBeGreaterThan(0.04);
      expect(hidden).toBeLessThan(0.5);
      expect((covered?.height ?? 0) / text.height).toBeLessThan(0.75);
      expect([text.x >= 0, text.y >= 125, text.x + text.width <= 1080, text.y + text.height <= 955]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(outcome.ok && 'notes' in (outcome.output as object)).toBe(false);
    },
  );

  it('takes what was asked for, and says when next to nothing lies behind', async () => {
    const { design, stack } = withPicture({ y: 300, height: 400 });
    // The subject of a picture in the lower corner: none of it is in the upper third.
    const outcome = await design.call(textBehind, {
      text: 'sale',
      place: 'bottom',
      color: 'gold',
      font: 'Syne',
      letterCase: 'upper',
    });
    expect(made(stack())).toMatchObject({
      fill: { type: 'solid', color: '#ffd700' },
      fontFamily: 'Syne',
      fontWeight: 800,
      letterCase: 'upper',
      text: 'sale',
    });
    expect(made(stack()).y).toBeGreaterThan(400);
    expect(outcome.ok).toBe(true);
  });

  it('fills the page with a picture that is put there for it, and leaves other things where they are', async () => {
    const design = new MemoryDesign();
    const picture = design.addPicture('vase.jpg', 1300, 1000);
    const attachments = [design.assets.get(picture.id)?.info].filter((info) => info !== undefined);
    expect((await design.call(textBehind, { text: 'VASE' }, { attachments })).ok).toBe(true);
    const [back, text, front] = childrenOf(design.document, design.page);
    const { width, height } = design.document;
    expect(back).toMatchObject({ type: 'image', x: 0, y: 0, width, height });
    expect(text?.type).toBe('text');
    expect(front).toMatchObject({ type: 'image', x: 0, y: 0, width, height, crop: (back as ImageLayer).crop });
  });

  it('goes right below a picture that stands free already', async () => {
    const { design, picture, stack } = withPicture();
    design.edit({ type: 'layer.update', id: 'i1', patch: { mask: { asset: picture.id, strokes: [] } } });
    expect(await design.call(textBehind, { text: 'VASE' })).toMatchObject({ ok: true, output: { front: 'i1' } });
    expect(stack().map(({ type }) => type)).toEqual(['text', 'image']);
  });

  it('keeps what lay above the picture above all of it', async () => {
    const { design, stack } = withPicture();
    const other = design.addPicture('bag.jpg', 400, 400);
    design.edit({
      type: 'layer.add',
      layer: createImageLayer({
        id: 'i2',
        parent: design.page,
        order: 'a2',
        name: 'bag.jpg',
        asset: other.id,
        x: 0,
        y: 0,
        width: 100,
        height: 100,
      }),
    });
    expect((await design.call(textBehind, { text: 'VASE', layer: 'i1' })).ok).toBe(true);
    expect(stack().map(({ id, type }) => (id.startsWith('i') ? id : type))).toEqual([
      'i1',
      'text',
      expect.any(String),
      'i2',
    ]);
  });

  it('says which pictures there are, and that nothing stands out', async () => {
    const { design, picture } = withPicture();
    design.imaging.empty.add(picture.id);
    const refused = await design.call(textBehind, { text: 'VASE' });
    expect(refused).toMatchObject({ ok: false, error: expect.stringContaining('Nothing stands out') });
    expect(await design.call(textBehind, { text: 'VASE', layer: 'nope' })).toMatchObject({ ok: false });
  });
});
