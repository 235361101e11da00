/**
 * Secrets stay secret: no configuration value, cookie or token appears in what the server prints or sends to browsers,
 * whatever goes wrong; and behind TLS everything insists on it.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#app/services/config/project-root.ts';
import { fillWithDatabase } from '#tests/fixtures/database-templates.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { plantSessions } from '#tests/routes/planted-sessions.ts';

const origin = 'https://blend.example.com';
const secrets = {
  SECRET: 'kept-to-myself-0123456789-abcdefghijklmnop',
  mailPassword: 'mail-pa55word-of-nobody',
  OPENAI_API_KEY: 'sk-nobodys-key-abcdefghijklmnopqrstuvwxyz',
  cookie: 'session-cookie-value-of-somebody',
  linkToken: 'linktokenofsomebodywhosignsin',
  typed: 'bearer-token-that-somebody-pasted',
};

let folder: string;
let server: RunningServer;
let sessionCookie: string;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'blend-secrets-'));
  await fillWithDatabase(folder);
  const { valid } = await plantSessions(folder, secrets.SECRET, 0);
  sessionCookie = `__Secure-${valid}`;
  // Nothing listens there: mail and model both fail, and their errors could quote addresses and keys.
  const closed = await freePort();
  port = await freePort();
  server = await startServer(
    {
      PORT: String(port),
      ORIGIN: origin,
      LOG_LEVEL: 'debug',
      SECRET: secrets.SECRET,
      OPENAI_API_KEY: secrets.OPENAI_API_KEY,
      SMTP_URL: `smtp://mailer:${secrets.mailPassword}@127.0.0.1:${closed}`,
      OPENAI_BASE_URL: `http://127.0.0.1:${closed}/v1`,
      OPENAI_MODEL: 'none',
    },
    folder,
  );
}, 300_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends to the server itself, as the proxy that ends TLS does. */
const send = (address: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${address}`, {
    redirect: 'manual',
    ...init,
    headers: { origin, ...(init.headers as Record<string, string>) },
  });
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

describe('behind TLS', () => {
  test('answers ask for it from then on', async () => {
    const { headers } = await send('/');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    expect((await send('/favicon.svg')).headers.get('strict-transport-security')).not.toBeNull();
  });

  test('cookies go over it alone, and neither to scripts nor to other sites', async () => {
    const guest = await send('/sign-in', { method: 'POST', body: new URLSearchParams({ intent: 'guest', to: '/' }) });
    expect(guest.status).toBe(303);
    const lines = guest.headers.getSetCookie();
    expect(lines.some((line) => line.startsWith('__Secure-blend.session_token='))).toBe(true);
    for (const line of lines)
      for (const part of [/; Secure/i, /; HttpOnly/i, /; SameSite=Lax/i]) expect(line).toMatch(part);
  });

  test('the plain address of this machine is a foreign origin', async () => {
    expect(
      (
        await send('/api/errors', {
          ...json({}),
          headers: { origin: 'http://127.0.0.1', 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(403);
  });
});

test('nothing that fails prints a secret', async () => {
  expect((await send('/api/designs', { headers: { cookie: sessionCookie } })).status).toBe(200);
  // A mail and a turn that can't be sent …
  expect(
    (
      await send(
        '/api/sign-in-link',
        json({ email: 'somebody@example.com', next: `/ai-design/chat?draft=${secrets.typed}` }),
      )
    ).status,
  ).toBe(503);
  const begun = await send('/api/drafts', {
    ...json({ prompt: 'A poster' }),
    headers: { cookie: sessionCookie, 'content-type': 'application/json' },
  });
  expect(begun.status).toBe(201);
  // … links, cookies and headers that carry values …
  await send(`/__/auth/action?token=${secrets.linkToken}`, {
    headers: { cookie: `__Secure-blend.session_token=${secrets.cookie}` },
  });
  await send('/__/auth/action', { method: 'POST', body: new URLSearchParams({ token: secrets.linkToken }) });
  await send(`/%E0%A4%A?token=${secrets.linkToken}`, { headers: { authorization: `Bearer ${secrets.typed}` } });
  // … and browser errors that quote them.
  const quoted = [
    `GET /__/auth/action?token=${secrets.linkToken} answered 500`,
    `Authorization: Bearer ${secrets.typed}`,
    `cookie __Secure-blend.session_token=${secrets.cookie}; a=b`,
    `the key ${secrets.OPENAI_API_KEY} and ${secrets.SECRET}`,
  ];
  const errors = quoted.map((text) => ({
    name: 'Error',
    message: text,
    stack: `Error: ${text}\n at x`,
    page: '/',
    context: { password: secrets.mailPassword },
  }));
  expect((await send('/api/errors', json({ errors }))).status).toBe(204);

  const lines = () => server.output.err.split('\n').filter((line) => line.startsWith('{'));
  await expect.poll(() => lines().some((line) => line.includes('"area":"mail"'))).toBe(true);
  await expect.poll(() => lines().filter((line) => line.includes('"source":"browser"')).length).toBe(errors.length);
  // By then the turn has run into the closed port.
  const chat = ((await begun.json()) as { path: string }).path.split('/').at(-1);
  await expect
    .poll(
      async () =>
        (
          (await (await send(`/api/chats/${chat}`, { headers: { cookie: sessionCookie } })).json()) as {
            running: boolean;
          }
        ).running,
    )
    .toBe(false);
  const printed = server.output.out + server.output.err;
  for (const [name, value] of Object.entries(secrets))
    expect({ name, printed: printed.includes(value) }).toEqual({ name, printed: false });
  expect(printed).toContain('[hidden]');
});

test('no page and no answer holds a secret of the configuration', async () => {
  for (const address of [
    '/',
    '/sign-in',
    '/ai-design',
    '/mobile',
    '/no/such/page',
    '/api/tools',
    '/brand-kit',
    '/ai-design.data',
    '/api/auth/get-session',
  ]) {
    const text = await (await send(address, { headers: { cookie: sessionCookie } })).text();
    for (const name of ['SECRET', 'mailPassword', 'OPENAI_API_KEY'] as const)
      expect({ address, name, holds: text.includes(secrets[name]) }).toEqual({ address, name, holds: false });
  }
});

describe('what browsers download', () => {
  /** Only the server's own modules contain these. */
  const ofTheServer: readonly RegExp[] = [
    /PrismaClient/,
    /\$queryRaw/,
    /INSERT INTO "/,
    /createHmac|timingSafeEqual/,
    /node:(?:fs|crypto|child_process|http|net)/,
    /betterAuth\(/,
    /createTransport\(/,
    /new Stripe\(/,
    /rate_limit/,
    /FOR UPDATE/,
  ];
  const keys: readonly RegExp[] = [
    /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    /\bsk[-_](?:live_|test_|proj-)?[A-Za-z0-9]{20,}/,
    /\bwhsec_[A-Za-z0-9]{16,}/,
    /\bAKIA[0-9A-Z]{16}\b/,
    /\bghp_[A-Za-z0-9]{30,}/,
    /postgres(?:ql)?:\/\/[^\s"'`:]+:[^\s"'`@]+@/,
  ];
  const folderOfBuild = path.join(projectRoot(), 'build', 'client');
  const files = () =>
    readdirSync(folderOfBuild, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));

  test('has no module of the server in it, no key, and nothing to read the sources from', () => {
    const all = files();
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((file) => file.endsWith('.map'))).toEqual([]);
    const found: string[] = [];
    for (const file of all.filter((name) => /\.(?:js|css|html|json|svg|txt)$/.test(name))) {
      const text = readFileSync(file, 'utf8');
      for (const pattern of [...ofTheServer, ...keys])
        if (pattern.test(text)) found.push(`${path.relative(folderOfBuild, file)}: ${pattern}`);
      for (const value of Object.values(secrets))
        if (text.includes(value)) found.push(`${path.relative(folderOfBuild, file)}: ${value}`);
    }
    expect(found).toEqual([]);
  });
});
