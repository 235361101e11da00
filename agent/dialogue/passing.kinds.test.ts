/** What people say in passing: complaints that ask for something, facts that come up, texts named by where they say it. */
import { describe, expect, test } from 'vitest';
import type { TextLayer } from '#design/document/layers.ts';
import { contrast } from '#design/layout/contrast.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

const textsOf = (chat: AssistantChat): string[] =>
  chat.layers.flatMap((layer) => (layer.type === 'text' ? [(layer as TextLayer).text] : []));
const layerOf = (chat: AssistantChat, id: string): TextLayer => chat.layers.find((one) => one.id === id) as TextLayer;

const groundOf = (chat: AssistantChat) => chat.design.document.pages[chat.page]?.background;
const colorOf = (ground: unknown): string => (ground as { color: string }).color;

describe('prices', () => {
  test.each([
    'drop the price to 39, and cross out the 49 so they see it was more',
    'make it $39 and cross out the 49',
    'price is 39 now, with the old price crossed out',
    'change $49 to $39 and keep the 49 crossed out',
  ])('%s', async (message) => {
    const chat = chatOnPage();
    await chat.say(message);
    const { text, runs } = layerOf(chat, 'when');
    expect(text).toBe('Only this Monday, now $49 $39');
    const struck = runs.filter(({ style }) => style.strikethrough === true);
    expect(struck.map(({ start, end }) => text.slice(start, end))).toEqual(['$49']);
  });

  test.each(['its 39.50 this week, can you change that', 'oh and its 39.50 now'])('%s', async (message) => {
    const chat = chatOnPage();
    await chat.say('make the headline bigger');
    await chat.say(message);
    expect(layerOf(chat, 'when').text).toContain('$39.50');
  });
});

describe('texts to the end', () => {
  test.each([
    ['add free delivery in Thane above 1500', 'free delivery in Thane above 1500'],
    ['add free delivery in Leeds over £20 at the bottom', 'free delivery in Leeds over £20'],
    ['my no. also needed 98190 33267, put below the title', '98190 33267'],
  ])('%s', async (message, text) => {
    const chat = chatOnPage();
    await chat.say(message);
    expect(textsOf(chat)).toContain(text);
  });
});

describe('tags', () => {
  test.each([
    'the 30% off sneakers should be like a little tag in the corner',
    'where it says 30% off sneakers make that a button looking thing',
    'make the offer look like a badge',
  ])('%s', async (message) => {
    const chat = chatOnPage();
    await chat.say(message);
    expect(layerOf(chat, 'offer').box).toBeTruthy();
  });
});

describe('after what was done', () => {
  test('the ground goes back to white, whatever was worked on since', async () => {
    const chat = chatOnPage();
    await chat.say('too bright! something softer');
    await chat.say('make the headline bigger');
    const before = layerOf(chat, 'headline').fill;
    await chat.say('can u put it back to white actually');
    expect(groundOf(chat)).toEqual({ type: 'solid', color: '#ffffff' });
    expect(layerOf(chat, 'headline').fill).toEqual(before);
  });

  test.each(['no the shoe was better where it was before', 'the photo looked better in its old place'])(
    'nothing is taken back that was not done: %s',
    async (message) => {
      const chat = chatOnPage();
      await chat.say('make it 40% not 30');
      const { calls } = await chat.say(message);
      expect(calls).toEqual([]);
    },
  );

  test.each(["monday's gone, its now this weekend", 'monday is cancelled, now this weekend'])('%s', async (message) => {
    const chat = chatOnPage();
    await chat.say(message);
    expect(layerOf(chat, 'when').text).toBe('Only this weekend, now $49');
  });

  test('a dark ground becomes lighter', async () => {
    const chat = chatOnPage();
    await chat.say('make the background #445566');
    await chat.say('background little dark no?');
    expect(contrast(colorOf(groundOf(chat)), '#000000')).toBeGreaterThan(contrast('#445566', '#000000'));
  });
});

test.each([
  'do you have it with no background? need to put it on my price list',
  'is there a version without background?',
])('%s', async (message) => {
  const chat = chatOnPage();
  const { calls } = await chat.say(message);
  expect(calls.map(({ tool, input }) => [tool, (input as { transparent?: boolean }).transparent])).toEqual([
    ['export', true],
  ]);
});
