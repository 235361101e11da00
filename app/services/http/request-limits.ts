/**
 * How often one visitor may request what is costly: one table, read by the routes and by the tests. Each kind is
 * counted by user, so that one account can't flood the server, and by IP address, so that many accounts of one machine
 * can't either. Far above what a busy seller does by hand; an address may be a whole office, so it gets a multiple.
 * Signing in has its own limits next to its code (app/services/auth).
 */
import type { RateRule } from '#app/services/rate-limits/rate-rule.ts';

export interface RequestLimit {
  /** Null: not signed in there. */
  user: RateRule | null;
  address: RateRule;
}

/** What an IP address may do by hour and by day, whoever it is. */
export interface AddressLimit {
  hour: RateRule;
  day: RateRule;
}

const tenMinutes = 10 * 60;
const hour = 60 * 60;
const day = 24 * hour;

const each = (user: number, address: number, window = tenMinutes): RequestLimit => ({
  user: { window, max: user },
  address: { window, max: address },
});

export const requestLimits = {
  /** Large bodies (`bodies/body-rules.ts`), whatever they contain: counted before they are read, only by address. */
  largeBodies: { user: null, address: { window: tenMinutes, max: 1_200 } },
  /** Pictures, uploaded with a session. */
  uploads: each(200, 800),
  logos: each(60, 240),
  /** Whether words suffice for logos: requested while typing, by visitors too. */
  logoWords: each(600, 2_400),
  /** Searches of stock photos, which have limits of their own for all our users together. */
  stock: each(120, 480),
  /** What an image engine makes of words: requested while typing. */
  imageWords: each(900, 3_600),
  /** Checking a person's photo takes a second of a processor, making a model three. */
  personPhotos: each(60, 240),
  /** Checking a font takes a thread for a second. */
  fonts: each(60, 240),
  /** Flattening a mask takes a processor for a moment. */
  masks: each(120, 480),
  /** Pictures of visitors without an account. */
  draftFiles: { user: null, address: { window: hour, max: 80 } },
  drafts: { user: null, address: { window: hour, max: 30 } },
  /**
   * Everything that begins or continues a turn of the assistant: messages, retries, approvals, prompts of the start
   * screens.
   */
  messages: each(150, 900),
  /** Small pictures of designs: an editor requests one per page, a list of designs fifty. */
  previews: each(3_000, 12_000),
  /** Pictures of shared designs, for whoever has a link. */
  sharedPictures: { user: null, address: { window: tenMinutes, max: 3_000 } },
  /** Reports about shared designs, with or without an account: each is read by a person. */
  shareReports: { user: null, address: { window: hour, max: 30 } },
  /** Tools called by buttons and scripts. */
  toolCalls: each(900, 3_600),
  /** Those among them that render files for download … */
  exports: each(120, 480),
  /** … and those that spend credits. */
  generations: each(60, 240),
  /** Cancelling and reporting them. */
  generationSteps: each(120, 480),
  designs: each(300, 1_200),
  /**
   * Changes of designs by hand, undo and redo: ten a second for ten minutes. A drag commits at the end of each gesture.
   */
  changes: each(6_000, 24_000),
  /** Buying, entering cards, and managing a subscription. */
  purchases: each(120, 480),
  /** Switching push messages on and off. */
  push: each(60, 240),
  /** Pages that become visible and stay so: twice a minute each. */
  pushWatch: each(600, 4_800),
  /** Answers of the onboarding, which visitors without a session may give too. */
  onboarding: { user: null, address: { window: tenMinutes, max: 300 } },
} as const satisfies Record<string, RequestLimit>;

/**
 * What all visits and accounts of one address together may upload and begin. Storage is bounded for each account; this
 * bounds those who create accounts, or none, to get more of it. An office of fifty people stays below.
 */
export const addressLimits = {
  /** Files, whatever they are and wherever they go, with or without a session. */
  uploads: { hour: { window: hour, max: 2_400 }, day: { window: day, max: 10_000 } },
  /** Their size, kB. */
  uploadedKilobytes: { hour: { window: hour, max: 4_000_000 }, day: { window: day, max: 16_000_000 } },
  /** Visits without an account. */
  visits: { hour: { window: hour, max: 60 }, day: { window: day, max: 200 } },
} as const satisfies Record<string, AddressLimit>;

export type LimitedRequest = keyof typeof requestLimits;

/** The address as counted: a household has a whole /64 of IPv6 addresses, and IPv4 has two notations. */
export function countedAddress(address: string): string {
  const plain = address
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*/s, '')
    .toLowerCase();
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const filled =
    tail === undefined
      ? groups
      : [...groups, ...Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0'), ...rest];
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
