/** Both mailers against real receivers: an SMTP server on loopback, the real database. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#app/services/database/database.server.ts';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { MailError, type Mail, type Mailer } from './mail.ts';
import { createMailer } from './mailer.server.ts';
import { OUTBOX_SIZE } from './outbox-mailer.server.ts';
import { signInMail } from './sign-in-mail.ts';

interface Arrived {
  to: string;
  raw: string;
}

let folder: string;
let database: Database;
let server: SMTPServer;
let port: number;
let arrived: Arrived[] = [];
const mailers: Mailer[] = [];
const mailFrom = 'Blend <no-reply@blend.example>';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-mail-'));
  database = await openEmbeddedIn(folder);
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      done(username === 'studio' && password === 'p@ss' ? null : new Error('Wrong user or password'), {
        user: username ?? '',
      }),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused@') ? new Error('No such mailbox') : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        arrived.push({
          to: session.envelope.rcptTo.map(({ address }) => address).join(),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  port = (server.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const mailer of mailers) mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  arrived = [];
  await database.prisma.outboxMail.deleteMany();
});

function mailer(config: { smtpUrl?: string; outbox: boolean }): Mailer {
  const made = createMailer({ mailFrom, ...config }, { prisma: database.prisma });
  mailers.push(made);
  return made;
}
const smtp = (user = 'studio:p%40ss') => mailer({ smtpUrl: `smtp://${user}@127.0.0.1:${port}`, outbox: false });

/** What each adapter delivered, decoded to the mail's own words. */
const adapters: {
  name: string;
  make: () => Mailer;
  delivered: () => Promise<{ to: string; subject: string; text: string; html: string }[]>;
}[] = [
  {
    name: 'smtp',
    make: smtp,
    delivered: async () => arrived.map(({ to, raw }) => ({ to, ...decode(raw) })),
  },
  {
    name: 'outbox',
    make: () => mailer({ outbox: true }),
    delivered: () =>
      database.prisma.outboxMail.findMany({
        select: { to: true, subject: true, text: true, html: true },
        orderBy: { createdAt: 'asc' },
      }),
  },
];

/** Enough of MIME for our own mails: two quoted-printable or base64 parts and an encoded subject. */
function decode(raw: string): { subject: string; text: string; html: string } {
  const unfolded = raw.replace(/\r\n[ \t]+/g, ' ');
  const subject = (/^Subject: (.*)$/m.exec(unfolded)?.[1] ?? '')
    .trim()
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?Q\?(.*?)\?=/gi, (_, text: string) => quoted(text.replace(/_/g, ' ')))
    .replace(/=\?utf-8\?B\?(.*?)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString());
  const part = (type: string) => {
    const found = new RegExp(`Content-Type: ${type}[^]*?\\r\\n\\r\\n([^]*?)\\r\\n--`, 'i').exec(raw);
    const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(found?.[0] ?? '')?.[1]?.toLowerCase();
    const body = found?.[1] ?? '';
    const text =
      encoding === 'base64'
        ? Buffer.from(body, 'base64').toString()
        : encoding === 'quoted-printable'
          ? quoted(body.replace(/=\r\n/g, ''))
          : body;
    return text.replace(/\r\n/g, '\n').trimEnd();
  };
  return { subject, text: part('text/plain'), html: part('text/html') };
}
const quoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

describe.each(adapters)('$name', ({ make, delivered }) => {
  const mails: Mail[] = [
    signInMail('ada@example.com', 'https://blend.example/__/auth/action?token=abc&next=%2Fai-design', 30),
    {
      to: 'grace@example.com',
      subject: 'Grüße 🎨 من',
      text: 'ä\n.\nلغة\n' + 'long '.repeat(60).trim(),
      html: '<p>ä 🎨</p>',
    },
  ];
  test.each(mails)('delivers "$subject" as it was written', async (mail) => {
    await make().send(mail);
    expect(await delivered()).toEqual([mail]);
  });

  test('many at once all arrive', async () => {
    const sender = make();
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        sender.send({ to: `n${n}@example.com`, subject: `n${n}`, text: 'x', html: '<p>x</p>' }),
      ),
    );
    expect((await delivered()).map(({ to }) => to).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, n) => `n${n}@example.com`),
    );
  });

  test('a line break cannot add headers or readers', async () => {
    const sender = make();
    await sender.send({ to: 'ada@example.com', subject: 'x\r\nBcc: eve@example.com', text: 'x', html: 'x' });
    expect((await delivered()).map(({ to }) => to)).toEqual(['ada@example.com']);
    expect(arrived.map(({ raw }) => /^Bcc:/m.test(raw))).toEqual(arrived.map(() => false));
  });
});

describe('smtp only', () => {
  test('sends from the configured address', async () => {
    await smtp().send({ to: 'ada@example.com', subject: 's', text: 't', html: 'h' });
    expect(arrived[0]?.raw).toMatch(/^From: Blend <no-reply@blend\.example>/m);
    expect(arrived[0]?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
  });

  test.each([
    ['a wrong password', () => smtp('studio:wrong'), 'ada@example.com'],
    ['a refused mailbox', () => smtp(), 'refused@example.com'],
    ['nobody listening', () => mailer({ smtpUrl: 'smtp://127.0.0.1:9', outbox: false }), 'ada@example.com'],
  ])('%s is a MailError with its cause', async (_, make, to) => {
    const error = await make()
      .send({ to, subject: 's', text: 't', html: 'h' })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MailError);
    expect((error as MailError).cause).toBeInstanceOf(Error);
  });
});

test('the outbox keeps the latest mails', async () => {
  const sender = mailer({ outbox: true });
  for (let n = 0; n < OUTBOX_SIZE + 5; n += 1)
    await sender.send({ to: `n${n}@example.com`, subject: 's', text: 't', html: 'h' });
  expect(await database.prisma.outboxMail.count()).toBe(OUTBOX_SIZE);
});

test('without SMTP and outbox nothing is taken over', async () => {
  const none = mailer({ outbox: false });
  expect(none.kind).toBe('none');
  await expect(none.send({ to: 'a@b.cd', subject: 's', text: 't', html: 'h' })).rejects.toThrow(MailError);
});

test('the sign-in mail escapes the link and says it in text and HTML', () => {
  const mail = signInMail('a@b.cd', 'https://blend.example/?a=1&b="><script>', 30);
  expect(mail.html).not.toContain('<script>');
  expect(mail.text).toContain('https://blend.example/');
  expect(mail.text).toContain('30 minutes');
});
