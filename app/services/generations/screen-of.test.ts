/** Every kind of generation has a screen that the history leads back to. */
import { expect, test } from 'vitest';
import { kindNames } from '#app/services/generations/kinds.ts';
import { screenOf } from './screen-of.ts';

test('each kind has a screen, which names the generation', () => {
  for (const kind of kindNames)
    expect(screenOf({ id: 'g1', kind, input: { type: 'sticker', batch: 'b1' } }), kind).toMatch(
      /^\/[a-z0-9/-]+(?:\?g=b1&pictures=|\?g=|\/)g1$/,
    );
  expect(screenOf({ id: 'g1', kind: 'logo-picture', input: { batch: 'b1' } })).toBe('/logo-generator?g=b1&pictures=g1');
  expect(screenOf({ id: 'g1', kind: 'ai-image', input: { type: 'sticker' } })).toBe('/text-2-image/sticker?g=g1');
  expect(screenOf({ id: 'g1', kind: 'gone', input: null })).toBeNull();
});
