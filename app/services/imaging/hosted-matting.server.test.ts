/**
 * Cutouts by a service, against one that speaks the protocol: what is sent, what is used of the answer, and everything
 * that can go wrong.
 */
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMattingServer, type MattingServer } from '#tests/fakes/matting-server.ts';
import { createHostedMatting } from './hosted-matting.server.ts';
import { vase } from './imaging.contract.ts';
import type { Matting } from './matting.ts';

let server: MattingServer;
let matting: Matting;
let picture: Uint8Array;
const make = (more: object = {}) =>
  createHostedMatting({ url: server.url, key: server.key, field: server.field, ...more });

beforeAll(async () => {
  server = await startMattingServer();
  matting = make();
  picture = new Uint8Array(
    await sharp(await vase(300, 300))
      .withExif({ IFD0: { Artist: 'me' } })
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.splice(0);
  server.steps.splice(0);
});

const options = () => ({ signal: new AbortController().signal });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
const alphaOf = async (mask: Uint8Array) => {
  const { data, info } = await sharp(mask).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  return { at: (x: number, y: number) => data[y * info.width + x], width: info.width };
};

describe('what is sent and used', () => {
  test('one JPEG goes out, and the transparency of what comes back is the mask', async () => {
    const made = await matting.cutOut(picture, options());
    expect(server.requests).toEqual([{ width: 300, height: 300, format: 'jpeg', query: '' }]);
    const { at } = await alphaOf(made.mask);
    expect([at(150, 180), at(3, 3)]).toEqual([255, 0]);
    expect(made.subject.x).toBeGreaterThan(0.2);
    expect(made.coverage).toBeGreaterThan(0.1);
  });

  test('a black and white answer is the mask itself; the address keeps its query', async () => {
    server.steps.push({ mask: true });
    const made = await make({ url: `${server.url}?om=true` }).cutOut(picture, options());
    const { at } = await alphaOf(made.mask);
    expect([at(150, 180), at(3, 3)]).toEqual([255, 0]);
    expect(server.requests[0]?.query).toBe('?om=true');
  });

  test('large pictures are sent smaller; their masks are as large as they', async () => {
    const large = new Uint8Array(
      await sharp(await vase(3600, 1800))
        .jpeg()
        .toBuffer(),
    );
    const made = await matting.cutOut(large, options());
    expect(server.requests).toMatchObject([{ width: 3000, height: 1500 }]);
    expect((await alphaOf(made.mask)).width).toBe(3600);
  });

  test('a picture that is cut out already is not sent anywhere', async () => {
    const cut = new Uint8Array(
      await sharp({ create: { width: 200, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
        .composite([
          { input: Buffer.from('<svg width="80" height="80"><circle cx="40" cy="40" r="40" fill="#c33"/></svg>') },
        ])
        .png()
        .toBuffer(),
    );
    expect((await matting.cutOut(cut, options())).coverage).toBeGreaterThan(0.05);
    expect(server.requests).toEqual([]);
  });
});

describe('what can go wrong', () => {
  test('a busy service is asked again when it says', async () => {
    server.steps.push(
      { status: 429, headers: { 'retry-after': '0' } },
      { status: 503, headers: { 'retry-after': '0' } },
    );
    expect((await matting.cutOut(picture, options())).width).toBe(300);
    expect(server.requests).toHaveLength(3);
  });

  const busy = { status: 429, headers: { 'retry-after': '0' } };
  test.each([
    ['always busy', [busy, busy, busy], 'engines.serviceBusy'],
    ['busy for an hour', [{ status: 429, headers: { 'retry-after': '3600' } }], 'engines.serviceBusy'],
    ['an account that is used up', [{ status: 402 }], 'engines.serviceUnusable'],
    [
      'no subject',
      [
        {
          status: 400,
          body: '{"errors":[{"title":"Could not identify foreground in image","code":"unknown_foreground"}]}',
        },
      ],
      'imaging.nothingFound',
    ],
    ['a bug over there', [{ status: 422 }], 'engines.serviceFailed'],
    ['words instead of a picture', [{ status: 200, body: '{"ok":true}' }], 'engines.serviceFailed'],
    ['a picture that is cut off', [{ cutFile: true as const }], 'engines.serviceFailed'],
    ['an answer that breaks off', [{ cutAnswer: true as const }], 'engines.serviceFailed'],
    ['a picture of another shape', [{ cropped: true as const }], 'engines.serviceFailed'],
  ])('%s is said in words', async (_, steps, key) => {
    server.steps.push(...steps);
    const error = await failure(matting.cutOut(picture, options()));
    expect(error).toMatchObject({ name: 'ToolRefusal', key });
    expect(String(error)).not.toContain(server.key);
  });

  test('a key that is not known, and nobody there', async () => {
    expect(await failure(make({ key: 'another' }).cutOut(picture, options()))).toMatchObject({
      key: 'engines.serviceUnusable',
    });
    expect(await failure(make({ url: 'http://127.0.0.1:9/' }).cutOut(picture, options()))).toMatchObject({
      key: 'engines.serviceFailed',
    });
  });

  test('silence is given up, and the signal ends it', async () => {
    server.steps.push({ hang: true }, { hang: true });
    expect(await failure(make({ timeLimit: 300 }).cutOut(picture, options()))).toMatchObject({
      key: 'engines.tooLong',
    });
    const stop = new AbortController();
    const asking = failure(matting.cutOut(picture, { signal: stop.signal }));
    await expect.poll(() => server.requests.length).toBe(2);
    stop.abort();
    expect(await asking).toMatchObject({ name: 'AbortError' });
  });
});
