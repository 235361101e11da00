/** What a service of stock photos is to us: search, one photo by its id, and its file. */
import type { PictureCredit, StockSource } from '#tools/contract/ports/stock-port.ts';

export interface VendorPhoto {
  /** The service's own. */
  id: string;
  title: string;
  width: number;
  height: number;
  thumbnail: string;
  credit: PictureCredit;
  /** Address of a picture large enough for print, at the service's own hosts. */
  file: string;
  /** Asked once when the picture is taken, where the service’s terms want that; null: nothing. */
  taken: string | null;
}

export interface VendorPage {
  photos: VendorPhoto[];
  more: boolean;
}

/** Failures are StockFailure. */
export interface StockVendor {
  source: StockSource;
  /** Origins that browsers load its thumbnails from. */
  thumbnails: readonly string[];
  search(words: string, page: number, signal: AbortSignal): Promise<VendorPage>;
  photo(id: string, signal: AbortSignal): Promise<VendorPhoto>;
  /** The bytes of its file. */
  file(photo: VendorPhoto, most: number, signal: AbortSignal): Promise<Uint8Array>;
}

/** Photos of a page. */
export const PER_PAGE = 20;

/** Px of the longer side that a picture is taken at. */
export const LONGEST_SIDE = 3_000;

/** Addresses that people may be sent to; null for any other. */
export function webPage(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  return /^https?:$/.test(new URL(address).protocol) ? address : null;
}

/** One line, without control characters. */
export const oneLine = (text: string | null | undefined, most = 200): string =>
  (text ?? '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, most);
