/** Pictures that arrive together are announced together, the last one immediately. */
import { describe, expect, it, vi } from 'vitest';
import type { Picture } from './paint/tools.ts';
import { PictureStore } from './sources.ts';

const picture = (side: number): Picture => ({
  image: {} as CanvasImageSource,
  width: side,
  height: side,
  naturalWidth: 900,
  naturalHeight: 900,
});

/** A store whose pictures arrive when the test says so. */
function opened() {
  const waiting = new Map<string, { arrive(side: number): void; fail(): void }>();
  const onArrival = vi.fn();
  const store = new PictureStore(
    {
      picture: (asset) =>
        new Promise((resolve, reject) =>
          waiting.set(asset, { arrive: (side) => resolve(picture(side)), fail: () => reject(new Error('gone')) }),
        ),
    },
    onArrival,
  );
  const arrive = async (asset: string, side = 100): Promise<void> => {
    waiting.get(asset)?.arrive(side);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { store, onArrival, arrive, waiting };
}

describe('pictures of a view', () => {
  it('are shown together when they arrive together, the last one at once', async () => {
    vi.useFakeTimers();
    const { store, onArrival, arrive } = opened();
    store.request(
      new Map([
        ['a', 100],
        ['b', 100],
      ]),
    );
    await arrive('a');
    expect([store.picture('a'), onArrival.mock.calls.length]).toEqual([null, 0]);
    await arrive('b');
    expect([store.picture('a') !== null, store.picture('b') !== null, onArrival.mock.calls.length]).toEqual([
      true,
      true,
      1,
    ]);
    vi.useRealTimers();
  });

  it('do not wait long for one that takes its time', async () => {
    vi.useFakeTimers();
    const { store, onArrival, arrive } = opened();
    store.request(
      new Map([
        ['a', 100],
        ['slow', 100],
      ]),
    );
    await arrive('a');
    await vi.advanceTimersByTimeAsync(100);
    expect([store.picture('a') !== null, onArrival.mock.calls.length]).toEqual([true, 1]);
    await arrive('slow');
    expect([store.picture('slow') !== null, onArrival.mock.calls.length]).toEqual([true, 2]);
    vi.useRealTimers();
  });

  it('that have arrived are not asked for again, and those that failed are told of', async () => {
    vi.useFakeTimers();
    const { store, arrive, waiting } = opened();
    store.request(
      new Map([
        ['a', 100],
        ['b', 100],
      ]),
    );
    await arrive('a');
    waiting.delete('a');
    store.request(new Map([['a', 100]]));
    expect(waiting.has('a')).toBe(false);
    waiting.get('b')?.fail();
    expect(await store.settled()).toEqual([{ asset: 'b', reason: 'gone' }]);
    expect(store.state('b').status).toBe('broken');
    vi.useRealTimers();
  });

  it('that are delivered larger than requested suffice for that size', async () => {
    vi.useFakeTimers();
    const { store, arrive, waiting } = opened();
    store.request(new Map([['a', 100]]));
    await arrive('a', 256);
    waiting.delete('a');
    store.request(new Map([['a', 256]]));
    expect(waiting.has('a')).toBe(false);
    store.request(new Map([['a', 257]]));
    expect(waiting.has('a')).toBe(true);
    vi.useRealTimers();
  });
});
