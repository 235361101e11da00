/** For tests only: random valid documents. */
import fc from 'fast-check';
import type { DesignDocument } from './document.ts';
import { DOCUMENT_VERSION } from './defaults.ts';
import { arbitraryBackground, order } from './values.arbitraries.ts';
import { arbitraryPageDuration, arbitraryTransition } from './animation.arbitraries.ts';
import { arbitraryLayer, common } from './layers.arbitraries.ts';

/** A valid document: some pages, layers of all types, nested groups, some equal order keys. */
export const arbitraryDocument: fc.Arbitrary<DesignDocument> = fc
  .record({
    width: fc.integer({ min: 100, max: 4000 }),
    height: fc.integer({ min: 100, max: 4000 }),
    pages: fc.array(
      fc.record({
        order,
        name: common.name,
        background: arbitraryBackground,
        duration: arbitraryPageDuration,
        transition: arbitraryTransition,
      }),
      { minLength: 1, maxLength: 3 },
    ),
    layers: fc.array(fc.tuple(arbitraryLayer, fc.nat()), { maxLength: 12 }),
  })
  .map(({ width, height, pages, layers }) => {
    const document: DesignDocument = { version: DOCUMENT_VERSION, width, height, pages: {}, layers: {} };
    const parents: string[] = [];
    pages.forEach((page, index) => {
      const id = `p${index}`;
      document.pages[id] = { ...page, id };
      parents.push(id);
    });
    layers.forEach(([layer, pick], index) => {
      const id = `l${index}`;
      // Only earlier groups can be parents, so there are no cycles.
      document.layers[id] = { ...layer, id, parent: parents[pick % parents.length]! };
      if (layer.type === 'group') parents.push(id);
    });
    return document;
  });
