/**
 * The responses of resource routes to refusals by the door. Rethrows anything unknown: it is a bug and gets reported.
 */
import type { z } from 'zod';
import { KernelError, issueReason } from '#design/document/issue.ts';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { message } from '#messages/message.ts';
import { errorResponse } from '#app/requests/error-response.ts';
import { apiNotFound } from '#app/requests/guards.server.ts';
import { readJson } from '#app/requests/bodies/read-body.server.ts';
import { storageFailure } from '#app/requests/answers/storage-failure.ts';
import { DesignNotFoundError, FolderError, TurnRunningError } from '#app/services/designs/design-error.ts';

/** Runs a route's work and turns the designs service's refusals into answers. */
export async function answering(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DesignNotFoundError) return apiNotFound();
    if (error instanceof TurnRunningError) return errorResponse(409, 'turn_running', error.message);
    if (error instanceof FolderError) return errorResponse(422, 'invalid', error.message, 'folder');
    if (error instanceof KernelError) {
      const first = error.issues[0];
      return errorResponse(422, 'invalid', first ? issueReason(first) : error.message, first?.field);
    }
    return storageFailure(error);
  }
}

/**
 * The JSON body of a request in the expected form. Throws a KernelError that names the field, or the Response that
 * `readJson` throws.
 */
export async function readBody<Body>(request: Request, schema: z.ZodType<Body>): Promise<Body> {
  return parseOrThrow(schema, await readJson(request));
}

/** A private answer, which no cache may store. */
export function answer(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** 405 for a method that the route does not have. */
export function methodNotAllowed(allowed: string): Response {
  return errorResponse(405, 'method_not_allowed', message('designs.method'), undefined, { Allow: allowed });
}
