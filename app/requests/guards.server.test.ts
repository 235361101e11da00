/** The guards with real services on a separate data folder, and their behavior if the database does not answer. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStaticHandler } from 'react-router';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseConfig } from '#app/services/config/config.ts';
import { addressHeader } from '#app/services/http/request-context.ts';
import { openServices } from '#app/services/services.server.ts';
import type { Services } from '#app/services/services.ts';
import { fillWithDatabase } from '#tests/fixtures/database-templates.ts';
import {
  apiVisitor,
  initializingCode,
  keepSession,
  ownDesign,
  requireApiUser,
  requireApplication,
  requireSignedIn,
  viewerOf,
} from './guards.server.ts';
import { isInstalled, rememberInstalled } from './installed.server.ts';

const origin = 'http://127.0.0.1:3000';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
let folder: string;
let services: Services;
const cookies: Record<'ada' | 'grace' | 'guest', string> = { ada: '', grace: '', guest: '' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-guards-'));
  await fillWithDatabase(folder);
  services = await openServices(parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  cookies.ada = await signIn('ada@example.com');
  cookies.grace = await signIn('grace@example.com');
  cookies.guest = cookieOf(await services.auth.call(request('/'), '/sign-in/anonymous', { method: 'POST', body: {} }));
});
afterAll(async () => {
  await services.close();
  await rm(folder, { recursive: true, force: true });
});

const request = (path: string, cookie = '', headers: Record<string, string> = {}) =>
  new Request(origin + path, {
    headers: { origin, [addressHeader]: '127.0.0.1', ...(cookie ? { cookie } : {}), ...headers },
  });
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

async function signIn(email: string): Promise<string> {
  await services.auth.call(request('/'), '/sign-in/magic-link', { method: 'POST', body: { email } });
  const mail = await services.database.prisma.outboxMail.findFirstOrThrow({ where: { to: email } });
  const token = new URL(/http\S+/.exec(mail.text)![0]).searchParams.get('token') ?? '';
  return cookieOf(await services.auth.call(request('/'), '/magic-link/verify', { method: 'GET', query: { token } }));
}

/** A guard's answer: an e-mail address, or a summary of the thrown response. */
async function answer(
  guard: Promise<{ user: { email: string | null; isAnonymous: boolean } | null }>,
): Promise<string> {
  try {
    const { user } = await guard;
    return user ? (user.isAnonymous ? 'guest' : (user.email ?? '')) : 'nobody';
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location') ?? ''}`.trim();
    const { data, init } = thrown as { data: { code: string }; init: { status: number } };
    return `${init.status} ${data.code}`;
  }
}

describe('application', () => {
  test.each(['', 'ada', 'guest'] as const)('lets %j in', async (who) => {
    const expected = { '': 'nobody', ada: 'ada@example.com', guest: 'guest' }[who];
    expect(await answer(requireApplication(request('/ai-design', who && cookies[who])))).toBe(expected);
  });

  test('sends phones to /mobile, whoever they are', async () => {
    for (const cookie of ['', cookies.ada]) {
      expect(await answer(requireApplication(request('/ai-design', cookie, { 'user-agent': iPhone })))).toBe(
        '302 /mobile',
      );
      expect(await answer(requireSignedIn(request('/canvas/1', cookie, { 'user-agent': iPhone })))).toBe('302 /mobile');
    }
    expect(await answer(viewerOf(request('/', cookies.ada, { 'user-agent': iPhone })))).toBe('ada@example.com');
  });

  test('lets phones in that use the installed app, or go on with what the front page began', async () => {
    const phone = { 'user-agent': iPhone };
    expect(await answer(requireApplication(request('/ai-design?installed', '', phone)))).toBe('nobody');
    for (const [sent, expected] of [
      ['blend.installed=1', 'ada@example.com'],
      ['blend.installed=0', '302 /mobile'],
      ['another.blend.installed=1', '302 /mobile'],
    ] as const)
      expect(await answer(requireSignedIn(request('/projects', `${cookies.ada}; ${sent}`, phone)))).toBe(expected);
    expect(await answer(requireSignedIn(request('/ai-design/chat', cookies.ada, phone), { phones: true }))).toBe(
      'ada@example.com',
    );
    expect(await answer(requireSignedIn(request('/ai-design/chat', '', phone), { phones: true }))).toBe(
      '302 /sign-in?next=%2Fai-design%2Fchat',
    );
  });

  test('remembers where the installed app was started, and nowhere else', async () => {
    const setAt = async (path: string) =>
      (await rememberInstalled({ request: request(path) }, async () => new Response(null))).headers.getSetCookie();
    expect(await setAt('/ai-design')).toEqual([]);
    expect(await setAt('/ai-design?installed')).toEqual([
      expect.stringMatching(/^blend\.installed=1; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax(?:; Secure)?$/),
    ]);
    const { start_url: start } = JSON.parse(await readFile('public/manifest.webmanifest', 'utf8')) as {
      start_url: string;
    };
    expect(isInstalled(request(start))).toBe(true);
  });

  test('says that the application can not be set up when the session can not be read', async () => {
    const broken = vi.spyOn(services.auth, 'session').mockRejectedValue(new Error('connection lost'));
    expect(await answer(requireApplication(request('/', cookies.ada)))).toBe(`503 ${initializingCode}`);
    expect(await answer(requireSignedIn(request('/', cookies.ada)))).toBe(`503 ${initializingCode}`);
    await expect(requireApiUser(request('/', cookies.ada))).rejects.toThrow('connection lost');
    broken.mockRestore();
  });
});

describe('sign-in', () => {
  test('takes accounts, and sends everyone else to sign in and back', async () => {
    expect(await answer(requireSignedIn(request('/canvas/1?a=b', cookies.ada)))).toBe('ada@example.com');
    for (const cookie of ['', cookies.guest, 'blend.session_token=made.up']) {
      expect(await answer(requireSignedIn(request('/canvas/1?a=b', cookie)))).toBe(
        '302 /sign-in?next=%2Fcanvas%2F1%3Fa%3Db',
      );
    }
  });

  test('in resource routes is 401 JSON; guests only where they are asked for', async () => {
    expect(await answer(requireApiUser(request('/api/x', cookies.ada)))).toBe('ada@example.com');
    expect(await answer(requireApiUser(request('/api/x', cookies.guest)))).toBe('401');
    expect(await answer(requireApiUser(request('/api/x', cookies.guest), { anonymous: true }))).toBe('guest');
    const refused = await requireApiUser(request('/api/x'), { anonymous: true }).catch((thrown: Response) => thrown);
    expect(await (refused as Response).json()).toEqual({
      error: { code: 'signed_out', message: 'You are signed out. Sign in and try again.' },
    });
    expect(await apiVisitor(request('/api/x'))).toBeNull();
  });
});

test('somebody else’s design is answered like one that never was', async () => {
  const { user } = await requireSignedIn(request('/', cookies.ada));
  const { id } = await services.designs.create({ userId: user.id, width: 100, height: 100 });
  expect((await ownDesign(request('/', cookies.ada), id)).design.id).toBe(id);
  const answers = await Promise.all(
    [id, 'never-was'].map((designId) =>
      ownDesign(request('/', cookies.grace), designId).catch((thrown: Response) => thrown),
    ),
  );
  const shapes = await Promise.all(
    answers.map(async (thrown) => {
      const response = thrown as Response;
      return [response.status, response.statusText, [...response.headers], await response.text()];
    }),
  );
  expect(shapes[0]).toEqual(shapes[1]);
  expect(shapes[0]?.[0]).toBe(404);
});

describe('a session in use', () => {
  const { query } = createStaticHandler([
    { id: 'root', path: '/', middleware: [keepSession as never], loader: ({ request: page }) => viewerOf(page) },
  ]);
  // Like the framework's server: one request for middleware and loaders.
  const visit = (cookie: string) => {
    const page = request('/', cookie);
    return query(page, {
      generateMiddlewareResponse: async (run) => Response.json((await run(page)) instanceof Response),
    });
  };

  test('is looked up once a page', async () => {
    const spy = vi.spyOn(services.auth, 'session');
    const page = request('/', cookies.ada);
    await Promise.all([viewerOf(page), requireApplication(page), requireSignedIn(page)]);
    expect(spy).toHaveBeenCalledTimes(1);
    spy.mockRestore();
  });

  test('is extended when it is due, by React Router’s own handling of the root’s middleware', async () => {
    const sent = async (cookie: string) => ((await visit(cookie)) as unknown as Response).headers.getSetCookie();
    expect(await sent(cookies.grace)).toEqual([]);
    const soon = new Date(Date.now() + 58 * 24 * 3600 * 1000);
    await services.database.prisma.session.updateMany({ data: { expiresAt: soon } });
    const [line] = await sent(cookies.grace);
    expect(line).toMatch(/^blend\.session_token=.+; Max-Age=5184000;/);
    expect(await sent(cookies.grace)).toEqual([]);
    expect(await sent('')).toEqual([]);
  });
});
