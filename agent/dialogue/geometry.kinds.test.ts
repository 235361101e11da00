/**
 * Where things come to stand: what moves covers no text, shapes hold the words that they go behind, words on a shape stay
 * within it, and the answer says what is on the page.
 */
import { describe, expect, test } from 'vitest';
import type { Box } from '#design/document/geometry.ts';
import type { LeafLayer, TextLayer } from '#design/document/layers.ts';
import { boxAround, inkLines } from '#design/lint/text-ink.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';
import { overlapOf } from '#tools/contract/page-space.ts';

const leaf = (chat: AssistantChat, id: string) => chat.design.document.layers[id] as LeafLayer;
const ink = (layer: TextLayer): Box => boxAround(inkLines(layer).flatMap(({ corners }) => corners));
const seen = (layer: LeafLayer): Box => (layer.type === 'text' ? ink(layer) : layer);
const isWithin = (box: Box, of: Box) =>
  box.x >= of.x - 1 &&
  box.y >= of.y - 1 &&
  box.x + box.width <= of.x + of.width + 1 &&
  box.y + box.height <= of.y + of.height + 1;

async function after(...said: string[]): Promise<AssistantChat> {
  const chat = chatOnPage({ extras: true });
  for (const words of said) expect((await chat.say(words)).result.state).toBe('finished');
  return chat;
}

/** No text on another, and all of them on the page. */
function expectReadable(chat: AssistantChat): void {
  const boxes = chat.texts.map(ink);
  for (const [at, box] of boxes.entries()) {
    expect(isWithin(box, { x: 0, y: 0, ...chat.design.document })).toBe(true);
    for (const other of boxes.slice(at + 1)) expect(overlapOf(box, other)).toBe(0);
  }
}

describe('what moves covers no text', () => {
  test.each([
    ['put the price at the top', 'when'],
    ['move the offer to the top', 'offer'],
    ['put the headline at the bottom', 'headline'],
    ['move the offer to the top left corner', 'offer'],
    ['put the price under the headline', 'when'],
    ['put the bag at the top left', 'bag'],
    ['move the bag to the top right corner', 'bag'],
    ['move the star below the headline', 'star'],
  ])('%s', async (said, id) => {
    const before = chatOnPage({ extras: true });
    const chat = await after(said);
    expectReadable(chat);
    const moved = leaf(chat, id);
    expect([moved.x, moved.y]).not.toEqual([leaf(before, id).x, leaf(before, id).y]);
    for (const text of chat.texts) if (text.id !== id) expect(overlapOf(seen(moved), ink(text))).toBe(0);
  });

  test.each(['star', 'bag'])('and the %s stands clear of the others on the other side', async (id) => {
    const [before, chat] = [chatOnPage({ extras: true }), await after(`move the ${id} to the other side`)];
    const [was, is] = [leaf(before, id), leaf(chat, id)];
    expect(is.x).toBeCloseTo(1080 - was.x - was.width, 0);
    for (const other of ['star', 'bag', 'photo']) if (other !== id) expect(overlapOf(is, leaf(chat, other))).toBe(0);
  });
});

describe('texts that go to a side have their letters there', () => {
  test.each(['move all text to the left', 'put all the texts on the left'])('%s', async (said) => {
    for (const text of (await after(said)).texts) expect(ink(text).x).toBeLessThan(90);
  });
});

describe('a shape behind a text holds its letters and stays on the page', () => {
  test.each([
    ['put the price in a red circle'],
    ['put the price in a red circle', 'smaller'],
    ['add a blue circle behind the offer'],
    ['put the headline in a yellow star'],
  ])('%s', async (...said) => {
    const chat = await after(...said);
    const shape = chat.layers.find((layer) => layer.type === 'shape' && layer.id !== 'star') as LeafLayer;
    expect(isWithin(shape, { x: 0, y: 0, ...chat.design.document })).toBe(true);
    expect(chat.texts.some((text) => isWithin(ink(text), shape))).toBe(true);
    expectReadable(chat);
  });

  test('and goes to the text that it stands apart from', async () => {
    const chat = await after('put the star behind the price');
    expect(overlapOf(leaf(chat, 'star'), ink(leaf(chat, 'when') as TextLayer))).toBeGreaterThan(0);
  });
});

describe('words on a shape stay within it', () => {
  test.each(['write 2 for 1 inside the star', 'put the price inside the star'])('%s', async (said) => {
    const chat = await after(said);
    const text = chat.text(said.startsWith('write') ? '2 for 1' : '$49');
    const [letters, star] = [ink(text), leaf(chat, 'star')];
    expect(isWithin(letters, star)).toBe(true);
    expect(letters.x + letters.width / 2).toBeCloseTo(star.x + star.width / 2, -1);
  });
});

describe('space between texts', () => {
  const gap = (chat: AssistantChat) => {
    const [offer, when] = [leaf(chat, 'offer'), leaf(chat, 'when')];
    return when.y - offer.y - offer.height;
  };
  test.each(['more space between the texts', 'a bit more space between the lines'])('%s', async (said) =>
    expect(gap(await after(said))).toBeGreaterThan(40),
  );
  test.each([
    'put the texts closer together',
    'less space between the texts',
    'make the gaps between the texts smaller',
  ])('%s', async (said) => expect(gap(await after(said))).toBeLessThan(36));
});

describe('answers about what is there', () => {
  test.each([
    ['whats on the page?', /Summer Sale.*shoe\.jpg.*bag\.jpg.*star/u],
    ['which one is the bag?', /bag\.jpg is on the left/u],
    ['where is the star?', /star is on the right/u],
    ['make the bag black and white', /bag\.jpg black and white/u],
    ['delete the bag', /deleted the photo bag\.jpg/u],
    ['its 25% off not 30', /“30%” to “25%”/u],
  ])('%s', async (said, holds) => expect((await after(said)).last?.said).toMatch(holds));
});

test.each(['add a star at the top right', 'add a heart at the bottom left'])(
  'a new shape is as large as it can be beside the words: %s',
  async (said) => {
    const chat = await after(said);
    const made = chat.layers.findLast(({ type, id }) => type === 'shape' && id !== 'star') as LeafLayer;
    for (const text of chat.texts) expect(overlapOf(made, ink(text))).toBe(0);
  },
);

test.each(['move the title up', 'move the headline up a lot'])('a step ends before the edge: %s', async (said) => {
  const { y } = leaf(await after(said), 'headline');
  expect(y).toBeLessThan(90);
  expect(y).toBeGreaterThan(0);
});
