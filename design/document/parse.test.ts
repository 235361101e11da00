/** Valid documents of every version are read completely, and invalid ones are refused. */
import { describe, expect, test } from 'vitest';
import { createDocument, createGroupLayer, createShapeLayer, createTextLayer } from './create.ts';
import type { DesignDocument } from './document.ts';
import { DOCUMENT_VERSION } from './defaults.ts';
import { invariantFindings } from './invariants.ts';
import { KernelError } from './issue.ts';
import type { Layer } from './layers.ts';
import version0 from './migrations/fixtures/version-0.json' with { type: 'json' };
import version1 from './migrations/fixtures/version-1.json' with { type: 'json' };
import { migrate } from './migrations/migrate.ts';
import { parseDocument } from './parse.ts';
import { leavesInPaintOrder } from './tree.ts';

/** One stored document of each version, oldest first; a version without a fixture fails. */
const FIXTURES: Record<string, unknown>[] = [version0, version1];

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof KernelError) return error.message;
    throw error;
  }
  return '';
}

function documentWith(...layers: Layer[]): DesignDocument {
  const document = createDocument({ width: 800, height: 600, newId: () => 'p' });
  return { ...document, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
}

const group = (id: string, parent: string) => createGroupLayer({ id, parent, order: 'a0' });
const shape = (id: string, parent: string) => createShapeLayer({ id, parent, order: 'a0' });

describe('migrations', () => {
  test('there is a fixture of every version', () => {
    expect(FIXTURES.map(({ version }) => version)).toEqual(
      Array.from({ length: DOCUMENT_VERSION + 1 }, (_, version) => version),
    );
  });

  test.each(FIXTURES.slice(0, -1).map((fixture, version) => ({ version, fixture })))(
    'version $version becomes the next exactly',
    ({ version, fixture }) => {
      const copy = structuredClone(fixture);
      expect(migrate(fixture, version + 1)).toEqual(FIXTURES[version + 1]);
      expect(fixture).toEqual(copy);
    },
  );

  test.each(FIXTURES.map((fixture, version) => ({ version, fixture })))('version $version is read', ({ fixture }) => {
    const document = parseDocument(fixture);
    // Properties added to layers since get their defaults; everything stored stays.
    expect(document).toMatchObject(FIXTURES.at(-1)!);
    expect(leavesInPaintOrder(document, Object.keys(document.pages)[0]!).map((layer) => layer.id)).toEqual([
      'shape-1',
      'text-1',
      'page',
    ]);
  });

  test('many layers of version 0 keep their order', () => {
    const [first] = version0.layers;
    const layers = Array.from({ length: 400 }, (_, index) => ({ ...first, id: `s${index}` }));
    const document = parseDocument({ ...version0, background: null, layers });
    const [page] = Object.values(document.pages);
    expect(page!.background).toEqual({ type: 'none' });
    expect(leavesInPaintOrder(document, page!.id).map((layer) => layer.id)).toEqual(layers.map((layer) => layer.id));
  });

  test.each([
    [{ ...version0, layers: {} }, 'layers: must be a list'],
    [{ ...version0, background: 7 }, 'background: must be a colour or null'],
    [{ ...version0, layers: [{}] }, 'layers.0: must be a layer with an id'],
    [{ ...version0, layers: [version0.layers[0], version0.layers[0]] }, 'layers: must have ids of their own'],
    [{ ...version0, background: 'red' }, 'pages.page-2.background.color: Enter valid hex code'],
  ])('a misshapen document of version 0 is refused', (document, reason) => {
    expect(messageOf(() => parseDocument(document))).toContain(reason);
  });
});

describe('parsing', () => {
  test.each([[null], [7], ['x'], [[]], [{}], [{ version: '1' }], [{ version: -1 }], [{ version: 0.5 }]])(
    '%j is not a design',
    (value) => {
      expect(messageOf(() => parseDocument(value))).toBe('This is not a design');
    },
  );

  test('a newer version is named', () => {
    expect(messageOf(() => parseDocument({ version: DOCUMENT_VERSION + 1 }))).toContain('newer version of Blend');
  });

  test.each([
    ['width', 99],
    ['width', 4001],
    ['height', 100.5],
    ['height', Number.NaN],
  ])('%s %d is refused with the field', (field, value) => {
    const wrong = { ...version1, [field]: value };
    try {
      parseDocument(wrong);
      expect.unreachable();
    } catch (error) {
      expect((error as KernelError).issues[0]!.field).toBe(field);
    }
  });

  test('the words of the specification name wrong dimensions', () => {
    expect(messageOf(() => createDocument({ width: 50, height: 500, newId: () => 'p' }))).toBe(
      'Dimension should be between 100 and 4000',
    );
  });

  test.each([
    [{ x: 20_001 }, 'layers.text-1.x: Must be at most 20,000'],
    [{ alt: '' }, 'layers.text-1: Unrecognized key: "alt"'],
    [{ text: 'half \ud83c' }, 'layers.text-1.text: must consist of whole characters, without NUL'],
    [{ name: 'a\0' }, 'layers.text-1.name: must consist of whole characters, without NUL'],
    [{ opacity: -0.1 }, 'layers.text-1.opacity: Must be at least 0'],
    [{ colour: '#ffffff' }, 'layers.text-1: Unrecognized key: "colour"'],
    [{ fill: { type: 'solid', color: '#FFF' } }, 'layers.text-1.fill.color: Enter valid hex code'],
    [{ order: 'zz' }, 'layers.text-1.order: must be an order key'],
    [{ order: '1' }, 'layers.text-1.order: must be an order key'],
    [{ id: 'other' }, 'layers.text-1.id: must be "text-1"'],
    [{ lines: [{ start: 0, end: 12, width: 1 }] }, 'layers.text-1.lines.0.end: must be at most 11'],
    [{ lines: [] }, 'layers.text-1.lines: must draw the whole text'],
    [{ runs: [{ start: 4, end: 4, style: {} }] }, 'layers.text-1.runs.0: must not be empty'],
    [
      {
        runs: [
          { start: 4, end: 6, style: {} },
          { start: 5, end: 7, style: {} },
        ],
      },
      'layers.text-1.runs.1: must be sorted',
    ],
  ])('a text with %j is refused', (properties, reason) => {
    const wrong = {
      ...version1,
      layers: { ...version1.layers, 'text-1': { ...version1.layers['text-1'], ...properties } },
    };
    expect(messageOf(() => parseDocument(wrong))).toContain(reason);
  });

  test('a text of 5,001 characters is refused', () => {
    const wrong = {
      ...version1,
      layers: { ...version1.layers, 'text-1': { ...version1.layers['text-1'], text: 'a'.repeat(5_001) } },
    };
    expect(messageOf(() => parseDocument(wrong))).toContain('layers.text-1.text: Must have at most 5,000 characters');
  });

  test('a mask that masks nothing is refused', () => {
    const layer = { ...shape('i', 'p'), type: 'image', mask: { asset: null, strokes: [] } };
    expect(messageOf(() => parseDocument({ ...documentWith(), layers: { i: layer } }))).toContain(
      'layers.i.mask: must be null',
    );
  });

  test.each(['__proto__', 'constructor', 'toString'])('%s is no id', (id) => {
    const layers: unknown = JSON.parse(`{ ${JSON.stringify(id)}: ${JSON.stringify(shape(id, 'p'))} }`);
    const document = { ...documentWith(), layers };
    // Either refused, or ignored; never half applied.
    const reason = messageOf(() => expect(Object.keys(parseDocument(document).layers)).toEqual([]));
    if (id !== '__proto__') expect(reason).toContain('reserved word');
  });
});

describe('invariants', () => {
  test.each([
    [
      'a missing parent',
      documentWith(shape('s', 'nowhere')),
      'parent: There is no page or group "nowhere" on this design',
    ],
    [
      'a leaf as parent',
      documentWith(shape('s', 'p'), shape('t', 's')),
      'parent: Layer "s" is a shape; only a page or a group holds layers',
    ],
    ['a circle', documentWith(group('a', 'b'), group('b', 'a')), 'parent: A group cannot be put inside itself'],
    ['a group inside itself', documentWith(group('a', 'a')), 'parent: A group cannot be put inside itself'],
    [
      'a layer below a circle',
      documentWith(group('a', 'b'), group('b', 'a'), shape('s', 'a')),
      'parent: A group cannot be put inside itself',
    ],
    ['a layer called like a page', documentWith(shape('p', 'p')), 'The id "p" is already taken'],
    [
      '501 layers',
      documentWith(...Array.from({ length: 501 }, (_, n) => shape(`s${n}`, 'p'))),
      'layers: A page holds at most 500 layers',
    ],
    ['no page', { ...documentWith(), pages: {} }, 'pages: A design keeps at least one page'],
    [
      'a text without lines',
      documentWith({ ...createTextLayer({ id: 't', parent: 'p', order: 'a0', text: 'Hi' }), lines: [] }),
      'lines: must draw the whole text',
    ],
    [
      'a line across a line break',
      documentWith({
        ...createTextLayer({ id: 't', parent: 'p', order: 'a0', text: 'a\nb' }),
        lines: [{ start: 0, end: 3, width: 1 }],
      }),
      'lines.0: must not run across a line break',
    ],
    [
      'a line that cuts an emoji',
      documentWith({
        ...createTextLayer({ id: 't', parent: 'p', order: 'a0', text: '😀' }),
        lines: [
          { start: 0, end: 1, width: 1 },
          { start: 1, end: 2, width: 1 },
        ],
      }),
      'must not cut a character in two',
    ],
  ])('%s is found', (_name, document, reason) => {
    expect(messageOf(() => parseDocument(document))).toContain(reason);
  });

  test('51 pages are found', () => {
    const document = documentWith();
    const page = document.pages.p!;
    const pages = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`p${n}`, { ...page, id: `p${n}` }]));
    expect(messageOf(() => parseDocument({ ...document, pages }))).toBe('pages: A design holds at most 50 pages');
  });

  test('500 layers, groups in groups and equal order keys are sound', () => {
    const nested = Array.from({ length: 250 }, (_, n) => group(`g${n}`, n === 0 ? 'p' : `g${n - 1}`));
    expect(
      invariantFindings(documentWith(...nested, ...Array.from({ length: 250 }, (_, n) => shape(`s${n}`, 'g249')))),
    ).toEqual([]);
  });
});
