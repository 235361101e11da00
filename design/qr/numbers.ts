/** Phone numbers in codes: a phone calls from anywhere, so each is completed with its country's code. */
import { plainPhone } from '#design/contacts/plain-phone.ts';
import { readNumber } from '#design/contacts/phone-number.ts';
import type { QrContent } from './content.ts';

/** Where a shop may be. */
export interface Home {
  /** Two letters, ISO 3166: as its brand kit says; null: it doesn't. */
  shop: string | null;
  /** As the languages of its browser suggest: believed where the number is one that this country has given out. */
  guess: string | null;
}

/** Emergency numbers, short numbers, codes of a network: dialled as they stand. */
const SHORT = /^[\d\s-]{2,6}$|[*#]/;

/** Has its country's code and may be a number, also where no country has given it out: E.164, 7 to 15 digits. */
const WHOLE = /^\+[1-9]\d{6,14}$/;

/** The number in full, E.164; null: its country is not known, or it is none. */
function fullNumber(written: string, { shop, guess }: Home, isMobile = false): string | null {
  const own = readNumber(written, shop, isMobile);
  if (own) return own.phone;
  const whole = plainPhone(written)
    .replace(/^00/, '+')
    .replace(/[^\d+]/g, '');
  if (WHOLE.test(whole)) return whole;
  const guessed = readNumber(written, guess, isMobile);
  return guessed?.isValid ? guessed.phone : null;
}

/** What could not be completed. */
export interface Unplaced {
  number: string;
}

/** Whether completing failed. */
export function isUnplaced(completed: string | QrContent | Unplaced): completed is Unplaced {
  return typeof completed === 'object' && 'number' in completed;
}

/** A link or a card that was given as it is: the numbers in it, each behind what announces it. */
const WRITTEN =
  /^(tel:|smsto:|sms:|mmsto:|(?:https?:\/\/)?(?:www\.)?wa\.me\/|(?:https?:\/\/)?(?:api|web)\.whatsapp\.com\/send\/?\?phone=|whatsapp:\/\/send\?phone=|TEL(?:;[^:\r\n]{0,60})?:)([^?&:;\r\n]{3,40})/gim;

/** With plus where the form asks for it, without where it has none. */
const inForm = (lead: string, phone: string): string => lead + (/wa\.me|phone=/i.test(lead) ? phone.slice(1) : phone);

function completeText(text: string, home: Home): string | Unplaced {
  let unplaced: Unplaced | null = null;
  const whole = text.replace(WRITTEN, (all, lead: string, number: string) => {
    const isChat = /wa\.me|phone=/i.test(lead);
    if ((isChat && !/^[+\d%]/.test(number)) || (!isChat && SHORT.test(number))) return all;
    const full = fullNumber(isChat ? `https://wa.me/${number}` : number, home, isChat);
    if (full !== null) return inForm(lead, full);
    unplaced ??= { number };
    return all;
  });
  return unplaced ?? whole;
}

/** The content with its numbers in full, in E.164; or the one whose country is not known. */
export function completeNumbers(content: QrContent, home: Home): QrContent | Unplaced {
  if (content.kind === 'website' || content.kind === 'text') {
    const key = content.kind === 'website' ? 'url' : 'text';
    const whole = completeText(content.kind === 'website' ? content.url.trim() : content.text, home);
    return isUnplaced(whole) ? whole : ({ ...content, [key]: whole } as QrContent);
  }
  if (content.kind !== 'phone' && content.kind !== 'whatsapp' && content.kind !== 'contact') return content;
  const { phone } = content;
  const isChat = content.kind === 'whatsapp';
  // What is no number at all is refused where codes are written.
  if (!/\p{Nd}/u.test(phone) || (!isChat && SHORT.test(phone.trim()))) return content;
  const full = fullNumber(phone, home, isChat);
  return full === null ? { number: phone.trim() } : { ...content, phone: full };
}
