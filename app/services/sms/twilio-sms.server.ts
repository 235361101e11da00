/**
 * Text messages by Twilio's REST interface: one call, so its SDK is not needed. A message is never sent twice: nothing
 * is retried.
 */
import { z } from 'zod';
import type { TwilioAccount } from '#app/services/config/config.ts';
import { SmsError, type Sms, type SmsProblem } from './sms.ts';

/** Longer than Twilio needs, shorter than people wait for a button. */
const timeoutMs = 10_000;

/** Twilio's error codes about the number (https://www.twilio.com/docs/api/errors). */
const numberProblems: Record<number, SmsProblem> = {
  // Not a number, not one that receives messages, not a mobile one.
  21211: 'invalid-number',
  21217: 'invalid-number',
  21401: 'invalid-number',
  21421: 'invalid-number',
  21614: 'invalid-number',
  // No permission for the region, the owner said STOP, unreachable from this sender, blocked because of abuse.
  21408: 'refused-number',
  21610: 'refused-number',
  21612: 'refused-number',
  60410: 'refused-number',
  20429: 'busy',
  14107: 'busy',
  63038: 'busy',
};

const sentSchema = z.object({ sid: z.string().min(1), status: z.string(), error_code: z.number().nullish() });
const errorSchema = z.object({ code: z.number(), message: z.string().catch('') });

export function createTwilioSms({ accountSid, authToken, from, url }: TwilioAccount): Sms {
  const address = `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    kind: 'twilio',
    async check() {
      const response = await fetch(`${url}/2010-04-01/Accounts/${accountSid}.json`, {
        headers: { authorization, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new SmsError('failed', `Twilio answered ${response.status}`);
    },
    async send({ to, text }) {
      let status: number;
      let body: unknown;
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { authorization, accept: 'application/json' },
          body: new URLSearchParams({ To: to, Body: text, ...sender }),
          // A redirect would forward the credentials.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        status = response.status;
        body = await response.json().catch(() => null);
      } catch (error) {
        throw new SmsError('failed', 'Twilio did not answer', { cause: error });
      }
      if (status >= 200 && status < 300) {
        const sent = sentSchema.safeParse(body);
        if (sent.success && sent.data.status !== 'failed' && sent.data.status !== 'undelivered') return;
        const code = sent.success ? sent.data.error_code : null;
        throw new SmsError(
          (code && numberProblems[code]) || 'failed',
          `Twilio took the message and gave it up (${code ?? 'no code'})`,
        );
      }
      const { code, message } = errorSchema.safeParse(body).data ?? { code: null, message: '' };
      const problem = (code && numberProblems[code]) || (status === 429 ? 'busy' : 'failed');
      // Twilio's words repeat the requested number, which must not get into a log.
      throw new SmsError(
        problem,
        `Twilio answered ${status} (${code ?? 'no code'}): ${message.replace(/\+?\d[\d\s-]{5,}/g, '…')}`,
      );
    },
  };
}
