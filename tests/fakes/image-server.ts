/**
 * A server on loopback that speaks OpenAI's image API: from words alone it paints a disc; given pictures it paints the
 * transparent part of the mask grey, or darkens the whole picture when there is no mask; or it misbehaves as the test
 * asks.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export type ImageStep =
  /** Any answer at all. */
  | { status: number; body: string; headers?: Record<string, string> }
  /** The picture, its file cut off in the middle. */
  | { cutFile: true }
  /** The answer breaks off in the middle. */
  | { cutAnswer: true }
  /** Another picture, its file. */
  | { file: Uint8Array }
  /** Nothing at all. */
  | { hang: true };

export interface ImageRequest {
  key: string;
  path: string;
  /** Fields of the form that are text. */
  fields: Record<string, string>;
  /** Share of pixels that may be painted; 1 without a mask. */
  free: number;
  /** Sizes of the pictures sent, px. */
  images: { width: number; height: number }[];
  size: { width: number; height: number };
}

export interface ImageServer {
  /** For OPENAI_BASE_URL. */
  url: string;
  requests: ImageRequest[];
  /** Answers to the next requests instead of a picture, in order. */
  steps: ImageStep[];
  close(): Promise<void>;
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new Response(Buffer.concat(chunks), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
}

/** Grey where the mask is transparent; the rest slightly darker, as models do. */
async function paint(
  picture: Uint8Array,
  mask: Uint8Array | null,
): Promise<{ file: Buffer; free: number; size: { width: number; height: number } }> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#000000' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const alpha = mask ? await sharp(mask).extractChannel('alpha').raw().toBuffer() : Buffer.alloc(pixels, 255);
  let free = mask ? 0 : pixels;
  for (let at = 0; at < pixels; at += 1) {
    if (alpha[at] === 0) free += 1;
    for (let channel = 0; channel < 3; channel += 1)
      data[at * 3 + channel] = alpha[at] === 0 ? 128 : Math.round((data[at * 3 + channel] as number) * 0.9);
  }
  const size = { width: info.width, height: info.height };
  return {
    file: await sharp(data, { raw: { ...size, channels: 3 } })
      .png()
      .toBuffer(),
    free: free / alpha.length,
    size,
  };
}

export async function startImageServer(): Promise<ImageServer> {
  const requests: ImageRequest[] = [];
  const steps: ImageStep[] = [];
  let invention = 0;

  /** A new picture from words alone: another color for each request, with transparent surroundings when asked for. */
  async function invented(request: IncomingMessage): Promise<{ file: Buffer; asked: ImageRequest }> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
    const fields = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
    const [width = 0, height = 0] = (fields.size ?? '').split('x').map(Number);
    invention += 1;
    const color = `hsl(${(invention * 67) % 360}, 70%, 50%)`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fields.background === 'transparent' ? '' : `<rect width="100%" height="100%" fill="#eee"/>`}<circle cx="50%" cy="50%" r="30%" fill="${color}"/></svg>`;
    const file = await sharp(Buffer.from(svg)).png().toBuffer();
    return {
      file,
      asked: {
        key: (request.headers.authorization ?? '').replace('Bearer ', ''),
        path: request.url ?? '',
        fields,
        free: 1,
        images: [],
        size: { width, height },
      },
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.endsWith('/images/generations')) {
      const { file, asked } = await invented(request);
      requests.push(asked);
      return send(file, response);
    }
    const form = await formOf(request);
    const files = [...form.getAll('image'), ...form.getAll('image[]')].filter((file) => file instanceof Blob);
    const [image, mask] = [files[0], form.get('mask')];
    if (!image || typeof mask === 'string')
      return void response
        .writeHead(400, { 'content-type': 'application/json' })
        .end('{"error":{"message":"an image is needed"}}');
    const { file, free, size } = await paint(
      new Uint8Array(await image.arrayBuffer()),
      mask && new Uint8Array(await mask.arrayBuffer()),
    );
    const images = await Promise.all(
      files.map(async (one) => {
        const { width, height } = await sharp(new Uint8Array(await one.arrayBuffer())).metadata();
        return { width, height };
      }),
    );
    const fields = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    requests.push({
      key: (request.headers.authorization ?? '').replace('Bearer ', ''),
      path: request.url ?? '',
      fields,
      free,
      images,
      size,
    });
    send(file, response);
  }

  /** Sends the picture, or what the test specified instead. */
  function send(file: Buffer, response: ServerResponse): void {
    const step = steps.shift();
    if (step && 'hang' in step) return;
    if (step && 'status' in step)
      return void response
        .writeHead(step.status, { 'content-type': 'application/json', ...step.headers })
        .end(step.body);
    const sent =
      step && 'file' in step
        ? Buffer.from(step.file)
        : step && 'cutFile' in step
          ? file.subarray(0, Math.floor(file.length * 0.6))
          : file;
    const text = JSON.stringify({ created: 1, data: [{ b64_json: sent.toString('base64') }] });
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
    if (step && 'cutAnswer' in step) {
      response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy());
      return;
    }
    response.end(text);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    steps,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
