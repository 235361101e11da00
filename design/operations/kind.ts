/** Defines a kind of operation: how it is applied and inverted, and which properties it touches. */
import type { Draft } from './draft.ts';

export interface OperationKind<Operation, Inverse = unknown> {
  /** The property with its payload; without an object there it isn't an operation of this kind. */
  payload: 'layer' | 'patch' | 'page' | 'stroke' | null;
  /** Validates everything, then writes: a KernelError leaves the draft unchanged. */
  apply(draft: Draft, operation: Operation): void;
  /**
   * The operations that restore the draft exactly; called before `apply`, for an operation that `apply` will accept.
   */
  invert(draft: Draft, operation: Operation): Inverse[];
  /**
   * Keys of what it writes (see properties.ts). With a draft from before, also what is affected with it: a group's
   * descendants.
   */
  touches(operation: Operation, draft: Draft | null): string[];
}

/** Keeps the types of an operation kind while checking its form. */
export function defineOperation<Operation, Inverse>(
  kind: OperationKind<Operation, Inverse>,
): OperationKind<Operation, Inverse> {
  return kind;
}
