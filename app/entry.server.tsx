/** Renders pages on the server: streamed to people, whole to crawlers, cut off when they take too long. */
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  type RouterContextProvider,
  type ServerInstrumentation,
} from 'react-router';
import type { ErrorServiceConfig } from '#app/contracts/error-service.ts';
import { requestFacts } from '#app/services/http/request-context.ts';
import { unexpectedError } from '#app/requests/answers/unexpected-error.ts';
import { firstScript } from '#app/browser/early-errors.ts';
import { report } from '#app/services/reporting/reporter.server.ts';
import { releaseName } from '#app/services/reporting/release.server.ts';
import { noteRoute } from '#app/services/reporting/request-scope.server.ts';
import { services } from '#app/services/services.server.ts';

/** How long loaders may keep a streamed page open. */
export const streamTimeout = 10_000;

/** Answers one page request. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // A page carries its visitor's session and nonce.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce } = context.get(requestFacts);
  const whole = isbot(request.headers.get('user-agent'));
  return new Promise((resolve, reject) => {
    let begun = false;
    let answerStatus = status;
    const respond = () => {
      begun = true;
      const body = new PassThrough({
        final(callback) {
          clearTimeout(timer);
          callback();
        },
      });
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status: answerStatus, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
      nonce,
      bootstrapScriptContent: firstScript(errorService()),
      // Parts that are ready are sent in place, however large, so that they are visible without scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      ...(whole ? { onAllReady: respond } : { onShellReady: respond }),
      onShellError: reject,
      onError(error) {
        answerStatus = 500;
        // Before the shell is ready, the same error rejects and is reported by handleError.
        if (begun && !request.signal.aborted) report(error);
      },
    });
    // A little later than the loaders' own time-out, so that their error still reaches the page.
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
    request.signal.addEventListener('abort', () => abort(), { once: true });
  });
}

/** Data of pages that the browser fetches while it navigates: as private as the pages themselves. */
export const handleDataRequest: HandleDataRequestFunction = (response) => {
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  return response;
};

/**
 * Errors of loaders, actions and rendering. Aborted requests don't count, nor what the router refuses: anyone may send
 * a wrong method.
 */
export const handleError: HandleErrorFunction = (error, { request, params, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.set(unexpectedError, error);
  if (!request.signal.aborted) report(error, { params });
};

/** What pages report to; null: nothing but our own reporter. */
function errorService(): ErrorServiceConfig | null {
  const { sentry } = services().config;
  return sentry ? { ...sentry, release: releaseName() } : null;
}

const noteHandler = async (call: () => Promise<unknown>, { pattern }: { pattern: string }): Promise<void> => {
  noteRoute(pattern);
  await call();
};

/** Tells reports which route was running. */
export const instrumentations: ServerInstrumentation[] = [
  {
    route(route) {
      route.instrument({ loader: noteHandler, action: noteHandler });
    },
  },
];
