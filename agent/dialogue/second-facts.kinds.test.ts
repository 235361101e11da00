/** What is added without a look of its own takes that of the page: facts small, old prices struck, buttons like buttons. */
import { describe, expect, test } from 'vitest';
import type { TextLayer } from '#design/document/layers.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { salePost } from '#tests/fixtures/edit-talk.ts';
import { lettersOf } from '#tools/arranging/target-layer.ts';
import { extentOf, overlapOf } from '#tools/contract/page-space.ts';

/** The texts that a message adds to the sale post, and the conversation afterwards. */
async function added(said: string, design = salePost()): Promise<{ made: TextLayer[]; chat: AssistantChat }> {
  const chat = new AssistantChat(undefined, design);
  const before = new Set(chat.texts.map(({ id }) => id));
  await chat.does(said);
  return { made: chat.texts.filter(({ id }) => !before.has(id)), chat };
}

const coversNothing = (layer: TextLayer, { layers }: AssistantChat): boolean =>
  layers.every(
    (other) =>
      other.id === layer.id ||
      other.type === 'group' ||
      overlapOf(extentOf(layer), other.type === 'text' ? lettersOf(other) : extentOf(other)) === 0,
  );

describe('second facts are smaller than the body', () => {
  test.each([
    'add our opening hours: Mon–Fri 9–6',
    'add our address: 14 Maple Street',
    'add small print: returns within 30 days',
    'add a note: while stocks last',
    'add a note at the foot: while stocks last',
    'add a quote: "Best I ever had"',
    'add an RSVP line: by 3 May',
  ])('%s', async (said) => {
    const { made, chat } = await added(said);
    expect(made).toHaveLength(1);
    const [line] = made as [TextLayer];
    // The smallest line of the page has 36 px.
    expect(line.fontSize).toBeLessThan(36);
    expect(line.fontSize).toBeGreaterThanOrEqual(1080 * 0.02);
    expect(coversNothing(line, chat)).toBe(true);
  });

  test('also below a title that stands alone', async () => {
    const design = salePost();
    const texts = Object.values(design.document.layers).filter((layer) => layer.type === 'text');
    const [title, ...others] = texts.toSorted((one, other) => other.fontSize - one.fontSize);
    design.edit(...others.map(({ id }) => ({ type: 'layer.remove' as const, id })));
    const { made, chat } = await added('add our opening hours: Mon–Fri 9–6', design);
    const [line] = made as [TextLayer];
    expect(line.fontSize).toBeLessThanOrEqual(1080 * 0.05);
    expect(line.y).toBeGreaterThan(title?.y ?? Infinity);
    expect(coversNothing(line, chat)).toBe(true);
  });

  test('a second price is as large as the first', async () => {
    const { made } = await added('add $35 below the price');
    expect(made).toMatchObject([{ fontSize: 64, strikethrough: false }]);
  });
});

describe('a higher price beside a price is the old one', () => {
  test.each(['add €60 next to the price', 'put €60 beside the price', 'add €1,200 next to €45'])('%s', async (said) => {
    const { made, chat } = await added(said);
    expect(made).toMatchObject([{ strikethrough: true }]);
    const [old] = made as [TextLayer];
    expect(old.fontSize).toBeLessThan(64 * 0.7);
    expect(coversNothing(old, chat)).toBe(true);
  });
});

test('a second button is like the first, in one row with it', async () => {
  const design = salePost();
  design.edit({ type: 'layer.update', id: 'button', patch: { width: 230 } });
  const { made, chat } = await added('add a button "Learn more"', design);
  const first = chat.text('Order now');
  const { fontSize, fontFamily, box, y } = first;
  expect(made).toMatchObject([{ fontSize, fontFamily, box, y }]);
  expect(coversNothing(made[0] as TextLayer, chat)).toBe(true);
});

test.each([
  ['add a double border', 'double'],
  ['add a thin double frame in gold', 'double'],
  ['add a rounded border', 'rounded'],
  ['add a dotted border', 'dotted'],
])('%s', async (said, style) => {
  const chat = new AssistantChat(undefined, salePost());
  const { calls } = await chat.say(said);
  expect(calls).toMatchObject([
    { tool: 'add_detail', input: { detail: 'border', border: style }, outcome: { ok: true } },
  ]);
});

test.each([
  ['add an RSVP line', 'RSVP'],
  ['add RSVP line: by 3 May', 'RSVP by 3 May'],
])('%s', async (said, text) => {
  const { made } = await added(said);
  expect(made).toMatchObject([{ text }]);
});
