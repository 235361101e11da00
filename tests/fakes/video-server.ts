/**
 * A server on loopback that speaks OpenAI's video API: every film takes a few polls, or it misbehaves as the test asks.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type VideoStep =
  /** Any answer, to the next request of that kind. */
  | { on: 'start' | 'look' | 'content'; status: number; body: string; headers?: Record<string, string> }
  /** The film breaks off in the middle. */
  | { on: 'content'; cut: true }
  /** Nothing at all. */
  | { on: 'start' | 'look' | 'content'; hang: true };

export interface VideoServer {
  /** For OPENAI_BASE_URL. */
  url: string;
  /** Requested films. */
  started: { key: string; fields: Record<string, string>; image: Uint8Array }[];
  /** Ids of jobs that were cancelled. */
  cancelled: string[];
  /** Looks at jobs. */
  looks: number;
  /** The film that every job returns. */
  film: Uint8Array;
  steps: VideoStep[];
  close(): Promise<void>;
}

/** Polls until a film is done. */
const LOOKS = 3;

async function formOf(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new Response(Buffer.concat(chunks), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
}

/** The first boxes of an MP4, and bytes that could be frames. */
export function plausibleFilm(): Uint8Array {
  const film = new Uint8Array(20_000).fill(7);
  film.set(new TextEncoder().encode('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom'));
  return film;
}

export async function startVideoServer(): Promise<VideoServer> {
  const jobs = new Map<string, number>();

  const served: VideoServer = {
    url: '',
    started: [],
    cancelled: [],
    looks: 0,
    film: plausibleFilm(),
    steps: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  function misbehaves(on: VideoStep['on'], response: ServerResponse): boolean {
    const index = served.steps.findIndex((step) => step.on === on);
    const [step] = index < 0 ? [] : served.steps.splice(index, 1);
    if (!step) return false;
    if ('hang' in step) return true;
    if ('cut' in step) {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': served.film.length });
      response.write(served.film.subarray(0, served.film.length / 2));
      setTimeout(() => response.destroy(), 20);
    } else response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers }).end(step.body);
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const json = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const [, , id = '', content] = (request.url ?? '').split('/').slice(1);
    if (request.method === 'POST') {
      const form = await formOf(request);
      if (misbehaves('start', response)) return;
      const fields = Object.fromEntries(
        [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
      const file = form.get('input_reference');
      served.started.push({
        key: request.headers.authorization ?? '',
        fields,
        image: file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(),
      });
      const job = `video_${served.started.length}`;
      jobs.set(job, 0);
      json({ id: job, object: 'video', status: 'queued', progress: 0 });
    } else if (request.method === 'DELETE') {
      served.cancelled.push(id);
      json({ id, deleted: true });
    } else if (content === 'content') {
      if (misbehaves('content', response)) return;
      response.writeHead(200, { 'content-type': 'video/mp4' }).end(served.film);
    } else {
      served.looks += 1;
      if (misbehaves('look', response)) return;
      const seen = (jobs.get(id) ?? 0) + 1;
      jobs.set(id, seen);
      json({
        id,
        object: 'video',
        status: seen >= LOOKS ? 'completed' : 'in_progress',
        progress: Math.round((100 * Math.min(seen, LOOKS)) / LOOKS),
      });
    }
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  served.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return served;
}
