/**
 * Edits by a hosted model, against a server that speaks its protocol: what is sent, what is used of the answer, and
 * everything that can go wrong.
 */
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PictureRegion } from '#tools/contract/ports/imaging-port.ts';
import { startImageServer, type ImageServer, type ImageStep } from '#tests/fakes/image-server.ts';
import type { Edits } from './edits.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { createHostedEdits } from './hosted-edits.server.ts';

let server: ImageServer;
let edits: Edits;
let picture: Uint8Array;

beforeAll(async () => {
  server = await startImageServer();
  edits = createHostedEdits({ apiKey: 'sk-test', baseUrl: server.url, model: 'gpt-image-1' });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#d9c7a3"/><circle cx="120" cy="120" r="30" fill="#b3261e"/></svg>';
  picture = new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 95 }).toBuffer());
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.splice(0);
  server.steps.splice(0);
});

const region: PictureRegion = {
  outlines: [
    [
      [80, 80],
      [160, 80],
      [160, 160],
      [80, 160],
    ],
  ],
  strokes: [
    {
      size: 20,
      points: [
        [150, 150],
        [170, 170],
      ],
    },
  ],
};
const options = () => ({ signal: new AbortController().signal });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
async function pixelAt(file: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

describe('erasing', () => {
  test('sends what surrounds the mark, and takes of the answer only what was marked', async () => {
    const made = await edits.erase(picture, region, options());
    expect(made).toMatchObject({ mime: 'image/jpeg', width: 600, height: 400 });
    const [request] = server.requests;
    expect(request).toMatchObject({
      key: 'sk-test',
      path: '/v1/images/edits',
      fields: { model: 'gpt-image-1', size: expect.stringMatching(/^\d+x\d+$/) },
    });
    expect(request?.fields.prompt).toContain('Remove what is in the masked area');
    expect(request?.free).toBeGreaterThan(0.02);
    expect(request?.free).toBeLessThan(0.4);
    for (const value of await pixelAt(made.bytes, 120, 120)) expect(Math.abs(value - 128)).toBeLessThan(4);
    // The model darkened everything; none of that may show.
    const [before, after] = [await pixelAt(picture, 450, 300), await pixelAt(made.bytes, 450, 300)];
    after.forEach((value, channel) => expect(Math.abs(value - (before[channel] as number))).toBeLessThan(3));
    const near = await pixelAt(made.bytes, 220, 120);
    (await pixelAt(picture, 220, 120)).forEach((value, channel) =>
      expect(Math.abs(value - (near[channel] as number))).toBeLessThan(3),
    );
  });

  test('refuses marks beside the picture without asking anybody', async () => {
    expect(
      await failure(
        edits.erase(
          picture,
          {
            outlines: [
              [
                [700, 10],
                [720, 10],
                [720, 30],
              ],
            ],
            strokes: [],
          },
          options(),
        ),
      ),
    ).toMatchObject({ key: 'engines.nothingMarked' });
    expect(await failure(edits.erase(new TextEncoder().encode('no picture'), region, options()))).toMatchObject({
      key: 'engines.unreadable',
    });
    expect(server.requests).toEqual([]);
  });
});

describe('expanding', () => {
  test('sends the picture on its larger canvas, and keeps it in its place', async () => {
    const made = await edits.expand(picture, { left: 100, top: 0, right: 200, bottom: 50 }, null, options());
    expect(made).toMatchObject({ width: 900, height: 450 });
    expect(Math.abs((server.requests[0]?.free ?? 0) - (1 - (600 * 400) / (900 * 450)))).toBeLessThan(0.02);
    for (const value of await pixelAt(made.bytes, 30, 200)) expect(Math.abs(value - 128)).toBeLessThan(4);
    const inside = await pixelAt(made.bytes, 100 + 120, 120);
    (await pixelAt(picture, 120, 120)).forEach((value, channel) =>
      expect(Math.abs(value - (inside[channel] as number))).toBeLessThan(8),
    );
  });

  test('refuses growth of nothing, and beyond all bounds', async () => {
    const grow = (left: number) =>
      failure(edits.expand(picture, { left, top: 0, right: 0, bottom: 0 }, null, options()));
    expect(await grow(0)).toMatchObject({ key: 'engines.noGrowth' });
    expect(await grow(200_000)).toMatchObject({ key: 'engines.tooLarge' });
  });
});

describe('what can go wrong', () => {
  test('a busy server is asked again when it says', async () => {
    server.steps.push({ status: 429, body: '{"error":{"message":"slow down"}}', headers: { 'retry-after-ms': '30' } });
    expect(await edits.erase(picture, region, options())).toMatchObject({ width: 600 });
    expect(server.requests).toHaveLength(2);
  });

  const busy = { status: 429, body: '{"error":{"message":"slow down"}}', headers: { 'retry-after-ms': '10' } };
  test.each<[string, ImageStep[], string]>([
    ['always busy', [busy, busy, busy], 'engines.hostedBusy'],
    [
      'a refusal of what the picture shows',
      [{ status: 400, body: '{"error":{"message":"Your request was rejected","code":"moderation_blocked"}}' }],
      'engines.hostedRefused',
    ],
    ['a key that is not known', [{ status: 401, body: '{"error":{"message":"bad key"}}' }], 'engines.hostedUnusable'],
    ['a bug over there', [{ status: 400, body: 'oh no' }], 'engines.hostedFailed'],
    // Asked for again after seconds, as the one that breaks off.
    ...(isLongRun
      ? [
          [
            'an answer without pictures, again and again',
            Array.from({ length: 3 }, () => ({ status: 200, body: '{"created":1,"data":[]}' })),
            'engines.hostedFailed',
          ] as [string, ImageStep[], string],
        ]
      : []),
    [
      'no picture in the answer',
      [{ status: 200, body: '{"created":1,"data":[{"b64_json":"aGVsbG8="}]}' }],
      'engines.hostedFailed',
    ],
    ['a picture that is cut off', [{ cutFile: true as const }], 'engines.hostedFailed'],
    [
      'an answer that breaks off',
      [{ cutAnswer: true as const }, { cutAnswer: true as const }, { cutAnswer: true as const }],
      'engines.hostedFailed',
    ],
  ])('%s is said in words', async (_, steps, key) => {
    server.steps.push(...steps);
    const error = await failure(edits.erase(picture, region, options()));
    expect(error).toMatchObject({ name: 'ToolRefusal', key });
    expect(String(error)).not.toContain('sk-test');
  });

  test('silence is given up', async () => {
    server.steps.push({ hang: true });
    const hasty = createHostedEdits({ baseUrl: server.url, model: 'gpt-image-1', timeLimit: 400 });
    expect(await failure(hasty.erase(picture, region, options()))).toMatchObject({ key: 'engines.tooLong' });
  });

  test('the signal ends it', async () => {
    server.steps.push({ hang: true });
    const stop = new AbortController();
    const asking = failure(edits.erase(picture, region, { signal: stop.signal }));
    await expect.poll(() => server.requests.length).toBe(1);
    stop.abort();
    expect(await asking).toMatchObject({ name: 'AbortError' });
  });
});
