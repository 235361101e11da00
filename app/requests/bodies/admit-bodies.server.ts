/**
 * Decides about a request's body before reading it: whether it states its length, whether the route accepts that
 * length, how often its address sends large ones, and whether there is room for it now. Also limits the time in which
 * it must arrive.
 */
import type { Request, RequestHandler, Response } from 'express';
import { addressHeader } from '#app/services/http/request-context.ts';
import { countedAddress } from '#app/services/http/request-limits.ts';
import type { RateLimit } from '#app/services/rate-limits/process-limiter.ts';
import {
  encodedBody,
  lengthRequired,
  refusalBody,
  refusalHeaders,
  serverBusy,
  tooLarge,
  tooManyBodies,
  tooSlow,
  type BodyRefusal,
} from './body-refusal.ts';
import { bodyLimit, LARGEST_BODY, SMALL_BODY } from './body-rules.ts';
import { BODY_WAIT_MS, bodyTime } from './body-times.ts';
import type { ByteBudget } from './byte-budget.ts';

/** Bytes of concurrent large bodies; see `createByteBudget`. */
export const BODY_BUDGET = {
  /** Three pictures of the largest size, or the largest body of all. */
  perKey: Math.max(80_000_000, LARGEST_BODY),
  total: 256_000_000,
  waitMs: BODY_WAIT_MS,
  /** A browser sends six parallel requests, an office several times that. */
  waitingPerKey: 24,
  waitingInAll: 500,
} as const;

/**
 * Large bodies and refused ones of one address that this process handles; the table of limits counts over all
 * processes.
 */
export const BODY_RATE = { burst: 200, perMinute: 120 } as const;

/** How long a refused sender may keep sending, so that it reads the answer before its connection is cut, ms. */
const LINGER_MS = 2_000;

export interface AdmitOptions {
  rate: RateLimit;
  budget: ByteBudget;
  /** Counts a large body of this address in the table of limits: seconds until the next one is allowed, or null. */
  count(address: string): Promise<number | null>;
}

/** Refuses with 408, 411, 413, 415, 429 and 503; small bodies of known length pass immediately. */
export function admitBodies({ rate, budget, count }: AdmitOptions): RequestHandler {
  return async (request, response, next) => {
    const length = Number(request.headers['content-length'] ?? 0);
    const refusal = refusalOf(request, length);
    if (refusal === null && length <= SMALL_BODY) {
      if (length > 0) endInTime(request, response, length);
      next();
      return;
    }
    const sender = countedAddress(String(request.headers[addressHeader]));
    if (!rate.take(sender)) return refuse(request, response, tooManyBodies(60));
    if (refusal !== null) return refuse(request, response, refusal);
    const wait = await count(sender);
    if (wait !== null) return refuse(request, response, tooManyBodies(wait));

    const gone = new AbortController();
    let leave: (() => void) | null = null;
    response.once('close', () => {
      gone.abort();
      leave?.();
    });
    const entered = await budget.enter(sender, length, gone.signal);
    if (typeof entered === 'string')
      return refuse(request, response, entered === 'key' ? tooManyBodies(10) : serverBusy(10));
    leave = entered;
    if (response.closed) {
      leave();
      return;
    }
    endInTime(request, response, length);
    next();
  };
}

/** Why a body is refused by its headers alone. */
function refusalOf({ headers, path }: Request, length: number): BodyRefusal | null {
  if (headers['transfer-encoding'] !== undefined) return lengthRequired();
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') return encodedBody();
  const { bytes, promised } = bodyLimit(path, headers['content-type']);
  return length > bytes ? tooLarge(promised) : null;
}

/** Answers, briefly discards what still arrives, and ends the connection. */
function refuse(request: Request, response: Response, refusal: BodyRefusal): void {
  if (response.headersSent || response.destroyed) return;
  const body = Buffer.from(JSON.stringify(refusalBody(refusal)));
  response.writeHead(refusal.status, {
    ...refusalHeaders(refusal),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    Connection: 'close',
  });
  response.write(body);
  // Immediately: a parser that fails on the rest would end the connection in this very tick.
  response.socket?.uncork();
  // Cutting a connection while its sender writes resets it, and the answer is lost.
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  timer.unref();
  request.once('close', end);
  request.once('end', end);
  request.resume();
}

/** Ends a request whose body does not arrive in time. */
function endInTime(request: Request, response: Response, length: number): void {
  const timer = setTimeout(() => refuse(request, response, tooSlow()), bodyTime(length));
  timer.unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop);
  request.once('close', stop);
}
