/**
 * A model whose stream keeps two promises that not all servers of the protocol keep: the id of a call is unique in the
 * conversation, and a call is emitted as soon as its arguments are complete, not at the end of the whole answer.
 */
import { wrapLanguageModel, type LanguageModel, type ModelMessage } from 'ai';
import type { LanguageModelV4StreamPart, SharedV4ProviderMetadata } from '@ai-sdk/provider';
import type { SentTools } from './sent-tools.ts';
import type { TurnUse } from './turn-use.ts';

interface Written {
  id: string;
  toolName: string;
  json: string;
  depth: number;
  inString: boolean;
  escaped: boolean;
  /** Its arguments are complete. */
  complete: boolean;
  /** Emitted already. */
  given: boolean;
  /** What the vendor wants back with the call in the next step, such as the signature of a thought. */
  metadata: SharedV4ProviderMetadata | undefined;
}

/** Follows the nesting of JSON; true when an object has just been closed at the outermost level. */
function closes(call: Written, delta: string): boolean {
  for (const character of delta) {
    if (call.escaped) call.escaped = false;
    else if (call.inString) {
      if (character === '\\') call.escaped = true;
      else if (character === '"') call.inString = false;
    } else if (character === '"') call.inString = true;
    else if (character === '{' || character === '[') call.depth += 1;
    else if (character === '}' || character === ']') call.depth -= 1;
  }
  return call.depth === 0 && !call.inString && delta.includes('}');
}

/**
 * Whether these arguments cannot be the start of others: a non-empty object. Some servers write `{}` first and then the
 * real ones.
 */
export function isComplete(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
  } catch {
    return false;
  }
}

/** Ids of calls, each once. */
class CallIds {
  private readonly used: Set<string>;

  constructor(used: Iterable<string>) {
    this.used = new Set(used);
  }

  claim(wanted: string): string {
    let id = wanted;
    for (let n = 2; this.used.has(id) || id === ''; n += 1) id = `${wanted}~${n}`;
    this.used.add(id);
    return id;
  }
}

/** The corrected parts of one answer. */
function putRight(ids: CallIds, use: TurnUse): TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart> {
  const calls = new Map<string, Written>();
  /** In the order in which they started, which is the order of execution. */
  const order: Written[] = [];
  const callOf = (wireId: string, toolName: string): Written => {
    const known = calls.get(wireId);
    if (known) return known;
    const call: Written = {
      id: ids.claim(wireId),
      toolName,
      json: '',
      depth: 0,
      inString: false,
      escaped: false,
      complete: false,
      given: false,
      metadata: undefined,
    };
    calls.set(wireId, call);
    order.push(call);
    return call;
  };
  return new TransformStream({
    transform(part, controller) {
      use.take(part);
      switch (part.type) {
        case 'tool-input-start': {
          const call = callOf(part.id, part.toolName);
          call.metadata = part.providerMetadata;
          controller.enqueue({ ...part, id: call.id });
          return;
        }
        case 'tool-input-delta': {
          const call = calls.get(part.id);
          if (!call) return controller.enqueue(part);
          // Text after a complete call changes nothing.
          if (call.complete) return;
          call.json += part.delta;
          call.metadata = part.providerMetadata ?? call.metadata;
          controller.enqueue({ ...part, id: call.id });
          if (!closes(call, part.delta) || !isComplete(call.json)) return;
          call.complete = true;
          for (const next of order) {
            if (next.given) continue;
            if (!next.complete) break;
            next.given = true;
            controller.enqueue({ type: 'tool-input-end', id: next.id });
            controller.enqueue({
              type: 'tool-call',
              toolCallId: next.id,
              toolName: next.toolName,
              input: next.json,
              ...(next.metadata ? { providerMetadata: next.metadata } : {}),
            });
          }
          return;
        }
        case 'tool-input-end': {
          const call = calls.get(part.id);
          if (!call?.given) controller.enqueue(call ? { ...part, id: call.id } : part);
          return;
        }
        case 'tool-call': {
          const call = callOf(part.toolCallId, part.toolName);
          if (!call.given)
            controller.enqueue({ ...part, toolCallId: call.id, ...(call.complete ? { input: call.json } : {}) });
          call.given = true;
          // The same id again in one answer is another call.
          calls.delete(part.toolCallId);
          return;
        }
        default:
          controller.enqueue(part);
      }
    },
  });
}

export interface TurnOfModel {
  /** The conversation so far. */
  messages: readonly ModelMessage[];
  /** The tools that it is sent; null: all. */
  sent: SentTools | null;
  /** Counts what it uses. */
  use: TurnUse;
}

/** Wraps a model for one turn. A plain model name is returned unchanged: this program always passes a model. */
export function turnModel(model: LanguageModel, { messages, sent, use }: TurnOfModel): LanguageModel {
  if (typeof model === 'string') return model;
  const ids = new CallIds(
    messages.flatMap(({ role, content }) =>
      role === 'assistant' && typeof content !== 'string'
        ? content.flatMap((part) => (part.type === 'tool-call' ? [part.toolCallId] : []))
        : [],
    ),
  );
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      transformParams: async ({ params }) => (sent ? { ...params, tools: sent.definitions() } : params),
      wrapStream: async ({ doStream, params }) => {
        await use.begin(params);
        try {
          const { stream, ...rest } = await doStream();
          return { stream: stream.pipeThrough(putRight(ids, use)), ...rest };
        } catch (error) {
          // Whoever stops while the server reads has been charged for what it reads.
          if (!params.abortSignal?.aborted) use.drop();
          throw error;
        }
      },
    },
  });
}
