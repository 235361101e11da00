/** Refusals of applying operations, their wording, and what the result shares with the previous document. */
import { describe, expect, test } from 'vitest';
import { createPage } from '../document/create.ts';
import type { DesignDocument } from '../document/document.ts';
import { KernelError } from '../document/issue.ts';
import { parseDocument } from '../document/parse.ts';
import { documentBytes } from '../document/size.ts';
import { applyOperations } from './apply.ts';
import type { Operation } from './operation.ts';
import { documentWith, fromOutside, group, shape, small, stroke, text } from '#tests/fixtures/small-document.ts';

function refusal(document: DesignDocument, operations: Operation[]): { field: string; message: string } {
  try {
    applyOperations(document, operations);
  } catch (error) {
    if (error instanceof KernelError) return { field: error.issues[0]!.field, message: error.message };
    throw error;
  }
  return { field: '', message: 'not refused' };
}

describe('refusals name the field and the limit', () => {
  test.each<[string, unknown, string, string]>([
    [
      'a property of another type',
      { type: 'layer.update', id: 's', patch: { fontSize: 12 } },
      'layers.s.fontSize',
      'layers.s.fontSize: Layer "s" is a shape and has no such property',
    ],
    [
      'an unknown property',
      { type: 'layer.update', id: 's', patch: { colour: 'red' } },
      'layers.s.colour',
      'layers.s.colour: Layer "s" is a shape and has no such property',
    ],
    [
      'a group’s coordinates',
      { type: 'layer.update', id: 'g', patch: { x: 1 } },
      'layers.g.x',
      'layers.g.x: Layer "g" is a group and has no such property',
    ],
    [
      'an inherited property',
      { type: 'layer.update', id: 's', patch: { toString: 1 } },
      'layers.s.toString',
      'layers.s.toString: Layer "s" is a shape and has no such property',
    ],
    [
      'a new parent in an update',
      { type: 'layer.update', id: 's', patch: { parent: 'g' } },
      'layers.s.parent',
      'layers.s.parent: Cannot be changed by an update',
    ],
    [
      'a value out of range',
      { type: 'layer.update', id: 's', patch: { opacity: 2 } },
      'layers.s.opacity',
      'layers.s.opacity: Must be at most 1',
    ],
    [
      'a value deep inside',
      { type: 'layer.update', id: 's', patch: { shape: { kind: 'polygon', sides: 2 } } },
      'layers.s.shape.sides',
      'layers.s.shape.sides: Must be at least 3',
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
      'layers.n.parent: There is no page or group "x" on this design',
    ],
    [
      'a leaf as parent',
      { type: 'layer.add', layer: shape('n', 's') },
      'layers.n.parent',
      'layers.n.parent: Layer "s" is a shape; only a page or a group holds layers',
    ],
    [
      'a leaf as parent of a move',
      { type: 'layer.move', id: 't', parent: 's', order: 'a0' },
      'layers.t.parent',
      'layers.t.parent: Layer "s" is a shape; only a page or a group holds layers',
    ],
    [
      'a circle',
      { type: 'layer.move', id: 'g', parent: 'h', order: 'a0' },
      'layers.g.parent',
      'layers.g.parent: A group cannot be put inside itself',
    ],
    [
      'a group in itself',
      { type: 'layer.move', id: 'g', parent: 'g', order: 'a0' },
      'layers.g.parent',
      'layers.g.parent: A group cannot be put inside itself',
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
    ['the last page', { type: 'page.remove', id: 'p' }, 'pages', 'pages: A design keeps at least one page'],
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
      'pages.p.id: Cannot be changed by an update',
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
      'layers.s.mask: Layer "s" is a shape and has no such property',
    ],
    [
      'a stroke that is not there',
      { type: 'mask.unstroke', id: 'i', stroke: 'm' },
      'layers.i.mask.strokes',
      'layers.i.mask.strokes: There is no stroke "m" on this mask',
    ],
    [
      'a stroke without points',
      { type: 'mask.stroke', id: 'i', stroke: { ...stroke('m'), points: [] } },
      'layers.i.mask.strokes.m.points',
      'layers.i.mask.strokes.m.points: Must have at least 1 entry',
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
    const words = 'layers: A page holds at most 500 layers';
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
    // Moving within a full page is allowed.
    expect(refusal(full, [{ type: 'layer.move', id: 's0', parent: 'h', order: 'a0' }]).message).toBe('not refused');
  });

  test('the 51st page', () => {
    const pages = Array.from({ length: 50 }, (_, n): Operation => ({
      type: 'page.add',
      page: createPage({ id: `q${n}`, order: 'a0' }),
    }));
    expect(refusal(small, pages.slice(1)).message).toBe('not refused');
    expect(refusal(small, pages)).toEqual({ field: 'pages', message: 'pages: A design holds at most 50 pages' });
  });

  test('the 501st stroke', () => {
    const strokes = Array.from({ length: 501 }, (_, n): Operation => ({
      type: 'mask.stroke',
      id: 'i',
      stroke: stroke(`m${n}`),
    }));
    expect(refusal(small, strokes.slice(1)).message).toBe('not refused');
    expect(refusal(small, strokes).message).toBe('layers.i.mask.strokes: Must have at most 500 entries');
    expect(refusal(small, [strokes[0]!, strokes[0]!]).message).toBe('The id "m0" is already taken');
  });

  test('the document that grows beyond 1 MB of UTF-8', () => {
    const long = (id: string) => text(id, '文'.repeat(5_000));
    const operations = Array.from({ length: 70 }, (_, n): Operation => ({ type: 'layer.add', layer: long(`t${n}`) }));
    const fitting = applyOperations(documentWith(), operations.slice(0, 60)).document;
    expect(documentBytes(fitting)).toBe(new TextEncoder().encode(JSON.stringify(fitting)).length);
    expect(refusal(documentWith(), operations)).toEqual({
      field: 'document',
      message: 'document: A design holds at most 1,000,000 bytes',
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
