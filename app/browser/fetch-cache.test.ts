/** The contents of the fetch cache between visits: for whom, how long and how much. */
import { expect, test } from 'vitest';
import { cacheLimits, clearCaches, entryLifeMs, readCache, writeCache } from './fetch-cache.ts';

class MemoryStorage {
  readonly entries = new Map<string, string>();
  full = false;
  get length(): number {
    return this.entries.size;
  }
  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem(name: string): string | null {
    return this.entries.get(name) ?? null;
  }
  removeItem(name: string): void {
    this.entries.delete(name);
  }
  setItem(name: string, value: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(name, value);
  }
}

const now = 1_800_000_000_000;

test('entries come back for the same user only', () => {
  const storage = new MemoryStorage();
  writeCache(storage, 'ann', [['/api/designs', { data: { list: [1, 2] }, at: now }]], now);
  expect(readCache(storage, 'ann', now + 1)).toEqual(new Map([['/api/designs', { data: { list: [1, 2] }, at: now }]]));
  expect(readCache(storage, 'bob', now + 1).size).toBe(0);
});

test('an entry lives for two days less a millisecond', () => {
  expect(entryLifeMs).toBe(172_800_000);
  const storage = new MemoryStorage();
  writeCache(storage, 'ann', [['a', { data: 1, at: now }]], now);
  expect(readCache(storage, 'ann', now + entryLifeMs - 1).size).toBe(1);
  expect(readCache(storage, 'ann', now + entryLifeMs).size).toBe(0);
});

test('an entry of the future is not believed', () => {
  const storage = new MemoryStorage();
  writeCache(storage, 'ann', [['a', { data: 1, at: now }]], now);
  expect(readCache(storage, 'ann', now - 1).size).toBe(0);
});

test('the newest entries that fit are kept, giants are not', () => {
  const storage = new MemoryStorage();
  const big = 'x'.repeat(cacheLimits.entry - 100);
  const entries = Array.from({ length: 10 }, (_, index): [string, { data: unknown; at: number }] => [
    `k${index}`,
    { data: big, at: now - index },
  ]);
  writeCache(storage, 'ann', [...entries, ['giant', { data: 'x'.repeat(cacheLimits.entry + 1), at: now }]], now);
  expect(storage.getItem('blend.fetch-cache.ann')!.length).toBeLessThanOrEqual(cacheLimits.total);
  const kept = [...readCache(storage, 'ann', now).keys()];
  expect(kept).not.toContain('giant');
  expect(kept[0]).toBe('k0');
  expect(kept.length).toBeGreaterThan(4);
});

test('signing out forgets everything, changing the user forgets the others', () => {
  const storage = new MemoryStorage();
  storage.setItem('something.else', '1');
  writeCache(storage, 'ann', [['a', { data: 1, at: now }]], now);
  writeCache(storage, 'bob', [['b', { data: 2, at: now }]], now);
  clearCaches(storage, 'bob');
  expect(readCache(storage, 'ann', now).size).toBe(0);
  expect(readCache(storage, 'bob', now).size).toBe(1);
  clearCaches(storage, null);
  expect([...storage.entries.keys()]).toEqual(['something.else']);
});

test('rubbish and a full storage do no harm', () => {
  const storage = new MemoryStorage();
  storage.setItem('blend.fetch-cache.ann', '{"not":"a list"}');
  expect(readCache(storage, 'ann', now).size).toBe(0);
  storage.setItem('blend.fetch-cache.ann', '[["a"],7,["b",{"data":1}],["c",{"data":1,"at":1800000000000}]]');
  expect([...readCache(storage, 'ann', now).keys()]).toEqual(['c']);
  storage.full = true;
  expect(() => writeCache(storage, 'ann', [['a', { data: 1, at: now }]], now)).not.toThrow();
});
