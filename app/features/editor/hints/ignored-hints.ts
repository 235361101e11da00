/**
 * Hints that the user ignores, by rule and layers, and the marketplace and platform to check for: for each design, in
 * this browser.
 */
import { z } from 'zod';

export type IgnoreStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyFor = (designId: string): string => `blend.hints:${designId}`;
/** More are no help: the oldest are forgotten. */
const MOST = 200;
const keysSchema = z.array(z.string());

/** What a design is checked for, in addition to the general rules. */
export type Choice = 'market' | 'platform';
const choiceKeyFor = (choice: Choice, designId: string): string => `blend.${choice}:${designId}`;

/** The id chosen for a design, '' for none; null: nothing was chosen. */
export function readChoice(choice: Choice, designId: string, storage: IgnoreStorage): string | null {
  try {
    return storage.getItem(choiceKeyFor(choice, designId));
  } catch {
    return null;
  }
}

export function writeChoice(choice: Choice, designId: string, id: string | null, storage: IgnoreStorage): void {
  try {
    storage.setItem(choiceKeyFor(choice, designId), id ?? '');
  } catch {
    // It holds in memory.
  }
}

/** The keys of ignored hints; none if nothing valid is stored. */
export function readIgnored(designId: string, storage: IgnoreStorage): readonly string[] {
  try {
    return keysSchema.parse(JSON.parse(storage.getItem(keyFor(designId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** Stores the keys. If storage is full or forbidden they hold until the page is left. */
export function writeIgnored(designId: string, keys: readonly string[], storage: IgnoreStorage): readonly string[] {
  const kept = keys.slice(-MOST);
  try {
    storage.setItem(keyFor(designId), JSON.stringify(kept));
  } catch {
    // They hold in memory.
  }
  return kept;
}
