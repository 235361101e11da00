/** The port to photos of others: services of stock photos, where the operator set some up, and our own samples. */
import type { AssetInfo } from './assets-port.ts';

export const STOCK_SOURCES = ['openverse', 'pexels', 'unsplash'] as const;
export type StockSource = (typeof STOCK_SOURCES)[number];

/** Whose picture it is and under which terms: kept with the asset, and listed where it leaves the product. */
export interface PictureCredit {
  source: StockSource;
  title: string;
  author: string;
  /** Addresses of pages, for people; null: none is known. */
  authorUrl: string | null;
  licence: string;
  licenceUrl: string | null;
  /** The picture's page at its source. */
  pageUrl: string;
}

export interface StockPhoto {
  /** Names it for `take`. */
  id: string;
  /** What it shows, in words. */
  title: string;
  /** px of the original; 0: not known. */
  width: number;
  height: number;
  /** Address of a small picture; null: there is none to show before it is taken. */
  thumbnail: string | null;
  /** Null: one of our own samples, which needs none. */
  credit: PictureCredit | null;
}

export interface StockPage {
  photos: readonly StockPhoto[];
  /** Whether a next page may have more. */
  more: boolean;
  /** Sources that did not answer, and why, in words. */
  problems: readonly string[];
}

/** Refusals are ToolRefusal: nothing answers, too many requests, a picture that can't be taken. */
export interface StockPort {
  /** The services that are searched; empty: none is set up, our own samples are all there is. */
  readonly sources: readonly StockSource[];
  /** `page` from 1. Photos that may not be used commercially or changed are not among them. */
  search(query: { words: string; page: number }, options: { signal: AbortSignal }): Promise<StockPage>;
  /** Makes one of them an asset of the user, with its credit. */
  take(id: string, options: { signal: AbortSignal }): Promise<AssetInfo>;
}

/** Where no photos of others are at hand. */
export const NO_STOCK: StockPort = {
  sources: [],
  search: async () => ({ photos: [], more: false, problems: [] }),
  take: () => Promise.reject(new Error('There is no stock here')),
};
