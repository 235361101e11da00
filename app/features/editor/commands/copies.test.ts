/** Copies of layers and of looks: duplicating repeatedly, pasting at a chosen place, styles between unlike layers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createDocument,
  createDrawingLayer,
  createGroupLayer,
  createImageLayer,
  createShapeLayer,
  createTextLayer,
  NEUTRAL_FILTERS,
} from '#design/document/create.ts';
import { arbitraryDocument } from '#design/document/document.arbitraries.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { boundsOfLayers, centerOf } from '#design/document/geometry.ts';
import { assertInvariants } from '#design/document/invariants.ts';
import type { Layer, LeafLayer } from '#design/document/layers.ts';
import { childrenOf, findLayer, leavesInPaintOrder } from '#design/document/tree.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { clipOf, clipToHtml } from '../clipboard/clip.ts';
import { clipFromHtml, readClip, withoutAssets } from '../clipboard/read-clip.ts';
import { selectedLeaves, type Command, type CommandContext, type Copies } from './command.ts';
import { duplicateCommand } from './duplicate.ts';
import { moveCommand } from './move.ts';
import { pasteStyleCommand } from './paste-style.ts';
import { pasteCommand, type Clip, type PastePlace } from './paste.ts';
import '#tests/fixtures/property-seed.ts';

const empty = createDocument({ width: 1000, height: 800, newId: () => 'page' });
const words = withLines(
  createTextLayer({
    id: 'text',
    parent: 'page',
    order: 'a3',
    text: 'Some “words” & <more>',
    x: 100,
    y: 500,
    width: 400,
    fontSize: 40,
    fontWeight: 700,
    fill: { type: 'solid', color: '#ff0000' },
    runs: [{ start: 0, end: 4, style: { italic: true } }],
  }),
  measureRoughly,
);
const layers: Layer[] = [
  createShapeLayer({
    id: 'a',
    parent: 'page',
    order: 'a0',
    x: 100,
    y: 100,
    width: 100,
    height: 100,
    shape: { kind: 'rectangle', radius: 12 },
    fill: { type: 'solid', color: '#00ff00' },
    opacity: 0.5,
  }),
  createGroupLayer({ id: 'g', parent: 'page', order: 'a1' }),
  createShapeLayer({ id: 'g1', parent: 'g', order: 'a0', x: 300, y: 100, width: 50, height: 50 }),
  createImageLayer({
    id: 'photo',
    parent: 'page',
    order: 'a2',
    asset: 'a'.repeat(64),
    x: 600,
    y: 100,
    width: 300,
    height: 200,
    filters: { ...NEUTRAL_FILTERS, brightness: 0.5 },
  }),
  words,
  createShapeLayer({
    id: 'line',
    parent: 'page',
    order: 'a4',
    x: 10,
    y: 10,
    width: 100,
    height: 4,
    shape: { kind: 'line', startHead: 'none', endHead: 'arrow' },
    fill: null,
    stroke: { color: '#0000ff', width: 4, dash: [] },
  }),
  createDrawingLayer({
    id: 'drawing',
    parent: 'page',
    order: 'a5',
    x: 10,
    y: 10,
    width: 100,
    height: 40,
    drawnWidth: 100,
    paths: [
      {
        color: '#111111',
        width: 3,
        points: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
  }),
];
const design = applyOperations(
  empty,
  layers.map((layer) => ({ type: 'layer.add', layer })),
).document;

interface Standing {
  document: DesignDocument;
  selection: readonly string[];
  lastCopies: Copies | null;
}

let made = 0;
const contextOf = ({ document, selection, lastCopies }: Standing): CommandContext => ({
  document,
  selection,
  lastCopies,
  page: 'page',
  measureText: measureRoughly,
  newId: () => `n${(made += 1)}`,
});

function after<Input>(now: Standing, command: Command<Input>, input: Input): Standing {
  const context = contextOf(now);
  const operations = command.run(context, input);
  const { document } = applyOperations(now.document, operations);
  assertInvariants(document);
  return {
    document,
    selection: command.selectAfter?.(context, operations) ?? now.selection,
    lastCopies: command.copiesOf?.(context, operations) ?? now.lastCopies,
  };
}

const begin = (...selection: string[]): Standing => ({ document: design, selection, lastCopies: null });
const places = (now: Standing) => selectedLeaves(now).map(({ x, y }) => [x, y]);
const leaf = (now: Standing, id: string): LeafLayer => {
  const layer = findLayer(now.document, id);
  if (!layer || layer.type === 'group') throw new Error(`No leaf ${id}`);
  return layer;
};

describe('duplicating', () => {
  it('continues by the step that the copy was moved', () => {
    let now = after(begin('a'), duplicateCommand, undefined);
    expect(places(now)).toEqual([[124, 124]]);
    now = after(now, moveCommand, { dx: 76, dy: -24 });
    now = after(now, duplicateCommand, undefined);
    expect(places(now)).toEqual([[300, 100]]);
    now = after(now, duplicateCommand, undefined);
    expect(places(now)).toEqual([[400, 100]]);
  });

  it('starts over with something else', () => {
    let now = after(begin('a'), duplicateCommand, undefined);
    now = after(now, moveCommand, { dx: 500, dy: 0 });
    now = after({ ...now, selection: ['photo'] }, duplicateCommand, undefined);
    expect(places(now)).toEqual([[624, 124]]);
  });

  it('takes several, and groups, as one', () => {
    let now = after(begin('a', 'g'), duplicateCommand, undefined);
    now = after(now, moveCommand, { dx: -24, dy: 176 });
    now = after(now, duplicateCommand, undefined);
    expect(places(now)).toEqual([
      [100, 500],
      [300, 500],
    ]);
  });
});

describe('pasting', () => {
  const clip = clipOf(contextOf(begin('g', 'text')), 'here') as Clip;
  const put = (place: PastePlace, now = begin()) => after(now, pasteCommand, { clip, place });
  const middle = (now: Standing) =>
    centerOf(boundsOfLayers(selectedLeaves(now)) ?? { x: 0, y: 0, width: 0, height: 0 });

  it('reads only what it wrote, as text and in HTML', () => {
    expect(readClip(JSON.stringify(clip))).toEqual(clip);
    expect(clipFromHtml(`<meta charset="utf-8">${clipToHtml(clip)}`)).toEqual(clip);
    expect(readClip('{"page":"p","layers":[{"type":"evil"}]}')).toBeNull();
    expect(readClip('words')).toBeNull();
    expect(clipFromHtml('<div data-blend-layers="%zz">x</div>')).toBeNull();
    expect(clipFromHtml('<p>words</p>')).toBeNull();
  });

  it('puts copies beside the originals, and each further one beside the last', () => {
    const once = put({ type: 'beside' });
    expect(once.selection).toHaveLength(2);
    expect(childrenOf(once.document, 'page')).toHaveLength(8);
    expect(places(once)).toEqual([
      [324, 124],
      [124, 524],
    ]);
    expect(places(put({ type: 'beside' }, once))).toEqual([
      [348, 148],
      [148, 548],
    ]);
  });

  it('puts them in place, or with their middle at a point', () => {
    expect(places(put({ type: 'in-place' }))).toEqual([
      [300, 100],
      [100, 500],
    ]);
    expect(middle(put({ type: 'at', point: { x: 70, y: 80 } }))).toEqual({ x: 70, y: 80 });
  });

  it('puts what would be off the page in its middle', () => {
    const small = { ...empty, width: 200, height: 90 };
    const now = put({ type: 'beside' }, { document: small, selection: [], lastCopies: null });
    expect(middle(now)).toEqual({ x: 100, y: 45 });
  });

  it('leaves out pictures of others, and groups that then are empty', () => {
    const mixed = clipOf(contextOf(begin('photo', 'a')), 'here') as Clip;
    expect(withoutAssets(mixed, new Set(['a'.repeat(64)]))?.layers.map(({ id }) => id)).toEqual(['a']);
    expect(
      withoutAssets({ ...mixed, layers: mixed.layers.filter(({ id }) => id === 'photo') }, new Set(['a'.repeat(64)])),
    ).toBeNull();
  });
});

describe('pasting a style', () => {
  const style = (from: string, ...to: string[]) =>
    after(begin(...to), pasteStyleCommand, { from: leaf(begin(), from) });

  it('gives a text all of another’s look, and breaks its lines again', () => {
    const plain = withLines(
      createTextLayer({
        id: 'plain',
        parent: 'page',
        order: 'a9',
        text: 'Quite different words',
        x: 0,
        y: 0,
        width: 200,
        fontSize: 20,
      }),
      measureRoughly,
    );
    const { document } = applyOperations(design, [{ type: 'layer.add', layer: plain }]);
    const now = after({ document, selection: ['plain'], lastCopies: null }, pasteStyleCommand, { from: words });
    expect(leaf(now, 'plain')).toMatchObject({
      text: 'Quite different words',
      fontSize: 40,
      fontWeight: 700,
      fill: { type: 'solid', color: '#ff0000' },
      runs: [],
      x: 0,
      y: 0,
    });
    expect((leaf(now, 'plain') as typeof plain).lines.length).toBeGreaterThan(plain.lines.length);
  });

  it('gives unlike layers what they share, and leaves what they show', () => {
    expect(leaf(style('a', 'photo'), 'photo')).toMatchObject({
      opacity: 0.5,
      frame: { type: 'rectangle', radius: 12 },
      filters: { brightness: 0.5 },
      width: 300,
    });
    expect(leaf(style('a', 'text'), 'text')).toMatchObject({
      opacity: 0.5,
      fill: { type: 'solid', color: '#00ff00' },
      fontSize: 40,
      text: words.text,
    });
    expect(leaf(style('a', 'drawing'), 'drawing')).toMatchObject({ paths: [{ color: '#00ff00', width: 3 }] });
    expect(leaf(style('text', 'line'), 'line')).toMatchObject({ fill: null, stroke: { color: '#ff0000', width: 4 } });
    expect(leaf(style('line', 'text'), 'text')).toMatchObject({
      fill: { type: 'solid', color: '#0000ff' },
      stroke: null,
    });
    expect(leaf(style('a', 'g'), 'g1')).toMatchObject({
      fill: { type: 'solid', color: '#00ff00' },
      shape: { radius: 12 },
    });
  });

  it('never makes what a document refuses', () => {
    fc.assert(
      fc.property(arbitraryDocument, fc.nat(), fc.nat(), (document, first, second) => {
        const leaves = Object.keys(document.pages)
          .flatMap((page) => leavesInPaintOrder(document, page))
          .filter(({ locked }) => !locked);
        const from = leaves[first % leaves.length];
        const to = leaves[second % leaves.length];
        if (!from || !to) return;
        const operations = pasteStyleCommand.run(
          { ...contextOf({ document, selection: [to.id], lastCopies: null }) },
          { from },
        );
        const { document: next, inverse } = applyOperations(document, operations);
        assertInvariants(next);
        expect(applyOperations(next, inverse).document).toEqual(document);
      }),
      { numRuns: 500 },
    );
  });
});
