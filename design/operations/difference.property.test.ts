/** The operations between any two documents lead exactly from one to the other. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDocument } from '../document/document.arbitraries.ts';
import type { DesignDocument } from '../document/document.ts';
import { assertInvariants } from '../document/invariants.ts';
import { applyOperations } from './apply.ts';
import { operationsBetween } from './difference.ts';
import { arbitraryIntent, idSource, realise } from './operation.arbitraries.ts';

/** The same document with ids that no other has. */
function renamed({ pages, layers, ...rest }: DesignDocument): DesignDocument {
  const other = (id: string) => `other-${id}`;
  return {
    ...rest,
    pages: Object.fromEntries(Object.values(pages).map((page) => [other(page.id), { ...page, id: other(page.id) }])),
    layers: Object.fromEntries(
      Object.values(layers).map((layer) => [
        other(layer.id),
        { ...layer, id: other(layer.id), parent: other(layer.parent) },
      ]),
    ),
  };
}

describe('the difference of two documents', () => {
  it('leads there and back after any operations', () => {
    fc.assert(
      fc.property(arbitraryDocument, fc.array(arbitraryIntent, { minLength: 1, maxLength: 25 }), (before, intents) => {
        const after = realise(before, intents, idSource('new')).document;
        for (const [from, to] of [
          [before, after],
          [after, before],
        ] as const) {
          const arrived = applyOperations(from, operationsBetween(from, to)).document;
          expect(arrived).toEqual(to);
          assertInvariants(arrived);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('leads to a document that has nothing in common', () => {
    fc.assert(
      fc.property(arbitraryDocument, arbitraryDocument, (from, other) => {
        const to = renamed(other);
        expect(applyOperations(from, operationsBetween(from, to)).document).toEqual(to);
      }),
      { numRuns: 60 },
    );
  });

  it('is nothing between equal documents', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(operationsBetween(document, JSON.parse(JSON.stringify(document)) as DesignDocument)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
