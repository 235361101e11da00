/**
 * Keeps fetched data between visits: written to local storage when the page closes, and read when it opens. Entries
 * expire after two days, belong to one user, and the total is bounded. Pure except for the storage passed in.
 */

/** ms; from the specification. */
export const entryLifeMs = 172_800_000;
/** Characters of JSON: in total, and per entry. Local storage is limited to about five million for a site. */
export const cacheLimits = { total: 1_000_000, entry: 150_000 } as const;

const prefix = 'blend.fetch-cache.';

export interface CachedEntry {
  data: unknown;
  /** When it was fetched, ms since 1970. */
  at: number;
}

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The entries of this user that have not expired. Unreadable data counts as none. */
export function readCache(storage: KeyValueStorage, userId: string, now: number): Map<string, CachedEntry> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(prefix + userId) ?? '[]');
    if (!Array.isArray(stored)) return new Map();
    return new Map(stored.filter(isStoredEntry).filter(([, entry]) => isFresh(entry, now)));
  } catch {
    return new Map();
  }
}

/** Writes the newest entries that fit. A full storage keeps its contents. */
export function writeCache(
  storage: KeyValueStorage,
  userId: string,
  entries: Iterable<[string, CachedEntry]>,
  now: number,
): void {
  const newestFirst = [...entries].filter(([, entry]) => isFresh(entry, now)).sort(([, a], [, b]) => b.at - a.at);
  const kept: string[] = [];
  let total = 2;
  for (const pair of newestFirst) {
    const json = JSON.stringify(pair);
    if (json === undefined || json.length > cacheLimits.entry || total + json.length + 1 > cacheLimits.total) continue;
    kept.push(json);
    total += json.length + 1;
  }
  try {
    storage.setItem(prefix + userId, `[${kept.join(',')}]`);
  } catch {
    // Private windows and full disks: the next visit fetches again.
  }
}

/** Forgets what belongs to anyone but `userId`; with null, everything. */
export function clearCaches(storage: KeyValueStorage, userId: string | null): void {
  try {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const name of names) {
      if (name?.startsWith(prefix) && name !== prefix + (userId ?? '')) storage.removeItem(name);
    }
  } catch {
    // Inaccessible storage contains nothing of ours.
  }
}

function isFresh({ at }: CachedEntry, now: number): boolean {
  return at <= now && now - at < entryLifeMs;
}

function isStoredEntry(value: unknown): value is [string, CachedEntry] {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'string') return false;
  const entry: unknown = value[1];
  return (
    typeof entry === 'object' && entry !== null && 'data' in entry && 'at' in entry && typeof entry.at === 'number'
  );
}
