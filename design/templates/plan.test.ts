/** What a brief gets: legible colors, suitable compositions, fonts that have its characters. */
import { describe, expect, it } from 'vitest';
import { contrast, INK, LEGIBLE, PAPER } from '../layout/contrast.ts';
import type { Content, Palette } from './composition-input.ts';
import { THEMES } from './themes.ts';
import { hslOf } from './color-mix.ts';
import { MOODS, paletteFrom } from './moods.ts';
import { moodOf } from './mood-of.ts';
import { moodPalette, paletteFromPicture, paletteOf } from './palettes.ts';
import { planFor, type PlanInput } from './plan.ts';
import { faceFor, typePair } from './type-pairs.ts';

const content: Content = { headline: 'Summer sale', subheading: null, offer: '30% off', callToAction: null, lines: [] };
const planInput: PlanInput = {
  page: { width: 1080, height: 1080 },
  content,
  pictures: 1,
  cutouts: 1,
  mood: '',
  colors: [],
  fonts: { heading: null, body: null },
  brandColors: [],
  pictureColor: null,
  composition: null,
  variant: 0,
};

function legible({ background, ink, panel, accent, pop }: Palette): void {
  expect(contrast(ink, background)).toBeGreaterThanOrEqual(LEGIBLE);
  expect(contrast(accent, background)).toBeGreaterThanOrEqual(1.6);
  // Every surface bears white or ink.
  for (const surface of [background, panel, accent, pop])
    expect(Math.max(contrast(PAPER, surface), contrast(INK, surface))).toBeGreaterThanOrEqual(LEGIBLE);
}

describe('save the date', () => {
  const ids = (lines: string[]) =>
    planFor({
      ...planInput,
      pictures: 0,
      cutouts: 0,
      content: { ...content, offer: null, headline: 'Maria & Tom', subheading: 'Wedding', lines },
    }).suitable.map(({ id }) => id);

  it('joins for a day or an hour, not for the figures of a telephone or a house', () => {
    for (const dated of ['14 June 2027', 'Saturday 7 pm', '14.6.']) expect(ids([dated])).toContain('save-the-date');
    for (const other of ['0912 345 678', '14 Oak Street']) expect(ids([other])).not.toContain('save-the-date');
  });
});

describe('palettes', () => {
  it('of every mood can be read', () => {
    expect(MOODS.length).toBeGreaterThan(15);
    for (const mood of [...MOODS, ...THEMES])
      for (const [index] of mood.palettes.entries()) legible(moodPalette(mood, index));
  });

  it('of any colors can be read, and hold the colors', () => {
    for (const colors of [
      ['#000080', '#ffd700'],
      ['#808080'],
      ['#ffffff', '#fffffe'],
      ['#7f7f7f', '#808080', '#818181'],
      ['#ff0000', '#00ff00', '#0000ff'],
      ['#f5a3c7'],
    ]) {
      for (const which of [0, 1, 2]) legible(paletteOf(colors, which));
      expect(paletteOf(colors, 0).background.slice(0, 7)).toMatch(/^#/);
    }
    expect(paletteOf(['#000080', '#ffd700'], 0)).toMatchObject({ background: '#000080', accent: '#ffd700' });
    expect(paletteOf(['#000080', '#ffd700'], 1)).toMatchObject({ background: '#ffd700', accent: '#000080' });
  });

  it('of a picture keep its hue, and greys have none', () => {
    for (const which of [0, 1]) {
      const palette = paletteFromPicture('#c83232', which);
      expect(palette).not.toBeNull();
      if (palette) legible(palette);
    }
    expect(paletteFromPicture('#808184', 0)).toBeNull();
  });
});

describe('a plan', () => {
  it('is the same for the same brief', () => {
    expect(planFor(planInput)).toEqual(planFor({ ...planInput }));
  });

  it('reads the mood from what was said before what is written', () => {
    expect(moodOf('', 'Summer sale').id).toBe('summer');
    expect(moodOf('elegant autumn wedding', 'Summer sale').id).toBe('wedding');
    expect(moodOf('', 'Zzz').id).toBe('plain');
    expect(moodOf('our fall collection of boots', '').id).toBe('autumn');
  });

  it.each([
    ['autumn', [10, 65]],
    ['cosy', [0, 50]],
    ['rustic', [10, 110]],
    ['earthy', [10, 90]],
    ['warm', [0, 50]],
    ['winter', [140, 225]],
    ['cool', [150, 225]],
  ])('has backgrounds and accents of the hues that %s calls up', (id, [from, to]) => {
    const colors = (THEMES.find((look) => look.id === id)?.palettes ?? [])
      .map(paletteFrom)
      .flatMap(({ background, accent }) => [background, accent]);
    const others = colors.filter((color) => {
      const { hue, saturation } = hslOf(color);
      return saturation > 0.12 && (hue < (from ?? 0) || hue > (to ?? 0));
    });
    expect([colors.length > 0, others]).toEqual([true, []]);
  });

  it('lets a look that is asked for choose the colors, and the trade all else', () => {
    for (const brief of [
      'bridal boutique with a warm autumn feeling',
      'wedding, autumn vibes',
      'colours of autumn, skincare',
      'autumn menu of our restaurant',
      'autumn: post for my gym',
    ])
      expect(moodOf(brief, ''), brief).toMatchObject({ id: 'autumn' });
    expect(moodOf('a hotel in autumn colours', '')).toMatchObject({ id: 'autumn', things: false });
    expect(
      [
        'cosy christmas post, homely feel',
        'neon christmas party',
        'not too rustic, bakery',
        'coffee warm',
        'Fall in love with our cakes',
        'dark chocolate bar',
        'spring rolls, food',
      ].map((brief) => moodOf(brief, '').id),
    ).toEqual(['christmas', 'neon', 'coffee', 'coffee', 'coffee', 'coffee', 'food']);
    expect(['warm', 'cosy and inviting', 'earthy'].map((mood) => moodOf(mood, 'Bread').id)).toEqual([
      'warm',
      'cosy',
      'earthy',
    ]);
  });

  it('takes asked colors before those of the brand, and these before those of the mood', () => {
    expect(planFor({ ...planInput, colors: ['#000080'], brandColors: ['#0f6b66'] }).palette.background).toBe('#000080');
    expect(planFor({ ...planInput, brandColors: ['#0f6b66', '#f4f0e6'] }).palette.background).toBe('#0f6b66');
  });

  it('offers at least eight compositions for a picture with an offer, and four for words alone', () => {
    expect(planFor(planInput).suitable.length).toBeGreaterThanOrEqual(8);
    expect(planFor({ ...planInput, pictures: 0, cutouts: 0 }).suitable.length).toBeGreaterThanOrEqual(3);
  });

  it('follows the temper that was asked for', () => {
    expect(planFor({ ...planInput, mood: 'something calm' }).energy).toBe('calm');
    expect(planFor({ ...planInput, mood: 'loud and bold' }).energy).toBe('loud');
  });

  it('puts an asked composition first, and keeps others in reserve', () => {
    const plan = planFor({ ...planInput, composition: 'editorial' });
    expect(plan.suitable.map(({ id }) => id)).toEqual(['editorial']);
    expect(plan.rest.length).toBeGreaterThan(8);
  });
});

describe('letters', () => {
  it('of a family that was asked for take the place of the pair', () => {
    const pair = typePair('loud', 0, { heading: 'Caveat', body: 'Poppins' });
    expect([pair.heading.family, pair.body.family, pair.label.family]).toEqual(['Caveat', 'Poppins', 'Poppins']);
  });

  it('come from a family that has them', () => {
    const { heading } = typePair('loud', 0, { heading: null, body: null });
    expect(faceFor(heading, 'Summer', true)).toBe(heading);
    expect(faceFor(heading, 'تخفيضات', true)).toMatchObject({ family: 'Noto Sans Arabic', letterSpacing: 0 });
    expect(faceFor(heading, 'दिवाली', true).family).toBe('Noto Sans Devanagari');
    expect(faceFor(heading, '新品', false).family).toBe('Noto Sans SC');
    expect(faceFor(heading, 'Лето', true).family).toBe('Montserrat');
  });
});
