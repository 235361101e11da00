/** Pictures for browser tests of the editor: uploads, and the page's look in a screenshot. */
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { landscape } from '../visual/scene-pictures.ts';

/** Uploads a landscape of that size as the person's asset; returns its id. */
export async function uploadLandscape(
  context: BrowserContext,
  origin: string,
  width = 1200,
  height = 800,
): Promise<string> {
  const { bytes } = await landscape(width, height);
  const answer = await context.request.post(`${origin}/api/assets`, {
    headers: { origin },
    multipart: { file: { name: 'landscape.png', mimeType: 'image/png', buffer: Buffer.from(bytes) } },
  });
  if (!answer.ok()) throw new Error(`The upload answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The colors in an area of the window. */
export async function pixels(page: Page, clip: Area): Promise<Uint8Array> {
  const picture = await page.screenshot({ clip, animations: 'disabled' });
  return new Uint8Array(await sharp(picture).removeAlpha().raw().toBuffer());
}

/** Mean difference of two pictures, 0 to 255. */
export function difference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += Math.abs((a[index] ?? 0) - (b[index] ?? 0));
  return sum / a.length;
}
