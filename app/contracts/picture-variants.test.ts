/** Which variant of a picture suffices. */
import { expect, it } from 'vitest';
import { variantFor } from './picture-variants.ts';

it('is the next larger one, and the original beyond the largest', () => {
  expect([1, 64, 65, 300, 2048, 2049, Number.POSITIVE_INFINITY].map(variantFor)).toEqual([
    64,
    64,
    128,
    512,
    2048,
    null,
    null,
  ]);
});
