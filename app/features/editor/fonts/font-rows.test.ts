/** The list of fonts: what comes first, what a search and the filters leave. */
import { describe, expect, it } from 'vitest';
import { FONT_FAMILIES } from '#design/fonts/catalogue.ts';
import { fontRows, isMissing, NO_FILTER, type FontSources } from './font-rows.ts';

const OWN = `Brandon Grotesque #${'a1'.repeat(32)}`;
const NONE: FontSources = { brand: [], used: [], recent: [], own: [] };
const families = (...args: Parameters<typeof fontRows>) =>
  fontRows(...args).flatMap((row) => (row.type === 'font' ? [row.family] : []));
const headings = (...args: Parameters<typeof fontRows>) =>
  fontRows(...args).flatMap((row) => (row.type === 'heading' ? [row.title] : []));

describe('with nothing asked for', () => {
  it('shows brand fonts first, then what the design uses, what was used lately, one’s own, and all', () => {
    const sources: FontSources = { brand: ['Anton', 'Anton'], used: ['Caveat'], recent: ['Lora'], own: [OWN] };
    expect(headings(NO_FILTER, sources)).toEqual([
      'fonts.brand',
      'fonts.used',
      'fonts.recent',
      'fonts.own',
      'fonts.all',
    ]);
    expect(families(NO_FILTER, sources).slice(0, 5)).toEqual(['Anton', 'Caveat', 'Lora', OWN, 'Abril Fatface']);
  });

  it('counts the fonts without the headings', () => {
    const rows = fontRows(NO_FILTER, { ...NONE, used: ['Caveat'] });
    const places = rows.flatMap((row) => (row.type === 'font' ? [row.place] : []));
    expect(places).toEqual(places.map((_, index) => index));
    expect(headings(NO_FILTER, NONE)).toEqual(['fonts.all']);
    expect(places).toHaveLength(FONT_FAMILIES.filter(({ offered }) => offered).length + 1);
  });
});

describe('asking', () => {
  it('finds by any part of the name, by kind and by script, without headings', () => {
    expect(families({ ...NO_FILTER, query: 'vibes' }, NONE)).toEqual(['Great Vibes']);
    expect(families({ ...NO_FILTER, query: 'mono' }, NONE)).toEqual(['Space Mono']);
    expect(families({ ...NO_FILTER, query: 'hebr' }, NONE)).toEqual(['Noto Sans Hebrew', 'Rubik']);
    expect(headings({ ...NO_FILTER, query: 'sans' }, NONE)).toEqual([]);
    expect(families({ ...NO_FILTER, query: 'zzz' }, NONE)).toEqual([]);
  });

  it('puts names that begin with what was typed first', () => {
    expect(families({ ...NO_FILTER, query: 'sp' }, NONE).slice(0, 2)).toEqual(['Space Grotesk', 'Space Mono']);
  });

  it('keeps to a kind and a script together', () => {
    expect(families({ query: '', category: 'serif', script: 'arabic' }, NONE)).toEqual(['Amiri']);
    expect(families({ query: '', category: 'own', script: null }, { ...NONE, own: [OWN] })).toEqual([OWN]);
  });

  it('finds one’s own fonts by their readable name, not by their hash', () => {
    expect(families({ ...NO_FILTER, query: 'brandon' }, { ...NONE, own: [OWN] })).toEqual([OWN]);
    expect(families({ ...NO_FILTER, query: 'a1a1' }, { ...NONE, own: [OWN] })).toEqual([]);
  });
});

it('knows what can’t be drawn', () => {
  expect([isMissing('Inter'), isMissing(OWN), isMissing('Comic Sans MS')]).toEqual([false, false, true]);
});
