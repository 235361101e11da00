/**
 * Logos of every style for all kinds of words: valid layers, legible colors, nothing outside its form, the same every
 * time.
 */
import { describe, expect, it } from 'vitest';
import { roughMeasure } from '#tests/fakes/memory-design.ts';
import { boundsOf, boundsOfLayers } from '../document/geometry.ts';
import { layerSchema, type TextLayer } from '../document/layers.ts';
import { textFindings } from '../document/text-consistency.ts';
import { contrast } from '../layout/contrast.ts';
import { LOGO_STYLES, type LogoBrief, type LogoPorts } from './brief.ts';
import { drawLogo, placedIn } from './draw-logo.ts';
import { initialsOf } from './letter-marks.ts';
import { BACKGROUNDS, PALETTES, paletteOf, schemeFor, schemeOn } from './palettes.ts';
import { planLogos } from './plan-logos.ts';
import { taglineOf } from './tagline.ts';
import { tradeOf } from './trades.ts';

const square = { path: 'M0 0L200 0L200 200L0 200Z', viewWidth: 200, viewHeight: 200 };
const ports: LogoPorts = {
  measureText: roughMeasure,
  findIcons: (text) =>
    /bakery|moon/.test(text)
      ? [
          { name: 'bread', score: 100 },
          { name: 'grains', score: 60 },
        ]
      : [],
  iconPath: () => square,
  twoTone: () => ({ area: { ...square, x: 10, y: 10 }, lines: { ...square, x: 0, y: 0 } }),
};
const brief = (more: Partial<LogoBrief> = {}): LogoBrief => ({
  name: 'Crumb & Co',
  description: 'small bakery in Lisbon',
  style: 'assorted',
  elements: [],
  colors: [],
  variant: 0,
  ...more,
});

const NAMES = [
  'Sol',
  'Crumb & Co',
  'The Old Harbour Fish Market and Grill',
  'Übergrößenträger',
  'X',
  '3000',
  'مخبز',
  '面包房',
  'Ангара',
  'A B C D E F G',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '🦊 Fox',
];
const BOX = { x: 100, y: 60, width: 600, height: 400 };

describe('a logo', () => {
  it.each(LOGO_STYLES)('of style %s is made of valid layers within its box, for any name', (style) => {
    for (const name of NAMES) {
      for (const variant of [0, 1, 2, 3, 7]) {
        const plans = planLogos(brief({ name, style, variant }), ports);
        expect(plans).toHaveLength(4);
        for (const plan of plans) {
          const logo = drawLogo(brief({ name, style, variant }), plan, ports);
          const layers = placedIn(logo.layers, BOX, roughMeasure);
          expect(layers.length, `${name} ${logo.label}`).toBeGreaterThan(0);
          for (const layer of layers) {
            expect(layerSchema.safeParse({ ...layer, order: 'a1' }).error, `${name} ${logo.label}`).toBeUndefined();
            if (layer.type !== 'text') continue;
            expect(textFindings(layer)).toEqual([]);
            expect(layer.lines.length, `${name} ${logo.label}`).toBe(1);
          }
          const box = boundsOfLayers(layers.map((layer) => ({ ...boundsOf(layer), rotation: 0 })));
          // Boxes of lines extend slightly further than their letters, by which the logo is fitted.
          expect(box?.width ?? 0).toBeLessThan(BOX.width * 1.03);
          expect(box?.height ?? 0).toBeLessThan(BOX.height * 1.25);
          expect(JSON.stringify(layers).length).toBeLessThan(120_000);
        }
      }
    }
  });

  it('is the same every time, and another one in another variant', () => {
    const draw = (variant: number) =>
      planLogos(brief({ variant }), ports).map((plan) => drawLogo(brief({ variant }), plan, ports));
    expect(draw(2)).toEqual(draw(2));
    const kinds = new Set([0, 1, 2, 3].flatMap((variant) => draw(variant).map((logo) => JSON.stringify(logo.layers))));
    expect(kinds.size).toBe(16);
  });

  it('shows the icon that was asked for before the one that is described', () => {
    const asked = planLogos(brief({ style: 'icon', elements: ['moon'], description: 'florist' }), ports);
    expect(asked.every(({ mark }) => mark.kind === 'icon')).toBe(true);
    const none = planLogos(brief({ style: 'icon', description: 'something else' }), ports);
    expect(none.every(({ mark }) => mark.kind === 'abstract' || mark.kind === 'lettermark')).toBe(true);
  });

  it('has letters that read on its background, whatever the palette', () => {
    const brands = [
      ['#ffffff'],
      ['#000000', '#ffffff'],
      ['#ffee00'],
      ['#777777', '#888888', '#999999'],
      ['#f4502f', '#0f6b66'],
    ] as const;
    for (const palette of [...PALETTES, ...brands.map((colors) => paletteOf([...colors]))]) {
      const enough = palette.name !== 'own' ? 4.4 : 3.9;
      for (const background of BACKGROUNDS) {
        const scheme = schemeFor(palette, background);
        expect(contrast(scheme.ink, scheme.background), `${palette.primary} ${background}`).toBeGreaterThanOrEqual(
          enough,
        );
        expect(contrast(scheme.primary, scheme.background)).toBeGreaterThanOrEqual(3);
        expect(contrast(scheme.quiet, scheme.background)).toBeGreaterThanOrEqual(enough);
      }
      expect(contrast(schemeOn('#808080', palette).ink, '#808080')).toBeGreaterThan(3.9);
    }
  });

  it('says the name once, in the owner’s letters', () => {
    const logo = drawLogo(
      brief({ style: 'abstract' }),
      planLogos(brief({ style: 'abstract' }), ports)[0] as never,
      ports,
    );
    const texts = logo.layers
      .filter((layer): layer is TextLayer => layer.type === 'text' && layer.name === 'name')
      .map(({ text }) => text);
    expect(texts.join(' ')).toBe('Crumb & Co');
  });
});

describe('words', () => {
  it.each([
    ['Crumb & Co', 'CC'],
    ['The Old Harbour', 'OH'],
    ['sol', 'S'],
    ['d’Artagnan & Fils', 'DF'],
    ['3000 miles', '3M'],
    ['the', 'T'],
    ['面包房', '面'],
  ])('initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

  it.each([
    ['small bakery in Lisbon, sourdough', 'bakery'],
    ['We are a specialty coffee roastery', 'specialty coffee roastery'],
    ['law firm', 'law firm'],
    ['', ''],
    ['A very long description of everything that we have ever done', ''],
    ['Crumb', ''],
  ])('the line for “%s” is “%s”', (description, line) => expect(taglineOf(description, 'Crumb & Co')).toBe(line));

  it('knows trades by their words', () => {
    expect(tradeOf('sourdough bakery').moods).toContain('warm');
    expect(tradeOf('data analytics platform').marks).toContain('cube');
    expect(tradeOf('xyz').marks.length).toBeGreaterThan(4);
  });
});
