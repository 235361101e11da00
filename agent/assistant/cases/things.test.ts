/** Shapes, stickers, arranging, the stack, groups, copies, crops, looks, cutting out: wishes and what the document is like then. */
import { describe, expect, it } from 'vitest';
import type { ImageLayer, Layer, LeafLayer, TextLayer } from '#design/document/layers.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { overlapOf } from '#tools/contract/page-space.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

type Holds = (chat: AssistantChat, before: Readonly<Record<string, Layer>>) => void;

const leaf = (chat: AssistantChat, id: string) => chat.design.document.layers[id] as LeafLayer;
const photo = (chat: AssistantChat) => leaf(chat, 'photo') as ImageLayer;
const text = (chat: AssistantChat, id: string) => leaf(chat, id) as TextLayer;
const middle = (layer: LeafLayer) => ({ x: layer.x + layer.width / 2, y: layer.y + layer.height / 2 });
const made = (chat: AssistantChat, before: Readonly<Record<string, Layer>>) =>
  leavesInPaintOrder(chat.design.document, chat.page).filter(({ id }) => !(id in before));
const stack = (chat: AssistantChat) => leavesInPaintOrder(chat.design.document, chat.page).map(({ id }) => id);
const fillOf = (layer: LeafLayer | undefined) =>
  layer && 'fill' in layer && layer.fill?.type === 'solid' ? layer.fill.color : null;
const within = (inner: LeafLayer, outer: LeafLayer) => overlapOf(inner, outer) / (inner.width * inner.height);

function each(cases: readonly (readonly [wish: string, holds: Holds])[], extras = false): void {
  it.each(cases)('%s', async (wish, holds) => {
    const chat = chatOnPage({ extras });
    const before = chat.design.document.layers;
    const { result, calls, said } = await chat.say(wish);
    expect(result.state).toBe('finished');
    expect(calls.filter(({ outcome }) => !outcome.ok).map(({ outcome }) => outcome)).toEqual([]);
    expect(calls.length, said).toBeGreaterThan(0);
    expect(said).not.toContain('did not');
    holds(chat, before);
  });
}

describe('words behind a photo', () => {
  const behind =
    (words: string, more: object = {}): Holds =>
    (chat, before) => {
      const [first, second] = made(chat, before);
      expect([first?.type, second?.type]).toEqual(['text', 'image']);
      expect(first).toMatchObject({ text: words, ...more });
      const order = stack(chat);
      expect([order.indexOf('photo'), order.indexOf(first!.id), order.indexOf(second!.id)]).toEqual(
        [0, 1, 2].map((step) => order.indexOf('photo') + step),
      );
    };
  each([
    ['write "WOW" behind the woman', behind('WOW')],
    ['put SUMMER behind her', behind('SUMMER')],
    ['Put the word “Summer” behind the photo in gold', behind('Summer', { fill: { type: 'solid', color: '#ffd700' } })],
    ['text behind image: BIG SALE', behind('BIG SALE')],
    ['write Hello behind her', behind('Hello')],
    ['please add big text saying "NEW IN" behind the shoe, at the top', behind('NEW IN')],
    ['i want the word AIR behind the product', behind('AIR')],
    ['put big text SALE behind the shoe', behind('SALE')],
    ['put the headline behind the shoe', behind('Summer Sale')],
    ['print FRESH in white behind the product', behind('FRESH', { fill: { type: 'solid', color: '#ffffff' } })],
  ]);
});

describe('shapes and stickers', () => {
  each([
    [
      'add a red circle behind the headline',
      (chat, before) => {
        const [circle] = made(chat, before);
        expect(circle).toMatchObject({ type: 'shape', shape: { kind: 'ellipse' } });
        expect(fillOf(circle)).toBe('#ff0000');
        expect(stack(chat).indexOf(circle!.id)).toBeLessThan(stack(chat).indexOf('headline'));
        expect(Math.abs(middle(circle!).y - middle(text(chat, 'headline')).y)).toBeLessThan(3);
      },
    ],
    [
      'put a star sticker top right pls',
      (chat, before) =>
        expect([made(chat, before)[0]?.type, chat.quadrant(made(chat, before)[0]!)]).toEqual(['sticker', 'top-right']),
    ],
    [
      'add a thin white line under the headline',
      (chat, before) => {
        const [line] = made(chat, before);
        expect(line).toMatchObject({ type: 'shape', shape: { kind: 'line' } });
        expect(line!.y).toBeGreaterThan(text(chat, 'headline').y + text(chat, 'headline').height);
        expect(line!.y).toBeLessThan(400);
      },
    ],
    [
      'draw a box around the offer',
      (chat, before) => {
        // Around its letters, which stand in the middle of a wider box.
        const offer = text(chat, 'offer');
        const ink = Math.max(...offer.lines.map(({ width }) => width));
        const [box] = made(chat, before);
        expect(within({ ...offer, x: offer.x + (offer.width - ink) / 2, width: ink }, box!)).toBeGreaterThan(0.99);
        expect(box!.width).toBeLessThan(offer.width);
      },
    ],
    ['stick 🔥 next to the photo', (chat, before) => expect(made(chat, before)[0]!.x).toBeGreaterThanOrEqual(790)],
    ['add two hearts', (chat, before) => expect(made(chat, before)).toHaveLength(2)],
    [
      'add a shopping cart icon in the bottom left',
      (chat, before) => expect(chat.quadrant(made(chat, before)[0]!)).toBe('bottom-left'),
    ],
    [
      'add a speech bubble that says Wow in the top left',
      (chat, before) => {
        expect(
          made(chat, before)
            .map(({ type }) => type)
            .sort(),
        ).toEqual(['shape', 'text']);
        expect(chat.quadrant(chat.text('Wow'))).toBe('top-left');
      },
    ],
    ['add a gold frame around the page', (chat, before) => expect(made(chat, before)[0]!.width).toBeGreaterThan(950)],
    [
      'throw in some confetti',
      (chat, before) => expect(made(chat, before).every(({ type }) => type === 'sticker')).toBe(true),
    ],
    ['draw a blue arrow on the left', (chat, before) => expect(chat.quadrant(made(chat, before)[0]!)).toMatch(/left/)],
  ]);
});

describe('order on the page', () => {
  each([
    [
      'align the texts left',
      (chat) =>
        expect(['headline', 'offer', 'when'].map((id) => [text(chat, id).align, text(chat, id).x])).toEqual([
          ['left', 65],
          ['left', 65],
          ['left', 65],
        ]),
    ],
    [
      'centre everything',
      (chat) =>
        expect(['photo', 'headline', 'offer'].map((id) => Math.round(middle(leaf(chat, id)).x))).toEqual([
          540, 540, 540,
        ]),
    ],
    [
      'space the texts evenly',
      (chat) => {
        const [a, b, c] = ['headline', 'offer', 'when'].map((id) => leaf(chat, id));
        expect(Math.abs(b!.y - a!.y - a!.height - (c!.y - b!.y - b!.height))).toBeLessThan(3);
      },
    ],
    ['put the photo under the offer', (chat) => expect(photo(chat).y).toBeGreaterThan(text(chat, 'headline').y)],
    [
      'swap the headline and the offer',
      (chat) => expect(text(chat, 'headline').y).toBeGreaterThan(text(chat, 'offer').y),
    ],
    [
      'make the offer the same size as the headline',
      (chat) => expect(text(chat, 'offer').fontSize).toBeGreaterThan(60),
    ],
    ['move the headline closer to the photo', (chat) => expect(text(chat, 'headline').y).toBeGreaterThan(150)],
    [
      'put the photo behind the headline',
      (chat) => expect(stack(chat).indexOf('photo')).toBeLessThan(stack(chat).indexOf('headline')),
    ],
    [
      'bring the photo in front of the offer',
      (chat) => expect(stack(chat).indexOf('photo')).toBeGreaterThan(stack(chat).indexOf('offer')),
    ],
    [
      'group the headline and the offer',
      (chat) => expect(leaf(chat, 'headline').parent).toBe(leaf(chat, 'offer').parent),
    ],
    ['duplicate the photo', (chat) => expect(chat.images).toHaveLength(2)],
    [
      'copy the offer three times',
      (chat) => expect(chat.texts.filter(({ text: words }) => words === '30% off sneakers')).toHaveLength(4),
    ],
    ['put everything 40px down', (chat) => expect([photo(chat).y, text(chat, 'offer').y]).toEqual([440, 900])],
  ]);
});

describe('order among several of a kind', () => {
  each(
    [
      ['swap the two photos', (chat) => expect(middle(photo(chat)).x).toBeLessThan(middle(leaf(chat, 'bag')).x)],
      ['make the bag as big as the shoe', (chat) => expect(leaf(chat, 'bag').width).toBe(photo(chat).width)],
      ['delete the red star', (chat) => expect(chat.design.document.layers.star).toBeUndefined()],
      [
        'make the star gold and the left photo round',
        (chat) => {
          expect(fillOf(leaf(chat, 'star'))).toBe('#ffd700');
          expect((leaf(chat, 'bag') as ImageLayer).frame.type).toBe('ellipse');
        },
      ],
      [
        'remove the background of the bag',
        (chat) => expect([(leaf(chat, 'bag') as ImageLayer).mask !== null, photo(chat).mask]).toEqual([true, null]),
      ],
    ],
    true,
  );
});

describe('photos and looks', () => {
  each([
    ['crop the photo to square', (chat) => expect(photo(chat).width / photo(chat).height).toBeCloseTo(1, 1)],
    ['crop it 4:5', (chat) => expect(photo(chat).width / photo(chat).height).toBeCloseTo(0.8, 1)],
    ['put the photo in an arch', (chat) => expect(photo(chat).frame.type).toBe('path')],
    [
      'round the corners of the photo',
      (chat) => expect(photo(chat).frame).toMatchObject({ type: 'rectangle', radius: 40 }),
    ],
    ['zoom in on the photo', (chat) => expect(photo(chat).crop.width).toBeLessThan(0.9)],
    ['make the pic black & white', (chat) => expect(photo(chat).filters.grayscale).toBe(1)],
    [
      'make the photo warmer and a bit brighter',
      (chat) => expect([photo(chat).filters.temperature > 0, photo(chat).filters.brightness > 0]).toEqual([true, true]),
    ],
    ['blur the photo a little', (chat) => expect(photo(chat).filters.blur).toBeGreaterThan(0)],
    ['more contrast in the photo', (chat) => expect(photo(chat).filters.contrast).toBeGreaterThan(0)],
    ['add a reflection to the photo', (chat) => expect(photo(chat).reflection).not.toBeNull()],
    [
      'give the headline a gradient from pink to orange',
      (chat) => expect(text(chat, 'headline').fill.type).toBe('linear'),
    ],
    ['make the headline glow', (chat) => expect(text(chat, 'headline').shadow).toMatchObject({ x: 0, y: 0 })],
    [
      'make the word sneakers red',
      (chat) => expect([fillOf(text(chat, 'offer')), text(chat, 'offer').runs.length]).toEqual(['#111111', 1]),
    ],
    [
      'cut out the shoe and put it on yellow',
      (chat) => {
        expect(photo(chat).mask).not.toBeNull();
        expect(chat.background).toEqual({ type: 'solid', color: '#ffff00' });
      },
    ],
    ['remove bg', (chat) => expect(photo(chat).mask).not.toBeNull()],
    ['change the price to $39', (chat) => expect(text(chat, 'when').text).toBe('Only this Monday, now $39')],
    ['make it 40% off', (chat) => expect(text(chat, 'offer').text).toBe('40% off sneakers')],
    ['the date should be Friday', (chat) => expect(text(chat, 'when').text).toBe('Only this Friday, now $49')],
    ['40 instead of 30 %', (chat) => expect(text(chat, 'offer').text).toBe('40% off sneakers')],
    [
      'change font to montserrat',
      (chat) =>
        expect(chat.texts.map(({ fontFamily }) => fontFamily)).toEqual(['Montserrat', 'Montserrat', 'Montserrat']),
    ],
  ]);
});

describe('words across a photo', () => {
  const stamped =
    (words: string, more: object = {}): Holds =>
    (chat, before) => {
      const [only, ...others] = made(chat, before);
      expect(others).toEqual([]);
      expect(only).toMatchObject({ type: 'text', text: words, ...more });
      expect(Math.abs(middle(only!).x - middle(photo(chat)).x)).toBeLessThan(30);
      expect(Math.abs(middle(only!).y - middle(photo(chat)).y)).toBeLessThan(60);
    };
  each([
    ['write SOLD over the shoe', stamped('SOLD', { rotation: 0 })],
    ['write SOLD across the photo in red', stamped('SOLD', { rotation: 0, fill: { type: 'solid', color: '#ff0000' } })],
    ['write SOLD OUT diagonally across the photo', stamped('SOLD OUT', { rotation: -25 })],
    ['put RESERVED tilted over the shoe', stamped('RESERVED', { rotation: -10 })],
    [
      'write SOLD across the photo in big red letters, diagonal, and take the price off',
      (chat, before) => {
        stamped('SOLD', { rotation: -25 })(chat, before);
        expect(text(chat, 'when').text).toBe('Only this Monday');
      },
    ],
    ['remove the day', (chat) => expect(text(chat, 'when').text).toBe('now $49')],
    [
      'add free coffee over the weekend',
      (chat, before) =>
        expect(made(chat, before)[0]).toMatchObject({ type: 'text', text: 'free coffee over the weekend' }),
    ],
  ]);
});
