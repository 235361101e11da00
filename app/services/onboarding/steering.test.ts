/** What answers lead to. */
import { describe, expect, test } from 'vitest';
import { TEMPLATE_CATEGORIES } from '#design/templates/catalogue/template.ts';
import { message } from '#messages/message.ts';
import { PAGE_FORMATS } from '#tools/inputs/formats.ts';
import { formatGroups } from '#tools/inputs/format-groups.ts';
import { iconPath } from '#tools/libraries/icons/icon-path.ts';
import { FREQUENCIES, NO_ANSWERS, PLACES, QUESTIONS, STEPS, WORK } from './questions.ts';
import { inPreferredOrder, NO_STEERING, steeringOf } from './steering.ts';

test('every choice has words and an icon', () => {
  for (const step of STEPS) {
    for (const { label, hint, icon } of QUESTIONS[step].choices) {
      expect(message(label).length).toBeGreaterThan(2);
      if (hint) expect(message(hint).length).toBeGreaterThan(2);
      expect({ icon, found: iconPath(icon, 'regular') !== null }).toEqual({ icon, found: true });
    }
  }
});

test('answers name only what there is', () => {
  const all = steeringOf({
    work: WORK.map(({ id }) => id),
    places: PLACES.map(({ id }) => id),
    frequency: FREQUENCIES[0]?.id ?? null,
  });
  expect(all.formats.filter((id) => !PAGE_FORMATS.some((format) => format.id === id))).toEqual([]);
  expect(all.templates.filter((id) => !TEMPLATE_CATEGORIES.includes(id))).toEqual([]);
  for (const list of Object.values(all)) expect(new Set(list).size).toBe(list.length);
});

test('every place of the specification is asked about, and every place with a format of its own leads to it', () => {
  const places: string[] = PLACES.map(({ id }) => id);
  const handles = [
    'instagram',
    'whatsapp',
    'shopee',
    'youtube',
    'tiktok',
    'pinterest',
    'depop',
    'poshmark',
    'mercado',
    'lazada',
    'ebay',
    'facebook',
    'amazon',
    'carousell',
    'tokopedia',
    'website',
  ];
  expect(handles.filter((id) => !places.includes(id))).toEqual([]);
  for (const { id } of PLACES)
    if (id !== 'nowhere') expect(steeringOf({ ...NO_ANSWERS, places: [id] }).formats.length).toBeGreaterThan(0);
});

test('no answers change nothing', () => {
  expect(steeringOf(NO_ANSWERS)).toEqual(NO_STEERING);
});

describe('someone who sells on Etsy', () => {
  const steering = steeringOf({ work: ['maker'], places: ['etsy'], frequency: 'weekly' });

  test('is offered Etsy’s format and a listing first', () => {
    expect(steering.formats[0]).toBe('etsy');
    expect(steering.examples[0]).toBe('listing');
    expect(formatGroups(steering.formats)[0]).toMatchObject({
      title: 'home.formatYours',
      formats: [{ id: 'etsy' }, { id: 'instagram-post' }],
    });
  });

  test('finds launches, praise and posts first among the templates', () => {
    expect(steering.templates.slice(0, 2)).toEqual(['launch', 'social']);
  });
});

test('of two places both come before a second format of either', () => {
  expect(steeringOf({ ...NO_ANSWERS, places: ['instagram', 'facebook'] }).formats).toEqual([
    'instagram-post',
    'facebook-post',
    'instagram-story',
    'facebook-cover',
    'instagram-reel',
  ]);
});

test('what is preferred comes first, all else as it was', () => {
  const things = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(inPreferredOrder(things, ['c', 'x', 'b'], ({ id }) => id).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd']);
  expect(inPreferredOrder(things, [], ({ id }) => id)).toEqual(things);
});
