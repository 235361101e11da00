/** What every storage adapter must do. An adapter's test calls this with a way to make an empty storage. */
import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Storage } from './storage.ts';

const keyOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export function testStorageContract(makeStorage: () => Promise<Storage>): void {
  test('what was put is got back, whole and as a stream', async () => {
    const storage = await makeStorage();
    const bytes = new Uint8Array(randomBytes(300_000));
    const key = keyOf(bytes);
    await storage.put(key, bytes);
    expect(await storage.get(key)).toEqual(bytes);
    expect(await storage.has(key)).toBe(true);
    const stored = await storage.stream(key);
    expect(stored?.bytes).toBe(bytes.length);
    expect(new Uint8Array(await new Response(stored!.stream).arrayBuffer())).toEqual(bytes);
  });

  test('an empty object is an object', async () => {
    const storage = await makeStorage();
    const key = keyOf(new Uint8Array());
    await storage.put(key, new Uint8Array());
    expect(await storage.get(key)).toEqual(new Uint8Array());
    expect(await storage.has(key)).toBe(true);
  });

  test('what is missing is null', async () => {
    const storage = await makeStorage();
    const key = keyOf(randomBytes(8));
    expect(await storage.get(key)).toBeNull();
    expect(await storage.stream(key)).toBeNull();
    expect(await storage.has(key)).toBe(false);
  });

  test('a variant is beside its original and is deleted on its own', async () => {
    const storage = await makeStorage();
    const key = keyOf(randomBytes(8));
    await storage.put(key, new Uint8Array([1]));
    await storage.put(`${key}.w256-webp`, new Uint8Array([2]));
    await storage.delete(key);
    expect(await storage.get(key)).toBeNull();
    expect(await storage.get(`${key}.w256-webp`)).toEqual(new Uint8Array([2]));
    await storage.delete(key);
  });

  test('writing the same key at once and again is harmless', async () => {
    const storage = await makeStorage();
    const bytes = new Uint8Array(randomBytes(100_000));
    const key = keyOf(bytes);
    await Promise.all(Array.from({ length: 8 }, () => storage.put(key, bytes)));
    await storage.put(key, bytes);
    expect(await storage.get(key)).toEqual(bytes);
  });

  test.each([
    '',
    '../secret',
    'a'.repeat(63),
    `${'A'.repeat(64)}`,
    `${'a'.repeat(64)}/x`,
    `${'a'.repeat(64)}.../x`,
    `${'a'.repeat(64)}.w\0`,
  ])('refuses the key %j', async (key) => {
    const storage = await makeStorage();
    await expect(storage.get(key)).rejects.toThrow(TypeError);
    await expect(storage.put(key, new Uint8Array())).rejects.toThrow(TypeError);
  });
}
