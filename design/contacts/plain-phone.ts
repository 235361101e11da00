/** A phone number as it was typed, copied or linked, without what is no part of it. Knows nothing of countries. */
import { bareText, upTo, visibleText, westernDigits } from './plain-text.ts';

/** "tel:", "sms:", "WhatsApp: ", "Mob. " before a number. */
const LABEL =
  /^(?:tel|callto|sms|smsto|mms|facetime|phone|mobile|mob|cell|call|ph|fon|telefon|telefono|tlf|tél|whatsapp|wa|hp|viber)\s?[.:]\s?(?:\/\/)?/iu;
/** Links of messengers, which write the country's code without its plus. */
const LINK =
  /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|(?:api\.|web\.)?whatsapp\.com\/|signal\.me\/)|^(?:whatsapp|viber|sgnl):\/\//i;
/** Their number, in the query or as the path. */
const LINKED = /[?&](?:phone|number)=\s?([^&#]{1,40})|(?:wa\.me|signal\.me)\/(?:#p\/)?([^?&#/]{1,40})/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The digits of a link to a chat, which usually begin with the country's code; null: no such link, or it names none. */
export function linkedDigits(written: string): string | null {
  const text = westernDigits(visibleText(written));
  if (!LINK.test(text)) return null;
  const found = LINKED.exec(decoded(text));
  const digits = (found?.[1] ?? found?.[2] ?? '').replace(/\D/g, '');
  return digits.length < 6 ? null : digits.replace(/^00/, '');
}

/**
 * "(+39) 347–123 4567" → "+39 347-123 4567", "wa.me/919876543210" → "+919876543210". Digits of every script are Western
 * ones afterwards; what is no number comes back as it reads.
 */
export function plainPhone(written: string): string {
  const linked = linkedDigits(written);
  if (linked !== null) return linked.startsWith('0') ? linked : `+${linked}`;
  const text = westernDigits(visibleText(written));
  const number = upTo(text.replace(/^\p{Extended_Pictographic}+\s?/u, '').replace(LABEL, ''), '?')
    .replace(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .replace(/[_/·•|]/g, ' ')
    .replace(/^\(\s?((?:\+|00)\s?\d{1,4})\s?\)/, '$1 ')
    .replace(/^\+\s/, '+')
    .replace(/\s+/g, ' ');
  return bareText(number);
}
