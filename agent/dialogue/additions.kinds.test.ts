/** What people add in few words: buttons with what they say, quotes with their authors, frames around everything. */
import { describe, expect, test } from 'vitest';
import { createTextLayer } from '#design/document/create.ts';
import type { ShapeLayer, TextLayer } from '#design/document/layers.ts';
import { withLines } from '#design/layout/text-lines.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { roughMeasure } from '#tests/fakes/memory-design.ts';
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

describe('a line between two is a divider', () => {
  test.each(['add a line between the offer and the date', 'put a thin line between the headline and the offer'])(
    '%s',
    async (said) => {
      const chat = chatOnPage();
      const { calls } = await chat.say(said);
      expect(calls).toMatchObject([{ tool: 'add_detail', input: { detail: 'divider' }, outcome: { ok: true } }]);
    },
  );
  test('of a text that holds both, one line each', async () => {
    const chat = chatOnPage();
    const text = '12 May 2027\n3 Main Street';
    const where = { x: 90, y: 950, width: 900, fontSize: 40 };
    const both = createTextLayer({ id: 'both', parent: chat.page, order: 'a9', text, align: 'center', ...where });
    chat.design.edit({ type: 'layer.remove', id: 'when' }, { type: 'layer.add', layer: withLines(both, roughMeasure) });
    await chat.say('add a line between the date and the address');
    const texts = textsIn(chat);
    const [date, address] = ['12 May', '3 Main Street'].map((words) => texts.find(({ text }) => text.includes(words)));
    const divider = chat.layers.find(({ name }) => name === 'Divider') as ShapeLayer;
    expect(date?.id).not.toBe(address?.id);
    expect(divider.y).toBeGreaterThan(date?.y ?? Infinity);
    expect(divider.y).toBeLessThan(address?.y ?? 0);
  });
});

describe('ratings', () => {
  test.each([
    ['add a 5 star rating', '★★★★★'],
    ['add a 5-star rating under the headline', '★★★★★'],
    ['add a 4.9 rating with stars', '★★★★★ 4.9'],
    ['add a rating of 4 stars', '★★★★☆'],
  ])('%s', async (said, text) => {
    const chat = chatOnPage();
    await chat.say(said);
    expect(textsIn(chat).map((one) => one.text)).toContain(text);
  });
});

describe('an icon stands beside words', () => {
  test.each([
    ['add a clock icon before the date', 'left-of'],
    ['add a tag icon after the offer', 'right-of'],
    ['add a star icon left of the headline', 'left-of'],
    ['add a sun icon next to the headline', 'beside'],
  ])('%s', async (said, side) => {
    const chat = chatOnPage();
    const { calls } = await chat.say(said);
    expect(calls).toMatchObject([{ tool: 'add_shape', input: { beside: { side } }, outcome: { ok: true } }]);
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
