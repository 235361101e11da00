/**
 * A matting service on loopback that takes requests like rembg's server and remove.bg: whatever is dark in a picture is
 * its subject. Misbehaves as the test asks.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export type MattingStep =
  | { status: number; body?: string; headers?: Record<string, string> }
  /** White on black instead of a transparent picture. */
  | { mask: true }
  /** The picture, cropped to its subject. */
  | { cropped: true }
  /** The file ends in the middle; the answer breaks off; the body never comes; no answer ever comes. */
  | { cutFile: true }
  | { cutAnswer: true }
  | { hang: true };

export interface MattingServer {
  /** For BACKGROUND_SERVICE_URL. */
  url: string;
  key: string;
  field: string;
  /** Size (px) and type of each picture received. */
  requests: { width: number; height: number; format: string; query: string }[];
  steps: MattingStep[];
  close(): Promise<void>;
}

export async function startMattingServer(field = 'file'): Promise<MattingServer> {
  const requests: MattingServer['requests'] = [];
  const steps: MattingStep[] = [];
  const key = 'key-of-the-service';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const error = (status: number, text: string, headers = {}) =>
      void response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify({ errors: [{ title: text }] }));
    const form = await new Response(Buffer.concat(chunks), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    if (request.method !== 'POST' || !request.url?.startsWith('/api/remove')) return error(404, 'Not found');
    if (request.headers['x-api-key'] !== key) return error(403, 'API Key invalid');
    const file = form.get(field);
    if (!(file instanceof Blob)) return error(422, `Field required: ${field}`);
    const picture = new Uint8Array(await file.arrayBuffer());
    const { width, height, format } = await sharp(picture).metadata();
    requests.push({ width, height, format, query: new URL(request.url, 'http://x').search });
    const step = steps.shift();
    if (step && 'hang' in step) return;
    if (step && 'status' in step)
      return void (step.body === undefined
        ? error(step.status, 'Refused', step.headers)
        : response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers }).end(step.body));
    const kept = await sharp(picture)
      .toColourspace('b-w')
      .extractChannel(0)
      .threshold(118)
      .negate()
      .blur(1)
      .raw()
      .toBuffer();
    const plane = { raw: { width, height, channels: 1 as const } };
    const made = step && 'mask' in step ? sharp(kept, plane) : sharp(picture).joinChannel(kept, plane);
    const whole = await made.png().toBuffer();
    const done =
      step && 'cropped' in step
        ? await sharp(whole)
            .extract({ left: 0, top: 0, width: width >> 1, height })
            .png()
            .toBuffer()
        : whole;
    const sent = step && 'cutFile' in step ? done.subarray(0, done.length >> 1) : done;
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': sent.length });
    if (step && 'cutAnswer' in step)
      return void response.write(sent.subarray(0, sent.length >> 1), () => response.destroy());
    response.end(sent);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/remove`,
    key,
    field,
    requests,
    steps,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
