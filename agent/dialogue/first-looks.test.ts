/** What first messages say of looks: colors, stickers, the picture's side and the headline, and none of it is printed. */
import { describe, expect, test } from 'vitest';
import { compositionCalls, stickerCalls } from './plan/compose.ts';
import { readBrief } from './understand/read-brief.ts';

const PAGE = { width: 1080, height: 1080 };

/** The input of the composition with one picture. */
const composed = (message: string) => compositionCalls(readBrief(message), ['photo.jpg'])[0]?.input ?? {};

describe('colors', () => {
  test.each<readonly [message: string, colors: string[] | undefined]>([
    ['poster for jazz night, friday 8pm, white letters on navy', ['#000080', '#ffffff']],
    ['flyer for our fish fry, saturday 5pm, dark blue background with white text', ['#00008b', '#ffffff']],
    ['LOST DOG poster, red background. brown labrador, answers to Max, 555 0148', ['#ff0000']],
    ['lost parrot, green and yellow, says hello, ring 555 0133', undefined],
    ['kids menu: nuggets 5, pasta 4.50, red berry juice 2', undefined],
    ['get lost in our sale poster, blue and white, saturday 9am', ['#0000ff', '#ffffff']],
  ])('%s', (message, colors) => expect(composed(message).colors).toEqual(colors));

  test('of a headline that was not given are those of the one that is written', () => {
    const { look } = readBrief('sale flyer, 20% off, yellow background with the headline in maroon');
    expect([look.background, look.headline.color]).toEqual(['#ffff00', '#800000']);
  });
});

describe('stickers', () => {
  test.each<readonly [message: string, calls: Record<string, unknown>[]]>([
    [
      'music night poster, friday 9pm, add a music note sticker at the bottom left',
      [{ sticker: 'music note', size: 'medium', place: 'bottom-left' }],
    ],
    ['post for my bakery with little hearts, cookies $12', [1, 2, 3].map(() => ({ sticker: 'heart', size: 'small' }))],
    ['halloween sale flyer, 20% off. put a 🎃 in the corner', [{ sticker: '🎃', size: 'medium' }]],
    ['earrings with little hearts, $18, etsy listing', []],
    ['bouquet with pink roses, 25€, post for my flower shop', []],
  ])('%s', (message, calls) =>
    expect(stickerCalls(readBrief(message), [], PAGE)).toEqual(calls.map((input) => ({ tool: 'add_sticker', input }))),
  );
});

describe('the picture', () => {
  test.each<readonly [message: string, layout: unknown]>([
    ['flyer: Yoga in the Park, every Sunday 9am. put this photo on the right side', 'editorial'],
    ['post for my honey, 8€ a jar, photo on the left and text on the right', 'split'],
    ['instagram post, product on the left, new face cream 19€', 'split'],
    ['poster for jazz night, friday 8pm', undefined],
  ])('%s', (message, layout) => expect(composed(message).composition).toBe(layout));
});

describe('the mood', () => {
  test.each([
    ['Wedding invitation for Mia and Tom, 12 October, with a warm autumn feeling', 'autumn look'],
    ['coffee menu on a wooden background: latte 4, mocha 5, tea 3', 'wooden background look'],
    ['story for my skincare brand Nuda, new face oil $29, in autumn colours', 'autumn look'],
  ])('%s', (message, mood) => expect(composed(message).mood).toContain(mood));
});
