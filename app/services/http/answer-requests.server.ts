/** React Router behind Express: its requests and answers in the web's form, and errors that no route expected in words. */
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { unexpectedAnswer, unexpectedError } from './unexpected-error.ts';

export interface AnswerOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'development' | 'production';
  /** Puts in the context what loaders, actions and middleware find there. */
  prepare(context: RouterContextProvider, request: ExpressRequest, response: ExpressResponse): void;
}

/** Answers what reaches it. `next` is called with what goes wrong on the way. */
export function answerRequests({ build, mode, prepare }: AnswerOptions): RequestHandler {
  const handle = createRequestHandler(build, mode);
  return async (incoming, outgoing, next) => {
    try {
      const context = new RouterContextProvider();
      prepare(context, incoming, outgoing);
      // Express knows which proxies are trusted to name host and protocol.
      const request = createRequest(incoming, outgoing, { protocol: `${incoming.protocol}:`, host: incoming.host || 'localhost' });
      const answer = unexpectedAnswer(await handle(request, context), context.get(unexpectedError));
      if (outgoing.destroyed) {
        await answer.body?.cancel();
        return;
      }
      const sent = sendResponse(outgoing, answer);
      // A stream is open before its first event.
      if (answer.headers.get('content-type')?.startsWith('text/event-stream')) outgoing.flushHeaders();
      await sent;
    } catch (error) {
      // Whoever went away needs no answer.
      if (!outgoing.destroyed) next(error);
    }
  };
}
