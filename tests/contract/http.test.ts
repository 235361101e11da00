/** Checks over the network what all answers of the server have in common. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { signInOverHttp } from '#tests/fixtures/sign-in-over-http.ts';
import { damaged } from '#tests/safety/damage.ts';
import { soundFonts, soundPictures } from '#tests/safety/sound-files.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
}, 180_000);
afterAll(async () => {
  await server.stop();
});

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Like fetch, but with any header and any framing of the body. */
async function ask(
  address: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${server.origin}${address}`, { method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const html = { accept: 'text/html' };

describe('a page', () => {
  test('has its own nonce on every script and every security header', async () => {
    const first = await ask('/', { headers: html });
    const second = await ask('/', { headers: html });
    const nonceOf = ({ headers }: Answer) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(nonceOf(first)).toMatch(/^.{20,}$/);
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    const scripts = first.body.toString().match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) expect(script).toContain(`nonce="${nonceOf(first)}"`);
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
    expect(first.headers['permissions-policy']).toContain('camera=(self), microphone=()');
    expect(first.headers['x-powered-by']).toBeUndefined();
    expect(first.headers['strict-transport-security']).toBeUndefined();
  });

  test('that does not exist is a 404 with the words of the specification', async () => {
    const { status, body } = await ask('/no-such-page', { headers: html });
    expect(status).toBe(404);
    expect(body.toString()).toContain('Page not found');
  });

  test('is whole for a crawler', async () => {
    const { status, body } = await ask('/', {
      headers: { ...html, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    });
    expect(status).toBe(200);
    expect(body.toString().trimEnd()).toMatch(/<\/html>$/);
  });

  test('answers HEAD without a body', async () => {
    const { status, body } = await ask('/', { method: 'HEAD', headers: html });
    expect({ status, length: body.length }).toEqual({ status: 200, length: 0 });
  });

  test('is compressed for whoever takes it', async () => {
    const { headers } = await ask('/', { headers: { ...html, 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
  });
});

describe('a file of the build', () => {
  test('with a hash in its name may be kept for ever', async () => {
    const page = (await ask('/', { headers: html })).body.toString();
    const file = /\/assets\/base-[\w-]+\.js/.exec(page)?.[0] ?? '';
    const { status, headers } = await ask(file);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('comes compressed as it was built, with no header that says nothing about it', async () => {
    const page = (await ask('/', { headers: html })).body.toString();
    const file = /\/assets\/base-[\w-]+\.js/.exec(page)?.[0] ?? '';
    const plain = await ask(file, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [accepted, token, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const { status, headers, body } = await ask(file, { headers: { 'accept-encoding': accepted } });
      expect({ status, token: headers['content-encoding'], vary: headers.vary }).toEqual({
        status: 200,
        token,
        vary: 'Accept-Encoding',
      });
      expect(headers['content-type']).toMatch(/^text\/javascript/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBeUndefined();
      expect(unpack(body).equals(plain.body)).toBe(true);
    }
  });

  test('that is missing is a 404, and nobody leaves its folder', async () => {
    expect((await ask('/assets/nothing.js')).status).toBe(404);
    for (const way of ['/assets/../../package.json', '/assets/..%2f..%2fpackage.json', '/..%5c..%5cpackage.json']) {
      const { body } = await ask(way);
      expect(body.toString()).not.toContain('"dependencies"');
    }
  });
});

describe('a request that is refused', () => {
  test.each([
    ['under a foreign name', { headers: { host: 'rebound.example' } }, 421],
    [
      'from another site',
      { method: 'POST', headers: { origin: 'https://evil.example', 'content-length': '2' }, body: '{}' },
      403,
    ],
    [
      'from another site, by the browser’s word',
      { method: 'POST', headers: { 'sec-fetch-site': 'cross-site', 'content-length': '2' }, body: '{}' },
      403,
    ],
    ['with a body of unknown length', { method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body: '{}' }, 411],
    ['with too large a body', { method: 'POST', headers: { 'content-length': String(40 * 1024) } }, 413],
  ])('%s', async (_how, options, status) => {
    const answer = await ask('/api/errors', options);
    expect(answer.status).toBe(status);
    const { error } = JSON.parse(answer.body.toString()) as { error: { code: string; message: string } };
    expect(error.code).toMatch(/^[a-z_]+$/);
    expect(error.message.length).toBeGreaterThan(5);
  });

  test('a malformed address is no crash', async () => {
    const { status } = await ask('/%E0%A4%A', { headers: html });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe('errors of browsers', () => {
  const send = async (body: unknown) => {
    const text = JSON.stringify(body);
    return ask('/api/errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) },
      body: text,
    });
  };
  const entry = { name: 'TypeError', message: 'from the browser', stack: '', page: '/canvas/x', context: {} };

  test('become a line of the report with the request’s id', async () => {
    const { status, headers } = await send({ errors: [entry] });
    expect(status).toBe(204);
    const lines = server.output.err
      .split('\n')
      .filter((text) => text.startsWith('{'))
      .map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(lines.find(({ message }) => message === 'from the browser')).toMatchObject({
      source: 'browser',
      name: 'TypeError',
      page: '/canvas/x',
      requestId: headers['x-request-id'],
    });
  });

  test('in any other shape are refused', async () => {
    expect((await send({ errors: [{ ...entry, message: 'x'.repeat(5000) }] })).status).toBe(400);
    expect((await send({ errors: [] })).status).toBe(400);
    expect((await send('nonsense')).status).toBe(400);
  });

  test('can not flood the report', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => (await send({ errors: [entry] })).status),
    );
    expect(statuses).toContain(429);
  });
});

test('the source of the running copy can be had as an archive', async () => {
  const { status, headers, body } = await ask('/api/source');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/gzip',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'blend-archive-'));
  try {
    const file = path.join(folder, 'blend.tar.gz');
    writeFileSync(file, body);
    const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).split('\n');
    expect(names).toContain('blend/package.json');
    expect(names).toContain('blend/app/server.ts');
    expect(names.filter((name) => /node_modules|\/secret$|prisma\/generated/.test(name))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('a file that means harm', () => {
  test('is refused in words, whoever else sends something meanwhile is served, and the server lives on', async () => {
    const { origin } = server;
    const [mallory, ada] = [
      await signInOverHttp(origin, 'mallory@example.com'),
      await signInOverHttp(origin, 'ada-sends@example.com'),
    ];
    const send = async (cookie: string, address: string, bytes: Uint8Array) => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], 'file'));
      const answer = await fetch(`${origin}${address}`, { method: 'POST', headers: { origin, cookie }, body: form });
      return { status: answer.status, text: await answer.text() };
    };
    const pictures = await soundPictures();
    const [whole] = pictures;
    if (!whole) throw new Error('There is no picture');
    const others = [whole.bytes] as const;
    const hostile = [
      // Frames without a length, which a reader would count forever.
      { address: '/api/assets/music', bytes: Buffer.from('fff150800000fcfff150800000fc', 'hex') },
      // Two million frames, read one by one up to the memory limit: that takes seconds.
      ...(isLongRun
        ? [{ address: '/api/assets/music', bytes: Buffer.alloc(14_000_000, Buffer.from('fff1508000e0fc', 'hex')) }]
        : []),
      ...pictures
        .flatMap(({ type, bytes }) => [...damaged(type, bytes, others, 2, 47)])
        .map(({ bytes }) => ({ address: '/api/assets', bytes })),
      ...soundFonts()
        .flatMap(({ type, bytes }) => [...damaged(type, bytes, others, 2, 47)])
        .map(({ bytes }) => ({ address: '/api/fonts', bytes })),
    ];
    const answers = await Promise.all(
      hostile.map(async ({ address, bytes }) => {
        const [bad, good] = await Promise.all([send(mallory, address, bytes), send(ada, '/api/assets', whole.bytes)]);
        expect(good.status).toBe(201);
        return bad;
      }),
    );
    for (const { status, text } of answers)
      expect([status < 500, status === 201 || text.includes('"message"')], text).toEqual([true, true]);
    // Either status is right; which one depends on how busy the machine is.
    expect([413, 415]).toContain(answers[0]?.status);
    expect(server.process.exitCode).toBeNull();
  });
});
