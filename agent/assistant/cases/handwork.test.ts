/**
 * What hands do, said in the chat: collages, frames, straightening, curves, patterns, ground shadows, arrows, boxes,
 * effects, marks.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { DrawingLayer, ImageLayer, ShapeLayer, TextLayer } from '#design/document/layers.ts';
import { effectOf } from '#design/looks/text-effects.ts';
import { frameNameOf } from '#tools/shapes/frames/frame-input.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

let chat: AssistantChat;
let bottle: AssetInfo;

beforeEach(() => {
  chat = new AssistantChat();
  bottle = chat.picture('bottle.jpg', 1200, 900);
});

/** A page with a headline, a price on a box, and a photo of a bottle; `more` changes the photo. */
function page(more: Partial<ImageLayer> = {}): void {
  const { page: parent } = chat.design;
  chat.design.edit(
    {
      type: 'layer.add',
      layer: createTextLayer({
        id: 'title',
        parent,
        order: 'a1',
        name: 'headline',
        text: 'Summer Bloom',
        x: 80,
        y: 60,
        width: 700,
        height: 120,
        fontSize: 100,
      }),
    },
    {
      type: 'layer.add',
      layer: createShapeLayer({ id: 'panel', parent, order: 'a2', x: 60, y: 780, width: 360, height: 160 }),
    },
    {
      type: 'layer.add',
      layer: createTextLayer({
        id: 'price',
        parent,
        order: 'a3',
        text: '$49',
        x: 120,
        y: 820,
        width: 120,
        height: 60,
        fontSize: 50,
      }),
    },
    {
      type: 'layer.add',
      layer: createImageLayer({
        id: 'photo',
        parent,
        order: 'a4',
        asset: bottle.id,
        name: 'bottle.jpg',
        x: 540,
        y: 340,
        width: 440,
        height: 330,
        ...more,
      }),
    },
  );
}

async function does(wish: string, attached: readonly AssetInfo[] = []): Promise<string> {
  const { calls, said } = await chat.say(wish, attached);
  expect(calls.map(({ outcome }) => (outcome.ok ? '' : outcome.error)).filter(Boolean)).toEqual([]);
  expect(said).not.toContain('did not understand');
  return said;
}

const layer = <Layer>(id: string) => chat.design.document.layers[id] as Layer;
const cells = () => {
  const group = chat.layers.find(({ type }) => type === 'group');
  return chat.images.filter(({ parent }) => parent === group?.id);
};
const lines = () => chat.layers.filter((one): one is ShapeLayer => one.type === 'shape' && one.shape.kind === 'line');
const drawings = () => chat.layers.filter((one): one is DrawingLayer => one.type === 'drawing');

describe('collages', () => {
  const photos = () => ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg'].map((name) => chat.picture(name));

  it.each([
    ['make a 2x2 collage of my photos', [540, 540, 540, 540]],
    ['Create a collage', [540, 540, 540, 540]],
    ['please arrange my photos in a grid', [540, 540, 540, 540]],
    ['turn these pictures into a collage', [540, 540, 540, 540]],
    ['collage of all my photos, one large on the left', [720, 360, 360, 360]],
    ['make a photo grid in four columns', [270, 270, 270, 270]],
    ['a mosaic of the photos', [648, 432, 432, 648]],
  ])('%s', async (wish, widths) => {
    await does(wish, photos());
    expect(cells().map(({ asset }) => asset !== null)).toEqual([true, true, true, true]);
    expect(cells().map(({ width }) => Math.round(width / 54) * 54)).toEqual(
      widths.map((width) => Math.round(width / 54) * 54),
    );
  });

  it('leaves cells empty where pictures are wanting, and says so', async () => {
    expect(await does('make a collage of 6 photos without gaps', photos())).toContain('2 of them still empty');
    expect(cells().map(({ asset }) => asset === null)).toEqual([false, false, false, false, true, true]);
    expect(cells()[0]!.width).toBe(360);
  });

  it('takes in what stands on the page, and refuses in words what it can’t lay out', async () => {
    page();
    expect(await does('make a collage of my photos')).toContain('at least two pictures');
    expect(await does('swap the two photos in the grid')).toContain('no collage');
    await does('make a collage', [chat.picture('two.jpg')]);
    expect(layer('photo')).toBeUndefined();
    expect(cells()).toHaveLength(2);
    expect(await does('make the collage 2x4')).toContain('don’t have that layout');
  });

  it('changes the one that is there', async () => {
    await does('make a collage', photos());
    const assets = cells().map(({ asset }) => asset);
    await does('make the gap in the collage 40 px');
    expect(cells()[0]!.width).toBe(520);
    await does('no gaps in the collage please');
    await does('give the collage round corners');
    expect(cells().every(({ width, frame }) => width === 540 && frame.type === 'rectangle' && frame.radius > 20)).toBe(
      true,
    );
    await does('swap the first and the last photo in the collage');
    expect(cells().map(({ asset }) => asset)).toEqual([assets[3], assets[1], assets[2], assets[0]]);
    await does('change the collage to four columns');
    expect(cells().map(({ height }) => height)).toEqual([1080, 1080, 1080, 1080]);
  });
});

describe('pictures', () => {
  it.each([
    ['put the photo in a heart', 'heart'],
    ['put the bottle in the letter B', 'letter-B'],
    ['crop the photo to a heart', 'heart'],
    ['mask the picture as a star', 'star'],
    ['put the photo in a cloud', 'cloud'],
    ['put the bottle in a heart', 'heart'],
    ['show the bottle in the letter “S”', 'letter-S'],
  ])('%s', async (wish, frame) => {
    page();
    await does(wish);
    expect(frameNameOf(layer<ImageLayer>('photo').frame)).toBe(frame);
  });

  it.each([
    ['straighten it by 3 degrees', 3],
    ['straighten the photo by 2.5° to the left', -2.5],
    ['please level the horizon, 4 degrees clockwise', 4],
    ['straighten the bottle 6 degrees anticlockwise', -6],
  ])('%s', async (wish, degrees) => {
    page();
    await does(wish);
    expect(layer<ImageLayer>('photo').straighten).toBe(degrees);
  });

  it('asks by how much, and says what is too much', async () => {
    page({ mask: { asset: bottle.id, strokes: [] } });
    expect(await does('straighten the photo')).toContain('By how many degrees');
    expect(await does('straighten the photo by 80 degrees')).toContain('up to 45 degrees');
  });

  it('sets a picture that was turned upright', async () => {
    page({ rotation: 12 });
    await does('straighten the photo');
    expect(layer<ImageLayer>('photo').rotation).toBe(0);
  });

  it.each([
    'stand the bottle on the ground',
    'give it a contact shadow',
    'add a ground shadow under the bottle',
    'Put the photo on the floor',
    'give the bottle a strong contact shadow',
  ])('%s', async (wish) => {
    page({ mask: { asset: bottle.id, strokes: [] } });
    await does(wish);
    expect(layer<ImageLayer>('photo').contactShadow?.opacity).toBe(wish.includes('strong') ? 0.8 : 0.5);
    await does('remove the contact shadow');
    expect(layer<ImageLayer>('photo').contactShadow).toBeNull();
  });

  it('has no ground for what has its background, and stands what it has cut out', async () => {
    page();
    expect(await does('stand the bottle on the ground')).toContain('Say “cut it out” first');
    await does('cut out the bottle and stand it on the ground');
    expect(layer<ImageLayer>('photo').contactShadow).not.toBeNull();
  });

  it('adds frames that wait', async () => {
    page();
    await does('add an empty heart frame');
    expect(chat.images.find(({ asset }) => asset === null)).toBeDefined();
  });
});

describe('patterns', () => {
  it.each([
    ['add a polka dot background in pink', { pattern: 'polka', color: '#ffc0cb' }],
    [
      'give the page a striped background in blue and white',
      { pattern: 'stripes', color: '#0000ff', ground: '#ffffff' },
    ],
    ['hearts background in red on white', { pattern: 'hearts', color: '#ff0000', ground: '#ffffff' }],
    ['change the background to gingham', { pattern: 'gingham' }],
    ['use a large terrazzo pattern as the background', { pattern: 'terrazzo', scale: 2 }],
    ['make the background a checkerboard', { pattern: 'checks' }],
    ['add tiny dots to the background', { pattern: 'dots' }],
  ])('%s', async (wish, pattern) => {
    page();
    await does(wish);
    expect(chat.background).toMatchObject({ type: 'pattern', ...pattern });
  });

  it('leaves shapes on the page to what adds shapes', async () => {
    page();
    await does('put a star on the page');
    expect(chat.background.type).toBe('solid');
  });
});

describe('texts', () => {
  it.each([
    ['curve the title', 90],
    ['bend the headline downwards', -90],
    ['curve the headline slightly', 45],
    ['bend the title like a smile', -90],
    ['arch the title by 120 degrees', 120],
    ['make the title curved', 90],
    ['put the headline on a curve', 90],
  ])('%s', async (wish, curve) => {
    page();
    await does(wish);
    expect(layer<TextLayer>('title').curve).toBe(curve);
  });

  it.each([
    'make the text fit the box',
    'fit the price into the box',
    'make the price fill the box',
    'let the price fit the panel',
  ])('%s', async (wish) => {
    page();
    await does(wish);
    const { x, y, width, height, fontSize } = layer<TextLayer>('price');
    expect(fontSize).toBeGreaterThan(60);
    expect([x >= 60, x + width <= 420, y >= 780, y + height <= 940]).toEqual([true, true, true, true]);
  });

  it.each([
    ['give the title a neon effect', 'neon'],
    ['make the headline hollow', 'hollow'],
    ['add a glitch effect to the title', 'glitch'],
    ['apply a 3d effect to the headline', 'block'],
  ])('%s', async (wish, effect) => {
    page();
    await does(wish);
    expect(effectOf(layer<TextLayer>('title'))).toBe(effect);
    await does('remove the effect from the title');
    expect(effectOf(layer<TextLayer>('title'))).toBe('none');
  });

  it('says that letters are not warped', async () => {
    page();
    expect(await does('make the title wavy')).toContain('I can’t warp letters');
  });
});

describe('lines and marks', () => {
  it.each([
    ['arrow from the price to the bottle', { endHead: 'arrow', dash: [] }],
    ['draw an arrow from the price to the product', { endHead: 'arrow', dash: [] }],
    ['add a dashed red line from the headline to the photo', { endHead: 'none', dash: [3, 2] }],
    ['connect the price and the bottle with a dotted line', { endHead: 'none', dash: [0, 2] }],
    ['connect the price with the bottle with an arrow', { endHead: 'arrow', dash: [] }],
  ])('%s', async (wish, { endHead, dash }) => {
    page();
    await does(wish);
    expect(lines().map(({ shape, stroke }) => [shape.kind === 'line' && shape.endHead, stroke?.dash])).toEqual([
      [endHead, dash],
    ]);
  });

  it('changes the line that is there, and says when there is none', async () => {
    page();
    expect(await does('make the arrow dashed')).toContain('no line or arrow');
    await does('draw an arrow from the price to the photo');
    await does('make the arrow dashed');
    await does('make the arrow double-headed');
    expect(lines()[0]).toMatchObject({ shape: { startHead: 'arrow', endHead: 'arrow' }, stroke: { dash: [3, 2] } });
  });

  it('asks for what it does not find', async () => {
    page();
    expect(await does('draw an arrow from the date to the photo')).toContain('I don’t see');
    expect(lines()).toEqual([]);
  });

  it.each([
    ['circle the price by hand', 'pen', 1],
    ['draw a hand-drawn circle around the price', 'pen', 1],
    ['highlight the price with a marker', 'highlighter', 1],
    ['underline the title with a pen', 'pen', 1],
    ['cross out the price by hand', 'pen', 2],
  ])('%s', async (wish, brush, strokes) => {
    page();
    await does(wish);
    expect(drawings().map(({ paths }) => [paths[0]?.brush, paths.length])).toEqual([[brush, strokes]]);
  });
});
