/** Everything that a running turn has sent so far: each reader gets it from its beginning to its end. */
import type { ChatChunk } from '#agent/chat-message.ts';

export class ReplayBuffer {
  readonly #chunks: ChatChunk[] = [];
  readonly #waiting = new Set<() => void>();
  #ended = false;

  push(chunk: ChatChunk): void {
    this.#chunks.push(chunk);
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
  }

  /** A stream from the first chunk on. Cancelling it only releases this reader. */
  read(): ReadableStream<ChatChunk> {
    let at = 0;
    let cancelled = false;
    let wake: () => void = () => undefined;
    return new ReadableStream<ChatChunk>({
      pull: async (controller) => {
        while (at >= this.#chunks.length && !this.#ended && !cancelled) {
          await new Promise<void>((resolve) => {
            wake = resolve;
            this.#waiting.add(resolve);
          });
        }
        if (cancelled) return;
        const chunk = this.#chunks[at];
        if (chunk) {
          at += 1;
          controller.enqueue(chunk);
        } else controller.close();
      },
      cancel: () => {
        cancelled = true;
        this.#waiting.delete(wake);
        wake();
      },
    });
  }

  #wake(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of waiting) wake();
  }
}
