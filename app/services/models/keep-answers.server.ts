/**
 * Stores a hosted model's answers, byte for byte, in the pieces in which they arrive: for transcripts, if RECORD_MODEL
 * is on.
 */
import type { PrismaClient } from '#prisma/generated/client.ts';
import { turnScope } from '#app/services/models/turn-scope.ts';

/** One answer as it is stored. */
interface Answer {
  turnId: string;
  step: number;
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  ends: number[];
  cut: boolean;
}

/**
 * The headers of an answer that a turn depends on. All others may reveal keys, accounts and organisations, and are
 * dropped.
 */
const HEADERS = ['content-type', 'retry-after'] as const;
/** Longer answers are not stored: no turn reads this much, bytes. */
const LONGEST = 8_000_000;

/** The pieces of one answer. */
class Pieces {
  private readonly pieces: Uint8Array[] = [];
  private readonly ends: number[] = [];
  private length = 0;

  add(piece: Uint8Array): void {
    this.length += piece.length;
    if (this.length > LONGEST) return;
    this.pieces.push(piece.slice());
    this.ends.push(this.length);
  }

  /** Null: it was too long. */
  whole(): Pick<Answer, 'body' | 'ends'> | null {
    if (this.length > LONGEST) return null;
    const body = new Uint8Array(this.length);
    for (const [index, piece] of this.pieces.entries()) body.set(piece, index === 0 ? 0 : this.ends[index - 1]);
    return { body, ends: this.ends };
  }
}

/** The body, recording its pieces as they pass; `over` is called once, when it ends, breaks or is released. */
function watched(
  body: ReadableStream<Uint8Array>,
  pieces: Pieces,
  over: (cut: boolean) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          over(false);
          controller.close();
          return;
        }
        pieces.add(value);
        controller.enqueue(value);
      } catch (error) {
        over(true);
        controller.error(error);
      }
    },
    async cancel(reason) {
      over(true);
      await reader.cancel(reason);
    },
  });
}

async function store(prisma: PrismaClient, { turnId, step, ...answer }: Answer): Promise<void> {
  await prisma.modelAnswer.upsert({
    where: { turnId_step: { turnId, step } },
    create: { turnId, step, ...answer },
    update: answer,
  });
}

/**
 * fetch for models. A turn does not end before its answers are stored; failures to store are reported, and the turn
 * continues.
 */
export function answerKeepingFetch(
  prisma: PrismaClient,
  report: (error: unknown, context: Record<string, unknown>) => void,
  ask: typeof fetch = fetch,
): typeof fetch {
  return async (input, init) => {
    const scope = turnScope.getStore();
    if (!scope) return ask(input, init);
    const { turnId } = scope;
    const step = scope.asked;
    scope.asked += 1;
    const response = await ask(input, init);
    const headers = Object.fromEntries(
      HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    const pieces = new Pieces();
    let told = false;
    const over = (cut: boolean): void => {
      const whole = pieces.whole();
      if (told || !whole) return;
      told = true;
      const storing = store(prisma, { turnId, step, status: response.status, headers, cut, ...whole });
      scope.storing.push(storing.catch((error: unknown) => report(error, { area: 'kept answer', turnId, step })));
    };
    if (!response.body) {
      over(false);
      return response;
    }
    return new Response(watched(response.body, pieces, over), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}
