/**
 * Sends malicious requests to every route of app/routes.ts on the real server: headers and bodies that nobody should
 * send; and checks the headers that protect each answer.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { isLongRun, oneIn } from '#tests/fixtures/sample.ts';
import { addressOf, paths } from './paths.ts';
import { rawRequest, type RawRequest } from './raw-request.ts';
import { table } from './routes.table.ts';
import { make, signIn } from './visitors.ts';

let server: RunningServer;
let cookie: string;
let ids: Record<string, string>;

beforeAll(async () => {
  server = await startServer({ GENERATIONS_AT_ONCE: '0' });
  const owner = await signIn(server.origin, 'owner@example.com');
  cookie = owner.cookieHeader();
  ids = { id: await make(owner, 'design') };
}, 300_000);
afterAll(() => server.stop());

const ask = (address: string, options?: RawRequest) => rawRequest(server.origin, address, options);

describe('every answer protects itself', () => {
  // Packing all sources takes seconds of CPU time: an ordinary run does it once, in tests/contract/http.test.ts.
  test.each(paths.filter((path) => isLongRun || path !== '/api/source'))('%s', async (path) => {
    const row = table[path];
    // In an ordinary run nobody asks for every other one, the owner for those between.
    const askers = [
      ['nobody', {}],
      ['owner', { cookie }],
    ] as const;
    for (const [who, headers] of oneIn<(typeof askers)[number]>(2, askers, paths.indexOf(path) % 2)) {
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
      // A picture has a stricter policy without any scripts, and its sandbox rules out frames.
      if (!policy.includes('sandbox')) expect(policy).toContain("frame-ancestors 'none'");
      // The page that benchmarks drive reads pictures from a server on this machine; it holds no user data.
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

  /** Scripts and styles of a page carry its nonce; no element has a handler, no link runs code. */
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

  /** Writes text into an address as a browser or a program might: some of it encoded, control characters always. */
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
