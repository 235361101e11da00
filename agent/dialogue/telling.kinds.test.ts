/**
 * Follow-up requests that tell rather than ask: news to print, labels with their words, a row by its day, an old price,
 * lines that are parted and joined, a part that goes into a shape, words that stand twice, sizes for several places.
 * What is asked for holds on the page, and what was not named stays as it was.
 */
import { describe, expect, test } from 'vitest';
import type { TextLayer } from '#design/document/layers.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

const SALE = ['Summer Sale', '30% off sneakers', 'Only this Monday, now $49'];

async function onSale(...said: string[]): Promise<AssistantChat> {
  const chat = chatOnPage({ extras: true });
  for (const message of said) await chat.say(message);
  return chat;
}
const wordsOn = (chat: AssistantChat): string[] => chat.texts.map(({ text }) => text);
const added = (chat: AssistantChat): string[] => wordsOn(chat).filter((text) => !SALE.includes(text));

describe('news', () => {
  test.each<readonly [said: string, text: string]>([
    ["we're not on the 24th, please add that", 'Not on the 24th'],
    ['also write the address, 22 Market Street, first floor', '22 Market Street, first floor'],
    ['our address is 14 Mill Lane', '14 Mill Lane'],
    ['our address is 14 Mill Lane, put that on as well', '14 Mill Lane'],
    ['phone too, 07700 900123', '07700 900123'],
    ['also mention free parking', 'Free parking'],
    ['dont forget to put that we are closed on sundays', 'Closed on sundays'],
    ['let people know the kitchen closes at 9', 'The kitchen closes at 9'],
    ['theres free parking, can that go on there', 'Free parking'],
    ['can you say that kids go free', 'Kids go free'],
    ['its called Forge Room, put the name on top', 'Forge Room'],
    ['put our insta on it somewhere small, @loopedthreads', '@loopedthreads'],
    ['tell them bring your own mug', 'Bring your own mug'],
  ])('%s', async (said, text) => {
    const chat = await onSale(said);
    expect(added(chat)).toEqual([text]);
    expect(wordsOn(chat)).toEqual(expect.arrayContaining(SALE));
  });

  test.each(['i love the star, put that on the left', 'the address is wrong', "it's too small, make it bigger"])(
    'are none: %s',
    async (said) => expect(added(await onSale(said))).toEqual([]),
  );

  test('come to the lines that tell the rest', async () => {
    const chat = new AssistantChat();
    await chat.say('coffee morning notice, every wednesday 10.30 to 12, church hall, tea and cake, donations welcome');
    const before = chat.texts.length;
    await chat.say("we're not on the 24th, please add that");
    await chat.say('no need to book, put that on');
    expect(chat.texts).toHaveLength(before);
    expect(chat.text('church hall').text).toContain('Not on the 24th');
    expect(chat.text('church hall').text).toContain('No need to book');
  });
});

describe('another title', () => {
  test.each(['title too, Autumn Sale', 'title = Autumn Sale', 'headline also: Autumn Sale'])('%s', async (said) => {
    const chat = await onSale(said);
    expect(wordsOn(chat)).toEqual(['Autumn Sale', ...SALE.slice(1)]);
  });
});

describe('a row that is told by its day or its name', () => {
  test.each<readonly [said: string, row: number, time: string]>([
    ['thurs is 6.30', 3, '6.30am'],
    ['change thursday to 6.30', 3, '6.30am'],
    ['legs is 6.15', 1, '6.15pm'],
  ])('%s', async (said, row, time) => {
    const chat = new AssistantChat();
    await chat.say('timetable for my classes. mon hiit 6am, tue legs 6pm, wed mobility 7pm, thu hiit 6am');
    const before = chat.cells ?? [];
    await chat.say(said);
    expect(chat.cells).toEqual(before.map((cells, at) => (at === row ? [...cells.slice(0, 2), time] : cells)));
  });
});

describe('an old price', () => {
  test.each([
    'add was $70 crossed out next to the new price',
    'can you stick "was $70" next to the price with a line through it',
  ])('%s', async (said) => {
    const chat = await onSale(said);
    const old = chat.text('$70');
    expect([old.text, old.strikethrough]).toEqual(['was $70', true]);
    expect(wordsOn(chat)).toContain(SALE[2]);
  });
});

describe('lines', () => {
  test.each<readonly [said: string, id: string, text: string]>([
    ['the last line split in two, monday bit on top and price under it', 'when', 'Only this Monday\nnow $49'],
    ['i want the price on its own line', 'when', 'Only this Monday\nnow $49'],
    ['split the last line before the price', 'when', 'Only this Monday\nnow $49'],
    ['take the price off that line and put it underneath', 'when', 'Only this Monday\nnow $49'],
    ['make Only this Monday one line and now $49 another', 'when', 'Only this Monday\nnow $49'],
    ['put the price on top and monday under it', 'when', 'Now $49\nOnly this Monday'],
    ['break the offer into two lines', 'offer', '30% off\nsneakers'],
  ])('are parted: %s', async (said, id, text) => {
    const chat = await onSale(said);
    const own = chat.layers.find((layer) => layer.id === id) as TextLayer;
    expect(own.text).toBe(text);
    expect(own.y + own.height).toBeLessThanOrEqual(1080);
    expect(wordsOn(chat)).toHaveLength(SALE.length);
  });

  test.each([
    'join the last two lines',
    'put the last two lines together on one line',
    'combine the offer and the date',
  ])('are joined: %s', async (said) =>
    expect(wordsOn(await onSale(said))).toEqual([SALE[0], `${SALE[1]}, ${SALE[2]}`]),
  );
});

describe('a part of a line in a shape', () => {
  test.each(['put the price inside the star', 'only the price in the star', 'can the star have the price in it'])(
    '%s',
    async (said) => {
      const chat = await onSale(said);
      expect(chat.layers.find(({ id }) => id === 'when')).toMatchObject({ text: 'Only this Monday' });
      const price = chat.texts.find(({ text }) => text === '$49');
      expect(price?.fontSize).toBeGreaterThan(45);
    },
  );
});

describe('words that stand twice', () => {
  test('are asked about, and go where they were told', async () => {
    const chat = await onSale('put 30% off in the star', 'now it says 30% off twice');
    expect(chat.last?.calls).toEqual([]);
    expect(chat.last?.said).toContain('30% off sneakers');
    await chat.say('remove the one thats not in the star');
    expect(wordsOn(chat).toSorted()).toEqual(['30% off', 'Only this Monday, now $49', 'Sneakers', 'Summer Sale']);
    expect(chat.images).toHaveLength(2);
  });

  test('and nothing goes that was not named', async () => {
    const chat = await onSale('remove the one thats not in the star');
    expect([wordsOn(chat), chat.images.length]).toEqual([SALE, 2]);
  });
});

describe('sizes for several places', () => {
  const copies = (chat: AssistantChat) =>
    (chat.last?.calls ?? []).map(({ tool, input }) => [
      tool,
      (input as { format?: string }).format,
      (input as { copy?: boolean }).copy,
    ]);
  test.each<readonly [said: string, formats: string[]]>([
    ['can i get it square for vinted and tall for stories', ['instagram-story']],
    ['need this for facebook and pinterest', ['facebook-post', 'pinterest-pin']],
    ['that one to print a4 please', ['a4']],
    ['make a version for facebook and one for instagram stories', ['facebook-post', 'instagram-story']],
  ])('%s', async (said, formats) => {
    const chat = await onSale(said);
    expect(copies(chat)).toEqual(formats.map((format) => ['resize', format, true]));
  });
});

describe('logos that are to be drawn otherwise', () => {
  test.each([
    'something less clean, more hand drawn',
    'make it more hand-drawn',
    'too corporate, something more sketchy',
  ])('%s', async (said) => {
    const chat = new AssistantChat();
    await chat.say('logo for my band The Low Tides');
    await chat.say(said);
    const [call] = chat.last?.calls ?? [];
    expect([call?.tool, call?.input]).toEqual([
      'generate_logo',
      expect.objectContaining({ name: 'The Low Tides', style: 'illustration' }),
    ]);
  });
});

test.each([
  ['also write the address, 22 Market Street', '22 Market Street'],
  ['phone 07700 900123 as well', '07700 900123'],
  ['our email too, hello@mill.example', 'hello@mill.example'],
])('a contact that the page lacks is added: %s', async (said, text) => {
  const chat = chatOnPage();
  await chat.say(said);
  expect(chat.texts.filter((layer) => layer.text.includes(text))).toHaveLength(1);
});
