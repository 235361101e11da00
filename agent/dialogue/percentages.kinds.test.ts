/** Looks in percent, colors that are changed wherever they are, and the letters of a button apart from the button. */
import { describe, expect, it } from 'vitest';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

const CALLS: readonly (readonly [said: string, tool: string, input: object])[] = [
  ['make the photo 20% bigger', 'update_layer', { layer: 'photo', scale: 1.2 }],
  ['shrink the photo by 30%', 'update_layer', { layer: 'photo', scale: 0.7 }],
  ['scale the headline to 80%', 'update_layer', { layer: 'headline', scale: 0.8 }],
  ['a 30% bigger headline', 'update_layer', { layer: 'headline', scale: 1.3 }],
  ['photo opacity 50%', 'update_layer', { layer: 'photo', opacity: 0.5 }],
  ['set the opacity of the photo to 40 percent', 'update_layer', { layer: 'photo', opacity: 0.4 }],
  ['make the photo 20% brighter', 'style', { layers: ['photo'], filters: { brightness: 20 } }],
  // A percentage that is printed is no look.
  ['change the discount to 40%', 'edit_text', { layer: 'offer', find: '30%', replace: '40%' }],
];

describe('in percent', () => {
  it.each(CALLS)('%s', async (said, tool, input) => {
    const { calls } = await chatOnPage().say(said);
    expect(calls[0]).toMatchObject({ tool, input });
  });
});

describe('wherever a color is', () => {
  it.each(['make everything thats black dark blue', 'change all the black to dark blue', 'swap black for dark blue'])(
    '%s',
    async (said) => {
      const chat = chatOnPage();
      await chat.say(said);
      for (const { fill } of chat.texts) expect(fill).toEqual({ type: 'solid', color: '#00008b' });
    },
  );
});

describe('pictures like others', () => {
  it.each([
    ['create an illustration of a lamp based on this photo', 'a lamp'],
    ['draw a picture of a cat in the style of my photo', 'a cat'],
    ['generate something similar to this', 'Something like this, newly composed'],
  ])('%s', async (said, words) => {
    const chat = chatOnPage();
    const { calls } = await chat.say(said, [chat.picture('vase.jpg')]);
    expect(calls).toMatchObject([{ tool: 'generate_image', input: { words, pictures: ['vase.jpg'] } }]);
  });
});

describe('texts', () => {
  it('stand below one another where they are numbered steps', async () => {
    const chat = chatOnPage();
    await chat.say('below the offer: 1. dm me 2. pay half 3. get it in 10 days');
    expect(chat.texts.map(({ text }) => text)).toContain('1. dm me\n2. pay half\n3. get it in 10 days');
  });

  it.each(['put SOLD instead of the price', 'write SOLD where the price is'])('%s', async (said) => {
    const chat = chatOnPage();
    await chat.say(said);
    expect(chat.text('Only this Monday').text).toBe('Only this Monday, now SOLD');
  });
});
