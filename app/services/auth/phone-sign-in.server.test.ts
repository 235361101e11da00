/**
 * Signing in by phone through better-auth's own handler on the real database: accounts, wrong codes, guests, what is
 * not revealed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#app/services/database/database.server.ts';
import { addressHeader } from '#app/services/http/request-context.ts';
import { SmsError, type SmsProblem, type TextMessage } from '#app/services/sms/sms.ts';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { createAuth, type Auth } from './auth.server.ts';
import { pendingCodeLine } from './pending-code.server.ts';
import { createPhoneCodes, type PhoneCodes } from './phone-code.server.ts';
import { createRateLimiter } from '#app/services/rate-limits/database-limiter.server.ts';
import { askForCode, signInByCode, type CodeProblem, type CodeSent } from './sign-in-code.server.ts';
import { askForLink } from './sign-in-link.server.ts';

const origin = 'http://127.0.0.1:4999';
const secret = 'a-secret-for-tests-0123456789-abcdefghij';
const config = { origin, secret };
let folder: string;
let database: Database;
let auth: Auth;
let phoneCodes: PhoneCodes;
const sent: TextMessage[] = [];
let mails = 0;
let smsProblem: SmsProblem | null = null;
let reports: unknown[] = [];
let people = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-phone-'));
  database = await openEmbeddedIn(folder);
  const { prisma } = database;
  const limiter = createRateLimiter({ prisma });
  const report = (error: unknown) => reports.push(error);
  phoneCodes = createPhoneCodes({
    prisma,
    limiter,
    secret,
    origin,
    sms: {
      kind: 'twilio',
      send: async (message) => {
        if (smsProblem) throw new SmsError(smsProblem, 'no');
        sent.push(message);
      },
    },
  });
  auth = createAuth(
    { origin, originIsFixed: false, secret },
    {
      prisma,
      limiter,
      phoneCodes,
      report,
      mailer: { kind: 'smtp', send: async () => void (mails += 1), close() {} },
      sessionEnded: () => undefined,
    },
  );
});
afterEach(() => {
  smsProblem = null;
  const unexpected = reports.filter((error) => !(error instanceof SmsError));
  reports = [];
  expect(unexpected).toEqual([]);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** A browser with its own IP address. */
function browser() {
  const jar = new Map<string, string>();
  people += 1;
  const ip = `203.0.113.${people}`;
  const request = () =>
    new Request(`${origin}/sign-in`, {
      method: 'POST',
      headers: { origin, [addressHeader]: ip, cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
    });
  const keep = (cookies: string[]) => {
    for (const line of cookies) {
      const pair = line.split(';')[0] ?? '';
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  };
  return {
    request,
    async ask(text: string, country = 'DE') {
      const asked = await askForCode(
        { phoneCodes, config, report: (error) => reports.push(error) },
        request(),
        text,
        country,
      );
      if ('challenge' in asked) keep([pendingCodeLine(config, asked)]);
      return asked;
    },
    async enter(phone: string, code: string): Promise<CodeProblem | null> {
      const answer = await signInByCode({ auth, config }, request(), phone, code);
      if (!('cookies' in answer)) return answer;
      keep(answer.cookies);
      return null;
    },
    guest: async () =>
      keep((await auth.call(request(), '/sign-in/anonymous', { method: 'POST', body: {} })).headers.getSetCookie()),
    user: async () => (await auth.session(request()))?.user ?? null,
  };
}

let numbers = 0;
const newNumber = () => `0151 2${String((numbers += 1)).padStart(7, '0')}`;
const lastCode = () => /^\d{6}/.exec(sent.at(-1)?.text ?? '')![0];
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const sentTo = (answer: CodeSent | CodeProblem): string => ('phone' in answer ? answer.phone : answer.message);

test('a new number gets an account without a mail address, and the same one the next time', async () => {
  const number = newNumber();
  const first = browser();
  const asked = await first.ask(number);
  const phone = sentTo(asked);
  expect(asked).toMatchObject({ phone: expect.stringMatching(/^\+49151/), country: 'DE' });
  expect(await first.enter(phone, lastCode())).toBeNull();
  const user = await first.user();
  expect(user).toMatchObject({ email: null, phone, name: '', isAnonymous: false, plan: 'free' });
  const row = await database.prisma.user.findUniqueOrThrow({ where: { id: user!.id } });
  expect(row).toMatchObject({ phoneNumber: phone, phoneNumberVerified: true, emailVerified: false });
  expect(row.email).toMatch(/^[0-9a-f-]{36}@phone\.placeholder\.invalid$/);

  const second = browser();
  expect(await second.ask(phone)).toEqual({ ...asked, challenge: expect.any(String) });
  await second.enter(phone, ` ${lastCode().slice(0, 3)} ${lastCode().slice(3)}`);
  expect((await second.user())?.id).toBe(user!.id);
});

test('wrong codes are said word for word, and sign nobody in', async () => {
  const who = browser();
  const phone = sentTo(await who.ask(newNumber()));
  for (const malformed of ['', '12345', '1234567', 'abcdef'])
    expect(await who.enter(phone, malformed)).toMatchObject({ status: 422, message: 'Invalid code' });
  for (let n = 0; n < 5; n += 1)
    expect(await who.enter(phone, wrong(lastCode()))).toMatchObject({
      status: 422,
      message: 'Invalid code entered. Try again!',
    });
  expect(await who.enter(phone, lastCode())).toMatchObject({ status: 410, code: 'gone' });
  expect(await who.user()).toBeNull();
  expect(await database.prisma.user.findFirst({ where: { phoneNumber: phone } })).toBeNull();
});

test.each([
  ['', 'Enter a valid phone number'],
  ['0151', 'Enter a valid phone number'],
  ['no number', 'Enter a valid phone number'],
  ['030 123456', 'Invalid phone number'],
  ['0900 1234567', 'Invalid phone number'],
  ['0151 234567890123456', 'Invalid phone number'],
])('the number %j: %s', async (text, words) => {
  const before = sent.length;
  expect(await browser().ask(text)).toMatchObject({ status: 422, message: words });
  expect(sent).toHaveLength(before);
});

test.each([
  ['invalid-number', 422, 'Invalid phone number', 0],
  ['refused-number', 422, 'This number can’t receive messages from us. Sign in another way.', 1],
  ['busy', 503, 'Too many messages are being sent. Try again in a minute.', 1],
  [
    'not-set-up',
    503,
    'This server can’t send text messages yet: its administrator needs to set up a Twilio account.',
    0,
  ],
  ['failed', 503, 'The message could not be sent. Try again in a moment.', 1],
] as const)(
  'a message that is not taken over (%s) is said, and reported when it is ours',
  async (problem, status, words, reported) => {
    smsProblem = problem;
    expect(await browser().ask(newNumber())).toMatchObject({ status, message: words });
    expect(reports).toHaveLength(reported);
  },
);

test('too many codes: how long to wait', async () => {
  const number = newNumber();
  const who = browser();
  for (let n = 0; n < 5; n += 1) expect(sentTo(await who.ask(number))).toMatch(/^\+/);
  expect(await who.ask(number)).toMatchObject({
    status: 429,
    message: 'Several codes were sent already. Try again in 15 minutes.',
  });
});

test('a code works in the browser that asked for it, whatever strangers do with the number', async () => {
  const number = newNumber();
  const [owner, stranger] = [browser(), browser()];
  const phone = sentTo(await owner.ask(number));
  const code = lastCode();
  // Without a code of its own, and with one.
  expect(await stranger.enter(phone, code)).toMatchObject({ code: 'gone' });
  await stranger.ask(number);
  if (lastCode() !== code) expect(await stranger.enter(phone, code)).toMatchObject({ code: 'wrong' });
  for (let n = 0; n < 6; n += 1) await stranger.enter(phone, wrong(lastCode()));
  expect(await stranger.user()).toBeNull();
  expect(await owner.enter(phone, code)).toBeNull();
  // Known from now on: strangers use up nothing of this browser's.
  for (let n = 0; n < 30; n += 1) await browser().ask(number);
  expect(await browser().ask(number)).toMatchObject({ status: 429 });
  expect(sentTo(await owner.ask(number))).toBe(phone);
});

describe('without an account before', () => {
  test('what a guest made moves to the account by phone, once, and the guest is gone', async () => {
    const number = newNumber();
    const { prisma } = database;
    const visit = async (design: string) => {
      const who = browser();
      await who.guest();
      const guest = (await who.user())!;
      expect(guest).toMatchObject({ isAnonymous: true, email: null, phone: null });
      await prisma.design.create({ data: { id: design, userId: guest.id, title: 'Mine', frame: {} } });
      const phone = sentTo(await who.ask(number));
      await who.enter(phone, lastCode());
      expect(await prisma.user.findUnique({ where: { id: guest.id } })).toBeNull();
      return (await who.user())!.id;
    };
    const first = await visit('by-phone-1');
    const second = await visit('by-phone-2');
    expect(second).toBe(first);
    expect(
      (await prisma.design.findMany({ where: { userId: first }, orderBy: { id: 'asc' } })).map(({ id }) => id),
    ).toEqual(['by-phone-1', 'by-phone-2']);
  });

  test('a wrong code leaves a guest who they were', async () => {
    const who = browser();
    await who.guest();
    const guest = (await who.user())!.id;
    await who.enter(sentTo(await who.ask(newNumber())), wrong(lastCode()));
    expect((await who.user())?.id).toBe(guest);
  });
});

test('nobody is mailed at the address that fills the column', async () => {
  const who = browser();
  await who.enter(sentTo(await who.ask(newNumber())), lastCode());
  const { email } = await database.prisma.user.findUniqueOrThrow({ where: { id: (await who.user())!.id } });
  expect(await askForLink(auth, who.request(), email, '/')).toMatchObject({
    status: 422,
    message: 'Enter a valid email',
  });
  expect(mails).toBe(0);
});

test.each([
  '/phone-number/send-otp',
  '/sign-in/phone-number',
  '/phone-number/request-password-reset',
  '/phone-number/reset-password',
])('the plugin’s %s is closed', async (path) => {
  const response = await auth.call(browser().request(), path, {
    method: 'POST',
    body: { phoneNumber: '+4915123456789', password: 'x', newPassword: 'xxxxxxxxxx', otp: '1' },
  });
  expect(response.status).toBe(404);
  expect(JSON.stringify(await database.prisma.verification.findMany())).not.toContain('4915123456789');
});
