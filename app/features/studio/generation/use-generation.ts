/** Runs the generation machine in the browser: its requests, its news, and the interface for screens. */
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromCallback, fromPromise, type StateFrom } from 'xstate';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationView, StartRequest } from '#app/contracts/generation.ts';
import { httpGet, httpPost } from '#app/browser/http-client.ts';
import { thrownCode, thrownText } from '#app/browser/thrown-text.ts';
import type { LimitReached } from '#tools/contract/tool.ts';
import type { GenerationEvent } from './generation-event.ts';
import { generationMachine } from './generation.machine.ts';
import { RefusedGeneration } from './refused-generation.ts';

/** The state of a generation, in the words of the specification and of the interface. */
export type GenerationPhase =
  | 'idle'
  | 'starting'
  | 'loading'
  | 'waiting'
  | 'generating'
  | 'cancelling'
  | 'succeeded'
  | 'failed'
  | 'flagged'
  | 'cancelled'
  | 'limited'
  | 'refused'
  | 'missing';

export interface GenerationHandle {
  phase: GenerationPhase;
  /** The server doesn't answer: retried automatically. */
  offline: boolean;
  view: GenerationView | null;
  /** Why it was refused, in words. */
  refusal: string | null;
  reached: LimitReached | null;
  /** A report is on its way, or did not arrive. */
  reporting: 'no' | 'sending' | 'lost';
  start(request: StartRequest): void;
  /** Shows one that was begun elsewhere; null: none. */
  show(id: string | null, view?: GenerationView | null): void;
  cancel(): void;
  retry(): void;
  report(reason: string): void;
  /** Tries to connect now. */
  connect(): void;
}

export interface UseGenerationOptions {
  /** One that was begun before a reload: from the page's address. */
  id?: string | null;
  /** What the page was rendered with. */
  view?: GenerationView | null;
  /** The user's events; null while there are none. */
  feed: EventFeed | null;
  /** Called once for each generation that begins here: write its id into the address. */
  onBegun?(id: string): void;
}

const at = (id: string) => `/api/generations/${encodeURIComponent(id)}`;

/** An answer with a code is a refusal by the server; anything else may be the connection. */
async function refusing(request: Promise<GenerationView>): Promise<GenerationView> {
  try {
    return await request;
  } catch (thrown) {
    const code = thrownCode(thrown);
    if (code === null) throw thrown;
    throw new RefusedGeneration(code, thrownText(thrown), reachedIn(thrown));
  }
}

/** The limit of `{ error: { code: 'limit_reached' }, reached }`. */
function reachedIn(thrown: unknown): LimitReached | null {
  if (typeof thrown !== 'object' || thrown === null || !('reached' in thrown)) return null;
  return thrown.reached as LimitReached;
}

/**
 * The browser's own signals: the page was shown again, the network came or went. News comes from the feed while the
 * page is open.
 */
function watchBrowser(send: (event: GenerationEvent) => void): () => void {
  const look = () => document.visibilityState === 'visible' && send({ type: 'look' });
  const offline = () => send({ type: 'offline' });
  window.addEventListener('online', look);
  window.addEventListener('offline', offline);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', offline);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The phase of a state of the machine. */
export function phaseOf(state: StateFrom<typeof generationMachine>): GenerationPhase {
  for (const phase of [
    'idle',
    'starting',
    'loading',
    'succeeded',
    'failed',
    'flagged',
    'cancelled',
    'limited',
    'refused',
    'missing',
  ] as const)
    if (state.matches(phase)) return phase;
  if (state.matches('retrying')) return 'starting';
  if (state.matches({ active: { work: 'waiting' } })) return 'waiting';
  return state.matches({ active: { work: 'cancelling' } }) ? 'cancelling' : 'generating';
}

/** Whether the server is unreachable. */
export function isOffline(state: StateFrom<typeof generationMachine>): boolean {
  return (
    state.matches({ active: { connection: 'reconnecting' } }) ||
    state.matches({ starting: 'lost' }) ||
    state.matches({ loading: 'lost' }) ||
    (state.matches({ active: { connection: 'reading' } }) && state.context.times > 0)
  );
}

export function useGeneration({ id = null, view = null, feed, onBegun }: UseGenerationOptions): GenerationHandle {
  const machine = useMemo(
    () =>
      generationMachine.provide({
        actors: {
          start: fromPromise<GenerationView, StartRequest & { key: string }>(({ input: { key, ...request }, signal }) =>
            refusing(
              httpPost<GenerationView>('/api/generations', request, { headers: { 'Idempotency-Key': key }, signal }),
            ),
          ),
          read: fromPromise<GenerationView, { id: string }>(({ input, signal }) =>
            refusing(httpGet<GenerationView>(at(input.id), {}, { signal })),
          ),
          cancel: fromPromise<GenerationView, { id: string }>(({ input, signal }) =>
            refusing(httpPost<GenerationView>(`${at(input.id)}/cancel`, undefined, { signal })),
          ),
          retry: fromPromise<GenerationView, { id: string }>(({ input, signal }) =>
            refusing(httpPost<GenerationView>(`${at(input.id)}/retry`, undefined, { signal })),
          ),
          report: fromPromise<GenerationView, { id: string; reason: string }>(({ input, signal }) =>
            refusing(httpPost<GenerationView>(`${at(input.id)}/report`, { reason: input.reason }, { signal })),
          ),
          listen: fromCallback<GenerationEvent, { id: string }>(({ sendBack }) => watchBrowser(sendBack)),
        },
      }),
    [],
  );
  const [key] = useState(() => crypto.randomUUID());
  const [state, send] = useMachine(machine, { input: { id, view, key } });

  const current = useRef<string | null>(null);
  current.current = state.context.id;
  useEffect(() => {
    if (!feed) return;
    return feed.subscribe({
      event(event) {
        if (event.type === 'generation') send({ type: 'news', news: event });
        if (event.type === 'generation.deleted' && event.id === current.current) send({ type: 'deleted' });
      },
      reconnected: () => send({ type: 'look' }),
    });
  }, [feed, send]);

  const begun = useRef(id ?? view?.id ?? null);
  const tell = useRef(onBegun);
  tell.current = onBegun;
  useEffect(() => {
    if (state.context.id === null || begun.current === state.context.id) return;
    begun.current = state.context.id;
    tell.current?.(state.context.id);
  }, [state.context.id]);

  return {
    phase: phaseOf(state),
    offline: isOffline(state),
    view: state.context.view,
    refusal: state.context.refusal,
    reached: state.context.reached,
    reporting: state.matches({ succeeded: 'reporting' })
      ? 'sending'
      : state.matches({ succeeded: 'notReported' })
        ? 'lost'
        : 'no',
    start: (request) => send({ type: 'start', request }),
    show: (shown, known) => send({ type: 'show', id: shown, ...(known ? { view: known } : {}) }),
    cancel: () => send({ type: 'cancel' }),
    retry: () => send({ type: 'retry' }),
    report: (reason) => send({ type: 'report', reason }),
    connect: () => send({ type: 'connect' }),
  };
}
