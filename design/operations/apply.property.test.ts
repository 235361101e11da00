/** Properties that must hold for every document and every sequence of operations. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { DesignDocument } from '../document/document.ts';
import { arbitraryDocument } from '../document/document.arbitraries.ts';
import { invariantFindings } from '../document/invariants.ts';
import type { ImageLayer } from '../document/layers.ts';
import { parseDocument } from '../document/parse.ts';
import { sameJson } from '../document/same-json.ts';
import { applyOperations, applyTolerantly } from './apply.ts';
import { keysOverlap, overwrittenProperties, touchedProperties } from './conflict.ts';
import { Draft } from './draft.ts';
import { arbitraryIntent, idSource, realise } from './operation.arbitraries.ts';
import { operationTypes, type Operation } from './operation.ts';
import { operationSchema, operationsSchema } from './schemas.ts';
import { layerKey, pageKey, strokeKey } from './properties.ts';

const options = process.env.BLEND_LONG ? { numRuns: 10_000 } : { numRuns: 150, seed: 7 };
vi.setConfig({ testTimeout: process.env.BLEND_LONG ? 1_200_000 : 30_000 });

const intents = fc.array(arbitraryIntent, { minLength: 1, maxLength: 12 });
const some = fc.record({ document: arbitraryDocument, intents });

/** Keys of every property in which two documents differ; something that exists in only one of them is a single key. */
function differences(before: DesignDocument, after: DesignDocument): string[] {
  const keys = before.width === after.width && before.height === after.height ? [] : ['design:size'];
  const compare = <Each extends object>(
    old: Record<string, Each>,
    now: Record<string, Each>,
    key: (id: string, property?: string) => string,
  ) => {
    for (const id of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const [a, b] = [old[id], now[id]] as (Record<string, unknown> | undefined)[];
      if (!a || !b) keys.push(key(id));
      else
        for (const property of Object.keys(b))
          if (!sameJson(a[property], b[property]))
            keys.push(...(property === 'mask' ? maskDifferences(id, a.mask, b.mask) : [key(id, property)]));
    }
  };
  compare(before.pages, after.pages, pageKey);
  compare(before.layers, after.layers, layerKey);
  return keys;
}

/** Masks that differ only in their strokes are compared stroke by stroke. */
function maskDifferences(id: string, ...masks: unknown[]): string[] {
  const [a, b] = masks.map((mask) => (mask ?? { asset: null, strokes: [] }) as NonNullable<ImageLayer['mask']>) as [
    NonNullable<ImageLayer['mask']>,
    NonNullable<ImageLayer['mask']>,
  ];
  const kept = a.strokes.filter((stroke) => b.strokes.some((other) => sameJson(stroke, other)));
  const stillKept = b.strokes.filter((stroke) => a.strokes.some((other) => sameJson(stroke, other)));
  if (a.asset !== b.asset || !sameJson(kept, stillKept)) return [layerKey(id, 'mask')];
  return [...a.strokes, ...b.strokes]
    .filter((stroke) => !kept.some(({ id: same }) => same === stroke.id))
    .map((stroke) => strokeKey(id, stroke.id));
}

/** A touched key covers itself and everything below it. */
function covers(touched: readonly string[], key: string): boolean {
  return touched.some((each) => key === each || key.startsWith(`${each}:`));
}

test('every type of operation has a schema, and is tried', () => {
  for (const type of operationTypes) {
    const issues = operationSchema.safeParse({ type }).error?.issues ?? [];
    expect(
      issues.map(({ path }) => path[0]),
      type,
    ).not.toContain('type');
  }
  const tried = fc
    .sample(some, { numRuns: 400, seed: 7 })
    .flatMap((one) => realise(one.document, one.intents, idSource('n')).operations.map(({ type }) => type));
  expect([...new Set(tried)].toSorted()).toEqual(operationTypes.toSorted());
});

describe('operations', () => {
  test('random documents are sound and survive being stored', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(invariantFindings(document)).toEqual([]);
        expect(parseDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
      }),
      options,
    );
  });

  test('an inverse restores the document exactly, and its own inverse does it again', () => {
    fc.assert(
      fc.property(some, ({ document, intents }) => {
        const { operations } = realise(document, intents, idSource('n'));
        const done = applyOperations(document, operations);
        const undone = applyOperations(done.document, done.inverse);
        expect(undone.document).toEqual(document);
        expect(applyOperations(undone.document, undone.inverse).document).toEqual(done.document);
      }),
      options,
    );
  });

  test('a broken inverse would be noticed', () => {
    const breakers: ((operation: Operation) => Operation[])[] = [
      () => [],
      (operation) =>
        operation.type === 'layer.update' && 'x' in operation.patch
          ? [{ ...operation, patch: { ...operation.patch, x: operation.patch.x! + 1 } }]
          : [operation],
      (operation) => (operation.type === 'layer.move' ? [{ ...operation, order: `${operation.order}V` }] : [operation]),
      (operation) => (operation.type === 'mask.stroke' ? [{ ...operation, before: undefined }] : [operation]),
    ];
    for (const breakOne of breakers) {
      const result = fc.check(
        fc.property(some, ({ document, intents }) => {
          const { operations } = realise(document, intents, idSource('n'));
          const done = applyOperations(document, operations);
          const undone = applyOperations(done.document, done.inverse.flatMap(breakOne));
          return sameJson(undone.document, document);
        }),
        { numRuns: 3_000, seed: 7, endOnFailure: true },
      );
      expect(result.failed).toBe(true);
    }
  });

  test('invariants hold after every operation, forth and back', () => {
    fc.assert(
      fc.property(some, ({ document, intents }) => {
        const { operations } = realise(document, intents, idSource('n'));
        let now = document;
        const inverses: Operation[][] = [];
        for (const operation of operations) {
          const { document: next, inverse } = applyOperations(now, [operation]);
          expect(invariantFindings(next)).toEqual([]);
          inverses.push(inverse);
          now = next;
        }
        for (const operation of inverses.reverse().flat()) {
          now = applyOperations(now, [operation]).document;
          expect(invariantFindings(now)).toEqual([]);
        }
      }),
      options,
    );
  });

  test('a list of operations does what its operations do one by one', () => {
    fc.assert(
      fc.property(some, ({ document, intents }) => {
        const { operations, document: stepwise } = realise(document, intents, idSource('n'));
        expect(applyOperations(document, operations).document).toEqual(stepwise);
      }),
      options,
    );
  });

  test('the given document stays as it was', () => {
    fc.assert(
      fc.property(some, ({ document, intents }) => {
        const copy = structuredClone(document);
        const { operations } = realise(document, intents, idSource('n'));
        applyOperations(document, operations);
        applyTolerantly(document, operations);
        expect(document).toEqual(copy);
      }),
      options,
    );
  });

  test('operations and what they lead to survive being stored and sent', () => {
    fc.assert(
      fc.property(some, ({ document, intents }) => {
        const { operations } = realise(document, intents, idSource('n'));
        const done = applyOperations(document, operations);
        for (const operation of [...operations, ...done.inverse]) {
          expect(operationSchema.parse(JSON.parse(JSON.stringify(operation)))).toEqual(operation);
        }
        const sent: unknown = JSON.parse(JSON.stringify(operations));
        if (operations.length > 0)
          expect(applyOperations(document, operationsSchema.parse(sent)).document).toEqual(done.document);
        expect(parseDocument(JSON.parse(JSON.stringify(done.document)))).toEqual(done.document);
      }),
      options,
    );
  });

  test('touched properties cover every difference', () => {
    fc.assert(
      fc.property(some, ({ document, intents }) => {
        const { operations } = realise(document, intents, idSource('n'));
        let now = document;
        for (const operation of operations) {
          const touched = touchedProperties(operation, now);
          const next = applyOperations(now, [operation]).document;
          for (const key of differences(now, next)) expect(covers(touched, key)).toBe(true);
          // Known without a document, except for the content of a removed group or page.
          const alone = touchedProperties(operation);
          expect(touched.slice(0, alone.length)).toEqual(alone);
          now = next;
        }
        const { document: after, touched } = applyOperations(document, operations);
        for (const key of differences(document, after)) expect(covers(touched, key)).toBe(true);
      }),
      options,
    );
  });

  test('two writers: whatever the later one changes of what the earlier one changed is told', () => {
    fc.assert(
      fc.property(
        fc.record({ document: arbitraryDocument, mine: intents, theirs: intents }),
        ({ document, mine, theirs }) => {
          const first = applyOperations(document, realise(document, theirs, idSource('a')).operations);
          const second = applyTolerantly(first.document, realise(document, mine, idSource('b')).operations);
          expect(invariantFindings(second.document)).toEqual([]);
          const told = overwrittenProperties(second.touched, first.touched);
          const changedFirst = differences(document, first.document);
          for (const key of differences(first.document, second.document)) {
            if (changedFirst.some((other) => keysOverlap(key, other)))
              expect(told.some((each) => keysOverlap(each, key))).toBe(true);
          }
        },
      ),
      options,
    );
  });

  test('applied tolerantly, late operations never throw, and what is reported as applied applies', () => {
    fc.assert(
      fc.property(
        fc.record({ document: arbitraryDocument, mine: intents, theirs: intents }),
        ({ document, mine, theirs }) => {
          const now = realise(document, theirs, idSource('a')).document;
          const late = realise(document, mine, idSource('b')).operations;
          const { document: after, inverse, applied, rejected } = applyTolerantly(now, late);
          expect(applied.length + rejected.length).toBe(late.length);
          expect(applyOperations(now, applied).document).toEqual(after);
          expect(applyOperations(after, inverse).document).toEqual(now);
          for (const { index, reason } of rejected) {
            expect(late[index]).toBeDefined();
            expect(reason).not.toBe('');
          }
        },
      ),
      options,
    );
  });

  test('a draft that refused an operation is as it was', () => {
    fc.assert(
      fc.property(
        fc.record({ document: arbitraryDocument, mine: intents, theirs: intents }),
        ({ document, mine, theirs }) => {
          const now = realise(document, theirs, idSource('a')).document;
          for (const operation of realise(document, mine, idSource('b')).operations) {
            const { document: after, rejected } = applyTolerantly(now, [operation]);
            if (rejected.length > 0) expect(after).toBe(now);
          }
          expect(new Draft(now).finish()).toBe(now);
        },
      ),
      options,
    );
  });
});
