/** Vague briefs: three directions to choose among, or one question where nothing is said; what is not vague stays one design. */
import { describe, expect, it } from 'vitest';
import { pagesInOrder } from '#design/document/tree.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { readOpening } from '#agent/dialogue/understand/openings.ts';

const said = ({ last }: AssistantChat) =>
  last?.message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ') ?? '';

interface Proposal {
  composition: string;
  toTake: Record<string, unknown>;
}
const outputsOf = ({ last }: AssistantChat, name: string) =>
  last?.calls.flatMap(({ tool, outcome }) => (tool === name && outcome.ok ? [outcome.output] : [])) ?? [];
const proposals = (chat: AssistantChat) =>
  outputsOf(chat, 'propose_designs').flatMap((output) => (output as unknown as { proposals: Proposal[] }).proposals);
const used = (chat: AssistantChat) => proposals(chat).map(({ composition }) => composition);
const headlines = (chat: AssistantChat) => proposals(chat).map(({ toTake }) => toTake.headline);

describe('a vague brief', () => {
  it.each([
    'make something nice for my candle shop',
    'design something for my bakery',
    'a design for my salon',
    'help me promote my flower shop',
    'I sell handmade soap, what can you make?',
    'make it for my new cafe',
    'ideas for my jewelry brand?',
    'post ideas for my bakery',
    'not sure yet, maybe something for our flower stall',
    'we bake sourdough bread. any ideas?',
    'what would you suggest for my jewellery store?',
    'i have a small bakery and i need something for instagram',
    'not sure what i want for my coffee cart post. give me three ideas to choose from',
  ])('“%s” becomes three proposals that say and look different, the first on the page', async (brief) => {
    const chat = new AssistantChat();
    await chat.say(brief);
    expect(new Set(used(chat)).size).toBe(3);
    expect(new Set(headlines(chat)).size).toBe(3);
    expect(pagesInOrder(chat.design.document)).toHaveLength(1);
    expect(chat.texts.map(({ text }) => text)).toContain(headlines(chat)[0]);
    expect(said(chat)).toBe(
      'Here are three directions: bold, elegant and playful. The words are just a start: tell me which one you like and what it should say.',
    );
    // Nothing is promised that nobody said.
    expect(chat.texts.map(({ text }) => text).join(' ')).not.toMatch(/\d|%|sale|off\b|free|new/i);
  });

  it.each([
    ['give me some ideas for a sneaker drop', 'Sneaker Drop'],
    ['show me three directions for a yoga studio post', 'Yoga Studio'],
    ['3 options for a summer sale post', 'Summer Sale'],
    ['three versions of a poster for our jazz night on friday 12 june', 'Jazz Night'],
    ['any ideas for a christmas post?', 'Christmas'],
    ['something for christmas please', 'Christmas'],
  ])('“%s” becomes the same words in three tempers', async (brief, headline) => {
    const chat = new AssistantChat();
    await chat.say(brief);
    expect(headlines(chat)).toEqual([headline, headline, headline]);
    expect(new Set(used(chat)).size).toBe(3);
  });

  it('is none any more once it is said what to print', async () => {
    const chat = new AssistantChat();
    await chat.say('hi can u make me something for my channel');
    await chat.say('oh sorry yes. youtube thumbnail, it should say I LIVED IN A VAN FOR 30 DAYS');
    expect(proposals(chat)).toEqual([]);
    expect(chat.texts.map(({ text }) => text)).toContain('I LIVED IN A VAN FOR 30 DAYS');
  });

  it('keeps offer and format in each of them', async () => {
    const chat = new AssistantChat();
    await chat.say('ideas for a story about our new winter menu, 20% off');
    expect(proposals(chat).map(({ toTake }) => toTake)).toEqual(
      [1, 2, 3].map(() =>
        expect.objectContaining({ format: 'instagram-story', headline: 'New Winter Menu', offer: '20% off' }),
      ),
    );
  });

  it.each([
    'surprise me',
    'give me ideas',
    'make me an ad',
    'I need a design',
    'make a nice post',
    'I need a post for instagram',
    'what can you make?',
    'make me something nice for my shop',
    'can u make smth pretty for my business',
    'need content for my page',
    'help me with my store',
    'i want a post but idk what',
    'im not sure yet, maybe a flyer?',
  ])('“%s” is asked about, and the answer becomes directions', async (request) => {
    const chat = new AssistantChat();
    await chat.say(request);
    expect(said(chat)).toBe('What do you sell, or what is it about? Then I’ll show you three directions.');
    expect(chat.layers).toEqual([]);
    await chat.say('handmade candles');
    expect(used(chat)).toHaveLength(3);
    expect(chat.texts.some(({ text }) => /handmade candles/i.test(text))).toBe(true);
    if (request.includes('instagram')) expect(proposals(chat)[0]?.toTake).toMatchObject({ format: 'instagram-post' });
  });

  it.each([
    ['the second one', 1],
    ['I like the third', 2],
    ['go with option 2 please', 1],
    ['the playful one', 2],
    ['elegant', 1],
    ['Great, let’s go with the first one', 0],
  ])('is gone on with: “%s”', async (choice, at) => {
    const chat = new AssistantChat();
    await chat.say('something for my candle shop');
    const shown = proposals(chat);
    await chat.say(choice.replace('’', "'"));
    expect(chat.last?.calls.map(({ tool, input }) => [tool, input])).toEqual([['compose_design', shown[at]?.toTake]]);
    await chat.say('change the headline to "Hello autumn"');
    expect(chat.text('Hello autumn')).toBeDefined();
  });

  it('can be changed in the same breath, and is another version later', async () => {
    const chat = new AssistantChat();
    await chat.say('something for my candle shop');
    await chat.say('the second one, but more playful');
    expect(outputsOf(chat, 'compose_design')).toMatchObject([{ composition: 'editorial' }]);
    await chat.say('another version');
    expect(chat.last?.calls.map(({ input }) => input)).toMatchObject([{ rework: true, variant: 2 }]);
  });

  it('are versions of what is on the page, too, which stays until one is taken', async () => {
    const chat = new AssistantChat();
    await chat.say('Poster for our jazz night, friday 12 june 8pm');
    const before = chat.design.document;
    await chat.say('show me three other layouts');
    expect(proposals(chat)).toHaveLength(3);
    expect(chat.design.document).toBe(before);
    expect(said(chat)).toBe(
      'Here are three directions: bold, elegant and playful. Your page hasn’t changed. Tap one to try it, or tell me which.',
    );
    await chat.say('the third');
    expect(chat.texts.map(({ text }) => text).join(' ')).toMatch(/jazz night/iu);
    expect(chat.design.document).not.toBe(before);
  });
});

describe('what is no vague brief', () => {
  it.each([
    'Instagram post for my summer sale, 30% off',
    'make the headline bigger',
    'poster for our jazz night',
    'another version',
    'show me ideas',
    'I sell candles',
    'give me the first one',
    'hiring post',
    'something is off with the headline',
    'promote my nail salon, new gel sets $35, book via dm @glossnails',
    'add something red for contrast',
    'a logo for my bakery',
    '“ideas for my shop”',
  ])('“%s”', (request) => expect(readOpening(request)?.brief ?? null).toBeNull());
});
