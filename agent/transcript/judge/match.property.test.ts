/** Properties of partial matching, on random documents: nothing true fails, nothing changed passes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDocument } from '#design/document/document.arbitraries.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import type { Json } from '#tools/contract/tool.ts';
import { allLayers, documentView, wholeDocument, type View } from './document-view.ts';
import { explain } from './explain.ts';
import { documentDifferences, type Known } from './match-value.ts';
import { unknownKeys } from './partial-keys.ts';

const known: Known = { names: new Map(), assets: new Map() };
const differ = (expected: unknown, document: DesignDocument) =>
  documentDifferences(expected as View, documentView(document), known);
const stored = (document: DesignDocument) => document as unknown as Record<string, Json>;

/** The same JSON without some keys of its objects, and without some layers of its lists. */
function partOf(value: Json, keep: () => boolean, key = ''): Json {
  if (Array.isArray(value)) {
    const kept = key === 'layers' ? value.filter(() => keep()) : value;
    // An empty list would say that there is nothing.
    return (kept.length === 0 ? value : kept).map((one) =>
      partOf(one, keep, key === 'layers' || key === 'pages' ? '' : key),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, Json][] =>
      keep() ? [[name, partOf(inner, keep, name)]] : [],
    ),
  );
}

/** Returns random booleans, one per call. */
const coin = fc.infiniteStream(fc.boolean()).map((stream) => () => stream.next().value === true);
const withLayers = arbitraryDocument.filter(({ layers }) => Object.keys(layers).length > 0);

/** Every place in some JSON that holds a plain value. */
function* leaves(value: Json, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (typeof value !== 'object' || value === null) yield path;
  else
    for (const [key, inner] of Object.entries(value))
      yield* leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

const other = (value: Json): Json => {
  if (typeof value === 'number') return value + 3;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value))
    return value.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  if (typeof value === 'string')
    return /^#[0-9a-f]{6}$/.test(value) ? (value === '#0000ff' ? '#00ff00' : '#0000ff') : `${value}x`;
  return 'x';
};

function changedAt(value: Json, [key, ...rest]: readonly (string | number)[]): Json {
  if (key === undefined) return other(value);
  if (Array.isArray(value)) return value.map((one, index) => (index === key ? changedAt(one, rest) : one));
  return typeof value === 'object' && value !== null ? { ...value, [key]: changedAt(value[key] ?? null, rest) } : value;
}

const replaced = (document: DesignDocument, layer: Layer): DesignDocument => ({
  ...document,
  layers: { ...document.layers, [layer.id]: layer },
});

describe('a document', () => {
  it('is as it is stored, and as it is written out whole', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(differ(document, document)).toEqual([]);
        expect(differ(wholeDocument(document), document)).toEqual([]);
      }),
    );
  });

  it('is as any part of it says', () => {
    fc.assert(
      fc.property(arbitraryDocument, coin, (document, keep) => {
        expect(differ(partOf(wholeDocument(document), keep), document)).toEqual([]);
      }),
    );
  });

  it('is as it is written, in whatever order its layers are', () => {
    fc.assert(
      fc.property(
        withLayers.chain((document) =>
          fc.tuple(fc.constant(document), fc.shuffledSubarray(Object.values(document.layers), { minLength: 1 })),
        ),
        ([document, layers]) => {
          const pages = (wholeDocument(document).pages as View[]).map((page) => ({
            ...page,
            layers: layers.filter(({ id }) => (page.layers as View[]).some((one) => one.id === id)),
          }));
          const written = pages.map((page) => (page.layers.length === 0 ? {} : page));
          expect(differ({ pages: written }, document)).toEqual([]);
        },
      ),
    );
  });

  it('has only keys that may be written', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect([...unknownKeys(documentView(document), 'document')]).toEqual([]);
        for (const layer of allLayers(document)) expect([...unknownKeys(layer, 'layer')]).toEqual([]);
        expect([...unknownKeys(stored(document), 'document')]).toEqual([]);
      }),
    );
  });
});

describe('a change', () => {
  it('of any one value of a layer is seen', () => {
    fc.assert(
      fc.property(withLayers, fc.nat(), fc.nat(), (document, whichLayer, whichLeaf) => {
        const all = Object.values(document.layers);
        const layer = all[whichLayer % all.length]!;
        const { id, type, ...rest } = layer;
        const places = [...leaves(rest as Json)];
        const place = places[whichLeaf % places.length]!;
        const changed = replaced(document, { id, type, ...(changedAt(rest as Json, place) as object) } as Layer);
        for (const whole of [wholeDocument(document), document]) {
          const differences = differ(whole, changed);
          expect(differences, place.join('.')).not.toEqual([]);
          const { message, diff } = explain(differences, known);
          expect(message).not.toBe('');
          expect(diff.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('of one property to that of another layer is seen', () => {
    fc.assert(
      fc.property(withLayers, withLayers, fc.nat(), (document, donors, which) => {
        const pairs = Object.values(document.layers).flatMap((layer) =>
          Object.values(donors.layers)
            .filter(({ type }) => type === layer.type)
            .map((donor) => [layer, donor] as const),
        );
        fc.pre(pairs.length > 0);
        const [layer, donor] = pairs[which % pairs.length]!;
        const keys = (Object.keys(layer) as (keyof Layer)[]).filter(
          (key) => key !== 'id' && key !== 'parent' && JSON.stringify(layer[key]) !== JSON.stringify(donor[key]),
        );
        fc.pre(keys.length > 0);
        const key = keys[which % keys.length]!;
        const changed = replaced(document, { ...layer, [key]: donor[key] } as Layer);
        expect(differ(wholeDocument(document), changed), key).not.toEqual([]);
        expect(differ(document, changed), key).not.toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('that takes a layer away is seen', () => {
    fc.assert(
      fc.property(withLayers, fc.nat(), (document, which) => {
        const ids = Object.values(document.layers)
          .filter(({ type }) => type !== 'group')
          .map(({ id }) => id);
        fc.pre(ids.length > 0);
        const id = ids[which % ids.length]!;
        const without = {
          ...document,
          layers: Object.fromEntries(Object.entries(document.layers).filter(([one]) => one !== id)),
        };
        expect(differ(wholeDocument(document), without)).not.toEqual([]);
        expect(differ(document, without)).not.toEqual([]);
      }),
    );
  });
});

describe('whatever is written', () => {
  const keys = fc.constantFrom(
    'layers',
    'pages',
    'background',
    'width',
    'type',
    'text',
    'fill',
    'group',
    'asset',
    'lines',
    'id',
    'shape',
    'runs',
    'mask',
    '__proto__',
    'constructor',
    'p0',
    'l0',
  );
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'text',
      'image',
      '$name',
      '$nothing',
      '$',
      '~',
      '~5',
      '~#fff',
      '#ffffff',
      'toString',
      'solid',
      'none',
    ),
  );
  const { written } = fc.letrec<{ written: unknown }>((tie) => ({
    written: fc.oneof(
      { depthSize: 'medium' },
      fc.jsonValue({ maxDepth: 2 }),
      word,
      fc.dictionary(keys, tie('written'), { maxKeys: 4 }),
      fc.array(tie('written'), { maxLength: 4 }),
    ),
  }));

  it('matching and explaining end, with words and a line for what differs', () => {
    fc.assert(
      fc.property(fc.dictionary(keys, written, { maxKeys: 5 }), arbitraryDocument, (expected, document) => {
        const differences = documentDifferences(expected as View, documentView(document), {
          names: new Map([['name', ['l0', 'l1']]]),
          assets: new Map(),
        });
        if (differences.length === 0) return;
        const { message, diff, path } = explain(differences, known);
        expect(message).not.toBe('');
        expect(diff.length).toBeGreaterThan(0);
        expect(path.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});
