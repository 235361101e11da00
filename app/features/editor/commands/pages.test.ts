/** The commands on pages: where new ones go, what copies contain, and that every move ends where it was dropped. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDocument, createGroupLayer, createShapeLayer } from '#design/document/create.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { assertInvariants } from '#design/document/invariants.ts';
import { LIMITS } from '#design/document/limits.ts';
import { descendantsOf, pagesInOrder } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { addPageCommand } from './add-page.ts';
import type { Command, CommandContext } from './command.ts';
import { deletePageCommand } from './delete-page.ts';
import { duplicatePageCommand } from './duplicate-page.ts';
import { movePageCommand } from './move-page.ts';
import { renamePageCommand } from './rename-page.ts';

function contextOf(document: DesignDocument): CommandContext {
  let count = 0;
  return { document, page: 'p1', selection: [], measureText: measureRoughly, newId: () => `new${(count += 1)}` };
}

function run<Input>(document: DesignDocument, command: Command<Input>, input: Input): DesignDocument {
  const operations = command.run(contextOf(document), input);
  const { document: after, inverse } = applyOperations(document, operations);
  assertInvariants(after);
  expect(applyOperations(after, inverse).document).toEqual(document);
  return after;
}

const idsOf = (document: DesignDocument) => pagesInOrder(document).map(({ id }) => id);

/** p1 with a group and a shape, then p2, p3. */
function design(): DesignDocument {
  const first = createDocument({
    width: 1000,
    height: 800,
    newId: () => 'p1',
    background: { type: 'solid', color: '#223344' },
  });
  let document = applyOperations(first, [
    { type: 'layer.add', layer: createGroupLayer({ id: 'g', parent: 'p1', order: 'a0' }) },
    { type: 'layer.add', layer: createShapeLayer({ id: 'g1', parent: 'g', order: 'a0', x: 10, y: 20 }) },
    { type: 'layer.add', layer: createShapeLayer({ id: 's', parent: 'p1', order: 'a1', x: 30, y: 40 }) },
  ]).document;
  for (const id of ['p3', 'p2']) document = run(document, addPageCommand, { id, after: 'p1' });
  return document;
}

describe('pages', () => {
  it('are added behind the one looked at, on the same color but not with its picture', () => {
    const document = design();
    expect(idsOf(document)).toEqual(['p1', 'p2', 'p3']);
    expect(document.pages.p2).toMatchObject({ background: { type: 'solid', color: '#223344' }, name: '' });
    const pictured = applyOperations(document, [
      {
        type: 'page.update',
        id: 'p3',
        patch: { background: { type: 'image', asset: 'a'.repeat(64), fit: 'cover', scale: 1, opacity: 1, blur: 0 } },
      },
    ]).document;
    expect(run(pictured, addPageCommand, { id: 'p4', after: 'p3' }).pages.p4?.background).toEqual({
      type: 'solid',
      color: '#ffffff',
    });
    expect(idsOf(run(document, addPageCommand, { id: 'p4', after: 'gone' }))).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  it('are copied with everything on them, in place', () => {
    const after = run(design(), duplicatePageCommand, { page: 'p1', id: 'copy' });
    expect(idsOf(after)).toEqual(['p1', 'copy', 'p2', 'p3']);
    const strip = (page: string) => descendantsOf(after, page).map(({ id: _id, parent: _parent, ...layer }) => layer);
    expect(strip('copy')).toEqual(strip('p1'));
    expect(after.pages.copy?.background).toEqual(after.pages.p1?.background);
  });

  it('are deleted with their layers, but never the last one', () => {
    const after = run(design(), deletePageCommand, { page: 'p1' });
    expect([idsOf(after), Object.keys(after.layers)]).toEqual([['p2', 'p3'], []]);
    const one = run(after, deletePageCommand, { page: 'p3' });
    expect(deletePageCommand.isEnabled(contextOf(one))).toBe(false);
  });

  it('go where they are dropped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 3 }), (from, index) => {
        const document = design();
        const before = idsOf(document);
        const page = before[from] as string;
        const expected = [...before];
        expected.splice(index, 0, page);
        expected.splice(index <= from ? from + 1 : from, 1);
        const operations = movePageCommand.run(contextOf(document), { page, index });
        expect(idsOf(run(document, movePageCommand, { page, index }))).toEqual(expected);
        expect(operations.length).toBe(index === from || index === from + 1 ? 0 : 1);
      }),
    );
  });

  it('are at most as many as a design may have', () => {
    let document = design();
    for (let count = 3; count < LIMITS.pagesPerDesign; count += 1)
      document = applyOperations(
        document,
        addPageCommand.run(contextOf(document), { id: `more${count}`, after: 'p1' }),
      ).document;
    for (const command of [addPageCommand, duplicatePageCommand])
      expect(command.isEnabled(contextOf(document))).toBe(false);
  });
});

it('a page takes the name that was typed, as long as names may be, and loses it again', () => {
  const named = run(design(), renamePageCommand, { page: 'p2', name: `  ${'Sizes '.repeat(80)}` });
  expect(named.pages.p2?.name).toMatch(/^Sizes Sizes/);
  expect(named.pages.p2?.name.length).toBeLessThanOrEqual(LIMITS.nameLength);
  expect(run(named, renamePageCommand, { page: 'p2', name: ' ' }).pages.p2?.name).toBe('');
  expect(renamePageCommand.run(contextOf(named), { page: 'gone', name: 'x' })).toEqual([]);
});
