/**
 * The sample products that ship with the application, by trade: templates show them until a user's own photos replace
 * them, and searches for a picture find them. All were rendered by scripts/samples; public/samples/LICENCES.md says so.
 */
import { SAMPLE_TABLE } from './sample-table.ts';

export const TRADES = [
  'fashion',
  'shoes',
  'jewellery',
  'beauty',
  'candles',
  'food',
  'drinks',
  'bakery',
  'plants',
  'ceramics',
  'home',
  'furniture',
  'toys',
  'electronics',
  'stationery',
  'sports',
  'pets',
  'crafts',
  'vintage',
  'services',
  'gifts',
] as const;
export type Trade = (typeof TRADES)[number];

export interface Sample {
  /** Stable: documents and templates name it. */
  id: string;
  trade: Trade;
  /** What a layer is called that shows it: "Layer cake". */
  name: string;
  /** What is to be seen, for people who can't see it. */
  alt: string;
  /** Search terms besides its name and trade: lower case. */
  tags: readonly string[];
  /** Address of the photo, WebP, 900 × 1080 px. */
  src: string;
  /** Address of its cutout: WebP of the photo's size whose alpha is the product's. */
  mask: string;
  author: string;
  /** SPDX. */
  licence: string;
  /** Where it comes from. */
  source: string;
}

function read(row: string): Sample {
  const [id = '', trade, name = '', alt = '', tags = ''] = row.split('|').map((part) => part.trim());
  return {
    id,
    trade: trade as Trade,
    name,
    alt,
    tags: tags.split(' ').filter(Boolean),
    src: `/samples/products/${id}.webp`,
    mask: `/samples/products/${id}-mask.webp`,
    author: 'Blend',
    licence: 'AGPL-3.0-only',
    source: 'Rendered by scripts/samples',
  };
}

/** All samples, those of a trade together. */
export const SAMPLES: readonly Sample[] = SAMPLE_TABLE.trim().split('\n').map(read);

const byId = new Map(SAMPLES.map((sample) => [sample.id, sample]));

/** The sample of that id; null: there is none. */
export const findSample = (id: string): Sample | null => byId.get(id) ?? null;

/** Those offered by themselves, all or of one trade: without the neglected ones that comparisons show first. */
export const listSamples = (trade: Trade | null = null): readonly Sample[] =>
  SAMPLES.filter((sample) => !sample.id.endsWith('-before') && (trade === null || sample.trade === trade));
