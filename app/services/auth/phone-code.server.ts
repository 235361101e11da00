/**
 * Codes by text message: six digits that show that a phone is somebody's. One number has one code; asking again makes the old one
 * invalid, and so do a right answer, five wrong ones, and ten minutes.
 *
 * A code has only a million values, so a hash of it alone could be tried out by whoever reads the database: number and code are
 * kept as HMACs under the server's secret. Tries are counted before a code is looked at, in the statement that reads it, so that
 * parallel guesses can't pass the limit.
 */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { PrismaClient } from '#prisma/generated/client.ts';
import { message } from '#messages/message.ts';
import { countedAddress } from '#app/services/http/request-limits.ts';
import type { Sms } from '#app/services/sms/sms.ts';
import { codeLength, codeMinutes, codeTries } from './code-life.ts';
import type { RateLimiter, RateRule } from './rate-limit.server.ts';

export interface PhoneCodes {
  /** Sends a new code to a number in E.164. Throws SmsError when the message was not taken over. */
  send(request: { phone: string; address: string }): Promise<{ sent: true } | { sent: false; retryAfter: number }>;
  /** Whether `code` is the one that was sent. A right one works once. 'gone': none is waiting any more. */
  use(phone: string, code: string): Promise<'right' | 'wrong' | 'gone'>;
  /** Forgets codes that expired. */
  cleanUp(): Promise<void>;
}

export interface PhoneCodeDependencies {
  prisma: PrismaClient;
  sms: Sms;
  limiter: RateLimiter;
  secret: string;
  /** The public address: its name stands in the message, never the one that a request claims. */
  origin: string;
  now?(): number;
}

const day = 24 * 60 * 60;
/** What one number is sent, whoever asks: with five tries a code, a guesser has 50 of a million a day. */
const perNumber: RateRule[] = [{ window: 15 * 60, max: 5 }, { window: day, max: 10 }];
/** What one address asks for, for whichever numbers: messages cost money. */
const perAddress: RateRule[] = [{ window: 60 * 60, max: 20 }, { window: day, max: 60 }];

export function createPhoneCodes({ prisma, sms, limiter, secret, origin, now = Date.now }: PhoneCodeDependencies): PhoneCodes {
  const keyed = (...parts: string[]) => createHmac('sha256', secret).update(['phone-code', ...parts].join('\0')).digest('hex');

  /** Seconds to wait; null: go on. */
  async function limit(kind: string, key: string, rules: RateRule[]): Promise<number | null> {
    for (const rule of rules) {
      const { allowed, retryAfter } = await limiter.consume(`${kind}:${rule.window}:${key}`, rule);
      if (!allowed) return retryAfter ?? rule.window;
    }
    return null;
  }

  return {
    async send({ phone, address }) {
      const id = keyed('number', phone);
      const wait = (await limit('codes-address', countedAddress(address), perAddress)) ?? (await limit('codes-number', id, perNumber));
      if (wait !== null) return { sent: false, retryAfter: wait };
      const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
      const row = { hash: keyed('code', phone, code), tries: 0, expiresAt: new Date(now() + codeMinutes * 60_000) };
      await prisma.phoneCode.upsert({ where: { id }, create: { id, ...row }, update: row });
      await sms.send({ to: phone, text: message('phone.text', { code, minutes: codeMinutes, host: new URL(origin).hostname }) });
      return { sent: true };
    },

    async use(phone, code) {
      const id = keyed('number', phone);
      const [row] = await prisma.phoneCode.updateManyAndReturn({
        where: { id, tries: { lt: codeTries }, expiresAt: { gt: new Date(now()) } },
        data: { tries: { increment: 1 } },
        select: { hash: true },
      });
      const hash = row?.hash;
      if (hash === undefined) return 'gone';
      if (!timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(keyed('code', phone, code), 'hex'))) return 'wrong';
      // Of two right answers at once the one that takes the row away counts.
      const { count } = await prisma.phoneCode.deleteMany({ where: { id, hash } });
      return count === 1 ? 'right' : 'gone';
    },

    async cleanUp() {
      await prisma.phoneCode.deleteMany({ where: { expiresAt: { lte: new Date(now()) } } });
    },
  };
}
