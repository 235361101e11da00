/** A language model that plays a test's script, step by step, and fails when asked for more. */
import { ReadableStream as NodeStream } from 'node:stream/web';
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';

export type ScriptedPart =
  | { say: string }
  | { call: string; input: unknown; id?: string }
  /** The input as the model wrote it, valid or not. */
  | { call: string; raw: string; id?: string }
  | { error: unknown }
  /** Waits until the test releases it, or forever. */
  | { wait: Promise<void> }
  | { hang: true }
  | { finish: LanguageModelV4FinishReason['unified']; raw?: string }
  /** Ends without a finish part, like a broken connection. */
  | { cut: true };

export type ScriptedStep = ScriptedPart[] | ((options: LanguageModelV4CallOptions) => ScriptedPart[]);

export const NO_USAGE: LanguageModelV4Usage = {
  inputTokens: { total: 10, noCache: 10, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 5, text: 5, reasoning: 0 },
};

export class ScriptedModel implements LanguageModelV4 {
  readonly specificationVersion = 'v4' as const;
  readonly provider = 'test';
  readonly modelId = 'scripted';
  readonly supportedUrls = {};
  /** The requests it received, one per model call. */
  readonly asked: LanguageModelV4CallOptions[] = [];
  private readonly steps: ScriptedStep[];
  private calls = 0;

  constructor(...steps: ScriptedStep[]) {
    this.steps = steps;
  }

  get left(): number {
    return this.steps.length - this.asked.length;
  }

  doGenerate(): never {
    throw new Error('The agent streams');
  }

  async doStream(options: LanguageModelV4CallOptions): Promise<{ stream: ReadableStream<LanguageModelV4StreamPart> }> {
    const step = this.steps[this.asked.length];
    this.asked.push(options);
    if (!step) throw new Error('The script has no more steps');
    const parts = typeof step === 'function' ? step(options) : step;
    const first = parts[0];
    if (first && 'error' in first) throw first.error;
    return { stream: NodeStream.from(this.play(parts)) as ReadableStream<LanguageModelV4StreamPart> };
  }

  private async *play(parts: readonly ScriptedPart[]): AsyncGenerator<LanguageModelV4StreamPart> {
    yield { type: 'stream-start', warnings: [] };
    let called = false;
    for (const [index, part] of parts.entries()) {
      if ('say' in part) {
        const id = `text-${this.asked.length}-${index}`;
        yield { type: 'text-start', id };
        for (const delta of part.say.match(/\S+\s*|\s+/g) ?? []) yield { type: 'text-delta', id, delta };
        yield { type: 'text-end', id };
      } else if ('call' in part) {
        called = true;
        yield {
          type: 'tool-call',
          toolCallId: part.id ?? `call-${(this.calls += 1)}`,
          toolName: part.call,
          input: 'raw' in part ? part.raw : JSON.stringify(part.input),
        };
      } else if ('error' in part) {
        yield { type: 'error', error: part.error };
      } else if ('wait' in part) {
        await part.wait;
      } else if ('hang' in part) {
        await new Promise(() => {});
      } else if ('cut' in part) {
        return;
      } else {
        yield { type: 'finish', usage: NO_USAGE, finishReason: { unified: part.finish, raw: part.raw ?? part.finish } };
        return;
      }
    }
    const reason = called ? 'tool-calls' : 'stop';
    yield { type: 'finish', usage: NO_USAGE, finishReason: { unified: reason, raw: reason } };
  }
}
