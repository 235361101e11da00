/** First messages as lists of clauses: what of them stands on the page, what does not, in which size, and what the answer says is left out. */
import { describe, expect, test } from 'vitest';
import { contrast } from '#design/layout/contrast.ts';
import { message as ask } from '#messages/message.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

/** All words of the page, lower case, without line breaks; cells of tables included. */
async function wordsOf(message: string) {
  const chat = new AssistantChat();
  const { said } = await chat.say(message);
  const cells = chat.layers.flatMap((layer) =>
    layer.type === 'table' ? layer.cells.flat().map(({ text }) => text) : [],
  );
  const texts = [...chat.texts.map(({ text }) => text), ...cells];
  return { said, page: texts.join(' ').replace(/\s+/gu, ' ').toLowerCase(), design: chat.design.document };
}

describe('what is told stands on the page, word for word', () => {
  test.each([
    ['insta post, vintage levis 501 size 32, $45, dm to buy', ['vintage levis 501 size 32', '$45', 'dm to buy']],
    ['post: nike dunks size 9, worn twice, £60 ono', ['nike dunks size 9', 'worn twice', '£60 ono']],
    ['listing pic, oak chest, like new, pick up only, £90', ['like new', 'pick up only']],
    ['flyer for toddler toys, well loved, plus sizes of clothes too, £5 a bag', ['well loved', 'plus sizes']],
    [
      'voucher, free wash, not valid on sundays, not exchangeable for cash',
      ['not valid on sundays', 'not exchangeable'],
    ],
    ['flat to let, asking 950 a month, no smokers', ['asking 950', 'no smokers']],
    ['price list for hair salon. wash $10, cut $25, cut + colour $70', ['cut + colour', '$70']],
    ['price list for house cleaning, 1 bed flat £45, 2 bed £60', ['house cleaning', '1 bed flat', '£45']],
    ['post for my kids shoes sale, from £4, smoke free home', ['kids shoes', 'smoke free home']],
    ['thank you card. thank u for your order! tag us @tinyloom', ['thank u for your order!', '@tinyloom']],
    ['we need a baker. full time, start asap, ring Jo on 07700 900123', ['start asap', 'full time']],
    ['window cleaner flyer, Shine Bright, houses from £10', ['shine bright', 'window cleaner']],
    ['facebook cover for Hill Farm Eggs, free range, honesty box', ['free range', 'honesty box']],
    ['etsy listing photo: crochet bunny, 22cm, cotton yarn', ['crochet bunny', '22cm']],
  ])('%s', async (message, told) => {
    const { page } = await wordsOf(message);
    for (const text of told) expect(page).toContain(text);
  });
});

describe('words that lead to it or say what it is for are not printed', () => {
  test.each([
    ['notes from my phone: open house sunday 3pm / 18 Birch Lane', 'notes'],
    ['copied from my notes: car boot sale / sunday 8am / £6 a car', 'copied'],
    ["here's what it should say: Summer Fete, 5 July, raffle, teas", 'here'],
    ['poster. copy this: book swap, friday 6pm, bring two books', 'copy'],
    ['need a thank you card to put in my parcels. thank you for shopping small', 'parcels'],
    ['a card to hand out at the fair, Rosie Bakes, @rosiebakes', 'hand out'],
    ['can you make a post for my mugs, £12 each, not too busy', 'busy'],
  ])('%s', async (message, word) => {
    expect((await wordsOf(message)).page).not.toContain(word);
  });
});

test.each([
  ['thank you card, thanks for your order', [1800, 1200]],
  ['coupon buy 4 coffees get the 5th free', [1800, 1200]],
  ['loyalty card, buy 9 coffees get your 10th free, Bean There cafe', [1050, 600]],
  ['gift tag with "made by Ruth" on it', [1050, 600]],
  ['square gift voucher 1080x1080, £20', [1080, 1080]],
])('%s has a size that fits', async (message, [width, height]) => {
  expect((await wordsOf(message)).design).toMatchObject({ width, height });
});

test.each(['garage sale', 'birthday party', 'black friday', 'dog grooming', 'handmade candles'])(
  '%s alone is a brief',
  async (message) => {
    expect((await wordsOf(message)).page).toContain(message);
  },
);

test.each(['make it blue', 'bigger text', 'left'])('%s alone is none', async (message) => {
  expect((await wordsOf(message)).page).toBe('');
});

test.each([
  'price list for a barber, cut $25, shave $18, beard $12',
  'apartment for rent, 2 bed, no pets, $1,450/mo',
  'post: used pram, good condition, £40, collection from Hove',
  'lost cat, answers to Momo, call 07700 900123',
])('nothing is made up for %s', async (message) => {
  const { page } = await wordsOf(message);
  for (const word of ['shop now', 'come', 'you’ll', 'please']) expect(page).not.toContain(word);
});

test('what is left out is said', async () => {
  const { said } = await wordsOf('i run a small bakery in Leeds and i need a poster for our new sourdough, £4 a loaf');
  expect(said).toContain('“i run a small bakery in Leeds”');
});

test('what a long list has no room for is said', async () => {
  const things = 'lamps, chairs, toys, books, tools, plates, shoes, coats, bikes, prams, desks, rugs, mirrors, radios';
  const { said, page } = await wordsOf(`yard sale, saturday 9am, ${things}`);
  const left = things.split(', ').filter((thing) => !page.includes(thing));
  expect(left.length).toBeGreaterThan(0);
  for (const thing of left) expect(said.toLowerCase()).toContain(thing);
});

test.each([
  ['flyer for Cakes by Lena, birthday cakes from £30', 'cakes by lena'],
  ['price list dog groomer Muddy Paws. small dog £30, large £50', 'muddy paws'],
  ['loyalty card, buy 9 get one free, Bean There cafe', 'bean there cafe'],
  ['quiz night / thurs 8pm / the kings arms', 'the kings arms'],
])('%s keeps the name whole', async (message, name) => {
  expect((await wordsOf(message)).page).toContain(name);
});

test.each([
  ['a poster for yoga class, pink and gold', ['#ffc0cb', '#ffd700']],
  ['a poster for yoga class, pinks and cream', ['#ffc0cb', '#fff6e0']],
])('%s uses both colors', async (message, colors) => {
  const chat = new AssistantChat();
  const { calls } = await chat.say(message);
  expect(calls[0]).toMatchObject({ tool: 'compose_design', input: { colors } });
});

describe('details in passing stand on the page, and what only steers does not', () => {
  test.each([
    ['sign for our shop, closed this monday, back tuesday 9am, sorry!!', ['sorry!!'], []],
    [
      'thank you card, says thanks for your order, leave a review if you like it',
      ['leave a review if you like it'],
      [],
    ],
    [
      'job post: junior florist, own car useful but not essential, call 01632 960111',
      ['own car useful but not essential'],
      [],
    ],
    ['business card Ana Ruiz, lash artist, 07700 900222, ana.lash on insta', ['ana.lash on insta'], []],
    ['etsy listing photo, oak spoon, handmade, 30cm long', ['handmade', '30cm long'], []],
    ['product drop: wool beanie, cream or navy, £24', ['cream or navy'], []],
    ['quiz night poster, the white horse, thursday 8pm', ['the white horse'], []],
    ['halloween party flyer, black and orange, DJ Vex, 8pm till late', ['dj vex'], ['black and orange']],
    ['instagram post for my photo studio, family shoots in may, 10 edited pics, £90', ['10 edited pics'], []],
    ['lost dog poster. brown spaniel, called Bramble, ring 07700 900333', ['called bramble'], []],
    ['invite for Leos 6th birthday, dinosaurs, sunday 3pm village hall', ['leos 6th birthday'], ['dinosaurs']],
    ['story for my walks, add paws or something', [], ['something']],
    ['swim class flyer, kids 5+, saturdays 9am', ['kids 5+'], []],
  ])('%s', async (message, told, steers) => {
    const { page } = await wordsOf(message);
    for (const text of told) expect(page).toContain(text);
    for (const text of steers) expect(page).not.toContain(text);
  });
});

describe('who or what it is about has the largest letters', () => {
  test.each([
    ['gig poster: velvet moths + support from kid lantern, sat 4 oct, the junction, £7', 'velvet moths'],
    ['gig poster: Paper Lanterns w/ special guests The Hollow Men, sat 8 nov, doors 8pm', 'paper lanterns'],
    ['craft fair banner for my stall, Wren Clay, handmade stoneware', 'wren clay'],
    ['label for my jam, Plum & Ginger, 340g, best before may 2027', 'plum & ginger'],
    ['poster for our charity bike wash, saturday 12 april 9am-1pm, fire station yard', 'charity bike wash'],
    ['loyalty card buy 7 teas get the 8th free', 'buy 7 teas get the 8th free'],
  ])('%s', async (message, largest) => {
    const chat = new AssistantChat();
    await chat.say(message);
    const [first] = [...chat.texts].sort((one, other) => other.fontSize - one.fontSize);
    expect(first?.text.replace(/\s+/gu, ' ').toLowerCase()).toBe(largest);
  });
});

describe('a list keeps its last row', () => {
  test.each([
    ['timetable for my studio. mon pilates 6am, tue yoga 7pm, sat stretch 9am in the garden', 'stretch in the garden'],
    ['class timetable: mon 7pm vinyasa, wed 7pm yin, sun 10am family yoga', 'family yoga'],
    ['price list for barber shop: cut 15, beard 8, kids under 12 10', 'kids under 12'],
  ])('%s', async (message, label) => {
    const chat = new AssistantChat();
    await chat.say(message);
    const cells = chat.layers.flatMap((layer) =>
      layer.type === 'table' ? layer.cells.flat().map(({ text }) => text.toLowerCase()) : [],
    );
    expect(cells).toContain(label);
  });
});

describe('a first logo takes its name however the message goes on', () => {
  test.each([
    ['logo Brightside Plumbing', 'Brightside Plumbing', null],
    ['need a logo, im a tattoo artist, name is Black Thistle', 'Black Thistle', 'tattoo artist'],
    ['logo pls. im a dog groomer, its called Pawfection', 'Pawfection', 'dog groomer'],
    ['logo - Harker & Son, plumbers', 'Harker & Son', 'plumbers'],
    ['logo for my mobile car valeting, Shine On', 'Shine On', 'mobile car valeting'],
    ['logo for my candle brand, wick & willow', 'wick & willow', 'candle brand'],
  ])('%s', async (message, name, description) => {
    const { calls } = await new AssistantChat().say(message);
    const logo = calls.find(({ tool }) => tool === 'generate_logo')?.input as { name: string; description?: string };
    expect(logo.name).toBe(name);
    expect(logo.description ?? null).toBe(description);
  });
});

test.each([
  ['logo for my soap shop', 'Suds & Co, handmade soap', 'Suds & Co'],
  ['logo for my soap shop, minimal and soft', 'its called Lather Lane', 'Lather Lane'],
])('a logo without a name is asked for one: %s → %s', async (request, answer, name) => {
  const chat = new AssistantChat();
  expect((await chat.say(request)).said).toBe(ask('assistant.askLogoName'));
  expect((await chat.say(answer)).calls).toMatchObject([{ tool: 'generate_logo', input: { name } }]);
});

test('stickers that are what is made are put on no design', async () => {
  const chat = new AssistantChat();
  await chat.say('need stickers for my honey jars, "Hill Farm" big, "raw honey, 340 g" small');
  expect(chat.called).toEqual(['compose_design']);
});

test('letters never get the color of the page', async () => {
  const chat = new AssistantChat();
  await chat.say('youtube thumbnail: "Ten mistakes" bold, yellow and black');
  const [text] = chat.texts;
  const page = chat.design.document.pages[chat.page];
  const color = text?.fill?.type === 'solid' ? text.fill.color : '';
  const ground = page?.background.type === 'solid' ? page.background.color : '';
  expect(contrast(color, ground)).toBeGreaterThan(2);
});

test('a question behind logos that were drawn is printed on no design', async () => {
  const chat = new AssistantChat();
  await chat.say('logo for my candle brand, Wick & Willow');
  const { calls } = await chat.say('do i own this, can i put it on products i sell?');
  expect(calls).toEqual([]);
});
