/** What people add in few words: buttons with what they say, quotes with their authors, frames around everything. */
import { describe, expect, test } from 'vitest';
import type { ShapeLayer, TextLayer } from '#design/document/layers.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

const textsIn = ({ layers }: AssistantChat): TextLayer[] =>
  layers.flatMap((layer) => (layer.type === 'text' ? [layer] : []));
const bordersIn = ({ layers }: AssistantChat): ShapeLayer[] =>
  layers.flatMap((layer) => (layer.type === 'shape' && layer.name === 'Border' ? [layer] : []));

describe('a button says what stands beside the word', () => {
  test.each([
    ['add a shop now button', 'shop now'],
    ['also a learn more button', 'learn more'],
    ['and a book your table button at the bottom', 'book your table'],
    ['add a button order today', 'order today'],
    ['add a little call us button', 'call us'],
    ['please add a red get yours button under the date', 'get yours'],
    ['can you add a button see the menu at the bottom', 'see the menu'],
  ])('%s', async (said, label) => {
    const chat = chatOnPage();
    const before = textsIn(chat);
    expect((await chat.say(said)).result.state).toBe('finished');
    const made = textsIn(chat).filter(({ id }) => before.every((one) => one.id !== id));
    expect(made).toMatchObject([{ text: label, box: { fill: expect.anything() } }]);
    // Others keep their looks.
    for (const one of before)
      expect(chat.layers.find(({ id }) => id === one.id)).toMatchObject({ fill: one.fill, box: one.box });
  });
});

describe('a quote comes with its author', () => {
  test.each([
    ['add a quote: "so soft, I bought two" - Mia', '“so soft, I bought two”\n– Mia'],
    ['add a customer review "arrived in a day" by Tom from Porto', '“arrived in a day”\n– Tom from Porto'],
    ['add a testimonial: best coffee in town', 'best coffee in town'],
  ])('%s', async (said, text) => {
    const chat = chatOnPage();
    await chat.say(said);
    expect(textsIn(chat).map((one) => one.text)).toContain(text);
  });
});

describe('a frame around everything is a border', () => {
  test.each(['put a thin frame around everything', 'add a frame', 'draw a border around the whole thing'])(
    '%s',
    async (said) => {
      const chat = chatOnPage();
      await chat.say(said);
      expect(bordersIn(chat)).toHaveLength(1);
    },
  );

  test('in the color of something else, and changed and deleted as a frame', async () => {
    const chat = chatOnPage();
    await chat.say('add a border in the same colour as the offer');
    const offer = textsIn(chat).find(({ id }) => id === 'offer');
    const colorOf = ({ fill, stroke }: ShapeLayer) => stroke?.color ?? (fill?.type === 'solid' ? fill.color : null);
    expect(bordersIn(chat).map(colorOf)).toEqual([offer?.fill.type === 'solid' ? offer.fill.color : '']);
    await chat.say('make the frame gold');
    expect(bordersIn(chat).map(colorOf)).toEqual(['#ffd700']);
    await chat.say('delete the frame');
    expect(bordersIn(chat)).toEqual([]);
  });
});
