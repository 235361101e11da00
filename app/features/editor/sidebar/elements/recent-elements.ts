/** What was added last from the Elements panel, newest first; kept in this browser. */
import { createCell, type Cell } from '../../session/cell.ts';
import type { LibraryWeight } from '#tools/libraries/icons/icon-index.ts';

/** How it is found again: names, not outlines. */
export type RecentElement =
  | { type: 'shape'; id: string }
  | { type: 'line'; id: string }
  | { type: 'emoji'; id: string }
  | { type: 'icon'; id: string; weight: LibraryWeight };

const KEY = 'blend.recent-elements';
const KEPT = 20;

function read(): readonly RecentElement[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, KEPT) : [];
  } catch {
    // Storage that is refused or holds something else counts as empty.
    return [];
  }
}

function isRecent(value: unknown): value is RecentElement {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('type' in value) ||
    !('id' in value) ||
    typeof value.id !== 'string'
  )
    return false;
  return value.type === 'icon'
    ? 'weight' in value && typeof value.weight === 'string'
    : ['shape', 'line', 'emoji'].includes(String(value.type));
}

let cell: Cell<readonly RecentElement[]> | null = null;

export function recentElements(): Cell<readonly RecentElement[]> {
  cell ??= createCell(read());
  return cell;
}

export function rememberElement(element: RecentElement): void {
  const recent = recentElements();
  const same = (other: RecentElement) => other.type === element.type && other.id === element.id;
  recent.set([element, ...recent.get().filter((other) => !same(other))].slice(0, KEPT));
  try {
    window.localStorage.setItem(KEY, JSON.stringify(recent.get()));
  } catch {
    // It is remembered until the page is left.
  }
}
