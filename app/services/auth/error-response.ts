/** Errors of resource routes: one JSON shape for all of them. */

/** `{ error: { code, message, field? } }` with its status. Never cached. */
export function errorResponse(status: number, code: string, message: string, field?: string, headers?: HeadersInit): Response {
  const all = new Headers(headers);
  all.set('Cache-Control', 'no-store');
  return Response.json({ error: { code, message, ...(field ? { field } : {}) } }, { status, headers: all });
}
