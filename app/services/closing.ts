/** Remembers what was opened on the way up, to close it on the way down, in reverse. */

export interface Closing {
  /** Closes this part at the end; returns it. */
  keep<Part extends { close(): void | Promise<void> }>(part: Part): Part;
  /** Does this at the end. */
  add(close: () => void | Promise<void>): void;
  /** Safe to call twice. */
  all(): Promise<void>;
  /** Whether the end has begun. */
  begun(): boolean;
}

export function createClosing(): Closing {
  const closers: (() => void | Promise<void>)[] = [];
  let begun = false;
  return {
    keep(part) {
      closers.push(() => part.close());
      return part;
    },
    add: (close) => void closers.push(close),
    async all() {
      begun = true;
      for (let close = closers.pop(); close; close = closers.pop()) await close();
    },
    begun: () => begun,
  };
}
