/** Pexels: free photos, with a key. Its documentation: https://www.pexels.com/api/documentation/. */
import { z } from 'zod';
import { stockHttp } from './stock-http.ts';
import { oneLine, PER_PAGE, webPage, type StockVendor, type VendorPhoto } from './stock-vendor.ts';

const photoSchema = z.object({
  id: z.int().positive(),
  width: z.number(),
  height: z.number(),
  url: z.string(),
  alt: z.string().nullish(),
  photographer: z.string(),
  photographer_url: z.string().nullish(),
  src: z.object({ original: z.url(), medium: z.url() }),
});
const pageSchema = z.object({ next_page: z.string().nullish(), photos: z.array(z.unknown()) });

/** @param pictures where its files are: `https://images.pexels.com`, or where another server has them. */
export function pexels(base: string, key: string, pictures: readonly string[]): StockVendor {
  const http = stockHttp([new URL(base).origin, ...pictures], { Authorization: key });
  const asPhoto = (one: z.output<typeof photoSchema>): VendorPhoto => ({
    id: String(one.id),
    title: oneLine(one.alt),
    width: one.width,
    height: one.height,
    thumbnail: one.src.medium,
    credit: {
      source: 'pexels',
      title: oneLine(one.alt),
      author: oneLine(one.photographer) || 'Unknown',
      authorUrl: webPage(one.photographer_url),
      licence: 'Pexels License',
      licenceUrl: 'https://www.pexels.com/license/',
      pageUrl: webPage(one.url) ?? 'https://www.pexels.com',
    },
    file: one.src.original,
    taken: null,
  });
  return {
    source: 'pexels',
    thumbnails: pictures,
    async search(words, page, signal) {
      const query = new URLSearchParams({ query: words, page: String(page), per_page: String(PER_PAGE) });
      const found = await http.json(`${base}/v1/search?${query}`, pageSchema, signal);
      const photos = found.photos.flatMap((one) => photoSchema.safeParse(one).data ?? []);
      return { photos: photos.map(asPhoto), more: Boolean(found.next_page) };
    },
    photo: async (id, signal) =>
      asPhoto(await http.json(`${base}/v1/photos/${encodeURIComponent(id)}`, photoSchema, signal)),
    file: async ({ file }, most, signal) => (await http.file(file, most, signal)).bytes,
  };
}
