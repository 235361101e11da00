/** Recently used palette entries, newest first; kept in this browser. */
const KEY = 'blend.palette.recent';
const MOST = 6;

/** Ids of what was chosen, as passed to `remember`. */
export function recentChoices(storage: Pick<Storage, 'getItem'> = window.localStorage): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberChoice(id: string, storage: Pick<Storage, 'getItem' | 'setItem'> = window.localStorage): void {
  try {
    storage.setItem(
      KEY,
      JSON.stringify([id, ...recentChoices(storage).filter((other) => other !== id)].slice(0, MOST)),
    );
  } catch {
    // Full or forbidden storage only costs a convenience.
  }
}
