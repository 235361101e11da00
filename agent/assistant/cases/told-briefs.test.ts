/** Briefs whose words are all surely told: what is printed, in what size and colours, with which pictures, and sizes as a table. */
import { describe, expect, it } from 'vitest';
import type { TableLayer } from '#design/document/layers.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

const wordsOn = (chat: AssistantChat) => chat.texts.map(({ text }) => text).join('\n');

describe('a brief that is told for sure', () => {
  it('prints its words and no others, in the size that it names', async () => {
    const chat = new AssistantChat();
    await chat.say(
      'A5 flyer: Moving Sale, sofa 80 €, bookshelf 25 €, bike 120 €, Saturday 30 May from 10 to 4, 12 Mill Street',
    );
    expect(chat.design.document).toMatchObject({ width: 1748, height: 2480 });
    expect(chat.text('Moving Sale').name).toBe('Headline');
    const table = chat.layers.find((layer): layer is TableLayer => layer.type === 'table');
    expect(table?.cells.map((row) => row.map(({ text }) => text))).toEqual([
      ['Sofa', '80 €'],
      ['Bookshelf', '25 €'],
      ['Bike', '120 €'],
    ]);
    for (const line of ['Saturday 30 May from 10 to 4', '12 Mill Street']) expect(wordsOn(chat)).toContain(line);
    expect(wordsOn(chat)).not.toMatch(/flyer|A5|shop now/iu);
  });

  it('has the ground and the letters in the colours that are told', async () => {
    const chat = new AssistantChat();
    await chat.say(
      'instagram story: Flash Sale, 30% off everything, Sunday only. mustard yellow background with the headline in maroon',
    );
    expect(chat.design.document).toMatchObject({ width: 1080, height: 1920 });
    expect(chat.background).toEqual({ type: 'solid', color: '#d9a514' });
    expect(chat.text('Flash Sale').fill).toMatchObject({ color: '#800000' });
    expect(wordsOn(chat)).not.toMatch(/mustard|maroon/iu);
  });

  it('gets the sticker that is spoken of', async () => {
    const chat = new AssistantChat();
    await chat.say(
      'youtube thumbnail: "7 days on $5". big yellow letters on black background and put a 😱 sticker in the corner',
    );
    expect(chat.design.document).toMatchObject({ width: 1280, height: 720 });
    expect(chat.text('7 days on $5').name).toBe('Headline');
    expect(chat.layers.filter(({ type }) => type === 'sticker')).toHaveLength(1);
  });

  it('gets logo and handle of the brand kit', async () => {
    const chat = new AssistantChat();
    chat.design.brandKit = {
      name: 'Crumb',
      logos: [],
      colors: ['#0b3d2e', '#f4c95d'],
      fonts: { heading: null, body: null },
      country: null,
      contacts: [{ type: 'instagram', value: '@crumb' }],
    };
    await chat.say(
      'instagram post: Summer Sale, 20% off everything until Sunday. put our instagram handle at the bottom',
    );
    expect(wordsOn(chat)).toContain('@crumb');
    expect(wordsOn(chat)).not.toMatch(/handle|bottom/iu);
  });

  it('has its picture on the side that is told', async () => {
    const chat = new AssistantChat();
    await chat.say('flyer: Yoga in the Park, every Sunday 9am, free entry. put this photo on the right side', [
      chat.picture('mug.jpg'),
    ]);
    const [photo] = chat.images;
    expect(photo && photo.x + photo.width / 2).toBeGreaterThan(chat.design.document.width * 0.55);
  });
});

describe('sizes', () => {
  it('stand in a table under what it is called', async () => {
    const chat = new AssistantChat();
    await chat.say('size chart for my linen dresses: S 84/66, M 88/70, L 92/74. all in cm');
    const table = chat.layers.find((layer): layer is TableLayer => layer.type === 'table');
    expect(table?.cells.map((row) => row.map(({ text }) => text))).toEqual([
      ['S', '84', '66'],
      ['M', '88', '70'],
      ['L', '92', '74'],
    ]);
    expect(wordsOn(chat)).toMatch(/Size Chart/u);
    expect(wordsOn(chat)).toMatch(/All in cm/u);
  });
});
