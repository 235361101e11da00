/** The three questions about users' work, as data: read by the pages, the server's checks and the steering. */
import type { MessageKey } from '#messages/message.ts';

/** In order; each is the last part of its address. */
export const STEPS = ['work', 'places', 'frequency'] as const;
export type Step = (typeof STEPS)[number];

export interface Choice<Id extends string = string> {
  id: Id;
  label: MessageKey;
  /** A short explanation, if the label alone is unclear. */
  hint?: MessageKey;
  /** Of the icon package. */
  icon: string;
}

export interface Question {
  title: MessageKey;
  text: MessageKey;
  /** Whether several may be chosen. */
  many: boolean;
  choices: readonly Choice[];
}

const choices = <Id extends string>(list: readonly Choice<Id>[]): readonly Choice<Id>[] => list;

export const WORK = choices([
  { id: 'reseller', label: 'onboarding.reseller', hint: 'onboarding.resellerHint', icon: 'tag' },
  { id: 'brand', label: 'onboarding.brand', hint: 'onboarding.brandHint', icon: 'seal-check' },
  { id: 'maker', label: 'onboarding.maker', hint: 'onboarding.makerHint', icon: 'scissors' },
  { id: 'shop', label: 'onboarding.shop', hint: 'onboarding.shopHint', icon: 'storefront' },
  { id: 'creator', label: 'onboarding.creator', hint: 'onboarding.creatorHint', icon: 'video-camera' },
  { id: 'agency', label: 'onboarding.agency', hint: 'onboarding.agencyHint', icon: 'briefcase' },
  { id: 'student', label: 'onboarding.student', hint: 'onboarding.studentHint', icon: 'student' },
  { id: 'myself', label: 'onboarding.myself', hint: 'onboarding.myselfHint', icon: 'smiley' },
]);

/**
 * Where people sell: the places that brand kits know, and those without a handle. Names of places are not translated.
 */
export const PLACES = choices([
  { id: 'instagram', label: 'onboarding.instagram', icon: 'instagram-logo' },
  { id: 'facebook', label: 'onboarding.facebook', icon: 'facebook-logo' },
  { id: 'tiktok', label: 'onboarding.tiktok', icon: 'tiktok-logo' },
  { id: 'youtube', label: 'onboarding.youtube', icon: 'youtube-logo' },
  { id: 'pinterest', label: 'onboarding.pinterest', icon: 'pinterest-logo' },
  { id: 'whatsapp', label: 'onboarding.whatsapp', icon: 'whatsapp-logo' },
  { id: 'etsy', label: 'onboarding.etsy', icon: 'needle' },
  { id: 'ebay', label: 'onboarding.ebay', icon: 'shopping-cart' },
  { id: 'amazon', label: 'onboarding.amazon', icon: 'amazon-logo' },
  { id: 'poshmark', label: 'onboarding.poshmark', icon: 'dress-hanger' },
  { id: 'depop', label: 'onboarding.depop', icon: 't-shirt' },
  { id: 'shopee', label: 'onboarding.shopee', icon: 'parcel-away' },
  { id: 'lazada', label: 'onboarding.lazada', icon: 'shopping-bag' },
  { id: 'mercado', label: 'onboarding.mercado', icon: 'handshake' },
  { id: 'carousell', label: 'onboarding.carousell', icon: 'storefront' },
  { id: 'tokopedia', label: 'onboarding.tokopedia', icon: 'basket' },
  { id: 'website', label: 'onboarding.website', icon: 'globe-simple' },
  { id: 'person', label: 'onboarding.person', icon: 'map-pin' },
  { id: 'nowhere', label: 'onboarding.nowhere', icon: 'clock' },
]);

export const FREQUENCIES = choices([
  { id: 'daily', label: 'onboarding.daily', hint: 'onboarding.dailyHint', icon: 'lightning' },
  { id: 'weekly', label: 'onboarding.weekly', hint: 'onboarding.weeklyHint', icon: 'calendar-check' },
  { id: 'monthly', label: 'onboarding.monthly', hint: 'onboarding.monthlyHint', icon: 'calendar-blank' },
  { id: 'sometimes', label: 'onboarding.sometimes', hint: 'onboarding.sometimesHint', icon: 'coffee' },
]);

export type Work = (typeof WORK)[number]['id'];
export type Place = (typeof PLACES)[number]['id'];
export type Frequency = (typeof FREQUENCIES)[number]['id'];

export interface Answers {
  work: Work[];
  places: Place[];
  frequency: Frequency | null;
}

export const NO_ANSWERS: Answers = { work: [], places: [], frequency: null };

export const QUESTIONS: Readonly<Record<Step, Question>> = {
  work: { title: 'onboarding.workTitle', text: 'onboarding.workText', many: true, choices: WORK },
  places: { title: 'onboarding.placesTitle', text: 'onboarding.placesText', many: true, choices: PLACES },
  frequency: {
    title: 'onboarding.frequencyTitle',
    text: 'onboarding.frequencyText',
    many: false,
    choices: FREQUENCIES,
  },
};

/** The choices for one question, by id. */
export function chosenFor(answers: Answers, step: Step): readonly string[] {
  return step === 'frequency' ? (answers.frequency ? [answers.frequency] : []) : answers[step];
}

export function isStep(text: string): text is Step {
  return (STEPS as readonly string[]).includes(text);
}

/** The question after this one; null: that was the last. */
export function stepAfter(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) + 1] ?? null;
}
