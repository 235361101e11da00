/** Keeps a growing message in the database: its chunks are put together as a browser does, so that what is stored is what was shown. */
import { readUIMessageStream } from 'ai';
import { ReadableStream as NodeStream } from 'node:stream/web';
import type { ChatChunk, ChatMessage } from '#agent/chat-message.ts';
import { ReplayBuffer } from './replay-buffer.ts';

/** Between two writes of a growing message, ms. */
const SAVE_EVERY_MS = 400;
/** Words are put together for this long before the message is: each piece costs a copy of all of it, ms. */
const GATHER_MS = 100;

export interface KeptMessage {
  take(chunk: ChatChunk): void;
  /** Resolves when everything is stored. */
  finish(): Promise<void>;
}

type Delta = Extract<ChatChunk, { type: 'text-delta' | 'reasoning-delta' | 'tool-input-delta' }>;

/** Two pieces of the same text as one; null: they don't belong together. */
function joined(first: Delta, second: Delta): Delta | null {
  if (first.type === 'tool-input-delta') {
    const same = second.type === first.type && second.toolCallId === first.toolCallId;
    return same ? { ...first, inputTextDelta: first.inputTextDelta + second.inputTextDelta } : null;
  }
  return second.type === first.type && second.id === first.id ? { ...first, delta: first.delta + second.delta } : null;
}

const isDelta = (chunk: ChatChunk): chunk is Delta => chunk.type === 'text-delta' || chunk.type === 'reasoning-delta' || chunk.type === 'tool-input-delta';

/** Starts keeping. `save` is called with whole versions, one at a time; its errors go to `onError` and end nothing. */
export function keepMessage(save: (version: ChatMessage) => Promise<void>, onError: (error: unknown) => void): KeptMessage {
  const record = new ReplayBuffer();
  let pending: Delta | null = null;
  let gathering: NodeJS.Timeout | null = null;
  let newest: ChatMessage | null = null;
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  const pass = () => {
    if (gathering) clearTimeout(gathering);
    gathering = null;
    if (pending) record.push(pending);
    pending = null;
  };
  const write = () => {
    timer = null;
    const version = newest;
    newest = null;
    if (version) writing = writing.then(() => save(version)).catch(onError);
  };
  const assembling = (async () => {
    const stream = NodeStream.from(record.read()) as ReadableStream<never>;
    for await (const version of readUIMessageStream<ChatMessage>({ stream })) {
      newest = version;
      timer ??= setTimeout(write, SAVE_EVERY_MS);
    }
  })().catch(onError);

  return {
    take(chunk) {
      // How far a call is, is for those who watch.
      if ('transient' in chunk && chunk.transient) return;
      if (!isDelta(chunk)) {
        pass();
        record.push(chunk);
        return;
      }
      const both = pending && joined(pending, chunk);
      if (!both) pass();
      pending = both ?? chunk;
      gathering ??= setTimeout(pass, GATHER_MS);
    },

    async finish() {
      pass();
      record.end();
      await assembling;
      if (timer) clearTimeout(timer);
      write();
      await writing;
    },
  };
}
