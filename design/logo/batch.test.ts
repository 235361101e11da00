/**
 * Batches, remixes and variants for names of many kinds: twelve that differ, legible in every variant, stored as JSON
 * and redrawn identically.
 */
import { describe, expect, it } from 'vitest';
import { roughMeasure } from '#tests/fakes/memory-design.ts';
import { layerSchema, type LeafLayer } from '../document/layers.ts';
import { documentSchema } from '../document/document.ts';
import { contrast, LEGIBLE, LEGIBLE_LARGE } from '../layout/contrast.ts';
import { BADGES } from './badges.ts';
import { LOGO_STYLES, type LogoBrief, type LogoPorts } from './brief.ts';
import { drawLogo } from './draw-logo.ts';
import { inkBoxOf } from './ink.ts';
import { LAYOUTS, markKey, markOfKey, parseLogoPlan, type LogoPlan } from './logo-plan.ts';
import { mockup, MOCKUPS } from './mockups/mockups.ts';
import { massOf, opticalCenter } from './optical.ts';
import { polygon, rounded } from './outlines.ts';
import { LOGO_BATCH, planBatch } from './plan-batch.ts';
import { faceId, remix, remixChoices } from './remix.ts';
import { BATCH_PALETTES, paletteOf, schemeFor } from './palettes.ts';
import { logoVariants } from './variants.ts';

const square = { path: 'M0 0L200 0L200 200L0 200Z', viewWidth: 200, viewHeight: 200 };
/** Letters are boxes: as wide as measured, as high as a capital, with descenders. */
const ports = {
  measureText: roughMeasure,
  findIcons: (text: string) =>
    /bakery|moon/.test(text)
      ? [
          { name: 'bread', score: 100 },
          { name: 'grains', score: 60 },
          { name: 'cookie', score: 50 },
        ]
      : [],
  iconPath: () => square,
  twoTone: () => ({ area: { ...square, x: 10, y: 10 }, lines: { ...square, x: 0, y: 0 } }),
  textOutline: (text, style) =>
    rounded(
      style.fontSize * 0.04,
      -style.fontSize * (/^[a-z]*$/.test(text) ? 0.5 : 0.7),
      Math.max(1, roughMeasure(text, style) + style.letterSpacing * (text.length - 1) - style.fontSize * 0.08),
      style.fontSize * (/[gjpqy]/.test(text) ? 0.9 : 0.7),
      [0, 0, 0, 0],
    ),
} satisfies LogoPorts;
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
  'X',
  '3000',
  'مخبز النور',
  'मिठाई घर',
  '面包房',
  'Ангара',
  'A B C D E F G',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '🦊 Fox',
];
const lookOf = ({ mark, layout }: LogoPlan) => `${markKey(mark)} ${layout}`;
const solidColors = (layers: readonly LeafLayer[], type: LeafLayer['type']) =>
  layers.flatMap((layer) =>
    layer.type === type && 'fill' in layer && layer.fill?.type === 'solid'
      ? [{ color: layer.fill.color, name: layer.name }]
      : [],
  );

describe('a batch', () => {
  it.each(LOGO_STYLES)('of style %s is twelve different logos of valid layers, for any name', (style) => {
    for (const name of NAMES) {
      for (const variant of [0, 1, 5]) {
        const asked = brief({ name, style, variant });
        const plans = planBatch(asked, ports);
        expect(plans).toHaveLength(LOGO_BATCH);
        expect(new Set(plans.map(lookOf)).size, `${name} ${variant}`).toBe(LOGO_BATCH);
        if (style === 'assorted') expect(new Set(plans.map(({ mark }) => mark.kind)).size).toBe(6);
        else expect(new Set(plans.map(({ mark }) => mark.kind))).toEqual(new Set([style]));
        for (const plan of plans) {
          const { layers } = drawLogo(asked, plan, ports);
          expect(layers.length).toBeGreaterThan(0);
          for (const layer of layers)
            expect(layerSchema.safeParse({ ...layer, order: 'a1' }).error, `${name} ${lookOf(plan)}`).toBeUndefined();
        }
      }
    }
  });

  it('has many typefaces, palettes and backgrounds', () => {
    const plans = planBatch(brief(), ports);
    expect(new Set(plans.map(({ face }) => face.family)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(plans.map(({ palette }) => palette.name)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(plans.map(({ ground }) => ground)).size).toBeGreaterThanOrEqual(3);
  });

  it('is the same every time, and another one in the next variant', () => {
    expect(planBatch(brief({ variant: 3 }), ports)).toEqual(planBatch(brief({ variant: 3 }), ports));
    const first = new Set(
      planBatch(brief(), ports).map((plan) => JSON.stringify([plan.mark, plan.face, plan.palette])),
    );
    expect(
      planBatch(brief({ variant: 1 }), ports).filter((plan) =>
        first.has(JSON.stringify([plan.mark, plan.face, plan.palette])),
      ).length,
    ).toBeLessThanOrEqual(1);
  });

  it('wears the owner’s own colors and no others', () => {
    const own = ['#0f6b66', '#f4c95d'];
    for (const { palette } of planBatch(brief({ colors: own }), ports))
      expect([palette.primary, palette.secondary].some((color) => own.includes(color))).toBe(true);
  });
});

describe('the backgrounds of a batch', () => {
  it.each([['#808080'], ['#7a7f2a'], ['#ffee00']])('are such as words read on, even in %s', (color) => {
    for (const variant of [0, 1, 2, 3]) {
      for (const { palette, ground } of planBatch(brief({ colors: [color], variant }), ports)) {
        const scheme = schemeFor(palette, ground);
        expect(contrast(scheme.ink, scheme.background), `${ground} of ${color}`).toBeGreaterThanOrEqual(LEGIBLE);
      }
    }
  });
});

describe('a plan', () => {
  it('is plain JSON that draws the same again', () => {
    for (const plan of planBatch(brief(), ports)) {
      const kept = parseLogoPlan(JSON.parse(JSON.stringify(plan)));
      expect(kept).toEqual(plan);
      expect(drawLogo(brief(), kept as LogoPlan, ports)).toEqual(drawLogo(brief(), plan, ports));
      expect(markOfKey(markKey(plan.mark))).toEqual(plan.mark);
    }
  });

  it.each([
    ['a later version', { version: 2 }],
    ['a layout that there is not', { layout: 'spiral' }],
    [
      'a font that is not shipped',
      {
        face: {
          family: 'Comic Sans',
          weight: 400,
          letterCase: 'upper',
          tracking: 0,
          second: { family: 'Inter', weight: 400 },
        },
      },
    ],
    ['a path for an icon', { mark: { kind: 'icon', icon: '../../etc', form: 'bare' } }],
    [
      'a colour that is none',
      {
        palette: {
          name: 'x',
          primary: 'red',
          secondary: '#000000',
          accent: '#000000',
          dark: '#000000',
          tint: '#ffffff',
        },
      },
    ],
  ])('with %s is none', (_, broken) => {
    const plan = planBatch(brief(), ports)[0] as LogoPlan;
    expect(parseLogoPlan(plan)).not.toBeNull();
    expect(parseLogoPlan({ ...plan, ...broken })).toBeNull();
    expect(markOfKey('icon/../x/bare')).toBeNull();
  });
});

describe('the variants of a logo', () => {
  it('read on their backgrounds: marks by 3, words by 4.5', () => {
    for (const palette of [...BATCH_PALETTES, paletteOf(['#ffee00']), paletteOf(['#777777', '#f4f4f4'])]) {
      const { moods: _moods, ...colors } = { moods: [], ...palette };
      for (const plan of planBatch(brief(), ports).filter(
        ({ mark }) => mark.kind === 'icon' || mark.kind === 'abstract',
      )) {
        for (const { id, plan: variant, background } of logoVariants({ ...plan, palette: colors })) {
          const { layers } = drawLogo(brief(), variant, ports, background);
          const where = `${palette.name} ${id} ${lookOf(plan)}`;
          const main = solidColors(layers, 'shape').filter(({ color }) => color !== background);
          expect(Math.max(...main.map(({ color }) => contrast(color, background))), where).toBeGreaterThanOrEqual(
            LEGIBLE_LARGE,
          );
          const plate =
            plan.layout === 'plate'
              ? solidColors(layers, 'shape').find(({ name }) => name === 'plate')?.color
              : undefined;
          for (const { color } of solidColors(layers, 'text'))
            expect(contrast(color, plate ?? background), where).toBeGreaterThanOrEqual(LEGIBLE);
        }
      }
    }
  });

  it('read in badges, too: words by 4.5 on what they are on', () => {
    const plan = planBatch(brief({ style: 'emblem' }), ports)[0] as LogoPlan;
    for (const palette of BATCH_PALETTES) {
      const { moods: _moods, ...colors } = palette;
      for (const badge of BADGES) {
        for (const { id, plan: variant, background } of logoVariants({
          ...plan,
          palette: colors,
          mark: { kind: 'emblem', icon: 'bread', badge },
        })) {
          const { layers } = drawLogo(brief(), variant, ports, background);
          const shapes = solidColors(layers, 'shape');
          const behind =
            shapes.find(({ name }) => /^(?:seal|disc|band|plaque|crest|arch)$/.test(name))?.color ?? background;
          for (const { color } of solidColors(layers, 'text'))
            expect(contrast(color, behind), `${palette.name} ${id} ${badge}`).toBeGreaterThanOrEqual(LEGIBLE);
        }
      }
    }
  });

  it('are for dark and for light places', () => {
    for (const plan of planBatch(brief(), ports)) {
      const backgrounds = Object.fromEntries(logoVariants(plan).map(({ id, background }) => [id, background]));
      for (const id of ['dark', 'mono-light']) expect(contrast('#ffffff', backgrounds[id] ?? '')).toBeGreaterThan(9);
      for (const id of ['colour', 'mono-dark', 'transparent'])
        expect(contrast('#16161d', backgrounds[id] ?? '')).toBeGreaterThan(9);
    }
  });

  it('in one ink use no other', () => {
    const plan = planBatch(brief({ style: 'icon' }), ports).find(
      ({ mark }) => mark.kind === 'icon' && mark.form === 'disc',
    ) as LogoPlan;
    for (const { id, plan: variant, background } of logoVariants(plan)) {
      if (!id.startsWith('mono')) continue;
      const { layers } = drawLogo(brief(), variant, ports, background);
      const inks = new Set(
        [...solidColors(layers, 'shape'), ...solidColors(layers, 'text')]
          .map(({ color }) => color)
          .filter((color) => color !== background),
      );
      expect(inks.size, id).toBe(1);
    }
  });
});

describe('a remix', () => {
  const plan = planBatch(brief({ style: 'icon' }), ports)[0] as LogoPlan;
  const choices = remixChoices(brief(), plan, ports);

  it('changes the one thing that was asked for', () => {
    const palette = choices.palettes.find(({ name }) => name !== plan.palette.name);
    expect(remix(brief(), plan, { type: 'palette', name: palette?.name ?? '' }, ports)).toEqual([{ ...plan, palette }]);
    const face = choices.typefaces.find(({ id }) => id !== faceId(plan.face));
    const [faced] = remix(brief(), plan, { type: 'typeface', id: face?.id ?? '' }, ports);
    expect({ ...faced, face: plan.face }).toEqual(plan);
    expect(faced?.face.family).toBe(face?.family);
    const [next] = remix(brief(), plan, { type: 'symbol', next: true }, ports);
    expect(next && markKey(next.mark)).not.toBe(markKey(plan.mark));
    expect(remix(brief(), plan, { type: 'symbol', words: 'moon' }, ports)[0]?.mark).toMatchObject({ icon: 'bread' });
    expect(remix(brief(), plan, { type: 'palette', colors: ['#123456'] }, ports)[0]?.palette.primary).toBe('#123456');
  });

  it('draws every choice that it offers', () => {
    for (const id of choices.layouts) {
      const [made] = remix(brief(), plan, { type: 'layout', id }, ports);
      expect(made && parseLogoPlan(made), id).toEqual(made);
      expect(made && drawLogo(brief(), made, ports).layers.length, id).toBeGreaterThan(0);
    }
    expect(choices.layouts.length).toBeGreaterThanOrEqual(LAYOUTS.length + 4);
    for (const { key, mark } of choices.symbols)
      expect(remix(brief(), plan, { type: 'symbol', key }, ports)[0]?.mark).toEqual(mark);
    expect(new Set(choices.symbols.map(({ key }) => key)).size).toBe(choices.symbols.length);
  });

  it('of something unknown makes nothing', () => {
    expect(remix(brief(), plan, { type: 'palette', name: 'beige' }, ports)).toEqual([]);
    expect(remix(brief(), plan, { type: 'typeface', id: 'x' }, ports)).toEqual([]);
    expect(remix(brief(), plan, { type: 'symbol', key: 'x/y' }, ports)).toEqual([]);
    expect(remix(brief(), plan, { type: 'symbol', words: 'qqq' }, ports)).toEqual([]);
    expect(remix(brief(), plan, { type: 'layout', id: 'badge-none' as never }, ports)).toEqual([]);
  });

  it.each(LOGO_STYLES)(
    'for more like one of style %s makes twelve of its kind, each different in a thing or two',
    (style) => {
      for (const from of planBatch(brief({ style }), ports).slice(0, 6)) {
        const made = remix(brief(), from, { type: 'more' }, ports);
        expect(made, lookOf(from)).toHaveLength(LOGO_BATCH);
        expect(
          new Set(made.map((one) => JSON.stringify([one.mark, one.face, one.palette, one.ground, one.layout]))).size,
        ).toBe(LOGO_BATCH);
        expect(new Set(made.map(({ palette }) => palette.name)).size).toBeGreaterThanOrEqual(4);
        for (const one of made) {
          expect(one.mark.kind).toBe(from.mark.kind);
          const changed = [
            markKey(one.mark) !== markKey(from.mark),
            faceId(one.face) !== faceId(from.face),
            one.palette.name !== from.palette.name,
            one.layout !== from.layout || one.ground !== from.ground,
          ].filter(Boolean).length;
          expect(changed).toBeGreaterThanOrEqual(1);
          expect(changed).toBeLessThanOrEqual(3);
        }
      }
    },
  );
});

describe('the optical middle', () => {
  it('is that of the area, pulled from the middle of the box', () => {
    const triangle = polygon([
      { x: 0, y: 0 },
      { x: 90, y: 0 },
      { x: 0, y: 90 },
    ]);
    expect(massOf(triangle)).toMatchObject({ center: { x: expect.closeTo(30, 5), y: expect.closeTo(30, 5) } });
    const center = opticalCenter(triangle);
    expect(center?.x).toBeLessThan(45);
    expect(center?.x).toBeGreaterThan(30);
    expect(opticalCenter(rounded(0, 0, 40, 20, [0, 0, 0, 0]))).toEqual({
      x: expect.closeTo(20, 5),
      y: expect.closeTo(10, 5),
    });
  });

  it('of mark and words is one axis, with air between them', () => {
    const plan: LogoPlan = {
      ...(planBatch(brief({ style: 'icon' }), ports)[0] as LogoPlan),
      layout: 'stack',
      mark: { kind: 'icon', icon: 'bread', form: 'disc' },
    };
    const { layers } = drawLogo(brief(), plan, ports);
    const [mark, words] = [
      layers.filter(({ type }) => type === 'shape'),
      layers.filter(({ type }) => type === 'text'),
    ].map((some) => inkBoxOf(some, ports.textOutline));
    if (!mark || !words) throw new Error('drawn without mark or words');
    expect(mark.x + mark.width / 2).toBeCloseTo(words.x + words.width / 2, 0);
    expect(words.y - mark.y - mark.height).toBeGreaterThan(mark.height * 0.12);
  });
});

describe('mock-ups', () => {
  it.each(MOCKUPS)('of a %s are designs with the name on them', (name) => {
    for (const plan of planBatch(brief(), ports)) {
      const document = mockup(name, { brief: brief(), plan, ports });
      expect(documentSchema.safeParse(document).error).toBeUndefined();
      expect(Object.values(document.layers).some((layer) => layer.type === 'text')).toBe(true);
    }
  });
});

describe('the small line', () => {
  it('can be read where the whole logo is shown small, and stays smaller than the name', () => {
    for (const name of ['Sol', 'Crumb & Co', 'The Old Harbour Candle Company', 'Rosalind & Daughters']) {
      for (const description of ['bakery', 'wedding cakes and pastry', 'specialty coffee roastery']) {
        const asked = brief({ name, description });
        const drawn = planBatch(asked, ports).map((plan) => ({ plan, layers: drawLogo(asked, plan, ports).layers }));
        for (const { plan, layers } of drawn) {
          const heightOf = (part: string) =>
            inkBoxOf(layers.filter((layer) => layer.name === part).slice(0, 1), ports.textOutline)?.height ?? null;
          const [line, letters] = [heightOf('tagline'), heightOf('name')];
          if (line === null || letters === null) continue;
          const { width = 0 } = inkBoxOf(layers, ports.textOutline) ?? {};
          expect(line / width, `${name} ${description} ${lookOf(plan)}`).toBeGreaterThan(0.02);
          expect(line, `${name} ${description} ${lookOf(plan)}`).toBeLessThan(letters);
        }
        expect(drawn.filter(({ layers }) => layers.some((layer) => layer.name === 'tagline')).length).toBeGreaterThan(
          5,
        );
      }
    }
  });
});
