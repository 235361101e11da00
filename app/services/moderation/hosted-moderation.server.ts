/**
 * Moderation by a model behind OpenAI's `POST /moderations`
 * (https://platform.openai.com/docs/api-reference/moderations), which judges texts and pictures. One call needs no SDK.
 * It accepts one picture per request. If it is unreachable, nothing is made: a missing answer is no permission.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { retryAfter } from '#app/services/http/retry-after.ts';
import type { Moderation, ModerationSubject, ModerationVerdict } from '#app/services/moderation/moderation.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';

export interface HostedModerationOptions {
  apiKey?: string | undefined;
  /** Undefined: OpenAI's own. */
  baseUrl?: string | undefined;
  model?: string;
  /** A small version of a user's picture; null if there is none. */
  picture(userId: string, asset: string): Promise<{ bytes: Uint8Array; mime: string } | null>;
  /** Answers that take longer are abandoned, ms. */
  timeLimit?: number;
  /** Waits that the service requests are limited to this, ms. */
  longestWait?: number;
}

const OPENAI = 'https://api.openai.com/v1';
const MODEL = 'omni-moderation-latest';
const TIME_LIMIT = 20_000;
const LONGEST_WAIT = 10_000;
/** After the first try. */
const MORE_TRIES = 2;
/** Texts longer than this are judged in parts, characters. */
const MOST_TEXT = 20_000;

/**
 * The categories that count, heaviest first. Rough words and fights between adults (harassment, violence) are not ours
 * to judge.
 */
const heeded: readonly [category: string, reason: MessageKey][] = [
  ['sexual/minors', 'moderation.minors'],
  ['sexual', 'moderation.sexual'],
  ['violence/graphic', 'moderation.gore'],
  ['hate', 'moderation.hate'],
  ['hate/threatening', 'moderation.hate'],
  ['harassment/threatening', 'moderation.refused'],
  ['self-harm', 'moderation.selfHarm'],
  ['self-harm/intent', 'moderation.selfHarm'],
  ['self-harm/instructions', 'moderation.selfHarm'],
  ['illicit/violent', 'moderation.violence'],
];

const answerSchema = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullable()) })).min(1),
});

type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

const unreachable = (cause: unknown) => new ToolRefusal(message('moderation.unreachable'), { cause });

export function createHostedModeration({
  apiKey,
  baseUrl = OPENAI,
  model = MODEL,
  picture,
  timeLimit = TIME_LIMIT,
  longestWait = LONGEST_WAIT,
}: HostedModerationOptions): Moderation {
  const address = `${baseUrl.replace(/(?<!\/)\/+$/, '')}/moderations`;

  /** One request; throws ToolRefusal if no answer is available, or the signal's reason. */
  async function ask(part: Part, stage: ModerationSubject['stage'], signal: AbortSignal): Promise<ModerationVerdict> {
    for (let tried = 0; ; tried += 1) {
      let response: Response;
      let body: unknown;
      try {
        response = await fetch(address, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
          },
          body: JSON.stringify({ model, input: [part] }),
          // A redirect would forward the key.
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
        });
        body = await response.json().catch(() => null);
      } catch (error) {
        signal.throwIfAborted();
        throw unreachable(error);
      }
      if (response.ok) return verdictOf(body, part.type, stage);
      const busy = response.status === 429;
      if ((!busy && response.status < 500) || tried === MORE_TRIES) {
        const cause = new Error(`Moderation answered ${response.status}`);
        throw busy ? new ToolRefusal(message('moderation.busy'), { cause }) : unreachable(cause);
      }
      const asked = retryAfter(response.headers.get('retry-after')) ?? 500 * 2 ** tried;
      if (asked > longestWait)
        throw new ToolRefusal(message('moderation.busy'), { cause: new Error(`Moderation asks to wait ${asked} ms`) });
      await wait(asked, undefined, { signal });
    }
  }

  function verdictOf(body: unknown, type: Part['type'], stage: ModerationSubject['stage']): ModerationVerdict {
    const answer = answerSchema.safeParse(body);
    if (!answer.success) throw unreachable(answer.error);
    const broken = heeded.find(([category]) =>
      answer.data.results.some(({ flagged, categories }) => flagged && categories[category] === true),
    );
    if (!broken) return { allowed: true };
    // The result was nobody's choice.
    const picture = stage === 'results' ? 'moderation.result' : 'moderation.picture';
    return {
      allowed: false,
      reason: message(type === 'text' || broken[1] === 'moderation.minors' ? broken[1] : picture),
    };
  }

  return {
    async check({ userId, stage, texts, assets }, signal) {
      const text = texts.join('\n');
      for (let from = 0; from < text.length; from += MOST_TEXT) {
        const verdict = await ask({ type: 'text', text: text.slice(from, from + MOST_TEXT) }, stage, signal);
        if (!verdict.allowed) return verdict;
      }
      for (const asset of assets) {
        const found = await picture(userId, asset);
        // Music of films: the service judges only texts and pictures.
        if (!found?.mime.startsWith('image/')) continue;
        const verdict = await ask(
          {
            type: 'image_url',
            image_url: { url: `data:${found.mime};base64,${Buffer.from(found.bytes).toString('base64')}` },
          },
          stage,
          signal,
        );
        if (!verdict.allowed) return verdict;
      }
      return { allowed: true };
    },
  };
}
