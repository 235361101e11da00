/** Recently chosen colors, newest first; kept in this browser. */
const KEY = 'blend.colours.recent';
const MOST = 8;

export function recentColors(storage: Pick<Storage, 'getItem'> = window.localStorage): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((color) => typeof color === 'string' && /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/.test(color)).slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

export function rememberColor(
  color: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> = window.localStorage,
): void {
  try {
    storage.setItem(
      KEY,
      JSON.stringify([color, ...recentColors(storage).filter((other) => other !== color)].slice(0, MOST)),
    );
  } catch {
    // Full or forbidden storage only costs a convenience.
  }
}
