/**
 * A server on loopback that speaks the protocols of Openverse, Pexels and Unsplash: pages of photos, one photo, its file,
 * the count of uses; or it misbehaves as the test asks. It takes the key `right-key`.
 */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export type StockStep =
  /** Any answer at all. */
  | { status: number; body?: string | Uint8Array; headers?: Record<string, string> }
  /** Nothing at all. */
  | { hang: true }
  /** A body without an end. */
  | { endless: true };

export interface StockServer {
  url: string;
  /** Path with query, and headers, of each request. */
  requests: { path: string; headers: IncomingHttpHeaders }[];
  /** Answers to the next requests whose path contains `at`, in order. */
  steps: { at: string; step: StockStep }[];
  /** Photos that there are of any words but “nothing”. */
  total: number;
  close(): Promise<void>;
}

const PER_PAGE = 20;

export async function startStockServer(): Promise<StockServer> {
  const picture = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#b0563c' } })
    .jpeg()
    .toBuffer();
  const fake: Pick<StockServer, 'requests' | 'steps' | 'total'> = { requests: [], steps: [], total: 45 };

  const send = (response: ServerResponse, body: unknown, status = 200): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    fake.requests.push({ path: `${url.pathname}${url.search}`, headers: request.headers });
    const at = fake.steps.findIndex((one) => url.pathname.includes(one.at));
    if (at !== -1) {
      const [{ step } = { step: { hang: true as const } }] = fake.steps.splice(at, 1);
      misbehave(step, response);
      return;
    }
    const here = `http://${request.headers.host}`;
    const page = Number(url.searchParams.get('page') ?? 1);
    const words = url.searchParams.get('q') ?? url.searchParams.get('query') ?? '';
    const total = words === 'nothing' ? 0 : fake.total;
    const numbers = Array.from(
      { length: Math.max(0, Math.min(PER_PAGE, total - (page - 1) * PER_PAGE)) },
      (_, index) => (page - 1) * PER_PAGE + index + 1,
    );
    const { pathname } = url;
    if (pathname.startsWith('/file') || pathname.endsWith('/thumb/')) {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      response.end(picture);
      return;
    }
    // Openverse
    if (pathname === '/v1/images/')
      return send(response, {
        result_count: total,
        page_count: Math.ceil(total / PER_PAGE),
        page,
        results: numbers.map((number) => openversePhoto(number)),
      });
    const [, openverseId] = /^\/v1\/images\/([\w-]+)\/$/.exec(pathname) ?? [];
    if (openverseId) return send(response, openversePhoto(Number(openverseId.slice(2))));
    // Pexels
    if (pathname.startsWith('/v1/')) {
      if (request.headers.authorization !== 'right-key') return send(response, { error: 'Invalid API key' }, 401);
      if (pathname === '/v1/search')
        return send(response, {
          page,
          photos: numbers.map((number) => pexelsPhoto(number, here)),
          total_results: total,
          ...(page * PER_PAGE < total ? { next_page: `${here}/v1/search?page=${page + 1}` } : {}),
        });
      const [, id] = /^\/v1\/photos\/(\d+)$/.exec(pathname) ?? [];
      return id ? send(response, pexelsPhoto(Number(id), here)) : send(response, { error: 'Not found' }, 404);
    }
    // Unsplash
    if (request.headers.authorization !== 'Client-ID right-key')
      return send(response, { errors: ['OAuth error: The access token is invalid'] }, 401);
    if (pathname === '/search/photos')
      return send(response, {
        total,
        total_pages: Math.ceil(total / PER_PAGE),
        results: numbers.map((number) => unsplashPhoto(number, here)),
      });
    if (/^\/photos\/[\w-]+\/download$/.test(pathname)) return send(response, { url: `${here}/file` });
    const [, id] = /^\/photos\/([\w-]+)$/.exec(pathname) ?? [];
    return id
      ? send(response, unsplashPhoto(Number(id.slice(2)), here))
      : send(response, { errors: ['Not found'] }, 404);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return Object.assign(fake, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  });
}

function misbehave(step: StockStep, response: ServerResponse): void {
  if ('hang' in step) return;
  if ('endless' in step) {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(1 << 20)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
    return;
  }
  response.writeHead(step.status, step.headers ?? {});
  response.end(step.body ?? '');
}

/** Every third may not be sold, every fifth not be changed: a service that ignores what it was asked for. */
const openversePhoto = (number: number) => ({
  id: `ov${number}`,
  title: `Bike ${number}`,
  creator: `Ada ${number}`,
  creator_url: 'https://people.example/ada',
  license: number % 3 === 0 ? 'by-nc' : number % 5 === 0 ? 'by-nd' : number % 2 === 0 ? 'by-sa' : 'cc0',
  license_version: '4.0',
  license_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  foreign_landing_url: `https://museum.example/bike/${number}`,
  url: 'http://169.254.169.254/latest/meta-data/',
  width: 1200,
  height: 800,
});

const pexelsPhoto = (number: number, here: string) => ({
  id: number,
  width: 4000,
  height: 3000,
  url: `https://www.pexels.com/photo/${number}/`,
  alt: `Bike ${number}`,
  photographer: 'Bo\u0000b   \u202eStone',
  photographer_url: 'javascript:alert(1)',
  src: { original: `${here}/file/${number}.jpeg`, medium: `${here}/file/${number}-medium.jpeg` },
});

const unsplashPhoto = (number: number, here: string) => ({
  id: `un${number}`,
  width: 5000,
  height: 4000,
  alt_description: `bike ${number}`,
  description: null,
  urls: { raw: `${here}/file/${number}?ixid=1`, small: `${here}/file/${number}?w=400` },
  links: { html: `https://unsplash.com/photos/un${number}`, download_location: `${here}/photos/un${number}/download` },
  user: { name: 'Cy Lee', links: { html: 'https://unsplash.com/@cy' } },
});
