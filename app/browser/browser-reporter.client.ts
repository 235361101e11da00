/**
 * Reports errors in the browser to the server, a few at a time, without getting in the way. If a service is configured
 * too, its SDK is fetched when the page is idle; a small buffer keeps earlier errors.
 */
import type { BrowserError } from '../contracts/browser-error.ts';
import { browserErrorLimits } from '../contracts/browser-error-limits.ts';
import type { ErrorServiceWindow, TakeReport } from '../contracts/error-service.ts';
import type { EarlyErrors } from './early-errors.ts';
import { whenLoadedAndIdle } from './when-idle.ts';

const address = '/api/errors';
const pauseMs = 2_000;

const waiting: BrowserError[] = [];
const reported = new Set<string>();
let timer: number | undefined;

/** Errors that the service has not received yet; null: there is no service, or it already receives reports itself. */
let kept: Parameters<TakeReport>[] | null = null;
let take: TakeReport | null = null;

/** Takes over from the early script and listens from now on. */
export function watchForErrors(): void {
  fetchService();
  const early = window as EarlyErrors & { blendStopEarlyErrors?: () => void };
  early.blendStopEarlyErrors?.();
  for (const error of early.blendEarlyErrors ?? []) reportInBrowser(error, { early: true });
  early.blendEarlyErrors = [];
  window.addEventListener(
    'error',
    (event) => {
      // Pictures that fail to load are shown to the user where they are; only scripts break the application.
      if (event.target instanceof HTMLScriptElement) reportInBrowser(`Script did not load: ${event.target.src}`);
      else if (event.error || event.message) reportInBrowser(event.error ?? event.message);
    },
    true,
  );
  window.addEventListener('unhandledrejection', (event) => reportInBrowser(event.reason));
  window.addEventListener('pagehide', send);
}

/** Reports a caught error with extra context. Each distinct error is sent once per page. */
export function reportInBrowser(error: unknown, context: Record<string, string | number | boolean> = {}): void {
  const entry = describe(error, context);
  const key = `${entry.name} ${entry.message} ${entry.stack.slice(0, 300)}`;
  if (reported.has(key) || reported.size >= browserErrorLimits.perPage) return;
  reported.add(key);
  const report = [error, context, window.location.pathname] as const;
  if (take) take(...report);
  else kept?.push([...report]);
  waiting.push(entry);
  timer ??= window.setTimeout(send, pauseMs);
}

function fetchService(): void {
  const { blendErrorService: config } = window as ErrorServiceWindow;
  if (!config) return;
  kept = [];
  const fetchSdk = async () => {
    try {
      take = (await import('./sentry.client.ts')).openErrorService(config);
      for (const report of kept ?? []) take(...report);
    } catch {
      // Without the SDK the server's reports still name each error.
    }
    kept = null;
  };
  whenLoadedAndIdle(() => void fetchSdk());
}

function send(): void {
  window.clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body = JSON.stringify({ errors: waiting.splice(0, browserErrorLimits.perRequest) });
  // keepalive lets the last reports be sent while the page unloads. A report that fails is not worth another report.
  void fetch(address, { method: 'POST', body, headers: { 'Content-Type': 'application/json' }, keepalive: true }).catch(
    () => undefined,
  );
  if (waiting.length > 0) timer = window.setTimeout(send, pauseMs);
}

function describe(error: unknown, context: BrowserError['context']): BrowserError {
  const known = error instanceof Error ? error : undefined;
  const cut = (text: string, most: number) => text.slice(0, most);
  return {
    name: cut(known?.name ?? 'NotAnError', browserErrorLimits.name),
    message: cut(known?.message ?? printable(error), browserErrorLimits.message),
    stack: cut(known?.stack ?? '', browserErrorLimits.stack),
    page: cut(window.location.pathname, browserErrorLimits.page),
    context,
  };
}

function printable(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
