/** Every kind of generation has a screen that the history leads back to. */
import { expect, test } from 'vitest';
import { kindNames } from '#app/services/generations/kinds.ts';
import { screenOf } from './screen-of.ts';

test('each kind has a screen, which names the generation', () => {
  for (const kind of kindNames) expect(screenOf({ id: 'g1', kind, input: { type: 'sticker' } }), kind).toMatch(/^\/[a-z0-9/-]+(?:\?g=|\/)g1$/);
  expect(screenOf({ id: 'g1', kind: 'ai-image', input: { type: 'sticker' } })).toBe('/text-2-image/sticker?g=g1');
  expect(screenOf({ id: 'g1', kind: 'gone', input: null })).toBeNull();
});
