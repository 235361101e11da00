/**
 * Changes the e-mail address of an account. A link to the new address confirms it, opened by the session that asked;
 * the old one works until then and gets a notice, and all other sessions end with it. Asking for an address that is
 * taken looks just the same: only the mail to it says so.
 */
import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PrismaClient } from '#prisma/generated/client.ts';
import { isPlaceholderEmail, realEmail } from '#app/services/auth/placeholder-email.ts';
import type { RateLimiter } from '#app/services/rate-limits/rate-rule.ts';
import { errorCode } from '#app/services/database/database-error.ts';
import { waitText } from '#app/services/http/wait-text.ts';
import type { Mail, Mailer } from '#app/services/mail/mail.ts';
import type { Devices } from './devices.server.ts';
import { AccountError } from './account-error.ts';
import { addressChangedMail, addressTakenMail, changeAskedMail, confirmAddressMail } from './change-email-mails.ts';

export const CHANGE_MINUTES = 60;

const askedByUser = { window: 60 * 60, max: 5 };
/** Maximum mails to one address, requested by one account and by all of them. */
const mailsPerPair = { window: 60 * 60, max: 3 };
const mailsPerAddress = { window: 60 * 60, max: 20 };

const valueSchema = z.object({ email: z.string(), hash: z.string(), session: z.string().default('') });

/** The user asking for a change, and their session. */
export interface Asker {
  id: string;
  email: string | null;
  sessionId: string;
}

/** What a link leads to. elsewhere: another session asked for it. spent: used, expired or made up. */
export type EmailLink =
  | { state: 'waiting'; email: string }
  | { state: 'confirmed'; email: string }
  | { state: 'elsewhere' }
  | { state: 'spent' };

export interface EmailChanges {
  /**
   * Sends the mails and cancels earlier requests. Throws AccountError 'invalid', 'same_address', 'too_many' or
   * 'mail_not_sent'. `origin`: where the link leads.
   */
  ask(user: Asker, email: string, origin: string): Promise<void>;
  /** The address whose link has not been opened yet. */
  pending(userId: string): Promise<string | null>;
  /** Cancels the request; its link does nothing any more. */
  cancel(userId: string): Promise<void>;
  /** What a link would do for this session (null: there is none). Changes nothing. */
  read(token: string, sessionId: string | null): Promise<EmailLink>;
  /** Uses up the link, for the session that asked. */
  confirm(token: string, sessionId: string | null): Promise<EmailLink>;
}

export interface EmailChangeDependencies {
  prisma: PrismaClient;
  mailer: Mailer;
  limiter: RateLimiter;
  devices: Pick<Devices, 'endOthers'>;
  report(error: unknown, context: Record<string, unknown>): void;
  now?: () => number;
}

/** The identifier of a pending change among the verifications. */
export const changeIdentifier = (userId: string): string => `email-change:${userId}`;

/** The address waiting for confirmation; `at` null: or that waited. */
export async function pendingEmail(
  prisma: PrismaClient,
  userId: string,
  at: Date | null = null,
): Promise<string | null> {
  const row = await prisma.verification.findFirst({
    where: { identifier: changeIdentifier(userId), ...(at ? { expiresAt: { gt: at } } : {}) },
    orderBy: { createdAt: 'desc' },
  });
  return row && valueSchema.parse(JSON.parse(row.value)).email;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const sameText = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
const emailSchema = z.string().trim().max(254).pipe(z.email());

export function createEmailChanges({
  prisma,
  mailer,
  limiter,
  devices,
  report,
  now = Date.now,
}: EmailChangeDependencies): EmailChanges {
  async function limit(key: string, rule: { window: number; max: number }): Promise<void> {
    const { allowed, retryAfter } = await limiter.consume(key, rule);
    if (!allowed)
      throw new AccountError('too_many', 'settings.tooManyMails', {
        values: { when: waitText(retryAfter ?? rule.window) },
        field: 'email',
        retryAfter,
      });
  }

  async function send(mail: Mail): Promise<void> {
    try {
      await mailer.send(mail);
    } catch (error) {
      report(error, { area: 'mail', kind: mailer.kind });
      throw new AccountError('mail_not_sent', 'account.mailNotSent', { field: 'email', cause: error });
    }
  }

  /** For notices whose failure must not fail the request. */
  const tell = (mail: Mail) => send(mail).catch(() => undefined);

  /** The user a link belongs to, if it still works. */
  async function find(token: string): Promise<{ id: string; userId: string; email: string; session: string } | null> {
    const [, id = '', secret = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
    if (!id) return null;
    const row = await prisma.verification.findUnique({ where: { id } });
    if (!row || row.expiresAt.getTime() <= now() || !row.identifier.startsWith(changeIdentifier(''))) return null;
    const { email, hash, session } = valueSchema.parse(JSON.parse(row.value));
    return sameText(hashOf(secret), hash)
      ? { id, userId: row.identifier.slice(changeIdentifier('').length), email, session }
      : null;
  }

  /** The change behind a link, if it is this session's. */
  async function findFor(
    token: string,
    sessionId: string | null,
  ): Promise<NonNullable<Awaited<ReturnType<typeof find>>> | 'elsewhere' | 'spent'> {
    const change = await find(token);
    if (!change) return 'spent';
    return sessionId !== null && change.session === sessionId ? change : 'elsewhere';
  }

  const cancel = async (userId: string) =>
    void (await prisma.verification.deleteMany({ where: { identifier: changeIdentifier(userId) } }));

  return {
    cancel,

    async ask(user, wanted, origin) {
      const parsed = emailSchema.safeParse(wanted);
      if (!parsed.success) throw new AccountError('invalid', 'account.enterValidEmail', { field: 'email' });
      const email = parsed.data.toLowerCase();
      if (isPlaceholderEmail(email)) throw new AccountError('invalid', 'account.enterValidEmail', { field: 'email' });
      if (email === user.email?.toLowerCase())
        throw new AccountError('same_address', 'settings.sameAddress', { field: 'email' });
      if (mailer.kind === 'none') throw new AccountError('mail_not_sent', 'account.mailDown', { field: 'email' });
      await limit(`email-change:${user.id}`, askedByUser);
      const key = hashOf(email).slice(0, 32);
      await limit(`email-change-pair:${user.id}:${key}`, mailsPerPair);
      await limit(`email-change-mail:${key}`, mailsPerAddress);

      const id = randomUUID();
      const secret = randomBytes(32).toString('base64url');
      // Takes the same steps for an address that is taken: neither the answer nor its timing reveals it.
      const taken = await prisma.user.findUnique({ where: { email }, select: { id: true } });
      const { createdAt } = await prisma.verification.create({
        data: {
          id,
          identifier: changeIdentifier(user.id),
          value: JSON.stringify({ email, hash: taken ? '' : hashOf(secret), session: user.sessionId }),
          expiresAt: new Date(now() + CHANGE_MINUTES * 60_000),
        },
      });
      const link = `${origin}/__/auth/email?${new URLSearchParams({ token: `${id}.${secret}` })}`;
      await send(taken ? addressTakenMail(email, origin) : confirmAddressMail(email, link, CHANGE_MINUTES)).catch(
        async (error: unknown) => {
          await prisma.verification.deleteMany({ where: { id } });
          throw error;
        },
      );
      // Only now: if the mail could not be sent, the earlier request stays valid.
      await prisma.verification.deleteMany({
        where: { identifier: changeIdentifier(user.id), id: { not: id }, createdAt: { lte: createdAt } },
      });
      if (user.email !== null) await tell(changeAskedMail(user.email, email));
    },

    pending: (userId) => pendingEmail(prisma, userId, new Date(now())),

    async read(token, sessionId) {
      const change = await findFor(token, sessionId);
      return typeof change === 'string' ? { state: change } : { state: 'waiting', email: change.email };
    },

    async confirm(token, sessionId) {
      const change = await findFor(token, sessionId);
      if (typeof change === 'string') return { state: change };
      const { id, userId, email, session } = change;
      // Of two simultaneous presses one deletes it.
      if ((await prisma.verification.deleteMany({ where: { id } })).count === 0) return { state: 'spent' };
      const before = await prisma.user.findUnique({ where: { id: userId }, select: { email: true } });
      if (!before) return { state: 'spent' };
      try {
        await prisma.user.update({ where: { id: userId }, data: { email, emailVerified: true } });
      } catch (error) {
        // Another account took the address meanwhile.
        if (errorCode(error) === 'P2002') return { state: 'spent' };
        throw error;
      }
      // Other sessions may have been opened through the old address.
      await devices.endOthers(userId, session);
      const old = realEmail(before.email);
      if (old !== null) await tell(addressChangedMail(old, email));
      return { state: 'confirmed', email };
    },
  };
}
