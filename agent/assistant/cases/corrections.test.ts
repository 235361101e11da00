/** Requests that lean on what was said and done before: corrections, more and less, taking back; and whole conversations with hand edits between. */
import { describe, expect, it } from 'vitest';
import { moveLayer } from '#design/document/geometry.ts';
import type { ImageLayer, LeafLayer, TextLayer } from '#design/document/layers.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

const leaf = (chat: AssistantChat, id: string) => chat.design.document.layers[id] as LeafLayer;
const words = (chat: AssistantChat, id: string) => (leaf(chat, id) as TextLayer).text;
const ink = (chat: AssistantChat, id: string) => {
  const { fill } = leaf(chat, id) as TextLayer;
  return fill.type === 'solid' ? fill.color : fill.type;
};
const size = (chat: AssistantChat, id: string) => (leaf(chat, id) as TextLayer).fontSize;
const photo = (chat: AssistantChat) => leaf(chat, 'photo') as ImageLayer;

describe('a correction', () => {
  it.each<readonly [first: string, then: string, holds: (chat: AssistantChat) => void]>([
    [
      'delete the offer',
      'no wait, put it back but say 40% off boots',
      (chat) => expect([words(chat, 'headline'), words(chat, 'offer')]).toEqual(['Summer Sale', '40% off boots']),
    ],
    [
      'the offer can go',
      'hm bring it back but make it red',
      (chat) =>
        expect([words(chat, 'offer'), ink(chat, 'offer'), ink(chat, 'headline')]).toEqual([
          '30% off sneakers',
          '#ff0000',
          '#111111',
        ]),
    ],
    [
      'change Monday to Wednesday',
      'no, Tuesday',
      (chat) => expect(words(chat, 'when')).toBe('Only this Tuesday, now $49'),
    ],
    ['make the headline red', 'not red, blue', (chat) => expect(ink(chat, 'headline')).toBe('#0000ff')],
    [
      'what colour is the headline?',
      'make it green',
      (chat) => expect([ink(chat, 'headline'), ink(chat, 'offer')]).toEqual(['#008000', '#111111']),
    ],
    [
      'what size is the headline?',
      'great, use it on the offer as well. not the price tho',
      (chat) => expect([size(chat, 'offer') > 80, size(chat, 'when')]).toEqual([true, 40]),
    ],
    [
      'make the headline red and the line below it a bit smaller',
      'even smaller',
      (chat) => expect([size(chat, 'offer') < 50, size(chat, 'headline')]).toEqual([true, 110]),
    ],
    ['make the headline red', 'no, green', (chat) => expect(ink(chat, 'headline')).toBe('#008000')],
    [
      'make the headline red',
      'sorry, i meant the offer',
      (chat) => expect([ink(chat, 'headline'), ink(chat, 'offer')]).toEqual(['#111111', '#ff0000']),
    ],
    [
      'make the offer red',
      'same for the headline',
      (chat) => expect([ink(chat, 'headline'), ink(chat, 'offer')]).toEqual(['#ff0000', '#ff0000']),
    ],
    [
      'make the background pink',
      'no, peach',
      (chat) => expect(chat.background).toEqual({ type: 'solid', color: '#ffcba4' }),
    ],
    ['move the photo to the left', 'no, right', (chat) => expect(chat.quadrant(photo(chat))).toBe('right')],
    [
      'change the price to $39',
      'actually $29',
      (chat) => expect(words(chat, 'when')).toBe('Only this Monday, now $29'),
    ],
    [
      'change the headline to Winter Sale',
      'no, Autumn Sale',
      (chat) => expect(words(chat, 'headline')).toBe('Autumn Sale'),
    ],
    ['make the headline bigger', 'too big', (chat) => expect(size(chat, 'headline')).toBeLessThan(140)],
    [
      'make the headline much bigger',
      'a bit less',
      (chat) => expect([size(chat, 'headline') > 110, size(chat, 'headline') < 187]).toEqual([true, true]),
    ],
    ['make the offer smaller', 'even smaller', (chat) => expect(size(chat, 'offer')).toBeLessThan(45)],
    ['make the photo brighter', 'a bit more', (chat) => expect(photo(chat).filters.brightness).toBeGreaterThan(0.2)],
    ['make the photo brighter', 'too much', (chat) => expect(photo(chat).filters.brightness).toBeLessThan(0.15)],
    ['move the photo 100px up', 'more', (chat) => expect(photo(chat).y).toBe(200)],
    [
      'make the headline red and the photo round',
      'undo that',
      (chat) => expect([ink(chat, 'headline'), photo(chat).frame.type]).toEqual(['#111111', 'rectangle']),
    ],
    ['move the photo to the bottom', 'put it back', (chat) => expect(photo(chat).y).toBe(400)],
    ['delete the photo', 'bring the photo back', (chat) => expect(photo(chat)).toBeDefined()],
    ['remove the background of the photo', 'bring the background back', (chat) => expect(photo(chat).mask).toBeNull()],
    ['another version', 'i liked the first one better', (chat) => expect(size(chat, 'headline')).toBe(110)],
    ['align the texts left', 'no, right', (chat) => expect((leaf(chat, 'headline') as TextLayer).align).toBe('right')],
  ])('“%s” → “%s”', async (first, then, holds) => {
    const chat = chatOnPage();
    await chat.say(first);
    const { said, calls } = await chat.say(then);
    expect(
      calls.every(({ outcome }) => outcome.ok),
      said,
    ).toBe(true);
    holds(chat);
  });

  it('of the thing meant takes back nothing that was done by hand', async () => {
    const chat = chatOnPage();
    await chat.say('make the headline red');
    chat.design.edit({ type: 'layer.update', id: 'when', patch: { opacity: 0.5 } });
    await chat.say('no, the offer');
    expect(leaf(chat, 'when').opacity).toBe(0.5);
    expect([ink(chat, 'offer'), ink(chat, 'headline')]).toEqual(['#ff0000', '#111111']);
  });

  it('without words asks what it should be instead', async () => {
    const chat = chatOnPage();
    await chat.say('make the headline red');
    const { said, calls } = await chat.say('nope');
    expect(calls).toEqual([]);
    expect(said).toContain('instead');
  });
});

describe('a question that is not answered', () => {
  it.each(['an email header version too', 'also as a story', 'make it a facebook cover'])(
    'gives way to another wish: %s',
    async (wish) => {
      const chat = new AssistantChat();
      await chat.say('Instagram post for my summer sale, 30% off');
      expect((await chat.say('rotate it')).said).toMatch(/^Which one do you mean/);
      expect((await chat.say(wish)).calls.map(({ tool }) => tool)).toEqual(['resize']);
    },
  );
});

describe('a conversation', () => {
  it('from a brief to the file, with hand edits between', async () => {
    const chat = new AssistantChat();
    await chat.say('poster for our jazz night on friday 12 june at 8pm, tickets $15');
    expect(chat.design.document).toMatchObject({ width: 2480, height: 3508 });
    expect(chat.text('Jazz Night').name).toBe('Headline');
    expect(chat.text('Friday 12 June').text).toContain('8pm');
    // The person moves the headline.
    const headline = chat.text('Jazz Night');
    chat.design.edit({ type: 'layer.update', id: headline.id, patch: { y: headline.y + 40 } });
    await chat.say('make it friday 19 june');
    expect(chat.text('19 June').text).toContain('8pm');
    await chat.say('tickets are $18 now');
    expect(chat.text('$18')).toBeDefined();
    await chat.say('make the headline gold');
    expect(chat.text('Jazz Night').fill).toEqual({ type: 'solid', color: '#ffd700' });
    await chat.say('no, white');
    expect(chat.text('Jazz Night').fill).toEqual({ type: 'solid', color: '#ffffff' });
    await chat.say('add a music note sticker top right');
    expect(chat.layers.filter(({ type }) => type === 'sticker')).toHaveLength(1);
    await chat.say('bigger');
    await chat.say('undo');
    expect(chat.layers.filter(({ type }) => type === 'sticker')).toHaveLength(1);
    const { calls } = await chat.say('download as pdf pls');
    expect(calls).toMatchObject([{ tool: 'export', input: { format: 'pdf' }, outcome: { ok: true } }]);
  });

  it('about a product photo', async () => {
    const chat = new AssistantChat();
    await chat.say('Instagram post for my summer sale, 30% off sneakers', [chat.picture('IMG_2041.jpg')]);
    await chat.say('make it 40%');
    expect(chat.text('40%')).toBeDefined();
    await chat.say('change the headline to Last Days');
    await chat.say('another version');
    // What was changed since stays changed.
    expect(chat.texts.map(({ text }) => text).sort()).toEqual(
      ['40% off sneakers', 'Last Days', 'Shop the sale', 'Favourites for less'].sort(),
    );
    expect(chat.images).toHaveLength(1);
    await chat.say('more minimal');
    expect(chat.called).toContain('compose_design');
    await chat.say('make the button green');
    expect(chat.text('Shop the sale').box?.fill).toEqual({ type: 'solid', color: '#008000' });
    await chat.say('story version too');
    expect(chat.design.created.map(({ document }) => document.height)).toEqual([1920]);
    await chat.say('delete the button');
    expect(chat.texts.some(({ text }) => text === 'Shop the sale')).toBe(false);
    const { said } = await chat.say('thx!');
    expect(said).toContain('Anything else');
  });

  it('about a code, which is what stands behind that word', async () => {
    const chat = new AssistantChat();
    const { said } = await chat.say('Instagram post: "Best fit I ever bought" – customer review, code SUNNY20');
    expect(said).not.toMatch(/““|””/u);
    await chat.say('change the code to SUN30');
    expect(chat.texts.map(({ text }) => text).join(' ')).toMatch(/Code SUN30/iu);
  });

  it('by hand and by words on the same layer', async () => {
    const chat = chatOnPage();
    await chat.say('move the photo up a bit');
    const moved = photo(chat);
    const by = moveLayer(moved, 60, 0);
    chat.design.edit({ type: 'layer.update', id: 'photo', patch: { x: by.x } });
    await chat.say('bigger');
    const grown = photo(chat);
    expect(grown.width).toBeGreaterThan(moved.width);
    expect(Math.round(grown.x + grown.width / 2)).toBe(Math.round(by.x + by.width / 2));
    await chat.say('crop it to square');
    expect(photo(chat).width).toBeCloseTo(photo(chat).height, -1);
    await chat.say('now the offer: smaller and dark green');
    expect([size(chat, 'offer') < 60, ink(chat, 'offer')]).toEqual([true, '#006400']);
    await chat.say('and italic');
    expect((leaf(chat, 'offer') as TextLayer).italic).toBe(true);
    await chat.say('undo the last two changes');
    expect([ink(chat, 'offer'), (leaf(chat, 'offer') as TextLayer).italic]).toEqual(['#111111', false]);
  });

  it('over several pages', async () => {
    const chat = chatOnPage();
    await chat.say('duplicate this page');
    expect(Object.keys(chat.design.document.pages)).toHaveLength(2);
    await chat.say('make the headline purple');
    const inks = chat.texts
      .filter(({ text }) => text === 'Summer Sale')
      .map(({ fill }) => (fill.type === 'solid' ? fill.color : ''));
    expect(inks.sort()).toEqual(['#111111', '#800080']);
    expect((await chat.say('how many pages are there?')).said).toContain('2 pages');
    await chat.say('go to page 1');
    await chat.say('add a page with our opening hours');
    expect(Object.keys(chat.design.document.pages)).toHaveLength(3);
    expect(chat.text('Opening hours')).toBeDefined();
    await chat.say('delete page 2');
    expect(Object.keys(chat.design.document.pages)).toHaveLength(2);
    expect((await chat.say('go to page 7')).said).toContain('no page 7');
  });

  it('of many turns, the oldest of which are forgotten', async () => {
    const chat = chatOnPage();
    for (let round = 0; round < 26; round += 1) {
      const { calls } = await chat.say(round % 2 === 0 ? 'move the photo 3px up' : 'move the photo 2px left');
      expect(calls).toHaveLength(1);
    }
    expect([photo(chat).x, photo(chat).y]).toEqual([290 - 26, 400 - 39]);
    await chat.say('undo');
    expect(photo(chat).x).toBe(290 - 24);
  });

  it('of a beginner who adds facts one by one', async () => {
    const chat = new AssistantChat();
    await chat.say('Im opening a coffee shop next month, can you help me with a flyer');
    expect(chat.text('Opening Soon').name).toBe('Headline');
    await chat.say('the name is Crumb');
    await chat.say('make the title Crumb Coffee');
    expect(chat.text('Crumb Coffee').name).toBe('Headline');
    await chat.say('address is 14 Mill Lane');
    expect(chat.text('14 Mill Lane')).toBeDefined();
    expect((await chat.say('id like a picture of coffee in it')).said).toContain('OPENAI_API_KEY');
    await chat.say('ok then add a coffee cup emoji');
    expect(chat.layers.filter(({ type }) => type === 'sticker')).toHaveLength(1);
    await chat.say('use a warm color palette');
    expect(chat.last?.calls[0]).toMatchObject({ tool: 'compose_design', input: { rework: true } });
    expect(chat.text('Crumb Coffee')).toBeDefined();
  });

  it('about a logo', async () => {
    const chat = new AssistantChat();
    expect((await chat.say('i need a logo')).said).toContain('What is the name');
    const { calls } = await chat.say('Crumb, a bakery');
    expect(calls).toMatchObject([
      { tool: 'generate_logo', input: { name: 'Crumb', description: 'bakery' }, outcome: { ok: true } },
    ]);
    await chat.say('use the third one');
    expect(chat.last?.calls).toMatchObject([
      { tool: 'generate_logo', input: { name: 'Crumb', place: 3 }, outcome: { ok: true } },
    ]);
    await chat.say('make it smaller and put it top left');
    const group = chat.layers.find(({ type }) => type === 'group');
    expect(group?.name).toContain('Crumb');
    await chat.say('more like the second logo');
    expect(chat.last?.calls).toMatchObject([{ tool: 'generate_logo', input: { name: 'Crumb', variant: 1 } }]);
  });
});
