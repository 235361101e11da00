/**
 * Connects React Router to Express: Node's requests and responses become the web's, and errors that no route handled
 * get an answer in words.
 */
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { unexpectedAnswer, unexpectedError } from './answers/unexpected-error.ts';

export interface AnswerOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'development' | 'production';
  /** Sets the context values for loaders, actions and middleware. */
  prepare(context: RouterContextProvider, request: ExpressRequest, response: ExpressResponse): void;
}

/** An Express handler for all routes. Calls `next` with errors of the connection and of the router itself. */
export function answerRequests({ build, mode, prepare }: AnswerOptions): RequestHandler {
  const handle = createRequestHandler(build, mode);
  return async (incoming, outgoing, next) => {
    try {
      const context = new RouterContextProvider();
      prepare(context, incoming, outgoing);
      // Express knows which proxies may set host and protocol; a malformed host was refused before.
      const request = createRequest(incoming, outgoing, { protocol: `${incoming.protocol}:`, host: incoming.host });
      const answer = unexpectedAnswer(await handle(request, context), context.get(unexpectedError));
      if (outgoing.destroyed) {
        await answer.body?.cancel();
        return;
      }
      const sent = sendResponse(outgoing, answer);
      // The browser learns that a stream is open before its first event arrives.
      if (answer.headers.get('content-type')?.startsWith('text/event-stream')) outgoing.flushHeaders();
      await sent;
    } catch (error) {
      // A client that has left gets no answer.
      if (!outgoing.destroyed) next(error);
    }
  };
}
