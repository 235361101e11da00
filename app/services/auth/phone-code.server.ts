/**
 * Codes by text message: six digits that prove possession of a phone. A code works only in the browser that requested
 * it, which is known by a challenge: strangers can neither use up its tries nor invalidate it. Requesting again there
 * does, and so do a right answer, five wrong ones, and ten minutes.
 *
 * A code has only a million values, so a mere hash of it could be brute-forced by anyone who reads the database: number
 * and code are stored as HMACs under the server's secret. Tries are counted before a code is checked, in the statement
 * that reads it, so that parallel guesses can't exceed the limit.
 */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { PrismaClient } from '#prisma/generated/client.ts';
import { message } from '#messages/message.ts';
import { countedAddress } from '#app/services/http/request-limits.ts';
import type { Sms } from '#app/services/sms/sms.ts';
import { codeLength, codeMinutes, codeTries } from './code-life.ts';
import { countAsking } from './asking-limits.ts';
import type { RateLimiter } from '#app/services/rate-limits/rate-rule.ts';

export interface PhoneCodes {
  /** Sends a new code to a number in E.164. Throws SmsError if the message was not accepted. */
  send(request: CodeRequest): Promise<{ sent: true } | { sent: false; retryAfter: number }>;
  /**
   * Whether `code` is the one that was sent for this challenge. A right one works once. 'gone': none is pending any
   * more.
   */
  use(phone: string, challenge: string, code: string): Promise<'right' | 'wrong' | 'gone'>;
  /** Forgets codes that expired. */
  cleanUp(): Promise<void>;
}

export interface CodeRequest {
  phone: string;
  /** ISO 3166. */
  country: string;
  /** Of the visitor. */
  address: string;
  /** A secret of the requesting browser. */
  challenge: string;
  /** This number was used to sign in in this browser before. */
  isKnown: boolean;
}

export interface PhoneCodeDependencies {
  prisma: PrismaClient;
  sms: Sms;
  limiter: RateLimiter;
  secret: string;
  /** The public address: its name is in the message, never the one that a request claims. */
  origin: string;
  now?(): number;
}

export function createPhoneCodes({
  prisma,
  sms,
  limiter,
  secret,
  origin,
  now = Date.now,
}: PhoneCodeDependencies): PhoneCodes {
  const keyed = (...parts: string[]) =>
    createHmac('sha256', secret)
      .update(['phone-code', ...parts].join('\0'))
      .digest('hex');

  return {
    async send({ phone, country, address, challenge, isKnown }) {
      const wait = await countAsking(limiter, 'codes', {
        contact: keyed('number', phone),
        address: countedAddress(address),
        country,
        isKnown,
      });
      const id = keyed('number', phone, challenge);
      if (wait !== null) return { sent: false, retryAfter: wait };
      const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
      const row = { hash: keyed('code', phone, code), tries: 0, expiresAt: new Date(now() + codeMinutes * 60_000) };
      await prisma.phoneCode.upsert({ where: { id }, create: { id, ...row }, update: row });
      await sms.send({
        to: phone,
        text: message('phone.text', { code, minutes: codeMinutes, host: new URL(origin).hostname }),
      });
      return { sent: true };
    },

    async use(phone, challenge, code) {
      const id = keyed('number', phone, challenge);
      const [row] = await prisma.phoneCode.updateManyAndReturn({
        where: { id, tries: { lt: codeTries }, expiresAt: { gt: new Date(now()) } },
        data: { tries: { increment: 1 } },
        select: { hash: true },
      });
      const hash = row?.hash;
      if (hash === undefined) return 'gone';
      if (!timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(keyed('code', phone, code), 'hex'))) return 'wrong';
      // Of two simultaneous right answers the one that deletes the row counts.
      const { count } = await prisma.phoneCode.deleteMany({ where: { id, hash } });
      return count === 1 ? 'right' : 'gone';
    },

    async cleanUp() {
      await prisma.phoneCode.deleteMany({ where: { expiresAt: { lte: new Date(now()) } } });
    },
  };
}
