/** Sends requests with any headers, including those that fetch refuses to send. */
import { request as httpRequest } from 'node:http';

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Event streams are closed after their first chunk. */
export function rawRequest(
  origin: string,
  address: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = httpRequest(
      {
        hostname,
        port,
        path: address,
        method,
        headers: { ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }), ...headers },
      },
      (response) => {
        const done = (text: string) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          done('');
          response.destroy();
          return;
        }
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(Buffer.concat(parts).toString('utf8')));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
