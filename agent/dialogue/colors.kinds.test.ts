/** Colors that are not wanted, and none at all: only what has the color changes, and letters stay readable. */
import { describe, expect, test } from 'vitest';
import { contrast } from '#design/layout/contrast.ts';
import { hslOf } from '#design/templates/color-mix.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';
import { colorOf } from '#tests/fixtures/edit-talk.ts';

const fill = (chat: AssistantChat, id: string): string =>
  colorOf((chat.design.document.layers[id] as LeafLayer & { fill?: unknown }).fill as never) ?? '';
const ground = (chat: AssistantChat): string =>
  colorOf(chat.design.document.pages[chat.page]?.background as never) ?? '';
async function after(said: string): Promise<AssistantChat> {
  const chat = chatOnPage({ extras: true });
  await chat.say(said);
  return chat;
}

describe('the one thing of a color that is not wanted', () => {
  test.each([
    ['hmm not red. something softer, pink maybe?', '#ffc0cb'],
    ['not red please, maybe a nice blue', '#0000ff'],
    ['make the star blue its ugly in red', '#0000ff'],
    ['make the star green, it looks horrid in red', '#008000'],
    ['i dont like the red', null],
    ['the red is too harsh', null],
    ['can the red be something softer', null],
  ])('%s', async (said, wanted) => {
    const chat = await after(said);
    if (wanted === null) expect(fill(chat, 'star')).not.toBe('#ff0000');
    else expect(fill(chat, 'star')).toBe(wanted);
    expect(ground(chat)).toBe('#ffffff');
    for (const id of ['headline', 'offer', 'when']) expect(fill(chat, id)).toBe('#111111');
  });
});

describe('no color', () => {
  test.each([
    'is there a way of taking the colour out so its cheaper to print?',
    'can you make it black and white',
    'i need to save ink',
    'take out all the colour',
    'make it greyscale',
  ])('%s', async (said) => {
    const chat = await after(said);
    for (const id of ['star', 'headline', 'offer', 'when']) expect(hslOf(fill(chat, id)).saturation).toBeLessThan(0.06);
    expect(ground(chat)).toBe('#ffffff');
    for (const id of ['photo', 'bag'])
      expect(chat.design.document.layers[id]).toMatchObject({ filters: { grayscale: 1 } });
  });
});

test.each(['make it brown and cosy', 'can it be more brown and cosy', 'more brown please'])(
  'brown is no pink: %s',
  async (said) => {
    const chat = await after(said);
    const { hue, lightness } = hslOf(ground(chat));
    expect(hue).toBeGreaterThan(15);
    expect(hue).toBeLessThan(50);
    expect(lightness).toBeLessThan(0.5);
    for (const id of ['headline', 'offer', 'when']) expect(contrast(fill(chat, id), ground(chat))).toBeGreaterThan(4.5);
  },
);
