/** Sentry in the browser: fetched when the page is idle, and only if errors are reported to it. */
import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser';
import { ENVELOPES, type ErrorServiceConfig, type TakeReport } from '#app/contracts/error-service.ts';
import { withoutToken } from '#app/contracts/share.ts';

/** Starts reporting; errors are passed one by one, so that the SDK itself listens to nothing. */
export function openErrorService(config: ErrorServiceConfig): TakeReport {
  const client = new BrowserClient({
    ...config,
    tunnel: ENVELOPES,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [dedupeIntegration(), linkedErrorsIntegration()],
    sendClientReports: false,
    traceLifecycle: 'static',
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
  });
  client.init();
  return (error, context, path) => {
    const scope = new Scope();
    scope.setClient(client);
    scope.setExtras(context);
    scope.setTag('side', 'browser');
    scope.addEventProcessor((event) => ({
      ...event,
      ...(typeof context.route === 'string' ? { transaction: context.route } : {}),
      // A path without what may contain addresses and tokens, such as its query.
      request: { url: `${location.origin}${withoutToken(path)}`, headers: { 'User-Agent': navigator.userAgent } },
    }));
    scope.captureException(error);
  };
}
