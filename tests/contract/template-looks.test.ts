/**
 * Choosing a template gives the design that was shown: compares the template's picture with the new design's, pixel by
 * pixel, in its own look and a brand's, in its own shape and a platform's.
 */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import type { ListedTemplate } from '#app/contracts/templates.ts';
import { startServer, type RunningServer } from '../fixtures/running-server.ts';
import { oneIn } from '../fixtures/sample.ts';
import { signInOverHttp } from '../fixtures/sign-in-over-http.ts';

let server: RunningServer;
let cookie: string;

beforeAll(async () => {
  server = await startServer();
  cookie = await signInOverHttp(server.origin, 'looks@example.com');
  await ask('/api/brand-kit', 'PATCH', {
    name: 'Crumb',
    colors: ['#0b3d2e', '#f4c95d', '#fffaf0'],
    fonts: { heading: 'Fraunces', body: 'Inter' },
    contacts: [],
    country: null,
  });
}, 120_000);
afterAll(() => server.stop());

async function ask(path: string, method = 'GET', body?: unknown): Promise<Response> {
  const answer = await fetch(`${server.origin}${path}`, {
    method,
    headers: { origin: server.origin, cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status} ${answer.ok ? '' : await answer.text()}`).toBe(true);
  return answer;
}

const SIDE = 256;
async function pixels(path: string): Promise<Buffer> {
  const picture = Buffer.from(await (await ask(path)).arrayBuffer());
  return sharp(picture).removeAlpha().resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer();
}

/** Mean difference of two pictures, of 255. */
function distance(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

// An ordinary run takes one template in another look and shape than its own.
test.each(
  oneIn(
    2,
    [
      { brand: false, format: null },
      { brand: true, format: 'instagram-story' },
    ],
    1,
  ),
)('brand: $brand, format: $format', { timeout: 120_000 }, async ({ brand, format }) => {
  const templates = (await (await ask('/api/recipes')).json()) as ListedTemplate[];
  const photos = templates.filter((template) => template.photos > 0);
  // Spread over the catalogue, with and without photos.
  const chosen = oneIn(4, [templates[0], templates[700], photos[40], photos[400]], 2);
  for (const template of chosen) {
    const { id } = template ?? { id: '' };
    const made = (await (
      await ask(`/api/recipes/${id}/design`, 'POST', { format, brand, photo: null, colors: '' })
    ).json()) as { id: string };
    const { document } = (await (await ask(`/api/designs/${made.id}`)).json()) as DesignSnapshot;
    const query = new URLSearchParams({
      width: String(document.width),
      height: String(document.height),
      large: '1',
      ...(brand && { brand: '1' }),
    });
    const [shown, design] = [
      await pixels(`/api/recipes/${id}/preview?${query}`),
      await pixels(`/api/designs/${made.id}/preview?side=640`),
    ];
    expect(distance(shown, design), id).toBeLessThan(1);
    // Two different templates must differ, or the measure would prove nothing.
    const other = templates.find((one) => one.id !== id && one.ground !== template?.ground)?.id;
    expect(distance(await pixels(`/api/recipes/${other}/preview?${query}`), design), id).toBeGreaterThan(5);
  }
});
