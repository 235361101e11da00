/** The table that is there: its rows, columns, words and looks. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createTableLayer, createTextLayer, tableCells } from '#design/document/create.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

let chat: AssistantChat;
beforeEach(() => {
  chat = new AssistantChat();
});

describe('the table on the page', () => {
  beforeEach(() => {
    const { page } = chat.design;
    chat.design.edit(
      {
        type: 'layer.add',
        layer: createTextLayer({ id: 'title', parent: page, order: 'a1', text: 'Our prices', x: 80, y: 60 }),
      },
      {
        type: 'layer.add',
        layer: createTableLayer({
          id: 'table',
          parent: page,
          order: 'a2',
          x: 80,
          y: 200,
          width: 700,
          cells: tableCells([
            ['Product', 'Price'],
            ['Bag', '$24'],
            ['Hat', '$9'],
            ['Cap', '$18'],
          ]),
        }),
      },
    );
  });

  it.each([
    [
      'add a row: Scarf, $42',
      [
        ['Product', 'Price'],
        ['Bag', '$24'],
        ['Hat', '$9'],
        ['Cap', '$18'],
        ['Scarf', '$42'],
      ],
    ],
    [
      'add another row for Scarf with $42',
      [
        ['Product', 'Price'],
        ['Bag', '$24'],
        ['Hat', '$9'],
        ['Cap', '$18'],
        ['Scarf', '$42'],
      ],
    ],
    [
      'please add a column Size, L, M and S',
      [
        ['Product', 'Price', 'Size'],
        ['Bag', '$24', 'L'],
        ['Hat', '$9', 'M'],
        ['Cap', '$18', 'S'],
      ],
    ],
    [
      'remove the last row',
      [
        ['Product', 'Price'],
        ['Bag', '$24'],
        ['Hat', '$9'],
      ],
    ],
    [
      'delete the hat row',
      [
        ['Product', 'Price'],
        ['Bag', '$24'],
        ['Cap', '$18'],
      ],
    ],
    [
      'remove row 1',
      [
        ['Product', 'Price'],
        ['Hat', '$9'],
        ['Cap', '$18'],
      ],
    ],
    ['delete the price column', [['Product'], ['Bag'], ['Hat'], ['Cap']]],
    [
      'sort the table by price',
      [
        ['Product', 'Price'],
        ['Hat', '$9'],
        ['Cap', '$18'],
        ['Bag', '$24'],
      ],
    ],
    [
      'sort by price, most expensive first',
      [
        ['Product', 'Price'],
        ['Bag', '$24'],
        ['Cap', '$18'],
        ['Hat', '$9'],
      ],
    ],
  ])('%s', async (wish, cells) => {
    await chat.does(wish);
    expect(chat.cells).toEqual(cells);
  });

  it.each([
    [
      'add scarf for 42 to the price list',
      [
        ['Product', 'Price'],
        ['Bag', '$24'],
        ['Hat', '$9'],
        ['Cap', '$18'],
        ['Scarf', '$42'],
      ],
    ],
    [
      'the hat is $12 now',
      [
        ['Product', 'Price'],
        ['Bag', '$24'],
        ['Hat', '$12'],
        ['Cap', '$18'],
      ],
    ],
    [
      'oh and change the price of the cap to 20, not 18 pls',
      [
        ['Product', 'Price'],
        ['Bag', '$24'],
        ['Hat', '$9'],
        ['Cap', '$20'],
      ],
    ],
    [
      "we don't sell hats anymore",
      [
        ['Product', 'Price'],
        ['Bag', '$24'],
        ['Cap', '$18'],
      ],
    ],
    [
      'bag is $26, and no more caps. also add belt $15',
      [
        ['Product', 'Price'],
        ['Bag', '$26'],
        ['Hat', '$9'],
        ['Belt', '$15'],
      ],
    ],
  ])('changes on “%s”', async (wish, cells) => {
    await chat.does(wish);
    expect(chat.cells).toEqual(cells);
    expect(chat.texts.map(({ text }) => text)).toEqual(['Our prices']);
  });

  it('says what it did, row by row', async () => {
    expect(await chat.does('bag is $26, and no more caps. also add belt $15')).toBe(
      'I wrote “$26” for Bag, added the row Belt and removed Cap.',
    );
  });

  it('is not meant where the same word stands beside it, unless it is named', async () => {
    chat.design.edit({
      type: 'layer.add',
      layer: createTextLayer({ id: 'hat', parent: chat.design.page, order: 'a3', text: 'Hat $9', x: 80, y: 700 }),
    });
    await chat.say('the hat is $12 now');
    expect(chat.cells?.[2]).toEqual(['Hat', '$9']);
    await chat.does('the hat is $12 in the price list');
    expect(chat.cells?.[2]).toEqual(['Hat', '$12']);
  });

  it('changes its look', async () => {
    await chat.does('make the table dark');
    expect(chat.tables[0]?.body.color).toBe('#f6f4ee');
  });

  it('leaves texts to what changes texts', async () => {
    await chat.does('make the headline red');
    expect(chat.tables[0]?.cells.flat().some(({ style }) => style.color)).toBe(false);
    expect(chat.text('Our prices').fill).toEqual({ type: 'solid', color: '#ff0000' });
  });
});
