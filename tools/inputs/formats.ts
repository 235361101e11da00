/**
 * Page formats by the names that platforms and people give them. Used by the resize tool, start screens and the
 * assistant.
 */

export interface PageFormat {
  id: string;
  /** A proper name: shown as it is. */
  name: string;
  width: number;
  height: number;
  /** Further spellings, lower case. The id and the name with and without "post" are implied. */
  also: readonly string[];
}

export const PAGE_FORMATS: readonly PageFormat[] = [
  {
    id: 'instagram-post',
    name: 'Instagram post',
    width: 1080,
    height: 1080,
    also: ['ig post', 'insta post', 'instagram square', 'instagram', 'insta'],
  },
  {
    id: 'instagram-portrait',
    name: 'Instagram portrait',
    width: 1080,
    height: 1350,
    also: ['portrait post', 'instagram portrait post', '4:5', 'ig portrait'],
  },
  {
    id: 'instagram-story',
    name: 'Instagram story',
    width: 1080,
    height: 1920,
    also: ['story', 'stories', 'insta story', 'ig story', 'instagram stories', 'insta stories', 'ig stories'],
  },
  {
    id: 'instagram-reel',
    name: 'Instagram reel cover',
    width: 1080,
    height: 1920,
    also: ['reel', 'reels', 'instagram reel', 'reel cover'],
  },
  {
    id: 'facebook-story',
    name: 'Facebook story',
    width: 1080,
    height: 1920,
    also: ['fb story', 'facebook stories', 'fb stories'],
  },
  {
    id: 'facebook-post',
    name: 'Facebook post',
    width: 1200,
    height: 630,
    also: ['facebook', 'fb post', 'link preview'],
  },
  { id: 'facebook-cover', name: 'Facebook cover', width: 1640, height: 924, also: ['fb cover', 'facebook banner'] },
  {
    id: 'youtube-thumbnail',
    name: 'YouTube thumbnail',
    width: 1280,
    height: 720,
    also: ['youtube', 'yt thumbnail', 'thumbnail', 'video thumbnail'],
  },
  {
    id: 'youtube-short',
    name: 'YouTube Short',
    width: 1080,
    height: 1920,
    also: ['youtube shorts', 'yt short', 'yt shorts'],
  },
  {
    id: 'pinterest-pin',
    name: 'Pinterest pin',
    width: 1000,
    height: 1500,
    also: ['pinterest', 'pin', 'pinterest post'],
  },
  {
    id: 'tiktok',
    name: 'TikTok video cover',
    width: 1080,
    height: 1920,
    also: ['tiktok', 'tik tok', 'tiktok video', 'tiktok post'],
  },
  { id: 'whatsapp-status', name: 'WhatsApp status', width: 1080, height: 1920, also: ['whatsapp', 'whatsapp story'] },
  { id: 'linkedin-post', name: 'LinkedIn post', width: 1200, height: 627, also: ['linkedin'] },
  {
    id: 'linkedin-banner',
    name: 'LinkedIn banner',
    width: 1584,
    height: 396,
    also: ['linkedin cover', 'linkedin header', 'linkedin background'],
  },
  {
    id: 'x-header',
    name: 'X header',
    width: 1500,
    height: 500,
    also: ['x banner', 'x cover', 'twitter header', 'twitter banner', 'twitter cover', 'twitter header photo'],
  },
  { id: 'x-post', name: 'X post', width: 1600, height: 900, also: ['tweet', 'twitter post', 'twitter'] },
  {
    id: 'email-header',
    name: 'Email header',
    width: 1200,
    height: 400,
    also: ['email banner', 'newsletter header', 'newsletter banner', 'mailing header'],
  },
  { id: 'amazon', name: 'Amazon product photo', width: 2000, height: 2000, also: ['amazon', 'amazon listing'] },
  { id: 'ebay', name: 'eBay listing', width: 1600, height: 1600, also: ['ebay'] },
  { id: 'etsy', name: 'Etsy listing', width: 2700, height: 2025, also: ['etsy'] },
  {
    id: 'etsy-banner',
    name: 'Etsy shop banner',
    width: 1600,
    height: 400,
    also: ['etsy banner', 'etsy cover', 'etsy header', 'etsy shop header', 'etsy shop cover', 'etsy store banner'],
  },
  {
    id: 'shopify',
    name: 'Shopify product photo',
    width: 2048,
    height: 2048,
    also: ['shopify', 'shopify listing', 'shopify photo'],
  },
  { id: 'shopee', name: 'Shopee listing', width: 1024, height: 1024, also: ['shopee'] },
  { id: 'poshmark', name: 'Poshmark listing', width: 1200, height: 1200, also: ['poshmark'] },
  { id: 'depop', name: 'Depop listing', width: 1280, height: 1280, also: ['depop'] },
  {
    id: 'mercado-libre',
    name: 'Mercado Libre listing',
    width: 1200,
    height: 1200,
    also: ['mercado libre', 'mercadolibre'],
  },
  { id: 'lazada', name: 'Lazada listing', width: 1080, height: 1080, also: ['lazada'] },
  { id: 'carousell', name: 'Carousell listing', width: 1080, height: 1080, also: ['carousell'] },
  { id: 'tokopedia', name: 'Tokopedia listing', width: 1200, height: 1200, also: ['tokopedia'] },
  {
    id: 'a4',
    name: 'A4 portrait',
    width: 2480,
    height: 3508,
    also: ['a4', 'a4 poster', 'a4 flyer', 'flyer', 'poster'],
  },
  {
    id: 'a5',
    name: 'A5 portrait',
    width: 1748,
    height: 2480,
    also: ['a5', 'a5 flyer', 'a5 leaflet', 'flyer a5', 'leaflet a5'],
  },
  { id: 'a6', name: 'A6 portrait', width: 1240, height: 1748, also: ['a6', 'a6 card', 'a6 flyer', 'a6 leaflet'] },
  {
    id: 'us-letter',
    name: 'US letter',
    width: 2550,
    height: 3300,
    also: [
      'letter',
      'letter size',
      'letter paper',
      'us letter flyer',
      'us letter poster',
      'letter size flyer',
      'letter size poster',
    ],
  },
  { id: 'a4-landscape', name: 'A4 landscape', width: 3508, height: 2480, also: ['a4 landscape', 'landscape a4'] },
  { id: 'business-card', name: 'Business card', width: 1050, height: 600, also: ['business card', 'visiting card'] },
  { id: 'postcard', name: 'Postcard', width: 1800, height: 1200, also: ['post card', '6x4 postcard', '4x6 postcard'] },
  { id: 'square', name: 'Square', width: 1080, height: 1080, also: ['1:1'] },
  { id: 'portrait', name: 'Portrait', width: 1080, height: 1350, also: ['vertical', 'upright'] },
  { id: 'landscape', name: 'Landscape', width: 1920, height: 1080, also: ['horizontal', 'wide', 'widescreen', '16:9'] },
  { id: 'vertical-9-16', name: 'Vertical 9:16', width: 1080, height: 1920, also: ['9:16'] },
];

function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
}

const byName = new Map<string, PageFormat>();
for (const format of PAGE_FORMATS) {
  for (const name of [plain(format.id), plain(format.name), ...format.also])
    if (!byName.has(name)) byName.set(name, format);
}

/** All names under which a format is found, longest first, so that "instagram story" wins over "instagram". */
export const FORMAT_NAMES: readonly string[] = [...byName.keys()].sort((a, b) => b.length - a.length);

/** The format with this id or name, or null. */
export function findFormat(name: string): PageFormat | null {
  return byName.get(plain(name)) ?? null;
}
