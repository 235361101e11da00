/** Who somebody is: signing in, by mail and text message too, and the devices they are signed in on. */
import { createDevices } from './account/devices.server.ts';
import { createAuth } from './auth/auth.server.ts';
import { createPhoneCodes } from './auth/phone-code.server.ts';
import type { Closing } from './closing.ts';
import type { Foundation } from './foundation.server.ts';
import { createMailer } from './mail/mailer.server.ts';
import { createSms } from './sms/sms.server.ts';

export function createSignInServices({ config, report, prisma, events, limiter }: Foundation, closing: Closing) {
  const mailer = closing.keep(createMailer(config, { prisma }));
  const sms = createSms(config, { prisma });
  const phoneCodes = createPhoneCodes({ prisma, sms, limiter, secret: config.secret, origin: config.origin });
  const sessionEnded = (userId: string, sessionId: string) =>
    events.publish(userId, { type: 'session.ended', sessionId });
  return {
    mailer,
    sms,
    phoneCodes,
    auth: createAuth(config, { prisma, mailer, limiter, phoneCodes, report, sessionEnded }),
    devices: createDevices({ prisma, sessionEnded }),
  };
}
