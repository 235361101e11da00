/** Chooses the mailer that the configuration asks for. */
import type { PrismaClient } from '#prisma/generated/client.ts';
import { MailError, type Mailer } from './mail.ts';
import { createOutboxMailer } from './outbox-mailer.server.ts';
import { createSmtpMailer } from './smtp-mailer.server.ts';

export interface MailConfig {
  smtpUrl?: string | undefined;
  mailFrom: string;
  outbox: boolean;
}

/** SMTP if an address is configured, else the outbox if it may be shown, else a mailer that says that there is none. */
export function createMailer(config: MailConfig, { prisma }: { prisma: PrismaClient }): Mailer {
  if (config.smtpUrl) return createSmtpMailer(config.smtpUrl, config.mailFrom);
  if (config.outbox) return createOutboxMailer({ prisma });
  return {
    kind: 'none',
    send: () => Promise.reject(new MailError('No SMTP_URL is set, and the outbox is only for this machine')),
    close() {},
  };
}
