/** Hints that somebody does not want to see, by rule and layers, and the marketplace that is checked for: for each design, in this browser. */
import { z } from 'zod';

export type IgnoreStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyFor = (designId: string): string => `blend.hints:${designId}`;
/** More are no help: the oldest are forgotten. */
const MOST = 200;
const keysSchema = z.array(z.string());

const marketKeyFor = (designId: string): string => `blend.market:${designId}`;

/** The marketplace that a design is checked for, by its id; null: none was chosen. */
export function readMarket(designId: string, storage: IgnoreStorage): string | null {
  try {
    return storage.getItem(marketKeyFor(designId)) || null;
  } catch {
    return null;
  }
}

export function writeMarket(designId: string, market: string | null, storage: IgnoreStorage): void {
  try {
    storage.setItem(marketKeyFor(designId), market ?? '');
  } catch {
    // It holds in memory.
  }
}

/** The keys of ignored hints; none where nothing sound is kept. */
export function readIgnored(designId: string, storage: IgnoreStorage): readonly string[] {
  try {
    return keysSchema.parse(JSON.parse(storage.getItem(keyFor(designId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** Keeps the keys. Where storage is full or forbidden they hold until the page is left. */
export function writeIgnored(designId: string, keys: readonly string[], storage: IgnoreStorage): readonly string[] {
  const kept = keys.slice(-MOST);
  try {
    storage.setItem(keyFor(designId), JSON.stringify(kept));
  } catch {
    // They hold in memory.
  }
  return kept;
}
