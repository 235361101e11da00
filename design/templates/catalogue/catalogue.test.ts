/** The shipped templates: many topics, every composition, words that fit on the formats that sellers use. */
import { describe, expect, it } from 'vitest';
import { COMPOSITIONS } from '../compositions/all.ts';
import { CONTENT_KINDS } from '../compositions/composition.ts';
import { TEMPLATES, samples } from './catalogue.ts';
import { LEFT_OUT, LEFT_OUT_REASONS } from './left-out.ts';
import { TEMPLATE_CATEGORIES, SAMPLE_SUBJECTS } from './template.ts';
import { TOPICS } from './topics.ts';

describe('templates', () => {
  it('cover more than a hundred topics in every category, and every composition', () => {
    expect(TOPICS.length).toBeGreaterThanOrEqual(100);
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
    expect(new Set(TEMPLATES.map(({ category }) => category))).toEqual(new Set(TEMPLATE_CATEGORIES));
    expect(new Set(TEMPLATES.map(({ composition }) => composition))).toEqual(new Set(COMPOSITIONS.map(({ id }) => id)));
    expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length);
    expect(
      TEMPLATES.every(
        ({ id, pictures }) =>
          /^[a-z0-9-]{3,80}$/.test(id) && pictures.every((subject) => SAMPLE_SUBJECTS.includes(subject)),
      ),
    ).toBe(true);
  });

  it('come from topics of known categories, kinds and subjects', () => {
    const wrong = TOPICS.filter(
      ({ category, kind, subjects }) =>
        !TEMPLATE_CATEGORIES.includes(category) ||
        !CONTENT_KINDS.includes(kind) ||
        !subjects.every((subject) => SAMPLE_SUBJECTS.includes(subject)),
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

  it('show clothes among what is worn with them', () => {
    const shown = samples(['jumper', 'dress', 'shirt'], 5);
    expect(shown.slice(0, 3)).toEqual(['jumper', 'dress', 'shirt']);
    expect(shown.slice(3).every((subject) => ['bag', 'shoe', 'necklace', 'ring'].includes(subject))).toBe(true);
    expect(new Set(samples(['cup'], 6)).size).toBe(6);
  });
});
