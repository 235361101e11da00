/**
 * Codes by text message on the real database: single use, five tries, ten minutes, limits by number and by IP address,
 * nothing in clear text.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#app/services/database/database.server.ts';
import { SmsError, type TextMessage } from '#app/services/sms/sms.ts';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { askingLimits } from './asking-limits.ts';
import { codeMinutes, codeTries } from './code-life.ts';
import { createPhoneCodes, type CodeRequest, type PhoneCodes } from './phone-code.server.ts';
import { createRateLimiter } from '#app/services/rate-limits/database-limiter.server.ts';

const day = 24 * 60 * 60 * 1000;
let folder: string;
let database: Database;
let codes: PhoneCodes;
let sent: TextMessage[] = [];
let smsFails = false;
let clock = Date.UTC(2026, 0, 1);
let numbers = 0;
let addresses = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-codes-'));
  database = await openEmbeddedIn(folder);
  const { prisma } = database;
  const now = () => clock;
  codes = createPhoneCodes({
    prisma,
    now,
    limiter: createRateLimiter({ prisma, now }),
    secret: 'a-secret-for-tests-0123456789-abcdefghij',
    origin: 'https://blend.example',
    sms: {
      kind: 'twilio',
      send: async (message) => {
        if (smsFails) throw new SmsError('failed', 'no');
        sent.push(message);
      },
    },
  });
});
beforeEach(() => {
  sent = [];
  smsFails = false;
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const newNumber = () => `+4915123${String((numbers += 1)).padStart(6, '0')}`;
const newAddress = () => `198.51.100.${(addresses += 1)}`;
const challenge = 'one browser';
const ask = (phone: string, address = newAddress(), more: Partial<CodeRequest> = {}) =>
  codes.send({ phone, country: 'DE', address, challenge, isKnown: false, ...more });
const lastCode = () => /^\d{6}/.exec(sent.at(-1)?.text ?? '')![0];
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a code of six digits is sent, with the line that browsers read, and works once', async () => {
  const phone = newNumber();
  expect(await ask(phone)).toEqual({ sent: true });
  expect(sent).toMatchObject([{ to: phone }]);
  expect(sent[0]?.text).toMatch(/^(\d{6}) is your Blend sign-in code\.[^]*\n\n@blend\.example #\1$/);
  expect(await codes.use(phone, challenge, lastCode())).toBe('right');
  expect(await codes.use(phone, challenge, lastCode())).toBe('gone');
});

test('of two right answers at once one counts', async () => {
  const phone = newNumber();
  await ask(phone);
  const answers = await Promise.all([
    codes.use(phone, challenge, lastCode()),
    codes.use(phone, challenge, lastCode()),
    codes.use(phone, challenge, lastCode()),
  ]);
  expect(answers.filter((answer) => answer === 'right')).toHaveLength(1);
});

test('wrong codes may be fixed, five answers end it, the right one too late', async () => {
  const phone = newNumber();
  await ask(phone);
  for (let n = 1; n < codeTries; n += 1) expect(await codes.use(phone, challenge, wrong(lastCode()))).toBe('wrong');
  expect(await codes.use(phone, challenge, lastCode())).toBe('right');

  await ask(phone);
  for (let n = 0; n < codeTries; n += 1) expect(await codes.use(phone, challenge, wrong(lastCode()))).toBe('wrong');
  expect(await codes.use(phone, challenge, lastCode())).toBe('gone');
});

test('guesses side by side don’t get more tries', async () => {
  const phone = newNumber();
  await ask(phone);
  const answers = await Promise.all(Array.from({ length: 12 }, () => codes.use(phone, challenge, wrong(lastCode()))));
  expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(codeTries);
});

test('it works for ten minutes', async () => {
  const phone = newNumber();
  await ask(phone);
  clock += codeMinutes * 60_000 - 1;
  expect(await codes.use(phone, challenge, wrong(lastCode()))).toBe('wrong');
  clock += 1;
  expect(await codes.use(phone, challenge, lastCode())).toBe('gone');
  await codes.cleanUp();
  expect(await database.prisma.phoneCode.count()).toBe(0);
});

test('asking again makes the old one invalid, and begins the tries again', async () => {
  const phone = newNumber();
  await ask(phone);
  const first = lastCode();
  for (let n = 0; n < codeTries; n += 1) await codes.use(phone, challenge, wrong(first));
  await ask(phone);
  if (lastCode() !== first) expect(await codes.use(phone, challenge, first)).toBe('wrong');
  expect(await codes.use(phone, challenge, lastCode())).toBe('right');
});

test('a code is for its own number alone, and there is none before one was asked for', async () => {
  const [phone, other] = [newNumber(), newNumber()];
  await ask(phone);
  expect(await codes.use(other, challenge, lastCode())).toBe('gone');
  const code = lastCode();
  await ask(other);
  if (lastCode() !== code) expect(await codes.use(other, challenge, code)).toBe('wrong');
});

test('neither number nor code is in the database', async () => {
  const phone = newNumber();
  await ask(phone);
  const rows = JSON.stringify([
    await database.prisma.phoneCode.findMany(),
    (await database.prisma.rateLimit.findMany()).map(({ key }) => key),
  ]);
  expect(rows).not.toContain(phone.slice(1));
  expect(rows).not.toContain(lastCode());
});

test('one address has one number sent five codes in a quarter of an hour and ten a day', async () => {
  const [phone, address] = [newNumber(), newAddress()];
  for (let n = 0; n < 5; n += 1) expect(await ask(phone, address)).toEqual({ sent: true });
  clock += 5 * 60_000;
  expect(await ask(phone, address)).toEqual({ sent: false, retryAfter: 10 * 60 });
  expect(await ask(phone)).toEqual({ sent: true });
  clock += 10 * 60_000;
  for (let n = 0; n < 5; n += 1) expect(await ask(phone, address)).toEqual({ sent: true });
  clock += 15 * 60_000;
  expect(await ask(phone, address)).toMatchObject({ sent: false, retryAfter: (day - 30 * 60_000) / 1000 });
});

test('strangers neither void nor use up the code of a browser, nor its right to a new one', async () => {
  const phone = newNumber();
  await ask(phone, newAddress(), { challenge: 'the owner’s' });
  const code = lastCode();
  for (let n = 0; n < 25; n += 1) {
    await ask(phone, newAddress(), { challenge: `stranger ${n}` });
    for (let guess = 0; guess < codeTries; guess += 1) await codes.use(phone, `stranger ${n}`, wrong(code));
  }
  // Texts from strangers to one number are limited.
  expect(sent.length).toBe(20);
  expect(await ask(phone, newAddress(), { challenge: 'one more' })).toMatchObject({ sent: false });
  expect(await codes.use(phone, 'one more', code)).toBe('gone');
  expect(await codes.use(phone, 'the owner’s', code)).toBe('right');
  const again = { challenge: 'the owner’s', isKnown: true };
  for (let n = 0; n < 5; n += 1) expect(await ask(phone, newAddress(), again)).toEqual({ sent: true });
  expect(await ask(phone, newAddress(), again)).toMatchObject({ sent: false, retryAfter: 15 * 60 });
});

test('strangers have so many texts an hour sent to one country, and so many to all of them; owners are not held up by it', async () => {
  clock += day;
  const most = askingLimits.codes.country[0].max;
  let count = 0;
  for (const country of ['JM', 'TT', 'LV']) {
    for (let n = 0; n < most; n += 1) expect(await ask(newNumber(), newAddress(), { country })).toEqual({ sent: true });
    count += most;
    expect(await ask(newNumber(), newAddress(), { country })).toMatchObject({ sent: false, retryAfter: 3600 });
  }
  expect(count).toBe(askingLimits.codes.server[0].max);
  expect(await ask(newNumber(), newAddress(), { country: 'DE' })).toMatchObject({ sent: false });
  expect(await ask(newNumber(), newAddress(), { country: 'JM', isKnown: true })).toEqual({ sent: true });
  clock += 60 * 60_000;
});

test('one address asks twenty times an hour, for whichever numbers; its neighbours of IPv6 are the same', async () => {
  const address = newAddress();
  for (let n = 0; n < 20; n += 1) expect(await ask(newNumber(), address)).toEqual({ sent: true });
  expect(await ask(newNumber(), address)).toMatchObject({ sent: false, retryAfter: 3600 });
  expect(await ask(newNumber())).toEqual({ sent: true });
  for (let n = 0; n < 20; n += 1) await ask(newNumber(), `2001:db8::${n + 1}`);
  expect(await ask(newNumber(), '2001:db8::ffff')).toMatchObject({ sent: false });
});

test('a message that was not taken over is said', async () => {
  smsFails = true;
  await expect(ask(newNumber())).rejects.toThrow(SmsError);
});
