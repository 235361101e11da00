/** The user's brand kit, as tools see it. */

export interface BrandKit {
  name: string;
  /** Assets, at most five; the first is the main one. */
  logos: readonly { asset: string; name: string }[];
  /** `#rrggbb`, most important first. */
  colors: readonly string[];
  /** Families of the catalogue; null: none chosen. */
  fonts: { heading: string | null; body: string | null };
  contacts: readonly { type: ContactType; value: string }[];
  /** Where the shop is: two letters, ISO 3166; null: not chosen. */
  country: string | null;
}

/** The specification's kinds of contact. */
export const CONTACT_TYPES = [
  'instagram',
  'whatsapp',
  'email',
  'mobile',
  'website',
  'upi',
  'shopee',
  'youtube',
  'tiktok',
  'pinterest',
  'depop',
  'poshmark',
  'mercado',
  'lazada',
  'ebay',
  'facebook',
  'amazon',
  'carousell',
  'tokopedia',
] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

export const EMPTY_BRAND_KIT: BrandKit = {
  name: '',
  logos: [],
  colors: [],
  fonts: { heading: null, body: null },
  contacts: [],
  country: null,
};

/** The user's brand kit; empty if nothing is stored. */
export interface BrandKitPort {
  get(): Promise<BrandKit>;
}
