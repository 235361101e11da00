/** Pictures that are asked for in words, and what only sounds like it. */
import { describe, expect, it } from 'vitest';
import { message } from '#messages/message.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

describe('pictures like others', () => {
  it.each([
    ['make an image like this', { type: 'image', words: 'Something like this, newly composed' }],
    ['create a picture of a teapot in the style of this photo', { type: 'image', words: 'a teapot' }],
    ['make me a sticker of a fox that looks like my picture', { type: 'sticker', words: 'a fox' }],
    [
      'generate a similar image like this one but at night',
      { type: 'image', words: 'Something like this, but at night' },
    ],
  ])('%s: the picture that came along goes along', async (text, input) => {
    const chat = new AssistantChat();
    const { calls, said } = await chat.say(text, [chat.picture('vase.jpg')]);
    expect(
      calls.map(({ tool }) => tool),
      said,
    ).toEqual(['generate_image']);
    expect(calls[0]?.input).toEqual({ ...input, pictures: ['vase.jpg'] });
    expect(chat.design.images.asked[0]?.references).toHaveLength(1);
  });

  it('asks for the picture where there is none, and says why where the engine draws from words alone', async () => {
    const none = await new AssistantChat().say('make an image like this');
    expect(none.calls).toEqual([]);
    expect(none.said).toContain('attach it');
    const chat = new AssistantChat();
    chat.design.images.refuses = message('images.needsHosted');
    const { said } = await chat.say('make an image like this', [chat.picture('vase.jpg')]);
    expect(said).toContain('hosted image model');
  });
});
