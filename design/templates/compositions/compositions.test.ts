/**
 * How compositions treat words that need care: nothing is reordered, measured without content, or put under something
 * else.
 */
import { describe, expect, it } from 'vitest';
import { roughMeasure } from '#tests/fakes/memory-design.ts';
import { boundsOf, intersectionOf } from '#design/document/geometry.ts';
import { compose } from '../compose.ts';
import type { Content, Picture, Piece } from '../composition-input.ts';
import { moodOf } from '../mood-of.ts';
import { paletteFrom } from '../moods.ts';
import { PAGE_SHAPES } from './composition.ts';
import { boxesOf, PICTURE, piecesOf, textOf, textsOf } from '#tests/fakes/drawn-compositions.ts';

describe('compositions', () => {
  it('set two choices on their halves, and refuse a page so tall that their lines would be further apart than lines may', () => {
    expect(
      textOf(piecesOf('this-or-that', 'square', { headline: 'Tea or coffee' }), 'Tea\nor\ncoffee').lineHeight,
    ).toBeLessThanOrEqual(4);
    const [width, height] = [400, 2400];
    const made = compose({
      page: { width, height },
      content: { headline: 'Tea or coffee', subheading: null, offer: null, callToAction: null, lines: [] },
      pictures: [],
      cutouts: 0,
      mood: 'kids party',
      colors: [],
      fonts: { heading: null, body: null },
      brandColors: [],
      pictureColor: null,
      composition: 'this-or-that',
      variant: 0,
      logo: null,
      measure: roughMeasure,
    });
    expect(made.composition).not.toBe('this-or-that');
  });

  it('say an offer on a shelf label in its own order', () => {
    const pieces = piecesOf('shelf-label', 'portrait', { headline: 'Spring sale', offer: 'Up to 30% off' });
    const [before, figure, behind] = ['Up to', '30%', 'off'].map((words) => textOf(pieces, words));
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(figure?.x ?? 0);
    expect(behind?.y).toBeGreaterThan(figure?.y ?? 0);
    expect(behind?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
  });

  it.each(['quote', 'hanging-marks'])(
    'say no word in typed quotation marks beside the drawn ones of %s',
    (composition) => {
      for (const shape of ['square', 'story', 'banner'] as const) {
        for (const said of [
          { headline: '“So calm. I would buy it again.”', subheading: 'A customer' },
          ...(composition === 'quote' ? [] : [{ headline: '★★★★★', subheading: '„So ruhig.“' }]),
        ]) {
          const pieces = piecesOf(composition, shape, said);
          expect(pieces.some(({ layer }) => layer.name.startsWith('Quotation marks'))).toBe(true);
          expect(textsOf(pieces).filter(({ text }) => /[“”„]/u.test(text))).toEqual([]);
        }
      }
    },
  );

  it('measure a thing by its sides, and never by the sizes of a chart', () => {
    const measured = (lines: string[]) =>
      piecesOf('market-dimensions', 'square', { headline: 'Find your size', lines }, { pictures: [PICTURE] });
    expect(boxesOf(measured(['Width: 34 cm', 'Height: 26 cm', 'Depth: 11 cm']), 'Height line')).toHaveLength(1);
    for (const chart of [
      ['XS: 48 mm', 'S: 51 mm', 'M: 54 mm', 'L: 57 mm', 'XL: 60 mm'],
      ['EU 37: 23.5 cm', 'EU 38: 24.2 cm'],
    ]) {
      const pieces = measured(chart);
      expect(['Height line', 'Width line'].flatMap((name) => boxesOf(pieces, name))).toEqual([]);
      expect(textsOf(pieces).filter(({ name }) => name === 'Value')).toHaveLength(chart.length);
    }
  });

  it('keep the words of a date under its arch', () => {
    for (const shape of ['portrait', 'story', 'square'] as const) {
      const pieces = piecesOf(
        'save-the-date',
        shape,
        { headline: 'See you at the harbour market', lines: ['Saturday 7 pm'] },
        { mood: 'calm' },
      );
      const [field] = boxesOf(pieces, 'Field');
      const headline = textsOf(pieces).find(({ name }) => name === 'Headline');
      if (!field || !headline) throw new Error(`no arch on ${shape}`);
      const radius = field.width / 2;
      const middle = headline.y + headline.fontSize * 0.7;
      const chord = 2 * Math.sqrt(radius ** 2 - Math.max(0, radius - (middle - field.y)) ** 2);
      expect(headline.lines[0]?.width, shape).toBeLessThan(chord);
    }
    expect(
      textsOf(piecesOf('save-the-date', 'portrait', { headline: 'Coffee tasting', lines: ['Friday 7 pm'] })).some(
        ({ text }) => text.includes('7\u{a0}pm'),
      ),
    ).toBe(true);
  });

  it('keep ornaments off the words', () => {
    const covered = (pieces: readonly Piece[], name: string) =>
      boxesOf(pieces, name).flatMap((box) =>
        textsOf(pieces)
          .filter((text) => intersectionOf(box, boundsOf(text)) !== null)
          .map(({ text }) => text),
      );
    const invitation = {
      headline: 'Garden party',
      subheading: 'Music and lemonade',
      callToAction: 'Say you come',
      lines: ['Saturday 11 July, 5 pm, at Mill Lane', 'Mill Lane 12'],
    };
    for (const shape of ['square', 'portrait', 'wide'] as const)
      expect(covered(piecesOf('postcard', shape, invitation), 'Postmark'), shape).toEqual([]);
    expect(
      covered(
        piecesOf('gift-ribbon', 'card', {
          headline: 'A gift that fits',
          subheading: 'Choose the amount',
          offer: 'From $25',
          callToAction: 'Give one',
          lines: ['Valid for two years', 'In all our shops'],
        }),
        'Dots',
      ),
    ).toEqual([]);
  });

  it('put a badge where it hides least of a thing', () => {
    const pieces = piecesOf(
      'thumbnail-type',
      'wide',
      { headline: 'Pour your own candle', offer: '$48' },
      { pictures: [PICTURE] },
    );
    const { y, height } = textOf(pieces, '$48');
    expect(y + height / 2).toBeGreaterThan(PAGE_SHAPES.wide[1] / 2);
  });

  it('set what shines before no golden disc', () => {
    const pieces = piecesOf(
      'rings',
      'square',
      { headline: 'For our members', offer: '25% off' },
      { mood: 'jewellery elegant', pictures: [PICTURE] },
    );
    const disc = pieces.find(({ layer }) => layer.name === 'Disc')?.layer;
    const color = disc?.type === 'shape' && disc.fill?.type === 'solid' ? disc.fill.color : '';
    const { palettes } = moodOf('jewellery elegant', '');
    expect(palettes.map(paletteFrom).flatMap(({ accent, pop }) => [accent, pop])).not.toContain(color);
  });

  it('set lists and details large enough to be read from afar', () => {
    const menu = ['Manicure $28', 'Gel $42', 'Refill $35'];
    const steps = ['1 Fill in this card', '2 Put it in the box', '3 Use the label inside'];
    const sizeIn = (pieces: readonly Piece[], name: string) =>
      Math.min(
        ...textsOf(pieces)
          .filter((text) => text.name === name)
          .map(({ fontSize }) => fontSize),
      ) / PAGE_SHAPES.square[0];
    expect(sizeIn(piecesOf('bands', 'square', { headline: 'Nail menu', lines: menu }), 'Details')).toBeGreaterThan(
      0.05,
    );
    expect(
      sizeIn(piecesOf('display-list', 'square', { headline: 'Nail menu', lines: menu }), 'Headline'),
    ).toBeGreaterThan(0.07);
    expect(
      sizeIn(piecesOf('circle-chain', 'square', { headline: 'Changed your mind?', lines: steps }), 'Details'),
    ).toBeGreaterThan(0.03);
    expect(
      sizeIn(
        piecesOf('display-list', 'square', {
          headline: 'At a glance',
          lines: ['Content: 250 ml', 'Made in: Portugal', 'Vegan: yes'],
        }),
        'Value',
      ),
    ).toBeGreaterThan(0.055);
  });

  it.each<[string, Partial<Content>, Picture[]]>([
    ['echo-rows', { headline: 'Summer sale', offer: '30% off', callToAction: 'Shop now' }, []],
    ['edition-number', { headline: 'Only 100 boxes', offer: '$39', callToAction: 'Order yours' }, []],
    ['review-card', { headline: '“Just as pictured.”', subheading: 'A customer' }, []],
    ['search-bar', { headline: 'Lemon or chocolate?', subheading: 'Tell us below' }, []],
    ['lined-note', { headline: 'Hi, I am Noor', subheading: 'I pour every candle here' }, []],
    ['giant-type', { headline: 'Last chance', callToAction: 'Shop now', lines: ['Until midnight'] }, [PICTURE]],
    ['receipt', { headline: 'Price list', lines: ['Manicure $28', 'Gel $42', 'Refill $35'] }, []],
  ])('set %s across a banner, nothing too small to be read at half its size', (composition, said, pictures) => {
    const pieces = piecesOf(composition, 'banner', said, { pictures });
    const texts = textsOf(pieces).filter(({ name }) => !name.startsWith('Echo'));
    const [width, height] = PAGE_SHAPES.banner;
    expect(Math.max(...texts.map(({ fontSize }) => fontSize))).toBeGreaterThan(height * 0.14);
    expect(Math.min(...texts.map(({ fontSize }) => fontSize))).toBeGreaterThan(height * 0.045);
    const boxes = pieces.map(({ layer }) => boundsOf(layer));
    expect(Math.max(...boxes.map((box) => box.x + box.width)) - Math.min(...boxes.map(({ x }) => x))).toBeGreaterThan(
      width * 0.9,
    );
  });

  it('set an offer on a wide sticker beside the words', () => {
    const pieces = piecesOf('peel-sticker', 'card', {
      headline: 'Spring clean prices',
      subheading: 'Pots and herbs',
      offer: '30% off',
    });
    expect(textOf(pieces, '30%').x).toBeGreaterThan(
      textOf(pieces, 'Spring clean prices').x + textOf(pieces, 'Spring clean prices').width,
    );
  });

  it('set all rows of a strip at one size', () => {
    const pieces = piecesOf('week-strip', 'story', {
      headline: 'Open studio day',
      lines: ['10.00: Doors open', '11.30: Glazing demonstration', '14.00: Kiln', '16.00: Coffee and cake'],
    });
    for (const name of ['Value', 'Details'])
      expect(
        new Set(
          textsOf(pieces)
            .filter((text) => text.name === name)
            .map(({ fontSize }) => Math.round(fontSize * 4)),
        ).size,
        name,
      ).toBe(1);
  });

  it('let no snow fall on the Lunar New Year', () => {
    expect(
      boxesOf(piecesOf('seasonal-scatter', 'square', { headline: 'Happy Lunar New Year' }), 'Confetti').length,
    ).toBeGreaterThan(0);
    expect(
      boxesOf(piecesOf('seasonal-scatter', 'square', { headline: 'Happy New Year' }), 'Snow').length,
    ).toBeGreaterThan(0);
  });

  it('have a chart of sizes beside its head on wide pages', () => {
    const pieces = piecesOf('measured-chart', 'wide', {
      headline: 'Find your pair',
      lines: ['EU 37: 23.5 cm', 'EU 38: 24.2 cm', 'EU 39: 24.8 cm'],
    });
    const headline = textOf(pieces, 'Find your pair');
    expect(boxesOf(pieces, 'Grid')[0]?.x).toBeGreaterThan(headline.x + headline.width);
  });
});
