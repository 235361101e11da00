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
    ['add our phone number 555 0142', '555 0142'],
    ['add our insta @nailsbyjo', '@nailsbyjo'],
    ['put our insta @nailsbyjo under the headline', '@nailsbyjo'],
    ['add free coffee at the bottom', 'free coffee'],
  ])('%s', async (message, text) => {
    const { calls } = await chatOnPage().say(message);
    expect(calls).toMatchObject([{ tool: 'add_text', input: { text } }]);
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
    ['never mind', /changed nothing/u],
    ["i don't like the font", /Which font\?/u],
  ])('%s', async (message, says) => {
    const { calls, said } = await chatOnPage().say(message);
    expect(calls).toEqual([]);
    expect(said).toMatch(says);
  });

  test('“no, the price was fine” takes nothing away', async () => {
    const { calls } = await chatOnPage().say('no the price was fine, make the headline green');
    expect(calls).toMatchObject([{ tool: 'update_layer', input: { layer: 'headline', color: '#008000' } }]);
  });
});
