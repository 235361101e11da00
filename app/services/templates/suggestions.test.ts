/** What is suggested for a photo: templates that show one, different layouts first, in alternating palettes. */
import { describe, expect, it } from 'vitest';
import { TEMPLATES } from '#design/templates/catalogue/catalogue.ts';
import { suggestionsFor } from './suggestions.ts';

const photo = [
  ['#111111', '#ff0000'],
  ['#eeeeee', '#0000ff'],
];
const byId = new Map(TEMPLATES.map((template) => [template.id, template]));

describe('suggestions', () => {
  const list = suggestionsFor(TEMPLATES, { first: ['seasons'], palettes: photo, branded: true });

  it('are templates for one photo, each once, different layouts before the same again', () => {
    expect(list.length).toBeGreaterThan(20);
    expect(new Set(list.map(({ recipe: template }) => template)).size).toBe(list.length);
    for (const { recipe: template } of list) expect(byId.get(template)?.pictures).toHaveLength(1);
    const layouts = list.slice(0, 15).map(({ recipe: template }) => byId.get(template)?.composition);
    expect(new Set(layouts).size).toBe(15);
  });

  it('say nothing of a product that somebody else sells', () => {
    const words = list
      .flatMap(({ recipe: template }) => Object.values(byId.get(template)?.content ?? {}).flat())
      .join(' ');
    expect(words).not.toMatch(/plant|candle|coffee|cake|bag\b|jumper|shoe|cream|soil|mug/i);
  });

  it('begin with what someone said about their work, and take the brand, own colors and the photo’s in turn', () => {
    expect(byId.get(list[0]?.recipe ?? '')?.category).toBe('seasons');
    expect(list.slice(0, 4).map(({ colors, brand }) => [brand, ...colors])).toEqual([
      [true],
      [false],
      [false, ...(photo[0] ?? [])],
      [false, ...(photo[1] ?? [])],
    ]);
    expect(
      suggestionsFor(TEMPLATES, { first: [], palettes: [], branded: false }).every(
        ({ colors, brand }) => colors.length === 0 && !brand,
      ),
    ).toBe(true);
  });
});
