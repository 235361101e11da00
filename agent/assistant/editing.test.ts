/** What the built-in assistant makes of plain-English wishes about a design that is there: through the real loop and tools. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createImageLayer, createTextLayer } from '#design/document/create.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { extentOf } from '#tools/contract/page-space.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { roughMeasure } from '#tests/fakes/memory-design.ts';

let chat: AssistantChat;

const box = (words: string) => extentOf(chat.text(words));
const fill = (words: string) => {
  const { fill: paint } = chat.text(words);
  return paint.type === 'solid' ? paint.color : paint.type;
};
const photo = () => chat.images[0]!;

/** A page with a headline, an offer and a photo, all made by hand. */
beforeEach(() => {
  chat = new AssistantChat();
  const shoe = chat.picture('shoe.jpg');
  const { design } = chat;
  const text = (id: string, words: string, y: number, fontSize: number, order: string) =>
    withLines(
      createTextLayer({
        id,
        parent: design.page,
        order,
        text: words,
        x: 90,
        y,
        width: 900,
        fontSize,
        align: 'center',
        fill: { type: 'solid', color: '#111111' },
      }),
      roughMeasure,
    );
  design.edit(
    {
      type: 'layer.add',
      layer: createImageLayer({
        id: 'photo',
        parent: design.page,
        order: 'a1',
        asset: shoe.id,
        name: shoe.name,
        x: 290,
        y: 400,
        width: 500,
        height: 375,
      }),
    },
    { type: 'layer.add', layer: text('headline', 'Summer Sale', 90, 110, 'a2') },
    { type: 'layer.add', layer: text('offer', '30% off sneakers', 860, 60, 'a3') },
  );
});

describe('changes by reference', () => {
  it.each([
    ['make the headline red', () => expect(fill('summer')).toBe('#ff0000')],
    ['change the colour of the title to #00aa88', () => expect(fill('summer')).toBe('#00aa88')],
    ['the offer should be dark blue', () => expect(fill('30%')).toBe('#00008b')],
    ['make "30% off" bold and italic', () => expect(chat.text('30%')).toMatchObject({ fontWeight: 700, italic: true })],
    ['make SUMMER SALE all caps', () => expect(chat.text('summer').letterCase).toBe('upper')],
    ['set the headline in a handwritten font', () => expect(chat.text('summer').fontFamily).toBe('Caveat')],
    ['set the headline in a typewriter font', () => expect(chat.text('summer').fontFamily).toBe('Space Mono')],
    ['change the font of the headline to Lobster', () => expect(chat.text('summer').fontFamily).toBe('Lobster')],
    [
      'change the font of the offer to Playfair Display',
      () => expect(chat.text('30%').fontFamily).toBe('Playfair Display'),
    ],
    ['make all texts white', () => expect(chat.texts.map(({ text }) => fill(text))).toEqual(['#ffffff', '#ffffff'])],
    [
      'make the headline and the offer purple',
      () => expect(chat.texts.map(({ text }) => fill(text))).toEqual(['#800080', '#800080']),
    ],
    ['add a shadow to the headline', () => expect(chat.text('summer').shadow).not.toBeNull()],
    ['give the photo a 6px white border', () => expect(photo().stroke).toMatchObject({ color: '#ffffff', width: 6 })],
    [
      'put a yellow highlight behind the offer',
      () => expect(chat.text('30%').box?.fill).toEqual({ type: 'solid', color: '#ffff00' }),
    ],
    [
      'make the photo round',
      () => expect(photo()).toMatchObject({ frame: { type: 'ellipse' }, width: 375, height: 375 }),
    ],
    ['the photo at 50% opacity', () => expect(photo().opacity).toBe(0.5)],
    ['rotate the photo by 15 degrees', () => expect(photo().rotation).toBe(15)],
    ['flip the picture vertically', () => expect(photo().flipY).toBe(true)],
    ['hide the photo', () => expect(photo().visible).toBe(false)],
    ['underline the offer', () => expect(chat.text('30%').underline).toBe(true)],
    ['set the headline to 80px', () => expect(chat.text('summer').fontSize).toBe(80)],
    [
      'make all texts green except the headline',
      () => expect(chat.texts.map(({ text }) => fill(text))).toEqual(['#111111', '#008000']),
    ],
    ["I don't like the headline, make it navy blue", () => expect(fill('summer')).toBe('#000080')],
    ['make the font size of the offer 44', () => expect(chat.text('30%').fontSize).toBe(44)],
  ])('%s', async (wish, holds) => {
    const { result, said } = await chat.say(wish);
    expect(result.state).toBe('finished');
    holds();
    expect(said).toMatch(/^I /);
  });
});

describe('sizes and places', () => {
  it.each([
    ['make the headline bigger', () => expect(chat.text('summer').fontSize).toBeGreaterThan(125)],
    ['make the headline a bit smaller', () => expect(chat.text('summer').fontSize).toBeCloseTo(97, -1)],
    ['the offer is too small', () => expect(chat.text('30%').fontSize).toBeGreaterThan(70)],
    // No further than to where the texts stand.
    ['make the photo twice as big', () => expect(photo().width).toBeGreaterThan(600)],
    ['shrink the photo by 50%', () => expect(photo().width).toBe(250)],
    ['move the photo to the top right corner', () => expect(chat.quadrant(photo())).toBe('top-right')],
    ['put the photo on the right', () => expect(chat.quadrant(photo())).toBe('right')],
    ['move the offer up', () => expect(box('30%').y).toBeCloseTo(860 - 108, -1)],
    ['move the photo 50px to the left', () => expect(photo().x).toBe(240)],
    ['nudge the headline down a bit', () => expect(box('summer').y).toBeCloseTo(90 + 54, -1)],
    ['move the headline to the bottom', () => expect(box('summer').y + box('summer').height).toBeGreaterThan(1000)],
    ['put the headline below the photo', () => expect(box('summer').y).toBeGreaterThanOrEqual(775)],
    ['place the photo in the centre of the page', () => expect(chat.quadrant(photo())).toBe('center')],
    ['align the headline left', () => expect(chat.text('summer')).toMatchObject({ align: 'left', x: 65 })],
    ['move the headline to x 100 y 200', () => expect(box('summer')).toMatchObject({ x: 100, y: 200 })],
    ['put the offer in the bottom left corner of the photo', () => expect(box('30%')).toMatchObject({ y: 688 })],
    ['the headline is too close to the top', () => expect(box('summer').y).toBeCloseTo(166, -1)],
    [
      'make the photo fill the whole page',
      () => expect(photo()).toMatchObject({ x: 0, y: 0, width: 1080, height: 1080 }),
    ],
    [
      'bring the photo to the front',
      () => expect(chat.layers.sort((a, b) => (a.order < b.order ? -1 : 1)).at(-1)?.id).toBe('photo'),
    ],
  ])('%s', async (wish, holds) => {
    const { result } = await chat.say(wish);
    expect(result.state).toBe('finished');
    holds();
  });

  it('keeps everything on the page that was on it', async () => {
    for (let round = 0; round < 6; round += 1) await chat.say('make the headline much bigger');
    const { x, width, y } = box('summer');
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(1080);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(chat.last?.said).toMatch(
      /(?:no room to make .* any bigger|as large as the text allows|as large as there is room for)/,
    );
  });
});

describe('what is said of a change', () => {
  it.each([
    ['make the headline bold', 'bold'],
    ['make the headline light weight', 'lighter'],
  ])('%s', async (wish, words) => {
    expect((await chat.say(wish)).said).toContain(words);
  });
});

describe('words', () => {
  it.each([
    ['change the headline to Winter Sale', ['Winter Sale', '30% off sneakers']],
    ['the headline should say "Hello, world"', ['Hello, world', '30% off sneakers']],
    ['make the offer say 50% off boots', ['Summer Sale', '50% off boots']],
    ['replace Summer with Spring', ['Spring Sale', '30% off sneakers']],
    ['add "now on" to the headline', ['Summer Sale now on', '30% off sneakers']],
    ['add an exclamation mark to the headline', ['Summer Sale!', '30% off sneakers']],
    ['the offer should be half price', ['Summer Sale', 'half price']],
    ['change "sneakers" to "sandals"', ['Summer Sale', '30% off sandals']],
  ])('%s', async (wish, words) => {
    await chat.say(wish);
    expect(chat.texts.map(({ text }) => text)).toEqual(words);
  });

  it.each([
    ['add the caption "Only in store" at the bottom in grey', 'Only in store', { color: '#808080', at: 'bottom' }],
    ['add "Last pairs" in the top left corner of the photo in white', 'Last pairs', { color: '#ffffff' }],
    ['write FREE SHIPPING in the top left', 'FREE SHIPPING', { at: 'top-left' }],
    ['add a small text saying while stocks last below the offer', 'while stocks last', { at: 'bottom' }],
    ['add a NEW badge in the top right corner', 'NEW', { at: 'top-right' }],
    ['put a red button saying Shop now at the bottom right', 'Shop now', { at: 'bottom-right', pill: true }],
  ])('%s', async (wish, words, { color, at, pill }: { color?: string; at?: string; pill?: boolean }) => {
    await chat.say(wish);
    const added = chat.text(words);
    if (color) expect(fill(words)).toBe(color);
    if (at) expect(chat.quadrant(added)).toBe(at);
    expect(added.box !== null).toBe(pill === true);
    const others = chat.texts.filter(({ id }) => id !== added.id).map(extentOf);
    const own = extentOf(added);
    expect(
      others.every(
        (other) =>
          own.x + own.width <= other.x ||
          other.x + other.width <= own.x ||
          own.y + own.height <= other.y ||
          other.y + other.height <= own.y,
      ),
    ).toBe(true);
  });
});

describe('page, file and history', () => {
  it.each([
    ['make the background navy', { type: 'solid', color: '#000080' }],
    ['set the background to #FFEEDD', { type: 'solid', color: '#ffeedd' }],
    [
      'use a gradient from pink to orange as background',
      {
        type: 'linear',
        stops: [
          { at: 0, color: '#ffc0cb' },
          { at: 1, color: '#ffa500' },
        ],
      },
    ],
    ['make the background transparent', { type: 'none' }],
    ['make the background darker', { type: 'solid', color: '#b3b3b3' }],
  ])('%s', async (wish, background) => {
    await chat.say(wish);
    expect(chat.background).toMatchObject(background);
  });

  it('keeps texts legible on a new background', async () => {
    const { said } = await chat.say('make the background black');
    expect(chat.texts.map(({ text }) => fill(text))).toEqual(['#ffffff', '#ffffff']);
    expect(said).toContain('white');
  });

  it.each([
    ['make it a story', 1080, 1920],
    ['resize to 1200x630', 1200, 630],
    ['turn it into a YouTube thumbnail', 1280, 720],
    ['make it landscape', 1920, 1080],
    ['A4 please', 2480, 3508],
  ])('%s', async (wish, width, height) => {
    await chat.say(wish);
    expect(chat.design.document).toMatchObject({ width, height });
    for (const layer of chat.layers) {
      if (layer.type === 'group') continue;
      const { x, y, width: w, height: h } = extentOf(layer);
      expect(x).toBeGreaterThanOrEqual(-1);
      expect(y).toBeGreaterThanOrEqual(-1);
      expect(x + w).toBeLessThanOrEqual(width + 1);
      expect(y + h).toBeLessThanOrEqual(height + 1);
    }
  });

  it('exports in the format that was asked for, and says how large', async () => {
    const { calls, said } = await chat.say('download it as jpg');
    expect(calls).toMatchObject([
      { tool: 'export', outcome: { ok: true, card: { download: { fileName: 'test-design.jpg' } } } },
    ]);
    expect(said).toContain('1080 × 1080 with the watermark');
  });

  it('takes back its own earlier turn, and says when there is nothing left', async () => {
    await chat.say('make the headline red and move it to the bottom');
    await chat.say('undo that');
    expect(fill('summer')).toBe('#111111');
    expect(box('summer').y).toBe(90);
    const empty = new AssistantChat();
    expect((await empty.say('undo')).said).toContain('nothing to undo');
  });

  it.each([
    ['delete the photo', 2],
    ['remove "30% off sneakers"', 2],
    ['get rid of the headline and the photo', 1],
    ['delete all the texts', 1],
    ['delete everything except the photo', 1],
    ['clear everything', 0],
  ])('%s', async (wish, left) => {
    await chat.say(wish);
    expect(chat.layers).toHaveLength(left);
  });
});

describe('photos', () => {
  it('places an attached one, and moves it when asked again', async () => {
    const bag = chat.picture('bag.png', 800, 800);
    await chat.say('put this photo in the bottom left corner', [bag]);
    const added = chat.images.find(({ name }) => name === 'bag.png')!;
    expect(chat.quadrant(added)).toBe('bottom-left');
    await chat.say('make it smaller and put it on the right');
    const moved = chat.images.find(({ name }) => name === 'bag.png')!;
    expect(moved.width).toBeLessThan(added.width);
    expect(chat.quadrant(moved)).toMatch(/right$/);
    expect(chat.images).toHaveLength(2);
  });

  it('puts another one in the place of the first', async () => {
    await chat.say('replace the photo with this one', [chat.picture('bag.png', 800, 800)]);
    expect(chat.images).toMatchObject([{ id: 'photo', name: 'bag', x: 290, y: 400, width: 500, height: 375 }]);
  });

  it('becomes the background', async () => {
    await chat.say('use the photo as background');
    expect(chat.background).toMatchObject({ type: 'image', fit: 'cover' });
    expect(chat.images).toHaveLength(0);
  });

  it('is asked for when there is none', async () => {
    const { said } = await new AssistantChat().say('add my photo');
    expect(said).toContain('attach');
  });
});
