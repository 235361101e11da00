/** A value that views can watch: a minimal store, made for useSyncExternalStore. */
export interface Cell<Value> {
  get(): Value;
  /** Sets the value; watchers are notified only if it differs. */
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createCell<Value>(initial: Value): Cell<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
