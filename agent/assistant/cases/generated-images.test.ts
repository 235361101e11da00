/** Pictures that are asked for in words, and what only sounds like it. */
import { describe, expect, it } from 'vitest';
import { message } from '#messages/message.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { readGenerated } from '../abilities/generated-images.ts';
import { readClause } from '../read-clause.ts';

const read = (text: string) => readClause({ text, inherited: null });

describe('pictures made of words', () => {
  it.each([
    ['make a sticker of a happy avocado', { type: 'sticker', words: 'a happy avocado' }],
    ['add a holographic sticker with a cat and a coffee please', { type: 'sticker', words: 'a cat and a coffee', style: 'holographic' }],
    ['draw a sunset over the sea as background', { type: 'image', words: 'a sunset over the sea', background: true }],
    ['paint snowy mountains at night', { type: 'image', words: 'snowy mountains at night' }],
    ['generate an image of a forest in the fog', { type: 'image', words: 'a forest in the fog' }],
    ['create an illustration of a city at dusk', { type: 'image', words: 'a city at dusk' }],
    ['generate a terrazzo pattern', { type: 'image', words: 'terrazzo pattern', background: true }],
    ['my signature as Anna Berg', { type: 'signature', words: 'Anna Berg' }],
    ['my signature: Maria Lopez', { type: 'signature', words: 'Maria Lopez' }],
    ['sticker: pizza with sunglasses', { type: 'sticker', words: 'pizza with sunglasses' }],
    ['make a background of soft pastel clouds', { type: 'image', words: 'soft pastel clouds', background: true }],
    ['write Emma in a nice signature', { type: 'signature', words: 'Emma' }],
    ['make a monogram for Jonathan Meer', { type: 'signature', words: 'Jonathan Meer', style: 'monogram' }],
    ['make neon lettering that says good vibes only', { type: 'typography', words: 'good vibes only', style: 'neon' }],
    ['generate a poster for jazz night, Friday 8pm', { type: 'poster', words: 'jazz night, Friday 8pm' }],
  ])('%s', (text, wish) => {
    expect(readGenerated(text)).toEqual({ kind: 'generate', ...wish });
  });

  it.each(['draw an arrow', 'draw a red circle around the price', 'draw a line under the headline', 'make the photo darker', 'generate a logo for Crumb', 'add a sticker', 'make a poster for our bakery', 'draw it again', 'add an image', 'paint the background blue', 'generate a photo of a zebra'])('%s is something else', (text) => {
    expect(readGenerated(text)).toBeNull();
  });

  it.each(['make a sticker of a happy avocado', 'draw a sunset over the sea as background', 'my signature as Anna Berg'])('%s, as a clause', (text) => {
    expect(read(text)).toMatchObject([{ kind: 'generate' }]);
  });
});

describe('pictures like others', () => {
  it.each([
    ['make an image like this', { type: 'image', words: 'Something like this, newly composed' }],
    ['create a picture of a teapot in the style of this photo', { type: 'image', words: 'a teapot' }],
    ['make me a sticker of a fox that looks like my picture', { type: 'sticker', words: 'a fox' }],
    ['generate a similar image like this one but at night', { type: 'image', words: 'but at night' }],
  ])('%s: the picture that came along goes along', async (text, input) => {
    const chat = new AssistantChat();
    const { calls, said } = await chat.say(text, [chat.picture('vase.jpg')]);
    expect(calls.map(({ tool }) => tool), said).toEqual(['generate_image']);
    expect(calls[0]?.input).toEqual({ ...input, pictures: ['vase.jpg'] });
    expect(chat.design.images.asked[0]?.references).toHaveLength(1);
  });

  it('asks for the picture where there is none, and says why where the engine draws from words alone', async () => {
    const none = await new AssistantChat().say('make an image like this');
    expect(none.calls).toEqual([]);
    expect(none.said).toContain('attach the picture');
    const chat = new AssistantChat();
    chat.design.images.refuses = message('images.needsHosted');
    const { said } = await chat.say('make an image like this', [chat.picture('vase.jpg')]);
    expect(said).toContain('hosted image model');
  });
});
