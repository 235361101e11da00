/** The cost to others of six large parallel bodies sent without a session: how long others wait, and memory. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Worker } from 'node:worker_threads';
import { startServer } from '#tests/fixtures/running-server.ts';
import { figuresOf, type Row } from '../measure.ts';

const AT_ONCE = 6;
/** Between two small requests of another client, ms. */
const EVERY_MS = 5;

/** A server that reads everything and stores nothing. */
const reader = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const server = createServer((request, response) => request.resume().on('end', () => response.end('read')));
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;

/** Waits for an answer; null when the connection was closed. */
function send(origin: string, path: string, body?: Buffer): Promise<number | null> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const headers = body ? { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length } : {};
    const sent = httpRequest(
      { hostname, port, path, method: body ? 'POST' : 'GET', headers },
      (response: IncomingMessage) => {
        response.resume().on('end', () => resolve(response.statusCode ?? null));
      },
    );
    sent.on('error', () => resolve(null));
    sent.end(body);
  });
}

/** Posts `body` six times in parallel; returns how long small requests took meanwhile, ms. */
async function attack(origin: string, body: Buffer): Promise<number[]> {
  const waits: number[] = [];
  let isOver = false;
  const someoneElse = (async () => {
    while (!isOver) {
      const asked = performance.now();
      await send(origin, '/favicon.svg');
      waits.push(performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  await Promise.all(Array.from({ length: AT_ONCE }, () => send(origin, '/api/drafts', body)));
  isOver = true;
  await someoneElse;
  return waits;
}

/** Memory of the serving process, a child of the started one, MB; null if the system does not report it. */
function memoryOf(launcher: number | undefined): number | null {
  const children = `/proc/${launcher}/task/${launcher}/children`;
  if (!existsSync(children)) return null;
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/.exec(
      readFileSync(`/proc/${readFileSync(children, 'utf8').trim().split(' ')[0]}/status`, 'utf8'),
    ) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

/** A form of about this many bytes, nearly all of them in one file. */
function formOf(bytes: number): Buffer {
  const head =
    '--x\r\nContent-Disposition: form-data; name="prompt"\r\n\r\nhello\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  return Buffer.concat([Buffer.from(head), Buffer.alloc(bytes - 400, 'a'), Buffer.from('\r\n--x--\r\n')]);
}

export const largeBodies: Row = {
  name: 'large-bodies',
  about:
    'Six forms at once to /api/drafts without a session, one refused by its size and one read, while others ask for a small file. Floor: a bare server in a thread that reads and forgets them.',
  async run(measure) {
    for (const [size, bytes] of [
      ['26 MB each', 26 * 1024 * 1024],
      ['24.9 MB each', 24_900_000],
    ] as const) {
      const body = formOf(bytes);
      const server = await startServer({ BLEND_COLD: '' });
      const bare = new Worker(reader, { eval: true });
      const [port] = (await once(bare, 'message')) as [number];
      // Startup work is not measured.
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      const waits = { ours: [] as number[], floor: [] as number[] };
      const before = memoryOf(server.process.pid) ?? 0;
      let peak = 0;
      const watch = setInterval(() => (peak = Math.max(peak, memoryOf(server.process.pid) ?? 0)), 20);
      try {
        await measure({
          size,
          repetitions: 3,
          slow: true,
          ours: async () => void waits.ours.push(...(await attack(server.origin, body))),
          floor: async () => void waits.floor.push(...(await attack(`http://127.0.0.1:${port}`, body))),
          further: () => {
            const waited = (times: number[]) =>
              `${(times.toSorted((a, b) => a - b)[Math.ceil(0.99 * times.length) - 1] ?? 0).toFixed(0)} ms (median ${figuresOf(times).median.toFixed(0)})`;
            return {
              'others wait, p99': waited(waits.ours),
              'with the floor': waited(waits.floor),
              'memory before': `${before.toFixed(0)} MB`,
              'at most': `${peak.toFixed(0)} MB`,
            };
          },
        });
      } finally {
        clearInterval(watch);
        await Promise.all([server.stop(), bare.terminate()]);
      }
    }
  },
};
