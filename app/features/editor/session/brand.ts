/**
 * The user's brand kit for everything that offers its fonts and colors first. Loaded once for all places, and again
 * after a while.
 */
import { useEffect, useSyncExternalStore } from 'react';
import type { CONTACT_TYPES } from '#tools/contract/ports/brand-kit-port.ts';
import { createCell } from './cell.ts';

/** What the editor uses of a kit; the rest belongs to the brand kit's own screen. */
export interface EditorBrandKit {
  name: string;
  logos: { asset: string; name: string }[];
  contacts: { type: (typeof CONTACT_TYPES)[number]; value: string }[];
  colors: string[];
  fonts: { heading: string | null; body: string | null };
  country: string | null;
}

/** The kit may be changed in another tab, ms. */
const FRESH = 60_000;

const kit = createCell<EditorBrandKit | null>(null);
let readAt = -Infinity;

/** The kit as stored on the server; null if it can't be read. */
export async function readBrandKit(): Promise<EditorBrandKit | null> {
  try {
    const response = await fetch('/api/brand-kit', { credentials: 'same-origin' });
    if (response.ok) kit.set((await response.json()) as EditorBrandKit);
    return kit.get();
  } catch {
    // Without the kit the list is shorter; the next place that shows it retries.
    readAt = -Infinity;
    return null;
  }
}

/** Null until it is there. */
export function useBrandKit(): EditorBrandKit | null {
  useEffect(() => {
    const now = performance.now();
    if (now - readAt < FRESH) return;
    readAt = now;
    void readBrandKit();
  }, []);
  return useSyncExternalStore(kit.subscribe, kit.get, () => null);
}
