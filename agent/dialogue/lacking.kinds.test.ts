/**
 * Requests that leave out a value are answered with one question, and its answer completes them; another request behind
 * the question is done as itself. Texts behind a colon, copies of a page with another text, patterns.
 */
import { describe, expect, it } from 'vitest';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';
import { message } from '#messages/message.ts';
import type { TextLayer } from '#design/document/layers.ts';

const COLOR = message('assistant.askColor');
const WORDS = message('assistant.askText');

/** The request, the question, the answer, and the layer with a field that it must have then. */
const OPEN: readonly (readonly [said: string, asks: string, answer: string, id: string, holds: object])[] = [
  ['change the color of the offer', COLOR, 'navy', 'offer', { fill: { type: 'solid', color: '#000080' } }],
  [
    'a different colour for the headline',
    COLOR,
    'red please',
    'headline',
    { fill: { type: 'solid', color: '#ff0000' } },
  ],
  ['change the headline', WORDS, 'Last pairs', 'headline', { text: 'Last pairs' }],
  ['edit the headline', WORDS, '“Fresh kicks”', 'headline', { text: 'Fresh kicks' }],
];

describe('what is lacking is asked for', () => {
  it.each(OPEN)('%s', async (said, asks, answer, id, holds) => {
    const chat = chatOnPage();
    const before = chat.design.document;
    const first = await chat.say(said);
    expect([first.said, first.calls]).toEqual([asks, []]);
    expect(chat.design.document).toEqual(before);
    await chat.say(answer);
    expect(chat.design.document.layers[id]).toMatchObject(holds);
    const others = Object.keys(before.layers).filter((one) => one !== id);
    for (const one of others) expect(chat.design.document.layers[one]).toEqual(before.layers[one]);
  });

  it.each(['put some text at the top', 'add a caption under the photo', 'write something at the bottom'])(
    '%s',
    async (said) => {
      const chat = chatOnPage();
      const { said: asked } = await chat.say(said);
      expect(asked).toBe(WORDS);
      await chat.say('Come by and say hello');
      expect(chat.texts.filter(({ text }) => text === 'Come by and say hello')).toHaveLength(1);
    },
  );

  it('and leaves another request what it is', async () => {
    const chat = chatOnPage();
    await chat.say('change the color of the headline');
    await chat.say('make the offer bigger');
    expect((chat.design.document.layers.offer as TextLayer).fontSize).toBeGreaterThan(60);
    await chat.say('add a line of text at the bottom');
    const texts = chat.texts.length;
    await chat.say('make the headline blue');
    expect(chat.texts).toHaveLength(texts);
  });
});

describe('what stands behind a colon', () => {
  it.each([
    ['below the offer add: wrap it for free', 'wrap it for free'],
    ['between the headline and the photo put: made to last', 'made to last'],
    ['at the bottom: pets are welcome', 'pets are welcome'],
  ])('is written: %s', async (said, text) => {
    const chat = chatOnPage();
    await chat.say(said);
    expect(chat.texts.filter((layer) => layer.text === text)).toHaveLength(1);
    expect(chat.texts).toHaveLength(4);
  });
});

describe('pages and backgrounds', () => {
  it.each([
    'copy this page and on the copy change the headline to Last call',
    'duplicate this page and on the copy make the headline say Last call',
  ])('%s', async (said) => {
    const chat = chatOnPage();
    await chat.say(said);
    const texts = chat.texts.map(({ text }) => text);
    expect(texts.filter((text) => text === 'Last call')).toHaveLength(1);
    expect((chat.design.document.layers.headline as TextLayer).text).toBe('Summer Sale');
    expect(Object.keys(chat.design.document.pages)).toHaveLength(2);
  });

  it.each([
    ['a striped background', 'stripes'],
    ['make the background gingham in red', 'gingham'],
    ['use a pink polka dot background', 'polka'],
  ])('%s', async (said, pattern) => {
    const chat = chatOnPage();
    await chat.say(said);
    expect(chat.background).toMatchObject({ type: 'pattern', pattern });
  });

  it('a shape that is not there is added where it is told to be', async () => {
    const chat = chatOnPage();
    await chat.say('blue circle behind the photo');
    expect(chat.layers.filter(({ type }) => type === 'shape')).toHaveLength(1);
  });
});
