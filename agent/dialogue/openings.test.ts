/** First messages that leave open what is to be made, designs that are asked for anew, and what is neither. */
import { describe, expect, test } from 'vitest';
import { asksAnew, readAnew, readFirst, type FirstRead } from './first.ts';

const first = (message: string, before: string | null = null): FirstRead | null => readFirst({ message, before });
const aboutOf = (read: FirstRead | null): string =>
  [...(read?.brief?.subjects.map(({ text }) => text) ?? []), read?.brief?.who.name ?? ''].join(' ').toLowerCase();

describe('what leaves open what to say becomes three to choose among', () => {
  test.each<readonly [message: string, about: string, isTrade: boolean]>([
    ['hey could you do something for my barber shop', 'barber shop', true],
    ['pls make smth cute for our dog bakery', 'dog bakery', true],
    ['any ideas for my plant nursery?', 'plant nursery', true],
    ['got any ideas for a summer fair poster?', 'summer fair', false],
    ['show me a few options for a valentines post', 'valentines', false],
    ['i run a tattoo studio, what would you make?', 'tattoo studio', true],
    ['we knit baby blankets. surprise us!', 'baby blankets', true],
    ['help me promote our book club', 'book club', true],
    ['idk what i want tbh, something for my food truck', 'food truck', true],
    ['what should i post for my yoga studio?', 'yoga studio', true],
    ['come up with four different concepts for a garage sale flyer', 'garage sale', false],
    ['something for halloween pls', 'halloween', false],
  ])('%s', (message, about, isTrade) => {
    const read = first(message);
    expect(aboutOf(read)).toContain(about);
    expect(read?.proposes?.trade).toBe(isTrade);
    expect(read?.brief?.texts).toEqual([]);
    expect(read?.brief?.facts).toEqual([]);
  });
});

describe('what says nothing of that is asked about, and the answer is its subject', () => {
  test.each([
    'surprise me pls',
    'hello can you help me',
    'i need a flyer',
    'make me something cool',
    'could u do some content for my page',
    'want a post but no idea what',
    'i need ideas',
    'design something for my business',
  ])('%s', (message) => {
    const read = first(message);
    expect(read?.asks).toContain('What do you sell');
    expect(read?.brief).toBeNull();
    expect(aboutOf(first('we make wooden toys', message))).toContain('wooden toys');
    expect(first('we make wooden toys', message)?.proposes?.trade).toBe(true);
  });

  test('in the format that was asked for before', () => {
    expect(first('my sister’s candle shop', 'i need an instagram story')?.brief?.deliverable.formats).toEqual([
      'instagram-story',
    ]);
  });

  test('and what says what to print becomes one design', () => {
    const read = first('a poster saying "Lost cat" please', 'make me something');
    expect(read?.proposes).toBeNull();
    expect(read?.brief?.texts.map(({ text }) => text)).toEqual(['Lost cat']);
  });
});

describe('what says what to make is one design', () => {
  test.each([
    'poster for our jazz night, friday 8pm',
    'promote my nail salon, new gel sets $35, book via dm @glossnails',
    'post for my hair salon',
    'instagram story: 20% off all candles till sunday',
    'thank you card for my customers',
  ])('%s', (message) => {
    const read = first(message);
    expect([read?.brief === null, read?.proposes, read?.asks]).toEqual([false, null, null]);
  });
});

test('several formats are several designs', () => {
  const formats = (message: string) => first(message)?.brief?.deliverable.formats;
  expect(formats('winter sale, 20% off. need it as a post and as a story')).toEqual([
    'instagram-post',
    'instagram-story',
  ]);
  expect(formats('a facebook cover and a pinterest pin for Nuna Ceramics')).toEqual([
    'facebook-cover',
    'pinterest-pin',
  ]);
  expect(formats('story about our post office reopening on monday')).toEqual(['instagram-story']);
});

test('what is to be done with the design is no part of it', () => {
  const read = first('flyer for the school fair on 6 June and then download it as a pdf');
  expect(read?.after).toContain('download it as a pdf');
  expect(read?.typed).not.toContain('pdf');
  expect(first('flyer for the school fair on 6 June')?.after).toBe('');
});

describe('what is no design', () => {
  test.each([
    'what size is an instagram story?',
    'create a picture of a teapot',
    'add a price list',
    'i need a qr code for my menu',
    'make a slideshow of these photos',
    'make a size guide for kids',
    'make the headline bigger',
  ])('%s', (message) => expect(first(message)).toBeNull());
});

describe('a design where there is one already', () => {
  test('is told to take its place', () => {
    const read = readAnew({ message: 'start over: wedding invitation for Anna and Ben', before: null });
    expect([read?.onto, read?.brief?.deliverable.noun]).toEqual(['here', 'invitation']);
    expect(readAnew({ message: 'start over', before: null })).toBeNull();
  });

  test.each<readonly [answer: string, onto: 'here' | 'page' | undefined]>([
    ['new page please', 'page'],
    ['put it on another page', 'page'],
    ['yes start over', 'here'],
    ['replace it', 'here'],
    ['make the headline red', undefined],
  ])('is asked about, and “%s” answers', (answer, onto) => {
    expect(readAnew({ message: answer, before: 'now make a poster for my book club' })?.onto).toBe(onto);
  });

  test.each<readonly [message: string, asks: boolean]>([
    ['now make a poster for my book club', true],
    ['great, i need a flyer for our open day on 3 May', true],
    ['make a copy of this', false],
    ['make a version for facebook', false],
    ['make the poster brighter', false],
    ['another page for the prices', false],
  ])('“%s”', (message, asks) => expect(asksAnew(message)).toBe(asks));
});
