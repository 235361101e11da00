/** Distributing, spacing and tidying on a small design. */
import { describe, expect, it } from 'vitest';
import { createDocument, createGroupLayer, createShapeLayer } from '#design/document/create.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import { assertInvariants } from '#design/document/invariants.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Command, CommandContext } from './command.ts';
import { distributeHorizontallyCommand, distributeVerticallyCommand } from './distribute.ts';
import { spaceCommand, spacingOf } from './space.ts';
import { tidyUpCommand } from './tidy-up.ts';

describe('the commands', () => {
  const empty = createDocument({ width: 1000, height: 800, newId: () => 'page' });
  const square = (id: string, order: string, x: number, y: number, parent = 'page') =>
    createShapeLayer({ id, parent, order, x, y, width: 100, height: 100 });
  const design = applyOperations(
    empty,
    [
      square('a', 'a0', 0, 0),
      square('b', 'a1', 120, 10),
      createGroupLayer({ id: 'g', parent: 'page', order: 'a2' }),
      square('c', 'a0', 400, 0, 'g'),
      square('d', 'a1', 450, 100, 'g'),
    ].map((layer) => ({ type: 'layer.add' as const, layer })),
  ).document;
  const contextOf = (selection: readonly string[], document = design): CommandContext => ({
    document,
    page: 'page',
    selection,
    measureText: measureRoughly,
    newId: () => 'new',
  });
  const after = <Input>(command: Command<Input>, selection: readonly string[], input?: Input) => {
    expect(command.isEnabled(contextOf(selection))).toBe(true);
    const next = applyOperations(design, command.run(contextOf(selection), input as Input)).document;
    assertInvariants(next);
    return next;
  };

  it('distribute groups as one, and only three or more', () => {
    expect(distributeHorizontallyCommand.isEnabled(contextOf(['a', 'b']))).toBe(false);
    // 550 px hold 350 px of boxes: 100 px on both sides of the middle one.
    expect(after(distributeHorizontallyCommand, ['a', 'b', 'g']).layers).toMatchObject({
      a: { x: 0 },
      b: { x: 200, y: 10 },
      c: { x: 400 },
      d: { x: 450 },
    });
    expect(after(distributeVerticallyCommand, ['a', 'b', 'c']).layers).toMatchObject({
      a: { x: 0 },
      b: { x: 120 },
      c: { x: 400 },
    });
  });

  it('tell and set the room between', () => {
    expect(spacingOf(contextOf(['a', 'b']))).toEqual({ axis: 'x', gap: 20 });
    expect(spacingOf(contextOf(['a']))).toBeNull();
    expect(after(spaceCommand, ['a', 'b'], { axis: 'x', gap: 64 }).layers).toMatchObject({
      a: { x: 0 },
      b: { x: 164 },
    });
  });

  it('tidy up what is nearly straight', () => {
    expect(after(tidyUpCommand, ['a', 'b']).layers).toMatchObject({ a: { x: 0, y: 0 }, b: { x: 120, y: 0 } });
  });
});
