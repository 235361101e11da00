/** A Chromium page with the browser's half of the visual test, and the small server behind it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import type { Canvas } from '@napi-rs/canvas';
import { decodePicture } from '#app/services/rendering/decode.ts';
import { serveFont } from '#app/services/fonts/fonts.server.ts';
import { chromiumOptions } from '#tests/fixtures/chromium.ts';
import type { BrowserJob, BrowserResult, MeasureJob } from './browser-half.ts';
import type { Scene } from './scene.ts';

declare global {
  interface Window {
    draw(job: BrowserJob): Promise<BrowserResult>;
    widths(job: MeasureJob): Promise<number[]>;
    lineStarts(text: string): number[];
  }
}

export interface BrowserPage {
  draw(scene: Scene): Promise<Buffer>;
  widths(job: MeasureJob): Promise<number[]>;
  page: Page;
  close(): Promise<void>;
}

async function bundle(half: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    root: path.dirname(import.meta.dirname),
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: path.join(import.meta.dirname, half), output: { format: 'es', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

/** A picture reduced to the requested side by the renderer's own decoder, as an asset address does. */
async function variant(bytes: Uint8Array, side: number): Promise<Buffer> {
  const { image } = await decodePicture(bytes, side);
  return (image as unknown as Canvas).encode('png');
}

function listen(code: string, assets: Map<string, Uint8Array>): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === '/')
        return response
          .setHeader('Content-Type', 'text/html')
          .end(
            '<!doctype html><link rel="stylesheet" href="/fonts/fonts.css"><script type="module" src="/half.js"></script>',
          );
      if (pathname === '/half.js') return response.setHeader('Content-Type', 'text/javascript').end(code);
      if (pathname.startsWith('/asset/'))
        return response
          .setHeader('Content-Type', 'image/png')
          .end(await variant(assets.get(pathname.slice(7))!, Number(searchParams.get('side'))));
      if (!pathname.startsWith('/fonts/')) return response.writeHead(404).end();
      const answer = await serveFont(pathname.slice('/fonts/'.length), new Request(`http://localhost${pathname}`));
      response
        .writeHead(answer.status, Object.fromEntries(answer.headers))
        .end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

export interface OpenPage {
  page: Page;
  origin: string;
  close(): Promise<void>;
}

/** A page with one of the browser halves in it. Fonts follow the same address rules as in the application. */
export async function openHalf(half: string, assets: Map<string, Uint8Array>, ready: string): Promise<OpenPage> {
  const server = await listen(await bundle(half), assets);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let browser: Browser | null = null;
  try {
    browser = await chromium.launch(chromiumOptions());
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.error('in the page:', error.message));
    await page.goto(origin);
    await page.waitForFunction((name) => name in window, ready);
    const opened = browser;
    return {
      page,
      origin,
      async close() {
        await opened.close();
        server.close();
      },
    };
  } catch (error) {
    await browser?.close();
    server.close();
    throw error;
  }
}

/** The page that draws scenes. */
export async function openBrowserPage(scenes: readonly Scene[]): Promise<BrowserPage> {
  const assets = new Map(scenes.flatMap((scene) => scene.assets.map(({ id, bytes }) => [id, bytes] as const)));
  const { page, origin, close } = await openHalf('browser-half.ts', assets, 'draw');
  return {
    page,
    close,
    async draw(scene) {
      const { png, problems } = await page.evaluate((job) => window.draw(job), {
        document: scene.document,
        page: Object.keys(scene.document.pages)[0]!,
        scale: scene.scale ?? 1,
        assets: Object.fromEntries(
          await Promise.all(
            scene.assets.map(async ({ id, bytes }) => [
              id,
              { address: `${origin}/asset/${id}`, ...(await sizeOf(bytes)) },
            ]),
          ),
        ),
      });
      if (problems.length > 0) throw new Error(problems.join('; '));
      return Buffer.from(png, 'base64');
    },
    widths: (job) => page.evaluate((styles) => window.widths(styles), job),
  };
}
