/** Tables and QR codes in the chat: wishes and what stands on the page then. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ShapeLayer } from '#design/document/layers.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

let chat: AssistantChat;
beforeEach(() => {
  chat = new AssistantChat();
});

const code = () =>
  Object.values(chat.design.document.layers).find(
    (layer): layer is ShapeLayer => layer.type === 'shape' && layer.shape.kind === 'qr',
  );
const content = () => {
  const shape = code()?.shape;
  return shape?.kind === 'qr' ? shape.content : null;
};

describe('new tables', () => {
  it.each([
    ['add a size chart for women’s tops', 'Women’s sizes, cm'],
    ['Please make a size chart for ladies dresses in inches', 'Women’s sizes, inches'],
    ["I need a men's size guide", 'Men’s sizes'],
    ['add a sizing chart for kids', 'Kids’ sizes'],
    ['put a ring size chart at the bottom', 'Ring sizes'],
    ['add a shoe size chart for men', 'Men’s shoe sizes'],
    ['add a price list', 'Price list'],
    ['create a nutrition facts table', 'Nutrition facts'],
  ])('%s', async (wish, name) => {
    await chat.does(wish);
    expect(chat.tables.map((table) => table.name)).toEqual([name]);
  });

  it('writes what is listed', async () => {
    await chat.does('make a price list: tote bag $24, leather wallet $36.50 and cap 18 €');
    expect(chat.cells).toEqual([
      ['Tote bag', '$24'],
      ['Leather wallet', '$36.50'],
      ['Cap', '18 €'],
    ]);
    expect(chat.text('Our Prices').name).toBe('Headline');
    await chat.does('add a dark table: Size, Bust\nS, 84\nM, 88');
    expect(chat.cells).toEqual([
      ['Size', 'Bust'],
      ['S', '84'],
      ['M', '88'],
    ]);
    await chat.does('add a table with 4 columns and 3 rows');
    expect([chat.tables.at(-1)?.rows.length, chat.tables.at(-1)?.columns.length]).toEqual([3, 4]);
  });
});

describe('a page around a table', () => {
  it('says what the table is of, and is made of a list of things with their prices, or of days with their hours', async () => {
    expect(await chat.does('price list for my nail salon: gel manicure $35, pedicure $45, nail art from $10')).toMatch(
      /“Our Prices” and the table/,
    );
    expect(chat.texts.map(({ name, text }) => [name, text])).toEqual(
      expect.arrayContaining([['Headline', 'Our Prices']]),
    );
    expect(chat.cells).toEqual([
      ['Gel manicure', '$35'],
      ['Pedicure', '$45'],
      ['Nail art', 'from $10'],
    ]);
    await chat.does('pedicure is 48 now');
    expect(chat.cells?.[1]).toEqual(['Pedicure', '$48']);
    chat = new AssistantChat();
    await chat.does('menu for my coffee shop: espresso 2.50, cappuccino 3.20, flat white 3.50');
    expect(chat.cells).toEqual([
      ['Espresso', '2.50'],
      ['Cappuccino', '3.20'],
      ['Flat white', '3.50'],
    ]);
    chat = new AssistantChat();
    await chat.does(
      'whatsapp status for todays menu: rajma chawal 120, paneer wrap 90, masala chaas 30. order before 11am on 98200 11223',
    );
    expect(chat.cells).toEqual([
      ['Rajma chawal', '120'],
      ['Paneer wrap', '90'],
      ['Masala chaas', '30'],
    ]);
    expect(chat.texts.some(({ text }) => text.includes('98200 11223'))).toBe(true);
    await chat.does('put book via DM at the bottom');
    expect(chat.cells).toHaveLength(3);
    expect(chat.texts.some(({ text }) => /book via dm/iu.test(text))).toBe(true);
    chat = new AssistantChat();
    await chat.does('opening hours for my bakery: mon-fri 7-18, sat 8-14, sunday closed');
    expect(chat.cells?.map(([, hours]) => hours)).toEqual(['7-18', '8-14', 'closed']);
  });

  it.each([
    [
      'price list for Bean There coffee: espresso 2.50, flat white 3.80, cookie 2.00, open daily 8-18',
      3,
      'Open daily 8-18',
    ],
    ['price list: cut 30, color 80, blow dry 25, open Tue-Sat 10-6, call 555 0101', 3, 'Call 555 0101'],
    [
      'price list for my nail salon: gel 25, acrylics 35, infills 22, closed mondays. make it elegant',
      3,
      'Closed mondays',
    ],
    [
      'price list in green: tote bag $24, cap $18, socks $9, free shipping over $50, please',
      3,
      'Free shipping over $50',
    ],
    ['price list for haircuts: men - 20, women - 35, kids - 12, walk-ins welcome', 3, 'Walk-ins welcome'],
    [
      'price list: ring $20, phone case $15, free-range eggs 3.50, text tattoo 40, message us 0151 234 5678',
      4,
      '0151 234 5678',
    ],
  ])('what costs nothing stands beside the prices: %s', async (wish, rows, note) => {
    await chat.does(wish);
    expect(chat.cells).toHaveLength(rows);
    expect(chat.texts.map(({ text }) => text).join(' · ')).toContain(note);
    expect(chat.texts.map(({ text }) => text).join(' ')).not.toMatch(/make it|please|elegant/i);
  });

  it('is told of by its rows, though no heading names its columns, and goes on filling its place', async () => {
    await chat.does('menu for my coffee shop: espresso 2.50, cappuccino 3.20, flat white 3.50');
    const before = chat.tables[0]?.height ?? 0;
    await chat.does('change cappuccino to 3.60');
    await chat.does('add a mocha for 4.00');
    expect(chat.cells).toEqual([
      ['Espresso', '2.50'],
      ['Cappuccino', '3.60'],
      ['Flat white', '3.50'],
      ['Mocha', '4.00'],
    ]);
    expect(chat.tables[0]?.height).toBeLessThanOrEqual(before + 1);
    await chat.does('another version please');
    expect(chat.cells).toEqual([
      ['Espresso', '2.50'],
      ['Cappuccino', '3.60'],
      ['Flat white', '3.50'],
      ['Mocha', '4.00'],
    ]);
    expect(chat.tables).toHaveLength(1);
  });

  it.each([
    [
      'gym membership prices: monthly $39, quarterly $99, yearly $349',
      'Gym Membership Prices',
      [
        ['Monthly', '$39'],
        ['Quarterly', '$99'],
        ['Yearly', '$349'],
      ],
    ],
    [
      'menu board for our stall: veg samosa 2 for £3, papdi chaat £4.50, mango lassi £2',
      'Menu',
      [
        ['Veg samosa', '2 for £3'],
        ['Papdi chaat', '£4.50'],
        ['Mango lassi', '£2'],
      ],
    ],
    [
      "lunch menu for tomorrow - tomato soup 6.50, caesar salad 9, lasagne 11.50, tiramisu 5. it's for Trattoria Lucia",
      'Lunch Menu',
      [
        ['Tomato soup', '6.50'],
        ['Caesar salad', '9'],
        ['Lasagne', '11.50'],
        ['Tiramisu', '5'],
      ],
    ],
    [
      'menu of the day: tomato soup 4.50, schnitzel 12.90, apple strudel 5.20. 11:30 to 14:00',
      'Menu of the Day',
      [
        ['Tomato soup', '4.50'],
        ['Schnitzel', '12.90'],
        ['Apple strudel', '5.20'],
      ],
    ],
    [
      'weekly class schedule: monday yoga 6pm, wednesday pilates 7pm, friday zumba 6:30pm',
      'Weekly Class Schedule',
      [
        ['Monday', 'Yoga', '6pm'],
        ['Wednesday', 'Pilates', '7pm'],
        ['Friday', 'Zumba', '6:30pm'],
      ],
    ],
    [
      'etsy listing photo with size guide: small 20x30 cm, medium 30x40 cm, large 50x70 cm',
      'Size Guide',
      [
        ['Small', '20x30 cm'],
        ['Medium', '30x40 cm'],
        ['Large', '50x70 cm'],
      ],
    ],
  ])('%s', async (wish, headline, rows) => {
    await chat.does(wish);
    expect(chat.text(headline).name).toBe('Headline');
    expect(chat.cells).toEqual(rows);
  });

  it('has each size in the unit that it was told in', async () => {
    await chat.does('size guide for rings: US 5 = 15.7mm, US 6 = 16.5mm, US 7 = 17.3mm');
    expect(chat.cells).toEqual([
      ['US 5', '15.7mm'],
      ['US 6', '16.5mm'],
      ['US 7', '17.3mm'],
    ]);
  });
});

describe('QR codes', () => {
  it.each([
    ['add a QR code to shop.example/new', 'https://shop.example/new'],
    ['put a qr code for my whatsapp +49 170 1234567 in the bottom right', 'https://wa.me/491701234567'],
    ['add a wifi qr code for Guests, password hello123', 'WIFI:T:WPA;S:Guests;P:hello123;;'],
    ['I need a qr code that mails to me@shop.example', 'mailto:me@shop.example'],
    ['a upi qr code for shop@okbank, ₹250', 'upi://pay?pa=shop@okbank&am=250.00&cu=INR'],
    ['add a qr code that says "Table 7"', 'Table 7'],
  ])('%s', async (wish, holds) => {
    await chat.does(wish);
    expect(content()).toBe(holds);
  });

  it('asks what it should hold, and changes the one that is there', async () => {
    expect(await chat.does('add a qr code')).toContain('What should the QR code open?');
    await chat.does('add a qr code to old.example');
    await chat.does('point the qr code to new.example');
    expect(content()).toBe('https://new.example');
  });
});
