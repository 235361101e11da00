/** Imported pages as a design: their size, where nodes lie on it, what they become; whatever a file holds is valid. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentSchema } from '#design/document/document.ts';
import { LIMITS } from '#design/document/limits.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import { childrenOf, pagesInOrder } from '#design/document/tree.ts';
import {
  PLAIN,
  type ImportedFile,
  type ImportedNode,
  type ImportedPage,
  type LetterStyle,
  type PictureNode,
  type ShapeNode,
  type TableNode,
  type TextNode,
} from '#app/services/inspection/layers/imported.ts';
import type { PathCommand } from '#design/document/outline-path.ts';
import { boundsOf, boxOfBounds } from '#app/services/inspection/layers/outlines.ts';
import { solid } from '#app/services/inspection/layers/paints.ts';
import { assemble, designSize } from './assemble.ts';

const page = (nodes: ImportedNode[], more: Partial<ImportedPage> = {}): ImportedPage => ({
  name: '',
  width: 1000,
  height: 500,
  background: null,
  nodes,
  ...more,
});
const file = (...pages: ImportedPage[]): ImportedFile => ({
  kind: 'svg',
  title: '',
  unit: 1,
  pages,
  pictures: [],
  losses: {},
});
const box = (x: number, y: number, width: number, height: number, rotation = 0) => ({ x, y, width, height, rotation });
const shape = (more: Partial<ShapeNode> = {}): ShapeNode => ({
  ...PLAIN,
  kind: 'shape',
  shape: { type: 'rectangle', radius: 0 },
  box: box(100, 100, 200, 100),
  fill: solid('#ff0000'),
  stroke: null,
  shadow: null,
  ...more,
});
const picture = (more: Partial<PictureNode> = {}): PictureNode => ({
  ...PLAIN,
  kind: 'picture',
  picture: 0,
  box: box(0, 0, 100, 100),
  flipX: false,
  flipY: false,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  frame: { type: 'rectangle', radius: 0 },
  alt: '',
  shadow: null,
  ...more,
});
const letters: LetterStyle = {
  families: ['Georgia'],
  size: 16,
  weight: 400,
  italic: false,
  underline: false,
  strikethrough: false,
  fill: solid('#000000'),
};
const ASSET = 'a'.repeat(64);

async function made(imported: ImportedFile, size: { width: number; height: number } | null = null) {
  let next = 0;
  const answer = await assemble(imported, {
    size,
    assets: [ASSET],
    measure: measureRoughly,
    newId: () => `n${(next += 1)}`,
  });
  documentSchema.parse(answer.document);
  const [first] = pagesInOrder(answer.document);
  return { ...answer, layers: first ? childrenOf(answer.document, first.id) : [] };
}

describe('the size of a design', () => {
  test.each([
    ['that of the file', 2000, 1500, 1, 2000, 1500],
    ['in units of the file', 960, 540, 0.5, 1920, 1080],
    ['of a small file larger', 100, 50, 1, 1080, 540],
    ['of a large file smaller', 100_000, 50_000, 1, LIMITS.maxDimension, LIMITS.maxDimension / 2],
    ['of a sliver no thinner than a design may be', 10_000, 0.1, 1, LIMITS.maxDimension, LIMITS.minDimension],
  ])('is %s', (_what, width, height, unit, w, h) => {
    expect(designSize({ width, height }, unit)).toEqual({ width: w, height: h });
  });
});

test('pages of other sizes lie whole in the middle, everything scaled alike', async () => {
  const stroke = { color: '#000000', width: 4, dash: [8, 4] };
  const shadow = { color: '#00000080', x: 2, y: 4, blur: 6 };
  const rounded = shape({ shape: { type: 'rectangle', radius: 10 }, stroke, shadow });
  const { layers, document } = await made(file(page([rounded])), { width: 2000, height: 2000 });
  expect(document).toMatchObject({ width: 2000, height: 2000 });
  expect(layers).toMatchObject([
    {
      type: 'shape',
      shape: { kind: 'rectangle', radius: 20 },
      x: 200,
      y: 700,
      width: 400,
      height: 200,
      stroke: { width: 8, dash: [2, 1] },
      shadow: { x: 4, y: 8, blur: 12 },
    },
  ]);
});

test('nodes stay in their order and in their groups; groups of nothing and pictures that are not there are left out', async () => {
  const group = (name: string, children: ImportedNode[]): ImportedNode => ({ ...PLAIN, kind: 'group', name, children });
  const { layers, document } = await made(
    file(
      page([
        shape({ name: 'back' }),
        group('empty', [group('inner', [])]),
        group('both', [shape(), picture()]),
        picture({ picture: 7 }),
      ]),
    ),
  );
  expect(layers.map(({ name, type }) => `${type} ${name}`)).toEqual(['shape back', 'group both']);
  const [, both] = layers;
  expect(childrenOf(document, both?.id ?? '').map(({ type }) => type)).toEqual(['shape', 'image']);
});

test('fonts that others stand for are listed once each, under their plain names', async () => {
  const text = (family: string): TextNode => ({
    ...PLAIN,
    kind: 'text',
    runs: [{ text: 'Word', style: { ...letters, families: [family] } }],
    align: 'left',
    lineHeight: 1.2,
    letterSpacing: 0,
    list: 'none',
    stroke: null,
    place: { type: 'lines', x: 0, y: 40, rotation: 0, widths: null, stretch: 1, paragraph: false },
  });
  const { fonts } = await made(file(page([text('ABCDEF+Georgia'), text('Georgia'), text('Inter')])));
  expect(fonts).toEqual([{ from: 'Georgia', to: 'Lora' }]);
});

test('a table keeps its cells, their looks and where their words stand', async () => {
  const cell = (text: string, more = {}) => ({
    text,
    fill: null,
    color: null,
    bold: false,
    align: 'start' as const,
    ...more,
  });
  const table: TableNode = {
    ...PLAIN,
    kind: 'table',
    box: box(100, 100, 400, 80),
    columns: [3, 1],
    rows: [40, 40],
    cells: [
      [cell('Sort', { fill: '#102a43', color: '#ffffff', bold: true }), cell('Price', { align: 'end' })],
      [cell('Pears'), cell('12')],
    ],
    style: letters,
    border: { color: '#888888', width: 1 },
    verticalAlign: 'top',
    headerRow: false,
  };
  const { layers } = await made(file(page([table])));
  expect(layers).toMatchObject([
    {
      type: 'table',
      verticalAlign: 'top',
      cells: [
        [
          { text: 'Sort', style: { fill: '#102a43', color: '#ffffff', bold: true } },
          { text: 'Price', style: { align: 'end' } },
        ],
        [{ text: 'Pears', style: {} }, { text: '12' }],
      ],
    },
  ]);
});

/** The box of an outline, as readers give it. */
const boundsBox = (commands: readonly PathCommand[]) =>
  boxOfBounds(boundsOf(commands) ?? { left: 0, top: 0, right: 0, bottom: 0 });

test('whatever the numbers of a file are, its design is valid', async () => {
  const number = fc.oneof(fc.double({ min: -1e7, max: 1e7, noNaN: true }), fc.constantFrom(0, 1e-9, -1e-9, 1e7));
  const length = fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constantFrom(0, 1e-9));
  const boxes = fc.record({ x: number, y: number, width: length, height: length, rotation: number });
  const share = fc.double({ min: -1, max: 2, noNaN: true });
  const nodes = fc.oneof(
    fc
      .record({
        box: boxes,
        stroke: fc.record({ color: fc.constant('#000000'), width: length, dash: fc.array(length, { maxLength: 9 }) }),
        shadow: fc.record({ color: fc.constant('#000000'), x: number, y: number, blur: length }),
        shape: fc.oneof(
          fc.record({ type: fc.constant('rectangle' as const), radius: length }),
          fc.record({
            type: fc.constant('path' as const),
            rule: fc.constant('nonzero' as const),
            commands: fc
              .tuple(number, number, number, number)
              .map(([a, b, c, d]) => [
                { type: 'M' as const, x: a, y: b },
                { type: 'L' as const, x: c, y: d },
                { type: 'Z' as const },
              ]),
          }),
        ),
      })
      .map((own) => shape(own.shape.type === 'path' ? { ...own, box: boundsBox(own.shape.commands) } : own)),
    fc.record({ box: boxes, crop: fc.record({ x: share, y: share, width: share, height: share }) }).map(picture),
    fc
      .record({
        text: fc.string({ unit: 'binary', maxLength: 40 }),
        size: length,
        box: boxes,
        gap: fc.double({ min: 0, max: 50, noNaN: true }),
        wrap: fc.boolean(),
      })
      .map(({ text, size, gap, wrap, ...own }): TextNode => ({
        ...PLAIN,
        kind: 'text',
        runs: [{ text, style: { ...letters, size } }],
        align: 'left',
        lineHeight: 1.2,
        letterSpacing: 0,
        list: 'none',
        stroke: null,
        place: { type: 'box', verticalAlign: 'middle', shrink: true, wrap, gap, box: own.box },
      })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(nodes, { maxLength: 5 }), async (all) => {
      const { document } = await made(file(page(all)), { width: 800, height: 600 });
      expect(Object.keys(document.pages)).toHaveLength(1);
    }),
    { numRuns: 100, seed: 7 },
  );
});
