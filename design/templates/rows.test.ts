/** Details are read as labels and values in any language, and never invented. */
import { describe, expect, it } from 'vitest';
import { roughMeasure } from '#tests/fakes/memory-design.ts';
import { PageBuilder } from './page-builder.ts';
import { areTabular, formOf, putRows, rowsOf } from './rows.ts';
import { typePair } from './type-pairs.ts';

const pairs = (lines: string[]) => rowsOf(lines).map(({ number, label, value }) => [number, label, value]);

describe('rows', () => {
  it.each<[string, string, string | null]>([
    ['Espresso $2.80', 'Espresso', '$2.80'],
    ['Express 30 min $45', 'Express 30 min', '$45'],
    ['Mon–Fri 7–18', 'Mon–Fri', '7–18'],
    ['Free from $60', 'Free from', '$60'],
    ['Kaffee 2,80 €', 'Kaffee', '2,80 €'],
    ['قهوة $2.80', 'قهوة', '$2.80'],
    ['咖啡 ¥18', '咖啡', '¥18'],
    ['Chest: 92 cm', 'Chest', '92 cm'],
    ['Saturday | closed', 'Saturday', 'closed'],
    ['Tea | 3 € | hot', 'Tea', '3 € | hot'],
    ['Tea:\tgreen', 'Tea', 'green'],
    ['Tea |', 'Tea |', null],
    [': Tea', ': Tea', null],
    ['Tea $5/cup', 'Tea', '$5/cup'],
    ['Room 12  9 – 17', 'Room', '12  9 – 17'],
    ['12 9 – 17', '12 9 – 17', null],
    ['Part-time', 'Part-time', null],
    ['14–15 June', '14–15 June', null],
    ['hello@example.com', 'hello@example.com', null],
    ['https://example.com/shop', 'https://example.com/shop', null],
  ])('“%s”', (line, label, value) => {
    expect(pairs([line])).toEqual([[null, label, value]]);
  });

  it('have numbers only where all lines are steps in order', () => {
    expect(pairs(['1 Choose your cake', '2. Send us the date', '3) Pick it up'])).toEqual([
      ['1', 'Choose your cake', null],
      ['2', 'Send us the date', null],
      ['3', 'Pick it up', null],
    ]);
    expect(pairs(['12 Mill Lane', 'From 1 May'])[0]).toEqual([null, '12 Mill Lane', null]);
  });

  it('are a table when most of them have a value', () => {
    expect(areTabular(['Espresso $2.80', 'Cappuccino $3.90', 'Ask for more'])).toBe(false);
    expect(areTabular(['Espresso $2.80', 'Cappuccino $3.90', 'Tea $2', 'Ask for more'])).toBe(true);
    expect(areTabular(['Espresso $2.80'])).toBe(false);
  });

  it.each([
    [['Carnitas $4', 'Al pastor $4'], 'prices'],
    [['Kaffee 2,80 €', 'Tee 1,90 €', 'Kuchen 3 €'], 'prices'],
    [['Mon–Fri 7–18', 'Sat 8–17', 'Sun: closed'], 'hours'],
    [['XS: 80–84 cm', 'S: 84–88 cm'], 'measures'],
    [['1 Choose', '2 Send', '3 Collect'], 'steps'],
    [['Made in: Portugal', 'Vegan: yes'], 'table'],
    [['Friday 12 May', 'Doors 8pm', 'Tickets $18'], null],
    [['hello@example.com', '+49 30 1234567', 'Mill Lane 12'], null],
    [['Espresso $2.80'], null],
  ])('%j are a list of %s', (lines, form) => expect(formOf(lines)).toBe(form));

  it('are set a little smaller so that no label is broken', () => {
    const lines = ['6 June: Harbour market', '13 June: Old Town'];
    const builder = new PageBuilder({
      page: { width: 1080, height: 1080 },
      content: { headline: null, subheading: null, offer: null, callToAction: null, lines },
      pictures: [],
      logo: null,
      energy: 'clean',
      twist: 0,
      measure: roughMeasure,
      palette: { background: '#ffffff', ink: '#111111', panel: '#eeeeee', accent: '#cc2200', pop: '#0044cc' },
      type: typePair('clean', 0, { heading: null, body: null }),
    });
    expect(
      putRows(
        builder,
        rowsOf(lines),
        { x: 0, y: 0, width: 560, height: 600 },
        { backgrounds: ['#ffffff'], ink: '#111111', largest: 7 },
      ),
    ).not.toBeNull();
    expect(builder.arrangement.pieces.map(({ layer }) => (layer.type === 'text' ? layer.lines.length : 1))).toEqual([
      1, 1, 1, 1,
    ]);
  });
});
