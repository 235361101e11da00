/**
 * The operations: the smallest serialisable, pure, invertible changes of a design. A small generic set. This file holds
 * the union and its dispatch; each operation's schema, apply and invert are in a separate file.
 */
import { z } from 'zod';
import { LIMITS } from '../document/limits.ts';
import { designResize, designResizeOperationSchema, type DesignResize } from './design-resize.ts';
import { refuse, type Draft } from './draft.ts';
import type { OperationKind } from './kind.ts';
import { layerAdd, layerAddOperationSchema, type LayerAdd } from './layer-add.ts';
import { layerMove, layerMoveOperationSchema, type LayerMove } from './layer-move.ts';
import { layerRemove, layerRemoveOperationSchema, type LayerRemove } from './layer-remove.ts';
import { layerUpdate, layerUpdateOperationSchema, type LayerUpdate } from './layer-update.ts';
import { maskStroke, maskStrokeOperationSchema, type MaskStrokeOperation } from './mask-stroke.ts';
import { maskUnstroke, maskUnstrokeOperationSchema, type MaskUnstroke } from './mask-unstroke.ts';
import { pageAdd, pageAddOperationSchema, type PageAdd } from './page-add.ts';
import { pageRemove, pageRemoveOperationSchema, type PageRemove } from './page-remove.ts';
import { pageUpdate, pageUpdateOperationSchema, type PageUpdate } from './page-update.ts';

export type { LayerPatch } from './patch.ts';

export type Operation =
  | LayerAdd
  | LayerUpdate
  | LayerRemove
  | LayerMove
  | PageAdd
  | PageUpdate
  | PageRemove
  | DesignResize
  | MaskStrokeOperation
  | MaskUnstroke;

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

/** An operation in transit. Whether it fits a document shows when it is applied. */
export const operationSchema: z.ZodType<Operation> = z.discriminatedUnion('type', [
  layerAddOperationSchema,
  layerUpdateOperationSchema,
  layerRemoveOperationSchema,
  layerMoveOperationSchema,
  pageAddOperationSchema,
  pageUpdateOperationSchema,
  pageRemoveOperationSchema,
  designResizeOperationSchema,
  maskStrokeOperationSchema,
  maskUnstrokeOperationSchema,
]);

/** The operations of one change. */
export const operationsSchema: z.ZodType<Operation[]> = z.array(operationSchema).min(1).max(LIMITS.operationsPerChange);

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
