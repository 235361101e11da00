/** Every editor command must be reachable by the random actions of tests/e2e. */
import { expect, it } from 'vitest';
import { commandIds } from './e2e/editor-command-ids.ts';
import { LED } from './e2e/editor-hands.ts';

it('every command of the editor has hands that lead to it', async () => {
  const ids = await commandIds();
  expect(ids.length).toBeGreaterThan(50);
  expect(ids.filter((id) => !LED.has(id))).toEqual([]);
  expect([...LED].filter((id) => !ids.includes(id))).toEqual([]);
});
