/** Photo grids: they take in the selection, and other layouts, gaps and corners keep the pictures whole. */
import { describe, expect, it } from 'vitest';
import { createDocument, createImageLayer, createShapeLayer } from '#design/document/create.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { assertInvariants } from '#design/document/invariants.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { childrenOf } from '#design/document/tree.ts';
import { gridCells } from '#design/layout/grid-cells.ts';
import { gapOf, PHOTO_GRIDS } from '#design/layout/photo-grids.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { CommandContext } from './command.ts';
import { changeGridCommand, gridRadius, gridStyleCommand, insertGridCommand, selectedGrid } from './grid.ts';
import { FRAME_SHAPES, insertFrameCommand } from './insert-frame.ts';

const empty = createDocument({ width: 1000, height: 800, newId: () => 'page' });
const photo = (id: string, width: number, height: number) =>
  createImageLayer({ id, parent: 'page', order: 'a0', asset: id.repeat(64).slice(0, 64), width, height, x: 10, y: 10 });
const design = applyOperations(
  empty,
  [
    photo('a', 300, 200),
    photo('b', 100, 400),
    photo('c', 250, 250),
    createShapeLayer({ id: 'box', parent: 'page', order: 'a5', x: 100, y: 100, width: 400, height: 300 }),
  ].map((layer) => ({ type: 'layer.add' as const, layer })),
).document;

let count = 0;
const context = (document: DesignDocument, selection: string[]): CommandContext => ({
  document,
  page: 'page',
  selection,
  measureText: measureRoughly,
  newId: () => `n${(count += 1)}`,
});
/** The design after a command, and its selection then. */
function run<Input>(
  document: DesignDocument,
  selection: string[],
  command: {
    run(context: CommandContext, input: Input): ReturnType<typeof insertGridCommand.run>;
    selectAfter?: typeof insertGridCommand.selectAfter;
  },
  input: Input,
) {
  const now = context(document, selection);
  const operations = command.run(now, input);
  const after = applyOperations(document, operations).document;
  assertInvariants(after);
  return { document: after, selection: [...(command.selectAfter?.(now, operations) ?? selection)] };
}
/** Width ÷ height of the whole picture as the layer shows it. */
const shownRatio = ({ width, height, crop }: ImageLayer) => width / crop.width / (height / crop.height);
const bounds = (cells: ImageLayer[]) => [
  Math.min(...cells.map(({ x }) => x)),
  Math.min(...cells.map(({ y }) => y)),
  Math.max(...cells.map(({ x, width }) => x + width)),
  Math.max(...cells.map(({ y, height }) => y + height)),
];

describe('a new grid', () => {
  it('fills the page with empty frames, or the box of what is selected', () => {
    const whole = run(design, [], insertGridCommand, { grid: '4-squares' });
    expect(bounds(gridCells(whole.document, whole.selection[0]!)!)).toEqual([0, 0, 1000, 800]);
    const inBox = run(design, ['box'], insertGridCommand, { grid: '3-rows' });
    expect(bounds(gridCells(inBox.document, inBox.selection[0]!)!)).toEqual([100, 100, 500, 400]);
    expect(gridCells(inBox.document, inBox.selection[0]!)!.every(({ asset }) => asset === null)).toBe(true);
  });

  it('takes in the selected pictures, none of them squeezed', () => {
    const { document, selection } = run(design, ['a', 'b', 'c'], insertGridCommand, { grid: '4-hero-left' });
    const cells = gridCells(document, selection[0]!)!;
    expect(cells.map(({ asset }) => asset?.[0] ?? null)).toEqual(['a', 'b', 'c', null]);
    expect(childrenOf(document, 'page').map(({ id }) => id)).toEqual(['box', selection[0]]);
    // Mirrored ones stay mirrored.
    const mirrored = applyOperations(design, [{ type: 'layer.update', id: 'b', patch: { flipX: true } }]).document;
    const taken = run(mirrored, ['a', 'b', 'c'], insertGridCommand, { grid: '3-columns' });
    expect(gridCells(taken.document, taken.selection[0]!)!.map(({ flipX }) => flipX)).toEqual([false, true, false]);
    for (const [index, ratio] of [1.5, 0.25, 1].entries()) expect(shownRatio(cells[index]!)).toBeCloseTo(ratio, 2);
  });
});

describe('a grid that is there', () => {
  const made = run(design, ['a', 'b', 'c'], insertGridCommand, { grid: '3-columns' });

  it('takes every layout with room for its pictures, and keeps them', () => {
    for (const { id, cells } of PHOTO_GRIDS) {
      const { document, selection } = run(made.document, made.selection, changeGridCommand, { grid: id });
      const after = gridCells(document, selection[0]!)!;
      expect(after).toHaveLength(cells.length < 3 ? 3 : cells.length);
      expect(after.filter(isPicture).map(({ asset }) => asset[0])).toEqual(['a', 'b', 'c']);
      expect(bounds(after).map(Math.round)).toEqual([0, 0, 1000, 800]);
      // Mirrored ones stay mirrored.
      const mirrored = applyOperations(design, [{ type: 'layer.update', id: 'b', patch: { flipX: true } }]).document;
      const taken = run(mirrored, ['a', 'b', 'c'], insertGridCommand, { grid: '3-columns' });
      expect(gridCells(taken.document, taken.selection[0]!)!.map(({ flipX }) => flipX)).toEqual([false, true, false]);
      for (const [index, ratio] of [1.5, 0.25, 1].entries()) expect(shownRatio(after[index]!)).toBeCloseTo(ratio, 1);
    }
  });

  it('takes a gap and corners, and keeps its outer edges', () => {
    const wide = run(made.document, made.selection, gridStyleCommand, { gap: 40 });
    expect(gapOf(gridCells(wide.document, wide.selection[0]!)!)).toBeCloseTo(40, 1);
    const none = run(wide.document, wide.selection, gridStyleCommand, { gap: 0 });
    expect(gapOf(gridCells(none.document, none.selection[0]!)!)).toBeCloseTo(0, 1);
    expect(bounds(gridCells(none.document, none.selection[0]!)!)).toEqual([0, 0, 1000, 800]);
    const round = run(made.document, made.selection, gridStyleCommand, { radius: 12 });
    expect(gridRadius(gridCells(round.document, round.selection[0]!)!)).toBe(12);
  });

  it('is known by its group alone', () => {
    expect(selectedGrid(context(made.document, made.selection))?.cells).toHaveLength(3);
    expect(selectedGrid(context(made.document, ['box']))).toBeNull();
    expect(selectedGrid(context(made.document, []))).toBeNull();
  });
});

it('adds empty frames of every outline', () => {
  for (const { id, ratio } of FRAME_SHAPES) {
    const { document, selection } = run(empty, [], insertFrameCommand, { shape: id, at: { x: 500, y: 400 } });
    const frame = document.layers[selection[0]!] as ImageLayer;
    expect(frame).toMatchObject({ type: 'image', asset: null });
    expect(frame.width / frame.height).toBeCloseTo(ratio, 1);
    expect(frame.x + frame.width / 2).toBeCloseTo(500, 1);
  }
});
