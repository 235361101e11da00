/**
 * Openverse: pictures under Creative Commons licences and in the public domain, without a key. Its documentation:
 * https://api.openverse.org/v1/. Files come through its own server, so that no other host is ever asked.
 */
import { z } from 'zod';
import { stockHttp } from './stock-http.ts';
import { oneLine, PER_PAGE, webPage, type StockVendor, type VendorPhoto } from './stock-vendor.ts';

const photoSchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  title: z.string().nullish(),
  creator: z.string().nullish(),
  creator_url: z.string().nullish(),
  license: z.string(),
  license_version: z.string().nullish(),
  license_url: z.string().nullish(),
  foreign_landing_url: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
});
const pageSchema = z.object({ page_count: z.number(), results: z.array(z.unknown()) });

/** Licences that forbid to sell (`nc`) or to change (`nd`) what is made with the picture. */
const isFree = (license: string): boolean => !/(?:^|-)(?:nc|nd)(?:-|$)/.test(license.toLowerCase());

/** “CC BY-SA 4.0”, “CC0 1.0”, “Public domain mark 1.0” */
function licenceName(license: string, version: string | null | undefined): string {
  const short = license.toLowerCase();
  const name = short === 'pdm' ? 'Public domain mark' : short === 'cc0' ? 'CC0' : `CC ${short.toUpperCase()}`;
  return oneLine(`${name} ${version ?? ''}`, 60);
}

export function openverse(base: string): StockVendor {
  const { origin } = new URL(base);
  const http = stockHttp([origin]);
  const at = (id: string) => `${base}/v1/images/${encodeURIComponent(id)}/`;
  const asPhoto = (one: z.output<typeof photoSchema>): VendorPhoto => ({
    id: one.id,
    title: oneLine(one.title),
    width: one.width ?? 0,
    height: one.height ?? 0,
    thumbnail: `${at(one.id)}thumb/`,
    credit: {
      source: 'openverse',
      title: oneLine(one.title),
      author: oneLine(one.creator) || 'Unknown',
      authorUrl: webPage(one.creator_url),
      licence: licenceName(one.license, one.license_version),
      licenceUrl: webPage(one.license_url),
      pageUrl: webPage(one.foreign_landing_url) ?? `https://openverse.org/image/${one.id}`,
    },
    file: `${at(one.id)}thumb/?full_size=true&compressed=false`,
    taken: null,
  });
  return {
    source: 'openverse',
    thumbnails: [origin],
    async search(words, page, signal) {
      const query = new URLSearchParams({
        q: words,
        page: String(page),
        page_size: String(PER_PAGE),
        license_type: 'commercial,modification',
        mature: 'false',
      });
      const { page_count: pages, results } = await http.json(`${base}/v1/images/?${query}`, pageSchema, signal);
      const photos = results.flatMap((one) => photoSchema.safeParse(one).data ?? []);
      return { photos: photos.filter(({ license }) => isFree(license)).map(asPhoto), more: page < pages };
    },
    photo: async (id, signal) => asPhoto(await http.json(at(id), photoSchema, signal)),
    file: async ({ file }, most, signal) => (await http.file(file, most, signal)).bytes,
  };
}
