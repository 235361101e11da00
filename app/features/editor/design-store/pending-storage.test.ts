/** What is kept over a reload, who takes it over, and what nobody else may see. */
import { describe, expect, it } from 'vitest';
import type { PendingChange } from './design-state.ts';
import { createPendingStorage } from './pending-storage.ts';

const change = (id: string, baseRevision = 0): PendingChange => ({
  id,
  baseRevision,
  operations: [{ type: 'layer.remove', id: 'a' }],
  label: id,
  acknowledged: false,
});

/** Storage and locks of one browser. */
function createBrowser() {
  const items = new Map<string, string>();
  const held = new Set<string>();
  const storage = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  } satisfies Storage;
  const locks = {
    async request(
      name: string,
      { ifAvailable = false }: { ifAvailable?: boolean },
      callback: (lock: unknown) => Promise<unknown>,
    ) {
      if (held.has(name)) return ifAvailable ? callback(null) : new Promise(() => undefined);
      held.add(name);
      try {
        return await callback({ name });
      } finally {
        held.delete(name);
      }
    },
  };
  return { items, parts: { storage, locks } };
}

const owner = (shelf: string, userId = 'ada', designId = 'd1') => ({ userId, designId, shelf });

describe('kept changes', () => {
  it('are taken over by the next editor once theirs has gone, oldest first', async () => {
    const { items, parts } = createBrowser();
    const first = createPendingStorage(owner('first'), parts);
    const second = createPendingStorage(owner('second'), parts);
    first.keep([change('late', 7)]);
    second.keep([change('early', 3)]);
    first.close();
    second.close();
    await Promise.resolve();
    const third = createPendingStorage(owner('third'), parts);
    expect((await third.adopt()).map((kept) => kept.id)).toEqual(['early', 'late']);
    expect([...items.keys()]).toEqual(['blend.pending:ada:d1:third']);
  });

  it('stay with an editor that still lives', async () => {
    const { parts } = createBrowser();
    createPendingStorage(owner('first'), parts).keep([change('mine')]);
    expect(await createPendingStorage(owner('second'), parts).adopt()).toEqual([]);
  });

  it('are those of this design alone, and leave no trace when all is saved', async () => {
    const { items, parts } = createBrowser();
    const other = createPendingStorage(owner('first', 'ada', 'd2'), parts);
    other.keep([change('elsewhere')]);
    other.close();
    await Promise.resolve();
    expect(await createPendingStorage(owner('second'), parts).adopt()).toEqual([]);
    expect(items.size).toBe(1);
    other.keep([]);
    expect(items.size).toBe(0);
  });

  it('of other people are taken away', async () => {
    const { items, parts } = createBrowser();
    const theirs = createPendingStorage(owner('first', 'grace'), parts);
    theirs.keep([change('secret')]);
    theirs.close();
    expect(await createPendingStorage(owner('second'), parts).adopt()).toEqual([]);
    expect(items.size).toBe(0);
  });

  it('that do not parse are forgotten', async () => {
    const { items, parts } = createBrowser();
    items.set('blend.pending:ada:d1:old', '[{"id":1}]');
    expect(await createPendingStorage(owner('second'), parts).adopt()).toEqual([]);
    expect(items.size).toBe(0);
  });
});
