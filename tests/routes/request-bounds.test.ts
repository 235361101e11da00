/**
 * No request may block the real server by its body or its form: every route accepts as much as promised and refuses one
 * byte more with a message, and whatever is written into a connection is answered with a status below 500.
 */
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyLimit, bodyRules } from '#app/requests/bodies/body-rules.ts';
import { requestLimits } from '#app/services/http/request-limits.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { isLongRun, oneIn } from '#tests/fixtures/sample.ts';
import { addressOf, paths } from './paths.ts';
import { signIn } from './visitors.ts';

let server: RunningServer;
let cookie: string;

beforeAll(async () => {
  server = await startServer({ GENERATIONS_AT_ONCE: '0' });
  cookie = (await signIn(server.origin, 'owner@example.com')).cookieHeader();
}, 300_000);
afterAll(() => server.stop());

const json = 'application/json';
const form = 'multipart/form-data; boundary=x';

/** Posts as the owner. Without a body it sends only the headers, which announce its length. */
async function post(
  address: string,
  type: string,
  length: number,
  body?: Uint8Array,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(server.origin);
  const sent = httpRequest({
    hostname,
    port,
    path: address,
    method: 'POST',
    agent: false,
    headers: { cookie, 'content-type': type, 'content-length': length },
  });
  if (body) sent.end(body);
  else sent.flushHeaders();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  await once(response, 'end');
  sent.destroy();
  return { status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() };
}

/** A form with files of this many bytes in total, in a format that no service accepts. */
function formOf(names: readonly string[], bytes: number): Buffer {
  const content = Buffer.alloc(bytes / names.length, 'a');
  const parts = names.flatMap((name) => [
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n`,
    content,
    '\r\n',
  ]);
  return Buffer.concat([...parts, '--x--\r\n'].map((part) => Buffer.from(part)));
}

const ids = { id: 'never-was', tool: 'look', '*': 'get-session' };
const walked = paths.map((path) => ({
  path,
  address: addressOf(path, ids),
  takesFiles: (bodyRules[path]?.files ?? null) !== null,
}));

describe('a body', () => {
  test('that is a byte too long is refused everywhere, with the limit in words', async () => {
    const passed: string[] = [];
    for (const { path, address, takesFiles } of walked) {
      for (const type of takesFiles ? [json, form] : [json]) {
        const { bytes, promised } = bodyLimit(address, type);
        const { status, text } = await post(address, type, bytes + 1);
        const words = promised >= 1_000_000 ? `at most ${promised / 1_000_000} MB` : `at most ${promised / 1_000} kB`;
        if (status !== 413 || !text.includes(words)) passed.push(`${path} ${type}: ${status} ${text}`);
      }
    }
    expect(passed).toEqual([]);
  });

  const ordinary = walked.filter(({ path }) => bodyRules[path] === undefined && path !== '/api/stripe/webhook');
  const special = walked.filter(({ path }) => bodyRules[path] !== undefined);
  test.each([...special, ...oneIn(6, ordinary)])('of the largest size is taken: $path', async ({ address }) => {
    const { bytes } = bodyLimit(address, json);
    const { status, text } = await post(address, json, bytes, Buffer.from(JSON.stringify({}).padEnd(bytes)));
    expect({ status, text: status === 413 || status >= 500 ? text : '' }).toEqual({ status, text: '' });
  });

  const uploads = walked.filter(({ takesFiles }) => takesFiles);
  test.each(oneIn(2, uploads, 1))('with files of the promised size is taken: $path', async ({ path, address }) => {
    const names = path === '/api/models' ? ['full', 'upper', 'lower'] : ['file'];
    const body = formOf(names, bodyLimit(address, form).promised);
    const { status, text } = await post(address, form, body.length, body);
    // It gets far enough to be examined: it fails for a reason other than its size.
    expect([415, 422], text).toContain(status);
    expect(text).not.toMatch(/too_large|too large/);
  });

  test('all routes of the table are walked', () => {
    expect(Object.keys(bodyRules).filter((path) => !paths.includes(path))).toEqual([]);
  });
});

/** The answer to exactly these bytes; '' when the connection is closed without one. */
async function written(text: string): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.on('error', () => undefined);
  socket.write(Buffer.from(text, 'latin1'));
  // A connection that is reset after its answer counts as closed, too.
  await new Promise((resolve) => socket.on('close', resolve));
  return Buffer.concat(parts).toString('latin1');
}
const host = () => new URL(server.origin).host;
const head = (line: string, ...headers: string[]) =>
  `${[line, `Host: ${host()}`, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

describe('a request that nobody should send', () => {
  test.each([
    ['TRACE', 405, () => head('TRACE / HTTP/1.1')],
    ['a method of WebDAV', 405, () => head('PROPFIND / HTTP/1.1')],
    ['an unknown method', 400, () => head('BREW / HTTP/1.1')],
    ['CONNECT', 405, () => head('CONNECT evil.example:443 HTTP/1.1')],
    ['OPTIONS *', 400, () => head('OPTIONS * HTTP/1.1')],
    ['a foreign absolute form', 400, () => head('GET http://evil.example/ HTTP/1.1')],
    ['our own absolute form', 400, () => head(`GET ${server.origin}/favicon.svg HTTP/1.1`)],
    [
      'an absolute form with a body',
      400,
      () => `${head(`POST ${server.origin}/api/drafts HTTP/1.1`, 'Content-Length: 2')}{}`,
    ],
    ['a target without a slash', 400, () => head('GET favicon.svg HTTP/1.1')],
    ['broken percent-encoding', 400, () => head('GET /api/designs/%E0%A4%A HTTP/1.1')],
    ['percent-encoded bytes that are no UTF-8', 400, () => head('GET /fonts/%ff HTTP/1.1')],
    ['a target of 70 kB', 431, () => head(`GET /${'a'.repeat(70_000)} HTTP/1.1`)],
    ['no Host', 400, () => 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['no Host in an old version', 400, () => 'GET / HTTP/1.0\r\n\r\n'],
    ['two Hosts', 400, () => head('GET / HTTP/1.1', `Host: ${host()}`)],
    ['a Host with a path', 400, () => `GET / HTTP/1.1\r\nHost: ${host()}/x\r\nConnection: close\r\n\r\n`],
    ['a Host with a user', 400, () => `GET / HTTP/1.1\r\nHost: a@${host()}\r\nConnection: close\r\n\r\n`],
    ['a Host that can’t be one', 400, () => 'GET / HTTP/1.1\r\nHost: [::\r\nConnection: close\r\n\r\n'],
    ['two lengths', 400, () => `${head('POST /api/errors HTTP/1.1', 'Content-Length: 2', 'Content-Length: 3')}{}`],
    [
      'a length and chunks',
      400,
      () => `${head('POST /api/errors HTTP/1.1', 'Content-Length: 2', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    ],
    ['a negative length', 400, () => head('POST /api/errors HTTP/1.1', 'Content-Length: -1')],
    ['a length beyond all numbers', 400, () => head('POST /api/errors HTTP/1.1', `Content-Length: ${'9'.repeat(30)}`)],
    ['a length beyond all bodies', 413, () => head('POST /api/errors HTTP/1.1', 'Content-Length: 9007199254740993')],
    [
      'a body in chunks',
      411,
      () => `${head('POST /api/errors HTTP/1.1', 'Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\n\r\n`,
    ],
    ['a transfer coding that is none', 411, () => head('POST /api/errors HTTP/1.1', 'Transfer-Encoding: gzip')],
    [
      'a compressed body',
      415,
      () => `${head('POST /api/errors HTTP/1.1', 'Content-Encoding: gzip', 'Content-Length: 2')}{}`,
    ],
    [
      'two Content-Types',
      400,
      () =>
        `${head('POST /api/errors HTTP/1.1', 'Content-Type: text/plain', 'Content-Type: application/json', 'Content-Length: 2')}{}`,
    ],
    [
      'an expectation that is none',
      417,
      () => `${head('POST /api/errors HTTP/1.1', 'Expect: more', 'Content-Length: 2')}{}`,
    ],
    ['the beginning of TLS', 400, () => '\x16\x03\x01\x02\x00\x01\r\n\r\n'],
    ['the beginning of HTTP/2', 400, () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a range behind the end', 416, () => head('GET /favicon.svg HTTP/1.1', 'Range: bytes=99999999999999999999-')],
    ['a range that ends before it begins', 416, () => head('GET /favicon.svg HTTP/1.1', 'Range: bytes=5-1')],
    ['a range of nothing', 416, () => head('GET /favicon.svg HTTP/1.1', 'Range: bytes=-0')],
    ['two ranges headers', 400, () => head('GET /favicon.svg HTTP/1.1', 'Range: bytes=0-1', 'Range: bytes=2-3')],
  ])('%s gets %i', async (_, status, text) => expect((await written(text())).slice(0, 12)).toBe(`HTTP/1.1 ${status}`));

  test('however it is put together, is answered with less than 500 and no report', async () => {
    const before = server.output.err.length;
    const method = fc.constantFrom(
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'CONNECT',
      'PURGE',
      'SEARCH',
      'get',
      'X',
    );
    const piece = fc.constantFrom(
      '/',
      '//',
      '*',
      '?',
      '#',
      '%',
      '%00',
      '%2f',
      '%ff',
      '..',
      '\\',
      ':',
      '@',
      'http:',
      'evil.example',
      'api',
      'fonts',
      'assets',
      'favicon.svg',
      '.data',
      '[',
      ']',
      '{',
      '|',
      ';',
      "'",
      'a'.repeat(3_000),
    );
    const target = fc.oneof(
      fc.constantFrom('/favicon.svg', '/api/errors', '/api/tools', '/fonts/fonts.css'),
      fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join('')),
    );
    const value = fc.constantFrom(
      '',
      '0',
      '2',
      '-1',
      '2, 2',
      'bytes=0-',
      'bytes=-1',
      `bytes=${'0-,'.repeat(900)}`,
      'bytes=0-0,9-8',
      'chunked',
      'gzip',
      'identity',
      'chunked, gzip',
      '"',
      'W/"',
      ';;',
      'a=b',
      '127.0.0.1',
      'evil.example',
      '[::1]:99999',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'application/json',
      '100-continue',
      'websocket',
      'upgrade',
    );
    const header = fc.tuple(
      fc.constantFrom(
        'Host',
        'Range',
        'If-Range',
        'If-None-Match',
        'If-Modified-Since',
        'Content-Length',
        'Content-Type',
        'Content-Encoding',
        'Transfer-Encoding',
        'Expect',
        'Upgrade',
        'Origin',
        'Referer',
        'X-Forwarded-Host',
        'X-Forwarded-For',
        'X-Forwarded-Proto',
        'Accept-Encoding',
        'Cookie',
        'TE',
        'Trailer',
      ),
      value,
    );
    const version = fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '');
    await fc.assert(
      fc.asyncProperty(
        method,
        target,
        version,
        fc.array(header, { maxLength: 4 }),
        fc.constantFrom('', '{}', '0\r\n\r\n'),
        async (verb, address, spoken, headers, body) => {
          // The server would wait for a body that is never sent; the tests of bodies cover that.
          const sent = headers.filter(([name, text]) => !(name === 'Content-Length' && Number(text) > body.length));
          const answer = await written(
            head(`${verb} ${address} ${spoken}`, ...sent.map(([name, text]) => `${name}: ${text}`)) + body,
          );
          expect(answer.slice(0, 12)).toMatch(/^HTTP\/1\.1 [1-4]\d\d/);
        },
      ),
      { numRuns: isLongRun ? 5_000 : 60 },
    );
    const reports = server.output.err
      .slice(before)
      .split('\n')
      .filter((line) => line.includes('"level":"error"') && !line.includes('"source":"browser"'));
    expect(reports).toEqual([]);
  });
});

test('one visitor makes at most so many drafts an hour, malformed ones among them', async () => {
  const { max } = requestLimits.drafts.address;
  const draft = (body: string) =>
    fetch(`${server.origin}/api/drafts`, { method: 'POST', body, headers: { 'content-type': json } });
  const statuses = [];
  for (let n = 0; n < max; n += 1) statuses.push((await draft(n % 2 === 0 ? '{' : '{"prompt":"A poster"}')).status);
  const refused = await draft('{"prompt":"A poster"}');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(new Set(statuses)).toContain(201);
});
