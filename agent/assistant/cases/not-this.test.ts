/** What is not to be: colours that are excluded, things to spare and to leave out, one property taken back. */
import { describe, expect, it } from 'vitest';
import type { TextLayer } from '#design/document/layers.ts';
import { colorDistance } from '#design/layout/color-difference.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

const text = (chat: AssistantChat, id: string) => chat.design.document.layers[id] as TextLayer | undefined;
const ink = (chat: AssistantChat, id: string) => {
  const fill = text(chat, id)?.fill;
  return fill?.type === 'solid' ? fill.color : '';
};
const ground = ({ background }: AssistantChat) => (background.type === 'solid' ? background.color : background.type);

describe('another colour than', () => {
  it.each([
    ['change the background to another color, anything but pink', '#ffc0cb'],
    ['different background colour please, just not blue', '#0000ff'],
    ['no white background please', '#ffffff'],
    ['i dont want it white', '#ffffff'],
    ['give me a new background color, no green', '#008000'],
  ])('%s', async (wish, not) => {
    const chat = chatOnPage();
    await chat.say(wish);
    expect(ground(chat)).not.toBe('#ffffff');
    expect(colorDistance(ground(chat), not)).toBeGreaterThan(20);
  });

  it.each([
    ['new color for the headline, whatever you like except green', '#008000'],
    ['any color but red for the headline', '#ff0000'],
    ['make the headline a different colour, no red please', '#ff0000'],
    ['another colour for the headline, you choose', '#111111'],
  ])('%s', async (wish, not) => {
    const chat = chatOnPage();
    await chat.say(wish);
    expect(ink(chat, 'headline')).not.toBe('#111111');
    expect(colorDistance(ink(chat, 'headline'), not)).toBeGreaterThan(20);
    expect(ink(chat, 'offer')).toBe('#111111');
  });
});

describe('what is spared', () => {
  it.each([
    ['make everything green but dont touch the offer and keep the date as it is', ['#008000', '#111111', '#111111']],
    ['make all text blue except the headline and the offer', ['#111111', '#111111', '#0000ff']],
    ['make all texts red, leave the headline alone', ['#111111', '#ff0000', '#ff0000']],
  ])('%s', async (wish, colors) => {
    const chat = chatOnPage();
    await chat.say(wish);
    expect(['headline', 'offer', 'when'].map((id) => ink(chat, id))).toEqual(colors);
  });

  it.each(['change nothing but the headline to Autumn Sale', 'only change the headline to Autumn Sale, nothing else'])(
    '%s',
    async (wish) => {
      const chat = chatOnPage();
      await chat.say(wish);
      expect(chat.texts.map(({ text: words }) => words)).toEqual([
        'Autumn Sale',
        '30% off sneakers',
        'Only this Monday, now $49',
      ]);
    },
  );

  it.each([
    'actually no offer',
    'without the offer please',
    'leave out the offer',
    "we don't need the offer anymore",
    'no need for the offer',
  ])('%s', async (wish) => {
    const chat = chatOnPage();
    await chat.say(wish);
    expect(text(chat, 'offer')).toBeUndefined();
    expect(chat.texts).toHaveLength(2);
  });
});

describe('one property', () => {
  it.each([
    'undo only the colour pls',
    'take back the color',
    'undo just the red',
    'keep the position but lose the red',
    'revert the colour, leave the rest',
  ])('of the last wish is taken back: %s', async (wish) => {
    const chat = chatOnPage();
    await chat.say('make the headline red and move it to the bottom');
    const y = text(chat, 'headline')?.y;
    await chat.say(wish);
    expect([ink(chat, 'headline'), text(chat, 'headline')?.y]).toEqual(['#111111', y]);
  });

  it('of an earlier one is taken back, and what followed stays', async () => {
    const chat = chatOnPage();
    await chat.say('make the headline red');
    await chat.say('make the offer bigger');
    const fontSize = text(chat, 'offer')?.fontSize;
    await chat.say('undo the colour');
    expect([ink(chat, 'headline'), text(chat, 'offer')?.fontSize]).toEqual(['#111111', fontSize]);
  });
});

it.each([
  'send me a png with no background',
  'transparent png please',
  'export it without background',
  'i need the png without the white behind it',
])('a file without ground leaves the page its own: %s', async (wish) => {
  const chat = chatOnPage();
  const { calls } = await chat.say(wish);
  expect(calls).toMatchObject([{ tool: 'export', input: { format: 'png', transparent: true } }]);
});

it('too many of what was added: some go', async () => {
  const chat = chatOnPage();
  await chat.say('add 3 little stars');
  await chat.say('too many, just one');
  expect(chat.layers.filter(({ type }) => type === 'shape')).toHaveLength(1);
});
