/** Which texts are broken anew: those whose letters take another room now, and not those that only were scaled. */
import { describe, expect, it } from 'vitest';
import { createDocument, createTextLayer } from '#design/document/create.ts';
import { scaleLayer } from '#design/document/geometry.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { firstPage } from '#design/document/tree.ts';
import { roughMeasure } from '#tests/fakes/memory-design.ts';
import { staleLineUpdates } from './refresh-lines.ts';
import { withLines } from './text-lines.ts';

const empty = createDocument({ width: 800, height: 800, newId: () => 'page' });
const text = withLines(createTextLayer({ id: 't1', parent: firstPage(empty).id, order: 'a1', text: 'Words that fill two lines', fontSize: 61, width: 400 }), roughMeasure);
const updates = (layer: TextLayer) => staleLineUpdates({ ...empty, layers: { t1: layer } }, ['t1', 'gone'], roughMeasure);

describe('texts whose lines are stale', () => {
  it('are those in other letters or another width', () => {
    expect(updates(text)).toEqual([]);
    expect(updates({ ...text, fontSize: 90 })).toMatchObject([{ type: 'layer.update', id: 't1' }]);
    expect(updates({ ...text, width: 150 })).toMatchObject([{ type: 'layer.update', id: 't1' }]);
  });

  it('are not those that were scaled by a crooked factor', () => {
    for (const factor of [0.8917204301075269, 1.1, 1 / 3]) expect(updates(scaleLayer(text, factor))).toEqual([]);
  });
});
