/**
 * The web server around React Router: headers, limits, static files, and one context for each request.
 * It is the entry of the server build; the scripts open the services, listen and stop.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { answerRequests } from '#app/requests/answer-requests.server.ts';
import { ASSETS, builtAssets } from '#app/services/http/built-assets.server.ts';
import { admitBodies, BODY_BUDGET, BODY_RATE } from '#app/requests/bodies/admit-bodies.server.ts';
import { createByteBudget } from '#app/requests/bodies/byte-budget.ts';
import { overLimit } from '#app/requests/limit-requests.server.ts';
import { createRateLimit } from '#app/services/rate-limits/process-limiter.ts';
import { refuseMalformed } from '#app/services/http/refuse-malformed.server.ts';
import { addressHeader, requestFacts } from '#app/services/http/request-context.ts';
import { sameOrigin } from '#app/services/http/same-origin.server.ts';
import { securityHeaders } from '#app/services/http/security-headers.server.ts';
import { report } from '#app/services/reporting/reporter.server.ts';
import { withRequestScope } from '#app/services/reporting/request-scope.server.ts';
import { services } from '#app/services/services.server.ts';
import { stockOrigins } from '#app/services/config/stock-settings.ts';
import type { Config } from '#app/services/config/config.ts';
import { SERVICE_WORKER } from '#app/contracts/push.ts';
import { withoutToken } from '#app/contracts/share.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import { message } from '#messages/message.ts';

export { openServices } from '#app/services/services.server.ts';
export { report } from '#app/services/reporting/reporter.server.ts';

/** The application as an Express app. `assets` serves Vite's modules in development; without it the build is served. */
export function createApp(config: Config, assets?: RequestHandler): Express {
  const development = assets !== undefined;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.use(withoutNul);
  app.use(identify);
  app.use(
    securityHeaders({
      origin: config.origin,
      development,
      outside: config.outsideOrigins,
      pictures: stockOrigins(config.stock),
    }),
  );
  app.use(refuseMalformed());
  app.use(sameOrigin(config));
  app.use(
    admitBodies({
      rate: createRateLimit(BODY_RATE),
      budget: createByteBudget(BODY_BUDGET),
      count: (address) => overLimit(services().limiter, 'largeBodies', { userId: null, address }),
    }),
  );
  app.use(
    compression({
      filter: (request, response) =>
        !isEventStream(response.getHeader('Content-Type')) && compression.filter(request, response),
    }),
  );
  app.use(assets ?? builtFiles());
  app.use(routes(config, development));
  app.use(answerFailure);
  return app;
}

/** React Router's pages and resources. */
function routes(config: Config, development: boolean): RequestHandler {
  // Behind a proxy that ends https the request's own address is not the public one.
  const load = async () => ({
    ...(await import('virtual:react-router/server-build')),
    allowedActionOrigins: [new URL(config.origin).host],
  });
  const handlerOf = (build: Awaited<ReturnType<typeof load>> | typeof load) =>
    answerRequests({
      build,
      mode: development ? 'development' : 'production',
      prepare(context, request, response) {
        context.set(requestFacts, {
          id: response.locals.requestId as string,
          nonce: response.locals.nonce as string,
          address: request.headers[addressHeader] as string,
        });
      },
    });
  // In development the sources change. Otherwise a function would have the whole table of routes sorted again for every
  // request.
  if (development) return handlerOf(load);
  let handler: Promise<RequestHandler> | null = null;
  return async (request, response, next) => {
    const handle = await (handler ??= load().then(handlerOf));
    await handle(request, response, next);
  };
}

/**
 * PostgreSQL keeps no NUL: one in an address is read as U+FFFD, as HTML reads it, so that it is a name that nothing
 * has.
 */
const withoutNul: RequestHandler = (request, _response, next) => {
  if (request.originalUrl.includes('%00')) {
    request.originalUrl = request.originalUrl.replaceAll('%00', '%EF%BF%BD');
    request.url = request.originalUrl;
  }
  next();
};

/** Gives each request an id, a nonce and the visitor's address, and opens its reporting scope. */
const identify: RequestHandler = (request, response, next) => {
  const requestId = randomUUID();
  response.locals.requestId = requestId;
  response.locals.nonce = randomBytes(16).toString('base64url');
  request.headers[addressHeader] = request.ip ?? request.socket.remoteAddress ?? 'unknown';
  response.setHeader('X-Request-Id', requestId);
  withRequestScope({ requestId, method: request.method, path: withoutToken(request.path) }, next);
};

/** The service worker: it may ask this server for data, and load nothing. Browsers look for a new one at each start. */
const serviceWorkerHeaders = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
};

/** Files of the build: hashed ones for ever, the others for an hour. */
function builtFiles(): RequestHandler {
  const client = path.join(projectRoot(), 'build', 'client');
  const router = express.Router();
  router.use(ASSETS, builtAssets(path.join(client, 'assets')));
  router.use(SERVICE_WORKER, (_request, response, next) => {
    response.set(serviceWorkerHeaders);
    next();
  });
  router.use(express.static(client, { maxAge: '1h', index: false, redirect: false }));
  return router;
}

/** Handles what React Router could not: a missing file, a malformed address, a broken connection, a bug. */
const answerFailure: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status = statusOf(error);
  if (status >= 500) report(error);
  if (response.headersSent) {
    next(error);
    return;
  }
  response
    .status(status)
    .type('text/plain')
    .send(message(status === 404 ? 'common.pageNotFound' : 'common.somethingWentWrong'));
};

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
}

function isEventStream(contentType: number | string | string[] | undefined): boolean {
  return typeof contentType === 'string' && contentType.startsWith('text/event-stream');
}
