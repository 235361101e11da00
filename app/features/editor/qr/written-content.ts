/** What the fields of a code say, in the form that a code holds: numbers completed, or what is wrong with it. */
import { LIMITS } from '#design/document/limits.ts';
import type { QrContent } from '#design/qr/content.ts';
import { writeQr } from '#design/qr/write.ts';
import { message } from '#messages/message.ts';
import { readBrandKit } from '../session/brand.ts';

/** Whether a content may have a phone number in it: only then what reads numbers is loaded, which is large. */
const mayCall = (content: QrContent): boolean =>
  content.kind === 'phone' ||
  content.kind === 'whatsapp' ||
  (content.kind === 'contact' && content.phone !== '') ||
  /tel[:;]|smsto|sms:|wa\.me|whatsapp/i.test(
    content.kind === 'website' ? content.url : content.kind === 'text' ? content.text : '',
  );

/** The number's country: the shop's, as its brand kit says; else a guess from the browser's languages. */
async function completed(content: QrContent): Promise<QrContent | { number: string }> {
  if (!mayCall(content)) return content;
  const [{ completeNumbers }, { countryOfShop, countryOfLanguages }, kit] = await Promise.all([
    import('#design/qr/numbers.ts'),
    import('#design/contacts/home-country.ts'),
    readBrandKit(),
  ]);
  return completeNumbers(content, {
    shop: kit && countryOfShop(kit),
    guess: countryOfLanguages(navigator.languages.join(',')),
  });
}

export async function writtenContent(given: QrContent): Promise<{ content: string } | { wrong: string }> {
  const whole = await completed(given);
  if ('number' in whole) return { wrong: message('qr.withoutCountry', { number: whole.number }) };
  const content = writeQr(whole);
  if (content === '') return { wrong: message('qr.missing') };
  return new TextEncoder().encode(content).length > LIMITS.qrBytes
    ? { wrong: message('qr.tooLong', { limit: LIMITS.qrBytes }) }
    : { content };
}
