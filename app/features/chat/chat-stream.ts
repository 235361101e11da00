/**
 * The messages of one conversation in this tab, and the requests that add to them: only the new message goes up, the
 * answer streams down, and a running turn can be joined from its beginning.
 */
import type { ChatChunk, ChatMessage } from '#agent/chat-message.ts';
import { GrowingMessage } from '#app/services/conversations/growing-message.ts';
import { httpStream } from '#app/browser/http-client.ts';

/** Between two versions of a message that streams in, ms. */
const REDRAW_MS = 40;

export interface ChatPorts {
  /** Resolves when a message may be sent. */
  ready(): Promise<void>;
  /** The conversation's id; creates one if it has not begun. Rejects in words. */
  chat(): Promise<string>;
  /** What the user is looking at when sending. */
  context(): { page: string | null; selection: readonly string[] };
  /** Called when the server accepts a message, before the first word of the answer. */
  accepted(): void;
  /** How far a call has got, 0 to 1; null: unknown. `step`: what is being done, in words. */
  progress(callId: string, share: number | null, step?: string): void;
}

export function chatPath(chatId: string, rest = ''): string {
  return `/api/chats/${encodeURIComponent(chatId)}${rest}`;
}

/**
 * The requests resolve when the answer has ended or `stop` was called. They reject with what the server or the browser
 * says when they are refused or break off.
 */
export class ChatStream {
  #messages: ChatMessage[];
  #reading: AbortController | null = null;
  readonly #ports: ChatPorts;
  readonly #listeners = new Set<() => void>();

  constructor(messages: ChatMessage[], ports: ChatPorts) {
    this.#messages = messages;
    this.#ports = ports;
  }

  get messages(): ChatMessage[] {
    return this.#messages;
  }

  set messages(messages: ChatMessage[]) {
    this.#messages = messages;
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows the message at once. `replaces` names the one that the server removes with everything after it. */
  send(message: ChatMessage, replaces?: string): Promise<void> {
    this.messages = [...this.#messages, message];
    return this.#ask({ message, ...(replaces === undefined ? {} : { replaces }) });
  }

  /** Asks for the last answer again. */
  retry(): Promise<void> {
    if (this.#messages.at(-1)?.role === 'assistant') this.messages = this.#messages.slice(0, -1);
    return this.#ask({ retry: true });
  }

  /** Joins the running turn; resolves immediately if there is none. */
  follow(): Promise<void> {
    return this.#read(async (signal) => httpStream(chatPath(await this.#ports.chat(), '/stream'), undefined, signal));
  }

  /** Stops reading; the turn itself continues. */
  stop(): void {
    this.#reading?.abort();
  }

  #ask(body: object): Promise<void> {
    return this.#read(async (signal) => {
      await this.#ports.ready();
      const path = chatPath(await this.#ports.chat(), '/messages');
      const answer = await httpStream(path, { ...body, ...this.#ports.context() }, signal);
      this.#ports.accepted();
      return answer;
    });
  }

  async #read(open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>): Promise<void> {
    const reading = new AbortController();
    const { signal } = reading;
    this.#reading = reading;
    const growing = new GrowingMessage();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      timer = undefined;
      const message = growing.read();
      if (!signal.aborted && message.id !== '') this.#put(message);
    };
    try {
      const answer = await open(signal);
      if (!answer) return;
      await readChunks(answer, (chunk) => {
        if (chunk.type === 'error') throw new Error(chunk.errorText);
        if (chunk.type === 'data-progress') {
          const { toolCallId, share, step } = chunk.data as { toolCallId: string; share: number | null; step?: string };
          this.#ports.progress(toolCallId, share, ...(step === undefined ? [] : [step]));
          return;
        }
        growing.take(chunk);
        timer ??= setTimeout(show, REDRAW_MS);
      });
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      clearTimeout(timer);
      show();
    }
  }

  /** Parts that grow are written in place: what is shown are copies, so that their rows are redrawn. */
  #put(message: ChatMessage): void {
    const shown: ChatMessage = { ...message, parts: message.parts.map((part) => ({ ...part })) };
    const at = this.#messages.findLastIndex(({ id }) => id === message.id);
    this.messages = at < 0 ? [...this.#messages, shown] : this.#messages.with(at, shown);
  }
}

/** Reads server-sent events, one chunk of the turn on each `data` line. Rejects with what `take` throws. */
async function readChunks(answer: ReadableStream<Uint8Array>, take: (chunk: ChatChunk) => void): Promise<void> {
  const reader = answer.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith('data: ') && line !== 'data: [DONE]') take(JSON.parse(line.slice(6)) as ChatChunk);
    }
  } finally {
    // The server need not send what nobody reads.
    await reader.cancel().catch(() => undefined);
  }
}
