/**
 * Trips to Google and Apple and back, against a real OpenID Connect server on loopback: what is believed, whose account
 * it becomes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseConfig } from '#app/services/config/config.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { addressHeader } from '#app/services/http/request-context.ts';
import {
  startOpenIdServer,
  visitProvider,
  type OpenIdServer,
  type Person,
  type Spoiled,
} from '#tests/fakes/open-id-server.ts';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { createAuth, type Auth } from '../auth.server.ts';
import { createRateLimiter } from '../rate-limit.server.ts';
import { ProviderError } from './provider-error.ts';
import type { ProviderKey } from './provider-key.ts';
import { addressOfForm, type TripStep } from './trips.server.ts';

const origin = 'http://127.0.0.1:4999';
let folder: string;
let database: Database;
let provider: OpenIdServer;
let environment: Record<string, string>;
let auth: Auth;
let reports: unknown[] = [];
let people = 0;

const makeAuth = (over: Record<string, string> = {}, providerTimeoutMs = 60_000, at = origin) => {
  const { google, apple } = parseConfig({ ...environment, ...over });
  return createAuth(
    { origin: at, originIsFixed: true, secret: 'a-secret-for-tests-0123456789-abcdefghij', google, apple },
    {
      prisma: database.prisma,
      mailer: { kind: 'none', send: () => Promise.reject(new Error('No mail is sent here')), close() {} },
      limiter: createRateLimiter({ prisma: database.prisma }),
      phoneCodes: { use: () => Promise.reject(new Error('No codes are used here')) },
      sessionEnded() {},
      report: (error) => reports.push(error),
      providerTimeoutMs,
    },
  );
};

/** A browser: its cookies, its address, and the way through the provider's pages. */
function browser(through = () => auth) {
  const jar = new Map<string, string>();
  people += 1;
  const ip = `203.0.113.${people % 250}`;
  const request = (path: string, method = 'GET') =>
    new Request(new URL(path, origin), {
      method,
      headers: { origin, [addressHeader]: ip, cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
    });
  const keep = <Step extends { cookies: string[] }>(step: Step): Step => {
    for (const line of step.cookies) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      if (value && !/max-age=0\b/i.test(line)) jar.set(name, value);
      else jar.delete(name);
    }
    return step;
  };
  const self = {
    jar,
    start: async (key: ProviderKey = 'google', next = '/ai-design') =>
      keep(await through().trips.start(request('/sign-in/with', 'POST'), key, next)),
    finish: async (path: string, key: ProviderKey = 'google') => keep(await through().trips.finish(request(path), key)),
    /** The address that the provider sends back to, a form turned into one. */
    visit: async (step: TripStep, answer: { person: string } | 'no', key: ProviderKey = 'google') => {
      const { url, fields } = await visitProvider(step.location, answer);
      if (!fields) return url.pathname + url.search;
      const form = new URLSearchParams();
      for (const [name, value] of fields) form.set(name, value);
      return addressOfForm(key, form);
    },
    go: async (answer: { person: string } | 'no', key: ProviderKey = 'google', next = '/ai-design') =>
      self.finish(await self.visit(await self.start(key, next), answer, key), key),
    user: async () => (await through().session(request('/')))?.user ?? null,
    guest: async () => {
      const response = await through().call(request('/sign-in', 'POST'), '/sign-in/anonymous', {
        method: 'POST',
        body: {},
      });
      keep({ cookies: response.headers.getSetCookie() });
    },
  };
  return self;
}

/** Someone whom the provider knows. */
function person(about: Person = {}): string {
  people += 1;
  const sub = `person-${people}`;
  provider.people.set(sub, { email: `${sub}@example.com`, email_verified: true, name: 'Ada Lovelace', ...about });
  return sub;
}

const problemOf = ({ location }: TripStep) =>
  location.startsWith('/sign-in?') ? new URL(location, origin).searchParams.get('problem') : location;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-trips-'));
  database = await openEmbeddedIn(folder);
  provider = await startOpenIdServer();
  environment = await provider.register(origin);
});
beforeEach(() => {
  auth = makeAuth();
  reports = [];
});
afterEach(() => expect(reports.filter((error) => !(error instanceof ProviderError))).toEqual([]));
afterAll(async () => {
  await provider.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a trip', () => {
  test.each(['google', 'apple'] as const)(
    'to %s makes an account and signs in again by the same person',
    async (key) => {
      const sub = person();
      const first = browser();
      expect(problemOf(await first.go({ person: sub }, key, '/canvas/a1?x=é,1#top'))).toBe('/canvas/a1?x=%C3%A9,1#top');
      const user = await first.user();
      expect(user).toMatchObject({ email: `${sub}@example.com`, name: 'Ada Lovelace', isAnonymous: false });
      const again = browser();
      await again.go({ person: sub }, key);
      expect((await again.user())?.id).toBe(user?.id);
      const accounts = await database.prisma.account.findMany({ where: { userId: user?.id } });
      expect(accounts).toMatchObject([
        { providerId: key, accountId: sub, accessToken: null, refreshToken: null, idToken: null },
      ]);
      expect(reports).toEqual([]);
    },
  );

  test('asks with state, nonce, PKCE by S256 and our one address', async () => {
    const asked = new URL((await browser().start('google')).location).searchParams;
    const other = new URL((await browser().start('google')).location).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'blend-at-google',
      redirect_uri: `${origin}/api/auth/callback/google`,
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked.get(name)).toMatch(/^[\w-]{32,}$/);
      expect(asked.get(name)).not.toBe(other.get(name));
    }
    expect(Object.fromEntries(new URL((await browser().start('apple')).location).searchParams)).toMatchObject({
      response_mode: 'form_post',
      code_challenge_method: 'S256',
      scope: 'openid email name',
    });
  });

  test('behind TLS keeps its cookies from scripts, other sites and plain connections', async () => {
    auth = makeAuth({}, 60_000, 'https://blend.example');
    const { cookies, location } = await auth.trips.start(
      new Request('https://blend.example/sign-in/with', {
        method: 'POST',
        headers: { origin: 'https://blend.example' },
      }),
      'google',
      '/',
    );
    expect(new URL(location).searchParams.get('redirect_uri')).toBe('https://blend.example/api/auth/callback/google');
    expect(cookies.map((line) => line.split('=')[0])).toEqual(['__Secure-blend.state', 'blend.trip']);
    for (const line of cookies) expect(line).toMatch(/^(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Lax)/i);
  });

  test('cannot be led to an address that is not ours', async () => {
    const { location } = await browser().start();
    const forged = new URL(location);
    forged.searchParams.set('redirect_uri', 'https://evil.example/api/auth/callback/google');
    await expect(visitProvider(forged.href, { person: person() })).rejects.toThrow('redirect_uri');
  });

  test('ends once: neither its state nor its code can be used again', async () => {
    const who = browser();
    const path = await who.visit(await who.start(), { person: person() });
    const cookies = new Map(who.jar);
    expect(problemOf(await who.finish(path))).toBe('/ai-design');
    const thief = browser();
    for (const [name, value] of cookies) thief.jar.set(name, value);
    expect(problemOf(await thief.finish(path))).toBe('lost');
    // The old code with a state that is fresh.
    const { location } = await thief.start();
    const fresh = new URL(path, origin);
    fresh.searchParams.set('state', new URL(location).searchParams.get('state') ?? '');
    expect(problemOf(await thief.finish(fresh.pathname + fresh.search))).toBe('failed');
    expect(await thief.user()).toBeNull();
  });

  test('ends in the browser that began it, with the way on kept', async () => {
    const who = browser();
    const path = await who.visit(await who.start('google', '/ai-design?draft=d1'), { person: person() });
    const elsewhere = browser();
    expect((await elsewhere.finish(path)).location).toBe(
      '/sign-in?next=%2Fai-design%3Fdraft%3Dd1&problem=lost&with=google',
    );
    expect(await elsewhere.user()).toBeNull();
    // Nothing is lost for the right one.
    expect(problemOf(await who.finish(path))).toBe('/ai-design?draft=d1');
  });

  test('takes no code that somebody else was given', async () => {
    const [victim, thief] = [browser(), browser()];
    const stolen =
      new URL(await thief.visit(await thief.start(), { person: person() }), origin).searchParams.get('code') ?? '';
    const path = new URL(await victim.visit(await victim.start(), { person: person() }), origin);
    path.searchParams.set('code', stolen);
    expect(problemOf(await victim.finish(path.pathname + path.search))).toBe('failed');
    expect(await victim.user()).toBeNull();
  });

  test.each([
    '/api/auth/callback/google',
    '/api/auth/callback/google?code=x',
    '/api/auth/callback/google?state=made-up&code=x',
    '/api/auth/callback/google?state=made-up&error=access_denied',
  ])('does not end without having begun: %s', async (path) => {
    const who = browser();
    expect(problemOf(await who.finish(path))).toBe('lost');
    expect(await who.user()).toBeNull();
  });

  test('keeps the way on when the state is too old', async () => {
    const who = browser();
    const path = await who.visit(await who.start('google', '/start-blank'), { person: person() });
    await database.prisma.verification.deleteMany({});
    expect((await who.finish(path)).location).toBe('/sign-in?next=%2Fstart-blank&problem=lost&with=google');
  });

  test.each(['google', 'apple'] as const)('to %s may be answered with no', async (key) => {
    const who = browser();
    expect((await who.go('no', key, '/start-blank')).location).toBe(
      `/sign-in?next=%2Fstart-blank&problem=denied&with=${key}`,
    );
    expect(await who.user()).toBeNull();
  });
});

describe('an ID token is refused', () => {
  const minute = 60;
  const now = () => Math.floor(Date.now() / 1000);
  const cases: [string, Spoiled][] = [
    ['for another client', { claims: (claims) => ({ ...claims, aud: 'somebody-else' }) }],
    [
      'for several, made for another one',
      { claims: (claims) => ({ ...claims, aud: [String(claims.aud), 'somebody-else'], azp: 'somebody-else' }) },
    ],
    [
      'for several, made for nobody in particular',
      { claims: (claims) => ({ ...claims, aud: [String(claims.aud), 'somebody-else'] }) },
    ],
    ['of another issuer', { claims: (claims) => ({ ...claims, iss: 'https://accounts.google.com' }) }],
    ['that has expired', { claims: (claims) => ({ ...claims, exp: now() - minute }) }],
    ['that never expires', { claims: ({ exp: _, ...claims }) => claims }],
    ['signed long ago', { claims: (claims) => ({ ...claims, iat: now() - 20 * minute }) }],
    ['from the future', { claims: (claims) => ({ ...claims, nbf: now() + 5 * minute }) }],
    ['that answers another request', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
    ['that answers no request', { claims: ({ nonce: _, ...claims }) => claims }],
    ['about nobody', { claims: ({ sub: _, ...claims }) => claims }],
    ['about a nameless one', { claims: (claims) => ({ ...claims, sub: '' }) }],
    ['signed by another key', { signed: 'by another key' }],
    ['signed by nobody (alg none)', { signed: 'by nobody' }],
    ['signed by the secret that we share (HS256)', { signed: 'by the secret' }],
  ];

  test.each(cases)('%s', async (_what, spoiled) => {
    const who = browser();
    provider.spoil(spoiled);
    expect(problemOf(await who.go({ person: person() }))).toBe('failed');
    expect([await who.user(), [...who.jar.keys()].filter((name) => name.includes('session'))]).toEqual([null, []]);
    // Whoever runs the server learns what was wrong, and no token.
    expect(reports).toHaveLength(1);
    expect(String(reports[0])).not.toMatch(/eyJ|@example/);
  });

  test('and one that is only spoiled by signing it anew is not', async () => {
    provider.spoil({ claims: (claims) => claims });
    expect(problemOf(await browser().go({ person: person() }))).toBe('/ai-design');
  });
});

describe('whose account it becomes', () => {
  const makeUser = (email: string, emailVerified: boolean, name = '') =>
    database.prisma.user.create({ data: { id: `user-${(people += 1)}`, email, emailVerified, name } });

  test('that of the mail address, when both sides have proved it; its name is kept, or learned', async () => {
    const [sub, nameless] = [person({ email: 'Both@Example.com' }), person({ email: 'nameless@example.com' })];
    const user = await makeUser('both@example.com', true, 'Own Name');
    const who = browser();
    await who.go({ person: sub });
    expect(await who.user()).toMatchObject({ id: user.id, name: 'Own Name', email: 'both@example.com' });
    const other = await makeUser('nameless@example.com', true);
    await who.go({ person: nameless }, 'apple');
    expect(await who.user()).toMatchObject({ id: other.id, name: 'Ada Lovelace' });
  });

  test('not that of an address that was never proved here', async () => {
    const user = await makeUser('squatter@example.com', false);
    const who = browser();
    expect(problemOf(await who.go({ person: person({ email: 'squatter@example.com' }) }))).toBe('unlinked');
    expect(await who.user()).toBeNull();
    expect(
      await database.prisma.user.findUnique({ where: { id: user.id }, include: { accounts: true } }),
    ).toMatchObject({ emailVerified: false, accounts: [] });
  });

  test.each([{ email_verified: false }, { email_verified: undefined }])(
    'nobody’s, when the provider has not proved it: %o',
    async (about) => {
      const user = await makeUser(`owner-${(people += 1)}@example.com`, true);
      for (const email of [user.email, `new-${people}@example.com`]) {
        const who = browser();
        expect(problemOf(await who.go({ person: person({ ...about, email }) }))).toBe('unverified');
        expect(await who.user()).toBeNull();
      }
      expect(
        await database.prisma.user.findUnique({ where: { id: user.id }, include: { accounts: true } }),
      ).toMatchObject({ accounts: [] });
      expect(await database.prisma.user.findUnique({ where: { email: `new-${people}@example.com` } })).toBeNull();
    },
  );

  test('nobody’s, when no address is told; but whoever came before is known by the subject', async () => {
    expect(problemOf(await browser().go({ person: person({ email: undefined }) }))).toBe('no-email');
    const sub = person();
    const who = browser();
    await who.go({ person: sub });
    const id = (await who.user())?.id;
    const other = await makeUser('somebody@example.com', true);
    for (const about of [
      { email: undefined },
      { email: 'changed@example.com' },
      { email: other.email },
      { email: other.email, email_verified: false },
    ]) {
      provider.people.set(sub, { email_verified: true, ...about });
      const again = browser();
      await again.go({ person: sub });
      expect(await again.user()).toMatchObject({ id, email: `${sub}@example.com` });
    }
  });

  test('Apple’s “true” as a text counts', async () => {
    provider.spoil({ claims: (claims) => ({ ...claims, email_verified: 'true' }) });
    expect(problemOf(await browser().go({ person: person() }, 'apple'))).toBe('/ai-design');
    provider.spoil({ claims: (claims) => ({ ...claims, email_verified: 'false' }) });
    expect(problemOf(await browser().go({ person: person() }, 'apple'))).toBe('unverified');
  });

  test('a name is one line of reasonable length', async () => {
    const who = browser();
    await who.go({ person: person({ name: `Ada\n\u202eLovelace ${'x'.repeat(500)}` }) });
    expect((await who.user())?.name).toMatch(/^Ada Lovelace x{87}$/);
  });

  test('what was made without an account comes along, once', async () => {
    const sub = person();
    const who = browser();
    await who.guest();
    const guest = await who.user();
    expect(guest?.isAnonymous).toBe(true);
    await database.prisma.design.create({
      data: { id: `of-${guest?.id}`, userId: guest?.id ?? '', title: 'Mine', frame: {} },
    });
    await who.go({ person: sub }, 'apple');
    const user = await who.user();
    expect(user).toMatchObject({ isAnonymous: false, email: `${sub}@example.com` });
    expect(await database.prisma.design.findMany({ where: { id: `of-${guest?.id}` } })).toMatchObject([
      { userId: user?.id },
    ]);
    expect(await database.prisma.user.findUnique({ where: { id: guest?.id ?? '' } })).toBeNull();
    await browser().go({ person: sub });
    expect(await database.prisma.design.count({ where: { userId: user?.id } })).toBe(1);
  });
});

describe('a provider that', () => {
  afterEach(() => {
    for (const path of ['/.well-known', '/token', '/jwks']) provider.fail(path, null);
  });

  test.each([
    ['is down', 503, 'down'],
    ['has no discovery', 404, 'down'],
    ['does not answer', 'hang', 'timed-out'],
  ] as const)('%s at the start is said at once, and asked again the next time', async (_what, how, problem) => {
    provider.fail('/.well-known', how);
    if (how === 'hang') auth = makeAuth({}, 200);
    const who = browser();
    expect(problemOf(await who.start('google', '/start-blank'))).toBe(problem);
    expect(reports).toHaveLength(1);
    provider.fail('/.well-known', null);
    if (how !== 'hang') expect((await who.start()).location).toContain(provider.issuer);
  });

  test.each([
    ['/token', 500, 'down'],
    ['/token', 'hang', 'timed-out'],
    ['/jwks', 500, 'down'],
    ['/jwks', 'hang', 'timed-out'],
  ] as const)('breaks down on the way (%s, %s)', async (path, how, problem) => {
    const who = browser();
    const back = await who.visit(await who.start(), { person: person() });
    provider.fail(path, how);
    // A busy machine may take longer than that for anything: also then it is a time-out.
    if (how === 'hang') auth = makeAuth({}, 200);
    expect(problemOf(await who.finish(back))).toBe(problem);
    expect(await who.user()).toBeNull();
    expect(reports).toHaveLength(1);
  });

  test('speaks for another issuer is not believed', async () => {
    auth = makeAuth({ GOOGLE_ISSUER: `${provider.issuer}/` });
    expect(problemOf(await browser().start())).toBe('failed');
  });

  test('does not know our secret refuses, and neither secret is reported', async () => {
    auth = makeAuth({ GOOGLE_CLIENT_SECRET: 'wrong-secret-0123456789' });
    expect(problemOf(await browser().go({ person: person() }))).toBe('failed');
    expect(reports.map(String)).toEqual([expect.stringMatching(/401 invalid_client$/)]);
  });

  test('is not configured is not offered', async () => {
    expect(auth.providers).toEqual(['google', 'apple']);
    expect(makeAuth({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '', GOOGLE_ISSUER: '' }).providers).toEqual([
      'apple',
    ]);
  });
});

test('Apple’s secret is signed for the moment and sent in the form, Google’s stands there as it is', async () => {
  await browser().go({ person: person() }, 'apple');
  expect(provider.exchanges.at(-1)?.get('client_secret')).toMatch(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/);
  await browser().go({ person: person() });
  expect(provider.exchanges.at(-1)?.get('client_secret')).toBe('google-client-secret-0123456789');
});
