/**
 * Remembers that this browser requested a code, for which number, and the challenge that the code is bound to: so that
 * the code works only here, and a reload, or a browser that dropped the page while the user read the message, returns
 * to the field for it. Stored only in the browser, in a cookie that only this server can read and write; the database
 * still holds no number in clear text, and nothing here reveals whether a number has an account.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { codeMinutes, resendAfter } from './code-life.ts';

export const pendingCodeCookie = 'blend.code';

export interface PendingCode {
  /** E.164. */
  phone: string;
  country: string;
  /** What the code is bound to, besides the number. */
  challenge: string;
  /** Until another code may be requested. */
  secondsLeft: number;
}

/** What seals it: the server's secret, and its address to decide whether cookies require TLS. */
export interface PendingCodeConfig {
  secret: string;
  origin: string;
}

const ivBytes = 12;
const tagBytes = 16;
const valueSchema = z.object({ phone: z.string(), country: z.string(), challenge: z.string(), sentAt: z.number() });

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'pending-code', 32));

/** The Set-Cookie line for a code that was just sent. */
export function pendingCodeLine(
  config: PendingCodeConfig,
  { phone, country, challenge }: Omit<PendingCode, 'secondsLeft'>,
  now: number = Date.now(),
): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(config.secret), iv);
  const sealed = Buffer.concat([
    iv,
    cipher.update(JSON.stringify({ phone, country, challenge, sentAt: now })),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return cookieLine(config, sealed.toString('base64url'), codeMinutes * 60);
}

/** The Set-Cookie line that deletes it. */
export function noPendingCodeLine(config: PendingCodeConfig): string {
  return cookieLine(config, '', 0);
}

function cookieLine({ origin }: PendingCodeConfig, value: string, seconds: number): string {
  return `${pendingCodeCookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
}

/** What the browser requested; null: nothing, too long ago, or not from this server. */
export function pendingCodeOf(
  config: PendingCodeConfig,
  { headers }: { headers: Headers },
  now: number = Date.now(),
): PendingCode | null {
  const pair = (headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(`${pendingCodeCookie}=`));
  const value = pair && open(config, pair.slice(pendingCodeCookie.length + 1));
  if (!value) return null;
  const elapsed = now - value.sentAt;
  if (elapsed < 0 || elapsed >= codeMinutes * 60_000) return null;
  return {
    phone: value.phone,
    country: value.country,
    challenge: value.challenge,
    secondsLeft: Math.max(0, resendAfter - Math.floor(elapsed / 1000)),
  };
}

function open({ secret }: PendingCodeConfig, text: string): z.infer<typeof valueSchema> | null {
  const sealed = Buffer.from(text, 'base64url');
  if (sealed.length <= ivBytes + tagBytes || sealed.length > 600) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    const plain = Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
    return valueSchema.parse(JSON.parse(plain.toString('utf8')));
  } catch {
    // Made up, or sealed under another secret.
    return null;
  }
}
