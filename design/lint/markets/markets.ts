/**
 * What marketplaces ask of a listing's main picture, as far as their published rules can be seen on a page. Data alone; each says
 * where it is written. `secondHand`: the marketplace's own page stands behind a sign-in, so that somebody who quotes it is named.
 * Looked up on 2026-11-24.
 */

export interface Market {
  id: string;
  /** Its name and which picture: shown as it is. */
  name: string;
  source: string;
  secondHand?: true;
  /** The ground is pure white (255, 255, 255). */
  whiteGround: boolean;
  /** Least share of the picture's width or height that the product takes up. */
  fill: number | null;
  /** Nothing stands on the photo: no words, no drawings, no badges. */
  plain: boolean;
  /** Fewest pixels of one side. */
  least: { side: 'longer' | 'shorter'; px: number } | null;
  square: boolean;
}

export const MARKETS: readonly Market[] = [
  {
    id: 'amazon-main', name: 'Amazon main picture', source: 'https://www.mercatuslab.com/blog/amazon-product-image-requirements/', secondHand: true,
    // 500 px are taken, 1000 let buyers zoom.
    whiteGround: true, fill: 0.85, plain: true, least: { side: 'longer', px: 1000 }, square: false,
  },
  {
    id: 'ebay', name: 'eBay', source: 'https://www.ebay.com/help/policies/listing-policies/picture-policy?id=4370',
    whiteGround: false, fill: null, plain: true, least: { side: 'longer', px: 500 }, square: false,
  },
  {
    // 500 × 500 from 31 January 2027 on.
    id: 'google-shopping', name: 'Google Shopping', source: 'https://support.google.com/merchants/answer/6324350',
    whiteGround: false, fill: null, plain: true, least: { side: 'shorter', px: 500 }, square: false,
  },
  {
    // 1500 × 1500 let buyers zoom; 2200 × 2200 are wished for.
    id: 'walmart-main', name: 'Walmart main picture',
    source: 'https://marketplacelearn.walmart.com/guides/Item%20setup/Item%20content,%20imagery,%20and%20media/Product-detail-page:-Image-guidelines-&-requirements',
    whiteGround: true, fill: null, plain: false, least: { side: 'shorter', px: 1500 }, square: true,
  },
];

export const findMarket = (id: string | null): Market | null => MARKETS.find((market) => market.id === id) ?? null;
