/**
 * Text messages in the local outbox: rows next to the mails, marked as texts. For a local machine, where nothing is
 * configured.
 */
import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '#prisma/generated/client.ts';
import { trimOutbox } from '#app/services/mail/outbox-mailer.server.ts';
import { SmsError, type Sms } from './sms.ts';

export function createOutboxSms({ prisma }: { prisma: PrismaClient }): Sms {
  return {
    kind: 'outbox',
    async send({ to, text }) {
      try {
        await prisma.outboxMail.create({ data: { id: randomUUID(), kind: 'sms', to, subject: '', text, html: '' } });
        await trimOutbox(prisma);
      } catch (error) {
        throw new SmsError('failed', 'The outbox did not take the message', { cause: error });
      }
    },
  };
}
