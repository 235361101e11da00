/** A value that views can watch: a minimal store, made for useSyncExternalStore. */
export interface Cell<Value> {
  get(): Value;
  /** Sets the value; watchers are notified only if it differs. */
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/** `same`: whether a value differs in nothing from another; by default only if it is the very same. */
export function createCell<Value>(
  initial: Value,
  same: (one: Value, other: Value) => boolean = Object.is,
): Cell<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (same(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
