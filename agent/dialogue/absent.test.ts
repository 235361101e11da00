/** What is asked and said where a request can't be done as it is: which thing is meant, what is not there, what nobody can do. */
import { describe, expect, test } from 'vitest';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

describe('nothing is done, and it is said why', () => {
  test.each([
    ['make the logo bigger', /don’t see a logo/u],
    ['remove the qr code', /don’t see/u],
    ['translate it to Spanish', /can’t translate/u],
    ['whiten the teeth', /can’t retouch/u],
    ['find me a stock photo', /what it should show/u],
    ['what is 12 * 12', /not my business/u],
    ['does it mention returns?', /can’t find that on this page/u],
    ['read me the price', /\$49/u],
  ])('%s', async (said, answer) => {
    const chat = chatOnPage();
    const { document } = chat.design;
    const { said: told, calls } = await chat.say(said);
    expect(told).toMatch(answer);
    expect(calls).toEqual([]);
    expect(chat.design.document).toBe(document);
  });

  test('an empty page has nothing that could be larger', async () =>
    expect((await new AssistantChat().say('make it bigger')).said).toContain('page is still empty'));
});

describe('one of several is asked for, and the answer is taken', () => {
  test.each([['delete a photo', 'the big one', 'photo']])('%s → %s', async (said, answer, id) => {
    const chat = chatOnPage({ extras: true });
    const before = chat.design.document.layers[id];
    expect((await chat.say(said)).said).toContain('Which one do you mean');
    await chat.say(answer);
    expect(chat.design.document.layers[id]).not.toEqual(before);
  });
});

describe('why pages change places, and that all is gone', () => {
  test.each([
    'whoaa all gone in 10 min 😭 write SOLD OUT really big in the middle, keep the rest',
    "we're sold out already!! put SOLD OUT big in the middle",
  ])('%s', async (said) => {
    const chat = chatOnPage();
    await chat.say(said);
    expect(chat.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['SOLD OUT', 'Summer Sale']));
    expect(chat.texts).toHaveLength(4);
  });

  test('a page that is not needed goes, and an empty one is no complaint', async () => {
    const chat = chatOnPage();
    await chat.say('add an empty page');
    expect(Object.keys(chat.design.document.pages)).toHaveLength(2);
    await chat.say('remove page 2 i dont need it');
    expect(Object.keys(chat.design.document.pages)).toHaveLength(1);
    expect(chat.texts).toHaveLength(3);
  });
});
