/** For tests only: random operations that fit their document, whole sequences of them, and some that don't fit. */
import fc from 'fast-check';
import type { DesignDocument } from '../document/document.ts';
import { arbitraryBackground } from '../document/values.arbitraries.ts';
import { arbitraryPageDuration, arbitraryTransition } from '../document/animation.arbitraries.ts';
import { arbitraryLayer, arbitraryStroke } from '../document/layers.arbitraries.ts';
import type { Layer } from '../document/layers.ts';
import { descendantsOf, findLayer } from '../document/tree.ts';
import type { LayerPatch, Operation } from './operation.ts';
import { patchableProperties } from './patch.ts';
import { applyOperations } from './apply.ts';

/** An intended change that is independent of the document: numbers pick among what exists. */
export type Intent = (document: DesignDocument, newId: () => string) => Operation | null;

const pickFrom = <Each>(list: readonly Each[], pick: number): Each | undefined =>
  list.length === 0 ? undefined : list[pick % list.length];

function layerIds(document: DesignDocument, type?: Layer['type']): string[] {
  return Object.values(document.layers)
    .filter((layer) => type === undefined || layer.type === type)
    .map((layer) => layer.id)
    .sort();
}

function parentIds(document: DesignDocument): string[] {
  return [...Object.keys(document.pages).sort(), ...layerIds(document, 'group')];
}

/**
 * A text with its runs and lines, or a table's cells with its rows and columns, belong together: parts of different
 * layers don't match.
 */
const TOGETHER = [
  ['text', 'runs', 'lines'],
  ['cells', 'rows', 'columns'],
] as const;

/**
 * Some properties of `wanted`, in the form of the layer's own type; properties that belong together are included
 * together.
 */
function patchTowards(layer: Layer, wanted: object, picks: readonly number[]): LayerPatch {
  const properties = patchableProperties(layer.type);
  const chosen = new Set(picks.map((pick) => properties[pick % properties.length]!));
  for (const group of TOGETHER) {
    if (properties.includes(group[0]) && group.some((property) => chosen.has(property)))
      for (const each of group) chosen.add(each);
  }
  const values = wanted as Record<string, unknown>;
  return Object.fromEntries([...chosen].map((property) => [property, values[property]])) as LayerPatch;
}

const add: fc.Arbitrary<Intent> = fc
  .tuple(arbitraryLayer, fc.nat())
  .map(([layer, pick]): Intent => (document, newId) => {
    const parent = pickFrom(parentIds(document), pick)!;
    return { type: 'layer.add', layer: { ...layer, id: newId(), parent } };
  });

const update: fc.Arbitrary<Intent> = fc
  .tuple(
    fc.nat(),
    fc.array(arbitraryLayer, { minLength: 1, maxLength: 6 }),
    fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
  )
  .map(([pick, layers, picks]): Intent => (document) => {
    const layer = findLayer(document, pickFrom(layerIds(document), pick) ?? '');
    const wanted = layers.find((each) => each.type === layer?.type);
    return layer && wanted ? { type: 'layer.update', id: layer.id, patch: patchTowards(layer, wanted, picks) } : null;
  });

const remove: fc.Arbitrary<Intent> = fc.nat().map((pick): Intent => (document) => {
  const id = pickFrom(layerIds(document), pick);
  return id === undefined ? null : { type: 'layer.remove', id };
});

const move: fc.Arbitrary<Intent> = fc
  .tuple(fc.nat(), fc.nat(), arbitraryLayer)
  .map(([pick, into, { order }]): Intent => (document) => {
    const id = pickFrom(layerIds(document), pick);
    if (id === undefined) return null;
    const inside = new Set([id, ...descendantsOf(document, id).map((layer) => layer.id)]);
    const parent = pickFrom(
      parentIds(document).filter((each) => !inside.has(each)),
      into,
    )!;
    return { type: 'layer.move', id, parent, order };
  });

const stroke: fc.Arbitrary<Intent> = fc
  .tuple(fc.nat(), arbitraryStroke)
  .map(([pick, each]): Intent => (document, newId) => {
    const id = pickFrom(layerIds(document, 'image'), pick);
    return id === undefined ? null : { type: 'mask.stroke', id, stroke: { ...each, id: newId() } };
  });

const unstroke: fc.Arbitrary<Intent> = fc.tuple(fc.nat(), fc.nat()).map(([pick, which]): Intent => (document) => {
  const layer = findLayer(document, pickFrom(layerIds(document, 'image'), pick) ?? '');
  const found = layer?.type === 'image' ? pickFrom(layer.mask?.strokes ?? [], which) : undefined;
  return layer && found ? { type: 'mask.unstroke', id: layer.id, stroke: found.id } : null;
});

const addPage: fc.Arbitrary<Intent> = fc
  .tuple(arbitraryLayer, arbitraryBackground, arbitraryPageDuration, arbitraryTransition)
  .map(([{ order, name }, background, duration, transition]): Intent => (_document, newId) => ({
    type: 'page.add',
    page: { id: newId(), order, name, background, duration, transition },
  }));

const updatePage: fc.Arbitrary<Intent> = fc
  .tuple(
    fc.nat(),
    fc.record(
      {
        name: fc.constantFrom('', 'Cover', 'Back'),
        background: arbitraryBackground,
        duration: arbitraryPageDuration,
        transition: arbitraryTransition,
      },
      { requiredKeys: [] },
    ),
  )
  .map(([pick, patch]): Intent => (document) => ({
    type: 'page.update',
    id: pickFrom(Object.keys(document.pages).sort(), pick)!,
    patch,
  }));

const removePage: fc.Arbitrary<Intent> = fc.nat().map((pick): Intent => (document) => {
  const pages = Object.keys(document.pages).sort();
  return pages.length > 1 ? { type: 'page.remove', id: pickFrom(pages, pick)! } : null;
});

const size = fc.integer({ min: 100, max: 4000 });
const resize: fc.Arbitrary<Intent> = fc.tuple(size, size).map(([width, height]): Intent => () => ({
  type: 'design.resize',
  width,
  height,
}));

/** An intended change of any kind. */
export const arbitraryIntent: fc.Arbitrary<Intent> = fc.oneof(
  { arbitrary: add, weight: 4 },
  { arbitrary: update, weight: 8 },
  { arbitrary: remove, weight: 2 },
  { arbitrary: move, weight: 4 },
  { arbitrary: stroke, weight: 3 },
  { arbitrary: unstroke, weight: 2 },
  { arbitrary: addPage, weight: 1 },
  { arbitrary: updatePage, weight: 1 },
  { arbitrary: removePage, weight: 1 },
  { arbitrary: resize, weight: 1 },
);

/** A source of ids that no arbitrary document uses. */
export function idSource(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}${(count += 1)}`;
}

/** The operations of intents, each made for the document that results from the previous ones. */
export function realise(
  document: DesignDocument,
  intents: readonly Intent[],
  newId: () => string,
): { operations: Operation[]; document: DesignDocument } {
  const operations: Operation[] = [];
  let now = document;
  for (const intent of intents) {
    const operation = intent(now, newId);
    if (!operation) continue;
    now = applyOperations(now, [operation]).document;
    operations.push(operation);
  }
  return { operations, document: now };
}
