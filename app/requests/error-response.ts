/** Errors of resource routes: one JSON shape for all of them. */
import { message } from '#messages/message.ts';

/** `{ error: { code, message, field? } }` with its status. Never cached. */
export function errorResponse(
  status: number,
  code: string,
  text: string,
  field?: string,
  headers?: HeadersInit,
): Response {
  const all = new Headers(headers);
  all.set('Cache-Control', 'no-store');
  return Response.json({ error: { code, message: text, ...(field ? { field } : {}) } }, { status, headers: all });
}

/** 405; `allowed` as in the Allow header. */
export function methodNotAllowed(allowed: string): Response {
  return errorResponse(405, 'method_not_allowed', message('account.methodNotAllowed'), undefined, { Allow: allowed });
}

/** 429; `retryAfter` in seconds, in the body for scripts and in the header for all others. */
export function tooManyRequests(retryAfter: number | null, text: string = message('common.tooMany')): Response {
  return Response.json(
    { error: { code: 'too_many', message: text, ...(retryAfter ? { retryAfter } : {}) } },
    {
      status: 429,
      headers: { 'Cache-Control': 'no-store', ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}) },
    },
  );
}
