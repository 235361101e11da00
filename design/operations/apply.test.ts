/** What is refused, in which words; what another writer can bring about; what a commit costs. */
import { describe, expect, test } from 'vitest';
import {
  createDocument,
  createGroupLayer,
  createImageLayer,
  createPage,
  createShapeLayer,
  createTextLayer,
} from '../document/create.ts';
import type { DesignDocument } from '../document/document.ts';
import { KernelError } from '../document/issue.ts';
import type { Layer, MaskStroke } from '../document/layers.ts';
import { LIMITS } from '../document/limits.ts';
import { parseDocument } from '../document/parse.ts';
import { documentBytes } from '../document/size.ts';
import { applyOperations, applyTolerantly } from './apply.ts';
import type { Operation } from './operation.ts';

const shape = (id: string, parent = 'p', order = 'a0') => createShapeLayer({ id, parent, order });
const group = (id: string, parent = 'p') => createGroupLayer({ id, parent, order: 'a0' });
const text = (id: string, words: string) => createTextLayer({ id, parent: 'p', order: 'a0', text: words });
const image = (id: string) => createImageLayer({ id, parent: 'p', order: 'a0', asset: 'a'.repeat(64) });
const stroke = (id: string): MaskStroke => ({ id, mode: 'erase', size: 20, hardness: 0.5, points: [[1, 1]] });

function documentWith(...layers: Layer[]): DesignDocument {
  const document = createDocument({ width: 800, height: 600, newId: () => 'p' });
  return { ...document, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
}

/** Operations as they might come from anywhere. */
const fromOutside = (operation: unknown) => [operation as Operation];

function refusal(document: DesignDocument, operations: Operation[]): { field: string; message: string } {
  try {
    applyOperations(document, operations);
  } catch (error) {
    if (error instanceof KernelError) return { field: error.issues[0]!.field, message: error.message };
    throw error;
  }
  return { field: '', message: 'not refused' };
}

const small = documentWith(
  shape('s'),
  text('t', 'Hello'),
  image('i'),
  group('g'),
  shape('inside', 'g'),
  group('h', 'g'),
);

describe('refusals name the field and the limit', () => {
  test.each<[string, unknown, string, string]>([
    [
      'a property of another type',
      { type: 'layer.update', id: 's', patch: { fontSize: 12 } },
      'layers.s.fontSize',
      'layers.s.fontSize: layer "s" is a shape and has no such property',
    ],
    [
      'an unknown property',
      { type: 'layer.update', id: 's', patch: { colour: 'red' } },
      'layers.s.colour',
      'layers.s.colour: layer "s" is a shape and has no such property',
    ],
    [
      'a group’s coordinates',
      { type: 'layer.update', id: 'g', patch: { x: 1 } },
      'layers.g.x',
      'layers.g.x: layer "g" is a group and has no such property',
    ],
    [
      'an inherited property',
      { type: 'layer.update', id: 's', patch: { toString: 1 } },
      'layers.s.toString',
      'layers.s.toString: layer "s" is a shape and has no such property',
    ],
    [
      'a new parent in an update',
      { type: 'layer.update', id: 's', patch: { parent: 'g' } },
      'layers.s.parent',
      'layers.s.parent cannot be changed by an update',
    ],
    [
      'a value out of range',
      { type: 'layer.update', id: 's', patch: { opacity: 2 } },
      'layers.s.opacity',
      'layers.s.opacity must be at most 1',
    ],
    [
      'a value deep inside',
      { type: 'layer.update', id: 's', patch: { shape: { kind: 'polygon', sides: 2 } } },
      'layers.s.shape.sides',
      'layers.s.shape.sides must be at least 3',
    ],
    [
      'no number',
      { type: 'layer.update', id: 's', patch: { x: Number.NaN } },
      'layers.s.x',
      'layers.s.x: Invalid input: expected number, received NaN',
    ],
    [
      'a text without its lines',
      { type: 'layer.update', id: 't', patch: { text: 'Hello world' } },
      'layers.t.lines',
      'layers.t.lines: must draw the whole text',
    ],
    [
      'a layer that is not there',
      { type: 'layer.update', id: 'x', patch: {} },
      'id',
      'There is no layer "x" on this design',
    ],
    ['an id that is taken by a layer', { type: 'layer.add', layer: shape('t') }, 'id', 'The id "t" is already taken'],
    ['an id that is taken by a page', { type: 'layer.add', layer: shape('p') }, 'id', 'The id "p" is already taken'],
    [
      'a page id that is taken by a layer',
      { type: 'page.add', page: createPage({ id: 't', order: 'a1' }) },
      'id',
      'The id "t" is already taken',
    ],
    [
      'a missing parent',
      { type: 'layer.add', layer: shape('n', 'x') },
      'layers.n.parent',
      'parent: there is no page or group "x" on this design',
    ],
    [
      'a leaf as parent',
      { type: 'layer.add', layer: shape('n', 's') },
      'layers.n.parent',
      'parent: layer "s" is a shape; only a page or a group holds layers',
    ],
    [
      'a leaf as parent of a move',
      { type: 'layer.move', id: 't', parent: 's', order: 'a0' },
      'layers.t.parent',
      'parent: layer "s" is a shape; only a page or a group holds layers',
    ],
    [
      'a circle',
      { type: 'layer.move', id: 'g', parent: 'h', order: 'a0' },
      'layers.g.parent',
      'parent: a group cannot be put inside itself',
    ],
    [
      'a group in itself',
      { type: 'layer.move', id: 'g', parent: 'g', order: 'a0' },
      'layers.g.parent',
      'parent: a group cannot be put inside itself',
    ],
    [
      'a page moved like a layer',
      { type: 'layer.move', id: 'p', parent: 'g', order: 'a0' },
      'id',
      'There is no layer "p" on this design',
    ],
    [
      'a bad order key',
      { type: 'layer.move', id: 's', parent: 'g', order: '' },
      'layers.s.order',
      'layers.s.order: must be an order key',
    ],
    ['the last page', { type: 'page.remove', id: 'p' }, 'pages', 'pages: a design keeps at least one page'],
    [
      'a page that is not there',
      { type: 'page.update', id: 'x', patch: {} },
      'id',
      'There is no page "x" on this design',
    ],
    [
      'an unknown property of a page',
      { type: 'page.update', id: 'p', patch: { width: 5 } },
      'pages.p',
      'pages.p: Unrecognized key: "width"',
    ],
    [
      'a page’s id',
      { type: 'page.update', id: 'p', patch: { id: 'q' } },
      'pages.p.id',
      'pages.p.id cannot be changed by an update',
    ],
    [
      'a size below 100',
      { type: 'design.resize', width: 99, height: 500 },
      'width',
      'Dimension should be between 100 and 4000',
    ],
    [
      'a size above 4000',
      { type: 'design.resize', width: 500, height: 4001 },
      'height',
      'Dimension should be between 100 and 4000',
    ],
    [
      'a stroke on a shape',
      { type: 'mask.stroke', id: 's', stroke: stroke('m') },
      'layers.s.mask',
      'layers.s.mask: layer "s" is a shape and has no such property',
    ],
    [
      'a stroke that is not there',
      { type: 'mask.unstroke', id: 'i', stroke: 'm' },
      'layers.i.mask.strokes',
      'layers.i.mask.strokes: there is no stroke "m" on this mask',
    ],
    [
      'a stroke without points',
      { type: 'mask.stroke', id: 'i', stroke: { ...stroke('m'), points: [] } },
      'layers.i.mask.strokes.m.points',
      'layers.i.mask.strokes.m.points must have at least 1 entry',
    ],
    ['no operation', { type: 'layer.explode' }, 'type', 'There is no operation "layer.explode"'],
    ['an inherited name', { type: 'toString' }, 'type', 'There is no operation "toString"'],
    ['nothing', null, 'type', 'There is no operation "undefined"'],
    ['no layer', { type: 'layer.add' }, 'layer', 'layer: must be an object'],
    ['no patch', { type: 'page.update', id: 'p', patch: null }, 'patch', 'patch: must be an object'],
    [
      'a layer without a type',
      { type: 'layer.add', layer: { id: 'n' } },
      'layers.n.type',
      "layers.n.type: Invalid discriminator value. Expected 'text' | 'image' | 'shape' | 'drawing' | 'sticker' | 'table' | 'group'",
    ],
  ])('%s', (_name, operation, field, words) => {
    expect(refusal(small, fromOutside(operation))).toEqual({ field, message: words });
  });

  test('the 501st layer, groups counted, wherever it comes from', () => {
    const full = documentWith(
      group('g'),
      ...Array.from({ length: 498 }, (_, n) => shape(`s${n}`, n % 2 ? 'g' : 'p')),
      group('h', 'g'),
    );
    const words = 'layers: a page holds at most 500 layers';
    expect(refusal(full, [{ type: 'layer.add', layer: shape('n', 'h') }]).message).toBe(words);
    const two = applyOperations(full, [
      { type: 'page.add', page: createPage({ id: 'q', order: 'a1' }) },
      { type: 'layer.add', layer: group('k', 'q') },
      { type: 'layer.add', layer: shape('n', 'k') },
    ]).document;
    expect(refusal(two, [{ type: 'layer.move', id: 'k', parent: 'p', order: 'a0' }]).message).toBe(words);
    const swapped = applyOperations(two, [
      { type: 'layer.remove', id: 's0' },
      { type: 'layer.remove', id: 's1' },
      { type: 'layer.move', id: 'k', parent: 'p', order: 'a0' },
    ]);
    expect(applyOperations(swapped.document, swapped.inverse).document).toEqual(two);
    // Within a full page there is room to move.
    expect(refusal(full, [{ type: 'layer.move', id: 's0', parent: 'h', order: 'a0' }]).message).toBe('not refused');
  });

  test('the 51st page', () => {
    const pages = Array.from({ length: 50 }, (_, n): Operation => ({
      type: 'page.add',
      page: createPage({ id: `q${n}`, order: 'a0' }),
    }));
    expect(refusal(small, pages.slice(1)).message).toBe('not refused');
    expect(refusal(small, pages)).toEqual({ field: 'pages', message: 'pages: a design holds at most 50 pages' });
  });

  test('the 501st stroke', () => {
    const strokes = Array.from({ length: 501 }, (_, n): Operation => ({
      type: 'mask.stroke',
      id: 'i',
      stroke: stroke(`m${n}`),
    }));
    expect(refusal(small, strokes.slice(1)).message).toBe('not refused');
    expect(refusal(small, strokes).message).toBe('layers.i.mask.strokes must have at most 500 entries');
    expect(refusal(small, [strokes[0]!, strokes[0]!]).message).toBe('The id "m0" is already taken');
  });

  test('the document that grows beyond 1 MB of UTF-8', () => {
    const long = (id: string) => text(id, '文'.repeat(5_000));
    const operations = Array.from({ length: 70 }, (_, n): Operation => ({ type: 'layer.add', layer: long(`t${n}`) }));
    const fitting = applyOperations(documentWith(), operations.slice(0, 60)).document;
    expect(documentBytes(fitting)).toBe(new TextEncoder().encode(JSON.stringify(fitting)).length);
    expect(refusal(documentWith(), operations)).toEqual({
      field: 'document',
      message: 'document: a design holds at most 1,000,000 bytes',
    });
    expect(refusal(fitting, operations.slice(60)).field).toBe('document');
    expect(() =>
      parseDocument({
        ...fitting,
        layers: {
          ...fitting.layers,
          ...Object.fromEntries(
            operations.slice(60).map((each) => (each.type === 'layer.add' ? [each.layer.id, each.layer] : [])),
          ),
        },
      }),
    ).toThrow('1,000,000 bytes');
  });

  test('one refusal leaves nothing behind', () => {
    const before = structuredClone(small);
    expect(
      refusal(small, [
        { type: 'layer.remove', id: 'g' },
        { type: 'layer.remove', id: 'inside' },
      ]).message,
    ).toBe('There is no layer "inside" on this design');
    expect(small).toEqual(before);
  });
});

describe('what is shared and what is left out', () => {
  test('layers that were not written are the same objects', () => {
    const { document } = applyOperations(small, [{ type: 'layer.update', id: 's', patch: { x: 5 } }]);
    expect(document.layers.t).toBe(small.layers.t);
    expect(document.pages).toBe(small.pages);
    expect(applyOperations(small, []).document).toBe(small);
  });

  test('undefined in a patch leaves the property as it is', () => {
    const { document, inverse, touched } = applyOperations(small, [
      { type: 'layer.update', id: 's', patch: { x: undefined, y: 7 } },
    ]);
    expect(document.layers.s).toEqual({ ...small.layers.s, y: 7 });
    expect(inverse).toEqual([{ type: 'layer.update', id: 's', patch: { y: 0 } }]);
    expect(touched).toEqual(['layer:s:position']);
  });

  test('a removed page takes its layers, and its inverse brings them back', () => {
    const two = applyOperations(small, [{ type: 'page.add', page: createPage({ id: 'q', order: 'a1' }) }]).document;
    const { document, inverse, touched } = applyOperations(two, [{ type: 'page.remove', id: 'p' }]);
    expect(document.layers).toEqual({});
    expect(touched.sort()).toEqual(['layer:g', 'layer:h', 'layer:i', 'layer:inside', 'layer:s', 'layer:t', 'page:p']);
    expect(applyOperations(document, inverse).document).toEqual(two);
  });
});

describe('applied after another writer', () => {
  test.each<[string, Operation, Operation, string]>([
    [
      'a layer that is gone',
      { type: 'layer.remove', id: 's' },
      { type: 'layer.update', id: 's', patch: { x: 1 } },
      'There is no layer "s" on this design',
    ],
    [
      'a group that is gone',
      { type: 'layer.remove', id: 'g' },
      { type: 'layer.add', layer: shape('n', 'g') },
      'parent: there is no page or group "g" on this design',
    ],
    [
      'removing what is gone',
      { type: 'layer.remove', id: 'g' },
      { type: 'layer.remove', id: 'inside' },
      'There is no layer "inside" on this design',
    ],
    [
      'what has become a circle',
      { type: 'layer.move', id: 'h', parent: 'p', order: 'a0' },
      { type: 'layer.move', id: 'g', parent: 'h', order: 'a0' },
      '',
    ],
  ])('%s', (_name, theirs, mine, reason) => {
    const now = applyOperations(small, [theirs]).document;
    const { document, rejected, applied } = applyTolerantly(now, [
      mine,
      { type: 'layer.update', id: 't', patch: { x: 9 } },
    ]);
    expect(rejected).toEqual(reason ? [{ index: 0, reason }] : []);
    expect(applied).toHaveLength(reason ? 1 : 2);
    expect(document.layers.t).toMatchObject({ x: 9 });
  });

  test('a circle that two moves make together', () => {
    const both = documentWith(group('a'), group('b'));
    const now = applyOperations(both, [{ type: 'layer.move', id: 'a', parent: 'b', order: 'a0' }]).document;
    expect(applyTolerantly(now, [{ type: 'layer.move', id: 'b', parent: 'a', order: 'a0' }]).rejected).toEqual([
      { index: 0, reason: 'parent: a group cannot be put inside itself' },
    ]);
  });

  test('the last page, which two writers would have removed together', () => {
    const two = applyOperations(small, [{ type: 'page.add', page: createPage({ id: 'q', order: 'a1' }) }]).document;
    const now = applyOperations(two, [{ type: 'page.remove', id: 'q' }]).document;
    expect(applyTolerantly(now, [{ type: 'page.remove', id: 'p' }]).rejected[0]?.reason).toBe(
      'pages: a design keeps at least one page',
    );
  });

  test('lines of a text that has been rewritten since: the newer text keeps its own, the rest is written', () => {
    const now = applyOperations(small, [
      { type: 'layer.update', id: 't', patch: { text: 'Hi', runs: [], lines: [{ start: 0, end: 2, width: 9 }] } },
    ]).document;
    const { document, applied, rejected } = applyTolerantly(now, [
      { type: 'layer.update', id: 't', patch: { fontSize: 80, lines: [{ start: 0, end: 5, width: 200 }] } },
    ]);
    expect(rejected).toEqual([]);
    expect(applied).toEqual([{ type: 'layer.update', id: 't', patch: { fontSize: 80 } }]);
    expect(document.layers.t).toMatchObject({ text: 'Hi', fontSize: 80, lines: [{ start: 0, end: 2, width: 9 }] });
  });

  test.each<[string, unknown]>([
    ['a malformed value', { type: 'layer.update', id: 's', patch: { x: 'left' } }],
    ['malformed lines', { type: 'layer.update', id: 't', patch: { lines: [null] } }],
    ['a property of another type', { type: 'layer.update', id: 's', patch: { text: 'x' } }],
    [
      'a text whose own lines are wrong',
      { type: 'layer.update', id: 't', patch: { text: 'Hi', lines: [{ start: 0, end: 5, width: 1 }] } },
    ],
    ['an id that is taken', { type: 'layer.add', layer: shape('t') }],
  ])('%s is no conflict and throws', (_name, operation) => {
    expect(() => applyTolerantly(small, fromOutside(operation))).toThrow(KernelError);
  });
});

test('a commit on a document of nearly 1 MB copies only what it writes', () => {
  const layers = Array.from({ length: 1_900 }, (_, n) => shape(`s${n}`, `q${n % 10}`));
  const pages = Array.from({ length: 10 }, (_, n): Operation => ({
    type: 'page.add',
    page: createPage({ id: `q${n}`, order: 'a0' }),
  }));
  const before = applyOperations(documentWith(), [
    ...pages,
    ...layers.map((layer): Operation => ({ type: 'layer.add', layer })),
  ]).document;
  expect(documentBytes(before)).toBeGreaterThan(0.5 * LIMITS.documentBytes);
  const { document } = applyTolerantly(before, [{ type: 'layer.update', id: 's7', patch: { x: 7 } }]);
  expect(document.pages).toBe(before.pages);
  expect(Object.keys(document.layers).filter((id) => document.layers[id] !== before.layers[id])).toEqual(['s7']);
});
