/**
 * Photos of others, for users: searched at the configured services at once, kept for a while so that the same words are
 * not asked twice, and taken in like any upload, with their credit. Where none is configured, our own samples are found.
 */
import type { PrismaClient } from '#prisma/generated/client.ts';
import { AssetError } from '#app/contracts/asset-error.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import type { StockSettings } from '#app/services/config/stock-settings.ts';
import { message } from '#messages/message.ts';
import type { PictureCredit, StockPage, StockPhoto, StockPort, StockSource } from '#tools/contract/ports/stock-port.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import { openverse } from './openverse.ts';
import { pexels } from './pexels.ts';
import { sampleBytes, samplesOf } from './samples.ts';
import { StockFailure } from './stock-http.ts';
import { oneLine, type StockVendor, type VendorPage, type VendorPhoto } from './stock-vendor.ts';
import { unsplash } from './unsplash.ts';

export interface StockRoom {
  readonly sources: readonly StockSource[];
  forUser(userId: string): StockPort;
  /** Credits of those among these assets that have one, in their order. */
  creditsOf(assets: readonly string[]): Promise<PictureCredit[]>;
}

export interface StockOptions {
  settings: readonly StockSettings[];
  assets: Pick<Assets, 'upload' | 'forUser'>;
  prisma: PrismaClient;
  report(error: unknown): void;
  /** ms; for tests. */
  now?(): number;
}

/** Pages of search results that are kept, and for how long. */
const MOST_KEPT = 400;
const KEPT_MS = 15 * 60_000;
/** Of a picture's file: more than any upload may have. */
const MOST_BYTES = 30_000_000;
const MOST_WORDS = 100;
const MOST_PAGES = 50;
const SAMPLE = 'sample';

export function vendorOf({ source, url, key, pictures }: StockSettings): StockVendor {
  switch (source) {
    case 'openverse':
      return openverse(url);
    case 'pexels':
      return pexels(url, key, pictures);
    case 'unsplash':
      return unsplash(url, key, pictures);
  }
}

const shown = (source: StockSource, photo: VendorPhoto): StockPhoto => ({
  id: `${source}:${photo.id}`,
  title: photo.title,
  width: photo.width,
  height: photo.height,
  thumbnail: photo.thumbnail,
  credit: photo.credit,
});

/** One photo of each service in turn, so that none hides the others. */
function interleaved(pages: readonly (readonly StockPhoto[])[]): StockPhoto[] {
  const most = Math.max(0, ...pages.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => pages.flatMap((page) => page[at] ?? [])).flat();
}

export function createStock({ settings, assets, prisma, report, now = Date.now }: StockOptions): StockRoom {
  const vendors = settings.map(vendorOf);
  const sources = vendors.map(({ source }) => source);
  const kept = new Map<string, { page: VendorPage; until: number }>();
  const photos = new Map<string, VendorPhoto>();
  /** Until when a service that was busy is left alone. */
  const resting = new Map<StockSource, number>();

  function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
    map.delete(key);
    map.set(key, value);
    for (const [oldest] of map) {
      if (map.size <= MOST_KEPT * (map === (photos as unknown) ? 20 : 1)) break;
      map.delete(oldest);
    }
  }

  /** Asks a service unless it wants to be left alone. */
  async function asked<Value>({ source }: StockVendor, ask: () => Promise<Value>): Promise<Value> {
    const until = resting.get(source) ?? 0;
    if (until > now()) throw new StockFailure('busy', Math.ceil((until - now()) / 1_000));
    try {
      return await ask();
    } catch (error) {
      if (error instanceof StockFailure) {
        if (error.why === 'busy') resting.set(source, now() + (error.retryAfter ?? 60) * 1_000);
        // Operators hear of what they can mend.
        if (error.why === 'key' || error.why === 'broken') report(error);
      }
      throw error;
    }
  }

  async function searched(vendor: StockVendor, words: string, page: number, signal: AbortSignal): Promise<VendorPage> {
    const key = `${vendor.source} ${page} ${words}`;
    const known = kept.get(key);
    if (known && known.until > now()) return known.page;
    const found = await asked(vendor, () => vendor.search(words, page, signal));
    keep(kept, key, { page: found, until: now() + KEPT_MS });
    for (const photo of found.photos) keep(photos, `${vendor.source}:${photo.id}`, photo);
    return found;
  }

  const problemOf = (source: StockSource, error: unknown): string =>
    message('stock.problem', {
      source: message(`stock.source.${source}`),
      why: error instanceof StockFailure ? error.why : 'unreachable',
      seconds: error instanceof StockFailure ? (error.retryAfter ?? 60) : 60,
    });

  async function take(userId: string, id: string, signal: AbortSignal) {
    const [name = '', ...rest] = id.split(':');
    const own = rest.join(':');
    if (name === SAMPLE) {
      const bytes = await sampleBytes(own);
      if (!bytes) throw new ToolRefusal(message('stock.gone'));
      return assets.upload(userId, bytes, `${own}.webp`);
    }
    const vendor = vendors.find(({ source }) => source === name);
    if (!vendor || own === '') throw new ToolRefusal(message('stock.gone'));
    let photo: VendorPhoto;
    let bytes: Uint8Array;
    try {
      photo = photos.get(id) ?? (await asked(vendor, () => vendor.photo(own, signal)));
      bytes = await asked(vendor, () => vendor.file(photo, MOST_BYTES, signal));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof StockFailure)) throw error;
      throw new ToolRefusal(error.why === 'gone' ? message('stock.gone') : problemOf(vendor.source, error), {
        cause: error,
        retryAfter: error.retryAfter,
      });
    }
    const { credit } = photo;
    try {
      // The normal intake: its size and kind are checked, and it is made upright.
      const asset = await assets.upload(
        userId,
        bytes,
        `${oneLine(photo.title, 60) || 'Photo'} by ${credit.author}.jpg`,
      );
      // Services that share a photo name the same author in their own ways: the first is enough.
      if ((await prisma.assetCredit.count({ where: { assetId: asset.id } })) === 0)
        await prisma.assetCredit.createMany({
          data: [{ assetId: asset.id, photoId: own, ...credit }],
          skipDuplicates: true,
        });
      return asset;
    } catch (error) {
      if (error instanceof AssetError) throw new ToolRefusal(error.message, { cause: error });
      throw error;
    }
  }

  return {
    sources,
    forUser: (userId) => ({
      sources,
      async search({ words, page }, { signal }): Promise<StockPage> {
        const plain = oneLine(words.toLowerCase(), MOST_WORDS);
        if (plain === '' || !Number.isInteger(page) || page < 1 || page > MOST_PAGES)
          return { photos: [], more: false, problems: [] };
        const answers = await Promise.allSettled(vendors.map((vendor) => searched(vendor, plain, page, signal)));
        signal.throwIfAborted();
        const problems = answers.flatMap((answer, at) =>
          answer.status === 'rejected' ? [problemOf(sources[at] as StockSource, answer.reason)] : [],
        );
        const found = answers.map((answer, at) =>
          answer.status === 'fulfilled'
            ? answer.value.photos.map((photo) => shown(sources[at] as StockSource, photo))
            : [],
        );
        const own = page === 1 && vendors.length === 0 ? samplesOf(plain) : [];
        const samples = own.map(({ id, name, src }): StockPhoto => ({
          id: `${SAMPLE}:${id}`,
          title: name,
          width: 0,
          height: 0,
          thumbnail: src,
          credit: null,
        }));
        const more = answers.some((answer) => answer.status === 'fulfilled' && answer.value.more) && page < MOST_PAGES;
        return { photos: [...samples, ...interleaved(found)], more, problems };
      },
      take: (id, { signal }) => take(userId, id, signal),
    }),
    async creditsOf(ids) {
      if (ids.length === 0) return [];
      const found = await prisma.assetCredit.findMany({ where: { assetId: { in: [...new Set(ids)] } } });
      // In the order of the pictures; several pictures may be made of one photo.
      const photos = new Map<string, PictureCredit>();
      for (const id of ids)
        for (const { assetId, photoId, source, ...credit } of found)
          if (assetId === id) photos.set(`${source}:${photoId}`, { source: source as StockSource, ...credit });
      return [...photos.values()];
    },
  };
}
