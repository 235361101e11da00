/** Ends streamed responses with the session that requested them: signed out elsewhere, expired, or deleted. */
import type { Auth } from '#app/services/auth/auth.server.ts';
import type { SignedIn } from '#app/requests/guards.server.ts';
import type { Events } from '../services/events/events.server.ts';

/** Whether the session of a request is still valid, checked each time. */
export function sessionCheck(
  auth: Pick<Auth, 'session'>,
  request: Request,
  { user, sessionId }: SignedIn,
): () => Promise<boolean> {
  return async () => {
    const session = await auth.session(request);
    return session?.id === sessionId && session.user.id === user.id;
  };
}

export interface SessionBound {
  userId: string;
  sessionId: string;
  isStillValid(): Promise<boolean>;
  events: Pick<Events, 'subscribe'>;
  /** Sessions that expire send no event: interval of the check, ms. */
  everyMs?: number;
  report?: (error: unknown) => void;
}

/** The same response, cut off when the session ends. The reported work continues without a listener. */
export function untilSessionEnds(
  response: Response,
  { userId, sessionId, isStillValid, events, everyMs = 20_000, report = () => {} }: SessionBound,
): Response {
  if (!response.body) return response;
  const reader = response.body.getReader();
  let over = false;
  let cut: () => void = () => undefined;

  const unsubscribe = events.subscribe(userId, (event) => {
    if (event.type === 'session.ended' && event.sessionId === sessionId) cut();
  });
  let checking = false;
  const check = async (): Promise<void> => {
    if (checking) return;
    checking = true;
    try {
      if (!(await isStillValid())) cut();
    } catch (error) {
      // A failed check does not end the response.
      report(error);
    } finally {
      checking = false;
    }
  };
  const timer = setInterval(() => void check(), everyMs);
  timer.unref();
  const finish = (): void => {
    over = true;
    clearInterval(timer);
    unsubscribe();
  };

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        cut = () => {
          if (over) return;
          finish();
          controller.close();
          reader.cancel().catch(report);
        };
      },
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (over) return;
          if (!done) {
            controller.enqueue(value);
            return;
          }
          finish();
          controller.close();
        } catch (error) {
          if (over) return;
          finish();
          controller.error(error);
        }
      },
      async cancel(reason) {
        finish();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
}
