/**
 * Writes QR contents in the form that cameras understand: mailto (RFC 6068), tel (RFC 3966), wa.me links, WIFI: as
 * ZXing reads it, vCard 3.0 (RFC 2426), UPI deep links (NPCI linking specification).
 */
import { wholeUrl, type QrContent, type QrContentOf, type QrKind } from './content.ts';

export const QR_KINDS: readonly QrKind[] = ['website', 'text', 'phone', 'whatsapp', 'email', 'wifi', 'contact', 'upi'];

/** Empty contents of each kind. */
export const EMPTY_QR: { readonly [Kind in QrKind]: QrContentOf<Kind> } = {
  website: { kind: 'website', url: '' },
  text: { kind: 'text', text: '' },
  phone: { kind: 'phone', phone: '' },
  whatsapp: { kind: 'whatsapp', phone: '', text: '' },
  email: { kind: 'email', email: '', subject: '', body: '' },
  wifi: { kind: 'wifi', network: '', password: '', security: 'WPA', hidden: false },
  contact: { kind: 'contact', first: '', last: '', company: '', phone: '', email: '', website: '' },
  upi: { kind: 'upi', address: '', name: '', amount: '', note: '' },
};

/** Digits with the plus of the country code, without the separators that people type. */
const dialled = (phone: string): string =>
  (phone.trim().startsWith('+') || phone.trim().startsWith('00') ? '+' : '') +
  phone.replace(/\D/g, '').replace(/^00/, '');

/** Encoded for an address. Unpaired surrogates aren't characters: they become the replacement character. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const query = (fields: Record<string, string>): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  // Percent escapes, never plus signs, for spaces: mail and payment apps would show a plus sign.
  return given.length === 0 ? '' : `?${given.map(([key, value]) => `${key}=${encoded(value)}`).join('&')}`;
};

/** Signs with a special meaning in WIFI: codes. */
const escapedWifi = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&');
const escapedCard = (text: string): string =>
  text
    .replace(/\r\n?|\n/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** An amount of rupees with two decimals, '' for none. */
function rupees(amount: string): string {
  const value = Number.parseFloat(amount.replaceAll(',', ''));
  return Number.isFinite(value) && value > 0 ? value.toFixed(2) : '';
}

/** The content in the form that a code holds; '' while required fields are missing. */
export function writeQr(content: QrContent): string {
  switch (content.kind) {
    case 'website':
      return wholeUrl(content.url);
    case 'text':
      return content.text;
    case 'phone':
      return dialled(content.phone) === '' ? '' : `tel:${dialled(content.phone)}`;
    case 'whatsapp': {
      const digits = content.phone.replace(/\D/g, '').replace(/^00/, '');
      return digits === '' ? '' : `https://wa.me/${digits}${query({ text: content.text })}`;
    }
    case 'email':
      return content.email.trim() === ''
        ? ''
        : `mailto:${encoded(content.email.trim()).replaceAll('%40', '@').replaceAll('%2B', '+')}${query({ subject: content.subject, body: content.body.replace(/\r?\n/g, '\r\n') })}`;
    case 'wifi': {
      const { network, password, security, hidden } = content;
      if (network === '') return '';
      return `WIFI:T:${security};S:${escapedWifi(network)};${security === 'nopass' ? '' : `P:${escapedWifi(password)};`}${hidden ? 'H:true;' : ''};`;
    }
    case 'contact': {
      const { first, last, company, phone, email, website } = content;
      const name = [first, last].filter(Boolean).join(' ') || company;
      if (name === '') return '';
      const lines = [
        'BEGIN:VCARD',
        'VERSION:3.0',
        `N:${escapedCard(last)};${escapedCard(first)};;;`,
        `FN:${escapedCard(name)}`,
        company && `ORG:${escapedCard(company)}`,
        dialled(phone) && `TEL;TYPE=CELL:${dialled(phone)}`,
        email && `EMAIL:${escapedCard(email.trim())}`,
        website && `URL:${wholeUrl(website)}`,
        'END:VCARD',
      ];
      return lines.filter(Boolean).join('\r\n');
    }
    case 'upi':
      return content.address.trim() === ''
        ? ''
        : `upi://pay${query({ pa: content.address.trim(), pn: content.name, am: rupees(content.amount), cu: 'INR', tn: content.note }).replace('%40', '@')}`;
  }
}
