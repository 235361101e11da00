/**
 * The local outbox: mails (and text messages, app/services/sms) become rows that /outbox shows. For a local
 * machine, where nothing is configured.
 */
import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '#prisma/generated/client.ts';
import { MailError, type Mailer } from './mail.ts';

/** Messages kept, mails and texts together; a new one deletes older ones. */
export const OUTBOX_SIZE = 50;

export interface OutboxEntry {
  id: string;
  /** A text message has no subject. */
  kind: 'mail' | 'sms';
  to: string;
  subject: string;
  text: string;
  createdAt: Date;
}

/** The stored messages, newest first. */
export async function readOutbox({ prisma }: { prisma: PrismaClient }): Promise<OutboxEntry[]> {
  const rows = await prisma.outboxMail.findMany({
    orderBy: { createdAt: 'desc' },
    select: { id: true, kind: true, to: true, subject: true, text: true, createdAt: true },
  });
  return rows.map((row) => ({ ...row, kind: row.kind === 'sms' ? 'sms' : 'mail' }));
}

/** Deletes everything older than the newest `OUTBOX_SIZE`. */
export async function trimOutbox(prisma: PrismaClient): Promise<void> {
  const kept = await prisma.outboxMail.findMany({
    orderBy: { createdAt: 'desc' },
    take: OUTBOX_SIZE,
    select: { id: true },
  });
  if (kept.length === OUTBOX_SIZE)
    await prisma.outboxMail.deleteMany({ where: { id: { notIn: kept.map((mail) => mail.id) } } });
}

export function createOutboxMailer({ prisma }: { prisma: PrismaClient }): Mailer {
  return {
    kind: 'outbox',
    async send({ to, subject, text, html }) {
      try {
        await prisma.outboxMail.create({ data: { id: randomUUID(), to, subject, text, html } });
        await trimOutbox(prisma);
      } catch (error) {
        throw new MailError('The outbox did not take the mail', { cause: error });
      }
    },
    close() {},
  };
}
