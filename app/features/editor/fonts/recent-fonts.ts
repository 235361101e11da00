/** Recently chosen fonts, newest first; kept in this browser. */
const KEY = 'blend.fonts.recent';
const MOST = 6;

export function recentFonts(storage: Pick<Storage, 'getItem'> = window.localStorage): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberFont(
  family: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> = window.localStorage,
): void {
  try {
    storage.setItem(
      KEY,
      JSON.stringify([family, ...recentFonts(storage).filter((other) => other !== family)].slice(0, MOST)),
    );
  } catch {
    // Full or forbidden storage only costs a convenience.
  }
}
