/** Focal points in the server's format. */
import { expect, it } from 'vitest';
import { readFocus } from './picture-focus.ts';

it('are two fractions, and nothing else', () => {
  expect(readFocus('0.25 0.8')).toEqual({ x: 0.25, y: 0.8 });
  for (const wrong of [null, '', '0.5', '0.5 2', 'a b', '0.1 0.2 0.3']) expect(readFocus(wrong)).toBeNull();
});
