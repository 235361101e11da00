/** Wishes that are said in a roundabout way: comparatives of two words, ways across the page, complaints first; and words like them that say something else. */
import { describe, expect, it } from 'vitest';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import type { TextLayer } from '#design/document/layers.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

const order = ({ design }: AssistantChat) => leavesInPaintOrder(design.document, design.page).map(({ id }) => id);
const text = ({ design }: AssistantChat, id: string) => design.document.layers[id] as TextLayer;

describe('what is wrong, said before the wish', () => {
  it.each([
    'the photo is on top of the title, it should go behind',
    'the photo covers the title, put it behind',
    'i think the photo sits on top of the title? can you put the photo behind pls',
    'the photo is over the title, send it back',
    'ugh the photo is in front of my headline. move it behind it',
    'the photo hides the title, can you bring the title to the front?',
    'my title is stuck behind the photo, bring it in front',
    'my title is stuck behind my pic lol cant read half of it. bring it in front',
    'the title is behind the photo, it should be in front',
    'the title got covered by the photo, pull it forward',
  ])('%s', async (said) => {
    const chat = chatOnPage();
    chat.design.edit({ type: 'layer.move', id: 'photo', parent: chat.design.page, order: 'a9' });
    await chat.say(said);
    expect(order(chat).indexOf('photo')).toBeLessThan(order(chat).indexOf('headline'));
    expect(chat.design.document.layers.photo).toMatchObject({ x: 290, y: 400 });
  });
});

describe('what is too small, or not to be read', () => {
  it.each([
    'the title is tiny',
    'the title looks so tiny',
    'my headline is way too tiny, nobody can read it. make it bigger',
    'title is really tiny, can you make it larger',
    "the headline came out tiny, i can't even read it, make it bigger pls",
  ])('%s', async (said) => {
    const chat = chatOnPage();
    await chat.say(said);
    expect([text(chat, 'headline').text, text(chat, 'headline').fontSize > 110]).toEqual(['Summer Sale', true]);
  });
  it.each([
    'the title is tiny and i cant read the price',
    'the offer is too small, nobody can read it. make it bigger',
    'the headline is so pale you can hardly read the first word',
    'my title is kinda lost lol cant read half of it',
    'the offer is so light, people can barely see it. can you make it black',
  ])('%s: no words to be written', async (said) => {
    const chat = chatOnPage();
    await chat.say(said);
    expect(chat.texts.map((layer) => layer.text)).toEqual([
      'Summer Sale',
      '30% off sneakers',
      'Only this Monday, now $49',
    ]);
  });
  it.each([
    ['make the headline read Winter Sale', 'headline'],
    ['title reads Winter Sale', 'headline'],
    ['i cant read the title, make it say Winter Sale', 'headline'],
    ['the headline should read Winter Sale', 'headline'],
  ])('%s: words', async (said, id) => {
    const chat = chatOnPage();
    await chat.say(said);
    expect(text(chat, id).text).toBe('Winter Sale');
  });

  it('is one wish with what to do about it', async () => {
    for (const [said, most] of [
      ['the when line is too small. make it bigger', 1.35],
      ['the offer is too small, make it bigger', 1.35],
      ['the offer is tiny. make it 1.2 times as big', 1.25],
    ] as const) {
      const chat = chatOnPage();
      await chat.say(said);
      expect(
        [text(chat, 'offer').fontSize / 60, text(chat, 'when').fontSize / 40].every((factor) => factor <= most),
      ).toBe(true);
    }
  });
});

describe('another ground in the place of one that is told by its colour', () => {
  it.each([
    ['change the white background to dark green', '#006400'],
    ['replace the white background with navy', '#000080'],
    ['swap the white background for pink', '#ffc0cb'],
    ['please switch the background from white to navy', '#000080'],
    ['can you turn the white background into pink', '#ffc0cb'],
    ['swap out the white bg for navy please', '#000080'],
  ])('%s', async (said, color) => {
    const chat = chatOnPage();
    await chat.say(said);
    expect(chat.background).toEqual({ type: 'solid', color });
  });
});

describe('why something is asked', () => {
  it.each([
    ['how many px is the title now? only asking, dont change it', '110 px'],
    ['and whats the exact hex of the background, printer is asking', '#ffffff'],
    ['what size is the headline, just curious', '110 px'],
    ['what is the hex code of the bg? my printer wants to know', '#ffffff'],
    ['how many pixels tall is the page', '1080'],
    ['whats the date on it? i forgot', 'Only this Monday'],
    ["what's the sneakers on there for", '$49'],
    ['read me the price', '$49'],
  ])('%s', async (said, answer) => {
    const chat = chatOnPage();
    const before = chat.design.document;
    expect((await chat.say(said)).said).toContain(answer);
    expect(chat.design.document).toEqual(before);
  });
});

describe('another number for what was just set', () => {
  it.each([
    ['headline at 64 px', 'ah no thats too much. 52', { headline: { fontSize: 52 } }],
    ['headline at 64 px', 'no, 52', { headline: { fontSize: 52 } }],
    ['make the headline 64px', '52 instead', { headline: { fontSize: 52 } }],
    ['headline at 64 px', 'hm make it 58 px', { headline: { fontSize: 58 } }],
    ['rotate the photo by 20 degrees', 'too much, 10', { photo: { rotation: 10 } }],
    ['set the photo to 50% opacity', 'rather 30%', { photo: { opacity: 0.3 } }],
    ['make the photo 300 px wide', 'hm, 350', { photo: { width: 350 } }],
  ])('%s → %s', async (first, second, holds) => {
    const chat = chatOnPage();
    await chat.say(first);
    await chat.say(second);
    expect(chat.design.document.layers).toMatchObject(holds);
    expect(text(chat, 'when').text).toBe('Only this Monday, now $49');
  });
  it.each([
    ['headline at 64 px', '$52', 'now $52'],
    ['headline at 64 px', 'the price is 52 now', 'now $52'],
    ['change the price to $59', 'no, 69', 'now $69'],
    ['make the title bigger', 'price is $45', 'now $45'],
    ['rotate the photo by 20 degrees', 'now $10', 'now $10'],
  ])('%s → %s: of the price', async (first, second, holds) => {
    const chat = chatOnPage();
    await chat.say(first);
    await chat.say(second);
    expect(text(chat, 'when').text).toContain(holds);
  });
});
