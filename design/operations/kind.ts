/** Each kind of operation: how it applies, how it is undone, what it touches. */
import type { Draft } from './draft.ts';

export interface OperationKind<Operation, Inverse = unknown> {
  /** The property with what it brings; without an object there it is no operation of this kind. */
  payload: 'layer' | 'patch' | 'page' | 'stroke' | null;
  /** Checks everything it brings, then writes: a KernelError leaves the draft as it was. */
  apply(draft: Draft, operation: Operation): void;
  /** The operations that restore the draft exactly; asked before `apply`, of an operation that `apply` will accept. */
  invert(draft: Draft, operation: Operation): Inverse[];
  /**
   * Keys of what it writes (see properties.ts). With a draft from before, also what goes along: a group's descendants.
   */
  touches(operation: Operation, draft: Draft | null): string[];
}

/** Keeps the types of an operation kind while checking its form. */
export function defineOperation<Operation, Inverse>(
  kind: OperationKind<Operation, Inverse>,
): OperationKind<Operation, Inverse> {
  return kind;
}
