/** Narrows what is undone of a change: to some of its layers, or to some of their properties. */
import { propertyGroup } from './properties.ts';
import type { Operation } from './operation.ts';
import type { UndoEntry } from './undo.ts';

/** What can be undone apart from the rest, each with the properties it stands for. */
const PROPERTIES = {
  color: ['fill', 'box', 'body', 'header', 'paths'],
  size: ['size', 'fontSize', 'padding'],
  position: ['position'],
  words: ['text', 'cells'],
  type: [
    'fontFamily',
    'fontWeight',
    'italic',
    'underline',
    'strikethrough',
    'align',
    'lineHeight',
    'letterSpacing',
    'letterCase',
    'list',
    'curve',
  ],
  turn: ['rotation', 'flipX', 'flipY'],
  effects: ['shadow', 'reflection', 'contactShadow', 'stroke', 'echoes', 'opacity', 'blend', 'filters'],
  crop: ['crop', 'frame', 'mask', 'asset'],
  order: ['place'],
  background: ['background'],
  visibility: ['visible'],
} as const satisfies Record<string, readonly string[]>;

export type UndoPart = keyof typeof PROPERTIES;
export const UNDO_PARTS = Object.keys(PROPERTIES) as [UndoPart, ...UndoPart[]];

export interface UndoScope {
  /** Only what was done to these layers, by id. Absent: to all of them, and to the pages. */
  layers?: readonly string[];
  /** Only these properties; whatever was added or removed stays so. Absent: all. */
  parts?: readonly UndoPart[];
}

function patchWithin<Patch extends object>(patch: Patch, groups: ReadonlySet<string>): Patch | null {
  const kept = Object.entries(patch).filter(([property]) => groups.has(propertyGroup(property)));
  return kept.length > 0 ? (Object.fromEntries(kept) as Patch) : null;
}

function operationWithin(
  operation: Operation,
  layers: ReadonlySet<string> | null,
  groups: ReadonlySet<string> | null,
): Operation | null {
  const isOfLayer = !operation.type.startsWith('page.') && operation.type !== 'design.resize';
  if (layers !== null) {
    if (!isOfLayer) return null;
    const id = operation.type === 'layer.add' ? operation.layer.id : 'id' in operation ? operation.id : '';
    if (!layers.has(id)) return null;
  }
  if (groups === null) return operation;
  switch (operation.type) {
    case 'layer.update':
    case 'page.update': {
      const patch = patchWithin(operation.patch, groups);
      return patch && ({ ...operation, patch } as Operation);
    }
    case 'layer.move':
      return groups.has('place') ? operation : null;
    case 'mask.stroke':
    case 'mask.unstroke':
      return groups.has('mask') ? operation : null;
    default:
      return null;
  }
}

/** The part of a change that is in the scope; all of it without one. */
export function entryWithin<Entry extends UndoEntry>(entry: Entry, { layers, parts }: UndoScope): Entry {
  if (layers === undefined && parts === undefined) return entry;
  const ids = layers === undefined ? null : new Set(layers);
  const groups = parts === undefined ? null : new Set<string>(parts.flatMap((part) => PROPERTIES[part]));
  const within = (operations: readonly Operation[]) =>
    operations.flatMap((operation) => operationWithin(operation, ids, groups) ?? []);
  return { ...entry, operations: within(entry.operations), inverse: within(entry.inverse) };
}
