/** Lines and facts told anew without quotes, by what they are to say: what the page says afterwards. */
import { describe, expect, test } from 'vitest';
import type { TextLayer } from '#design/document/layers.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

const PAGE = { headline: 'Summer Sale', offer: '30% off sneakers', when: 'Only this Monday, now $49' };

describe('what the lines say', () => {
  test.each<readonly [said: string, says: Partial<typeof PAGE>]>([
    ['make it 30% off sneakers and bags', { offer: '30% off sneakers and bags' }],
    ['it should say 30% off all sneakers', { offer: '30% off all sneakers' }],
    ['the bottom line should say Only this Friday, now $39', { when: 'Only this Friday, now $39' }],
    ['headline should say Summer Shoe Sale', { headline: 'Summer Shoe Sale' }],
    ['swap it to pounds, £49', { when: 'Only this Monday, now £49' }],
    ['change the price to euros, €45', { when: 'Only this Monday, now €45' }],
    ["monday's gone, its now this weekend", { when: 'Only this weekend, now $49' }],
    ['its now this weekend', { when: 'Only this weekend, now $49' }],
    ['monday is over, its now friday', { when: 'Only this Friday, now $49' }],
  ])('%s', async (said, says) => {
    const chat = chatOnPage();
    await chat.say(said);
    expect(Object.fromEntries(chat.texts.map(({ id, text }) => [id, text]))).toEqual({ ...PAGE, ...says });
  });
});

test.each([
  'different font on the title, something chunky like nike would use',
  'another font for the title, maybe something chunky',
])('a font by example: %s', async (said) => {
  const chat = chatOnPage();
  const font = () => (chat.design.document.layers['headline'] as TextLayer).fontFamily;
  const before = font();
  await chat.say(said);
  expect(font()).not.toBe(before);
});

test.each([
  'the writing at the bottom is too small my mum wont be able to read it',
  'the bottom line is too small people can hardly read it',
])('a complaint with what it leads to: %s', async (said) => {
  const chat = chatOnPage();
  const size = () => (chat.design.document.layers['when'] as TextLayer).fontSize;
  const before = size();
  await chat.say(said);
  expect(size()).toBeGreaterThan(before);
});

test.each(['put a bit of colour behind it, white looks cheap', 'can we add a splash of colour to the background'])(
  'some color behind everything: %s',
  async (said) => {
    const chat = chatOnPage();
    await chat.say(said);
    expect(Object.values(chat.design.document.pages)[0]?.background).not.toMatchObject({ color: '#ffffff' });
  },
);
