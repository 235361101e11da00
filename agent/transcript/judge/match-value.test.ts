/** The ways to write values, one row each, met and unmet. */
import { describe, expect, it } from 'vitest';
import { CUT, SHOE, samplePage, withLayer } from '#tests/fixtures/judged-turns.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { documentView, type View } from './document-view.ts';
import { explain } from './explain.ts';
import { documentDifferences, type Known } from './match-value.ts';

const known: Known = {
  names: new Map([
    ['shoeLayer', ['shoe', CUT]],
    ['round', ['badge']],
    ['sale', ['headline']],
  ]),
  assets: new Map([['shoe', SHOE]]),
};
const page = samplePage();
const holds = (expected: View, document: DesignDocument = page) =>
  documentDifferences(expected, documentView(document), known).length === 0;
const layer = (id: string, expected: View, document?: DesignDocument) =>
  holds({ layers: { [id]: expected } }, document);

describe('a layer is', () => {
  it.each<readonly [id: string, written: View, holds: boolean]>([
    ['shoe', { width: 400 }, true],
    ['shoe', { width: 400.5 }, false],
    ['shoe', { width: '~402' }, true],
    ['shoe', { width: '~402.1' }, false],
    ['shoe', { x: '~-600' }, false],
    ['shoe', { opacity: '~0.98' }, true],
    ['shoe', { opacity: '~0.97' }, false],
    ['shoe', { crop: { width: '~0.98' } }, true],
    ['shoe', { crop: { width: '~0.9' } }, false],
    ['shoe', { width: '400' }, false],
    ['shoe', { cutout: true, mask: true, shadow: true, reflection: false, stroke: null }, true],
    ['shoe', { cutout: false }, false],
    ['shoe', { mask: false }, false],
    ['shoe', { reflection: true }, false],
    ['shoe', { shadow: '~#000000' }, true],
    ['shoe', { shadow: { blur: 24 } }, true],
    ['shoe', { shadow: { blur: 25 } }, false],
    ['shoe', { asset: 'shoe', mask: { asset: '$shoeLayer.2' } }, true],
    ['shoe', { mask: { asset: '$shoeLayer' } }, false],
    ['shoe', { mask: { asset: '$shoeLayer.3' } }, false],
    ['shoe', { mask: { strokes: [] } }, true],
    ['shoe', { mask: { strokes: 0 } }, true],
    ['shoe', { mask: { strokes: true } }, false],
    ['shoe', { frame: 'rectangle', radius: 0 }, true],
    ['shoe', { frame: 'ellipse' }, false],
    ['shoe', { centerX: 800, centerY: '~801' }, true],
    ['shoe', { page: 1, group: null }, true],
    ['shoe', { page: 2 }, false],
    ['shoe', { text: 'x' }, false],
    ['shoe', { text: null }, false],
    ['shoe', { name: 'shoe.jpg' }, true],
    ['shoe', { name: 'SHOE.JPG' }, false],
    ['headline', { text: 'Summer\nSale', shown: 'SUMMER\nSALE' }, true],
    ['headline', { text: 'SUMMER\nSALE' }, false],
    ['headline', { font: 'Inter', fontFamily: 'Inter', size: 120, weight: 800 }, true],
    ['headline', { color: '#0B3D2E', fill: '#0b3d2e' }, true],
    ['headline', { color: '~#12402f' }, true],
    ['headline', { color: '~#e53935' }, false],
    ['headline', { color: ['#0b3d2e'] }, true],
    ['headline', { color: ['#0b3d2e', '#ffffff'] }, false],
    ['headline', { fill: { type: 'solid' } }, true],
    ['headline', { lines: 2 }, true],
    ['headline', { lines: 1 }, false],
    ['headline', { lines: [{ start: 0 }, { start: 7 }] }, true],
    ['headline', { lines: [{ start: 7 }, { start: 0 }] }, false],
    ['headline', { lines: [{ start: 0 }] }, false],
    ['headline', { lines: [] }, false],
    ['headline', { runs: [] }, true],
    ['headline', { highlight: null }, true],
    ['headline', { lineHeight: '~1.21' }, true],
    ['headline', { lineHeight: '~1.3' }, false],
    ['price', { highlight: '#fff', box: { radius: 12 } }, true],
    ['price', { box: false }, false],
    ['star', { shape: 'star' }, true],
    ['star', { shape: { kind: 'star', points: 5 } }, true],
    ['star', { shape: { points: 6 } }, false],
    ['star', { shape: 'heart' }, false],
    ['star', { color: '#ff0000' }, true],
    ['star', { color: '~#ffcf60' }, true],
    ['star', { color: '#00ff00' }, false],
    ['star', { color: ['#ff0000', '#ffd166'] }, true],
    ['star', { color: ['#ffd166', '#ff0000'] }, false],
    ['star', { fill: 'linear' }, true],
    ['star', { fill: '#ff0000' }, false],
    ['star', { fill: { stops: [{}, { at: '~0.99', color: '~#ffd166' }] } }, true],
    ['star', { radius: 0 }, false],
    ['disc', { shape: 'circle', group: 'Badge' }, true],
    ['disc', { group: '$round', parent: '$round' }, true],
    ['disc', { group: 'badge' }, true],
    ['disc', { group: '$shoeLayer' }, false],
    ['disc', { group: null }, false],
    ['emoji', { emoji: '🎉', asset: null, source: 'emoji' }, true],
    ['emoji', { emoji: '🔥' }, false],
    ['badge', { type: 'group', layers: [{ emoji: '🎉' }, { type: 'shape' }] }, true],
    ['badge', { layers: 2 }, true],
    ['badge', { layers: [{ type: 'text' }] }, false],
    ['badge', { layers: [] }, false],
    [
      'scribble',
      {
        color: '#123456',
        paths: [
          {
            points: [
              [0, 0],
              ['~0.99', 1],
            ],
          },
        ],
      },
      true,
    ],
    [
      'scribble',
      {
        paths: [
          {
            points: [
              [0, 0],
              [1, '~0.9'],
            ],
          },
        ],
      },
      false,
    ],
    [
      'scribble',
      {
        paths: [
          {
            points: [
              [1, 1],
              [0, 0],
            ],
          },
        ],
      },
      false,
    ],
    ['$sale', { visible: true }, true],
    ['$nothing', { visible: true }, false],
    ['nothing', { visible: true }, false],
  ])('%s as %j: %s', (id, written, expected) => expect(layer(id, written)).toBe(expected));

  it('found among others, each for one only', () => {
    const wanted = { type: 'text', color: '#111111' };
    expect(holds({ layers: [{ text: 'Now $49' }, wanted] })).toBe(true);
    expect(holds({ layers: [wanted, { text: 'Now $49' }] })).toBe(true);
    expect(holds({ layers: [wanted, wanted, { text: 'Now $49' }] })).toBe(false);
  });

  it('known by words that look like something else', () => {
    const price = (text: string) => withLayer(page, 'price', { text });
    expect(layer('price', { text: '$shoeLayer' }, price('$shoeLayer'))).toBe(true);
    expect(layer('price', { text: '#FFF' }, price('#ffffff'))).toBe(false);
    expect(layer('price', { text: '~540' }, price('~540'))).toBe(true);
  });
});

describe('a design is', () => {
  it.each<readonly [written: View, holds: boolean]>([
    [{ width: 1080, height: '~1081', version: 1 }, true],
    [{ background: '#ffe8d6', color: '#ffe8d6' }, true],
    [{ background: { type: 'solid', color: '~#ffe8d6' } }, true],
    [{ background: 'solid' }, true],
    [{ background: 'none' }, false],
    [{ background: true }, true],
    [{ background: 'shoe' }, false],
    [{ layers: 8 }, true],
    [{ layers: 9 }, false],
    [{ layers: [] }, false],
    [{ layers: [{}] }, true],
    [{ layers: { back: { page: 2 } } }, true],
    [{ pages: 2 }, true],
    [{ pages: [{ layers: [{ type: 'image' }] }] }, true],
    [{ pages: [{ layers: [{ text: 'See you there' }] }] }, false],
    [{ pages: [{ number: 1 }, { number: 2, width: 1080, layers: 1 }] }, true],
    [{ pages: [] }, false],
    [{ pages: { p2: { name: 'Back' } } }, true],
    [{ pages: { p3: {} } }, false],
    [{ title: 'Summer' }, false],
    [{ width: null }, false],
  ])('%j: %s', (written, expected) => expect(holds(written)).toBe(expected));

  it('with a picture behind it', () => {
    const behind = {
      ...page,
      pages: {
        ...page.pages,
        p1: {
          ...page.pages.p1!,
          background: { type: 'image' as const, asset: SHOE, fit: 'cover' as const, scale: 1, opacity: 1, blur: 0 },
        },
      },
    };
    expect(
      ['image', 'shoe', '$shoe', { asset: 'shoe', fit: 'cover' }].map((background) => holds({ background }, behind)),
    ).toEqual([true, true, true, true]);
    expect(['#ffffff', 'bag', CUT].map((background) => holds({ background }, behind))).toEqual([false, false, false]);
  });
});

describe('what differs is told', () => {
  const told = (expected: View) => explain(documentDifferences(expected, documentView(page), known), known);

  it('with the nearest layer and only its keys that differ', () => {
    expect(told({ layers: [{ type: 'text', text: 'SUMMER SALE', size: 120, color: '#ffffff' }] })).toEqual({
      message:
        'Expected a text “SUMMER SALE” (size 120, color “#ffffff”) on the first page. Nearest is text “Summer Sale”: text is “Summer Sale”, not “SUMMER SALE”, color is “#0b3d2e”, not “#ffffff”.',
      diff: [
        { path: 'layers[0].text', expected: 'SUMMER SALE', actual: 'Summer\nSale' },
        { path: 'layers[0].color', expected: '#ffffff', actual: '#0b3d2e' },
      ],
      path: ['layers', 0, 'text'],
    });
  });

  it('with what is there where nothing is like it', () => {
    const { message, diff } = told({ layers: [{ type: 'video' }] });
    expect(message).toMatch(
      /^Expected a layer on the first page; there is image “shoe.jpg”, shape star, .* and 3 more\.$/,
    );
    expect(diff).toEqual([{ path: 'layers[0]', expected: { type: 'video' } }]);
  });

  it('once for each thing, the first in words', () => {
    expect(told({ width: 1, height: 2 })).toMatchObject({
      message: 'Expected width to be 1; it is 1080. Something else differs too.',
      diff: [{ path: 'width' }, { path: 'height' }],
    });
  });

  it('within groups and other pages', () => {
    expect(told({ layers: [{ name: 'Badge', layers: [{ emoji: '🔥' }] }] }).diff).toEqual([
      { path: 'layers[0].layers[0]', expected: { emoji: '🔥' } },
    ]);
    expect(told({ pages: [{}, { layers: [{ text: 'See you here' }] }] }).message).toContain(
      'on page 2. Nearest is text “See you there”',
    );
  });

  it('cut where it is long', () => {
    const long = 'word '.repeat(200);
    const { message, diff } = told({
      layers: [{ type: 'text', text: long, name: 'Headline', lines: [1, 2, 3, 4, 5, 6, 7, 8] }],
    });
    expect(message.length).toBeLessThan(600);
    expect(JSON.stringify(diff).length).toBeLessThan(1200);
    expect(diff.find(({ path }) => path.endsWith('lines'))?.expected).toEqual([1, 2, 3, 4, 5, 6, '… 2 more']);
  });
});
