/** Which properties operations write, and whether two writers wrote the same. */
import type { DesignDocument } from '../document/document.ts';
import { Draft } from './draft.ts';
import { touchesOf, type Operation } from './operation.ts';

/**
 * Keys of what an operation writes, for instance `layer:a1:position`, `layer:a1:text`, `page:p1:background`,
 * `design:size`; `layer:a1` alone is the layer itself, added or removed. Properties that belong together share a key.
 * With the document from before the operation, includes the content of a removed group or page.
 */
export function touchedProperties(operation: Operation, before?: DesignDocument): string[] {
  return touchesOf(operation, before ? new Draft(before) : null);
}

/** Whether two keys are equal, or one is part of the other: `layer:a1` and `layer:a1:position`. */
export function keysOverlap(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}:`) || b.startsWith(`${a}:`);
}

/** The keys of `written` that overwrite something among `earlier`. */
export function overwrittenProperties(written: Iterable<string>, earlier: Iterable<string>): string[] {
  // Every prefix of an earlier key, so that written keys are looked up instead of compared with all of them.
  const exact = new Set<string>();
  const prefixes = new Set<string>();
  for (const key of earlier) {
    exact.add(key);
    for (const prefix of prefixesOf(key)) prefixes.add(prefix);
  }
  return [...written].filter(
    (key) => exact.has(key) || prefixes.has(key) || prefixesOf(key).some((prefix) => exact.has(prefix)),
  );
}

/** `layer:a1:mask:s1` → `layer:a1:mask`, `layer:a1`; the bare kind is not a key. */
function prefixesOf(key: string): string[] {
  const parts = key.split(':');
  return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join(':'));
}
