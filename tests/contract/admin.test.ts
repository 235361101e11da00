/**
 * /admin over the network: operators by configuration get in; everybody else, signed in or not, gets the response of a
 * nonexistent path. Operators' actions take effect immediately and are recorded.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#app/services/database/database.server.ts';
import { createDiskStorage } from '#app/services/storage/disk-storage.server.ts';
import { fillWithDatabase } from '#tests/fixtures/database-templates.ts';
import { plantAccount } from '#tests/fixtures/planted-accounts.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';

const secret = 'a-secret-for-the-operators-0123456789ab';
const outsiders = ['nobody', 'somebody', 'unverified', 'visitor'] as const;
type Person = 'operator' | (typeof outsiders)[number];

let folder: string;
let server: RunningServer;
let cookies: Record<Person, string>;
let userId: string;
const ids = { failed: randomUUID(), waiting: randomUUID(), reported: randomUUID(), private: randomUUID() };
const pictures = { reported: '', private: '' };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blend-admin-'));
  await fillWithDatabase(folder);
  const database = await openDatabase({ dataDir: folder });
  const { prisma } = database;
  try {
    const plant = async (name: string, data: { email?: string; emailVerified?: boolean; isAnonymous?: boolean }) => {
      const account = await plantAccount(prisma, secret, { name, plan: 'free' });
      await prisma.user.update({ where: { id: account.id }, data });
      return account;
    };
    const somebody = await plant('somebody', { email: 'somebody@example.com' });
    userId = somebody.id;
    cookies = {
      operator: (await plant('operator', { email: 'ada@example.com' })).cookie,
      nobody: '',
      somebody: somebody.cookie,
      // Typed in, but never verified.
      unverified: (await plant('unverified', { email: 'grace@example.com', emailVerified: false })).cookie,
      visitor: (await plant('visitor', { isAnonymous: true })).cookie,
    };
    const storage = createDiskStorage(join(folder, 'assets'));
    const keep = async (color: string) => {
      const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: color } })
        .png()
        .toBuffer();
      const id = createHash('sha256').update(bytes).digest('hex');
      await storage.put(id, bytes);
      await prisma.asset.create({ data: { id, mime: 'image/png', width: 8, height: 8, bytes: bytes.length } });
      await prisma.assetGrant.create({ data: { userId, assetId: id, name: 'made.png' } });
      return id;
    };
    pictures.reported = await keep('#a33333');
    pictures.private = await keep('#224477');
    const common = { userId, kind: 'remove-background', input: { words: 'My own words' } };
    const results = (asset: string) => ({ variations: [{ asset }], problems: [] });
    await prisma.generation.createMany({
      data: [
        { ...common, id: ids.failed, state: 'failed', error: 'No more memory', endedAt: new Date() },
        { ...common, id: ids.waiting, state: 'generating' },
        {
          ...common,
          id: ids.reported,
          state: 'flagged',
          flaggedBy: 'user',
          flagReason: 'It is not my shoe.',
          flaggedAt: new Date(),
          takenAt: new Date(),
          unit: 'image',
          credits: 1,
          assets: [pictures.reported],
          results: results(pictures.reported),
        },
        {
          ...common,
          id: ids.private,
          state: 'succeeded',
          assets: [pictures.private],
          results: results(pictures.private),
        },
      ],
    });
    const booked = { userId, unit: 'image', reference: `generation/${ids.reported}/0` };
    await prisma.ledgerEntry.createMany({
      data: [
        { ...booked, id: randomUUID(), kind: 'reserve', amount: -1 },
        { ...booked, id: randomUUID(), kind: 'settle', amount: 0 },
      ],
    });
  } finally {
    await database.close();
  }
  server = await startServer(
    { SECRET: secret, OPERATORS: 'Ada@example.com, grace@example.com', GENERATIONS_AT_ONCE: '0' },
    folder,
  );
}, 240_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (person: Person, path: string, init: RequestInit = {}) =>
  fetch(server.origin + path, {
    redirect: 'manual',
    ...init,
    headers: { cookie: cookies[person], origin: server.origin, ...init.headers },
  });

const send = (person: Person, method: string, path: string, body?: unknown) =>
  ask(person, path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

const pages = [
  '/admin',
  '/admin/generations',
  '/admin/reviews',
  '/admin/storage',
  '/admin/system',
  '/admin/record',
] as const;
const steps = () =>
  [
    ['POST', `/api/admin/users/${userId}/plan`, { plan: 'max', until: null, reason: 'Mine' }],
    ['DELETE', `/api/admin/users/${userId}/plan/any`, undefined],
    [
      'POST',
      `/api/admin/users/${userId}/subscriptions`,
      { store: 'app-store', product: 'max-yearly', ref: '1', until: '2099-01-01', renews: true },
    ],
    ['DELETE', `/api/admin/users/${userId}/subscriptions/any`, undefined],
    ['POST', `/api/admin/generations/${ids.failed}`, { step: 'retry' }],
    ['POST', `/api/admin/generations/${ids.waiting}`, { step: 'cancel' }],
    ['POST', `/api/admin/reviews/${ids.reported}`, { decision: 'take-down', note: '' }],
    ['POST', '/api/admin/share-reports/any', { decision: 'take-down', note: '' }],
    ['GET', `/api/admin/reviews/${ids.reported}/pictures/${pictures.reported}`, undefined],
    ['GET', '/api/admin/health', undefined],
  ] as const;

/** The current text of the operator's page about the user. */
const shown = async () => (await ask('operator', `/admin/users/${userId}`)).text();
const planOf = async () => ((await (await ask('somebody', '/api/usage')).json()) as { plan: string }).plan;

describe.each(outsiders)('for %s', (person) => {
  test('no page of operators exists, nor its data', async () => {
    const missing = await ask(person, '/no/such/page');
    expect(missing.status).toBe(404);
    for (const path of [...pages, `/admin/users/${userId}`]) {
      const answer = await ask(person, path);
      expect([path, answer.status]).toEqual([path, 404]);
      const text = await answer.text();
      expect(text).toContain('Page not found');
      expect(text).not.toContain('Operations ·');
      const data = await ask(person, `${path}.data`);
      expect([path, data.status]).toEqual([path, 404]);
      expect(await data.text()).not.toContain('ada@example.com');
      expect((await send(person, 'POST', path)).status).toBe(404);
    }
  });

  test('nothing that operators do exists, and nothing of it happens', async () => {
    for (const [method, path, body] of steps()) {
      const answer = await send(person, method, path, body);
      expect([method, path, answer.status]).toEqual([method, path, 404]);
      expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } });
    }
    expect(await planOf()).toBe('free');
  });
});

describe('for operators', () => {
  test.each(pages)('%s is there, also on a phone', async (path) => {
    expect((await ask('operator', path)).status).toBe(200);
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1';
    expect((await ask('operator', path, { headers: { 'user-agent': phone } })).status).toBe(200);
  });

  test('what is not there is not found for them either, and other methods are refused', async () => {
    for (const path of ['/admin/nothing', '/admin/users/nobody'])
      expect((await ask('operator', path)).status).toBe(404);
    expect((await send('operator', 'PUT', `/api/admin/users/${userId}/plan`)).status).toBe(405);
    expect((await send('operator', 'POST', '/admin')).status).toBe(405);
  });

  test('users are found by address, name and id', async () => {
    for (const query of ['SOMEBODY@', 'somebody', userId]) {
      const text = await (await ask('operator', `/admin?q=${encodeURIComponent(query)}`)).text();
      expect(text).toContain('somebody@example.com');
      expect(text).not.toContain('grace@example.com');
    }
    expect(await (await ask('operator', '/admin?q=%25')).text()).toContain('No accounts found');
  });

  test('what people make is not shown, only what was reported', async () => {
    const text = await shown();
    expect(text).toContain('It is not my shoe.');
    expect(text).not.toContain(pictures.private);
    const list = await (await ask('operator', '/admin/generations')).text();
    expect(list).toContain('No more memory');
    expect(list).not.toContain('My own words');
    const picture = (id: string, asset: string) => ask('operator', `/api/admin/reviews/${id}/pictures/${asset}`);
    const answer = await picture(ids.reported, pictures.reported);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await picture(ids.private, pictures.private)).status).toBe(404);
    expect((await picture(ids.reported, pictures.private)).status).toBe(404);
  });

  test('a plan is given and withdrawn at once; what is wrong names its field', async () => {
    const path = `/api/admin/users/${userId}/plan`;
    const wrong = [
      [{ plan: 'free', until: null, reason: 'x' }, 'plan'],
      [{ plan: 'max', until: '2001-01-01', reason: 'x' }, 'until'],
      [{ plan: 'max', until: 'tomorrow', reason: 'x' }, 'until'],
      [{ plan: 'max', until: null, reason: '  ' }, 'reason'],
    ] as const;
    for (const [body, field] of wrong) {
      const answer = await send('operator', 'POST', path, body);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ error: { field } });
    }
    const given = await send('operator', 'POST', path, { plan: 'max', until: null, reason: 'A gift' });
    expect(given.status).toBe(201);
    const { id } = (await given.json()) as { id: string };
    expect(await planOf()).toBe('max');
    expect((await send('operator', 'DELETE', `${path}/${id}`)).status).toBe(204);
    expect(await planOf()).toBe('free');
    expect((await send('operator', 'DELETE', `${path}/${id}`)).status).toBe(409);
  });

  test('a subscription from a store is recorded, cannot be bought over, and ends', async () => {
    const body = { store: 'play-store', product: 'pro-monthly', ref: 'token-1', until: '2099-01-01', renews: true };
    const far = await send('operator', 'POST', `/api/admin/users/${userId}/subscriptions`, body);
    expect(await far.json()).toMatchObject({ error: { code: 'too_far', field: 'until' } });
    const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const path = `/api/admin/users/${userId}/subscriptions`;
    const recorded = await send('operator', 'POST', path, { ...body, until });
    expect(recorded.status).toBe(201);
    const { id } = (await recorded.json()) as { id: string };
    expect(await planOf()).toBe('pro');
    const { subscription } = (await (await ask('somebody', '/api/subscription')).json()) as {
      subscription: { managedBy: string };
    };
    expect(subscription.managedBy).toBe('play-store');
    const bought = await send('somebody', 'POST', '/api/purchases', { product: 'max-monthly' });
    expect(bought.status).toBe(409);
    expect(await bought.json()).toMatchObject({
      error: {
        code: 'managed_play_store',
        message: 'Your subscription was bought on Google Play and is managed there.',
      },
    });
    expect((await send('somebody', 'POST', '/api/subscription/cancel', {})).status).toBe(409);
    const settings = await (await ask('somebody', '/settings/plan')).text();
    expect(settings).toContain('Your subscription is managed elsewhere');
    expect(settings).not.toContain('Cancel plan');
    const other = await send('operator', 'POST', `/api/admin/users/${userId}/subscriptions`, {
      ...body,
      until,
      ref: ' ',
    });
    expect(await other.json()).toMatchObject({ error: { field: 'ref' } });
    expect((await send('operator', 'DELETE', `${path}/${id}`)).status).toBe(204);
    expect(await planOf()).toBe('free');
  });

  test('a failed generation is tried again for nothing, one that goes on is cancelled', async () => {
    const path = (id: string) => `/api/admin/generations/${id}`;
    expect((await send('operator', 'POST', path(ids.private), { step: 'retry' })).status).toBe(409);
    expect((await send('operator', 'POST', path('nothing'), { step: 'retry' })).status).toBe(404);
    expect((await send('operator', 'POST', path(ids.waiting), { step: 'cancel' })).status).toBe(204);
    expect((await send('operator', 'POST', path(ids.waiting), { step: 'cancel' })).status).toBe(409);
  });

  test('a report is decided once, and stays paid where it was used', async () => {
    const path = `/api/admin/reviews/${ids.reported}`;
    expect(await (await ask('operator', '/admin/reviews')).text()).toContain('1 image, stays paid');
    expect((await send('operator', 'POST', path, { decision: 'uphold', note: '' })).status).toBe(422);
    expect((await send('operator', 'POST', path, { decision: 'take-down', note: 'Somebody’s face' })).status).toBe(204);
    expect((await send('operator', 'POST', path, { decision: 'keep', note: '' })).status).toBe(409);
    expect((await ask('somebody', `/api/assets/${pictures.reported}`)).status).toBe(404);
    expect((await ask('somebody', `/api/assets/${pictures.private}`)).status).toBe(200);
    expect(await (await ask('operator', '/admin/reviews?decided=yes')).text()).toContain('Somebody’s face');
  });

  test('a shared design that a viewer reports is judged, its link taken down, and sharing allowed again', async () => {
    const made = await send('somebody', 'POST', '/api/designs', { title: 'Cheap watches', width: 400, height: 300 });
    const { id } = (await made.json()) as { id: string };
    const share = () => send('somebody', 'POST', `/api/designs/${id}/share`, {});
    const { link } = (await (await share()).json()) as { link: { path: string } };
    const reports = `/api/shared/${link.path.split('/').at(-1)}/reports`;
    const wrong = [
      [{ reason: 'dull' }, 'reason'],
      [{ text: 'No reason' }, 'reason'],
      [{ reason: 'other', text: 'x'.repeat(501) }, 'text'],
    ] as const;
    for (const [body, field] of wrong) {
      const answer = await send('nobody', 'POST', reports, body);
      expect([answer.status, await answer.json()]).toMatchObject([422, { error: { field } }]);
    }
    expect((await send('nobody', 'POST', `/api/shared/${'x'.repeat(32)}/reports`, { reason: 'other' })).status).toBe(
      404,
    );
    expect((await send('nobody', 'POST', reports, { reason: 'rights', text: ' That is my photo. ' })).status).toBe(204);
    expect((await send('visitor', 'POST', reports, { reason: 'deceptive' })).status).toBe(204);

    const seen = await (await ask('operator', '/admin/reviews')).text();
    for (const what of ['Cheap watches', 'That is my photo.', 'It is a scam or misleads people', link.path])
      expect([what, seen.includes(what)]).toEqual([what, true]);
    expect(await shown()).toContain('That is my photo.');
    const data = await (await ask('operator', '/admin/reviews.data')).text();
    const report = /"([0-9a-f-]{36})","design"/.exec(data)?.[1] ?? '';
    const path = `/api/admin/share-reports/${report}`;
    for (const person of outsiders)
      expect((await send(person, 'POST', path, { decision: 'take-down', note: '' })).status).toBe(404);
    expect((await ask('nobody', link.path)).status).toBe(200);
    expect((await send('operator', 'POST', path, { decision: 'uphold', note: '' })).status).toBe(422);
    expect((await send('operator', 'POST', path, { decision: 'take-down', note: 'Stolen' })).status).toBe(204);
    expect((await send('operator', 'POST', path, { decision: 'take-down', note: '' })).status).toBe(409);
    expect((await ask('nobody', link.path)).status).toBe(404);
    // Both reports were about one design.
    expect(await (await ask('operator', '/admin/reviews')).text()).not.toContain('Cheap watches');
    const refused = await share();
    expect([refused.status, await refused.json()]).toMatchObject([403, { error: { code: 'taken_down' } }]);
    expect((await send('operator', 'POST', path, { decision: 'keep', note: 'They proved it' })).status).toBe(204);
    expect((await share()).status).toBe(201);
    expect((await ask('nobody', link.path)).status).toBe(404);
  });

  test('all of that is in the record, with who did it', async () => {
    const text = await (await ask('operator', '/admin/record')).text();
    for (const what of [
      'Gave a plan',
      'Withdrew a plan',
      'Recorded a subscription',
      'Ended a subscription',
      'Cancelled a generation',
      'Took a result down',
      'Took a link down',
      'Left a reported link',
    ])
      expect([what, text.includes(what)]).toEqual([what, true]);
    expect([text.includes('ada@example.com'), text.includes('A gift')]).toEqual([true, true]);
  });

  test('parts say whether they work, and no secret', async () => {
    const answer = await ask('operator', '/api/admin/health');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      database: { state: 'ok', reason: null },
      storage: { state: 'ok', reason: null },
      push: { state: 'off' },
    });
    expect(text).not.toContain(secret);
  });
});
