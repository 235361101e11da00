/** First messages with words that only steer the design: they are printed nowhere, and what stands beside them is not lost. */
import { describe, expect, test } from 'vitest';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

async function played(message: string) {
  const chat = new AssistantChat();
  const { calls } = await chat.say(message);
  const page = chat.texts.map(({ text }) => text).join(' ');
  return { calls, texts: chat.texts, page: page.replace(/\s+/gu, ' ').toLowerCase() };
}

describe('what only steers is not printed, and facts beside it are', () => {
  test.each([
    ['insta story with this set, "2 spots left fri" and book via link in bio', ['set'], ['book via link in bio']],
    ['etsy banner, cottagecore, mushrooms and stuff, shop name The Paper Fox', ['cottagecore', 'mushroom'], ['fox']],
    ['whatsapp status for this cake, 1kg 950 rs, dont cover the cake with text', ['dont', 'cover'], ['950 rs']],
    ['facebook cover for my gardening biz green and simple, Oak Gardens, free quotes', ['simple'], ['free quotes']],
    ['sign for the honesty box: eggs £2, jam £3.50, big and clear', ['clear'], ['jam £3.50']],
    ['poshmark listing, coach bag, nwot, $85, size is square i think', ['square'], ['nwot', '$85']],
    ['giveaway post, win a $50 voucher, like + tag 2 mates, ends sunday', [], ['like + tag 2 mates']],
    ["pin for my 'name labels' printable, editable, $4.50", [], ['printable', 'editable']],
    ['notice for the cake table: all cakes $2, gluten free on the left', [], ['gluten free on the left']],
    ['post for my sofa, good condition, grey, £80', [], ['grey']],
    ['post for candles 2 for 25', [], ['2 for 25']],
    ["flyer for my fruit n veg stall, Dave's, card payments taken", [], ['fruit n veg']],
  ])('%s', async (message, steering, told) => {
    const { page } = await played(message);
    for (const text of steering) expect(page).not.toContain(text);
    for (const text of told) expect(page).toContain(text);
  });
});

test.each([
  ['logo for my etsy shop, its called Chalk & Clover, i make teacher printables', { name: 'Chalk & Clover' }],
  [
    'logo for nail studio "Gloss by Bec", minimal, maybe a little bottle or just letters',
    { elements: ['nail polish'] },
  ],
  ['logo for barber "Fade Factory", bold, maybe scissors or just the letters', { name: 'Fade Factory' }],
])('%s draws a logo', async (message, input) => {
  const { calls } = await played(message);
  expect(calls[0]).toMatchObject({ tool: 'generate_logo', input });
});

test.each([
  ['flyer for car boot sale at st marks sunday 14th sept 8am-1pm, sellers £8 per car buyers 50p', 'sept'],
  ['story for a last min cancellation, thurs 2.30pm, gel set $55', '2.30pm'],
  ['flyer for plant sale sat 10 may 10am, entry 50p, tea', '10 may'],
])('%s shows its day larger than its lines', async (message, day) => {
  const { texts } = await played(message);
  const size = texts.find(({ text }) => text.toLowerCase().replace(/\s+/gu, ' ').includes(day))?.fontSize ?? 0;
  expect(size).toBeGreaterThan(Math.min(...texts.map(({ fontSize }) => fontSize)));
});

test('an offer leads before the kind of shop', async () => {
  const { calls } = await played('post for my poshmark closet, bundle 3 items get 20% off this weekend only');
  expect(JSON.stringify(calls[0]?.input)).toMatch(/"headline":"[^"]*20% off/iu);
});
