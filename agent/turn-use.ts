/**
 * Counts what the model calls of a turn use: as the model reports it, estimated where it does not. Each call is asked
 * for first, because somebody pays for it.
 */
import type { LanguageModelV4CallOptions, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { message } from '#messages/message.ts';

/** Approximate characters per token, in the languages that models are trained on most. */
const CHARACTERS_A_TOKEN = 4;
/** A picture of the page, or one as small: 4 tiles of 512 px, or some 600 patches of 32 px. */
const TOKENS_A_PICTURE = 800;

/** What one model call used, tokens. */
export interface CallUse {
  /** Those read from the vendor's cache, and those written to it, are part of it. */
  inputTokens: number;
  cachedTokens: number;
  cacheWriteTokens: number;
  outputTokens: number;
  /** Whether some of it is an estimate: the server did not report it, or the call was cut off. */
  estimated: boolean;
}

export interface TurnMeter {
  /** Asked before each model call, with its approximate input. A text for the user: no more may be spent. */
  allow(inputTokens: number): Promise<string | null>;
  /** Called once for each model call that the server took. */
  used(use: CallUse): void;
}

/** A model call that was not made, because a budget is spent. Its message is for the user. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
}

function charactersOf(prompt: LanguageModelV4Prompt): number {
  let pictures = 0;
  // The bytes of a picture say nothing about its tokens.
  const words = JSON.stringify(prompt, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('type' in value) || value.type !== 'file') return value;
    pictures += 1;
    return undefined;
  });
  return words.length + pictures * TOKENS_A_PICTURE * CHARACTERS_A_TOKEN;
}

/** About how many tokens a request is: its messages, and the tools that it describes. */
export function requestTokens({ prompt, tools }: Pick<LanguageModelV4CallOptions, 'prompt' | 'tools'>): number {
  return Math.ceil((charactersOf(prompt) + JSON.stringify(tools ?? []).length) / CHARACTERS_A_TOKEN);
}

/** A call that was taken and has not reported its usage yet. */
interface OpenCall {
  inputTokens: number;
  /** Text, reasoning and arguments so far. */
  characters: number;
  /** Calls whose arguments came in pieces. */
  streamed: Set<string>;
}

export class TurnUse {
  private readonly budget: number;
  private readonly meter: TurnMeter | undefined;
  private finished = 0;
  private calls = 0;
  private open: OpenCall | null = null;

  /** @param budget - tokens of all model calls together */
  constructor(budget: number, meter?: TurnMeter) {
    this.budget = budget;
    this.meter = meter;
  }

  /** Of all calls so far; what the running one was sent counts when it ends. */
  get tokens(): number {
    return this.finished + (this.open ? Math.ceil(this.open.characters / CHARACTERS_A_TOKEN) : 0);
  }

  get isSpent(): boolean {
    return this.tokens > this.budget;
  }

  /** Throws CallRefused if the request must not be sent. The turn's first call always fits its own budget. */
  async begin(request: Pick<LanguageModelV4CallOptions, 'prompt' | 'tools'>): Promise<void> {
    this.close();
    const inputTokens = requestTokens(request);
    if (this.calls > 0 && this.finished + inputTokens > this.budget)
      throw new CallRefused(message('agent.outOfTokens'));
    const refusal = (await this.meter?.allow(inputTokens)) ?? null;
    if (refusal !== null) throw new CallRefused(refusal);
    this.calls += 1;
    this.open = { inputTokens, characters: 0, streamed: new Set() };
  }

  /** The server did not take the call, so it costs nothing. */
  drop(): void {
    this.open = null;
    this.meter?.used(NOTHING);
  }

  take(part: LanguageModelV4StreamPart): void {
    if (!this.open) return;
    switch (part.type) {
      case 'text-delta':
      case 'reasoning-delta':
        this.open.characters += part.delta.length;
        break;
      case 'tool-input-delta':
        this.open.characters += part.delta.length;
        this.open.streamed.add(part.id);
        break;
      case 'tool-call':
        if (!this.open.streamed.has(part.toolCallId)) this.open.characters += part.input.length;
        break;
      case 'finish': {
        const { inputTokens, outputTokens } = part.usage;
        this.book(this.open, inputTokens.total, outputTokens.total, inputTokens.cacheRead, inputTokens.cacheWrite);
        break;
      }
    }
  }

  /** Books a call that broke off: it was sent, and some of its answer was made. */
  close(): void {
    if (this.open) this.book(this.open, undefined, undefined);
  }

  /** Many servers of the protocol report no usage, or zeros. */
  private book(
    { inputTokens: sent, characters }: OpenCall,
    input: number | undefined,
    output: number | undefined,
    cached = 0,
    cacheWritten = 0,
  ): void {
    this.open = null;
    const written = Math.ceil(characters / CHARACTERS_A_TOKEN);
    const inputTokens = input || sent;
    const outputTokens = output || written;
    this.finished += inputTokens + outputTokens;
    this.meter?.used({
      inputTokens,
      cachedTokens: Math.min(cached, inputTokens),
      cacheWriteTokens: Math.min(cacheWritten, inputTokens),
      outputTokens,
      estimated: !input || (!output && written > 0),
    });
  }
}

const NOTHING: CallUse = { inputTokens: 0, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 0, estimated: false };
