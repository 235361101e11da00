/** Trips to Google and Apple and back: what is trusted, what is refused, and providers that fail. */
import { afterEach, describe, expect, test } from 'vitest';
import { visitProvider, type Spoiled } from '#tests/fakes/open-id-server.ts';
import { openTrips, origin, problemOf } from '#tests/fixtures/trips.ts';

const { held, makeAuth, browser, person } = openTrips();

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
      const accounts = await held.database.prisma.account.findMany({ where: { userId: user?.id } });
      expect(accounts).toMatchObject([
        { providerId: key, accountId: sub, accessToken: null, refreshToken: null, idToken: null },
      ]);
      expect(held.reports).toEqual([]);
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
    held.auth = makeAuth({}, 60_000, 'https://blend.example');
    const { cookies, location } = await held.auth.trips.start(
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
    // The old code with a fresh state.
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
    ['google', null],
    ['apple', null],
    ['google', 'https://elsewhere.example'],
  ] as const)('to %s takes no answer that says it is from %s', async (key, iss) => {
    const who = browser();
    const path = new URL(await who.visit(await who.start(key), { person: person() }, key), origin);
    expect(path.searchParams.get('iss')).toBe(held.provider.issuer);
    if (iss === null) path.searchParams.delete('iss');
    else path.searchParams.set('iss', iss);
    expect(problemOf(await who.finish(path.pathname + path.search, key))).toBe('failed');
    expect(await who.user()).toBeNull();
    expect(held.provider.exchanges.some((form) => form.get('code') === path.searchParams.get('code'))).toBe(false);
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
    await held.database.prisma.verification.deleteMany({});
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
    ['for us alone, made for another one', { claims: (claims) => ({ ...claims, azp: 'somebody-else' }) }],
    ['signed in the future', { claims: (claims) => ({ ...claims, iat: now() + 5 * minute }) }],
    ['about nobody', { claims: ({ sub: _, ...claims }) => claims }],
    ['about a nameless one', { claims: (claims) => ({ ...claims, sub: '' }) }],
    ['signed by another key', { signed: 'by another key' }],
    ['signed by nobody (alg none)', { signed: 'by nobody' }],
    ['signed by the secret that we share (HS256)', { signed: 'by the secret' }],
  ];

  test.each(cases)('%s', async (_what, spoiled) => {
    const who = browser();
    held.provider.spoil(spoiled);
    expect(problemOf(await who.go({ person: person() }))).toBe('failed');
    expect([await who.user(), [...who.jar.keys()].filter((name) => name.includes('session'))]).toEqual([null, []]);
    // The operator learns what was wrong, but sees no token.
    expect(held.reports).toHaveLength(1);
    expect(String(held.reports[0])).not.toMatch(/eyJ|@example/);
  });

  test('and one that is only spoiled by signing it again is not', async () => {
    held.provider.spoil({ claims: (claims) => claims });
    expect(problemOf(await browser().go({ person: person() }))).toBe('/ai-design');
  });
});

describe('a provider that', () => {
  afterEach(() => {
    for (const path of ['/.well-known', '/token', '/jwks']) held.provider.fail(path, null);
  });

  test.each([
    ['is down', 503, 'down'],
    ['has no discovery', 404, 'down'],
    ['does not answer', 'hang', 'timed-out'],
  ] as const)('%s at the start is said at once, and asked again the next time', async (_what, how, problem) => {
    held.provider.fail('/.well-known', how);
    if (how === 'hang') held.auth = makeAuth({}, 200);
    const who = browser();
    expect(problemOf(await who.start('google', '/start-blank'))).toBe(problem);
    expect(held.reports).toHaveLength(1);
    held.provider.fail('/.well-known', null);
    if (how !== 'hang') expect((await who.start()).location).toContain(held.provider.issuer);
  });

  test.each([
    ['/token', 500, 'down'],
    ['/token', 'hang', 'timed-out'],
    ['/jwks', 500, 'down'],
    ['/jwks', 'hang', 'timed-out'],
  ] as const)('breaks down on the way (%s, %s)', async (path, how, problem) => {
    const who = browser();
    const back = await who.visit(await who.start(), { person: person() });
    held.provider.fail(path, how);
    // A busy machine may take longer than that for anything: still a time-out.
    if (how === 'hang') held.auth = makeAuth({}, 200);
    expect(problemOf(await who.finish(back))).toBe(problem);
    expect(await who.user()).toBeNull();
    expect(held.reports).toHaveLength(1);
  });

  test('speaks for another issuer is not believed', async () => {
    held.auth = makeAuth({ GOOGLE_ISSUER: `${held.provider.issuer}/` });
    expect(problemOf(await browser().start())).toBe('failed');
  });

  test('does not know our secret refuses, and neither secret is reported', async () => {
    held.auth = makeAuth({ GOOGLE_CLIENT_SECRET: 'wrong-secret-0123456789' });
    expect(problemOf(await browser().go({ person: person() }))).toBe('failed');
    expect(held.reports.map(String)).toEqual([expect.stringMatching(/401 invalid_client$/)]);
  });

  test('is not configured is not offered', async () => {
    expect(held.auth.providers).toEqual(['google', 'apple']);
    expect(makeAuth({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '', GOOGLE_ISSUER: '' }).providers).toEqual([
      'apple',
    ]);
  });
});

test('Apple’s secret is signed for the moment and sent in the form, Google’s is there as it is', async () => {
  await browser().go({ person: person() }, 'apple');
  expect(held.provider.exchanges.at(-1)?.get('client_secret')).toMatch(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/);
  await browser().go({ person: person() });
  expect(held.provider.exchanges.at(-1)?.get('client_secret')).toBe('google-client-secret-0123456789');
});
