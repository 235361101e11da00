/** Previews of one shape are one picture; visitors without an account request known sizes. */
import { expect, it } from 'vitest';
import { PAGE_FORMATS } from '#tools/inputs/formats.ts';
import { isKnownSize, previewPage } from './preview-page.ts';

it('draws fewer than half as many shapes as there are formats, each within half a per cent of its own', () => {
  const shapes = new Set(PAGE_FORMATS.map((format) => JSON.stringify(previewPage(format))));
  expect(shapes.size).toBeLessThan(PAGE_FORMATS.length / 2);
  for (const { width, height } of PAGE_FORMATS) {
    const page = previewPage({ width, height });
    expect(Math.abs(page.width / page.height / (width / height) - 1)).toBeLessThan(0.005);
  }
});

it('leaves a page of a shape of its own as it is, and knows which sizes are formats', () => {
  expect(previewPage({ width: 777, height: 333 })).toEqual({ width: 777, height: 333 });
  expect(isKnownSize({ width: 1080, height: 1920 })).toBe(true);
  expect(isKnownSize({ width: 1081, height: 1920 })).toBe(false);
});
