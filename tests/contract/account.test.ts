/**
 * Account changes over HTTP on the real server, as a browser makes them: a new address, sessions on other devices,
 * deletion.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { signIn, Visitor } from '#tests/routes/visitors.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
}, 300_000);
afterAll(() => server.stop());

/** Text of the outbox, newest mail first. */
const outbox = async (visitor: Visitor): Promise<string> =>
  (await (await visitor.send('/outbox')).text()).replaceAll('&amp;', '&');
const linkIn = (text: string): string => /\/__\/auth\/email\?token=([\w.%-]+)/.exec(text)?.[1] ?? '';
const profileOf = async (visitor: Visitor): Promise<{ email: string; pendingEmail: string | null; name: string }> =>
  (await visitor.send('/api/account')).json() as Promise<{ email: string; pendingEmail: string | null; name: string }>;
/** The answer without its timestamp. */
const answerOf = async (response: Response) => ({
  status: response.status,
  body: await response.text(),
  headers: [...response.headers]
    .filter(([name]) => !/^(?:date|x-request-id|content-security-policy)$/.test(name))
    .toSorted(),
});

test('another address: confirmed by its link, once; the old one works until then', async () => {
  const owner = await signIn(server.origin, 'old@example.com');
  expect((await owner.json('/api/account/email', { email: 'not an address' })).status).toBe(422);
  expect((await owner.json('/api/account/email', { email: 'OLD@example.com' })).status).toBe(422);
  expect((await owner.json('/api/account/email', { email: 'New@Example.com' })).status).toBe(202);
  expect(await profileOf(owner)).toMatchObject({ email: 'old@example.com', pendingEmail: 'new@example.com' });
  const mails = await outbox(owner);
  expect(mails).toContain('n•••@example.com');
  const token = linkIn(mails);

  // Opening the link changes nothing. In another browser it never does: neither without a session nor in another
  // session of the same person.
  const elsewhere = 'Open this link where you asked for it';
  const path = `/__/auth/email?token=${token}`;
  const other = await signIn(server.origin, 'old@example.com');
  const nobody = new Visitor(server.origin);
  const press = (visitor: Visitor) => visitor.send(path, { method: 'POST', body: new URLSearchParams({ token }) });
  for (const visitor of [nobody, other]) {
    const opened = await (await visitor.send(path)).text();
    expect(opened).toContain(elsewhere);
    expect(opened).not.toContain('new@example.com');
    const pressed = await press(visitor);
    expect([pressed.status, await pressed.text()]).toEqual([403, expect.stringContaining(elsewhere)]);
  }
  expect(await (await owner.send(path)).text()).toContain('new@example.com');
  expect(await profileOf(other)).toMatchObject({ email: 'old@example.com' });
  const answers = await Promise.all([press(owner), press(owner), press(owner)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
  expect((await other.send('/api/account')).status).toBe(401);
  expect(await profileOf(owner)).toMatchObject({ email: 'new@example.com', pendingEmail: null });
  expect(await outbox(owner)).toContain('no longer works');
  // The new address leads to the same account, the old one to a different account.
  expect((await profileOf(await signIn(server.origin, 'new@example.com'))).email).toBe('new@example.com');
});

test('an address that somebody has is answered just the same, and its owner is told', async () => {
  await signIn(server.origin, 'taken@example.com');
  const asker = await signIn(server.origin, 'asker@example.com');
  const free = await answerOf(await asker.json('/api/account/email', { email: 'free@example.com' }));
  const taken = await answerOf(await asker.json('/api/account/email', { email: 'taken@example.com' }));
  expect(taken).toEqual(free);
  expect((await profileOf(asker)).pendingEmail).toBe('taken@example.com');
  expect(await outbox(asker)).toContain('You already have a Blend account');
  // Mail is limited per address, whoever owns it, and per requesting account.
  const second = await signIn(server.origin, 'second@example.com');
  for (const status of [202, 202, 202, 429])
    expect((await second.json('/api/account/email', { email: 'taken@example.com' })).status).toBe(status);
  for (const status of [202, 429])
    expect((await second.json('/api/account/email', { email: `free-${Math.random()}@example.com` })).status).toBe(
      status,
    );
  expect((await second.send('/api/account/email', { method: 'DELETE' })).status).toBe(204);
  expect((await profileOf(second)).pendingEmail).toBeNull();
});

test('devices are named, and end at once', async () => {
  const first = await signIn(server.origin, 'devices@example.com');
  const second = await signIn(server.origin, 'devices@example.com');
  const third = await signIn(server.origin, 'devices@example.com');
  const stranger = await signIn(server.origin, 'stranger@example.com');
  interface Listed {
    id: string;
    isThis: boolean;
    browser: string | null;
  }
  const list = async (visitor: Visitor) =>
    ((await (await visitor.send('/api/account/devices')).json()) as { devices: Listed[] }).devices;
  const devices = await list(first);
  expect(devices.map(({ isThis }) => isThis)).toEqual([true, false, false]);
  const id = (await list(second))[0]?.id ?? '';
  expect((await stranger.send(`/api/account/devices/${id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await second.send('/api/designs')).status).toBe(200);

  const stream = await second.send('/api/events', { headers: { accept: 'text/event-stream' } });
  expect((await first.send(`/api/account/devices/${id}`, { method: 'DELETE' })).status).toBe(204);
  // The stream ends, so its text is complete.
  expect(await stream.text()).toContain('session.ended');
  expect((await second.send('/api/designs')).status).toBe(401);
  expect((await third.send('/api/designs')).status).toBe(200);
  expect(await (await first.send('/api/account/devices', { method: 'DELETE' })).json()).toEqual({ ended: 1 });
  expect((await third.send('/api/designs')).status).toBe(401);
  expect(await list(first)).toHaveLength(1);
  expect((await stranger.send('/api/designs')).status).toBe(200);
});

test('a deleted account is nobody, everywhere and at once; the address starts over', async () => {
  const owner = await signIn(server.origin, 'leaving@example.com');
  const elsewhere = await signIn(server.origin, 'leaving@example.com');
  const kept = owner.copy();
  const design = (await (await owner.json('/api/designs', { width: 400, height: 300 })).json()) as { id: string };
  const stream = await elsewhere.send('/api/events', { headers: { accept: 'text/event-stream' } });
  expect(await (await owner.send('/api/account/deletion')).json()).toMatchObject({
    counts: { designs: 1 },
    confirmation: 'leaving@example.com',
    fresh: true,
  });
  expect((await owner.json('/api/account/deletion', { confirmation: 'no' })).status).toBe(422);

  const answer = await owner.json('/api/account/deletion', { confirmation: 'leaving@example.com' });
  expect(answer.status).toBe(204);
  expect(answer.headers.getSetCookie().join()).toContain('Max-Age=0');
  expect(await stream.text()).toContain('session.ended');
  for (const visitor of [owner, kept, elsewhere]) expect((await visitor.send('/api/designs')).status).toBe(401);
  const again = await signIn(server.origin, 'leaving@example.com');
  expect(await (await again.send('/api/account/deletion')).json()).toMatchObject({ counts: { designs: 0, chats: 0 } });
  expect((await again.send(`/api/designs/${design.id}`)).status).toBe(404);
});

test('whoever asks too often is told on each step when to try again', async () => {
  const visitor = new Visitor(server.origin);
  /** The page that reports the limit, after `most` requests that passed. */
  const refusal = async (most: number, ask: () => Promise<Response>): Promise<string> => {
    for (let asked = 0; asked <= most; asked += 1) {
      const response = await ask();
      if (response.status === 429) return response.text();
      await response.body?.cancel();
    }
    throw new Error(`Asked ${most + 1} times, and never too often`);
  };
  const phone = '+4915123456701';
  expect(
    await refusal(5, () => visitor.form('/sign-in?method=phone', { intent: 'phone', phone, country: 'DE' })),
  ).toMatch(/Several codes were sent already\. Try again in 1[45] minutes\./);
  expect(
    await refusal(60, () => visitor.form('/sign-in?method=phone', { intent: 'code', phone, code: '000000' })),
  ).toMatch(/Too many wrong codes\. Try again in (?:9|10) minutes, or sign in another way\./);
  expect(await refusal(5, () => visitor.form('/sign-in', { intent: 'email', email: 'often@example.com' }))).toMatch(
    /(?:Several links were sent to this address already\. Check your inbox, or try again|Too many requests\. Try again) in \d+ (?:minutes|seconds)\./,
  );
  expect(await refusal(20, () => new Visitor(server.origin).form('/sign-in', { intent: 'guest', to: '/' }))).toMatch(
    /Too many guest visits came from your network\. Try again in (?:9|10) minutes, or sign in\./,
  );
  expect(await refusal(20, () => visitor.form('/__/auth/action', { token: 'made-up' }))).toMatch(
    /Try again in (?:\d+ seconds?|1 minute)\. Your link still works\./,
  );
});
