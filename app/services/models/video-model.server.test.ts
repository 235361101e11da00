/**
 * A hosted video model, against a server on loopback that films, dawdles, is busy, refuses, breaks off and stays
 * silent.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import { startVideoServer, type VideoServer } from '#tests/fakes/video-server.ts';
import { createVideoModel, videoSecondsFor, videoSizeFor } from './video-model.server.ts';

let vendor: VideoServer;
beforeEach(async () => {
  vendor = await startVideoServer();
});
afterEach(() => vendor.close());

const request = {
  text: 'The camera circles the shoe',
  image: new Uint8Array([255, 216, 255, 1, 2, 3]),
  size: { width: 720, height: 1280 },
  seconds: 8,
};
const model = (over: { timeLimit?: number; apiKey?: string } = {}) =>
  createVideoModel({ apiKey: 'key', baseUrl: vendor.url, model: 'films-1', interval: 10, ...over });
const film = (
  over: Parameters<typeof model>[0] = {},
  signal = new AbortController().signal,
  progress: (share: number | null) => void = () => undefined,
) => model(over).film(request, { signal, progress });

describe('a hosted film', () => {
  it('is asked for with the photo, the words, the size and the length, and comes whole', async () => {
    const told: (number | null)[] = [];
    const bytes = await film({}, undefined, (share) => told.push(share));
    expect(Buffer.from(bytes).equals(Buffer.from(vendor.film))).toBe(true);
    expect(vendor.started).toEqual([
      {
        key: 'Bearer key',
        fields: { model: 'films-1', prompt: request.text, seconds: '8', size: '720x1280' },
        image: request.image,
      },
    ]);
    expect(told).toEqual([null, 0.33, 0.67, 1]);
    expect(vendor.cancelled).toEqual([]);
  });

  it('waits where the service is busy, at the start and while it looks', async () => {
    const busy = { status: 429, body: '{}', headers: { 'retry-after': '0' } };
    vendor.steps.push({ on: 'start', ...busy }, { on: 'look', ...busy }, { on: 'look', status: 503, body: '' });
    expect((await film()).length).toBe(vendor.film.length);
    expect(vendor.started).toHaveLength(1);
  });

  it('is not begun twice where the answer to the first start got lost', async () => {
    vendor.steps.push({ on: 'start', status: 500, body: '' });
    await expect(film()).rejects.toMatchObject({ key: 'engines.hostedFailed' });
    expect(vendor.looks).toBe(0);
  });

  it.each([
    ['a key that is not taken', { on: 'start', status: 401, body: '{}' }, 'engines.hostedUnusable'],
    [
      'a refusal',
      { on: 'start', status: 400, body: '{"error":{"code":"moderation_blocked","message":"no"}}' },
      'engines.hostedRefused',
    ],
    [
      'a refusal while it films',
      {
        on: 'look',
        status: 200,
        body: '{"id":"video_1","status":"failed","error":{"code":"content_policy_violation","message":"no"}}',
      },
      'engines.hostedRefused',
    ],
    [
      'a failure while it films',
      {
        on: 'look',
        status: 200,
        body: '{"id":"video_1","status":"failed","error":{"code":"internal","message":"no"}}',
      },
      'engines.hostedFailed',
    ],
    [
      'an answer that is none',
      { on: 'look', status: 200, body: '{"id":"video_1","status":"dancing"}' },
      'engines.hostedFailed',
    ],
    ['a film that breaks off', { on: 'content', cut: true }, 'engines.hostedFailed'],
    ['a film that is none', { on: 'content', status: 200, body: '<html>'.repeat(500) }, 'engines.hostedFailed'],
    [
      'a redirect',
      { on: 'start', status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } },
      'engines.hostedFailed',
    ],
  ] as const)('%s is told in words', async (_name, step, key) => {
    vendor.steps.push(step);
    const error: unknown = await film().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(EngineRefusal);
    expect(error).toMatchObject({ key });
  });

  it.each(['start', 'look', 'content'] as const)('that keeps silent at its %s is given up in time', async (on) => {
    vendor.steps.push({ on, hang: true });
    await expect(film({ timeLimit: 300 })).rejects.toMatchObject({ key: 'engines.tooLong' });
  });

  it('is cancelled there when it is cancelled here', async () => {
    const stop = new AbortController();
    vendor.steps.push({ on: 'look', hang: true });
    const filming = film({}, stop.signal);
    await vi.waitFor(() => expect(vendor.looks).toBe(1));
    stop.abort(new Error('Enough'));
    await expect(filming).rejects.toThrow('Enough');
    await vi.waitFor(() => expect(vendor.cancelled).toEqual(['video_1']));
  });
});

describe('what the models film', () => {
  it('is the nearest to what is wanted', () => {
    expect([videoSizeFor({ width: 1920, height: 1080 }), videoSizeFor({ width: 1080, height: 1350 })]).toEqual([
      { width: 1280, height: 720 },
      { width: 720, height: 1280 },
    ]);
    expect([3, 5, 7, 10, 15].map(videoSecondsFor)).toEqual([4, 4, 8, 8, 12]);
  });
});
