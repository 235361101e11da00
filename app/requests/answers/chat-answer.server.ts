/** The responses of the chat's resource routes when a conversation refuses. */
import { errorResponse } from '#app/requests/error-response.ts';
import { apiNotFound } from '#app/requests/guards.server.ts';
import { DesignNotFoundError, TurnRunningError } from '#app/services/designs/design-error.ts';
import { storageFailure } from '#app/requests/answers/storage-failure.ts';
import { ChatError } from '#app/services/conversations/chat-error.ts';

/** Runs a route's work and turns refusals into responses; missing conversations and other users' get the same one. */
export async function chatAnswering(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DesignNotFoundError) return apiNotFound();
    if (error instanceof TurnRunningError) return errorResponse(409, 'turn_running', error.message);
    if (!(error instanceof ChatError)) return storageFailure(error);
    return error.code === 'not_found'
      ? apiNotFound()
      : errorResponse(error.status, error.code, error.message, error.field);
  }
}
