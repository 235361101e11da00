/**
 * fetch, reporting every byte of an answer to the asking turn: some servers stream their thoughts outside the protocol
 * for minutes, and that is no silence.
 */
import { heartbeat } from '#agent/heartbeat.ts';

/** `mends`: makes the transform that repairs the bytes of an answer, for protocols that servers only nearly follow. */
export function watchedFetch(ask: typeof fetch, mends?: () => TransformStream<Uint8Array, Uint8Array>): typeof fetch {
  return async (input, init) => {
    const alive = heartbeat.getStore();
    const response = await ask(input, init);
    if (!response.ok || !response.body) return response;
    const telling = new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        alive?.();
        controller.enqueue(bytes);
      },
    });
    const told = response.body.pipeThrough(telling);
    const body = mends ? told.pipeThrough(mends()) : told;
    return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
  };
}
