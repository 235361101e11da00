/**
 * Parts of the editor whose code is loaded on first use. Code that can't be fetched, for lack of a connection, costs
 * only that part: it says so in its place, and retries when asked to or when the connection is back.
 */
import { RotateCw } from 'lucide-react';
import { Component, lazy, useCallback, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { firstInteraction } from '#app/ui/deferred.ts';
import { message } from '#messages/message.ts';
import { CodeMissingError, fetchCode } from './fetch-code.ts';

export interface FailedPartProps {
  /** Retries; reloads the page if nothing else helps. */
  retry(): void;
  /** Number of retries so far. */
  attempt: number;
  /** Retrying means reloading the page: the part can't retry by itself. */
  needsFreshPage: boolean;
}

interface LazyPartOptions {
  /** In the part's place while its code is unavailable: by default a line with a retry button. */
  failed?: ComponentType<FailedPartProps>;
  /** Only useful to an interacting user: fetched, and shown, at the first interaction. */
  soon?: boolean;
}

/** Fetches what every user needs. */
const soonParts: (() => Promise<unknown>)[] = [];

/** A component that is fetched when first shown. Shown inside a Suspense, as with React's `lazy`. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { failed: Failed = FailedPart, soon = false }: LazyPartOptions = {},
): ComponentType<Props> {
  // Prefetched code shows immediately.
  let here: ComponentType<Props> | null = null;
  const fetch = async (): Promise<{ default: ComponentType<Props> }> => {
    if (soon) await firstInteraction();
    const module = await fetchCode(load);
    here = module.default;
    return module;
  };
  if (soon) soonParts.push(fetch);
  // Fetched once for all its uses; a retry fetches again.
  let shared = lazy(fetch);
  return function LazyPart(props: Props): ReactNode {
    const [attempt, setAttempt] = useState(0);
    const retry = useCallback(() => {
      shared = lazy(fetch);
      setAttempt((before) => before + 1);
    }, []);
    // oxlint-disable-next-line react/exhaustive-deps -- a retry uses the newly fetched code
    const Part = useMemo(() => here ?? shared, [attempt]) as ComponentType<Props>;
    return (
      <PartBoundary key={attempt} failed={Failed} retry={retry} attempt={attempt}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}

/**
 * Prefetches the parts that every interacting user needs, once the editor has loaded. Failed fetches are retried when
 * the browser is online, and when the part is shown.
 */
export function useSoonParts(stands: boolean): void {
  useEffect(() => {
    if (!stands) return;
    const fetchAll = (): void => {
      window.removeEventListener('online', fetchAll);
      void Promise.all(soonParts.map((fetch) => fetch())).catch(() =>
        window.addEventListener('online', fetchAll, { once: true }),
      );
    };
    fetchAll();
    return () => window.removeEventListener('online', fetchAll);
  }, [stands]);
}

const freshPage = (): void => window.location.reload();

interface PartBoundaryProps extends Omit<FailedPartProps, 'needsFreshPage'> {
  failed: ComponentType<FailedPartProps>;
  children: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { failed: Failed, retry, attempt, children } = this.props;
    if (error === null) return children;
    // A bug in the part propagates to the editor's own boundary.
    if (!(error instanceof CodeMissingError)) throw error;
    const { needsFreshPage } = error;
    return <Failed retry={needsFreshPage ? freshPage : retry} attempt={attempt} needsFreshPage={needsFreshPage} />;
  }
}

/** Wait between retries while the browser is online, ms; doubles each time up to the longest. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/**
 * Retries automatically once the browser is online, with growing waits: the network may not work yet when the browser
 * reports being online.
 */
export function useRetryOnline({ retry, attempt, needsFreshPage }: FailedPartProps): void {
  useEffect(() => {
    if (needsFreshPage) return;
    const timer = navigator.onLine ? setTimeout(retry, Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT)) : undefined;
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [retry, attempt, needsFreshPage]);
}

export function FailedPart(props: FailedPartProps): ReactNode {
  useRetryOnline(props);
  return (
    <div role="status" className="flex items-center justify-between gap-2 px-3 py-2 text-12 text-muted">
      {message('sync.partMissing')}
      <button
        type="button"
        onClick={props.retry}
        className="inline-flex h-7 shrink-0 items-center gap-1 rounded-control px-2 font-medium text-ink hover:bg-tint"
      >
        <RotateCw size={13} strokeWidth={1.75} aria-hidden />
        {message('common.retry')}
      </button>
    </div>
  );
}

/** For parts that cover the canvas, where a line of text would only be in the way. */
export function QuietlyMissing(props: FailedPartProps): null {
  useRetryOnline(props);
  return null;
}
