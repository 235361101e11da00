/**
 * The one toast's contents. A new one replaces the current one; closing keeps it until its exit animation has ended.
 */

export type ToastVariant = 'default' | 'destructive';

export interface ToastContent {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** An action about it. `alternative` tells screen readers where else to do it. */
  action?: { label: string; alternative: string; onSelect(): void };
  /** ms; 5000 by default. */
  duration?: number;
}

export interface ShownToast extends ToastContent {
  id: number;
  open: boolean;
}

export type ToastEvent =
  | { type: 'show'; id: number; content: ToastContent }
  | { type: 'close'; id?: number }
  | { type: 'gone'; id: number };

/** Pure: the toast after an event. Events about a toast that has been replaced change nothing. */
export function reduceToast(shown: ShownToast | null, event: ToastEvent): ShownToast | null {
  switch (event.type) {
    case 'show':
      return { ...event.content, id: event.id, open: true };
    case 'close':
      return shown && (event.id === undefined || event.id === shown.id) ? { ...shown, open: false } : shown;
    case 'gone':
      return shown && shown.id === event.id && !shown.open ? null : shown;
  }
}

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

export function dispatchToast(event: ToastEvent): void {
  shown = reduceToast(shown, event);
  for (const listener of listeners) listener();
}

/** Shows a toast in place of any other; returns its id, for closing it early. */
export function toast(content: ToastContent): number {
  lastId += 1;
  dispatchToast({ type: 'show', id: lastId, content });
  return lastId;
}

export function closeToast(id?: number): void {
  dispatchToast({ type: 'close', id });
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): ShownToast | null => shown,
  /** The server renders no toast. */
  onServer: (): null => null,
};
