/**
 * What marketplaces require of a listing's main picture, as far as their published rules are visible on a page. Data
 * only; each names its source. `secondHand`: the marketplace's own page is behind a sign-in, so a page quoting it is
 * named. Looked up on 2026-11-24 and 25. Depop, Poshmark and Carousell have entries only for their names: they publish
 * rules about whose photo it is and what is sold, none visible on a page.
 */

export interface Market {
  id: string;
  /** Its name and which picture: shown unchanged. */
  name: string;
  /** What people call it, lower case. */
  also: readonly string[];
  source: string;
  secondHand?: true;
  /**
   * The background must be pure white (255, 255, 255); its share of the picture is measured on backgrounds of any even
   * color.
   */
  whiteBackground: boolean;
  /** Minimum share of the picture's width or height for the product. */
  fill: number | null;
  /** Nothing may be on the photo: no words, no drawings, no badges. */
  plain: boolean;
  /** Fewest pixels of one side. */
  least: { side: 'longer' | 'shorter'; px: number } | null;
  square: boolean;
}

export const MARKETS: readonly Market[] = [
  {
    id: 'amazon-main',
    name: 'Amazon main picture',
    also: ['amazon', 'amzn', 'amazon main image', 'amazon listing'],
    source: 'https://www.mercatuslab.com/blog/amazon-product-image-requirements/',
    secondHand: true,
    // 500 px are taken, 1000 let buyers zoom.
    whiteBackground: true,
    fill: 0.85,
    plain: true,
    least: { side: 'longer', px: 1000 },
    square: false,
  },
  {
    id: 'ebay',
    name: 'eBay',
    also: ['ebay', 'e-bay'],
    source: 'https://www.ebay.com/help/policies/listing-policies/picture-policy?id=4370',
    whiteBackground: false,
    fill: null,
    plain: true,
    least: { side: 'longer', px: 500 },
    square: false,
  },
  {
    // 500 × 500 from 31 January 2027 on.
    id: 'google-shopping',
    name: 'Google Shopping',
    also: ['google shopping', 'google merchant center', 'google merchant', 'merchant center', 'google ads shopping'],
    source: 'https://support.google.com/merchants/answer/6324350',
    whiteBackground: false,
    fill: null,
    plain: true,
    least: { side: 'shorter', px: 500 },
    square: false,
  },
  {
    // 1500 × 1500 let buyers zoom; 2200 × 2200 are preferred.
    id: 'walmart-main',
    name: 'Walmart main picture',
    also: ['walmart', 'wal-mart', 'walmart marketplace'],
    source:
      'https://marketplacelearn.walmart.com/guides/Item%20setup/Item%20content,%20imagery,%20and%20media/Product-detail-page:-Image-guidelines-&-requirements',
    whiteBackground: true,
    fill: null,
    plain: false,
    least: { side: 'shorter', px: 1500 },
    square: true,
  },
  {
    // Words and scenes are allowed; 635 px are accepted (https://dev.to/herofab, "Check product photos against Amazon,
    // Etsy …"). What https://www.etsy.com/legal/policy/listing-image-requirements/253962679005 requires, a photo of the
    // very item, is not visible on a page.
    id: 'etsy',
    name: 'Etsy',
    also: ['etsy'],
    source: 'https://fotolince.com/blog/playbook-imagenes-producto-ecommerce',
    secondHand: true,
    whiteBackground: false,
    fill: null,
    plain: false,
    least: { side: 'shorter', px: 2000 },
    square: false,
  },
  {
    // Guides disagree whether words are allowed: none at all, or not too many. 650 to 800 px.
    id: 'shopee',
    name: 'Shopee cover picture',
    also: ['shopee', 'shopee cover'],
    source: 'https://global.lianlianpay.com/channel/31-23264.html',
    secondHand: true,
    whiteBackground: false,
    fill: 0.6,
    plain: false,
    least: { side: 'shorter', px: 650 },
    square: true,
  },
  {
    // Other backgrounds are accepted for square pictures of clothes, furniture and sports.
    id: 'lazada',
    name: 'Lazada main picture',
    also: ['lazada'],
    source: 'https://ja.scribd.com/document/356331009/MY-Image-Content-Guideline-080217',
    secondHand: true,
    whiteBackground: true,
    fill: 0.8,
    plain: true,
    least: { side: 'shorter', px: 500 },
    square: false,
  },
  {
    // 500 px and 95 % of the space: https://developers.mercadolibre.com.ar/en_us/working-with-pictures
    id: 'mercado-libre',
    name: 'Mercado Libre cover picture',
    also: ['mercado libre', 'mercadolibre', 'mercado livre', 'mercadolivre'],
    source: 'https://www.mercadolibre.com.ar/ayuda/Fotos-en-Pagina-Principal_1024',
    whiteBackground: true,
    fill: 0.95,
    plain: true,
    least: { side: 'shorter', px: 500 },
    square: false,
  },
  {
    id: 'tokopedia',
    name: 'Tokopedia',
    also: ['tokopedia'],
    source: 'https://seller-id.tokopedia.com/university/essay?knowledge_id=1386665054783233&lang=en',
    whiteBackground: false,
    fill: null,
    plain: false,
    least: { side: 'shorter', px: 300 },
    square: false,
  },
];

/** Marketplaces that publish no rules visible on a page: their names. */
export const SILENT_MARKETS: readonly string[] = ['Depop', 'Poshmark', 'Carousell'];

export const findMarket = (id: string | null): Market | null => MARKETS.find((market) => market.id === id) ?? null;

const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ');

/** The marketplace with this name, or null. */
export function marketNamed(name: string): Market | null {
  const plain = plainName(name);
  return (
    MARKETS.find((market) => market.id === plain || plainName(market.name) === plain || market.also.includes(plain)) ??
    null
  );
}
