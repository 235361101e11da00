/**
 * The effect of a plan on exports, previews and credits, checked over the network and read from the pixels of the
 * returned files.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ToolOutcome } from '#tools/contract/tool.ts';
import { fillWithDatabase } from '#tests/fixtures/database-templates.ts';
import { plantAccounts } from '#tests/fixtures/planted-accounts.ts';
import { isLongRun, oneIn } from '#tests/fixtures/sample.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';

type Person = 'free' | 'pro' | 'max' | 'anonymous';

const secret = 'a-secret-for-the-plans-0123456789abcdef';
let folder: string;
let server: RunningServer;
let cookies: Record<Person, string>;
const designs = new Map<Person, string>();

function send(person: Person, path: string, body?: unknown): Promise<Response> {
  const headers = { cookie: cookies[person], origin: server.origin, 'content-type': 'application/json' };
  return fetch(server.origin + path, {
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
}

/** A white page of 1200 × 1500, one for each person. */
async function designOf(person: Person): Promise<string> {
  const known = designs.get(person);
  if (known) return known;
  const { id } = (await (await send(person, '/api/designs', { width: 1200, height: 1500 })).json()) as { id: string };
  designs.set(person, id);
  return id;
}

async function call(person: Person, tool: string, input: unknown): Promise<{ status: number; outcome: ToolOutcome }> {
  const response = await send(person, `/api/designs/${await designOf(person)}/tools/${tool}`, { input });
  return { status: response.status, outcome: (await response.json()) as ToolOutcome };
}

async function bytesOf(person: Person, asset: string): Promise<Buffer> {
  const response = await send(person, `/api/assets/${asset}?download=file`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function exported(person: Person, input: object): Promise<Buffer> {
  const { outcome } = await call(person, 'export', input);
  if (!outcome.ok) throw new Error(outcome.error);
  return bytesOf(person, outcome.card.download?.asset ?? '');
}

/** Sizes, and whether the lower right corner of the white page shows the watermark. */
async function seen(picture: Buffer): Promise<{ width: number; height: number; marked: boolean }> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let colored = 0;
  for (let y = Math.floor(info.height * 0.85); y < info.height; y += 1) {
    for (let x = Math.floor(info.width * 0.5); x < info.width; x += 1) {
      const at = (y * info.width + x) * info.channels;
      if ((data[at] ?? 255) < 200 || (data[at + 2] ?? 255) < 200) colored += 1;
    }
  }
  return { width: info.width, height: info.height, marked: colored > 40 };
}

/** The pictures inside a PDF of pictures: unchanged JPEG files. */
function picturesIn(pdf: Buffer): Buffer[] {
  const pictures: Buffer[] = [];
  for (let start = pdf.indexOf('ffd8ff', 0, 'hex'); start !== -1; start = pdf.indexOf('ffd8ff', start + 3, 'hex')) {
    const end = pdf.indexOf('endstream', start, 'latin1');
    if (end !== -1) pictures.push(pdf.subarray(start, end));
  }
  return pictures;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blend-plans-http-'));
  await fillWithDatabase(folder);
  const accounts = await plantAccounts(folder, secret, ['free', 'pro', 'max']);
  server = await startServer({ SECRET: secret }, folder);
  const guest = await fetch(`${server.origin}/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'guest', to: '/' }),
    headers: { origin: server.origin },
    redirect: 'manual',
  });
  cookies = {
    ...accounts,
    anonymous: guest.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
}, 240_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('an export on Free', () => {
  test.each(oneIn(3, ['png', 'jpg', 'webp']))('as %s is 1080 on the shorter side, with the mark', async (format) => {
    expect(await seen(await exported('free', { format }))).toEqual({ width: 1080, height: 1350, marked: true });
  });

  test.each([
    { shorterSide: 2160 },
    { shorterSide: 1081 },
    { sizes: [540, 2160] },
    { format: 'pdf', shorterSide: 2160 },
  ])('asked for as %o gives no file, and says what stands in the way', async (input) => {
    expect(await call('free', 'export', input)).toMatchObject({
      status: 422,
      outcome: { ok: false, reached: { code: 'limit_reached', what: 'export-size' } },
    });
  });

  test.each(['svg', 'vector-pdf'])('as %s is refused', async (format) => {
    expect(await call('free', 'export', { format })).toMatchObject({
      status: 422,
      outcome: { ok: false, reached: { what: 'vector' } },
    });
  });

  test('cannot be talked out of its mark by an edited request', async () => {
    for (const more of [
      { watermark: false },
      { entitlements: { watermark: false, exportShorterSide: 4000, vectorExport: true } },
      { plan: 'max' },
    ]) {
      expect(await call('free', 'export', more)).toMatchObject({ status: 422, outcome: { ok: false } });
    }
    expect(await seen(await exported('free', { shorterSide: 300 }))).toEqual({ width: 300, height: 375, marked: true });
    expect((await seen(await exported('free', { transparent: true }))).marked).toBe(true);
  });

  test('in several sizes and as PDF has the mark on each', async () => {
    const files = Object.values(unzipSync(await exported('free', { sizes: [1080, 540] })));
    expect(await Promise.all(files.map((file) => seen(Buffer.from(file))))).toEqual([
      { width: 1080, height: 1350, marked: true },
      { width: 540, height: 675, marked: true },
    ]);
    const pictures = picturesIn(await exported('free', { format: 'pdf' }));
    expect(await Promise.all(pictures.map(seen))).toEqual([{ width: 1080, height: 1350, marked: true }]);
  });

  // The assistant calls the same tool as everybody, above; its own process gets warm only for this.
  test.runIf(isLongRun)('that the assistant makes is the same', async () => {
    const { path } = (await (await send('free', '/api/drafts', { prompt: 'Export the page as PNG' })).json()) as {
      path: string;
    };
    const id = path.split('/').at(-1) ?? '';
    type Chat = { running: boolean; messages: { parts: { type: string; output?: ToolOutcome }[] }[] };
    const chat = async () => (await (await send('free', `/api/chats/${id}`)).json()) as Chat;
    await expect.poll(async () => (await chat()).running).toBe(false);
    const outcome = (await chat()).messages
      .flatMap(({ parts }) => parts)
      .find(({ type }) => type === 'tool-export')?.output;
    if (!outcome?.ok) throw new Error('The assistant exported nothing');
    const { width, height, marked } = await seen(await bytesOf('free', outcome.card.download?.asset ?? ''));
    expect([Math.min(width, height), marked]).toEqual([1080, true]);
  });
});

test('a preview without the mark stays small on Free', async () => {
  const preview = async (person: Person) =>
    seen(
      Buffer.from(await (await send(person, `/api/designs/${await designOf(person)}/preview?side=1024`)).arrayBuffer()),
    );
  expect(await preview('free')).toEqual({ width: 512, height: 640, marked: false });
  expect(await preview('pro')).toEqual({ width: 819, height: 1024, marked: false });
});

test.each(oneIn(2, ['pro', 'max'] as const))('%s exports up to 2160 without the mark, and outlines', async (person) => {
  expect(await seen(await exported(person, {}))).toEqual({ width: 2160, height: 2700, marked: false });
  expect(await call(person, 'export', { shorterSide: 2161 })).toMatchObject({
    status: 422,
    outcome: { reached: { what: 'export-size' } },
  });
  const svg = (await exported(person, { format: 'svg' })).toString('utf8');
  expect(svg).toContain('<svg');
  expect(await seen(await sharp(Buffer.from(svg)).png().toBuffer())).toMatchObject({ marked: false });
});

test('without an account there is nothing to export: one is asked to sign in', async () => {
  const id = await designOf('free');
  const answers = await Promise.all([
    send('anonymous', `/api/designs/${id}/tools/export`, { input: {} }),
    send('anonymous', `/api/designs/${id}/preview`),
    send('anonymous', '/api/usage'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});

describe('credits', () => {
  const logo = { name: 'Nordlicht' };

  test('two requests at once do not spend the last one twice, and the refused one is free', async () => {
    for (let n = 0; n < 4; n += 1) expect((await call('free', 'generate_logo', logo)).outcome.ok).toBe(true);
    const both = await Promise.all([call('free', 'generate_logo', logo), call('free', 'generate_logo', logo)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)?.outcome).toMatchObject({
      ok: false,
      error: 'You have reached your limit of logo generations.',
      reached: { code: 'limit_reached', what: 'logo', limit: { units: ['logo'], amount: 5, days: 3 } },
    });
    const usage = (await (await send('free', '/api/usage')).json()) as {
      plan: string;
      units: { unit: string; left: number }[];
      history: { entries: object[]; next: string | null };
    };
    expect(usage.plan).toBe('free');
    expect(usage.units.map(({ unit, left }) => [unit, left])).toEqual([
      ['image', 5],
      ['logo', 0],
      ['video', 1],
      ['try-on', 10],
    ]);
    expect(usage.history).toMatchObject({
      next: null,
      entries: Array.from({ length: 5 }, () => ({
        unit: 'logo',
        kind: 'spent',
        amount: 1,
        back: 0,
        open: false,
        tool: 'generate_logo',
        design: { id: designs.get('free') },
      })),
    });
  });

  test('a page of the history that never was is refused', async () => {
    for (const before of ['x', 'bnVsbA', Buffer.from('["2026-01-01T00:00:00Z","a\\u0000"]').toString('base64url')]) {
      expect((await send('free', `/api/usage?before=${before}`)).status).toBe(422);
    }
  });
});
