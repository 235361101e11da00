/** Sizes offered for an export. */
import { describe, expect, it } from 'vitest';
import { exportSizes } from './export-sizes.ts';

describe('export sizes', () => {
  it('begin with the largest of the plan', () => {
    expect(exportSizes({ width: 1080, height: 1350 }, 2160)).toEqual([
      { shorterSide: 2160, width: 2160, height: 2700 },
      { shorterSide: 1080, width: 1080, height: 1350 },
    ]);
  });

  it('never exceed the plan', () => {
    expect(exportSizes({ width: 4000, height: 3000 }, 1080).map((size) => size.shorterSide)).toEqual([1080, 540]);
  });

  it('offer the page’s own size once', () => {
    expect(exportSizes({ width: 1920, height: 1080 }, 1080).map((size) => size.width)).toEqual([1920, 960]);
  });
});
