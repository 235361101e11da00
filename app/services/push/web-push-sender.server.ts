/**
 * Sends push messages over the Web Push protocol. The package `web-push` encrypts (RFC 8291) and signs (VAPID, RFC
 * 8292); the request is our own, because only then can we restrict the addresses.
 */
import http from 'node:http';
import https from 'node:https';
import webPush from 'web-push';
import type { PushSettings } from '#app/services/config/push-settings.ts';
import { isAllowedEndpoint, lookupPublic } from './public-address.ts';
import { PushError, type PushSender } from './push.ts';

/** How long a push service stores a message for a browser that is off, s: a day. */
const KEPT_FOR = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

export function createWebPushSender(settings: PushSettings, { timeoutMs = TIMEOUT_MS } = {}): PushSender {
  const { publicKey, privateKey, subject, serviceOrigin } = settings;

  function post(endpoint: string, headers: http.OutgoingHttpHeaders, body: Buffer): Promise<Answer> {
    const url = new URL(endpoint);
    const own = url.origin === serviceOrigin;
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? https : http).request(url, {
        method: 'POST',
        headers,
        // Reused connections would not be checked again.
        agent: false,
        ...(own ? {} : { lookup: lookupPublic }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      request.on('error', reject);
      request.on('response', (response) => {
        // The status says it all; an endless body must not block anybody.
        response.destroy();
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      });
      request.end(body);
    });
  }

  return {
    async send({ endpoint, p256dh, auth }, message) {
      const host = URL.canParse(endpoint) ? new URL(endpoint).host : 'an unknown host';
      // Those stored before the configuration changed are checked again.
      if (!isAllowedEndpoint(endpoint, serviceOrigin)) return 'gone';
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject, publicKey, privateKey },
          contentEncoding: 'aes128gcm',
          TTL: KEPT_FOR,
          urgency: 'normal',
          topic: message.tag,
        },
      );
      let answer: Answer;
      try {
        answer = await post(endpoint, headers, body);
      } catch (error) {
        throw new PushError(`The push service ${host} could not be reached`, { isPassing: true, cause: error });
      }
      const { status, retryAfter } = answer;
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      const seconds = Number(retryAfter);
      throw new PushError(`The push service ${host} answered with status ${status}`, {
        isPassing: status === 429 || status >= 500,
        retryAfterMs: retryAfter !== undefined && seconds >= 0 ? seconds * 1000 : null,
      });
    },
  };
}
