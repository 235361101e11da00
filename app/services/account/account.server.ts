/** What an account's owner may do with it: change its name and address, end sessions, export data, delete it. */
import { message } from '#messages/message.ts';
import { realEmail } from '#app/services/auth/placeholder-email.ts';
import type { RateLimiter } from '#app/services/rate-limits/rate-rule.ts';
import { writableText } from '#app/services/conversations/writable-text.ts';
import { showPhone } from '#design/contacts/phone-number.ts';
import type { PrismaClient } from '#prisma/generated/client.ts';
import { AccountError } from './account-error.ts';
import { createEmailChanges, type EmailChangeDependencies, type EmailChanges } from './change-email.server.ts';
import { isConfirmation, type DeletionView } from './account.ts';
import type { Deletion } from './deletion.server.ts';
import type { Devices } from './devices.server.ts';
import type { DataExport } from './export.server.ts';
import { NAME_LENGTH, type Profile } from './profile.ts';

/** Users whose sign-in is older sign in again before the account is deleted: an open browser is not enough. */
export const FRESH_MINUTES = 15;

const exportsPerUser = { window: 60 * 60, max: 6 };
const deletionsPerUser = { window: 60 * 60, max: 10 };

export interface Account {
  profile(userId: string): Promise<Profile>;
  /** Returns the name as stored. Throws AccountError 'invalid'. */
  rename(userId: string, name: string): Promise<string>;
  devices: Devices;
  /** `ask` on behalf of a user: see EmailChanges. */
  emails: Omit<EmailChanges, 'ask'> & {
    ask(asker: { userId: string; sessionId: string }, email: string, origin: string): Promise<void>;
  };
  /** Throws AccountError 'too_many'. */
  exportData(userId: string): Promise<ReadableStream<Uint8Array>>;
  deletionView(userId: string, sessionId: string): Promise<DeletionView>;
  /**
   * Deletes everything. Throws AccountError 'not_confirmed', 'sign_in_again', 'too_many' or 'subscription', in which
   * case nothing has been done.
   */
  remove(userId: string, sessionId: string, confirmation: string): Promise<void>;
  /** Finishes deletions that a terminated process had begun. */
  resume(): Promise<void>;
}

export interface AccountDependencies extends EmailChangeDependencies {
  prisma: PrismaClient;
  limiter: RateLimiter;
  devices: Devices;
  dataExport: DataExport;
  deletion: Deletion;
}

export function createAccount(dependencies: AccountDependencies): Account {
  const { prisma, limiter, devices, dataExport, deletion, now = Date.now } = dependencies;
  const emails = createEmailChanges(dependencies);

  async function limit(key: string, rule: { window: number; max: number }): Promise<void> {
    const { allowed, retryAfter } = await limiter.consume(key, rule);
    if (!allowed) throw new AccountError('too_many', 'common.tooMany', { retryAfter });
  }

  async function contact(userId: string): Promise<{ email: string | null; phone: string | null }> {
    const { email, phoneNumber } = await prisma.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true, phoneNumber: true },
    });
    return { email: realEmail(email), phone: phoneNumber && showPhone(phoneNumber) };
  }

  async function confirmationOf(userId: string): Promise<string> {
    const { email, phone } = await contact(userId);
    return email ?? phone ?? message('settings.deleteWord');
  }

  async function isFresh(userId: string, sessionId: string): Promise<boolean> {
    const session = await prisma.session.findFirst({ where: { id: sessionId, userId }, select: { createdAt: true } });
    return session !== null && now() - session.createdAt.getTime() < FRESH_MINUTES * 60_000;
  }

  return {
    devices,
    emails: {
      ...emails,
      ask: async ({ userId, sessionId }, email, origin) =>
        emails.ask({ id: userId, email: (await contact(userId)).email, sessionId }, email, origin),
    },
    resume: () => deletion.resume(),

    async profile(userId) {
      const [user, accounts, pendingEmail] = await Promise.all([
        prisma.user.findUniqueOrThrow({
          where: { id: userId },
          select: { name: true, email: true, phoneNumber: true, createdAt: true },
        }),
        prisma.account.findMany({ where: { userId }, select: { providerId: true }, orderBy: { providerId: 'asc' } }),
        emails.pending(userId),
      ]);
      return {
        name: user.name,
        email: realEmail(user.email),
        pendingEmail,
        phone: user.phoneNumber && showPhone(user.phoneNumber),
        providers: [...new Set(accounts.map(({ providerId }) => providerId))],
        createdAt: user.createdAt.toISOString(),
      };
    },

    async rename(userId, name) {
      const clean = writableText(name).replace(/\s+/g, ' ').trim();
      if ([...clean].length > NAME_LENGTH)
        throw new AccountError('invalid', 'settings.nameTooLong', { values: { limit: NAME_LENGTH }, field: 'name' });
      await prisma.user.update({ where: { id: userId }, data: { name: clean } });
      return clean;
    },

    async exportData(userId) {
      await limit(`data-export:${userId}`, exportsPerUser);
      return dataExport.open(userId);
    },

    async deletionView(userId, sessionId) {
      const [counts, confirmation, fresh] = await Promise.all([
        deletion.counts(userId),
        confirmationOf(userId),
        isFresh(userId, sessionId),
      ]);
      return { counts, confirmation, fresh };
    },

    async remove(userId, sessionId, confirmation) {
      await limit(`account-deletion:${userId}`, deletionsPerUser);
      if (!(await isFresh(userId, sessionId))) throw new AccountError('sign_in_again', 'settings.signInAgain');
      const expected = await confirmationOf(userId);
      if (!isConfirmation(confirmation, expected))
        throw new AccountError('not_confirmed', 'settings.notConfirmed', {
          values: { expected },
          field: 'confirmation',
        });
      await deletion.remove(userId);
    },
  };
}
