/** Requesting a code by text message and signing in with it: shared by /sign-in and its resource route. */
import { randomBytes } from 'node:crypto';
import { message } from '#messages/message.ts';
import { readPhone } from '#design/contacts/phone-number.ts';
import { SmsError } from '#app/services/sms/sms.ts';
import { addressHeader } from '#app/services/http/request-context.ts';
import { waitText } from '#app/services/http/wait-text.ts';
import type { Auth } from './auth.server.ts';
import { codeDigits } from './code-digits.ts';
import { codeLength } from './code-life.ts';
import { isKnownBrowser, knownBrowserLine } from './known-browser.server.ts';
import { pendingCodeOf, type PendingCodeConfig } from './pending-code.server.ts';
import type { PhoneCodes } from './phone-code.server.ts';

export interface CodeProblem {
  status: number;
  code: string;
  message: string;
  /** Seconds until it may be tried again, if known. */
  retryAfter?: number;
}

export interface CodeSent {
  /** E.164. */
  phone: string;
  country: string;
  /** As people write it. */
  shown: string;
  /** What the code is bound to: only for the browser's cookie. */
  challenge: string;
}

export interface CodeSender {
  phoneCodes: PhoneCodes;
  config: PendingCodeConfig;
  report(error: unknown, context: Record<string, unknown>): void;
}

/** Sends a code to a number as typed. The answer is the same whether or not the number has an account. */
export async function askForCode(
  { phoneCodes, config, report }: CodeSender,
  request: Request,
  text: string,
  country: string,
): Promise<CodeSent | CodeProblem> {
  const reading = readPhone(text.slice(0, 100), country);
  if (reading === 'incomplete') return { status: 422, code: 'incomplete', message: message('phone.enterValid') };
  if (reading === 'invalid') return invalidNumber();
  const { phone } = reading;
  const pending = pendingCodeOf(config, request);
  const challenge = pending?.phone === phone ? pending.challenge : randomBytes(18).toString('base64url');
  try {
    const address = request.headers.get(addressHeader) ?? '';
    const answer = await phoneCodes.send({
      phone,
      country: reading.country,
      address,
      challenge,
      isKnown: isKnownBrowser(config, request.headers, phone),
    });
    if (!answer.sent) return tooManyCodes(answer.retryAfter);
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    if (error.problem === 'invalid-number') return invalidNumber();
    if (error.problem === 'not-set-up') return { status: 503, code: 'not_set_up', message: message('phone.down') };
    report(error, { area: 'sms', problem: error.problem });
    if (error.problem === 'refused-number') return { status: 422, code: 'refused', message: message('phone.refused') };
    return {
      status: 503,
      code: 'not_sent',
      message: message(error.problem === 'busy' ? 'phone.busy' : 'phone.notSent'),
    };
  }
  return { phone, country: reading.country, shown: reading.shown, challenge };
}

const invalidNumber = (): CodeProblem => ({ status: 422, code: 'invalid', message: message('phone.invalid') });

function tooManyCodes(retryAfter: number): CodeProblem {
  const text = message(retryAfter >= 3600 ? 'phone.tooManyHours' : 'phone.tooMany', { when: waitText(retryAfter) });
  return { status: 429, code: 'too_many', message: text, retryAfter };
}

/** Signs in with the code that was sent to `phone` for this browser: the session's cookies, or why there are none. */
export async function signInByCode(
  { auth, config }: { auth: Pick<Auth, 'call'>; config: PendingCodeConfig },
  request: Request,
  phone: string,
  text: string,
): Promise<{ cookies: string[] } | CodeProblem> {
  const code = codeDigits(text);
  if (code.length !== codeLength) return { status: 422, code: 'malformed', message: message('phone.invalidCode') };
  const response = await auth.call(request, '/phone-number/verify', {
    method: 'POST',
    body: { phoneNumber: phone, code },
  });
  if (response.ok)
    return { cookies: [...response.headers.getSetCookie(), knownBrowserLine(config, request.headers, phone)] };
  if (response.status === 429) {
    const seconds = Number(response.headers.get('x-retry-after')) || 60;
    return {
      status: 429,
      code: 'too_many',
      message: message('phone.tooManyTries', { when: waitText(seconds) }),
      retryAfter: seconds,
    };
  }
  const body = (await response.json().catch(() => null)) as { code?: string } | null;
  if (body?.code === 'CODE_WRONG') return { status: 422, code: 'wrong', message: message('phone.wrongCode') };
  if (body?.code === 'CODE_GONE') return { status: 410, code: 'gone', message: message('phone.codeGone') };
  throw new Error(`Signing in by phone answered ${response.status}`);
}
