/** Briefs whose words are all surely told: what is printed, in what size and colours, with which pictures, and sizes as a table. */
import { describe, expect, it } from 'vitest';
import type { TableLayer } from '#design/document/layers.ts';
import type { Span } from '#agent/tagger/tag.ts';
import type { BriefLabel } from '#agent/tagger/briefs.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { readBrief, type Brief } from '../compose/brief.ts';
import { sideBySideCalls } from '../compose/side-by-side.ts';
import { toldBrief } from '../compose/told-brief.ts';
import { toldLooks } from '../compose/told-looks.ts';
import { sizesTold } from '../compose/told-tables.ts';

const wordsOn = (chat: AssistantChat) => chat.texts.map(({ text }) => text).join('\n');

describe('a brief that is told for sure', () => {
  it('prints its words and no others, in the size that it names', async () => {
    const chat = new AssistantChat();
    await chat.say('A5 flyer: Moving Sale, sofa 80 €, bookshelf 25 €, bike 120 €, Saturday 30 May from 10 to 4, 12 Mill Street');
    expect(chat.design.document).toMatchObject({ width: 1748, height: 2480 });
    expect(chat.text('Moving Sale').name).toBe('Headline');
    const table = chat.layers.find((layer): layer is TableLayer => layer.type === 'table');
    expect(table?.cells.map((row) => row.map(({ text }) => text))).toEqual([['Sofa', '80 €'], ['Bookshelf', '25 €'], ['Bike', '120 €']]);
    for (const line of ['Saturday 30 May from 10 to 4', '12 Mill Street']) expect(wordsOn(chat)).toContain(line);
    expect(wordsOn(chat)).not.toMatch(/flyer|A5|shop now/iu);
  });

  it('has the ground and the letters in the colours that are told', async () => {
    const chat = new AssistantChat();
    await chat.say('instagram story: Flash Sale, 30% off everything, Sunday only. mustard yellow background with the headline in maroon');
    expect(chat.design.document).toMatchObject({ width: 1080, height: 1920 });
    expect(chat.background).toEqual({ type: 'solid', color: '#d9a514' });
    expect(chat.text('Flash Sale').fill).toMatchObject({ color: '#800000' });
    expect(wordsOn(chat)).not.toMatch(/mustard|maroon/iu);
  });

  it('gets the sticker that is spoken of', async () => {
    const chat = new AssistantChat();
    await chat.say('youtube thumbnail: "7 days on $5". big yellow letters on black background and put a 😱 sticker in the corner');
    expect(chat.design.document).toMatchObject({ width: 1280, height: 720 });
    expect(chat.text('7 days on $5').name).toBe('Headline');
    expect(chat.layers.filter(({ type }) => type === 'sticker')).toHaveLength(1);
  });

  it('gets logo and handle of the brand kit', async () => {
    const chat = new AssistantChat();
    chat.design.brandKit = { name: 'Crumb', logos: [], colors: ['#0b3d2e', '#f4c95d'], fonts: { heading: null, body: null }, contacts: [{ type: 'instagram', value: '@crumb' }] };
    await chat.say('instagram post: Summer Sale, 20% off everything until Sunday. put our instagram handle at the bottom');
    expect(wordsOn(chat)).toContain('@crumb');
    expect(wordsOn(chat)).not.toMatch(/handle|bottom/iu);
  });

  it('has its picture on the side that is told', async () => {
    const chat = new AssistantChat();
    await chat.say('flyer: Yoga in the Park, every Sunday 9am, free entry. put this photo on the right side', [chat.picture('mug.jpg')]);
    const [photo] = chat.images;
    expect(photo && photo.x + photo.width / 2).toBeGreaterThan(chat.design.document.width * 0.55);
  });

  it('lays photos side by side, each with its own words below it', () => {
    const photo = (name: string) => ({ asset: '', name, width: 800, height: 600 });
    const about = 'put both side by side. $75 under the blue ones, $60 under the red ones';
    const brief: Brief = { ...readBrief(about), headline: '$75', subheading: null, offer: '$60', callToAction: null, lines: [], about };
    const calls = sideBySideCalls(brief, [photo('red.jpg'), photo('blue.jpg')], { width: 1080, height: 1080 });
    expect(calls?.map(({ tool, input }) => [tool, input.pictures ?? input.text])).toEqual([['photo_grid', ['blue.jpg', 'red.jpg']], ['add_text', '$75'], ['add_text', '$60']]);
  });

  it.each(['gift voucher 50€ for a massage at Lotus Spa, valid until 31.12.', 'can you help me with something', 'make the title bigger'])('“%s” is none: something of it is in doubt, or nothing is to be read', (request) => expect(toldBrief(request)).toBeNull());
});

describe('sizes', () => {
  it('stand in a table under what it is called', async () => {
    const chat = new AssistantChat();
    await chat.say('size chart for my linen dresses: S 84/66, M 88/70, L 92/74. all in cm');
    const table = chat.layers.find((layer): layer is TableLayer => layer.type === 'table');
    expect(table?.cells.map((row) => row.map(({ text }) => text))).toEqual([['S', '84', '66'], ['M', '88', '70'], ['L', '92', '74']]);
    expect(wordsOn(chat)).toMatch(/Size Chart/u);
    expect(wordsOn(chat)).toMatch(/All in cm/u);
  });

  it.each<readonly [pieces: string[], rows: string[][]]>([
    [['2Y chest 54 length 38', '4Y 58 / 42', 'all in cm'], [['Size', 'Chest (cm)', 'Length (cm)'], ['2Y', '54', '38'], ['4Y', '58', '42']]],
    [['chest/length in cm', 'S 52/68', 'XL 61/74'], [['Size', 'Chest (cm)', 'Length (cm)'], ['S', '52', '68'], ['XL', '61', '74']]],
    [['age 2: 92cm', 'age 4: 104cm'], [['Age 2', '92cm'], ['Age 4', '104cm']]],
  ])('%j', (pieces, rows) => expect(sizesTold(pieces, 'size chart')?.table.rows).toEqual(rows));

  it.each([['sofa 80 €', 'bike 120 €'], ['Sat 10/12', 'Sun 11/12'], ['Saturday 14 June', '48 Alder Lane']])('%s is none', (...pieces) => expect(sizesTold(pieces, 'flyer for our sale')).toBeNull());
});

describe('the colours of looks', () => {
  const looks = (request: string, ...said: string[]) => toldLooks(said.map((text): Span<BriefLabel> => ({ label: 'L', text, start: request.indexOf(text), end: request.indexOf(text) + text.length })), request);

  it.each<readonly [said: string, ground: string | null, letters: { of: string; color: string }[]]>([
    ['plain white background with the title in dark blue', '#ffffff', [{ of: 'headline', color: '#00008b' }]],
    ['mustard yellow background and the name in maroon', '#d9a514', [{ of: 'name', color: '#800000' }]],
    ['big fat yellow letters on plain black', '#000000', [{ of: 'letters', color: '#ffff00' }]],
    ['background navy and all the text white', '#000080', [{ of: 'letters', color: '#ffffff' }]],
    ['on a plain soft pink one', '#ffc0cb', []],
    ['price in red', null, [{ of: 'price', color: '#ff0000' }]],
    ['nothing in pink', null, []],
    ['under the red ones', null, []],
  ])('%s', (said, ground, letters) => expect(looks(said, said)).toMatchObject({ ground, letters }));

  it('put letters on a ground on which they read', () => expect(looks('title in dark blue', 'title in dark blue').colors).toEqual(['#ffffff', '#00008b']));
});
