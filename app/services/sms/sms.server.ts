/** Chooses the configured sender of text messages. */
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { TwilioAccount } from '#app/services/config/config.ts';
import { createOutboxSms } from './outbox-sms.server.ts';
import { SmsError, type Sms } from './sms.ts';
import { createTwilioSms } from './twilio-sms.server.ts';

export interface SmsConfig {
  twilio?: TwilioAccount | undefined;
  /** Whether messages may be shown on the outbox page: if only this machine can reach it. */
  smsOutbox: boolean;
}

/** Twilio if there is an account, else the outbox if it may be shown, else one that says that there is none. */
export function createSms(config: SmsConfig, { prisma }: { prisma: PrismaClient }): Sms {
  if (config.twilio) return createTwilioSms(config.twilio);
  if (config.smsOutbox) return createOutboxSms({ prisma });
  return {
    kind: 'none',
    send: () =>
      Promise.reject(
        new SmsError('not-set-up', 'No Twilio account is configured, and the outbox is only for this machine'),
      ),
  };
}
