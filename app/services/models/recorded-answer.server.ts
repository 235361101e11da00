/** Replays bytes that a hosted model once sent through the parser for such models: no network is used. */
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { openAiModel } from './protocols/openai-model.ts';

export interface RecordedAnswer {
  /** As they came: one text, or one per chunk. */
  raw: string | readonly string[];
  /** HTTP; 200 when absent. */
  status?: number | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** The connection breaks after the last byte, as soon as this resolves: what is still in transit then is lost. */
  cut?: (() => Promise<void>) | undefined;
}

/** Statuses that have no body (RFC 9110). */
const BODILESS = new Set([204, 205, 304]);

function bodyOf({ raw, cut }: RecordedAnswer): ReadableStream<Uint8Array> {
  const chunks = typeof raw === 'string' ? [raw] : raw;
  const encoder = new TextEncoder();
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      const chunk = chunks[next];
      next += 1;
      if (chunk !== undefined) controller.enqueue(encoder.encode(chunk));
      // What fetch throws when a connection is lost.
      else if (cut) {
        await cut();
        controller.error(new TypeError('terminated'));
      } else controller.close();
    },
  });
}

/** A model that answers with these bytes, once for each question. */
export function recordedModel(answer: RecordedAnswer): LanguageModelV4 {
  const { status = 200, headers = {} } = answer;
  const type = status === 200 ? 'text/event-stream' : 'application/json';
  return openAiModel({
    apiKey: 'recorded',
    baseUrl: 'http://recorded.invalid/v1',
    model: 'recorded',
    ask: async () =>
      new Response(BODILESS.has(status) ? null : bodyOf(answer), {
        status,
        headers: { 'Content-Type': type, ...headers },
      }),
  });
}
