/**
 * A model with a director: what happens around it while it answers, whichever model it is — a script, the built-in
 * assistant or a hosted model being evaluated. Manual edits come before a step is answered, and stop is pressed when
 * one is done.
 */
import { wrapLanguageModel, type LanguageModel } from 'ai';
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { isComplete } from '#agent/model-stream.ts';
import { streamOf } from '#agent/stream-of.ts';
import { CANVAS_HEADINGS } from '#agent/view.ts';

/** The parts that a step's answer has produced so far. */
export interface Given {
  /** Text and reasoning, characters. */
  characters: number;
  /** Calls that were started, complete or not. */
  begun: number;
  /** Those of them that the loop takes. */
  calls: number;
}

/** How an answer ends. */
export interface Ending {
  /** Its connection broke, or it reported an error. */
  broke: boolean;
  signal: AbortSignal | undefined;
}

/** The actions of people around one turn. */
export interface Direction {
  /** Called before the model answers, which waits for this. Resolves to the number of the question, from 0. */
  before(toMend: boolean): Promise<number>;
  /** Everything of that answer has been produced except for its end, which waits for this. */
  after(step: number, given: Given, ending: Ending): Promise<void>;
}

/** Whether the loop asks to fix the lint's findings. */
export function asksToMend(prompt: LanguageModelV4CallOptions['prompt']): boolean {
  const last = prompt.at(-1);
  if (last?.role !== 'user') return false;
  return last.content.some((part) => part.type === 'text' && part.text.includes(`\n${CANVAS_HEADINGS.findings}:\n`));
}

type Part = LanguageModelV4StreamPart;

/**
 * Counts an answer's parts as the loop does: a call counts as soon as its arguments and those of all before it are
 * complete.
 */
class Count {
  characters = 0;
  /** In the order in which they were started; some servers give several the same id. */
  private readonly calls: { id: string; json: string; given: boolean }[] = [];

  take(part: Part): void {
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') this.characters += part.delta.length;
    else if (part.type === 'tool-input-start') this.calls.push({ id: part.id, json: '', given: false });
    else if (part.type === 'tool-input-delta') {
      const call = this.open(part.id);
      if (call) call.json += part.delta;
    } else if (part.type === 'tool-call') {
      const call = this.open(part.toolCallId);
      if (call) call.given = true;
      else this.calls.push({ id: part.toolCallId, json: part.input, given: true });
    }
  }

  given(): Given {
    const torn = this.calls.findIndex(({ json, given }) => !given && !isComplete(json));
    return { characters: this.characters, begun: this.calls.length, calls: torn < 0 ? this.calls.length : torn };
  }

  private open(id: string) {
    return this.calls.findLast((call) => call.id === id && !call.given);
  }
}

/** Passes an answer on; `done` is awaited before its end. */
async function* watched(
  stream: ReadableStream<Part>,
  done: (given: Given, broke: boolean) => Promise<void>,
): AsyncGenerator<Part> {
  const count = new Count();
  let ended = false;
  const end = async (broke: boolean) => {
    if (!ended) await done(count.given(), broke);
    ended = true;
  };
  try {
    for await (const part of stream) {
      count.take(part);
      if (part.type === 'finish' || part.type === 'error') await end(part.type === 'error');
      yield part;
    }
    await end(true);
  } catch (error) {
    await end(true);
    throw error;
  }
}

/** The model, directed by the current director. */
export function directedModel(model: Exclude<LanguageModel, string>, current: () => Direction): LanguageModel {
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      wrapStream: async ({ doStream, params }) => {
        const direction = current();
        const step = await direction.before(asksToMend(params.prompt));
        const { stream, ...rest } = await doStream();
        return {
          ...rest,
          stream: streamOf(
            watched(stream, (given, broke) => direction.after(step, given, { broke, signal: params.abortSignal })),
          ),
        };
      },
    },
  });
}
