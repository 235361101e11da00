/**
 * The HTTP server of start and dev: takes the port first, answers when the application is ready, ends streams when it
 * stops.
 */
import { createServer, type Server, type ServerResponse, type RequestListener } from 'node:http';
import { LONGEST_REQUEST_MS } from '../../app/requests/bodies/body-times.ts';
import type { Settings } from '../../app/services/config/config.ts';
import { StartError } from '../../app/services/config/start-error.ts';
import { message } from '../../messages/message.ts';

/** Time for requests in flight to finish once the server is asked to stop, ms. */
const graceMs = 2_000;
/**
 * How long a connection may idle: longer than proxies and clients keep theirs, so that none is closed while a request
 * is on its way.
 */
const idleMs = 75_000;
/** How long the headers of a request may take to arrive. */
const headMs = 20_000;

export interface Listener {
  server: Server;
  /** From now on `handler` answers requests, waiting ones first. */
  answerWith(handler: RequestListener): void;
  close(): Promise<void>;
}

/** Listens on the configured address, or reports in one line why it can't. */
export async function listen({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<Listener> {
  const ready = Promise.withResolvers<void>();
  let answer: RequestListener | undefined;
  const streams = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    streams.add(response);
    response.on('close', () => streams.delete(response));
    if (answer) answer(request, response);
    else void ready.promise.then(() => answer?.(request, response));
  });
  server.keepAliveTimeout = idleMs;
  server.headersTimeout = headMs;
  server.requestTimeout = LONGEST_REQUEST_MS;
  // Without a listener the connection of a CONNECT would be closed without an answer.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(unableToListen(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    server,
    answerWith(handler) {
      answer = handler;
      ready.resolve();
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const response of streams) {
        // An event stream never ends by itself; its reader reconnects when the server is back.
        if (String(response.getHeader('Content-Type')).startsWith('text/event-stream')) response.end();
      }
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

function unableToListen(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(message('config.portTaken', { host, port: String(port) }), error);
  if (error.code === 'EACCES')
    return new StartError(message('config.portForbidden', { host, port: String(port) }), error);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') {
    return new StartError(message('config.hostUnknown', { host }), error);
  }
  return error;
}
