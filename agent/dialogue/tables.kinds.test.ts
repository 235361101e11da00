/** Tables and codes, several wordings of each kind: new ones, rows and columns of one that is there, its look, other content. */
import { describe, expect, it } from 'vitest';
import { createTableLayer, createTextLayer, tableCells } from '#design/document/create.ts';
import type { TableLayer } from '#design/document/layers.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

const PRICES = [
  ['Product', 'Price'],
  ['Bag', '$24'],
  ['Hat', '$9'],
  ['Cap', '$18'],
];

function withPrices(): AssistantChat {
  const chat = new AssistantChat();
  const { page: parent } = chat.design;
  chat.design.edit(
    {
      type: 'layer.add',
      layer: createTextLayer({ id: 'title', parent, order: 'a1', text: 'Our prices', x: 80, y: 60 }),
    },
    {
      type: 'layer.add',
      layer: createTableLayer({
        id: 'table',
        parent,
        order: 'a2',
        x: 80,
        y: 200,
        width: 700,
        cells: tableCells(PRICES),
      }),
    },
  );
  return chat;
}

const tablesOf = (chat: AssistantChat) => chat.layers.filter((layer): layer is TableLayer => layer.type === 'table');
const cellsOf = (chat: AssistantChat) =>
  tablesOf(chat)
    .at(-1)
    ?.cells.map((row) => row.map(({ text }) => text));

describe('a new table', () => {
  it.each([
    ['size chart for ladies dresses in inches', 'Women’s sizes, inches'],
    ['could you make me a size guide for men?', 'Men’s sizes'],
    ['we need a kids size chart', 'Kids’ sizes'],
    ["a men's shoe size chart please", 'Men’s shoe sizes'],
    ['sizing guide for rings', 'Ring sizes'],
    ['price list for my nail salon', 'Service prices'],
    ['make a table of shipping costs', 'Shipping rates'],
    ['order form please', 'Order form'],
  ])('%s', async (said, name) => {
    const chat = new AssistantChat();
    await chat.say(said);
    expect(tablesOf(chat).map((table) => table.name)).toEqual([name]);
  });

  it('stands beside what is there, with what is listed', async () => {
    const chat = withPrices();
    await chat.say('add another price list: mug $12, plate $20 and bowl $15');
    expect(cellsOf(chat)).toEqual([
      ['Mug', '$12'],
      ['Plate', '$20'],
      ['Bowl', '$15'],
    ]);
    await chat.say('add a 3x2 table at the bottom');
    expect(cellsOf(chat)).toEqual([
      ['', '', ''],
      ['', '', ''],
    ]);
    expect(chat.text('Our prices').text).toBe('Our prices');
  });

  it.each(['there are no sizes for shoes of kids: kids shoe size guide', 'what is in the size chart?'])(
    'is not invented: %s',
    async (said) => {
      const chat = withPrices();
      await chat.say(said);
      expect(cellsOf(chat)).toEqual(PRICES);
    },
  );
});

const without = (...gone: number[]) => PRICES.filter((_, at) => !gone.includes(at));

describe('the table that is there', () => {
  it.each([
    [
      ['remove the last row', 'delete the cap row', 'remove row 3', 'no more caps', 'delete the row with the cap'],
      without(3),
    ],
    [['delete rows 1 and 3', 'remove the first row and the last row', 'take out the bag and the cap'], without(1, 3)],
    [
      ['remove the price column', 'delete column 2', 'drop the last column', 'take the price column out'],
      PRICES.map(([name]) => [name]),
    ],
    [
      ['add a row: Wool scarf, $42', 'another row for Wool scarf with $42', 'add a new row "Wool scarf" "$42"'],
      [...PRICES, ['Wool scarf', '$42']],
    ],
    [
      ['add a column Size, L, M and S', 'add another column called Size: L, M, S'],
      [
        ['Product', 'Price', 'Size'],
        ['Bag', '$24', 'L'],
        ['Hat', '$9', 'M'],
        ['Cap', '$18', 'S'],
      ],
    ],
    [['change cap to beret', 'rename Cap to Beret'], PRICES.with(3, ['Beret', '$18'])],
    [['change hat to 12', 'the hat is $12 in the price list', 'hat is 12 now'], PRICES.with(2, ['Hat', '$12'])],
  ])('%j', async (wordings, cells) => {
    for (const said of wordings) {
      const chat = withPrices();
      await chat.say(said);
      expect(cellsOf(chat), said).toEqual(cells);
    }
  });

  it.each(['make the table dark', 'the table in a dark style', 'use a dark look for the price list'])(
    '%s',
    async (said) => {
      const chat = withPrices();
      await chat.say(said);
      expect(tablesOf(chat)[0]?.body.color).toBe('#f6f4ee');
    },
  );

  it('is not all removed where one row was meant that is not there', async () => {
    for (const said of ['delete the sock row', 'no more socks', 'remove row 9', 'remove the weight column']) {
      const chat = withPrices();
      await chat.say(said);
      expect(cellsOf(chat), said).toEqual(PRICES);
    }
  });
});

describe('codes', () => {
  const contentOf = (chat: AssistantChat) =>
    chat.layers.flatMap((layer) => (layer.type === 'shape' && layer.shape.kind === 'qr' ? [layer.shape.content] : []));

  it.each([
    ['a qr code for our wifi, network Cafe Luna, password latte2024', 'WIFI:T:WPA;S:Cafe Luna;P:latte2024;;'],
    ['wifi qr code for "Casa Verde"', 'WIFI:T:nopass;S:Casa Verde;;'],
    ['add a qr code that emails hello@shop.example', 'mailto:hello@shop.example'],
    ['qr code for a upi payment to shop@okbank', 'upi://pay?pa=shop@okbank&cu=INR'],
    ['we need a whatsapp qr code for +49 170 1234567', 'https://wa.me/491701234567'],
    ['make a qr code saying "Room 12"', 'Room 12'],
  ])('%s', async (said, content) => {
    const chat = new AssistantChat();
    await chat.say(said);
    expect(contentOf(chat)).toEqual([content]);
  });

  it('are asked for what they hold, and hold something else later', async () => {
    const chat = new AssistantChat();
    expect((await chat.say('put a qr code bottom left')).said).toContain('What should the QR code open?');
    await chat.say('old.example');
    await chat.say('the qr code should go to new.example');
    expect(contentOf(chat)).toEqual(['https://new.example']);
  });
});
