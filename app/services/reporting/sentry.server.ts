/**
 * Sends the server's errors to Sentry. Loaded only if a DSN is configured. It gets a finished line of the reporter, so
 * nothing leaves that a log would not show: secrets are hidden, and of users there is only the id.
 */
import { createStackParser, createTransport, Scope, type Event, type Exception, type StackParser } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import type { SentrySettings } from '#app/services/config/outside-settings.ts';
import { releaseName } from './release.server.ts';
import type { ErrorEntry } from './reporter.server.ts';

/** How long the end of the process waits for pending reports, ms. */
const LAST_REPORTS_MS = 2_000;
const ANSWER_MS = 10_000;
/** How deep causes of causes are followed. */
const DEEPEST_CAUSE = 4;

export interface ErrorService {
  send(entry: ErrorEntry): void;
  /** Sends what is pending, if that is quick. */
  close(): Promise<void>;
}

export function openSentry({ dsn, environment }: SentrySettings): ErrorService {
  const stackParser = createStackParser(nodeStackLineParser());
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    release: releaseName(),
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    stackParser,
    integrations: [],
    sendClientReports: false,
    traceLifecycle: 'static',
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: 'POST',
          body: body as BodyInit,
          headers: options.headers ?? {},
          signal: AbortSignal.timeout(ANSWER_MS),
        });
        await answer.body?.cancel();
        return {
          statusCode: answer.status,
          headers: {
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
            'retry-after': answer.headers.get('retry-after'),
          },
        };
      }),
  });
  client.init();
  return {
    send: (entry) => void client.captureEvent(eventOf(entry, stackParser), {}, new Scope()),
    close: async () => void (await client.close(LAST_REPORTS_MS)),
  };
}

/** The event of one report. Its cause comes before it, as Sentry wants it. */
export function eventOf(entry: ErrorEntry, stackParser: StackParser): Event {
  const { level: _level, time: _time, name, message, code, stack, cause, ...rest } = entry;
  const { requestId, method, path, route, userId, ...extra } = rest;
  const values = exceptionsOf({ name, message, stack, cause }, stackParser);
  return {
    level: 'error',
    exception: { values },
    ...(isText(route) ? { transaction: route } : {}),
    ...(isText(userId) ? { user: { id: userId } } : {}),
    ...(isText(method) && isText(path) ? { request: { method, url: path } } : {}),
    tags: { side: 'server', ...(isText(requestId) ? { requestId } : {}), ...(isText(code) ? { code } : {}) },
    extra,
  };
}

function exceptionsOf(error: unknown, stackParser: StackParser, depth = 0): Exception[] {
  if (typeof error !== 'object' || error === null || depth > DEEPEST_CAUSE) return [];
  const { name, message, stack, cause } = error as Record<string, unknown>;
  const frames = isText(stack) ? stackParser(stack) : [];
  return [
    ...exceptionsOf(cause, stackParser, depth + 1),
    {
      type: isText(name) ? name : 'NotAnError',
      value: isText(message) ? message : (JSON.stringify(message) ?? ''),
      ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
    },
  ];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
