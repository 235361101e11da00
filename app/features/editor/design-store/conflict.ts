/** What another author has overwritten, and how to restore the user's own change. Pure. */
import type { Author, Overwrite } from '#app/contracts/change.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { childrenOf, descendantsOf, findLayer, findPage } from '#design/document/tree.ts';
import { keysOverlap, touchedProperties } from '#design/operations/conflict.ts';
import type { LayerPatch, Operation } from '#design/operations/operation.ts';
import { propertyGroup } from '#design/operations/properties.ts';
import { describeKey } from '#design/operations/readable.ts';
import { applyTolerantly } from './value-checking.ts';

export interface Conflict {
  /** Of the change that overwrote the user's own. */
  id: string;
  /** Who wrote it. */
  author: Author;
  /** Keys of what was lost, for instance `layer:a1:position`; `layer:a1` is the layer itself. */
  keys: readonly string[];
  /** The design as one had it. */
  before: DesignDocument;
}

/** The conflict between another author's change and own changes; null if it leaves them alone. */
export function conflictOf(
  change: { id: string; author: Author },
  overwritten: readonly Overwrite[],
  own: ReadonlySet<string>,
  before: DesignDocument,
): Conflict | null {
  const keys = [...new Set(overwritten.filter((lost) => own.has(lost.change)).flatMap((lost) => lost.properties))];
  return keys.length === 0 ? null : { id: change.id, author: change.author, keys, before };
}

/** The layers that own operations wanted to change but that are gone by now. */
export function goneLayers(operations: readonly Operation[], before: DesignDocument, now: DesignDocument): string[] {
  const wanted = operations.flatMap((operation) =>
    'id' in operation && operation.type !== 'layer.remove' ? [operation.id] : [],
  );
  return [...new Set(wanted)].filter((id) => findLayer(before, id) && !findLayer(now, id));
}

/** What was lost in words: 'position of “Headline”'. */
export function wordsOfConflict({ keys, before }: Pick<Conflict, 'keys' | 'before'>): string[] {
  return [...new Set(keys.map((key) => describeKey(before, key)))];
}

/** The conflicts that remain after the user has written the same properties again: that settles them. */
export function stillOpen(
  conflicts: readonly Conflict[],
  operations: readonly Operation[],
  document: DesignDocument,
): readonly Conflict[] {
  if (conflicts.length === 0) return conflicts;
  const written = operations.flatMap((operation) => touchedProperties(operation, document));
  return conflicts.flatMap((conflict) => {
    const keys = conflict.keys.filter((key) => !written.some((own) => keysOverlap(own, key)));
    if (keys.length === conflict.keys.length) return [conflict];
    return keys.length === 0 ? [] : [{ ...conflict, keys }];
  });
}

/** The operations that restore the user's version, as far as the design still has a place for it. */
export function takeMine({ keys, before }: Pick<Conflict, 'keys' | 'before'>, now: DesignDocument): Operation[] {
  return applyTolerantly(
    now,
    keys.flatMap((key) => mine(key, before, now)),
  ).applied;
}

function mine(key: string, before: DesignDocument, now: DesignDocument): Operation[] {
  const [kind, id = '', property] = key.split(':');
  if (kind === 'design') return [{ type: 'design.resize', width: before.width, height: before.height }];
  if (kind === 'page') {
    const page = findPage(before, id);
    if (!page) return [];
    if (property === undefined)
      return findPage(now, id)
        ? []
        : [
            { type: 'page.add', page },
            ...descendantsOf(before, id).map((layer): Operation => ({ type: 'layer.add', layer })),
          ];
    return [
      {
        type: 'page.update',
        id,
        patch: Object.fromEntries(Object.entries(page).filter(([name]) => name === property)),
      },
    ];
  }
  const layer = findLayer(before, id);
  if (!layer) return [];
  if (property === undefined) return findLayer(now, id) ? [] : whole(layer, before, now);
  if (property === 'place') return [{ type: 'layer.move', id, parent: layer.parent, order: layer.order }];
  return [
    {
      type: 'layer.update',
      id,
      patch: Object.fromEntries(
        Object.entries(layer).filter(([name]) => propertyGroup(name) === property),
      ) as LayerPatch,
    },
  ];
}

/** A layer with all its contents; directly on its page if the group around it is gone too. */
function whole(layer: Layer, before: DesignDocument, now: DesignDocument): Operation[] {
  const parent =
    findLayer(now, layer.parent) || findPage(now, layer.parent)
      ? layer.parent
      : (Object.keys(now.pages).find((page) => descendantsOf(before, page).some(({ id }) => id === layer.id)) ??
        Object.keys(now.pages)[0]);
  const inside =
    layer.type === 'group'
      ? childrenOf(before, layer.id).flatMap((child) => [child, ...descendantsOf(before, child.id)])
      : [];
  return [
    { type: 'layer.add', layer: { ...layer, parent: parent ?? layer.parent } },
    ...inside.map((child): Operation => ({ type: 'layer.add', layer: child })),
  ];
}

/** A document with these layers as given. */
export function withLayers(document: DesignDocument, layers: readonly Layer[]): DesignDocument {
  return layers.length === 0
    ? document
    : { ...document, layers: { ...document.layers, ...Object.fromEntries(layers.map((layer) => [layer.id, layer])) } };
}
