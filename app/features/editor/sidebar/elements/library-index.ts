/** Fetches the library's lists, once per page view: names and words whole, outlines of icons part by part. */
import { useEffect, useState } from 'react';
import type { LibraryIcon, LibraryWeight } from '#tools/libraries/icons/icon-index.ts';
import type { LibraryEntry } from '#tools/contract/library-entry.ts';

const fetched = new Map<string, Promise<unknown>>();

async function fetchList(list: string): Promise<unknown> {
  const response = await fetch(`/api/library/${list}`, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The library answered ${response.status}`);
  return response.json();
}

/** The list with that name. What could not be fetched is requested again next time. */
export function libraryList<Content>(list: string): Promise<Content> {
  let known = fetched.get(list);
  if (!known) {
    known = fetchList(list);
    known.catch(() => fetched.delete(list));
    fetched.set(list, known);
  }
  return known as Promise<Content>;
}

export interface Listing {
  entries: readonly LibraryEntry[] | null;
  failed: boolean;
  retry(): void;
}

/** Names and words of all emoji or all icons; null while they load. */
export function useLibraryIndex(list: 'emoji' | 'icons'): Listing {
  const [entries, setEntries] = useState<readonly LibraryEntry[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let gone = false;
    setFailed(false);
    libraryList<readonly LibraryEntry[]>(list).then(
      (found) => !gone && setEntries(found),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [list, turn]);
  return { entries, failed, retry: () => setTurn((now) => now + 1) };
}

/** As in tools/libraries/icons/icon-index.ts, whose own code must not reach the browser. */
const ICONS_PER_PART = 96;

/** The outline of an icon by its place in the index. Null: it doesn't exist in that weight. */
export async function iconAt(place: number, weight: LibraryWeight): Promise<LibraryIcon | null> {
  const part = await libraryList<readonly (LibraryIcon | null)[]>(
    `icons-${weight}-${Math.floor(place / ICONS_PER_PART)}`,
  );
  return part[place % ICONS_PER_PART] ?? null;
}

/** The same for components: undefined while it loads or if that fails. */
export function useIcon(place: number, weight: LibraryWeight): LibraryIcon | null | undefined {
  const [icon, setIcon] = useState<LibraryIcon | null | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    setIcon(undefined);
    iconAt(place, weight).then(
      (found) => !gone && setIcon(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [place, weight]);
  return icon;
}
