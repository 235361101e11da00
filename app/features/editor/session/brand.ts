/**
 * The user's brand kit for everything that offers its fonts and colors first. Loaded once for all places, and again
 * after a while.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { CONTACT_TYPES } from '#tools/contract/ports/brand-kit-port.ts';
import { createCell } from './cell.ts';

/** What the editor uses of a kit; the rest belongs to the brand kit's own screen. */
const kitSchema = z.object({
  name: z.string(),
  logos: z.array(z.object({ asset: z.string(), name: z.string() })),
  contacts: z.array(z.object({ type: z.enum(CONTACT_TYPES), value: z.string() })),
  colors: z.array(z.string()),
  fonts: z.object({ heading: z.string().nullable(), body: z.string().nullable() }),
});

export type EditorBrandKit = z.infer<typeof kitSchema>;

/** The kit may be changed in another tab, ms. */
const FRESH = 60_000;

const kit = createCell<EditorBrandKit | null>(null);
let readAt = -Infinity;

/** The kit as stored on the server; null if it can't be read. */
export async function readBrandKit(): Promise<EditorBrandKit | null> {
  try {
    const response = await fetch('/api/brand-kit', { credentials: 'same-origin' });
    if (response.ok) kit.set(kitSchema.parse(await response.json()));
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
