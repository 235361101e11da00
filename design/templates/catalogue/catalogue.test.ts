/** The shipped templates: many topics, every composition, words that fit on the formats that sellers use. */
import { describe, expect, it } from 'vitest';
import { findSample, type Trade } from '#design/samples/samples.ts';
import { COMPOSITIONS } from '../compositions/all.ts';
import { CONTENT_KINDS } from '../compositions/composition.ts';
import { TEMPLATES, samples } from './catalogue.ts';
import { LEFT_OUT, LEFT_OUT_REASONS } from './left-out.ts';
import { TEMPLATE_CATEGORIES } from './template.ts';
import { TOPICS } from './topics.ts';

/** Largest share of all templates that may show one sample. */
const MOST_SHARE = 0.05;

const WORN: readonly Trade[] = ['fashion', 'shoes', 'jewellery'];

/** Trades whose samples suit a word of a topic's mood. */
const SUITS: Readonly<Record<string, readonly Trade[]>> = {
  bakery: ['bakery', 'drinks'],
  coffee: ['drinks', 'bakery', 'ceramics', 'electronics'],
  cafe: ['drinks', 'bakery'],
  fashion: WORN,
  knitwear: [...WORN, 'crafts'],
  streetwear: WORN,
  sneakers: ['shoes'],
  skincare: ['beauty'],
  beauty: ['beauty', 'candles'],
  nails: ['beauty'],
  salon: ['beauty', 'home'],
  plants: ['plants'],
  gardening: ['plants'],
  florist: ['plants'],
  ceramics: ['ceramics'],
  jewellery: ['jewellery'],
  school: ['stationery', 'electronics', 'services'],
  yoga: ['sports'],
  dog: ['pets'],
  barber: ['services'],
  cleaning: ['services', 'home'],
  food: ['food', 'bakery'],
};

describe('templates', () => {
  it('cover more than a hundred topics in every category, and every composition', () => {
    expect(TOPICS.length).toBeGreaterThanOrEqual(100);
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
    expect(new Set(TEMPLATES.map(({ category }) => category))).toEqual(new Set(TEMPLATE_CATEGORIES));
    expect(new Set(TEMPLATES.map(({ composition }) => composition))).toEqual(new Set(COMPOSITIONS.map(({ id }) => id)));
    expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length);
    expect(
      TEMPLATES.every(
        ({ id, pictures }) => /^[a-z0-9-]{3,80}$/.test(id) && pictures.every((sample) => findSample(sample) !== null),
      ),
    ).toBe(true);
  });

  it('come from topics of known categories, kinds and subjects', () => {
    const wrong = TOPICS.filter(
      ({ category, kind, subjects }) =>
        !TEMPLATE_CATEGORIES.includes(category) ||
        !CONTENT_KINDS.includes(kind) ||
        subjects.length === 0 ||
        !subjects.flat().every((sample) => findSample(sample) !== null),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('leave out only what a topic and a composition would make', () => {
    const made = new Set(TOPICS.flatMap(({ id }) => COMPOSITIONS.map((composition) => `${id}-${composition.id}`)));
    expect([...LEFT_OUT.keys()].filter((id) => !made.has(id))).toEqual([]);
    expect([...LEFT_OUT.values()].filter((reason) => !LEFT_OUT_REASONS.includes(reason))).toEqual([]);
  });

  it('give each topic several templates of different compositions', () => {
    for (const { id, kind, title } of TOPICS) {
      if (kind === 'packshot') continue;
      const own = TEMPLATES.filter((template) => template.id.startsWith(`${id}-`) && template.title === title);
      expect(new Set(own.map(({ composition }) => composition)).size, id).toBeGreaterThanOrEqual(3);
    }
  });

  it('show clothes among what is worn with them, and other goods among their own trade', () => {
    const shown = samples([['jumper'], ['dress'], ['shirt']], 6);
    expect(shown.slice(0, 3)).toEqual(['jumper', 'dress', 'shirt']);
    expect(shown.slice(3).every((id) => WORN.includes(findSample(id)?.trade ?? 'services'))).toBe(true);
    expect(new Set(samples([['bread']], 5).map((id) => findSample(id)?.trade))).toEqual(new Set(['bakery']));
  });

  it('take turns among the samples of a topic', () => {
    expect([0, 1, 2, 3].map((turn) => samples([['bag', 'hat', 'tote']], 1, turn)[0])).toEqual([
      'bag',
      'hat',
      'tote',
      'bag',
    ]);
  });

  it('show no sample more often than others, and many of them', () => {
    const counts = new Map<string, number>();
    for (const { pictures } of TEMPLATES) for (const id of pictures) counts.set(id, (counts.get(id) ?? 0) + 1);
    const often = [...counts].filter(([, count]) => count > TEMPLATES.length * MOST_SHARE);
    expect(often).toEqual([]);
    expect(counts.size).toBeGreaterThanOrEqual(55);
  });

  it.each(Object.entries(SUITS))('show what suits them where the trade is %s', (mood, trades) => {
    const topics = TOPICS.filter((topic) => topic.mood.split(' ').includes(mood));
    expect(topics.length).toBeGreaterThan(0);
    const odd = topics.flatMap(({ id, subjects }) =>
      subjects.flat().flatMap((sample) => {
        const trade = findSample(sample)?.trade;
        return trade && trades.includes(trade) ? [] : [`${id}: ${sample}`];
      }),
    );
    expect(odd).toEqual([]);
  });

  it('show shoes nowhere but in fashion', () => {
    const shod = TEMPLATES.filter(({ pictures }) => pictures.some((id) => findSample(id)?.trade === 'shoes'));
    expect(shod.filter(({ mood }) => !/fashion|streetwear|sneakers|spring|summer|winter/.test(mood))).toEqual([]);
  });
});
