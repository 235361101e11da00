/** Sign-in through better-auth's own handler on the real database: links, guests, limits, sessions. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#app/services/database/database.server.ts';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { addressHeader } from '#app/services/http/request-context.ts';
import { MailError, type Mail } from '#app/services/mail/mail.ts';
import { createAuth, originsOf, type Auth } from './auth.server.ts';
import { createRateLimiter } from '#app/services/rate-limits/database-limiter.server.ts';
import { knownBrowserLine } from './known-browser.server.ts';
import { askForLink } from './sign-in-link.server.ts';

const origin = 'http://127.0.0.1:4999';
const config = { origin, originIsFixed: false, secret: 'a-secret-for-tests-0123456789-abcdefghij' };
const movedTables = [
  'operator_action',
  'asset_grant',
  'brand_kit',
  'change',
  'chat',
  'design',
  'design_version',
  'draft',
  'folder',
  'generation',
  'share_link',
  'history_step',
  'ledger_entry',
  'model_use',
  'onboarding',
  'person_model',
  'turn',
  'user_font',
];
/** A visitor cannot buy: what is here goes with the visitor. */
const boughtTables = ['plan_grant', 'plan_change', 'purchase', 'sandbox_book', 'stripe_customer', 'subscription'];
let folder: string;
let database: Database;
let auth: Auth;
let mails: Mail[] = [];
let ended: { userId: string; sessionId: string }[] = [];
let reports: unknown[] = [];
let mailFails = false;
let mailKind: 'smtp' | 'none' = 'smtp';
let address = 0;

const makeAuth = (over: Partial<typeof config> = {}) =>
  createAuth(
    { ...config, ...over },
    {
      prisma: database.prisma,
      mailer: {
        kind: mailKind,
        send: async (mail) => {
          if (mailFails) throw new MailError('refused');
          mails.push(mail);
        },
        close() {},
      },
      limiter: createRateLimiter({ prisma: database.prisma }),
      phoneCodes: { use: () => Promise.resolve('gone') },
      sessionEnded: (userId, sessionId) => ended.push({ userId, sessionId }),
      report: (error) => reports.push(error),
    },
  );

/** A browser: keeps cookies, sends its own origin, has its own IP address. */
function browser(at = origin, through = () => auth) {
  const jar = new Map<string, string>();
  address += 1;
  const ip = `203.0.113.${address}`;
  const request = (path: string) =>
    new Request(at + path, {
      method: 'POST',
      headers: {
        origin: at,
        [addressHeader]: ip,
        ...(jar.size ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
      },
    });
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (!value || attributes.some((attribute) => /max-age=0$/i.test(attribute.trim()))) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    jar,
    call: async (path: string, init: Parameters<Auth['call']>[2]) =>
      keep(await through().call(request('/sign-in'), path, init)),
    session: () => through().session(request('/')),
  };
}

const ask = (who: ReturnType<typeof browser>, email: string, next?: string) =>
  who.call('/sign-in/magic-link', { method: 'POST', body: { email, metadata: next ? { next } : {} } });
const lastLink = () => new URL(/http\S+/.exec(mails.at(-1)?.text ?? '')![0]);
const open = (who: ReturnType<typeof browser>, token = lastLink().searchParams.get('token') ?? '') =>
  who.call('/magic-link/verify', { method: 'GET', query: { token } });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-auth-'));
  database = await openEmbeddedIn(folder);
});
beforeEach(() => {
  auth = makeAuth();
  mails = [];
  ended = [];
  mailFails = false;
});
afterEach(() => {
  const unexpected = reports.filter((error) => !(error instanceof MailError));
  reports = [];
  expect(unexpected).toEqual([]);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a link by mail', () => {
  test('signs in once, in another browser too, and keeps where to go', async () => {
    const asked = browser();
    expect((await ask(asked, 'Ada@Example.com', '/ai-design/chat?draft=d1')).status).toBe(200);
    const link = lastLink();
    expect(link.pathname).toBe('/__/auth/action');
    expect(link.searchParams.get('next')).toBe('/ai-design/chat?draft=d1');

    const other = browser();
    expect((await open(other)).status).toBe(200);
    expect((await other.session())?.user).toMatchObject({ email: 'ada@example.com', isAnonymous: false, plan: 'free' });
    expect(await asked.session()).toBeNull();

    const late = browser();
    const used = await open(late);
    expect([used.status, new URL(used.headers.get('location') ?? '').searchParams.get('error')]).toEqual([
      302,
      'INVALID_TOKEN',
    ]);
    expect(await late.session()).toBeNull();
  });

  test('the token stands hashed in the database', async () => {
    await ask(browser(), 'hash@example.com');
    const token = lastLink().searchParams.get('token') ?? '-';
    const rows = await database.prisma.verification.findMany();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('two openings at once: one signs in', async () => {
    await ask(browser(), 'race@example.com');
    const [a, b] = [browser(), browser()];
    const token = lastLink().searchParams.get('token') ?? '';
    const statuses = (await Promise.all([open(a, token), open(b, token)]))
      .map((response) => response.status)
      .toSorted();
    expect(statuses).toEqual([200, 302]);
  });

  test('an expired link does not sign in', async () => {
    await ask(browser(), 'expired@example.com');
    await database.prisma.verification.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    const who = browser();
    expect((await open(who)).status).toBe(302);
    expect(await who.session()).toBeNull();
  });

  test('a next that leaves the site is not in the mail', async () => {
    await ask(browser(), 'next@example.com', 'https://evil.example/');
    expect(lastLink().searchParams.get('next')).toBe('/ai-design');
  });

  test('the link is on the loopback name that was used, never on a foreign Host', async () => {
    await ask(browser('http://localhost:4999'), 'host@example.com');
    expect(lastLink().origin).toBe('http://localhost:4999');
    await ask(browser('http://evil.example:4999'), 'host@example.com');
    expect(lastLink().origin).toBe(origin);
  });

  test.each(['', 'no', 'a@b', 'a b@c.de', '<x@y.zz>'])('refuses the address %j', async (email) => {
    expect((await ask(browser(), email)).status).toBe(400);
    expect(mails).toEqual([]);
  });

  test('one visitor has a mail address sent five mails, all visitors together twenty; neither keeps out who signed in by it before', async () => {
    const who = browser();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await ask(who, n % 2 ? 'flood@example.com' : 'FLOOD@example.com')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    for (let n = 0; n < 15; n += 1) expect((await ask(browser(), 'flood@example.com')).status).toBe(200);
    expect((await ask(browser(), 'flood@example.com')).status).toBe(429);
    const owner = browser();
    owner.jar.set('blend.known', knownBrowserLine(config, new Headers(), 'flood@example.com').split(/[=;]/)[1] ?? '');
    expect((await ask(owner, 'flood@example.com')).status).toBe(200);
  });

  test('one visitor asks at most twenty times a minute, another is not held back', async () => {
    const who = browser();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await ask(who, `many${n}@example.com`)).status);
    expect(statuses.slice(19)).toEqual([200, 429]);
    expect((await ask(browser(), 'calm@example.com')).status).toBe(200);
  });

  test('a mail that was not sent is said and reported', async () => {
    mailFails = true;
    const response = await ask(browser(), 'down@example.com');
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'MAIL_NOT_SENT' }]);
    expect(reports[0]).toBeInstanceOf(MailError);
  });

  test('where nothing can send mail, that is said, and is no news to whoever runs it', async () => {
    mailKind = 'none';
    const without = makeAuth();
    mailKind = 'smtp';
    const request = new Request(`${origin}/sign-in`, {
      method: 'POST',
      headers: { origin, [addressHeader]: '203.0.113.250' },
    });
    expect(await askForLink(without, request, 'none@example.com', '/')).toMatchObject({
      status: 503,
      message: expect.stringContaining('can’t send email yet'),
    });
    expect([mails, reports]).toEqual([[], []]);
  });
});

describe('sessions', () => {
  test('cookies are kept from scripts and other sites; on https they are secure', async () => {
    const plain = await browser().call('/sign-in/anonymous', { method: 'POST', body: {} });
    expect(plain.headers.getSetCookie()[0]).toMatch(/^blend\.session_token=.*HttpOnly; SameSite=Lax/i);
    const secured = makeAuth({ origin: 'https://blend.example', originIsFixed: true });
    const response = await browser('https://blend.example', () => secured).call('/sign-in/anonymous', {
      method: 'POST',
      body: {},
    });
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Secure-blend\.session_token=.*Secure/i);
  });

  test('signing out ends the session at once and says so', async () => {
    const who = browser();
    await ask(who, 'out@example.com');
    await open(who);
    const cookie = [...who.jar];
    const session = (await who.session())!;
    await who.call('/sign-out', { method: 'POST', body: {} });
    expect(ended).toEqual([{ userId: session.user.id, sessionId: session.id }]);
    for (const [name, value] of cookie) who.jar.set(name, value);
    expect(await who.session()).toBeNull();
  });

  test('a foreign origin is refused', async () => {
    const who = browser('http://evil.example:4999', () => makeAuthFixed);
    const makeAuthFixed = makeAuth({ originIsFixed: true });
    expect(
      (await who.call('/sign-in/magic-link', { method: 'POST', body: { email: 'csrf@example.com' } })).status,
    ).toBe(403);
    expect(mails).toEqual([]);
  });

  test('a forged cookie is nobody', async () => {
    const who = browser();
    who.jar.set('blend.session_token', 'forged.c2lnbmF0dXJl');
    expect(await who.session()).toBeNull();
  });

  test('a session in use is renewed a day later, with its cookie', async () => {
    const who = browser();
    await who.call('/sign-in/anonymous', { method: 'POST', body: {} });
    const request = new Request(origin, { headers: { cookie: [...who.jar].map((pair) => pair.join('=')).join('; ') } });
    expect([await auth.extend(request), (await auth.session(request))?.isDue]).toEqual([[], false]);
    await database.prisma.session.updateMany({ data: { expiresAt: new Date(Date.now() + 58 * 24 * 3600 * 1000) } });
    expect((await auth.session(request))?.isDue).toBe(true);
    expect((await auth.extend(request))[0]).toMatch(/^blend\.session_token=/);
    expect((await auth.session(request))?.isDue).toBe(false);
    expect(await auth.extend(new Request(origin))).toEqual([]);
  });

  test('nobody chooses a plan for themselves', async () => {
    const who = browser();
    await ask(who, 'plan@example.com');
    await open(who);
    const response = await who.call('/update-user', { method: 'POST', body: { plan: 'max', name: 'x' } });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect((await who.session())?.user.plan).toBe('free');
  });
});

describe('without an account', () => {
  test('what a guest made moves to the account, and the guest is gone', async () => {
    const who = browser();
    await who.call('/sign-in/anonymous', { method: 'POST', body: {} });
    const guest = await who.session();
    expect(guest?.user.isAnonymous).toBe(true);
    const from = guest!.user.id;
    const { prisma } = database;
    const hash = (letter: string) => letter.repeat(64);
    await prisma.folder.create({ data: { id: 'f1', userId: from, name: 'Shop' } });
    await prisma.design.create({ data: { id: 'd1', userId: from, title: 'Mine', frame: {}, folderId: 'f1' } });
    await prisma.change.create({
      data: {
        designId: 'd1',
        id: 'c1',
        revision: 1,
        author: 'user',
        userId: from,
        stepId: 's1',
        baseRevision: 0,
        operations: [],
        inverse: [],
        outcome: {},
      },
    });
    await prisma.historyStep.create({ data: { id: 's1', designId: 'd1', userId: from, position: 1 } });
    await prisma.designVersion.create({ data: { id: 'v1', designId: 'd1', userId: from, revision: 1, name: 'First' } });
    await prisma.shareLink.create({ data: { designId: 'd1', userId: from, token: 't'.repeat(32) } });
    const font = { name: 'Lobster', style: 'Regular', lightest: 400, boldest: 400, italic: false, bytes: 1 };
    await prisma.chat.create({ data: { id: 'chat1', userId: from, designId: 'd1', title: 'Chat' } });
    await prisma.turn.create({ data: { id: 't1', chatId: 'chat1', designId: 'd1', userId: from, baseRevision: 0 } });
    const expiresAt = new Date(Date.now() + 1000);
    await prisma.draft.create({ data: { id: 'draft1', prompt: 'x', claimedBy: from, expiresAt } });
    const entry = { unit: 'image', amount: -1, kind: 'reserve', reference: 'g1' };
    await prisma.ledgerEntry.create({ data: { id: 'l1', userId: from, ...entry } });
    await prisma.generation.create({ data: { id: 'g1', userId: from, kind: 'remove-background', input: {} } });
    await prisma.brandKit.create({ data: { userId: from, name: 'Guest’s brand' } });
    for (const id of [hash('a'), hash('b')]) {
      await prisma.asset.create({ data: { id, mime: 'image/png', width: 1, height: 1, bytes: 1 } });
      await prisma.assetGrant.create({ data: { userId: from, assetId: id, name: 'guest' } });
      await prisma.userFont.create({ data: { ...font, userId: from, hash: id } });
    }

    // The account exists already and has one of the two pictures.
    const elsewhere = browser();
    await ask(elsewhere, 'owner@example.com');
    await open(elsewhere);
    const to = (await elsewhere.session())!.user.id;
    await prisma.assetGrant.create({ data: { userId: to, assetId: hash('a'), name: 'own' } });
    await prisma.userFont.create({ data: { ...font, userId: to, hash: hash('a') } });

    await ask(who, 'owner@example.com');
    await open(who);
    expect((await who.session())?.user.id).toBe(to);
    expect(await prisma.user.findUnique({ where: { id: from } })).toBeNull();
    const mine = { where: { userId: to } };
    expect([
      await prisma.design.count({ where: { userId: to, folder: { userId: to } } }),
      await prisma.change.count(mine),
      await prisma.historyStep.count(mine),
      await prisma.chat.count(mine),
      await prisma.turn.count(mine),
      await prisma.ledgerEntry.count(mine),
      await prisma.assetGrant.count(mine),
      await prisma.designVersion.count(mine),
      await prisma.shareLink.count(mine),
      await prisma.userFont.count(mine),
      await prisma.generation.count(mine),
    ]).toEqual([1, 1, 1, 1, 1, 1, 2, 1, 1, 2, 1]);
    const granted = await prisma.assetGrant.findMany({ ...mine, orderBy: { assetId: 'asc' } });
    expect(granted.map(({ name }) => name)).toEqual(['own', 'guest']);
    expect((await prisma.draft.findUnique({ where: { id: 'draft1' } }))?.claimedBy).toBe(to);
    expect((await prisma.brandKit.findUnique(mine))?.name).toBe('Guest’s brand');
    expect(ended).toContainEqual({ userId: from, sessionId: guest!.id });
    // Any table that gets a user later must move too.
    const columns = await prisma.$queryRaw<{ table: string; column: string }[]>`
      SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns WHERE table_schema = 'public' AND column_name IN ('userId', 'claimedBy')`;
    expect(columns.map(({ table }) => table).toSorted()).toEqual(
      [
        ...movedTables,
        ...boughtTables,
        'account',
        'account_deletion',
        'allowance_claim',
        'push_subscription', // Ends with its session.
        'session',
        'storage_account',
      ].toSorted(),
    );
  });

  test('a second guest visit in the same browser is refused, the first goes on', async () => {
    const who = browser();
    await who.call('/sign-in/anonymous', { method: 'POST', body: {} });
    const first = (await who.session())?.user.id;
    expect((await who.call('/sign-in/anonymous', { method: 'POST', body: {} })).status).toBe(400);
    expect((await who.session())?.user.id).toBe(first);
  });
});

test('origins: other names of this machine only when nothing was configured', () => {
  expect(originsOf(config)).toEqual([origin, 'http://localhost:4999', 'http://[::1]:4999']);
  expect(originsOf({ ...config, originIsFixed: true })).toEqual([origin]);
  expect(originsOf({ ...config, origin: 'http://studio.lan:3000' })).toEqual(['http://studio.lan:3000']);
});
