/**
 * Finished calls that are running again, at most one per conversation: they continue without the tab, and can be
 * stopped.
 */
import { createProgress } from '#agent/progress.ts';
import type { Progress } from '#tools/contract/progress.ts';

export interface RunningCall {
  callId: string;
  /** 0..1; null: can't say. */
  share: number | null;
  /** What is being done, in words. */
  step?: string;
}

interface Entry extends RunningCall {
  designId: string;
  stop: AbortController;
  /** Settles when it has ended and is stored. */
  ended: Promise<unknown>;
}

export class RunningCalls {
  readonly #entries = new Map<string, Entry>();
  readonly #tell: (userId: string, chatId: string, call: RunningCall) => void;

  /** `tell`: reports progress, no faster than people can follow. */
  constructor(tell: (userId: string, chatId: string, call: RunningCall) => void) {
    this.#tell = tell;
  }

  of(chatId: string): RunningCall | null {
    const entry = this.#entries.get(chatId);
    return entry ? { callId: entry.callId, share: entry.share, ...(entry.step && { step: entry.step }) } : null;
  }

  /** Runs one to its end; the caller has made sure that there is no other one. */
  async run<Value>(
    about: { userId: string; chatId: string; designId: string; callId: string },
    work: (signal: AbortSignal, progress: Progress) => Promise<Value>,
  ): Promise<Value> {
    const { userId, chatId, designId, callId } = about;
    const stop = new AbortController();
    const entry: Entry = { callId, designId, share: null, stop, ended: Promise.resolve() };
    const heard: Progress = (share, step) => {
      Object.assign(entry, { share }, step && { step });
      this.#tell(userId, chatId, { callId, share, ...(step && { step }) });
    };
    this.#entries.set(chatId, entry);
    const done = work(stop.signal, createProgress(heard));
    entry.ended = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      this.#entries.delete(chatId);
    }
  }

  /** Resolves when it has ended. */
  async stop(chatId: string): Promise<void> {
    await this.#end(([id]) => id === chatId);
  }

  async stopDesign(designId: string): Promise<void> {
    await this.#end(([, entry]) => entry.designId === designId);
  }

  async close(): Promise<void> {
    await this.#end(() => true);
  }

  async #end(which: (entry: [string, Entry]) => boolean): Promise<void> {
    await Promise.all(
      [...this.#entries].filter(which).map(([, { stop, ended }]) => {
        stop.abort();
        return ended;
      }),
    );
  }
}
