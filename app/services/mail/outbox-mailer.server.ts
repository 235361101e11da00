/** The local outbox: mails become rows that /outbox shows. For a machine of one's own, where nothing is configured. */
import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '#prisma/generated/client.ts';
import { MailError, type Mailer } from './mail.ts';

/** Mails kept; older ones go when a new one comes. */
export const OUTBOX_SIZE = 50;

export interface OutboxEntry {
  id: string;
  to: string;
  subject: string;
  text: string;
  createdAt: Date;
}

/** The kept mails, newest first. */
export function readOutbox({ prisma }: { prisma: PrismaClient }): Promise<OutboxEntry[]> {
  return prisma.outboxMail.findMany({
    orderBy: { createdAt: 'desc' },
    select: { id: true, to: true, subject: true, text: true, createdAt: true },
  });
}

export function createOutboxMailer({ prisma }: { prisma: PrismaClient }): Mailer {
  return {
    kind: 'outbox',
    async send({ to, subject, text, html }) {
      try {
        await prisma.outboxMail.create({ data: { id: randomUUID(), to, subject, text, html } });
        const kept = await prisma.outboxMail.findMany({ orderBy: { createdAt: 'desc' }, take: OUTBOX_SIZE, select: { id: true } });
        if (kept.length === OUTBOX_SIZE) await prisma.outboxMail.deleteMany({ where: { id: { notIn: kept.map((mail) => mail.id) } } });
      } catch (error) {
        throw new MailError('The outbox did not take the mail', { cause: error });
      }
    },
    close() {},
  };
}
