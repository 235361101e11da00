/** Everyday requests that leave open where, which or how: done on the page of a shoe sale, or asked about. */
import { describe, expect, test } from 'vitest';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

describe('texts without quotes', () => {
  test.each([
    ['add a line that says while stocks last', 'while stocks last'],
    ['add a text saying made in Leeds', 'made in Leeds'],
    ['add the words fresh daily at the top', 'fresh daily'],
    ['write made by hand', 'made by hand'],
    ['put our insta @nailsbyjo under the headline', '@nailsbyjo'],
    ['add free coffee at the bottom', 'free coffee'],
  ])('%s', async (message, text) => {
    const { calls } = await chatOnPage().say(message);
    expect(calls.filter(({ tool }) => tool !== 'update_layer')).toMatchObject([{ tool: 'add_text', input: { text } }]);
  });

  test.each([
    ['add our phone number 555 0142', '555 0142', 'mobile'],
    ['add our insta @nailsbyjo', '@nailsbyjo', 'instagram'],
    ['add www.nailsbyjo.com at the bottom', 'www.nailsbyjo.com', 'website'],
  ])('%s: with its sign', async (message, text, network) => {
    const { calls } = await chatOnPage().say(message);
    expect(calls).toMatchObject([{ tool: 'add_detail', input: { detail: 'handle', text, network } }]);
  });

  test.each(['write hello', 'add the text hello'])('on an empty page: %s', async (message) => {
    const chat = new AssistantChat();
    await chat.say(message);
    expect(chat.texts.map(({ text }) => text)).toEqual(['hello']);
  });

  test.each(['write the headline in red', 'should i write 48 or 47.99'])('but not %s', async (message) => {
    const { calls } = await chatOnPage().say(message);
    expect(calls.map(({ tool }) => tool)).not.toContain('add_text');
  });
});

describe('other things', () => {
  test.each([
    ['add a leaf in the corner', 'add_sticker', { place: 'top-right' }],
    ['put the shoe in a forest', 'place_in_scene', { words: 'in a forest' }],
    ['make the font more playful', 'update_layer', { layer: 'headline' }],
    ['add a table', 'add_table', {}],
  ])('%s', async (message, tool, input) => {
    const { calls } = await chatOnPage().say(message);
    expect(calls[0]).toMatchObject({ tool, input });
  });

  test.each([
    ['never mind', /left everything as it was/u],
    ["i don't like the font", /Which font\?/u],
  ])('%s', async (message, says) => {
    const { calls, said } = await chatOnPage().say(message);
    expect(calls).toEqual([]);
    expect(said).toMatch(says);
  });

  test.each(['no the price was fine, make the headline green', 'the price was fine before, undo that one'])(
    'what was said to be fine before is as it was: %s',
    async (message) => {
      const chat = chatOnPage();
      await chat.say('make the price red');
      await chat.say('make the headline bigger');
      await chat.say(message);
      expect(chat.text('now $49').fill).toMatchObject({ color: '#111111' });
      expect(chat.text('Summer Sale').fontSize).toBeGreaterThan(110);
    },
  );

  test.each([
    ['download', 'export', {}],
    ['other font for the headline', undefined, undefined],
    ['use a playful font', 'update_layer', { font: 'playful' }],
    ['add hearts', 'add_shape', { shape: 'heart' }],
    ['add confetti', 'add_sticker', { sticker: 'confetti' }],
    ['add flowers at the bottom', 'add_sticker', { sticker: 'flower' }],
    ['add hashtags #sale #shoes', 'add_text', { text: '#sale #shoes' }],
    ['shoe smaller and to the right', 'update_layer', { layer: 'photo', scale: 0.8, place: 'right' }],
  ])('%s', async (message, tool, input) => {
    const { calls } = await chatOnPage().say(message);
    expect(calls[0]?.tool).toBe(tool);
    if (input) expect(calls[0]?.input).toMatchObject(input);
  });

  test.each([
    ['give the headline an outline', 'headline', '#ff5a36'],
    ['add an outline to the photo', 'photo', '#16161d'],
  ])('an outline shows on its page: %s', async (message, layer, color) => {
    const { calls } = await chatOnPage().say(message);
    expect(calls).toMatchObject([{ tool: 'update_layer', input: { layer, outline: { color } } }]);
  });
});
