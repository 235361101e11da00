/**
 * How often one visitor may ask for what costs something: one table, read by the routes and by the tests. Each kind is
 * counted by user, so that one account can't flood the server, and by address, so that many accounts of one machine
 * can't either. Far above what a busy seller does by hand; an address may be a whole office, so it gets a multiple.
 * What signs people in has its own limits beside its code (app/services/auth).
 */
import type { RateRule } from '#app/services/rate-limits/rate-rule.ts';

export interface RequestLimit {
  /** Null: nobody is signed in there. */
  user: RateRule | null;
  address: RateRule;
}

/** What an address may do by hour and by day, whoever it is. */
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
  /**
   * Bodies that weigh something (`bodies/body-rules.ts`), whatever they bring: counted before they are read, by address
   * alone.
   */
  largeBodies: { user: null, address: { window: tenMinutes, max: 1_200 } },
  /** Pictures, by whoever has a session. */
  uploads: each(200, 800),
  logos: each(60, 240),
  /** Whether words suffice for logos: asked while one types, by visitors too. */
  logoWords: each(600, 2_400),
  /** Looking at a person's photo takes a processor for a second, making a model three. */
  personPhotos: each(60, 240),
  /** Looking at a font takes a thread for a second. */
  fonts: each(60, 240),
  /** Flattening a mask takes a processor for a moment. */
  masks: each(120, 480),
  /** Pictures of visitors without an account. */
  draftFiles: { user: null, address: { window: hour, max: 80 } },
  drafts: { user: null, address: { window: hour, max: 30 } },
  /**
   * Whatever begins or continues with a turn of the assistant: messages, retries, approvals, prompts of the start
   * screens.
   */
  messages: each(150, 900),
  /** Small pictures of designs: an editor asks for one of each page, a list of designs for fifty at once. */
  previews: each(3_000, 12_000),
  /** Tools called by buttons and scripts. */
  toolCalls: each(900, 3_600),
  /** Those among them that draw files to download … */
  exports: each(120, 480),
  /** … and those that spend credits. */
  generations: each(60, 240),
  /** Cancelling and reporting them. */
  generationSteps: each(120, 480),
  designs: each(300, 1_200),
  /**
   * Changes of designs by hand, undo and redo: ten a second for ten minutes. A hand that drags commits at the end of
   * each gesture.
   */
  changes: each(6_000, 24_000),
  /** Buying, typing cards, and what is done to a subscription. */
  purchases: each(120, 480),
  /** Switching push messages on and off. */
  push: each(60, 240),
  /** Pages that come into sight and stay there: twice a minute each. */
  pushWatch: each(600, 4_800),
  /** Answers of the onboarding, which visitors without a session may give too. */
  onboarding: { user: null, address: { window: tenMinutes, max: 300 } },
} as const satisfies Record<string, RequestLimit>;

/**
 * What all visits and accounts of one address together may bring and begin. Storage is bounded for each account; this
 * bounds those who make accounts, or none, to get more of it. An office of fifty people stays below.
 */
export const addressLimits = {
  /** Files, whatever they are and wherever they go, with a session or without one. */
  uploads: { hour: { window: hour, max: 2_400 }, day: { window: day, max: 10_000 } },
  /** Their size, kB. */
  uploadedKilobytes: { hour: { window: hour, max: 4_000_000 }, day: { window: day, max: 16_000_000 } },
  /** Visits without an account. */
  visits: { hour: { window: hour, max: 60 }, day: { window: day, max: 200 } },
} as const satisfies Record<string, AddressLimit>;

export type LimitedRequest = keyof typeof requestLimits;

/** The address as it is counted: a household has a whole /64 of IPv6 addresses, and IPv4 may be written in two ways. */
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
