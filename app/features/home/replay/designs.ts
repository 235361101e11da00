/** Rebuilds the design at each step of a recording from the recorded operations. */
import type { DesignDocument } from '#design/document/document.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { Recording } from './recording.ts';

/** The design before the first step, and after each. */
export function designsOf({ start, turns }: Recording): DesignDocument[] {
  const designs = [start];
  const take = (operations: readonly Operation[]): void => {
    const before = designs.at(-1) ?? start;
    if (operations.length > 0) designs.push(applyOperations(before, operations).document);
  };
  for (const { hand, calls } of turns) {
    take(hand);
    for (const { operations } of calls) take(operations);
  }
  return designs;
}

/** The layer that the user drags between two designs: the one that differs. */
export function draggedLayer(hand: readonly Operation[]): string | null {
  const first = hand.find((operation) => operation.type === 'layer.update');
  return first?.id ?? null;
}

/** An intermediate design: the dragged layer's place and size are interpolated. */
export function between(before: DesignDocument, after: DesignDocument, layerId: string, share: number): DesignDocument {
  const [from, to] = [before.layers[layerId], after.layers[layerId]];
  if (!from || !to || from.type === 'group' || to.type === 'group' || from.type !== to.type) return before;
  const mix = (one: number, other: number): number => one + (other - one) * share;
  const layer = {
    ...from,
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
  return { ...before, layers: { ...before.layers, [layerId]: layer } };
}
