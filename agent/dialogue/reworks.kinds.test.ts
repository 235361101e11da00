/**
 * Wishes about the whole design that leave open what is to be done, several wordings of each kind: moods, complaints,
 * another version, other colors, directions to choose from. Something changes that is to be seen, and all words stay.
 */
import { describe, expect, test } from 'vitest';
import { pagesInOrder } from '#design/document/tree.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { salePost } from '#tests/fixtures/edit-talk.ts';

const WORDS = ['Spring Clearance', '€45', 'Saturday 12 May', '0171 555 0123', 'Order now'];
const wordsOf = (chat: AssistantChat): string[] => chat.texts.map(({ text }) => text);

const KINDS: Readonly<Record<string, readonly string[]>> = {
  moods: [
    'make it pop',
    'more streetwear, dark',
    'friendlier',
    'can it look more premium?',
    'give it a retro vibe',
    'make it more fun pls',
  ],
  complaints: [
    'its a bit boring',
    'looks so washed out',
    'kinda dull tbh, spice it up',
    "something's off but i can't say what",
    'this looks messy',
  ],
  'empty room': [
    'the bottom feels empty',
    'theres too much empty space at the top',
    'it looks a bit empty on the left',
  ],
  'another version': [
    'another version',
    'try a different layout',
    'show me something else',
    'can i see another option',
    'not feeling it, show me another design',
  ],
  colors: [
    'brighter colours please, its for 6 year olds',
    'other colours',
    'can we do softer tones',
    'bolder colors pls',
  ],
};

describe.each(Object.entries(KINDS))('%s', (_, said) => {
  test.each(said)('%s', async (message) => {
    const chat = new AssistantChat(undefined, salePost());
    const before = chat.design.document;
    await chat.say(message);
    expect(chat.design.document).not.toBe(before);
    for (const words of WORDS) expect(wordsOf(chat).join('\n').toLowerCase()).toContain(words.toLowerCase());
    expect(pagesInOrder(chat.design.document)).toHaveLength(1);
  });
});

describe('directions', () => {
  test.each(['show me three directions', '3 other layouts', 'can i see a few different versions to choose from'])(
    '%s',
    async (message) => {
      const chat = new AssistantChat(undefined, salePost());
      const before = chat.layers;
      await chat.say(message);
      expect(chat.called).toEqual(['propose_designs']);
      expect(chat.layers).toEqual(before);
    },
  );

  test('one is chosen, and another one after it', async () => {
    const chat = new AssistantChat(undefined, salePost());
    await chat.say('show me three directions');
    await chat.say('I like the elegant one');
    expect(chat.last?.calls.map(({ tool, input }) => [tool, input])).toMatchObject([
      ['compose_design', { rework: true, mood: expect.stringContaining('elegant') }],
    ]);
    await chat.say('no, the first one please');
    expect(chat.last?.calls.map(({ tool, input }) => [tool, input])).toMatchObject([
      ['compose_design', { rework: true, mood: expect.stringContaining('bold') }],
    ]);
  });
});

test.each(['make the headline pop', 'make the date brighter', 'the price is boring, make it red'])(
  'a thing is changed alone: %s',
  async (message) => {
    const chat = new AssistantChat(undefined, salePost());
    await chat.say(message);
    expect(chat.called).not.toContain('compose_design');
  },
);
