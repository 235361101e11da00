/** Signing in with Google and Apple on the running server, over HTTP, against a real OpenID Connect server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  googleClient,
  startOpenIdServer,
  visitProvider,
  type OpenIdServer,
  type SentBack,
} from '#tests/fakes/open-id-server.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { continueAsGuest, Visitor } from '#tests/routes/visitors.ts';

let provider: OpenIdServer;
let environment: Record<string, string>;
let server: RunningServer;
let people = 0;

beforeAll(async () => {
  provider = await startOpenIdServer();
  const port = await freePort();
  environment = await provider.register(`http://127.0.0.1:${port}`);
  server = await startServer({ ...environment, PORT: String(port), LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await server.stop();
  await provider.close();
});

const person = () => {
  const sub = `person-${(people += 1)}`;
  provider.people.set(sub, { email: `${sub}@example.com`, email_verified: true, name: 'Grace Hopper' });
  return { person: sub };
};

/** Presses the button; returns the address that the page leads to. */
async function press(visitor: Visitor, key: string, next = '/ai-design'): Promise<string> {
  const response = await visitor.form(`/sign-in/with?${new URLSearchParams({ next })}`, { provider: key });
  const address = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(await response.text())?.[1];
  if (response.status !== 200 || !address) throw new Error(`There is no way out: ${response.status}`);
  return address.replaceAll('&amp;', '&');
}

/**
 * Returns as a browser does: the form posted by another site carries none of our cookies, the request after it does.
 */
async function comeBack(visitor: Visitor, { url, fields }: SentBack): Promise<Response> {
  if (!fields) return visitor.send(url.pathname + url.search);
  const posted = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: fields,
    headers: { origin: provider.issuer, 'sec-fetch-site': 'cross-site' },
  });
  expect([posted.status, posted.headers.getSetCookie()]).toEqual([303, []]);
  return visitor.send(posted.headers.get('location') ?? '');
}

const sessionOf = async (visitor: Visitor) =>
  (await (await visitor.send('/api/auth/get-session')).json()) as {
    user: { id: string; email: string; name: string; isAnonymous: boolean };
  } | null;

describe.each(['google', 'apple'] as const)('by %s', (key) => {
  test('the whole way and back to the page that was asked for', async () => {
    const visitor = new Visitor(server.origin);
    const who = person();
    const response = await comeBack(visitor, await visitProvider(await press(visitor, key, '/canvas/a1?x=1'), who));
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      303,
      '/canvas/a1?x=1',
      'no-store',
    ]);
    expect(response.headers.getSetCookie().find((line) => line.startsWith('blend.session_token='))).toMatch(
      /; HttpOnly; SameSite=Lax/i,
    );
    expect((await sessionOf(visitor))?.user).toMatchObject({
      email: `${who.person}@example.com`,
      name: 'Grace Hopper',
      isAnonymous: false,
    });
    expect((await visitor.send('/api/designs')).status).toBe(200);
    // Pressing again when already signed in continues.
    const again = await visitor.form('/sign-in/with?next=%2Fbrand-kit', { provider: key });
    expect([again.status, again.headers.get('location')]).toEqual([303, '/brand-kit']);
  });

  test('a draft and a guest’s things come along, also after a no', async () => {
    const guest = await continueAsGuest(server.origin);
    const before = await sessionOf(guest);
    const next = '/ai-design/chat?draft=d1';
    const denied = await comeBack(guest, await visitProvider(await press(guest, key, next), 'no'));
    expect(denied.headers.get('location')).toBe(
      `/sign-in?${new URLSearchParams({ next, problem: 'denied', with: key })}`,
    );
    expect((await sessionOf(guest))?.user.id).toBe(before?.user.id);
    const response = await comeBack(guest, await visitProvider(await press(guest, key, next), person()));
    expect(response.headers.get('location')).toBe(next);
    expect((await sessionOf(guest))?.user.isAnonymous).toBe(false);
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/api/auth/sign-out', '/sign-in'])(
    'never on to %s',
    async (next) => {
      const visitor = new Visitor(server.origin);
      const response = await comeBack(visitor, await visitProvider(await press(visitor, key, next), person()));
      expect(response.headers.get('location')).toBe('/ai-design');
    },
  );

  test('a return works once, and only in the browser that began', async () => {
    const [visitor, stranger] = [new Visitor(server.origin), new Visitor(server.origin)];
    const back = await visitProvider(await press(visitor, key), person());
    const lost = `/sign-in?${new URLSearchParams({ next: '/ai-design', problem: 'lost', with: key })}`;
    expect((await comeBack(stranger, back)).headers.get('location')).toBe(lost);
    expect((await comeBack(visitor, back)).headers.get('location')).toBe('/ai-design');
    expect((await comeBack(visitor, back)).headers.get('location')).toBe(lost);
    expect(await sessionOf(stranger)).toBeNull();
  });

  test('what came back says on the page what is wrong', async () => {
    const page = await (
      await new Visitor(server.origin).send(`/sign-in?next=%2Fai-design&problem=denied&with=${key}`)
    ).text();
    expect(page).toContain(
      `You didn’t allow ${key === 'google' ? 'Google' : 'Apple'} to share your account with Blend`,
    );
  });
});

describe('the one change that another site may send', () => {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(server.origin + path, {
      method: 'POST',
      redirect: 'manual',
      ...init,
      headers: { 'sec-fetch-site': 'cross-site', ...init.headers },
    });
  const form = () => new URLSearchParams({ state: 's', code: 'c' });

  test('is Apple’s form at Apple’s address, which only continues as a GET', async () => {
    const response = await ask('/api/auth/callback/apple', { body: form(), headers: { origin: provider.issuer } });
    expect([response.status, response.headers.get('location'), response.headers.getSetCookie()]).toEqual([
      303,
      '/api/auth/callback/apple?code=c&state=s',
      [],
    ]);
  });

  test('takes a name along, and nothing else about the person', async () => {
    const body = form();
    body.set('user', JSON.stringify({ name: { firstName: 'Ada', lastName: 'L' }, email: 'ada@example.com' }));
    body.set('id_token', 'eyJ');
    const response = await ask('/api/auth/callback/apple', { body, headers: { origin: provider.issuer } });
    const query = new URL(response.headers.get('location') ?? '', server.origin).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      code: 'c',
      state: 's',
      user: '{"name":{"firstName":"Ada","lastName":"L"}}',
    });
  });

  test.each([
    ['/api/auth/callback/apple', 'https://evil.example', 403],
    ['/api/auth/callback/apple', 'null', 403],
    ['/api/auth/callback/google', 'the provider', 403],
    ['/api/auth/callback/apple/', 'the provider', 403],
    ['/api/auth/sign-out', 'the provider', 403],
    ['/sign-in/with', 'the provider', 403],
  ])('%s from %s is not', async (path, from, status) => {
    expect(
      (await ask(path, { body: form(), headers: { origin: from === 'the provider' ? provider.issuer : from } })).status,
    ).toBe(status);
  });

  test('opens nothing else of better-auth', async () => {
    for (const path of ['sign-in/social', 'link-social', 'callback/github', 'error'])
      expect((await new Visitor(server.origin).json(`/api/auth/${path}`, { provider: 'google' })).status).toBe(404);
  });

  test('is no large one', async () => {
    expect(
      (await ask('/api/auth/callback/apple', { body: 'x'.repeat(40_000), headers: { origin: provider.issuer } }))
        .status,
    ).toBe(413);
  });
});

test('on another name of this machine the way begins at the name that the provider knows', async () => {
  const elsewhere = new Visitor(server.origin.replace('127.0.0.1', 'localhost'));
  expect(await press(elsewhere, 'google', '/brand-kit')).toBe(`${server.origin}/sign-in?next=%2Fbrand-kit`);
});

test('secrets, codes and tokens are in nothing that was printed', async () => {
  const visitor = new Visitor(server.origin);
  provider.spoil({ signed: 'by another key' });
  const back = await visitProvider(await press(visitor, 'google'), person());
  expect((await comeBack(visitor, back)).headers.get('location')).toContain('problem=failed');
  await expect.poll(() => server.output.err).toContain('The ID token was refused');
  const printed = server.output.out + server.output.err;
  for (const secret of [
    googleClient.secret,
    environment.APPLE_PRIVATE_KEY?.slice(40, 80) ?? '',
    back.url.searchParams.get('code') ?? '',
    'eyJ',
  ]) {
    expect(secret.length).toBeGreaterThan(2);
    expect(printed).not.toContain(secret);
  }
});
