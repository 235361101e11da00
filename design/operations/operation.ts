/**
 * The operations: the smallest serialisable, pure, invertible changes of a design. A small generic set. This file holds
 * their dispatch; each operation's apply and invert are in a separate file, their form in transit is in schemas.ts.
 */
import { designResize } from './design-resize.ts';
import { refuse, type Draft } from './draft.ts';
import type { OperationKind } from './kind.ts';
import { layerAdd } from './layer-add.ts';
import { layerMove } from './layer-move.ts';
import { layerRemove } from './layer-remove.ts';
import { layerUpdate } from './layer-update.ts';
import { maskStroke } from './mask-stroke.ts';
import { maskUnstroke } from './mask-unstroke.ts';
import { pageAdd } from './page-add.ts';
import { pageRemove } from './page-remove.ts';
import { pageUpdate } from './page-update.ts';
import type { Operation } from './schemas.ts';

export type { LayerPatch } from './patch.ts';
export type { Operation } from './schemas.ts';

/** An operation of a certain type: `OperationOf<'layer.add'>`. */
export type OperationOf<Type extends Operation['type']> = Extract<Operation, { type: Type }>;

const kinds: { [Type in Operation['type']]: OperationKind<OperationOf<Type>, Operation> } = {
  'layer.add': layerAdd,
  'layer.update': layerUpdate,
  'layer.remove': layerRemove,
  'layer.move': layerMove,
  'page.add': pageAdd,
  'page.update': pageUpdate,
  'page.remove': pageRemove,
  'design.resize': designResize,
  'mask.stroke': maskStroke,
  'mask.unstroke': maskUnstroke,
};

export const operationTypes = Object.keys(kinds) as Operation['type'][];

function kindOf(operation: Operation): OperationKind<Operation, Operation> {
  const type: unknown = operation?.type;
  if (typeof type !== 'string' || !Object.hasOwn(kinds, type))
    refuse('kernel.unknownOperation', 'type', { type: String(type) });
  // The kind and the operation have the same type, which the compiler can't follow through a variable key.
  const kind = kinds[operation.type] as unknown as OperationKind<Operation, Operation>;
  const payload: unknown =
    kind.payload === null ? operation : (operation as unknown as Record<string, unknown>)[kind.payload];
  if (typeof payload !== 'object' || payload === null)
    refuse('kernel.invalid', String(kind.payload), { reason: 'must be an object' });
  return kind;
}

/** Writes one operation into a draft and returns its inverse. A KernelError leaves the draft unchanged. */
export function applyToDraft(draft: Draft, operation: Operation): Operation[] {
  const kind = kindOf(operation);
  const inverse = kind.invert(draft, operation);
  kind.apply(draft, operation);
  return inverse;
}

/** Keys of what an operation writes; with a draft from before it, also of what is affected with it. */
export function touchesOf(operation: Operation, draft: Draft | null): string[] {
  return kindOf(operation).touches(operation, draft);
}
