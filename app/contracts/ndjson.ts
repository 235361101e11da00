/** Responses in pieces: one JSON value per line, so that a caller sees the progress before the end. */

export const NDJSON = 'application/x-ndjson';

/** Whether a request asks for lines. */
export function wantsLines(request: Request): boolean {
  return request.headers.get('accept')?.includes(NDJSON) ?? false;
}

/** A response of lines; `work` writes them, and the response ends when it does. `gone` fires if the reader leaves. */
export function respondWithLines(work: (write: (line: unknown) => void, gone: AbortSignal) => Promise<void>): Response {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (line: unknown) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      try {
        await work(write, gone.signal);
      } finally {
        if (!gone.signal.aborted) controller.close();
      }
    },
    cancel: () => gone.abort(),
  });
  // Compressing would hold lines back until there are enough of them.
  return new Response(stream, {
    headers: { 'Content-Type': NDJSON, 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' },
  });
}

/** Yields lines as they arrive. Throws the connection's errors; a line that is not JSON is an error too. */
export async function* readLines(response: Response): AsyncGenerator<unknown> {
  if (!response.body) return;
  // Not every browser iterates over streams themselves.
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let kept = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (kept + value).split('\n');
      kept = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line) as unknown;
    }
  } finally {
    reader.releaseLock();
  }
  if (kept.trim() !== '') yield JSON.parse(kept) as unknown;
}
