/** The variables of stock photos: which services are searched, their keys, and other servers in their place. */
import { z } from 'zod';
import { message } from '#messages/message.ts';
import { STOCK_SOURCES, type StockSource } from '#tools/contract/ports/stock-port.ts';
import { address } from './setting-types.ts';

export interface StockSettings {
  source: StockSource;
  /** Without a slash at its end. */
  url: string;
  /** Empty for Openverse. */
  key: string;
  /** Origins of its pictures besides that of `url`. */
  pictures: readonly string[];
}

const isSource = (name: string): name is StockSource => STOCK_SOURCES.some((one) => one === name);

export const stockVariables = {
  STOCK_PHOTOS: {
    type: z
      .string()
      .transform((list) => [...new Set(list.split(',').map((name) => name.trim().toLowerCase()))])
      .refine((names) => names.every(isSource))
      .transform((names) => names.filter(isSource)),
    allowed: 'config.allowed.stock',
  },
  PEXELS_API_KEY: { type: z.string().regex(/^[\x21-\x7e]{8,200}$/), allowed: 'config.allowed.key', hidden: true },
  UNSPLASH_ACCESS_KEY: { type: z.string().regex(/^[\x21-\x7e]{8,200}$/), allowed: 'config.allowed.key', hidden: true },
  OPENVERSE_URL: { type: address(['http:', 'https:']), allowed: 'config.allowed.url' },
  PEXELS_URL: { type: address(['http:', 'https:']), allowed: 'config.allowed.url' },
  UNSPLASH_URL: { type: address(['http:', 'https:']), allowed: 'config.allowed.url' },
} as const;

type StockValues = { [N in keyof typeof stockVariables]?: z.output<(typeof stockVariables)[N]['type']> };

const KEYS = [
  ['pexels', 'PEXELS_API_KEY'],
  ['unsplash', 'UNSPLASH_ACCESS_KEY'],
] as const;

/** A line for each key that a service needs. */
export function missingForStock(env: Record<string, string | undefined>, values: StockValues): string[] {
  return KEYS.flatMap(([source, name]) =>
    values.STOCK_PHOTOS?.includes(source) && !env[name]?.trim()
      ? [message('config.needs', { name, because: 'STOCK_PHOTOS' })]
      : [],
  );
}

/** Origins that browsers load small pictures from. */
export const stockOrigins = (settings: readonly StockSettings[]): string[] =>
  settings.flatMap(({ url, pictures }) => (pictures.length > 0 ? pictures : [new URL(url).origin]));

const PICTURES: Readonly<Record<StockSource, readonly string[]>> = {
  openverse: [],
  pexels: ['https://images.pexels.com'],
  unsplash: ['https://images.unsplash.com', 'https://plus.unsplash.com'],
};

/** Empty: none is searched. A server in a service's place has its pictures, too. */
export function stockSettings(values: StockValues): StockSettings[] {
  const { PEXELS_API_KEY: pexels = '', UNSPLASH_ACCESS_KEY: unsplash = '' } = values;
  const own = { openverse: values.OPENVERSE_URL, pexels: values.PEXELS_URL, unsplash: values.UNSPLASH_URL };
  const usual = {
    openverse: 'https://api.openverse.org',
    pexels: 'https://api.pexels.com',
    unsplash: 'https://api.unsplash.com',
  };
  return (values.STOCK_PHOTOS ?? []).map((source) => ({
    source,
    url: (own[source] ?? usual[source]).replace(/\/$/, ''),
    key: { openverse: '', pexels, unsplash }[source],
    pictures: own[source] === undefined ? PICTURES[source] : [new URL(own[source]).origin],
  }));
}
