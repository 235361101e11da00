/** Undo for every history: alone it restores everything; with other writers it leaves their changes alone. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createDocument, createImageLayer } from '../document/create.ts';
import type { DesignDocument } from '../document/document.ts';
import { arbitraryDocument } from '../document/document.arbitraries.ts';
import { arbitraryStroke } from '../document/layers.arbitraries.ts';
import { invariantFindings } from '../document/invariants.ts';
import type { ImageLayer } from '../document/layers.ts';
import { sameJson } from '../document/same-json.ts';
import { applyOperations } from './apply.ts';
import { arbitraryIntent, idSource, realise, type Intent } from './operation.arbitraries.ts';
import type { Operation } from './operation.ts';
import { undoOperations, type UndoEntry } from './undo.ts';

const options = process.env.BLEND_LONG ? { numRuns: 10_000 } : { numRuns: 150, seed: 11 };
vi.setConfig({ testTimeout: process.env.BLEND_LONG ? 1_200_000 : 30_000 });

const intents = fc.array(arbitraryIntent, { minLength: 1, maxLength: 5 });
const history = fc.record({ document: arbitraryDocument, changes: fc.array(intents, { minLength: 1, maxLength: 4 }) });

function change(
  document: DesignDocument,
  does: readonly Intent[],
  newId: () => string,
): { document: DesignDocument; entry: UndoEntry } {
  const { operations } = realise(document, does, newId);
  const applied = applyOperations(document, operations);
  return { document: applied.document, entry: { operations, inverse: applied.inverse } };
}

describe('undo', () => {
  test('with nobody else at work it restores the document exactly, and undoing the undo does it all again', () => {
    fc.assert(
      fc.property(history, ({ document, changes }) => {
        const newId = idSource('n');
        let now = document;
        const entries: UndoEntry[] = [];
        for (const does of changes) {
          const done = change(now, does, newId);
          now = done.document;
          entries.push(done.entry);
        }
        const { operations, skipped } = undoOperations(now, entries);
        expect(skipped).toEqual([]);
        const undone = applyOperations(now, operations);
        expect(undone.document).toEqual(document);

        const redo = undoOperations(undone.document, [{ operations, inverse: undone.inverse }]);
        expect(redo.skipped).toEqual([]);
        expect(applyOperations(undone.document, redo.operations).document).toEqual(now);
      }),
      options,
    );
  });

  test('among others it applies, keeps the document sound, and changes only what still holds what was written', () => {
    fc.assert(
      fc.property(
        fc.record({
          document: arbitraryDocument,
          changes: fc.array(fc.tuple(intents, fc.boolean()), { minLength: 1, maxLength: 6 }),
        }),
        ({ document, changes }) => {
          const [mineId, theirId] = [idSource('mine'), idSource('their')];
          let now = document;
          const entries: UndoEntry[] = [];
          const mine: DesignDocument[] = [];
          for (const [does, byMe] of changes) {
            const done = change(now, does, byMe ? mineId : theirId);
            now = done.document;
            if (byMe) {
              entries.push(done.entry);
              mine.push(now);
            }
          }
          const { operations } = undoOperations(now, entries);
          const { document: undone } = applyOperations(now, operations);
          expect(invariantFindings(undone)).toEqual([]);

          for (const [id, layer] of Object.entries(now.layers)) {
            const left = undone.layers[id] as Record<string, unknown> | undefined;
            // Others' additions stay; mine go or stay whole.
            if (!left) expect(id.startsWith('mine')).toBe(true);
            for (const [property, value] of Object.entries(layer)) {
              // Lines are derived; strokes of several users on one mask are counted below.
              if (
                !left ||
                property === 'lines' ||
                property === 'mask' ||
                (layer.type === 'text' && property === 'height') ||
                sameJson(left[property], value)
              )
                continue;
              const held = mine.some((after) =>
                sameJson((after.layers[id] as Record<string, unknown> | undefined)?.[property], value),
              );
              expect(held).toBe(true);
            }
          }
        },
      ),
      options,
    );
  });

  test('what somebody else wrote last stays', () => {
    fc.assert(
      fc.property(
        fc.record({ document: arbitraryDocument, mine: intents, theirs: intents }),
        ({ document, mine, theirs }) => {
          const my = change(document, mine, idSource('mine'));
          const their = change(my.document, theirs, idSource('their'));
          const { operations } = undoOperations(their.document, [my.entry]);
          const { document: undone } = applyOperations(their.document, operations);
          for (const [id, layer] of Object.entries(their.document.layers)) {
            const before = my.document.layers[id] as Record<string, unknown> | undefined;
            const left = undone.layers[id] as Record<string, unknown> | undefined;
            for (const [property, value] of Object.entries(layer)) {
              // Lines are derived; the position of my own addition doesn't decide whether it is removed; strokes are
              // counted one by one below.
              if (
                ['lines', 'parent', 'order', 'mask'].includes(property) ||
                (layer.type === 'text' && property === 'height') ||
                (before && sameJson(before[property], value))
              )
                continue;
              expect(left && sameJson(left[property], value)).toBe(true);
            }
          }
        },
      ),
      options,
    );
  });

  test('strokes of two hands on one mask are taken back one by one', () => {
    const strokes = fc.array(arbitraryStroke, { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(strokes, fc.boolean()), { maxLength: 5 }), (changes) => {
        const [mineId, theirId] = [idSource('mine'), idSource('their')];
        const image = createImageLayer({ id: 'l', parent: 'p', order: 'a0', asset: 'a'.repeat(64) });
        let now = applyOperations(createDocument({ width: 500, height: 500, newId: () => 'p' }), [
          { type: 'layer.add', layer: image },
        ]).document;
        const entries: UndoEntry[] = [];
        for (const [given, byMe] of changes) {
          const operations = given.map((stroke): Operation => ({
            type: 'mask.stroke',
            id: 'l',
            stroke: { ...stroke, id: byMe ? mineId() : theirId() },
          }));
          const done = applyOperations(now, operations);
          if (byMe) entries.push({ operations, inverse: done.inverse });
          now = done.document;
        }
        const { operations, skipped } = undoOperations(now, entries);
        expect(skipped).toEqual([]);
        const left = (document: DesignDocument) => (document.layers.l as ImageLayer).mask?.strokes ?? [];
        expect(left(applyOperations(now, operations).document)).toEqual(
          left(now).filter((stroke) => stroke.id.startsWith('their')),
        );
      }),
      options,
    );
  });
});
