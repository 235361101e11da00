/**
 * Photos put right, continued, rid of things and placed in scenes, in other wordings than the cases of the assistant; what
 * can't be known without seeing the photo is asked for, and the answer completes the request.
 */
import { describe, expect, it } from 'vitest';
import { message } from '#messages/message.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

const DONE: readonly (readonly [said: string, tool: string, input: object])[] = [
  ['the pic is too dark and grainy', 'retake', { only: ['exposure', 'denoise'] }],
  ['photo looks too blue and a little crooked, pls fix both', 'retake', { only: ['white-balance', 'straighten'] }],
  ['make it look like a pro took it', 'retake', {}],
  ['i need the photo in 4k', 'upscale', { factor: 4 }],
  ['triple the resolution', 'upscale', { factor: 3 }],
  ['can you get me a sharper version of the photo', 'upscale', {}],
  ['the picture is blurry and too small for printing, upscale it', 'upscale', {}],
  ['expand the photo 30% to the left', 'expand', { left: 0.3 }],
  ['make the photo taller by adding more background', 'expand', { top: 0.35, bottom: 0.35 }],
  ['product shot with a city skyline behind it', 'place_in_scene', { words: 'with a city skyline behind it' }],
  ['put it in the middle of a busy street', 'place_in_scene', { words: 'in the middle of a busy street' }],
  ['change the background to a jungle', 'place_in_scene', { words: 'in a jungle' }],
  ['make a halloween scene', 'place_in_scene', { words: 'halloween' }],
  ['take a photo of it on a picnic blanket', 'place_in_scene', { words: 'on a picnic blanket' }],
];

describe('done at once', () => {
  it.each(DONE)('%s', async (said, tool, input) => {
    const { calls } = await chatOnPage().say(said);
    // Of a scene a preview is shown first.
    const first = tool === 'place_in_scene' ? { preview: true } : {};
    expect(calls.map((call) => [call.tool, call.input])).toEqual([[tool, { layer: 'photo', ...input, ...first }]]);
  });

  it('there is something in it, and it is to go', async () => {
    const { calls } = await chatOnPage().say('there is a hair on the left of the picture, please remove it');
    expect(calls).toMatchObject([{ tool: 'magic_erase', input: { layer: 'photo', boxes: [{ x: 290 }] } }]);
  });
});

const lead = (text: string): string => text.slice(0, text.indexOf('§'));
const ERASE = lead(message('assistant.askErase', { what: '§' }));
const KEEP = lead(message('assistant.askKeep', { what: '§' }));

/** The request, the question, and the tool that its answer calls. */
const ASKED: readonly (readonly [said: string, asks: string, answer: string, tool: string])[] = [
  ['remove the yoga mat', ERASE, 'bottom left', 'magic_erase'],
  ['edit out the person behind the shoe', ERASE, 'on the right', 'magic_erase'],
  ['keep only the helmet', KEEP, 'its in the middle', 'remove_background'],
  ['get rid of everything in the pic except the vase', KEEP, 'the left one', 'remove_background'],
  ['make a lifestyle picture', message('assistant.askScene'), 'on a rock by the sea', 'place_in_scene'],
];

describe('checked for a marketplace', () => {
  it.each([
    'any issues with this on etsy?',
    'whats wrong with the photo for etsy',
    'check whether etsy would allow this',
  ])('%s', async (said) => {
    const { calls } = await chatOnPage().say(said);
    expect(calls.map((call) => [call.tool, call.input])).toEqual([['check_listing', { market: 'etsy' }]]);
  });

  it.each(['get it to comply with ebay', 'make the photo ebay friendly', "fix whatever ebay doesn't allow"])(
    'and mended: %s',
    async (said) => {
      const { calls } = await chatOnPage().say(said);
      expect(calls.at(-1)).toMatchObject({ tool: 'check_listing', input: { market: 'ebay', fix: true } });
    },
  );
});

describe('what goes on with a picture', () => {
  it('is done to the other one instead', async () => {
    const chat = chatOnPage({ extras: true });
    await chat.say('crop the bag to a circle');
    const { calls } = await chat.say('i meant the shoe');
    expect(calls.map((call) => call.tool)).toEqual(['undo', 'crop']);
    expect(calls[1]?.input).toEqual({ layer: 'photo', frame: 'circle' });
  });

  it('is about the photo, where the background was changed with it', async () => {
    const chat = chatOnPage();
    await chat.say('cut out the shoe and make the background light green');
    const { calls } = await chat.say('its floating now, give it a soft shadow');
    expect(calls).toMatchObject([{ tool: 'update_layer', input: { layer: 'photo', shadow: 'soft' } }]);
  });

  it('knows what was changed by hand', async () => {
    const chat = chatOnPage();
    await chat.say('make the headline red');
    chat.design.edit({ type: 'layer.update', id: 'when', patch: { y: 1010 } });
    const { calls } = await chat.say('make the one i just dragged bold');
    expect(calls).toMatchObject([{ tool: 'update_layer', input: { layer: 'when' } }]);
  });
});

describe('asked first', () => {
  it.each(ASKED)('%s', async (said, asks, answer, tool) => {
    const chat = chatOnPage();
    const before = chat.design.document;
    const first = await chat.say(said);
    expect(first.calls).toEqual([]);
    expect(first.said.startsWith(asks)).toBe(true);
    expect(chat.design.document).toEqual(before);
    const { calls } = await chat.say(answer);
    expect(calls.map((call) => call.tool)).toEqual([tool]);
  });

  it.each([
    ['replace the photo', message('assistant.askPicture')],
    ['give the shoe a contact shadow', message('assistant.groundNeedsCutout')],
  ])('%s', async (said, says) => {
    const chat = chatOnPage();
    const before = chat.design.document;
    expect((await chat.say(said)).said).toBe(says);
    expect(chat.design.document).toEqual(before);
  });

  it.each(['delete the phone number', 'keep only the summer sale', 'remove the photo of the shoe'])(
    'but not of what is no part of a photo: %s',
    async (said) => {
      const answer = await chatOnPage().say(said);
      expect(answer.said).not.toContain('Magic erase');
      expect(answer.said).not.toContain('Pick what to keep');
    },
  );
});
