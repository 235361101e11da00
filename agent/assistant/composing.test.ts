/** First prompts: what the built-in assistant composes of a brief. Judged by the document that comes out. */
import { beforeEach, describe, expect, it } from 'vitest';
import { lintPage } from '#design/lint/lint-page.ts';
import { areaOf, extentOf, overlapOf } from '#tools/contract/page-space.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

let chat: AssistantChat;
beforeEach(() => {
  chat = new AssistantChat();
});

/** Everything that is read or looked at lies on the page, large enough, in its box, and no text over another. Decoration may bleed. What is legible, only real pixels tell. */
async function soundDesign(): Promise<void> {
  const { design } = chat;
  const findings = await lintPage(design.document, design.page, design.environment());
  expect(findings.filter(({ rule }) => rule !== 'contrast').map(({ rule, words }) => `${rule}: ${words}`)).toEqual([]);
  for (const text of chat.texts)
    for (const other of chat.texts)
      if (other !== text)
        expect(overlapOf(extentOf(text), extentOf(other)), `“${text.text}” and “${other.text}”`).toBe(0);
}

describe('a brief', () => {
  it.each([
    [
      'Instagram post for my summer sale, 30% off sneakers',
      [1080, 1080],
      ['Summer Sale', 'Favourites for less', '30% off sneakers', 'Shop the sale'],
    ],
    [
      'Create an Instagram story announcing our new coffee blend, from $12',
      [1080, 1920],
      ['New Coffee Blend', 'Sit down, slow down, sip', 'From $12', 'Order now'],
    ],
    ['Make a YouTube thumbnail about 10 tips for better sleep', [1280, 720], ['10 Tips for Better Sleep']],
    [
      'A4 flyer for my yoga class, every Monday at 7pm',
      [2480, 3508],
      ['Yoga Class', 'Find your balance', 'Every Monday at 7pm'],
    ],
    [
      'facebook post for my bakery: fresh bread every morning',
      [1200, 630],
      ['Fresh Bread Every Morning', 'Follow the smell of butter', 'Order now'],
    ],
    ['design a pinterest pin for my vintage dress shop', [1000, 1500], ['Made to Move In', 'Twirl in it', 'Shop now']],
    [
      'A square post for our autumn sale: warm background, big headline “Leaves fall. So do prices.”, small line “Until Sunday”',
      [1080, 1080],
      ['Leaves fall. So do prices.', 'Until Sunday'],
    ],
    [
      'Poster for my bakery with the text "Fresh bread daily" on a dark green background',
      [2480, 3508],
      ['Fresh bread daily'],
    ],
    ['story with my new candle, $24', [1080, 1920], ['New Candle', 'Let the room breathe', '$24', 'Shop now']],
    [
      'poster with the title Jazz Night and the subtitle Live at the Blue Room',
      [2480, 3508],
      ['Jazz Night', 'Live at the Blue Room'],
    ],
    [
      'Make a post with the headline "Grand Opening" and "Free coffee all day"',
      [1080, 1080],
      ['Grand Opening', 'Free coffee all day'],
    ],
    [
      'Black Friday, up to 70% off everything',
      [1080, 1080],
      ['Black Friday', 'Come in and treat yourself', 'Up to 70% off everything'],
    ],
    ['Etsy listing for handmade silver earrings, $49', [2700, 2025], ['Handmade Silver Earrings', '$49']],
    ['we are hiring baristas', [1080, 1080], ['We are hiring baristas']],
  ])('%s', async (brief, [width, height], words) => {
    const { result, said, calls } = await chat.say(brief, [chat.picture('photo.jpg', 1600, 1200)]);
    expect(result.state).toBe('finished');
    expect(calls.every(({ outcome }) => outcome.ok)).toBe(true);
    expect(chat.design.document).toMatchObject({ width, height });
    expect(chat.texts.map(({ text }) => text).sort()).toEqual([...words].sort());
    expect(chat.images).toHaveLength(1);
    const photo = chat.images[0]!;
    expect(areaOf(extentOf(photo))).toBeGreaterThan((width ?? 0) * (height ?? 0) * 0.1);
    expect(chat.texts.find(({ name }) => name === 'Headline')?.text).toBe(words[0]);
    await soundDesign();
    for (const word of words) expect(said).toContain(word.replace(/\s+/g, ' '));
  });

  it.each([
    'poster for a birthday party for Mia, Saturday 5pm',
    'Webinar about AI for shop owners, free entry',
    'Spring flower market on 12 April',
  ])('without a photo: %s', async (brief) => {
    const { said } = await chat.say(brief);
    expect(chat.images).toHaveLength(0);
    expect(chat.texts.length).toBeGreaterThan(0);
    await soundDesign();
    expect(said).toMatch(/^Here is/);
  });

  it('takes the colours that it names', async () => {
    await chat.say('Instagram post for our winter menu in navy and gold');
    expect(chat.background).toEqual({ type: 'solid', color: '#000080' });
    expect(chat.texts.map(({ text }) => text).sort()).toEqual(['We’d love to show you', 'Winter Menu']);
    await soundDesign();
  });

  it('goes on with what else was wished for', async () => {
    const { calls } = await chat.say('Create a story for my sneaker drop and download it as webp');
    expect(calls.at(-1)).toMatchObject({ tool: 'export', input: { format: 'webp' }, outcome: { ok: true } });
    expect(chat.design.document.height).toBe(1920);
  });

  it('with a photo and no words asks for the words, and sets them', async () => {
    const { said } = await chat.say('', [chat.picture('photo.jpg')]);
    expect(chat.images).toHaveLength(1);
    expect(said).toContain('What should the headline say?');
    await chat.say('Fresh every day');
    expect(chat.text('Fresh every day').fontSize).toBeGreaterThan(40);
    expect(chat.texts).toHaveLength(1);
  });

  it('with several photos shows them all', async () => {
    await chat.say('Instagram post for my new collection', [
      chat.picture('a.jpg'),
      chat.picture('b.jpg', 900, 1200),
      chat.picture('c.jpg', 800, 800),
    ]);
    expect(new Set(chat.images.map(({ asset }) => asset)).size).toBe(3);
    const boxes = chat.images.map(extentOf);
    expect(boxes.every((box, index) => boxes.slice(index + 1).every((other) => overlapOf(box, other) === 0))).toBe(
      true,
    );
    await soundDesign();
  });

  it('replaces what is there only when told to start over', async () => {
    await chat.say('Instagram post for my summer sale');
    await chat.say('start over with a new design: Create a poster for my book club');
    const texts = chat.texts.map(({ text }) => text.replace(/\s+/gu, ' '));
    expect(texts).toContain('Book Club');
    expect(texts.join(' ')).not.toMatch(/sale|start over|poster/iu);
  });

  it('leaves the photo of an earlier design out of a new subject, unless it is asked for', async () => {
    await chat.say('Instagram post for my sneaker sale', [chat.picture('sneaker.jpg')]);
    await chat.say('start over: wedding invitation for Anna and Ben');
    expect(chat.images).toHaveLength(0);
    await chat.say('start over: poster for my shoe shop with the photo');
    expect(chat.images).toHaveLength(1);
  });

  it('that puts a photo on a background and writes on it is done word by word', async () => {
    await chat.say('Put this shoe on a sunny background and write SUMMER SALE on top', [chat.picture('shoe.jpg')]);
    expect(chat.background).toEqual({ type: 'solid', color: '#ffd23f' });
    expect(chat.images).toHaveLength(1);
    expect(chat.quadrant(chat.text('SUMMER SALE'))).toBe('top');
  });
});

describe('a composition', () => {
  it('is worked on like anything else', async () => {
    await chat.say('Instagram post for my summer sale, 30% off sneakers', [chat.picture('shoe.jpg')]);
    const before = chat.text('Summer').fontSize;
    const side = extentOf(chat.images[0]!).x;
    await chat.say('make the headline bigger, photo to the left and give me a story version too');
    expect(chat.text('Summer').fontSize).toBeGreaterThan(before);
    expect(extentOf(chat.images[0]!).x).toBeLessThan(side);
    expect(chat.design.document).toMatchObject({ width: 1080, height: 1080 });
    expect(chat.design.created.map(({ document: { width, height } }) => [width, height])).toEqual([[1080, 1920]]);
    await chat.say('delete the offer and make the background black');
    expect(chat.texts.map(({ text }) => text).sort()).toEqual(['Favourites for less', 'Shop the sale', 'Summer Sale']);
  });

  it('is one step to undo', async () => {
    await chat.say('Instagram story for my summer sale', [chat.picture('shoe.jpg')]);
    await chat.say('undo that please');
    expect(chat.layers).toHaveLength(0);
    expect(chat.design.document).toMatchObject({ width: 1080, height: 1080 });
  });

  it('is told as it is when a part of it fails', async () => {
    const gone = chat.picture('gone.jpg');
    chat.environment = { assets: { ...chat.design.assetsPort, info: async () => null } };
    const { said } = await chat.say('Instagram post for my summer sale', [gone]);
    expect(said).not.toMatch(/with .*photo/);
    expect(said).toContain('gone.jpg');
    expect(chat.text('Summer Sale')).toBeDefined();
  });
});
