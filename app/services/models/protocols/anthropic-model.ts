/**
 * A model behind Anthropic's protocol. It caches only what is marked: the tools with the instructions, which all
 * conversations share, and the conversation up to the canvas, which the next step of the turn repeats.
 */
import type { LanguageModelV4, LanguageModelV4Prompt } from '@ai-sdk/provider';
import { APICallError, InvalidResponseDataError, wrapLanguageModel } from 'ai';
import { CANVAS_START } from '#agent/view.ts';
import { versioned, type HostedModel } from './hosted-model.ts';
import { lazyModel } from './lazy-model.ts';
import { watchedFetch } from './watched-fetch.ts';

const CACHED = { anthropic: { cacheControl: { type: 'ephemeral' } } } as const;

/** Longest answer of one step: the protocol wants it said, and a long design is a tenth of it. */
const MOST_TOKENS = 16_000;

type Message = LanguageModelV4Prompt[number];

const isCanvas = ({ role, content }: Message): boolean =>
  role === 'user' && content.some((part) => part.type === 'text' && part.text.startsWith(CANVAS_START));

/** The prompt with its marks: on the instructions, and on the last message before the canvas. */
function marked(prompt: LanguageModelV4Prompt): LanguageModelV4Prompt {
  const canvas = prompt.findLastIndex(isCanvas);
  return prompt.map((message, index) =>
    message.role === 'system' || (index > 0 && index === canvas - 1)
      ? { ...message, providerOptions: { ...message.providerOptions, ...CACHED } }
      : message,
  );
}

export function anthropicModel({ apiKey, baseUrl, model, ask = fetch }: HostedModel): LanguageModelV4 {
  return wrapLanguageModel({
    model: lazyModel('anthropic.messages', model, async () => {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({
        apiKey: apiKey ?? '',
        fetch: watchedFetch(ask),
        ...(baseUrl === undefined ? {} : { baseURL: versioned(baseUrl, 'v1') }),
      })(model);
    }),
    middleware: {
      specificationVersion: 'v4',
      transformParams: async ({ params }) => ({
        ...params,
        maxOutputTokens: params.maxOutputTokens ?? MOST_TOKENS,
        prompt: marked(params.prompt),
      }),
      wrapStream: async ({ doStream }) => {
        try {
          return await doStream();
        } catch (error) {
          // The adapter's error for an answer that begins with something unreadable has no kind.
          const hasNoKind = error instanceof Error && error.constructor === Error && !APICallError.isInstance(error);
          throw hasNoKind ? new InvalidResponseDataError({ data: null, message: error.message }) : error;
        }
      },
    },
  });
}
