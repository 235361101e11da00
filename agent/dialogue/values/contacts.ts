/** Ways to reach somebody: phone numbers, mail and web addresses, handles, hashtags. */
import { findPhoneNumbersInText, type CountryCode } from 'libphonenumber-js/max';
import { factsBy } from './facts-by.ts';
import type { RecognizedFact } from './recognized.ts';

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}[\p{L}]{2,24}(?![\p{L}\p{N}])/gu;
/** Domains end in a top-level domain that people use, so that "No.1" and "etc.and" are none. */
const TLD = '(?:com|org|net|io|co|shop|store|app|dev|info|biz|eu|uk|de|fr|es|it|nl|be|ch|at|pl|cz|se|no|dk|fi|ie|pt|br|mx|ar|cl|us|ca|au|nz|in|id|ph|my|sg|jp|kr|cn|tr|gr|ro|hu|za|ke|ng|ug|tz|me|tv|art|cafe|studio|design|online|site|club|example|test|gov|edu|ly|gg|xyz|blog|photo|photos|events|restaurant|bar|pizza|clinic|fitness|yoga|world|today|live|tech|agency|page|link)';
const WEB = new RegExp(
  `(?<![\\p{L}\\p{N}@._%+-])(?:https?:\\/\\/[^\\s<>"”]{3,200}|(?:[\\p{L}\\p{N}-]{1,63}\\.){1,4}${TLD}(?:\\/[^\\s<>"”,;]{0,120})?)(?![\\p{L}\\p{N}@])`,
  'giu',
);
const HANDLE = /(?<![\p{L}\p{N}._@/])@[\p{L}\p{N}_.]{2,30}(?![\p{L}\p{N}@])/gu;
const HASHTAG = /(?<![\p{L}\p{N}&#])#(?![0-9a-f]{3}(?:[0-9a-f]{3})?(?![\p{L}\p{N}]))[\p{L}\p{N}_]{2,60}/giu;
const LOCAL_PHONE = /(?<![\p{L}\p{N}.,/:$£€₹-])(?:\+\d{1,3}[\s-]?)?(?:\(\d{2,5}\)[\s-]?\d{3,5}[\s-]?\d{3,5}|0\d{1,4}[\s/-]\d{2,4}(?:[\s-]\d{2,4}){1,4}|0\d{9,10}|\d{3}[\s.-]\d{3}[\s.-]\d{4}|\d{3}[ -]\d{4}|\d{5}\s\d{5}|\d{5}\s\d{3}\s?\d{2,3})(?![\p{L}\p{N}]|[.,]\d)/gu;

const COUNTRIES: readonly CountryCode[] = ['US', 'GB', 'DE', 'IN', 'BR', 'MX'];

function phones(text: string): RecognizedFact[] {
  const found = new Map<string, RecognizedFact>();
  for (const country of /\d[\d\s().-]{5,20}\d/u.test(text) ? COUNTRIES : [])
    for (const { startsAt, endsAt } of findPhoneNumbersInText(text, { defaultCountry: country, extended: true })) {
      const value = text.slice(startsAt, endsAt);
      if (/[\s().-]|^\+/u.test(value)) found.set(`${startsAt}`, { type: 'phone', span: [startsAt, endsAt], value });
    }
  return [...found.values(), ...factsBy('phone', LOCAL_PHONE, text)];
}

export const recognizeContacts = (text: string): RecognizedFact[] => [
  ...factsBy('email', EMAIL, text),
  ...factsBy('web', WEB, text),
  ...factsBy('handle', HANDLE, text),
  ...factsBy('hashtag', HASHTAG, text),
  ...phones(text),
];
