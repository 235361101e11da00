/** Code that is fetched late: used in the order of the calls, and fetched again after a failure. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '#app/ui/toast-store.ts';
import { lateCode } from './late-code.ts';

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

it('is fetched once, used in the order of the calls, and from then on at once', async () => {
  const load = vi.fn(async () => 'code');
  const withCode = lateCode(load);
  const seen: string[] = [];
  expect(load).not.toHaveBeenCalled();
  expect(withCode((code) => seen.push(`first ${code}`))).toBe(false);
  expect(withCode((code) => seen.push(`second ${code}`))).toBe(false);
  expect(seen).toEqual([]);
  await expect.poll(() => seen).toEqual(['first code', 'second code']);
  expect(withCode((code) => seen.push(`third ${code}`))).toBe(true);
  expect(seen.at(-1)).toBe('third code');
  expect(load).toHaveBeenCalledOnce();
});

it('says that it could not be fetched, and is fetched again by the next call', async () => {
  const load = vi.fn(async () => 'code');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const withCode = lateCode(load);
  const seen: string[] = [];
  withCode((code) => seen.push(code));
  await expect.poll(() => toastStore.current()?.title).toBe('This part could not be loaded.');
  withCode((code) => seen.push(code));
  await expect.poll(() => seen).toEqual(['code']);
});
