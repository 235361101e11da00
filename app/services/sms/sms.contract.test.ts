/**
 * Both ways of text messages against real receivers: a loopback server that speaks Twilio's protocol, the real
 * database.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#app/services/database/database.server.ts';
import { OUTBOX_SIZE, readOutbox } from '#app/services/mail/outbox-mailer.server.ts';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { startTwilioServer, type TwilioServer } from '#tests/fakes/twilio-server.ts';
import { createSms } from './sms.server.ts';
import { SmsError, type Sms, type TextMessage } from './sms.ts';

const number = '+15005550006';
let folder: string;
let database: Database;
let server: TwilioServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-sms-'));
  database = await openEmbeddedIn(folder);
  server = await startTwilioServer();
});
afterAll(async () => {
  await server.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  server.messages.length = 0;
  server.answers.clear();
  await database.prisma.outboxMail.deleteMany();
});

const twilio = (over: { from?: string; authToken?: string; url?: string } = {}): Sms =>
  createSms(
    {
      twilio: { accountSid: server.accountSid, authToken: server.authToken, from: number, url: server.url, ...over },
      smsOutbox: true,
    },
    { prisma: database.prisma },
  );

const adapters: { name: Sms['kind']; make: () => Sms; delivered: () => Promise<TextMessage[]> }[] = [
  { name: 'twilio', make: twilio, delivered: async () => server.messages.map(({ to, text }) => ({ to, text })) },
  {
    name: 'outbox',
    make: () => createSms({ smsOutbox: true }, { prisma: database.prisma }),
    delivered: () =>
      database.prisma.outboxMail.findMany({
        where: { kind: 'sms' },
        select: { to: true, text: true },
        orderBy: { createdAt: 'asc' },
      }),
  },
];

describe.each(adapters)('$name', ({ name, make, delivered }) => {
  test('is what it says it is', () => {
    expect(make().kind).toBe(name);
  });

  test.each([
    { to: '+4915123456789', text: '012345 is your Blend sign-in code.\n\n@blend.example #012345' },
    { to: '+919876543210', text: 'ä + 50 % & more = “quotes” 🎨 لغة' },
  ])('delivers to $to as it was written', async (message) => {
    await make().send(message);
    expect(await delivered()).toEqual([message]);
  });

  test('many at once all arrive, each once', async () => {
    const sms = make();
    await Promise.all(Array.from({ length: 8 }, (_, n) => sms.send({ to: `+491512345678${n}`, text: `n${n}` })));
    expect((await delivered()).map(({ text }) => text).toSorted()).toEqual(
      Array.from({ length: 8 }, (_, n) => `n${n}`),
    );
  });
});

describe('twilio only', () => {
  test('sends from a number, or by a messaging service', async () => {
    await twilio().send({ to: '+4915123456789', text: 'x' });
    await twilio({ from: `MG${'2'.repeat(32)}` }).send({ to: '+4915123456789', text: 'x' });
    expect(server.messages.map(({ from, messagingService }) => [from, messagingService])).toEqual([
      [number, null],
      [null, `MG${'2'.repeat(32)}`],
    ]);
  });

  const problemOf = (sms: Sms) =>
    sms.send({ to: '+4915123456789', text: 'x' }).then(
      () => 'sent',
      (error: unknown) => (error instanceof SmsError ? error.problem : error),
    );
  const answering = (answer: { status: number; code?: number; body?: string } | 'hang up') => {
    server.answers.set('+4915123456789', answer);
    return twilio();
  };

  test.each([
    [{ status: 400, code: 21211 }, 'invalid-number'],
    [{ status: 400, code: 21614 }, 'invalid-number'],
    [{ status: 400, code: 21610 }, 'refused-number'],
    [{ status: 403, code: 21408 }, 'refused-number'],
    [{ status: 429, code: 20429 }, 'busy'],
    [{ status: 429, body: '' }, 'busy'],
    [{ status: 500, body: '<html>' }, 'failed'],
    [{ status: 200, body: 'no JSON' }, 'failed'],
    [{ status: 201, body: JSON.stringify({ sid: 'SM1', status: 'failed', error_code: 21614 }) }, 'invalid-number'],
    ['hang up' as const, 'failed'],
  ])('%j: %s', async (answer, problem) => {
    expect(await problemOf(answering(answer))).toBe(problem);
    expect(server.messages).toEqual([]);
  });

  test('a wrong token, nobody listening', async () => {
    expect(await problemOf(twilio({ authToken: 'wrong' }))).toBe('failed');
    expect(await problemOf(twilio({ url: 'http://127.0.0.1:9' }))).toBe('failed');
  });

  test('what it reports names neither the number nor the token', async () => {
    server.answers.set('+4915123456789', {
      status: 400,
      code: 21211,
      text: "Invalid 'To' Phone Number: +4915123456789",
    });
    const error = (await twilio()
      .send({ to: '+4915123456789', text: 'x' })
      .catch((reason: unknown) => reason)) as Error;
    expect(error.message).toContain('21211');
    expect(`${error.message} ${error.stack}`).not.toMatch(/4915123456789|token-of-the-fake/);
  });
});

test('the outbox marks what is a text message, and keeps the latest of all', async () => {
  const outbox = createSms({ smsOutbox: true }, { prisma: database.prisma });
  await database.prisma.outboxMail.create({ data: { id: 'm1', to: 'a@b.cd', subject: 's', text: 't', html: 'h' } });
  await outbox.send({ to: number, text: 'x' });
  expect((await readOutbox(database)).map(({ kind }) => kind).toSorted()).toEqual(['mail', 'sms']);
  for (let n = 0; n < OUTBOX_SIZE + 2; n += 1) await outbox.send({ to: number, text: `n${n}` });
  expect(await database.prisma.outboxMail.count()).toBe(OUTBOX_SIZE);
});

test('without an account and outbox nothing is taken over', async () => {
  const none = createSms({ smsOutbox: false }, { prisma: database.prisma });
  expect(none.kind).toBe('none');
  await expect(none.send({ to: number, text: 'x' })).rejects.toThrow(SmsError);
});
