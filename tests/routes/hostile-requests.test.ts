/**
 * What every route answers to requests that mean harm, on the real server, walked from app/routes.ts: changes sent by
 * other sites, addresses that lead away, headers and bodies that nobody should send; and the headers that protect each
 * answer.
 */
import { request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crossSitePosts } from '#app/services/http/same-origin.server.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { isLongRun, oneIn } from '#tests/fixtures/sample.ts';
import { addressOf, dataAddress, paths } from './paths.ts';
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

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** With any headers, which fetch would not send. Event streams are left after their first words. */
function ask(
  address: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.origin);
    const sent = httpRequest(
      {
        hostname,
        port,
        path: address,
        method,
        headers: { ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }), ...headers },
      },
      (response) => {
        const done = (text: string) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          done('');
          response.destroy();
          return;
        }
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(Buffer.concat(parts).toString('utf8')));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

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
    // Each attack with another kind of body; over the routes every pair is tried.
    const tries = doors
      .flatMap((door) =>
        changing.flatMap((method) => attacks.map(([how, headers]) => ({ door, method, how, headers }))),
      )
      .map((one, turn) => ({ ...one, sent: bodies[(turn + 1) % bodies.length] ?? (['', undefined] as const) }));
    // An ordinary run makes one in five of them, others on the next route: so each attack, method, and kind of body
    // comes on many.
    for (const {
      door,
      method,
      how,
      headers,
      sent: [type, body],
    } of oneIn(5, tries, paths.indexOf(path) % 5)) {
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
  const numRuns = isLongRun ? 1_000 : 30;

  /** Where an answer leads, if anywhere, read as a browser reads it. */
  const leavesBy = (response: Response): string | null => {
    const location = response.headers.get('location');
    if (location === null) return null;
    // As browsers read it: backslashes are slashes, and what stands before and between is dropped.
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
        // What the pages offer to press: no link and no form of theirs leads away either.
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

  test.each(pages)('is not followed by %s, under whatever name it comes', async (path) => {
    // In an ordinary run another visitor tries each address, and another one each page.
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

describe('every answer protects itself', () => {
  // Packing all sources takes seconds of the processor: once in an ordinary run, in tests/contract/http.test.ts.
  test.each(paths.filter((path) => isLongRun || path !== '/api/source'))('%s', async (path) => {
    const row = table[path];
    for (const [who, headers] of [
      ['nobody', {}],
      ['owner', { cookie }],
    ] as const) {
      const {
        status,
        headers: sent,
        text,
      } = await ask(addressOf(path, ids, row?.query), { headers: { accept: 'text/html', ...headers } });
      const policy = String(sent['content-security-policy']);
      expect({ who, status, nosniff: sent['x-content-type-options'], frames: sent['x-frame-options'] }).toEqual({
        who,
        status,
        nosniff: 'nosniff',
        frames: 'DENY',
      });
      expect(sent['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(sent['cross-origin-opener-policy']).toBe('same-origin');
      expect(sent['cross-origin-resource-policy']).toBe('same-origin');
      expect(sent['permissions-policy']).toContain('camera=(self), microphone=()');
      expect(sent['x-powered-by']).toBeUndefined();
      expect(policy).toContain("default-src 'none'");
      // A picture's own policy has no scripts at all, and frames nothing by the sandbox.
      if (!policy.includes('sandbox')) expect(policy).toContain("frame-ancestors 'none'");
      // The page that benchmarks drive reads pictures from a server of this machine; it holds nobody's data.
      const own = path === '/editor-bench' ? policy.replace(' http://127.0.0.1:*', '') : policy;
      expect(own).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*|https?:\/\//);
      if (String(sent['content-type']).startsWith('text/html')) expectNothingInline(text, policy);
    }
  });

  test.each(['/favicon.svg', '/examples/sale.webp', '/no/such/page', '/assets/none.js', '/%E0%A4%A'])(
    '%s, which no route answers',
    async (path) => {
      const { headers } = await ask(path, { headers: { accept: 'text/html' } });
      expect(headers['x-content-type-options']).toBe('nosniff');
      if (!path.startsWith('/assets')) expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  test('an error page as well', async () => {
    const { status, headers, text } = await ask('/canvas/never-was', { headers: { accept: 'text/html', cookie } });
    expect(status).toBe(404);
    expectNothingInline(text, String(headers['content-security-policy']));
  });

  /** Scripts and styles of a page have its nonce; no element has a handler, no link runs anything. */
  function expectNothingInline(html: string, policy: string): void {
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce).toMatch(/^.{20,}$/);
    const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
    for (const tag of tags) {
      if (/^<(?:script|style)\b/i.test(tag)) expect(tag).toContain(`nonce="${nonce}"`);
      expect(tag).not.toMatch(/\son[a-z]+\s*=/i);
      expect(tag).not.toMatch(/(?:href|src|action)\s*=\s*["']?\s*javascript:/i);
      expect(tag).not.toMatch(/^<(?:base|iframe|object|embed)\b/i);
    }
  }
});

describe('a session', () => {
  test('that somebody put into the browser is not the one that signs in', async () => {
    const attacker = await continueAsGuest(server.origin);
    const victim = attacker.copy();
    const before = victim.cookieHeader();
    await signIn(server.origin, 'victim@example.com', victim);
    expect(victim.cookieHeader()).not.toBe(before);
    // The planted session leads nowhere: neither into the account nor on as it was.
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

describe('what nobody should send', () => {
  const odd = fc.constantFrom(
    '',
    '%',
    '%E0%A4%A',
    '%00',
    '\u0000',
    '..',
    '../..',
    '%2e%2e',
    'a'.repeat(3000),
    '💥',
    '{}',
    '[]',
    'null',
    '-1',
    '1e999',
    'NaN',
    '__proto__',
    'constructor',
    "' OR 1=1 --",
    '<script>',
    '\ud800',
    '\r\n',
    ';',
    ',',
    '=',
    '"',
  );
  const word = fc.oneof(odd, fc.string({ maxLength: 20 }));
  const header = word.map((text) => text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, ''));
  const json = fc.oneof(
    word,
    fc.json({ maxDepth: 3 }),
    fc.constantFrom(
      '{',
      '[',
      '{"a":',
      '"',
      'undefined',
      '{"__proto__":{"x":1}}',
      '[[[[[[[[]]]]]]]]',
      `[${'['.repeat(2000)}`,
      '{"email":{"a":1}}',
      '{"email":"\\u0000@x.example"}',
      '{"message":{"id":"m","parts":[{"type":"text","text":"\\u0000"}]}}',
      '{"width":1e999,"height":-5}',
      '{"title":"\\ud800"}',
    ),
  );
  const asked = fc.record({
    path: fc.constantFrom(...paths.filter((path) => path !== '/api/source')),
    method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
    ids: fc.array(word, { minLength: 3, maxLength: 3 }),
    real: fc.boolean(),
    query: fc.array(
      fc.tuple(
        fc.constantFrom(
          'q',
          'after',
          'revision',
          'page',
          'side',
          'limit',
          'before',
          'width',
          'height',
          'next',
          'token',
          'draft',
          'size',
          'download',
          'from',
          '_routes',
          'format',
        ),
        word,
      ),
      { maxLength: 4 },
    ),
    type: fc.constantFrom(
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-7',
      'nonsense',
      '',
    ),
    body: json,
    cookies: fc.array(
      fc.tuple(
        fc.constantFrom('blend.session_token', 'theme', '__proto__', 'blend.asked', 'blend.onboarding', ''),
        header,
      ),
      { maxLength: 3 },
    ),
    signedIn: fc.boolean(),
    more: fc.array(
      fc.tuple(
        fc.constantFrom(
          'accept',
          'range',
          'if-none-match',
          'accept-language',
          'accept-encoding',
          'x-forwarded-for',
          'x-http-method-override',
          'user-agent',
          'content-encoding',
          'x-blend-client-address',
        ),
        header,
      ),
      { maxLength: 3 },
    ),
  });

  test('is refused in words: never an error of the server, nor a line in its report', async () => {
    const before = server.output.err.length;
    await fc.assert(
      fc.asyncProperty(
        asked,
        async ({ path, method, ids: words, real, query, type, body, cookies, signedIn, more }) => {
          let nth = 0;
          const address = path
            .replace(/:(\w+)\??/g, (_, name: string) =>
              real && name === 'id' ? (ids.id ?? '') : safely(words[nth++] ?? ''),
            )
            .replace(/\*$/, () => safely(words[2] ?? ''));
          const search =
            query.length > 0 ? `?${query.map(([name, value]) => `${name}=${safely(value)}`).join('&')}` : '';
          const jar = [...(signedIn ? [cookie] : []), ...cookies.map(([name, value]) => `${name}=${value}`)].join('; ');
          const hasBody = method !== 'GET' && method !== 'HEAD';
          const headers = {
            origin: server.origin,
            ...Object.fromEntries(more),
            ...(jar ? { cookie: jar } : {}),
            ...(type && hasBody ? { 'content-type': type } : {}),
          };
          const { status } = await ask(address.replace(/^\/+/, '/') + search, {
            method,
            headers,
            body: hasBody ? body : undefined,
          });
          expect(status).toBeGreaterThanOrEqual(200);
          expect(status).toBeLessThan(500);
        },
      ),
      // A form that is none.
      {
        numRuns: isLongRun ? 5_000 : 120,
        examples: [
          [
            {
              path: '/sign-in',
              method: 'POST',
              ids: ['', '', ''],
              real: false,
              query: [],
              type: 'application/json',
              body: '""',
              cookies: [],
              signedIn: false,
              more: [],
            },
          ],
        ],
      },
    );
    expect(
      server.output.err
        .slice(before)
        .split('\n')
        .filter(
          (line) => line.startsWith('{') && line.includes('"level":"error"') && !line.includes('"source":"browser"'),
        ),
    ).toEqual([]);
  });

  /** As a browser or a program might write it into an address: some of it encoded, control characters always. */
  function safely(text: string): string {
    return /^(?:%[\w%]*)?$/.test(text) ? text : encodeURIComponent(text.isWellFormed() ? text : '%');
  }

  test('headers of 64 kB are refused or cut off, a hundred cookies and a long address are not', async () => {
    const refused = await ask('/', { headers: { cookie: `a=${'x'.repeat(64 * 1024)}` } }).then(
      ({ status }) => status,
      (error: { code?: string }) => error.code,
    );
    expect([431, 'ECONNRESET', 'EPIPE']).toContain(refused);
    const many = Array.from({ length: 100 }, (_, n) => `c${n}=${n}`).join('; ');
    expect((await ask('/', { headers: { cookie: many } })).status).toBe(200);
    expect((await ask(`/ai-design?${'a=b&'.repeat(2_000)}`, { headers: { cookie } })).status).toBe(200);
  });
});
