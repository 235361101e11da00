/** The commands: what each does on a small design, and that none ever makes operations that a document rejects. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createDocument,
  createGroupLayer,
  createImageLayer,
  createShapeLayer,
  createTextLayer,
} from '#design/document/create.ts';
import { arbitraryDocument } from '#design/document/document.arbitraries.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { boundsOfLayers, centerOf, cornersOf } from '#design/document/geometry.ts';
import { assertInvariants } from '#design/document/invariants.ts';
import type { Layer, LeafLayer, TextLayer } from '#design/document/layers.ts';
import { childrenOf, findLayer, firstPage, leavesInPaintOrder } from '#design/document/tree.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { EDITOR_ACTIONS } from '../actions/action-list.ts';
import { alignCommands } from './align.ts';
import { backgroundCommand } from './background.ts';
import { bringForwardCommand, bringToFrontCommand } from './bring-forward.ts';
import type { Command, CommandContext } from './command.ts';
import { deleteCommand } from './delete.ts';
import { duplicateCommand } from './duplicate.ts';
import { editTextCommand } from './edit-text.ts';
import { fillCommand } from './fill.ts';
import { flipHorizontalCommand, flipVerticalCommand } from './flip.ts';
import { groupCommand } from './group.ts';
import { insertPictureCommand } from './insert-picture.ts';
import { insertShapeCommand, SHAPE_PRESETS } from './insert-shape.ts';
import { insertTextCommand } from './insert-text.ts';
import { lockCommand } from './lock.ts';
import { moveCommand } from './move.ts';
import { nudgeOf } from './nudge.ts';
import { opacityCommand } from './opacity.ts';
import { placeCommand } from './place.ts';
import { resizePageCommand } from './resize-page.ts';
import { resizeCommand } from './resize.ts';
import { rotateCommand } from './rotate.ts';
import { sendBackwardCommand, sendToBackCommand } from './send-backward.ts';
import { shadowCommand } from './shadow.ts';
import { strokeCommand } from './stroke.ts';
import { styleTextCommand } from './style-text.ts';
import { ungroupCommand } from './ungroup.ts';

const empty = createDocument({ width: 1000, height: 800, newId: () => 'page' });
const text = withLines(
  createTextLayer({
    id: 'text',
    parent: 'page',
    order: 'a3',
    text: 'Some words here',
    x: 100,
    y: 500,
    width: 400,
    fontSize: 40,
    runs: [{ start: 0, end: 4, style: { fontWeight: 700, fill: { type: 'solid', color: '#ff0000' } } }],
  }),
  measureRoughly,
);
const layers: Layer[] = [
  createShapeLayer({ id: 'a', parent: 'page', order: 'a0', x: 100, y: 100, width: 100, height: 100 }),
  createGroupLayer({ id: 'g', parent: 'page', order: 'a1' }),
  createShapeLayer({ id: 'g1', parent: 'g', order: 'a0', x: 300, y: 100, width: 50, height: 50 }),
  createShapeLayer({ id: 'g2', parent: 'g', order: 'a1', x: 400, y: 200, width: 50, height: 50, rotation: 30 }),
  createImageLayer({
    id: 'photo',
    parent: 'page',
    order: 'a2',
    asset: 'a'.repeat(64),
    x: 600,
    y: 100,
    width: 300,
    height: 200,
  }),
  text,
];
const design = applyOperations(
  empty,
  layers.map((layer) => ({ type: 'layer.add', layer })),
).document;

function contextOf(document: DesignDocument, selection: readonly string[]): CommandContext {
  let count = 0;
  return {
    document,
    page: firstPage(document).id,
    selection,
    measureText: measureRoughly,
    newId: () => `new${(count += 1)}`,
  };
}

/** The document and selection after a command. */
function after<Input>(command: Command<Input>, selection: readonly string[], input?: Input, document = design) {
  const context = contextOf(document, selection);
  expect(command.isEnabled(context)).toBe(true);
  const operations = command.run(context, input as Input);
  const next = applyOperations(document, operations).document;
  assertInvariants(next);
  return { document: next, operations, selection: command.selectAfter?.(context, operations) ?? selection };
}

const leaf = (document: DesignDocument, id: string): LeafLayer => findLayer(document, id) as LeafLayer;
const order = (document: DesignDocument, parent = 'page') => childrenOf(document, parent).map((layer) => layer.id);

describe('moving', () => {
  it('takes a group’s leaves along', () => {
    const { document } = after(moveCommand, ['g'], { dx: 10, dy: -5 });
    expect(leaf(document, 'g1')).toMatchObject({ x: 310, y: 95 });
    expect(leaf(document, 'g2')).toMatchObject({ x: 410, y: 195 });
  });

  it('puts layers where a hand has left them, and writes nothing when that is where they were', () => {
    const readings = new Map([['a', { x: 1.2345, y: 2 }]]);
    expect(leaf(after(moveCommand, ['a'], { readings }).document, 'a')).toMatchObject({ x: 1.23, y: 2 });
    expect(after(moveCommand, ['a'], { dx: 0, dy: 0 }).operations).toEqual([]);
  });

  it('leaves locked layers alone, also those in locked groups', () => {
    const locked = after(lockCommand, ['g']).document;
    expect(moveCommand.isEnabled(contextOf(locked, ['g']))).toBe(false);
    expect(moveCommand.isEnabled(contextOf(locked, ['g1']))).toBe(false);
    expect(leaf(after(lockCommand, ['g'], undefined, locked).document, 'g')).toMatchObject({ locked: false });
  });

  it('unlocks what holds the selection, and locks nothing more while something is locked', () => {
    const locked = after(lockCommand, ['g']).document;
    for (const selection of [['g1'], ['g', 'a']]) {
      const { document } = after(lockCommand, selection, undefined, locked);
      expect(document).toEqual(design);
      expect(moveCommand.isEnabled(contextOf(document, selection))).toBe(true);
    }
  });

  it('nudges by one and by ten', () => {
    expect(nudgeOf('ArrowLeft', false)).toEqual({ dx: -1, dy: 0 });
    expect(nudgeOf('ArrowDown', true)).toEqual({ dx: 0, dy: 10 });
  });
});

describe('resizing and turning', () => {
  const reading = {
    x: 0,
    y: 0,
    width: 100,
    height: 100,
    rotation: 0,
    flipX: false,
    flipY: false,
    scaleX: 1,
    scaleY: 1,
  };

  it('gives a box its new size and leaves its outline as thick as it was', () => {
    const outlined = after(strokeCommand, ['a'], { stroke: { width: 8 } }).document;
    const { document } = after(
      resizeCommand,
      ['a'],
      { readings: new Map([['a', { ...reading, width: 250, scaleX: 2.5 }]]) },
      outlined,
    );
    expect(leaf(document, 'a')).toMatchObject({ x: 0, width: 250, height: 100, stroke: { width: 8 } });
  });

  it('grows a text’s letters with its corner, in half pixels, with the same lines', () => {
    const { document } = after(resizeCommand, ['text'], {
      readings: new Map([
        ['text', { ...reading, width: 602, height: text.height * 1.505, scaleX: 1.505, scaleY: 1.505 }],
      ]),
    });
    const grown = leaf(document, 'text') as TextLayer;
    expect(grown.fontSize).toBe(60);
    expect(grown.lines).toHaveLength(text.lines.length);
    expect(grown.width).toBeCloseTo(600, 0);
  });

  it('breaks a text’s lines again at its side', () => {
    const { document } = after(resizeCommand, ['text'], {
      readings: new Map([['text', { ...reading, x: 100, y: 500, width: 120, height: text.height }]]),
    });
    const narrow = leaf(document, 'text') as TextLayer;
    expect(narrow.fontSize).toBe(40);
    expect(narrow.lines.length).toBeGreaterThan(1);
    expect(narrow).toMatchObject({ x: 100, y: 500 });
  });

  it('writes only place and turn when turning', () => {
    const { operations } = after(rotateCommand, ['a'], {
      readings: new Map([['a', { ...reading, x: 100, y: 100, rotation: 45 }]]),
    });
    expect(operations).toEqual([{ type: 'layer.update', id: 'a', patch: { rotation: 45 } }]);
  });

  it('places by numbers with the upper left corner where it was, also turned', () => {
    const turned = after(placeCommand, ['a'], { rotation: 30 }).document;
    const before = cornersOf(leaf(turned, 'a'))[0];
    const { document } = after(placeCommand, ['a'], { width: 300 }, turned);
    const corner = cornersOf(leaf(document, 'a'))[0];
    expect(corner.x).toBeCloseTo(before.x, 1);
    expect(corner.y).toBeCloseTo(before.y, 1);
    expect(leaf(document, 'a')).toMatchObject({ width: 300, height: 100 });
  });

  it('keeps a picture’s ratio, and a group’s', () => {
    expect(leaf(after(placeCommand, ['photo'], { width: 150 }).document, 'photo')).toMatchObject({
      width: 150,
      height: 100,
    });
    const { document } = after(placeCommand, ['g'], { width: 300 });
    const before = boundsOfLayers(leavesInPaintOrder(design, 'g'))!;
    const box = boundsOfLayers(leavesInPaintOrder(document, 'g'))!;
    expect(box.width).toBeCloseTo(300, 0);
    expect(box.width / box.height).toBeCloseTo(before.width / before.height, 2);
  });

  it('mirrors about the middle of the selection, and back', () => {
    for (const command of [flipHorizontalCommand, flipVerticalCommand]) {
      const { document } = after(command, ['g']);
      const middle = (of: DesignDocument) => centerOf(boundsOfLayers(leavesInPaintOrder(of, 'g'))!);
      expect(middle(document).x).toBeCloseTo(middle(design).x, 1);
      expect(leaf(document, 'g2').rotation).toBe(-30);
      const back = after(command, ['g'], undefined, document).document;
      expect(leaf(back, 'g2')).toEqual(leaf(design, 'g2'));
    }
  });

  it('lines one up with the page and several with each other', () => {
    const center = alignCommands[1];
    expect(leaf(after(center, ['a']).document, 'a').x).toBe(450);
    const { document } = after(alignCommands[0], ['a', 'photo']);
    expect([leaf(document, 'a').x, leaf(document, 'photo').x]).toEqual([100, 100]);
  });

  it('fits the layers into a new page size, or leaves them', () => {
    const fitted = after(resizePageCommand, [], { width: 500, height: 800, fit: true }).document;
    expect(fitted).toMatchObject({ width: 500, height: 800 });
    expect(leaf(fitted, 'a')).toMatchObject({ x: 50, y: 250, width: 50, height: 50 });
    expect(leaf(after(resizePageCommand, [], { width: 500, height: 800, fit: false }).document, 'a')).toMatchObject({
      x: 100,
      width: 100,
    });
  });
});

describe('the stack', () => {
  it('goes one step up and down, and to its ends', () => {
    expect(order(after(bringForwardCommand, ['a']).document)).toEqual(['g', 'a', 'photo', 'text']);
    expect(order(after(sendBackwardCommand, ['text']).document)).toEqual(['a', 'g', 'text', 'photo']);
    expect(order(after(bringToFrontCommand, ['a', 'g']).document)).toEqual(['photo', 'text', 'a', 'g']);
    // What is on top stays there.
    expect(bringToFrontCommand.isEnabled(contextOf(design, ['text']))).toBe(false);
    expect(order(after(sendToBackCommand, ['photo', 'text']).document)).toEqual(['photo', 'text', 'a', 'g']);
    expect(bringForwardCommand.isEnabled(contextOf(design, ['text']))).toBe(false);
  });

  it('moves neighbours together', () => {
    expect(order(after(bringForwardCommand, ['a', 'g']).document)).toEqual(['photo', 'a', 'g', 'text']);
  });

  it('groups where the topmost was, and takes apart in place', () => {
    const grouped = after(groupCommand, ['a', 'photo']);
    expect(order(grouped.document)).toEqual(['g', grouped.selection[0], 'text']);
    expect(order(grouped.document, grouped.selection[0])).toEqual(['a', 'photo']);
    const apart = after(ungroupCommand, grouped.selection, undefined, grouped.document);
    expect(order(apart.document)).toEqual(['g', 'a', 'photo', 'text']);
    expect(apart.selection).toEqual(['a', 'photo']);
  });

  it('groups layers of different groups on the page', () => {
    const { document, selection } = after(groupCommand, ['a', 'g1']);
    expect(order(document, selection[0])).toEqual(['a', 'g1']);
    expect(order(document, 'g')).toEqual(['g2']);
  });

  it('deletes groups with what is in them', () => {
    const { document, selection } = after(deleteCommand, ['g', 'a']);
    expect(Object.keys(document.layers).sort()).toEqual(['photo', 'text']);
    expect(selection).toEqual([]);
  });

  it('duplicates groups whole, right above, and selects the copies', () => {
    const { document, selection } = after(duplicateCommand, ['g']);
    expect(order(document)).toEqual(['a', 'g', selection[0], 'photo', 'text']);
    expect(order(document, selection[0])).toHaveLength(2);
    expect(leaf(document, order(document, selection[0])[0]!)).toMatchObject({ x: 324, y: 124 });
  });
});

describe('looks', () => {
  it('restyles a whole text, stretches of their own included, and breaks its lines again', () => {
    const { document } = after(styleTextCommand, ['text'], { style: { fontWeight: 400, fontSize: 90 } });
    const styled = leaf(document, 'text') as TextLayer;
    expect(styled.runs).toEqual([{ start: 0, end: 4, style: { fill: { type: 'solid', color: '#ff0000' } } }]);
    expect(styled.lines.length).toBeGreaterThan(text.lines.length);
    expect(styled).toMatchObject({ x: text.x, y: text.y });
  });

  it('colors texts, shapes and lines, each in its way', () => {
    const arrow = after(insertShapeCommand, [], { preset: 'arrow' });
    const fill = { type: 'solid', color: '#00ff00' } as const;
    const { document } = after(fillCommand, ['a', 'text', ...arrow.selection], { fill }, arrow.document);
    expect(leaf(document, 'a')).toMatchObject({ fill });
    expect(leaf(document, 'text')).toMatchObject({ fill, runs: [{ start: 0, end: 4, style: { fontWeight: 700 } }] });
    expect(leaf(document, arrow.selection[0]!)).toMatchObject({ fill: null, stroke: { color: '#00ff00' } });
    expect(fillCommand.isEnabled(contextOf(design, ['photo']))).toBe(false);
  });

  it('sets a group’s opacity on the group itself', () => {
    const { document } = after(opacityCommand, ['g'], { opacity: 0.5 });
    expect(findLayer(document, 'g')).toMatchObject({ opacity: 0.5 });
    expect(leaf(document, 'g1')).toMatchObject({ opacity: 1 });
  });

  it('adds and takes away shadows, and colors the page', () => {
    const shaded = after(shadowCommand, ['a'], { shadow: { blur: 3 } }).document;
    expect(leaf(shaded, 'a')).toMatchObject({ shadow: { blur: 3, y: 8 } });
    expect(leaf(after(shadowCommand, ['a'], { shadow: null }, shaded).document, 'a')).toMatchObject({ shadow: null });
    expect(firstPage(after(backgroundCommand, [], { background: { type: 'none' } }).document).background).toEqual({
      type: 'none',
    });
  });

  it('writes what was typed, and takes away a text that was emptied', () => {
    const typed = after(editTextCommand, [], { id: 'text', typed: { text: 'Other', runs: [] } });
    expect(leaf(typed.document, 'text')).toMatchObject({ text: 'Other', runs: [] });
    expect(after(editTextCommand, [], { id: 'text', typed: { text: text.text, runs: text.runs } }).operations).toEqual(
      [],
    );
    expect(
      findLayer(after(editTextCommand, [], { id: 'text', typed: { text: ' \n', runs: [] } }).document, 'text'),
    ).toBeNull();
  });
});

describe('adding', () => {
  it('puts texts, shapes and pictures in the middle, on top, and selects them', () => {
    const heading = after(insertTextCommand, [], { preset: 'heading' });
    const added = leaf(heading.document, heading.selection[0]!);
    expect(centerOf(added).x).toBeCloseTo(500, 0);
    expect(centerOf(added).y).toBeCloseTo(400, 0);
    expect(order(heading.document).at(-1)).toBe(added.id);
    const night = after(backgroundCommand, [], { background: { type: 'solid', color: '#101418' } }).document;
    const pale = after(insertTextCommand, [], { preset: 'body' }, night);
    expect(leaf(pale.document, pale.selection[0]!)).toMatchObject({ fill: { color: '#fbfaf7' } });
    for (const preset of SHAPE_PRESETS)
      expect(after(insertShapeCommand, [], { preset: preset.id }).selection).toHaveLength(1);
    const picture = after(insertPictureCommand, [], {
      picture: { id: 'b'.repeat(64), width: 4000, height: 1000, name: 'wide.png' },
      at: { x: 10, y: 20 },
    });
    expect(leaf(picture.document, picture.selection[0]!)).toMatchObject({
      width: 700,
      height: 175,
      name: 'wide',
      x: -340,
    });
  });
});

describe('on any design', () => {
  it('no command makes operations that the document refuses, and each can be taken back exactly', () => {
    const inputs: ((context: CommandContext) => ReturnType<Command['run']>)[] = [
      ...EDITOR_ACTIONS.flatMap(({ command }) => command ?? []).map(
        (command) => (context: CommandContext) => (command.isEnabled(context) ? command.run(context) : []),
      ),
      (context) => moveCommand.run(context, { dx: 1e9, dy: -1e9 }),
      (context) => placeCommand.run(context, { rotation: 725 }),
      (context) => styleTextCommand.run(context, { style: { fontSize: 99, letterCase: 'upper' } }),
      (context) => fillCommand.run(context, { fill: { type: 'solid', color: '#123456' } }),
      (context) => strokeCommand.run(context, { stroke: {} }),
      (context) => resizePageCommand.run(context, { width: 4000, height: 100, fit: true }),
    ];
    fc.assert(
      fc.property(arbitraryDocument, fc.array(fc.nat(), { maxLength: 4 }), fc.nat(), (document, picks, which) => {
        const page = firstPage(document).id;
        const there = childrenOf(document, page);
        const selection = [
          ...new Set(picks.flatMap((pick) => (there.length > 0 ? [there[pick % there.length]!.id] : []))),
        ];
        const context = { ...contextOf(document, selection), page };
        const operations = inputs[which % inputs.length]!(context);
        const { document: next, inverse } = applyOperations(document, operations);
        assertInvariants(next);
        expect(applyOperations(next, inverse).document).toEqual(document);
      }),
      { seed: 3, numRuns: 400 },
    );
  });
});
