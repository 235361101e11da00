/**
 * Unsplash: free photos, with a key. Its documentation: https://unsplash.com/documentation. Its guidelines ask for links
 * to the photographer and to Unsplash, for pictures from its own server, and for a request when a photo is used.
 */
import { z } from 'zod';
import { stockHttp } from './stock-http.ts';
import { LONGEST_SIDE, oneLine, PER_PAGE, webPage, type StockVendor, type VendorPhoto } from './stock-vendor.ts';

const photoSchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  width: z.number(),
  height: z.number(),
  description: z.string().nullish(),
  alt_description: z.string().nullish(),
  urls: z.object({ raw: z.url(), small: z.url() }),
  links: z.object({ html: z.string(), download_location: z.url() }),
  user: z.object({ name: z.string(), links: z.object({ html: z.string().nullish() }).nullish() }),
});
const pageSchema = z.object({ total_pages: z.number(), results: z.array(z.unknown()) });

/** The address of a page with the source of the visit, as its guidelines ask. */
function referred(address: string | null | undefined): string | null {
  const page = webPage(address);
  if (page === null) return null;
  const url = new URL(page);
  url.searchParams.set('utm_source', 'blend');
  url.searchParams.set('utm_medium', 'referral');
  return url.href;
}

/** @param pictures where its files are: `https://images.unsplash.com`, or where another server has them. */
export function unsplash(base: string, key: string, pictures: readonly string[]): StockVendor {
  const http = stockHttp([new URL(base).origin, ...pictures], {
    Authorization: `Client-ID ${key}`,
    'Accept-Version': 'v1',
  });
  const asPhoto = (one: z.output<typeof photoSchema>): VendorPhoto => {
    const title = oneLine(one.alt_description ?? one.description);
    const file = new URL(one.urls.raw);
    for (const [name, value] of Object.entries({ w: LONGEST_SIDE, h: LONGEST_SIDE, fit: 'max', fm: 'jpg', q: 90 }))
      file.searchParams.set(name, String(value));
    return {
      id: one.id,
      title,
      width: one.width,
      height: one.height,
      thumbnail: one.urls.small,
      credit: {
        source: 'unsplash',
        title,
        author: oneLine(one.user.name) || 'Unknown',
        authorUrl: referred(one.user.links?.html),
        licence: 'Unsplash License',
        licenceUrl: 'https://unsplash.com/license',
        pageUrl: referred(one.links.html) ?? 'https://unsplash.com',
      },
      file: file.href,
      taken: one.links.download_location,
    };
  };
  return {
    source: 'unsplash',
    thumbnails: pictures,
    async search(words, page, signal) {
      const query = new URLSearchParams({
        query: words,
        page: String(page),
        per_page: String(PER_PAGE),
        content_filter: 'high',
      });
      const { total_pages: pages, results } = await http.json(`${base}/search/photos?${query}`, pageSchema, signal);
      const photos = results.flatMap((one) => photoSchema.safeParse(one).data ?? []);
      return { photos: photos.map(asPhoto), more: page < pages };
    },
    photo: async (id, signal) =>
      asPhoto(await http.json(`${base}/photos/${encodeURIComponent(id)}`, photoSchema, signal)),
    async file({ file, taken }, most, signal) {
      const { bytes } = await http.file(file, most, signal);
      // The picture is there: a request that only counts does not take it away again.
      if (taken !== null) await http.json(taken, z.unknown(), signal).catch(() => undefined);
      return bytes;
    },
  };
}
