/**
 * Attacks by other sites through a visitor's browser, on the real server, for every route of app/routes.ts: sending
 * changes, redirecting away from the product, planting a session.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crossSitePosts } from '#app/services/http/same-origin.server.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { isLongRun, oneIn } from '#tests/fixtures/sample.ts';
import { addressOf, dataAddress, paths } from './paths.ts';
import { rawRequest, type RawRequest } from './raw-request.ts';
import { table } from './routes.table.ts';
import { continueAsGuest, make, signIn, Visitor } from './visitors.ts';

const changing = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const pages = paths.filter((path) => table[path]?.phones);

let server: RunningServer;
let owner: Visitor;
let guest: Visitor;
let cookie: string;
let ids: Record<string, string>;

beforeAll(async () => {
  server = await startServer({ GENERATIONS_AT_ONCE: '0' });
  owner = await signIn(server.origin, 'owner@example.com');
  guest = await continueAsGuest(server.origin);
  cookie = owner.cookieHeader();
  ids = { id: await make(owner, 'design') };
}, 300_000);
afterAll(() => server.stop());

const ask = (address: string, options?: RawRequest) => rawRequest(server.origin, address, options);

describe('a change that another site sends with the visitor’s cookies', () => {
  const evil = 'https://evil.example';
  const attacks: [string, Record<string, string>][] = [
    ['with its Origin', { origin: evil, 'sec-fetch-site': 'cross-site' }],
    ['by a browser that says only Origin', { origin: evil }],
    ['from a page without an origin', { origin: 'null' }],
    ['without Origin, by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
    ['with nothing but where it comes from', { referer: `${evil}/page` }],
    ['from a name that begins like ours', { origin: 'http://127.0.0.1.evil.example' }],
  ];
  const bodies: [string, string | undefined][] = [
    ['text/plain', '{"title":"mine"}'],
    ['application/x-www-form-urlencoded', 'title=mine'],
    ['application/json', '{"title":"mine"}'],
    ['multipart/form-data; boundary=x', '--x--\r\n'],
  ];

  test.each(paths)('is refused: %s', async (path) => {
    const address = addressOf(path, ids);
    const doors = pages.includes(path) ? [address, dataAddress(address)] : [address];
    const passed: string[] = [];
    // Each attack uses another kind of body; across the routes every pair is tried.
    const tries = doors
      .flatMap((door) =>
        changing.flatMap((method) => attacks.map(([how, headers]) => ({ door, method, how, headers }))),
      )
      .map((one, turn) => ({ ...one, sent: bodies[(turn + 1) % bodies.length] ?? (['', undefined] as const) }));
    // An ordinary run makes one in ten, different ones for the next route, so that each attack, method and kind of
    // body is tried on many routes.
    for (const {
      door,
      method,
      how,
      headers,
      sent: [type, body],
    } of oneIn(10, tries, paths.indexOf(path) % 10)) {
      const { status, text } = await ask(door, { method, headers: { cookie, 'content-type': type, ...headers }, body });
      if (status !== 403 || !text.includes('foreign_origin')) passed.push(`${method} ${door} ${how}: ${status}`);
    }
    expect(passed).toEqual([]);
  });

  test.each(crossSitePosts)(
    'passes to $path alone, from $origin alone, known by $knownBy',
    async ({ path, origin }) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
      const post = async (address: string, from: string, method = 'POST') =>
        (await ask(address, { method, headers: { ...headers, origin: from }, body: 'a=b' })).text.includes(
          'foreign_origin',
        );
      expect([
        await post(path, origin),
        await post(path, evil),
        await post(path, origin, 'DELETE'),
        await post(`${path}/more`, origin),
        await post('/sign-in', origin),
      ]).toEqual([false, true, true, true, true]);
    },
  );
});

describe('an address that would lead away', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '%09',
    '%00',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'http:',
    'https:',
    'javascript:',
    '\t',
    '\n',
    '\r',
    '\0',
    ' ',
    '\u2028',
    '。',
    '／',
    'é',
    'user:pw@evil.example',
  );
  const nasty = fc.oneof(
    fc.constantFrom(
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n//evil.example',
      '\t//evil.example',
      'https:evil.example',
      'https:/evil.example',
      '///evil.example',
      '/.//evil.example',
      '/%2f/evil.example',
      '/%5cevil.example',
      '//user:pw@evil.example',
      'http://127.0.0.1@evil.example/',
      '//evil.example%00/',
      '/\u2028/evil.example',
      '／／evil.example',
      '//evil。example',
      'javascript:alert(1)//',
      'data:text/html,x',
      `//${'a'.repeat(3000)}.example`,
      `/${'a'.repeat(5000)}`,
      '//[::1]/',
      '/..//evil.example',
      '//evil.example/%2e%2e',
    ),
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
    fc.webUrl(),
  );
  const numRuns = isLongRun ? 1_000 : 12;

  /** The address that an answer redirects to, if any, read as a browser reads it. */
  const leavesBy = (response: Response): string | null => {
    const location = response.headers.get('location');
    if (location === null) return null;
    // As browsers read it: backslashes are slashes; surrounding spaces and inner control characters are dropped.
    return new URL(location, server.origin).origin === server.origin && !/^[\s\\]|^\/[\\/]/.test(location)
      ? null
      : location;
  };

  test('is not followed by the sign-in page, its form, or guests', async () => {
    await fc.assert(
      fc.asyncProperty(nasty, async (to) => {
        const query = new URLSearchParams({ next: to });
        const answers = await Promise.all([
          owner.send(`/sign-in?${query}`),
          owner.form(`/sign-in?${query}`, { email: 'x' }),
          guest.form(`/sign-in?${query}`, { intent: 'guest', to }),
          owner.send(`/__/auth/action?${new URLSearchParams({ token: 'x', next: to })}`),
        ]);
        expect(answers.map(leavesBy)).toEqual([null, null, null, null]);
        // The links and forms of the pages don't lead away either.
        const html = await answers[3].text();
        const targets = [...html.matchAll(/(?:href|action|formaction)="([^"]*)"/g)].map(([, target]) =>
          (target ?? '').replaceAll('&amp;', '&'),
        );
        expect(targets.filter((target) => new URL(target, server.origin).origin !== server.origin)).toEqual([]);
      }),
      { numRuns },
    );
  });

  test('is not followed by the link in the mail', async () => {
    for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example']) {
      const someone = new Visitor(server.origin);
      expect(
        (
          await someone.json('/api/sign-in-link', {
            email: `to-${encodeURIComponent(to).length}-${to.length}@example.com`,
            next: to,
          })
        ).status,
      ).toBe(204);
      const outbox = await (await someone.send('/outbox')).text();
      const [, token = '', next = ''] =
        /\/__\/auth\/action\?token=([A-Za-z]+)&(?:amp;)?next=([^"'&\s<\\]*)/.exec(outbox) ?? [];
      expect(decodeURIComponent(next)).toBe('/ai-design');
      const opened = await someone.form('/__/auth/action', { token, next: to });
      expect([opened.status, opened.headers.get('location')]).toEqual([303, '/ai-design']);
    }
  });

  test.each(oneIn(2, pages))('is not followed by %s, under whatever name it comes', async (path) => {
    // In an ordinary run each address is tried by another visitor, and on another page.
    for (const [nth, to] of ['https://evil.example/', '//evil.example', '/\\evil.example'].entries()) {
      const query = new URLSearchParams(
        ['next', 'from', 'to', 'redirect', 'returnTo', 'url', 'callbackURL'].map((name) => [name, to]),
      ).toString();
      for (const visitor of oneIn(3, [owner, guest, new Visitor(server.origin)], (nth + pages.indexOf(path)) % 3)) {
        expect(leavesBy(await visitor.send(addressOf(path, ids, `?${query}`)))).toBeNull();
      }
    }
  });
});

describe('a session', () => {
  test('that somebody put into the browser is not the one that signs in', async () => {
    const attacker = await continueAsGuest(server.origin);
    const victim = attacker.copy();
    const before = victim.cookieHeader();
    await signIn(server.origin, 'victim@example.com', victim);
    expect(victim.cookieHeader()).not.toBe(before);
    // The planted session leads nowhere: neither into the account nor back to the attacker's own.
    expect((await attacker.send('/api/designs')).status).toBe(401);
    expect((await victim.send('/api/designs')).status).toBe(200);
  });

  test('cookies are closed to scripts and to other sites', async () => {
    const response = await new Visitor(server.origin).form('/sign-in', { intent: 'guest', to: '/' });
    const lines = response.headers.getSetCookie();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatch(/; HttpOnly/i);
      expect(line).toMatch(/; SameSite=(?:Lax|Strict)/i);
      expect(line).toMatch(/; Path=\//i);
    }
  });
});
