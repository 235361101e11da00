/**
 * What is answered rather than edited, several wordings of each kind: questions about the page and the product, opinions,
 * what nobody can do here, small talk. The answer says what is true of the page, and nothing on it changes. Beside a
 * request for a change both are done.
 */
import { describe, expect, test } from 'vitest';
import type { TextLayer } from '#design/document/layers.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import type { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { readTalk } from './understand/talk.ts';
import { cafeBoard, colorOf, salePost } from '#tests/fixtures/edit-talk.ts';

interface Answer {
  text: string;
  called: string[];
  chat: AssistantChat;
}

async function answerTo(design: MemoryDesign, ...messages: readonly string[]): Promise<Answer> {
  const chat = new AssistantChat(undefined, design);
  for (const message of messages) await chat.say(message);
  const parts = chat.history.at(-1)?.parts ?? [];
  return {
    text: parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' '),
    called: chat.called,
    chat,
  };
}

type Kind = readonly [on: () => MemoryDesign, said: readonly string[], says: RegExp];

const KINDS: Readonly<Record<string, Kind>> = {
  'size of the page': [
    salePost,
    ['how many pixels is this?', 'whats the size in px rn, the printer asks', 'what dimensions does this page have'],
    /1080 × 1350 px/u,
  ],
  'size of a format': [salePost, ['is this ok for an insta story?', 'what size is an instagram story'], /1080 × 1920/u],
  font: [
    salePost,
    ['which font is the headline?', 'whats the typeface of the title called'],
    /“Spring Clearance” is set in Inter/u,
  ],
  'color of a text': [
    salePost,
    ['whats the hex of the price', 'can you tell me the colour code of the price?'],
    /#14532d/u,
  ],
  'color of a button': [salePost, ['what colour is the button exactly'], /#ffffff.* on #1d4ed8/u],
  'color of the background': [salePost, ['what is the exact hex of the background'], /#ffffff/u],
  'a price on the page': [
    salePost,
    ['what price have i got on there?', 'how much does it say', 'remind me what price i put'],
    /€45/u,
  ],
  'a price in a table': [
    cafeBoard,
    ['whats the flat white at', 'how much is the flat white on there', 'what did i put for the flat white?'],
    /Flat white: €3\.80/u,
  ],
  'a date': [salePost, ['what date does it say?', 'which day is on there rn'], /Saturday 12 May/u],
  'a phone number': [salePost, ['what phone number did i write?', 'whats the number on it'], /0171 555 0123/u],
  'how many': [
    cafeBoard,
    ['how many things are in the price list?', 'how many rows does the table have'],
    /There are 3 .*Espresso.*Cappuccino/u,
  ],
  pages: [salePost, ['how many pages are there', 'how many slides do i have?'], /1 page/u],
  'whether it reads': [
    salePost,
    [
      'can people read the phone number?',
      'is the phone number big enough on a phone',
      'is the phone number too small?',
    ],
    /0171 555 0123.*13 px on a phone/u,
  ],
  'whether it is too large': [
    salePost,
    ['is the headline too big?', 'do you think the title is too large'],
    /“Spring Clearance” is a good size/u,
  ],
  prices: [
    salePost,
    ['which is better, 48 or 47.99?', 'should i write 48 or 47.99', 'do u think 48 or 47.99 sells better?'],
    /I’d use 47\.99/u,
  ],
  colors: [salePost, ['which is better, red or yellow?'], /I’d go for red/u],
  opinions: [
    salePost,
    ['what do you think?', 'does it look ok?', 'how does it look, be honest', 'any tips?'],
    /it works.*phone/u,
  ],
  'credits left': [salePost, ['how many credits do i have?', 'does this cost credits'], /\/settings\/usage/u],
  'what plans cost': [salePost, ['is this free?', 'how much is pro', 'do i have to pay to download it?'], /\/paywall/u],
  'the watermark': [salePost, ['why is there a watermark', 'can i get it without the watermark?'], /Free plan/u],
  'whose it is': [
    salePost,
    ['can i sell this?', 'who owns this', 'is it allowed to use it commercially?'],
    /yours to use/u,
  ],
  'other designs': [salePost, ['where are my old designs?', 'where do i find my other projects'], /\/projects/u],
  'who answers': [salePost, ['are you a real person?', 'am i talking to a robot'], /a program/u],
  posting: [
    salePost,
    [
      'post it on my instagram at 6pm',
      'looks great!! can u upload this to facebook for me tomorrow',
      'email this to my client please',
      'reply to the comments for me',
      'schedule it for monday',
    ],
    /^I can’t post, send or print anything\. I can export/u,
  ],
  printing: [
    salePost,
    [
      'print 50 of these',
      'can you get 200 of these printed and delivered to my shop',
      'perfect, print 20 copies and mail them to me',
    ],
    /^I can’t print, order or ship anything/u,
  ],
  accounts: [
    salePost,
    ['add all the contacts from my phone', 'connect it to my etsy', 'call my supplier and ask'],
    /^I can’t reach/u,
  ],
  'looking things up': [
    salePost,
    [
      'look up what competitors charge',
      'google what others ask for sneakers',
      'check what my competitors charge and put a lower price',
    ],
    /^I can’t look anything up/u,
  ],
  sounds: [
    salePost,
    ['put some music under it', 'make an animated gif', 'can you add a voice over'],
    /^I can’t make GIFs, sounds/u,
  ],
  files: [
    salePost,
    ['i need a psd', 'export it as a word doc', 'can i get this in photoshop format'],
    /^I can’t make that kind of file/u,
  ],
  thanks: [
    salePost,
    ['thank you so much x', 'perfekt, thanks 💅', 'love it!!', 'omg its so good, ur the best'],
    /^Glad you like it/u,
  ],
  insults: [salePost, ['you suck', 'useless bot', 'this is garbage'], /^Sorry about that/u],
  help: [
    salePost,
    ['what can you do?', 'what can u actually do', 'how does this work'],
    /Then change anything in plain words/u,
  ],
  greetings: [salePost, ['hi', 'hello there', 'good morning'], /^Hi!/u],
};

describe.each(Object.entries(KINDS))('%s', (_, [on, said, says]) => {
  test.each(said)('%s', async (message) => {
    const design = on();
    const before = design.document;
    const { text, called } = await answerTo(design, message);
    expect(text).toMatch(says);
    expect(called).toEqual([]);
    expect(design.document).toBe(before);
  });
});

describe('beside a change', () => {
  test.each(['make the price red and then post it on my insta', 'price in red. then email this to my mum'])(
    '%s',
    async (message) => {
      const { text, chat } = await answerTo(salePost(), message);
      expect(colorOf((chat.text('€45') as TextLayer).fill)).toBe('#ff0000');
      expect(text).toMatch(/red.*I can’t post/u);
      expect(text).not.toMatch(/did not understand/u);
    },
  );

  test('a question is answered when the change is made', async () => {
    const { text, chat } = await answerTo(salePost(), 'make the headline red. what font is it in?');
    expect(colorOf((chat.text('Spring') as TextLayer).fill)).toBe('#ff0000');
    expect(text).toMatch(/red.*Inter/u);
  });

  test('what a question is about is "it" in what follows', async () => {
    const { chat } = await answerTo(salePost(), 'whats the smallest text? make that one red');
    expect(colorOf((chat.text('0171') as TextLayer).fill)).toBe('#ff0000');
  });

  test('what is left out is quoted', async () => {
    const { text } = await answerTo(salePost(), 'how many px is it? flurb the grommet');
    expect(text).toContain('1080 × 1350');
    expect(text).not.toMatch(/did not understand/u);
  });
});

test('what was found hard to read is put right on a yes', async () => {
  const design = salePost();
  const small = await answerTo(design, 'make the phone number 20 px', 'can people read the phone number?');
  expect(small.text).toMatch(/too small.*Should I fix that/u);
  const { chat } = small;
  await chat.say('yes please');
  expect((chat.text('0171') as TextLayer).fontSize).toBeGreaterThan(30);
});

test.each([
  'put it on the page',
  'make the music night headline red',
  'add live music at the bottom',
  'write open daily, message us for orders',
  'follow us and tag 2 friends',
  'add a line saying Thank you! See you soon',
  'headline should say Ready for summer?',
  'print sale of the week on it',
  'boost the colours',
  'show me the price in red',
  'do you think you could make the title bigger?',
  'can we try the title in green?',
  'should the price be red?',
  'how about a red dot?',
  'make a website banner out of it',
  'could the title be in capital letters?',
])('a request is not answered but read as one: %s', (message) => {
  expect(readTalk(message, ['Spring Clearance', '€45'], false)).toEqual({ acts: [], rest: message, isSure: false });
});
