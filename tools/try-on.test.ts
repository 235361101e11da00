/**
 * try_on: who wears what, where the layers are placed, what is replaced, and what to ask for when something is missing.
 */
import { expect, test } from 'vitest';
import { createImageLayer } from '#design/document/create.ts';
import type { GroupLayer, ImageLayer } from '#design/document/layers.ts';
import { childrenOf } from '#design/document/tree.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { over } from './files/try-on-placing.ts';
import { tryOn } from './try-on.ts';

const design = () => new MemoryDesign({ width: 1000, height: 1000 });
const rootsOf = (one: MemoryDesign) => childrenOf(one.document, one.page);

/** The layers of the only try-on on the page, bottom first. */
function worn(one: MemoryDesign): ImageLayer[] {
  const group = rootsOf(one).find((layer): layer is GroupLayer => layer.type === 'group');
  return childrenOf(one.document, group?.id ?? '') as ImageLayer[];
}

function show(one: MemoryDesign, name: string, box: Partial<ImageLayer> = {}): string {
  const asset = one.addPicture(name, 600, 900);
  one.attached.pop();
  const id = name.replace(/\W/g, '');
  one.edit({
    type: 'layer.add',
    layer: createImageLayer({
      id,
      parent: one.page,
      order: `a${rootsOf(one).length}`,
      name,
      asset: asset.id,
      x: 100,
      y: 50,
      width: 300,
      height: 450,
      ...box,
    }),
  });
  return id;
}

test('of two attached pictures the one that shows somebody wears the other, whichever came first', async () => {
  for (const names of [
    ['woman.jpg', 'dress.jpg'],
    ['dress.jpg', 'woman.jpg'],
  ]) {
    const one = design();
    for (const name of names) one.addPicture(name, 600, 900);
    expect(await one.call(tryOn, { type: 'full', words: 'the red dress' })).toMatchObject({
      ok: true,
      card: { key: 'tools.tryOn.done', values: { what: 'the red dress', name: 'woman' } },
    });
    const [asked] = one.tryOns.asked;
    const nameOf = (id = '') => one.assets.get(id)?.info.name;
    expect([nameOf(asked?.person), nameOf(asked?.garment), asked?.kind, asked?.words]).toEqual([
      'woman.jpg',
      'dress.jpg',
      'full',
      'the red dress',
    ]);
    // All of an empty page, its own proportions kept; garment and front above it.
    expect(
      worn(one).map(({ name, x, y, width, height }) => [
        name,
        Math.round(x),
        Math.round(y),
        Math.round(width),
        Math.round(height),
      ]),
    ).toEqual([
      ['woman.jpg', 167, 0, 667, 1000],
      ['Full outfit', 334, 200, 334, 400],
      ['Full outfit: in front', 334, 200, 334, 100],
    ]);
    expect(one.credits.booked).not.toEqual([]);
  }
});

test('a photo on the page stays where it is, in its place among the layers, and keeps its movement as a group', async () => {
  const one = design();
  const person = show(one, 'woman.jpg', {
    animation: { in: { effect: 'fade', at: 0, duration: 500, by: 'whole' }, out: null, loop: null, drift: null },
  });
  show(one, 'badge.png', { width: 100, height: 100 });
  const shirt = one.addPicture('shirt.png', 500, 500);
  expect(await one.call(tryOn, { type: 'top', garment: shirt.id, person })).toMatchObject({
    ok: true,
    output: { photo: person },
  });
  expect(rootsOf(one).map(({ name, animation }) => [name, animation?.in?.effect])).toEqual([
    ['Try-on', 'fade'],
    ['badge.png', undefined],
  ]);
  const [photo, garment] = worn(one);
  expect(photo).toMatchObject({ id: person, x: 100, y: 50, width: 300, height: 450, animation: null });
  // The fake puts it at a quarter of the width and a fifth of the height.
  expect(garment).toMatchObject({ x: 175, y: 140, width: 150, height: 180, crop: { x: 0, y: 0, width: 1, height: 1 } });
});

test('another garment of that kind takes the old one off, a bottom goes with a top, a jewel lies above both', async () => {
  const one = design();
  const person = show(one, 'woman.jpg');
  for (const name of ['shirt.png', 'pullover.png', 'skirt.png', 'chain.png', 'dress.png'])
    one.addPicture(name, 500, 500);
  const wear = async (type: string, garment: string) => {
    expect(await one.call(tryOn, { type, garment, person })).toMatchObject({ ok: true });
    return worn(one).map(({ name }) => name);
  };
  expect(await wear('top', 'shirt.png')).toEqual(['woman.jpg', 'Top', 'Top: in front']);
  expect(await wear('necklace', 'chain.png')).toEqual([
    'woman.jpg',
    'Top',
    'Top: in front',
    'Necklace',
    'Necklace: in front',
  ]);
  expect(await wear('bottom', 'skirt.png')).toEqual([
    'woman.jpg',
    'Top',
    'Top: in front',
    'Bottom',
    'Bottom: in front',
    'Necklace',
    'Necklace: in front',
  ]);
  expect(await wear('top', 'pullover.png')).toEqual([
    'woman.jpg',
    'Bottom',
    'Bottom: in front',
    'Top',
    'Top: in front',
    'Necklace',
    'Necklace: in front',
  ]);
  expect(await wear('full', 'dress.png')).toEqual([
    'woman.jpg',
    'Full outfit',
    'Full outfit: in front',
    'Necklace',
    'Necklace: in front',
  ]);
  expect(rootsOf(one)).toHaveLength(1);
  // A layer over the photo is not a picture to dress or to wear.
  expect(one.people.looked).toEqual([]);
});

test('on a model the photo takes the place of the garment that stood there', async () => {
  const one = design();
  show(one, 'shirt.jpg', { x: 200, y: 100, width: 600, height: 600 });
  expect(await one.call(tryOn, { type: 'top', model: 'Ada' })).toMatchObject({ ok: true });
  expect(rootsOf(one)).toHaveLength(1);
  expect(worn(one)[0]).toMatchObject({ name: 'Ada.webp', x: 300, y: 100, width: 400, height: 600 });
  expect(one.tryOns.asked[0]).toMatchObject({ isMinor: null });
});

test('models of the user go by name, and say whether they are minors', async () => {
  const one = design();
  one.addPicture('shirt.jpg', 500, 500);
  expect(await one.call(tryOn, { type: 'top', model: 'mine' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('Ada'),
  });
  one.people.own.set('Mia', true);
  expect(await one.call(tryOn, { type: 'top', model: 'mine' })).toMatchObject({
    ok: true,
    card: { values: { name: 'Mia' } },
  });
  expect(await one.call(tryOn, { type: 'top', model: 'Nora' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('Mia'),
  });
  expect(one.tryOns.asked).toMatchObject([{ isMinor: true }]);
});

test('what is missing is asked for, and nothing is spent', async () => {
  const one = design();
  const ask = (input: object) => one.call(tryOn, { type: 'top', ...input });
  expect(await ask({})).toMatchObject({ ok: false, error: 'Please upload a clothing image and an image of a person' });
  expect(await ask({ model: 'Ada' })).toMatchObject({ ok: false, error: 'Please upload a clothing image' });
  one.addPicture('shirt.jpg', 500, 500);
  expect(await ask({})).toMatchObject({ ok: false, error: 'Please upload an image of a person' });
  expect(await ask({ garment: 'shirt.jpg' })).toMatchObject({ ok: false, error: 'Please upload an image of a person' });
  const another = design();
  another.addPicture('woman.jpg', 500, 500);
  expect(await another.call(tryOn, { type: 'top' })).toMatchObject({
    ok: false,
    error: 'Please upload a clothing image',
  });
  another.addPicture('woman in a shirt.jpg', 500, 500);
  expect(await another.call(tryOn, { type: 'top' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('woman in a shirt.jpg, woman.jpg'),
  });
  expect([...one.tryOns.asked, ...another.tryOns.asked]).toEqual([]);
});

test('a locked photo is left alone, one in a round frame shows the whole picture itself', async () => {
  const one = design();
  one.addPicture('shirt.jpg', 500, 500);
  const person = show(one, 'woman.jpg', {
    frame: { type: 'ellipse' },
    crop: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 },
  });
  expect(await one.call(tryOn, { type: 'top', person })).toMatchObject({
    ok: true,
    output: { photo: person },
    card: { download: { fileName: 'person try-on.jpg' } },
  });
  const shown = one.document.layers[person] as ImageLayer;
  expect([one.assets.get(shown.asset ?? '')?.info.name, shown.crop.x, rootsOf(one).length]).toEqual([
    'person try-on.jpg',
    0.1,
    1,
  ]);
  const locked = design();
  locked.addPicture('shirt.jpg', 500, 500);
  const fixed = show(locked, 'woman.jpg', { locked: true });
  expect(await locked.call(tryOn, { type: 'top', person: fixed })).toMatchObject({ ok: false });
  expect(locked.tryOns.asked).toEqual([]);
});

test('a part of a photo lies on the page where the photo shows it: cropped, turned and mirrored', () => {
  const plain = {
    x: 100,
    y: 0,
    width: 400,
    height: 400,
    rotation: 0,
    flipX: false,
    flipY: false,
    crop: { x: 0, y: 0, width: 1, height: 1 },
  };
  const picture = { width: 800, height: 800 };
  const part = { x: 0, y: 400, width: 200, height: 200 };
  expect(over(plain, picture, part)).toMatchObject({ x: 100, y: 200, width: 100, height: 100 });
  expect(over({ ...plain, flipX: true }, picture, part)).toMatchObject({
    x: 400,
    y: 200,
    width: 100,
    height: 100,
    flipX: true,
  });
  // A quarter turn clockwise: the left side is now at the top.
  const turned = over({ ...plain, rotation: 90 }, picture, part);
  expect([turned?.x, turned?.y, turned?.rotation].map((value) => Math.round(value ?? NaN))).toEqual([200, 0, 90]);
  // Its right half shows, at twice the size; no part of the left half does.
  const half = { ...plain, crop: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } };
  expect(over(half, picture, part)).toBeNull();
  expect(over(half, picture, { x: 300, y: 400, width: 200, height: 200 })).toMatchObject({
    x: 100,
    y: 0,
    width: 100,
    height: 200,
    crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
  });
});
