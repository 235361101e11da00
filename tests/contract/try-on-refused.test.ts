/**
 * Try-ons that the engine's own checks refuse, from the request over the network to the balance: the credit is reserved,
 * comes back, and the answer names what would help. One that passes costs its credit.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GenerationView } from '#app/contracts/generation.ts';
import type { Usage } from '#app/services/billing/usage.server.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import { message } from '#messages/message.ts';
import { kindQuestion } from '#tools/contract/try-on-kinds.ts';
import { fillWithDatabase } from '#tests/fixtures/database-templates.ts';
import { plantAccounts } from '#tests/fixtures/planted-accounts.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';

const secret = 'a-secret-for-try-ons-0123456789abcdefghij';
const dataDir = mkdtempSync(path.join(tmpdir(), 'blend-try-on-'));
let server: RunningServer;
let cookie = '';
beforeAll(async () => {
  await fillWithDatabase(dataDir);
  ({ pro: cookie } = await plantAccounts(dataDir, secret, ['pro']));
  server = await startServer({ SECRET: secret }, dataDir);
}, 180_000);
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function sent<Answer>(address: string, body?: FormData | object): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(server.origin + address, {
    headers: { cookie, origin: server.origin, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** A sample picture's id in the account's library. `share`: how much of its height is kept, from the top. */
async function uploaded(name: string, share = 1): Promise<string> {
  const sample = readFileSync(path.join(projectRoot(), 'public', 'samples', `${name}.webp`));
  const { width, height } = await sharp(sample).metadata();
  const kept = { left: 0, top: 0, width, height: Math.round(height * share) };
  const bytes = share === 1 ? sample : await sharp(sample).extract(kept).webp({ quality: 90 }).toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], `${name}.webp`, { type: 'image/webp' }));
  return (await sent<{ id: string }>('/api/assets', form)).id;
}

async function left(): Promise<number> {
  const { units } = await sent<Usage>('/api/usage');
  return units.find(({ unit }) => unit === 'try-on')?.left ?? Number.NaN;
}

/** Starts one, and what is left of the plan meanwhile; then how it ends. */
async function tried(input: object): Promise<{ meanwhile: number; view: GenerationView }> {
  const { id } = await sent<{ id: string }>('/api/generations', { kind: 'try-on', input });
  const meanwhile = await left();
  const isOver = ({ state }: GenerationView) => state === 'succeeded' || state === 'failed';
  let view = await sent<GenerationView>(`/api/generations/${id}`);
  await expect
    .poll(
      async () => {
        view = await sent<GenerationView>(`/api/generations/${id}`);
        return isOver(view);
      },
      { timeout: 150_000, interval: 200 },
    )
    .toBe(true);
  return { meanwhile, view };
}

test('what the checks refuse gives its credit back, with advice; what passes is paid', async () => {
  const [whole, upper, dress] = await Promise.all([
    uploaded('model-dia'),
    uploaded('model-dia-upper', 0.6),
    uploaded('wear-polka-dress'),
  ]);
  const before = await left();
  expect(before).toBeGreaterThan(1);

  // Most of the dress would be below the picture's edge.
  const cropped = await tried({ person: upper, garment: dress, type: 'full' });
  expect(cropped).toMatchObject({
    meanwhile: before - 1,
    view: { state: 'failed', error: message('tryOn.fault.frame'), results: { variations: [] } },
  });
  expect(cropped.view.error).toContain('Try a photo that shows more of the body.');
  expect(await left()).toBe(before);

  // A dress given as a top is asked about: the question costs nothing either.
  const asked = await tried({ person: whole, garment: dress, type: 'top' });
  expect(asked).toMatchObject({
    meanwhile: before - 1,
    view: { state: 'failed', error: message('tryOn.isIt', kindQuestion('top', 'full')) },
  });
  expect(await left()).toBe(before);

  const made = await tried({ person: whole, garment: dress, type: 'full' });
  expect(made.view).toMatchObject({ state: 'succeeded', error: null });
  expect(await left()).toBe(before - 1);
});
