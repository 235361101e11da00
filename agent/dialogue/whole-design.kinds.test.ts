/**
 * Wishes about the whole design as they are made in a conversation: its colors, a theme, a second version beside the first,
 * what is taken back after an answer that changed nothing, and questions where things are. Whatever is wished, no text is
 * lost, every text stays readable, and what was not meant stays as it is.
 */
import { describe, expect, it } from 'vitest';
import { contrast } from '#design/layout/contrast.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

const WORDS = ['Summer Sale', '30% off sneakers', 'Only this Monday, now $49'];
const groundOf = ({ background }: AssistantChat): string => (background.type === 'solid' ? background.color : '');
const colorsOf = (chat: AssistantChat): string[] =>
  chat.texts.flatMap(({ fill }) => (fill.type === 'solid' ? [fill.color.slice(0, 7)] : []));
const placesOf = (chat: AssistantChat) =>
  chat.layers
    .map((layer) => ('x' in layer ? [layer.id, layer.x, layer.y] : []))
    .toSorted((a, b) => String(a[0]).localeCompare(String(b[0])));

describe('colors of the design', () => {
  it.each([
    'make it more pink',
    'blue and white please, looks cleaner',
    'dark background with orange',
    'put it on something warm, like terracotta',
    'could the colours be softer',
    'black friday colours',
    'everything in navy and cream',
    'pinker please',
    'can we have a green theme',
    'make it purple',
  ])('%s', async (wish) => {
    const chat = chatOnPage();
    const [ground, places] = [groundOf(chat), placesOf(chat)];
    const colors = colorsOf(chat);
    await chat.say(wish);
    expect([groundOf(chat), ...colorsOf(chat)]).not.toEqual([ground, ...colors]);
    expect(placesOf(chat)).toEqual(places);
    expect(chat.texts.map(({ text }) => text)).toEqual(WORDS);
    for (const color of colorsOf(chat)) expect(contrast(color, groundOf(chat))).toBeGreaterThan(3);
  });

  it('are meant behind a change of words, and the thing behind a change of its color', async () => {
    const chat = chatOnPage();
    await chat.say('change monday to friday');
    await chat.say('make it more pink');
    expect(groundOf(chat)).not.toBe('#ffffff');
    const other = chatOnPage();
    await other.say('make the headline red');
    await other.say('make it more orange');
    expect(groundOf(other)).toBe('#ffffff');
    expect(colorsOf(other).filter((color) => color !== '#111111')).toHaveLength(1);
  });

  it.each(['make the headline blue and bold', 'change all the black to dark blue', 'the star should be green'])(
    '“%s” leaves the ground alone',
    async (wish) => {
      const chat = chatOnPage({ extras: true });
      await chat.say(wish);
      expect(groundOf(chat)).toBe('#ffffff');
    },
  );
});

describe('a theme', () => {
  it.each(['turn this into a black friday post', 'make it christmassy', 'make it cuter', 'give it halloween vibes'])(
    '%s',
    async (wish) => {
      const chat = chatOnPage();
      await chat.say(wish);
      const texts = chat.texts.map(({ text }) => text).join('\n');
      for (const words of WORDS) expect(texts).toContain(words);
      expect(groundOf(chat)).not.toBe('#ffffff');
      expect(new Set(chat.texts.map(({ fontFamily }) => fontFamily))).not.toContain('Inter');
    },
  );
});

describe('a second version', () => {
  it.each<readonly [wish: string, says: string | null]>([
    ['make me a second version in a different colour so i can choose', null],
    ['do another one in green', null],
    ['one for tuesday with $45 as well', 'Only this Tuesday, now $45'],
    ['make a copy for fridays', 'Only this Friday, now $49'],
    ['same post again but with a black background', null],
  ])('%s', async (wish, says) => {
    const chat = chatOnPage();
    const first = chat.layers;
    await chat.say(wish);
    expect(pagesInOrder(chat.design.document)).toHaveLength(2);
    expect(chat.layers.filter(({ id }) => first.some((layer) => layer.id === id))).toEqual(first);
    const copy = chat.texts.filter(({ parent }) => parent === chat.page);
    expect(copy).toHaveLength(WORDS.length);
    if (says === null) expect(groundOf(chat)).not.toBe('#ffffff');
    else expect(copy.map(({ text }) => text)).toContain(says);
  });

  it('is of the thing that was added, where that is meant', async () => {
    const chat = chatOnPage();
    await chat.say('add a star');
    await chat.say('add another one in green');
    expect(pagesInOrder(chat.design.document)).toHaveLength(1);
  });
});

describe('what is taken back', () => {
  it('is no earlier change behind an answer that changed nothing', async () => {
    const chat = chatOnPage();
    await chat.say('make the headline red');
    const red = chat.design.document;
    await chat.say('flurb the wibble');
    const { calls, said } = await chat.say('undo that');
    expect(calls).toEqual([]);
    expect(said).toContain('make the headline red');
    expect(chat.design.document).toBe(red);
    await chat.say('undo the last change');
    expect(colorsOf(chat)).not.toContain('#ff0000');
  });

  it('is nothing where nothing was done', async () => {
    const chat = chatOnPage();
    await chat.say('flurb the wibble');
    const { calls } = await chat.say('undo that');
    expect(calls).toEqual([]);
    expect(chat.texts).toHaveLength(WORDS.length);
  });

  it.each(['go back to how it was at the start', 'undo everything'])('%s', async (wish) => {
    const chat = chatOnPage();
    await chat.say('make the headline red');
    await chat.say('make the price bigger');
    await chat.say('make it look like christmas');
    await chat.say(wish);
    expect(placesOf(chat)).toEqual(placesOf(chatOnPage()));
  });

  it('begins with what was done to a thing, and says that it never was', async () => {
    const chat = chatOnPage({ extras: true });
    await chat.say('delete the star');
    await chat.say('make the headline red');
    await chat.say('go back to before i deleted the star');
    expect(placesOf(chat)).toEqual(placesOf(chatOnPage({ extras: true })));
    const { calls } = await chat.say('go back to before i deleted the bag');
    expect(calls).toEqual([]);
  });
});

describe('where things are', () => {
  it.each([
    ['which one is the bag?', /bag.*left/iu],
    ['where is the star?', /star.*right/iu],
  ])('%s', async (question, answer) => {
    const { said, calls } = await chatOnPage({ extras: true }).say(question);
    expect(calls).toEqual([]);
    expect(said).toMatch(answer);
  });
});
