/**
 * Which texts are broken again: those whose letters take another amount of room now, and not those that were only
 * scaled.
 */
import { describe, expect, it } from 'vitest';
import { createDocument, createTableLayer, createTextLayer, tableCells } from '#design/document/create.ts';
import { scaleLayer } from '#design/document/geometry.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { firstPage } from '#design/document/tree.ts';
import type { MeasureText } from '../document/measure.ts';
import { roughMeasure } from '#tests/fakes/memory-design.ts';
import { staleLineUpdates } from './refresh-lines.ts';
import { withTableLines } from './table-layout.ts';
import { withLines } from './text-lines.ts';

const empty = createDocument({ width: 800, height: 800, newId: () => 'page' });
const text = withLines(
  createTextLayer({
    id: 't1',
    parent: firstPage(empty).id,
    order: 'a1',
    text: 'Words that fill two lines',
    fontSize: 61,
    width: 400,
  }),
  roughMeasure,
);
/** As font engines measure: each letter's advance in whole 1/64 px. */
const measureInSteps: MeasureText = (words, { fontSize }) =>
  [...words].reduce(
    (sum, letter) => sum + Math.round(((letter.charCodeAt(0) % 7) + 5) * 0.0613 * fontSize * 64) / 64,
    0,
  );
const updates = (layer: TextLayer) =>
  staleLineUpdates({ ...empty, layers: { t1: layer } }, ['t1', 'gone'], roughMeasure);

describe('texts whose lines are stale', () => {
  it('are those in other letters or another width', () => {
    expect(updates(text)).toEqual([]);
    expect(updates({ ...text, fontSize: 90 })).toMatchObject([{ type: 'layer.update', id: 't1' }]);
    expect(updates({ ...text, width: 150 })).toMatchObject([{ type: 'layer.update', id: 't1' }]);
  });

  it('are not those that were scaled by a crooked factor', () => {
    for (const factor of [0.8917204301075269, 1.1, 1 / 3]) expect(updates(scaleLayer(text, factor))).toEqual([]);
  });

  it('are not those that were scaled where letters of another size have rounded advances', () => {
    const tight = {
      ...createTextLayer({
        id: 't1',
        parent: firstPage(empty).id,
        order: 'a1',
        text: 'Words that fill two lines',
        fontSize: 27,
        fontFamily: 'Inter',
      }),
    };
    const width = measureInSteps('Words that fill', tight) + 0.01;
    const words = withLines({ ...tight, width }, measureInSteps);
    const table = withTableLines(
      createTableLayer({
        id: 't1',
        parent: firstPage(empty).id,
        order: 'a1',
        width: 320,
        fontSize: 27,
        cells: tableCells([
          ['Size', 'EU'],
          ['S', '36 to 38'],
        ]),
      }),
      measureInSteps,
    );
    expect(words.lines).toHaveLength(2);
    for (const factor of [0.7407, 0.8917204301075269, 0.6123, 1.1, 1.37, 2.031, 3.3]) {
      for (const layer of [words, table]) {
        const scaled = scaleLayer(layer, factor);
        expect(staleLineUpdates({ ...empty, layers: { t1: scaled } }, ['t1'], measureInSteps)).toEqual([]);
      }
    }
    expect(
      staleLineUpdates({ ...empty, layers: { t1: { ...table, fontSize: 30 } } }, ['t1'], measureInSteps),
    ).toHaveLength(1);
    expect(
      staleLineUpdates({ ...empty, layers: { t1: { ...table, width: 100 } } }, ['t1'], measureInSteps),
    ).toHaveLength(1);
  });
});
