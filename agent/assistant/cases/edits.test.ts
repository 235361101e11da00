/** Changes of what is written, in the words of people who sell: what stands on the page then. Every row is a page, a saying, and the page behind it. */
import { describe, expect, it } from 'vitest';
import { createPage, createTableLayer, createTextLayer, tableCells } from '#design/document/create.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { roughMeasure } from '#tests/fakes/memory-design.ts';

function write(chat: AssistantChat, page: string, texts: readonly string[]): void {
  for (const [index, text] of texts.entries()) {
    chat.design.edit({
      type: 'layer.add',
      layer: withLines(
        createTextLayer({
          id: `${page}-${index}`,
          parent: page,
          order: `a${index}`,
          text,
          x: 80,
          y: 80 + index * 140,
          width: 900,
          fontSize: index === 0 ? 90 : 46,
        }),
        roughMeasure,
      ),
    });
  }
}
/** A page of texts, one below the other, the first one the largest. */
function pageOf(texts: readonly string[]): AssistantChat {
  const chat = new AssistantChat({ width: 1080, height: 1350 });
  write(chat, chat.design.page, texts);
  return chat;
}
/** The words from the top, in their letter case. */
const words = (chat: AssistantChat, page = chat.page): string[] =>
  chat.texts
    .filter(({ parent }) => parent === page)
    .sort((a, b) => a.y - b.y)
    .map(({ text, letterCase }) => (letterCase === 'upper' ? text.toUpperCase() : text));

const BAG = ['The Weekender', '$39', 'Free shipping over $60'];
const GIG = ['Open Mic Night', 'Thursday 14 March', 'Doors 7pm', 'The Lantern, Cork'];
const BAKERY = ['Sunny Side Bakery', 'Call 555-0147', 'hello@sunnyside.test', '12 Mill Lane'];
const SALE = ['WINTER SALE', '30% OFF', 'Ends Saturday'];
const YOGA = ['Kids yoga', 'Tuesdays 4pm', '$12 drop-in, $50 for 5 classes', 'Room 2, Main St Studio'];
const HOURS = ['Opening Hours', 'Mon - Fri 9am - 5pm', 'Sat 10am - 2pm'];

describe('facts that changed', () => {
  it.each<readonly [page: readonly string[], said: string, after: readonly string[]]>([
    [BAG, 'its 34 now not 39', ['The Weekender', '$34', 'Free shipping over $60']],
    [BAG, 'shipping is free from 75 now', ['The Weekender', '$39', 'Free shipping over $75']],
    [BAG, 'change 39 to 35', ['The Weekender', '$35', 'Free shipping over $60']],
    [BAG, 'hey, could you bump the price up to 42? thanks!', ['The Weekender', '$42', 'Free shipping over $60']],
    [
      GIG,
      'we moved it to friday the 15th, same time',
      ['Open Mic Night', 'Friday 15 March', 'Doors 7pm', 'The Lantern, Cork'],
    ],
    [
      GIG,
      'its saturday 16 march and doors at half 7',
      ['Open Mic Night', 'Saturday 16 March', 'Doors 7:30pm', 'The Lantern, Cork'],
    ],
    [GIG, 'doors 8 instead', ['Open Mic Night', 'Thursday 14 March', 'Doors 8pm', 'The Lantern, Cork']],
    [GIG, 'new date: april 3rd', ['Open Mic Night', 'Wednesday 3 April', 'Doors 7pm', 'The Lantern, Cork']],
    [SALE, 'sale ends sunday instead', ['WINTER SALE', '30% OFF', 'Ends Sunday']],
    [SALE, 'make it forty percent', ['WINTER SALE', '40% OFF', 'Ends Saturday']],
    [
      YOGA,
      'drop in is 14 now and the 5 class pass 60',
      ['Kids yoga', 'Tuesdays 4pm', '$14 drop-in, $60 for 5 classes', 'Room 2, Main St Studio'],
    ],
    [
      YOGA,
      "we're in room 3 from now on",
      ['Kids yoga', 'Tuesdays 4pm', '$12 drop-in, $50 for 5 classes', 'Room 3, Main St Studio'],
    ],
    [HOURS, 'we open at 10 now during the week', ['Opening Hours', 'Mon - Fri 10am - 5pm', 'Sat 10am - 2pm']],
    [
      ['Pottery class', '10am - 12pm', 'Every Wednesday'],
      'starts at 11 and finishes at 1 from now on',
      ['Pottery class', '11am - 1pm', 'Every Wednesday'],
    ],
  ])('%#: %s %s', async (page, said, after) => {
    const chat = pageOf(page);
    const answer = await chat.say(said);
    expect(words(chat), answer.said).toEqual(after);
  });

  it.each<readonly [page: readonly string[], said: string]>([
    [BAG, 'move it up 50'],
    [BAG, 'what was the price again?'],
    [BAG, 'make the $39 bigger'],
    [GIG, 'rotate it 15 degrees'],
    [SALE, 'I need 20 of these'],
    [BAG, "don't change the price to 30"],
  ])('are no such change: %s %s', async (page, said) => {
    const chat = pageOf(page);
    await chat.say(said);
    expect(words(chat)).toEqual(page);
  });

  it('are asked about where two may be meant, and the answer is understood', async () => {
    const chat = pageOf(['Rose & Thyme', 'Bouquets from $25', 'Delivery from $5']);
    expect((await chat.say('change the price to $30')).said).toContain('Which');
    await chat.say('the bouquets one');
    expect(words(chat)).toEqual(['Rose & Thyme', 'Bouquets from $30', 'Delivery from $5']);
  });
});

describe('words and lines', () => {
  it.each<readonly [page: readonly string[], said: string, after: readonly string[]]>([
    [
      BAKERY,
      'can you scrap the phone number, people only email us',
      ['Sunny Side Bakery', 'hello@sunnyside.test', '12 Mill Lane'],
    ],
    [
      BAKERY,
      "new email: orders@sunnyside.test and we're at 48 Harbour Road now",
      ['Sunny Side Bakery', 'Call 555-0147', 'orders@sunnyside.test', '48 Harbour Road'],
    ],
    [HOURS, 'drop saturday', ['Opening Hours', 'Mon - Fri 9am - 5pm']],
    [
      ['Yard sale', 'Furniture, toys, books', 'Cash only'],
      'lose the cash only bit, we take venmo now',
      ['Yard sale', 'Furniture, toys, books'],
    ],
    [
      ['Yard sale', 'Furniture, toys, books', 'Cash only'],
      'no more toys',
      ['Yard sale', 'Furniture, books', 'Cash only'],
    ],
    [
      ['Sofa', 'Grey, 3 seats', '150 EUR or best offer'],
      "replace grey with dark green and take out 'or best offer', price is firm",
      ['Sofa', 'Dark green, 3 seats', '150 EUR'],
    ],
    [BAG, 'price down to $35, title The Overnighter and drop the shipping line', ['The Overnighter', '$35']],
    [
      GIG,
      'change the date to saturday 16 march and the venue to The Anchor, Cork',
      ['Open Mic Night', 'Saturday 16 March', 'Doors 7pm', 'The Anchor, Cork'],
    ],
    [
      ['Our brand new collection has finally arrived', 'Shop online'],
      'that headline is way too long. just say New dresses',
      ['New dresses', 'Shop online'],
    ],
    [SALE, 'call it spring sale', ['SPRING SALE', '30% OFF', 'Ends Saturday']],
    [['Vintage denim drop', 'Levis 501'], 'title all in capitals', ['VINTAGE DENIM DROP', 'Levis 501']],
    [
      ['Happy Birthday Katherine', 'Saturday 3pm'],
      'its Catherine with a C',
      ['Happy Birthday Catherine', 'Saturday 3pm'],
    ],
    [
      ['Grand Openning', 'A free cofee on Saterday'],
      'check the spelling please',
      ['Grand Opening', 'A free coffee on Saturday'],
    ],
    [
      ['HANDMAED CANDELS', 'Poured in small batches'],
      'ugh i spelt handmade and candles wrong, fix pls',
      ['HANDMADE CANDLES', 'Poured in small batches'],
    ],
    [['Speckled mug', '£18', 'In stock'], 'sold out now 😭', ['Speckled mug', '£18', 'Sold out']],
    [['Air fryer', '$89'], 'price drop! was 89 now 69', ['Air fryer', '$89 $69']],
  ])('%#: %s %s', async (page, said, after) => {
    const chat = pageOf(page);
    const answer = await chat.say(said);
    expect(words(chat), answer.said).toEqual(after);
    expect(answer.said).not.toMatch(/did not understand/);
  });

  it('go under what was named', async () => {
    const chat = pageOf(BAG);
    await chat.say('under the price add a line: pay in 3 with klarna');
    expect(chat.text('pay in 3 with klarna').y).toBeGreaterThan(chat.text('$39').y);
  });

  it('come back alone', async () => {
    const chat = pageOf(GIG);
    await chat.say('change the date to saturday 16 march and the venue to The Anchor, Cork');
    await chat.say('hm no, put the old venue back');
    expect(words(chat)).toEqual(['Open Mic Night', 'Saturday 16 March', 'Doors 7pm', 'The Lantern, Cork']);
  });

  it('taken back are done again', async () => {
    const chat = pageOf(SALE);
    await chat.say('20% off instead of 30');
    await chat.say('undo that');
    expect(words(chat)[1]).toBe('30% OFF');
    await chat.say('no wait bring it back');
    expect(words(chat)[1]).toBe('20% OFF');
  });
});

describe('several pages', () => {
  function carousel(): AssistantChat {
    const chat = pageOf(['Swipe for details']);
    for (const [index, texts] of [['How to order', 'Message us on WhatsApp'], ['Returns within 14 days']].entries()) {
      const page = createPage({
        id: `page-${index + 2}`,
        order: `a${index + 5}`,
        name: '',
        background: { type: 'solid', color: '#ffffff' },
      });
      chat.design.edit({ type: 'page.add', page });
      write(chat, page.id, texts);
    }
    return chat;
  }

  it.each(['on the last page make it 30 days', 'returns are 30 days now', 'page 3: 30 days'])(
    'are changed where it stands: %s',
    async (said) => {
      const chat = carousel();
      await chat.say(said);
      expect(words(chat, 'page-3')).toEqual(['Returns within 30 days']);
    },
  );

  it('are told about', async () => {
    const chat = carousel();
    const { said, calls } = await chat.say('whats on page 2 again?');
    expect(said).toContain('“How to order” and “Message us on WhatsApp”');
    expect(calls).toEqual([]);
  });

  it.each([
    'put the returns page second',
    'the returns page should come before the how to order page',
    'swap pages 2 and 3',
  ])('change places: %s', async (said) => {
    const chat = carousel();
    const { calls } = await chat.say(said);
    expect(calls).toMatchObject([{ tool: 'pages', input: { action: 'move', page: 3, to: 2 } }]);
  });

  it('are copied and changed', async () => {
    const chat = pageOf(['Monday special', 'Pho bo 12€']);
    await chat.say('copy this page for tuesday and make it 13');
    expect([words(chat, chat.design.page), words(chat)]).toEqual([
      ['Monday special', 'Pho bo 12€'],
      ['Tuesday special', 'Pho bo 13€'],
    ]);
  });
});

describe('tables', () => {
  it.each<readonly [said: string, after: readonly (readonly string[])[]]>([
    [
      'can we get a column for sleeve too? 60 61',
      [
        ['Size', 'Chest', 'Sleeve'],
        ['S', '92', '60'],
        ['M', '98', '61'],
      ],
    ],
    [
      'the M chest should be 99',
      [
        ['Size', 'Chest'],
        ['S', '92'],
        ['M', '99'],
      ],
    ],
    [
      'rename chest to bust',
      [
        ['Size', 'Bust'],
        ['S', '92'],
        ['M', '98'],
      ],
    ],
    [
      'we don’t do S anymore',
      [
        ['Size', 'Chest'],
        ['M', '98'],
      ],
    ],
    [
      'M is 99 and add L, 104',
      [
        ['Size', 'Chest'],
        ['S', '92'],
        ['M', '99'],
        ['L', '104'],
      ],
    ],
  ])('%s', async (said, after) => {
    const chat = pageOf(['Size guide']);
    chat.design.edit({
      type: 'layer.add',
      layer: createTableLayer({
        id: 'table',
        parent: chat.page,
        order: 'a9',
        x: 80,
        y: 400,
        width: 700,
        cells: tableCells([
          ['Size', 'Chest'],
          ['S', '92'],
          ['M', '98'],
        ]),
      }),
    });
    const answer = await chat.say(said);
    const table = chat.design.document.layers['table'];
    expect(table?.type === 'table' ? table.cells.map((row) => row.map(({ text }) => text)) : [], answer.said).toEqual(
      after,
    );
  });
});
