/** Reads entries that must exist: a missing entry is a bug and throws, where `!` would pass on undefined. */

/** The entry at an index that the list is known to have. */
export function entryAt<Entry>(list: readonly Entry[], index: number): Entry {
  if (index < 0 || index >= list.length) throw new RangeError(`No entry ${index} in a list of ${list.length}`);
  return list[index] as Entry;
}

/** A record's own entry; null when it has none, also for names that every object inherits. */
export function ownEntry<Entry>(record: Readonly<Record<string, Entry>>, key: string): Entry | null {
  return Object.hasOwn(record, key) ? (record[key] as Entry) : null;
}
