/**
 * Replaces the model: streams the contents of a transcript's steps piece by piece, as a model does, and nothing else.
 * The loop, the tools and everything behind them are the real ones.
 */
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { streamOf } from '#agent/stream-of.ts';
import { hasReferences } from './bindings.ts';
import { asksToMend } from './directed-model.ts';
import type { ScriptedCall, Step } from '../format/format.ts';

/** Information that a script lacks. */
export interface ScriptPorts {
  /** Arguments with ids in place of names. */
  resolve(input: ScriptedCall['input'], callId: string): unknown;
  /** Resolves when this many calls of a step have ended, or the signal aborts. */
  callsEnded(step: number, count: number, signal: AbortSignal | undefined): Promise<void>;
  /**
   * A model that passes recorded bytes to the parser of hosted models; if its connection breaks, it does so as soon as
   * `drained` resolves.
   */
  recorded(step: Step, drained: () => Promise<void>): LanguageModelV4;
}

/** The loop asked for more than the transcript has. */
export class MissingStepError extends Error {
  override readonly name = 'MissingStepError';
}

/** Pieces in which models stream text: one word each. */
const WORDS = /\S+\s*|\s+/g;
/** The same for arguments, characters: names, numbers and escapes are split as they are in reality. */
const ARGUMENT_PIECE = /[\s\S]{1,9}/g;

/** Nobody is billed for these; budgets count the text itself. */
const USAGE: LanguageModelV4Usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

const finish = (unified: LanguageModelV4FinishReason['unified']): LanguageModelV4StreamPart => ({
  type: 'finish',
  usage: USAGE,
  finishReason: { unified, raw: unified },
});

/** Id of a scripted call: where it is in the file. */
export const scriptedCallId = (turn: number, step: number, call: number) => `call-${turn}-${step}-${call}`;

/** Reports when a stream is drained: streams lose their buffered data if their source breaks. */
class Flow {
  /** A reader waits for more data. */
  private waiting = true;
  private passed = 0;

  async *through<Part>(stream: ReadableStream<Part>): AsyncGenerator<Part> {
    this.waiting = false;
    const reader = stream.getReader();
    try {
      for (;;) {
        this.waiting = true;
        const { done, value } = await reader.read();
        this.waiting = false;
        if (done) return;
        this.passed += 1;
        yield value;
      }
    } finally {
      // A satisfied reader releases the source too.
      await reader.cancel().catch(() => undefined);
    }
  }

  /** Resolves if nothing has arrived for two turns of the event loop although it was awaited: parsers take none. */
  async drained(): Promise<void> {
    for (let quiet = 0, passed = -1; quiet < 2;) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      quiet = this.waiting && this.passed === passed ? quiet + 1 : 0;
      passed = this.passed;
    }
  }
}

export class ScriptModel implements LanguageModelV4 {
  readonly specificationVersion = 'v4' as const;
  readonly provider = 'transcript';
  readonly modelId = 'script';
  readonly supportedUrls = {};
  /** Number of requested steps. */
  said = 0;
  /** Number of requests for a nonexistent step, not counting fixes. */
  missing = 0;
  private readonly turn: number;
  private readonly steps: readonly Step[];
  private readonly ports: ScriptPorts;

  /** `turn`: its index in the transcript. */
  constructor(turn: number, steps: readonly Step[], ports: ScriptPorts) {
    this.turn = turn;
    this.steps = steps;
    this.ports = ports;
  }

  doGenerate(): never {
    throw new Error('The agent streams');
  }

  async doStream(options: LanguageModelV4CallOptions): Promise<{ stream: ReadableStream<LanguageModelV4StreamPart> }> {
    const index = this.said;
    const step = this.steps[index];
    if (!step) {
      // The turn was done and is asked to fix the lint's findings: if nothing is scripted for that, the answer is
      // empty.
      if (asksToMend(options.prompt)) return { stream: streamOf(silence()) };
      this.missing += 1;
      throw new MissingStepError(`There is no step ${index}`);
    }
    this.said += 1;
    if (step.raw !== undefined) {
      const flow = new Flow();
      const { stream, ...rest } = await this.ports.recorded(step, () => flow.drained()).doStream(options);
      return { ...rest, stream: streamOf(flow.through(stream)) };
    }
    return { stream: streamOf(this.play(step, index, options.abortSignal)) };
  }

  private async *play(
    { reasoning, text, calls = [], cut }: Step,
    index: number,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<LanguageModelV4StreamPart> {
    yield { type: 'stream-start', warnings: [] };
    if (reasoning !== undefined && reasoning !== '') {
      yield { type: 'reasoning-start', id: 'thoughts' };
      for (const delta of reasoning.match(WORDS) ?? []) yield { type: 'reasoning-delta', id: 'thoughts', delta };
      yield { type: 'reasoning-end', id: 'thoughts' };
    }
    if (text !== undefined && text !== '') {
      yield { type: 'text-start', id: 'words' };
      for (const delta of text.match(WORDS) ?? []) yield { type: 'text-delta', id: 'words', delta };
      if (!cut || calls.length > 0) yield { type: 'text-end', id: 'words' };
    }
    for (const [number, call] of calls.entries()) {
      // The result of an earlier call in the same answer has no id before that call has ended.
      if (number > 0 && hasReferences(call.input)) await this.ports.callsEnded(index, number, signal);
      yield* this.playCall(call, scriptedCallId(this.turn, index, number));
    }
    if (!cut) yield finish(calls.length > 0 ? 'tool-calls' : 'stop');
  }

  private async *playCall({ tool, input }: ScriptedCall, id: string): AsyncGenerator<LanguageModelV4StreamPart> {
    const json = typeof input === 'string' ? input : JSON.stringify(this.ports.resolve(input, id));
    yield { type: 'tool-input-start', id, toolName: tool };
    for (const delta of json.match(ARGUMENT_PIECE) ?? []) yield { type: 'tool-input-delta', id, delta };
    yield { type: 'tool-input-end', id };
    yield { type: 'tool-call', toolCallId: id, toolName: tool, input: json };
  }
}

async function* silence(): AsyncGenerator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] };
  yield finish('stop');
}
