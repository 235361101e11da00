/** Things that take each other's place, the place of another, or stay alone: what stands where on the page afterwards. */
import { describe, expect, test } from 'vitest';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';

const layer = (chat: AssistantChat, id: string) => chat.layers.find((one) => one.id === id);
const middle = (chat: AssistantChat, id: string): [number, number] => {
  const { x = 0, y = 0, width = 0, height = 0 } = (layer(chat, id) ?? {}) as Record<string, number>;
  return [x + width / 2, y + height / 2];
};
const isNear = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean =>
  Math.hypot(a - c, b - d) < 12;

describe('two pictures take each other’s place', () => {
  test.each([
    'swap the two photos round',
    'swap them round',
    'swap the bag and the shoe over',
    'can u swap the photos around pls',
    'put the bag where the shoe is and the shoe where the bag is',
  ])('%s', async (said) => {
    const chat = chatOnPage({ extras: true });
    const [shoe, bag] = [middle(chat, 'photo'), middle(chat, 'bag')];
    await chat.say(said);
    expect([isNear(middle(chat, 'photo'), bag), isNear(middle(chat, 'bag'), shoe)]).toEqual([true, true]);
    expect(middle(chat, 'photo')[0]).toBeGreaterThan(0);
  });
});

describe('all but what is kept goes', () => {
  test.each<readonly [said: string, left: string[]]>([
    ['too much going on.. just keep the shoe and the writing', ['photo', 'headline', 'offer', 'when']],
    ['only keep the headline and the bag pls', ['headline', 'bag']],
    ['keep only the photos', ['photo', 'bag']],
    ['get rid of everything except the texts', ['headline', 'offer', 'when']],
  ])('%s', async (said, left) => {
    const chat = chatOnPage({ extras: true });
    await chat.say(said);
    expect(chat.layers.map(({ id }) => id).toSorted()).toEqual(left.toSorted());
  });
  test.each(['just keep it like that', 'just keep the headline where it is', 'just keep the shoe as it is'])(
    'nothing goes: %s',
    async (said) => {
      const chat = chatOnPage({ extras: true });
      const { length } = chat.layers;
      await chat.say(said);
      expect(chat.layers).toHaveLength(length);
    },
  );
});

describe('a shape in place of another', () => {
  test.each([
    'circle instead of a star, same colour',
    'can we have a circle instead of the star',
    'a circle rather than the star please, in the same color',
  ])('%s', async (said) => {
    const chat = chatOnPage({ extras: true });
    const place = middle(chat, 'star');
    await chat.say(said);
    const made = chat.layers.find((one) => one.type === 'shape');
    expect(layer(chat, 'star')).toBeUndefined();
    expect(made).toMatchObject({ shape: { kind: 'ellipse' }, fill: { color: '#ff0000' } });
    expect(made && isNear(middle(chat, made.id), place)).toBe(true);
  });
});

test.each(['put 30% in the star', 'change the star to yellow n put 30% in it', 'stick 50% on the star'])(
  'a value on a shape: %s',
  async (said) => {
    const chat = chatOnPage({ extras: true });
    const place = middle(chat, 'star');
    await chat.say(said);
    const made = chat.texts.find(({ text }) => /^\d+%$/u.test(text));
    expect(made && isNear(middle(chat, made.id), place)).toBe(true);
  },
);

test.each(['try photo on the right and the words on the left', 'put the photo on the right and the words on the left'])(
  'photo and words to either side: %s',
  async (said) => {
    const chat = chatOnPage();
    await chat.say(said);
    expect(middle(chat, 'photo')[0]).toBeGreaterThan(700);
    expect(chat.texts.every(({ align }) => align === 'left')).toBe(true);
  },
);
