/**
 * Facts that are told, several wordings of each kind, on pages that say something. What is told must stand there, written
 * as the page writes it, and every other word of the page must be what it was.
 */
import { describe, expect, test } from 'vitest';
import type { TextLayer } from '#design/document/layers.ts';
import { say } from '#tests/fixtures/edit-talk.ts';
import { plainPage, writtenOn, type Written } from '#tests/fixtures/plain-page.ts';

const CAFE: Written = {
  title: 'Corner Brew',
  espresso: 'Espresso 2.80',
  cappuccino: 'Cappuccino 3.90',
  cake: 'Lemon cake 4.50',
  hours: 'Open daily 8am - 5pm',
};
const MARKET: Written = {
  title: 'Autumn Market',
  date: 'Saturday 11 October, 10am - 4pm',
  place: "St Mary's Hall, 8 Chapel Lane",
  entry: 'Entry £3',
  phone: '07700 900 142',
};
const SALE: Written = {
  title: 'Summer Sale',
  offer: '30% off all shoes',
  until: 'Until Sunday 12 July',
  button: 'Shop now',
};
const HOURS: Written = {
  title: 'Opening Hours',
  week: 'Mon - Fri 9am - 5pm',
  sat: 'Sat 10am - 3pm',
  sun: 'Sun closed',
};
const GIG: Written = {
  title: 'LOW TIDE',
  with: 'with The Salt Pans',
  date: 'Fri 10 Oct',
  doors: 'Doors 8pm',
  price: 'Tickets $15',
};
const HOUSE: Written = {
  title: '3 bed bungalow',
  price: '$425,000',
  address: '27 Elm Road, Salem',
  open: 'Open house Sunday 1-3pm',
};
const PLANS: Written = { title: 'Wedding packages', s: 'Small 400 €', m: 'Medium 900 €', l: 'Large 1.500 €' };
const TOTE: Written = { title: 'Linen tote', price: '€39', shipping: 'Free shipping over €60' };
const FAIR: Written = { title: 'Spring Fair', date: 'Saturday & Sunday, 10am - 4pm', entry: 'Adults $8, kids $4' };
const CLASSES: Written = { title: 'Swim School', list: 'Tadpoles 9:00\nFrogs 9:45\nSharks 10:30', fee: '£84 per term' };
const DINNER: Written = { title: 'Tasting Menu', price: '65 € per person', date: 'Freitag, 13. November' };
const WEDDING: Written = { names: 'Hannah & Jonas', date: '14 June 2026', rsvp: 'RSVP by 1 May' };
const CANDLE: Written = { title: 'Fig Leaf', sub: 'Scent of the month', price: '€24' };
const GYM: Written = { title: 'GYM', offer: 'First month free', until: 'Join before 1 Feb' };
const SHOP: Written = { title: 'Velvet & Vine', code: 'Use code SPRING15', handle: '@velvetandvine' };

/** The page, what is told of it, and what it says then; null: nobody can tell what is meant. */
type Case = readonly [page: Written, told: readonly string[], says: Written | null];

const KINDS: Readonly<Record<string, readonly Case[]>> = {
  amounts: [
    [
      CAFE,
      ['cappucino is 4.20 now', 'make the cappuccino 4.20', 'cappuccino 4.20 not 3.90'],
      { cappuccino: 'Cappuccino 4.20' },
    ],
    [CAFE, ['espresso 3 and lemon cake 4.80 now'], { espresso: 'Espresso 3.00', cake: 'Lemon cake 4.80' }],
    [MARKET, ['entry has gone up to 4 pounds', 'sorry entry is £4', 'its 4 pounds entry now'], { entry: 'Entry £4' }],
    [
      SALE,
      ['its 25 percent off now', 'actually 25%', 'its 25% not 30', 'make it 25% off'],
      { offer: '25% off all shoes' },
    ],
    [HOUSE, ['price dropped to 415k!', 'its 415,000 now', 'asking 415000 now'], { price: '$415,000' }],
    [PLANS, ['large one is 1.600 now', 'the last one is 1.600', 'its 1.600 not 1.500'], { l: 'Large 1.600 €' }],
    [TOTE, ['oops 34 not 39', 'wait i meant €34', 'it costs 34 now'], { price: '€34' }],
    [TOTE, ['free shipping is over 50 now'], { shipping: 'Free shipping over €50' }],
    [DINNER, ['70 instead of 65', 'its 70 euro now'], { price: '70 € per person' }],
    [FAIR, ['kids are 5 now'], { entry: 'Adults $8, kids $5' }],
    [PLANS, ['it should be 950'], null],
    [FAIR, ['its 10 now'], null],
  ],
  days: [
    [
      MARKET,
      ['sorry my bad its sunday the 12th', 'moved to the sunday, so the 12th', 'its the 12th not the 11th'],
      { date: 'Sunday 12 October, 10am - 4pm' },
    ],
    [SALE, ['sale runs until the 19th now', 'until 19 july', 'it ends on the 19th'], { until: 'Until Sunday 19 July' }],
    [
      GIG,
      ["gig's been pushed back a week, same time same place", 'its a week later, so fri 17 oct'],
      { date: 'Fri 17 Oct' },
    ],
    [GIG, ['the date is 7 november'], { date: 'Fri 7 Nov' }],
    [WEDDING, ['the date is 21 june 2026 now'], { date: '21 June 2026' }],
    [DINNER, ['its the 20th of november'], { date: 'Freitag, 20. November' }],
    [FAIR, ['its only sunday now not saturday'], { date: 'Sunday, 10am - 4pm' }],
    [FAIR, ['sat 9 to 5 now', 'its friday now'], null],
  ],
  times: [
    [CAFE, ['we close at 6 now', 'open til 6pm now'], { hours: 'Open daily 8am - 6pm' }],
    [GIG, ['doors are at half 7 not 8', 'doors 7:30 now'], { doors: 'Doors 7:30pm' }],
    [HOURS, ['saturdays we open at 9 now', 'sat is 9 to 3 now'], { sat: 'Sat 9am - 3pm' }],
    [HOURS, ['were open til 6 on weekdays now'], { week: 'Mon - Fri 9am - 6pm' }],
    [HOURS, ['we r open sundays now, 11 to 3'], { sun: 'Sun 11am - 3pm' }],
    [HOURS, ['closed on saturdays now'], { sat: 'Sat closed' }],
    [CLASSES, ['frogs are at 9:50'], { list: 'Tadpoles 9:00\nFrogs 9:50\nSharks 10:30' }],
    [HOURS, ['fri we close at 4'], null],
    [CAFE, ['weekdays we open at 7'], null],
  ],
  contacts: [
    [SHOP, ['insta is @velvet.official now'], { handle: '@velvet.official' }],
    [MARKET, ['new number 07700 900 188', 'the phone number is 07700 900 188 now'], { phone: '07700 900 188' }],
    [MARKET, ['the number ends with 188'], { phone: '07700 900 188' }],
    [HOUSE, ['29 Elm Road not 27'], { address: '29 Elm Road, Salem' }],
    [SHOP, ['code is SPRING20 now'], { code: 'Use code SPRING20' }],
  ],
  names: [
    [WEDDING, ['its Hanna without h at the end', "it's spelled Hanna"], { names: 'Hanna & Jonas' }],
    [WEDDING, ['Johannes, not Jonas!! sorry'], { names: 'Hannah & Johannes' }],
    [
      CANDLE,
      ['fig leaf was last month, its wild rose now', 'instead of fig leaf write Wild Rose'],
      { title: 'Wild Rose' },
    ],
    [GYM, ['boss says its 2 weeks free not the first month'], { offer: '2 weeks free' }],
    [GIG, ['support is now Kelp instead of The Salt Pans'], { with: 'with Kelp' }],
  ],
};

describe.each(Object.entries(KINDS))('%s', (_kind, cases) => {
  test.each(cases.flatMap(([page, told, says]) => told.map((message) => ({ message, page, says }))))(
    '$message',
    async ({ message, page, says }) => {
      const design = plainPage(page);
      expect(await say({ design, turns: [] }, message)).toBe(says !== null);
      expect(writtenOn(design)).toEqual({ ...page, ...says });
    },
  );
});

const CHART: Written = {
  title: 'Kids Hoodie',
  table: [
    ['Size', 'Chest', 'Length'],
    ['2Y', '54', '38'],
    ['4Y', '58', '42'],
  ],
};
const MENU: Written = {
  title: 'La Piazza',
  table: [
    ['Margherita', '9,50'],
    ['Funghi', '11,00'],
    ['Tiramisu', '6,00'],
  ],
};
const BAKES: Written = { title: 'Saturday Bakes', list: 'Sourdough loaf £4\nCinnamon bun £2.50\nCheese scone £2' };
const rows = ({ table }: Written, ...more: readonly (readonly string[])[]): Written => ({
  table: [...(table as readonly (readonly string[])[]), ...more],
});

const LISTS: readonly Case[] = [
  [
    CHART,
    ['add 6Y with chest 62 and length 46 please', 'forgot 6Y!! chest 62 and length 46', 'add 6Y 62 46'],
    rows(CHART, ['6Y', '62', '46']),
  ],
  [
    CHART,
    ['chest for 4Y should be 59', '4Y chest is 59 not 58', 'chest of the 4Y is wrong, 59'],
    {
      table: [
        ['Size', 'Chest', 'Length'],
        ['2Y', '54', '38'],
        ['4Y', '59', '42'],
      ],
    },
  ],
  [CHART, ['4Y is 60'], null],
  [
    CHART,
    ['add a column for sleeve: 40, 44'],
    {
      table: [
        ['Size', 'Chest', 'Length', 'Sleeve'],
        ['2Y', '54', '38', '40'],
        ['4Y', '58', '42', '44'],
      ],
    },
  ],
  [
    MENU,
    ['forgot one: Calzone 13,00', 'add a calzone for 13', 'Calzone 13,00, forgot that one'],
    rows(MENU, ['Calzone', '13,00']),
  ],
  [
    MENU,
    ['we dont do tiramisu anymore', 'take the tiramisu off'],
    {
      table: [
        ['Margherita', '9,50'],
        ['Funghi', '11,00'],
      ],
    },
  ],
  [
    MENU,
    ['swap margherita and funghi'],
    {
      table: [
        ['Funghi', '11,00'],
        ['Margherita', '9,50'],
        ['Tiramisu', '6,00'],
      ],
    },
  ],
  [
    MENU,
    ['sort it by price pls, cheapest first', 'cheapest first please'],
    {
      table: [
        ['Tiramisu', '6,00'],
        ['Margherita', '9,50'],
        ['Funghi', '11,00'],
      ],
    },
  ],
  [BAKES, ['scones are 2.20'], { list: 'Sourdough loaf £4\nCinnamon bun £2.50\nCheese scone £2.20' }],
  [
    BAKES,
    ['add Rye loaf £4.50 after the sourdough'],
    { list: 'Sourdough loaf £4\nRye loaf £4.50\nCinnamon bun £2.50\nCheese scone £2' },
  ],
  [
    BAKES,
    ['take the scone line out', 'scones are cancelled, take that line out', 'no more scones'],
    { list: 'Sourdough loaf £4\nCinnamon bun £2.50' },
  ],
  [BAKES, ['swap the sourdough and the scone'], { list: 'Cheese scone £2\nCinnamon bun £2.50\nSourdough loaf £4' }],
];

describe('rows and lines', () => {
  test.each(LISTS.flatMap(([page, told, says]) => told.map((message) => ({ message, page, says }))))(
    '$message',
    async ({ message, page, says }) => {
      const design = plainPage(page);
      expect(await say({ design, turns: [] }, message)).toBe(says !== null);
      expect(writtenOn(design)).toEqual({ ...page, ...says });
    },
  );

  test('a line is crossed out alone', async () => {
    const design = plainPage(BAKES);
    expect(await say({ design, turns: [] }, 'cross out the cinnamon bun, sold out')).toBe(true);
    const { text, runs } = design.document.layers.list as TextLayer;
    expect(runs.map(({ start, end }) => text.slice(start, end))).toEqual(['Cinnamon bun £2.50']);
  });
});
