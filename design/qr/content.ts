/**
 * What QR codes say to phones: addresses, numbers, networks, contacts, payments, each in the form that cameras understand, and
 * read back from it for editing. Forms: mailto (RFC 6068), tel (RFC 3966), wa.me links, WIFI: as ZXing reads it, vCard 3.0
 * (RFC 2426), UPI deep links (NPCI linking specification).
 */

export type QrContent =
  | { kind: 'website'; url: string }
  | { kind: 'text'; text: string }
  | { kind: 'phone'; phone: string }
  | { kind: 'whatsapp'; phone: string; text: string }
  | { kind: 'email'; email: string; subject: string; body: string }
  | { kind: 'wifi'; network: string; password: string; security: 'WPA' | 'WEP' | 'nopass'; hidden: boolean }
  | { kind: 'contact'; first: string; last: string; company: string; phone: string; email: string; website: string }
  | { kind: 'upi'; address: string; name: string; amount: string; note: string };

export type QrKind = QrContent['kind'];
export type QrContentOf<Kind extends QrKind> = Extract<QrContent, { kind: Kind }>;

export const QR_KINDS: readonly QrKind[] = ['website', 'text', 'phone', 'whatsapp', 'email', 'wifi', 'contact', 'upi'];

/** Contents with nothing in them yet. */
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

/** Digits with the plus of the country code; everything that people put between them left out. */
const dialled = (phone: string): string => (phone.trim().startsWith('+') || phone.trim().startsWith('00') ? '+' : '') + phone.replace(/\D/g, '').replace(/^00/, '');

/** An address with its scheme: `shop.example` is meant as https. */
export function wholeUrl(url: string): string {
  const trimmed = url.trim();
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/+/, '')}`;
}

/** For an address. Halves of surrogate pairs are no characters: they become the sign for a missing one. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const query = (fields: Record<string, string>): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  // Percent signs, never plus signs for spaces: mail and payment apps show those as they are.
  return given.length === 0 ? '' : `?${given.map(([key, value]) => `${key}=${encoded(value)}`).join('&')}`;
};

/** Signs with a meaning of their own in WIFI: codes. */
const escapedWifi = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&');
const escapedCard = (text: string): string => text.replace(/\r\n?|\n/g, '\n').replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** An amount of rupees with two decimals, '' for none. */
function rupees(amount: string): string {
  const value = Number.parseFloat(amount.replaceAll(',', ''));
  return Number.isFinite(value) && value > 0 ? value.toFixed(2) : '';
}

/** The content as a code holds it; '' while what it needs is missing. */
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
      return content.email.trim() === '' ? '' : `mailto:${encoded(content.email.trim()).replaceAll('%40', '@').replaceAll('%2B', '+')}${query({ subject: content.subject, body: content.body.replace(/\r?\n/g, '\r\n') })}`;
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
        'BEGIN:VCARD', 'VERSION:3.0', `N:${escapedCard(last)};${escapedCard(first)};;;`, `FN:${escapedCard(name)}`, company && `ORG:${escapedCard(company)}`,
        dialled(phone) && `TEL;TYPE=CELL:${dialled(phone)}`, email && `EMAIL:${escapedCard(email.trim())}`, website && `URL:${wholeUrl(website)}`, 'END:VCARD',
      ];
      return lines.filter(Boolean).join('\r\n');
    }
    case 'upi':
      return content.address.trim() === ''
        ? ''
        : `upi://pay${query({ pa: content.address.trim(), pn: content.name, am: rupees(content.amount), cu: 'INR', tn: content.note }).replace('%40', '@')}`;
  }
}

/** Parts of a WIFI: code or of a line of a card, escapes kept. */
function splitEscaped(text: string, separator: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\' && at + 1 < text.length) {
      part += sign + text.charAt(at + 1);
      at += 1;
    } else if (sign === separator) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part];
}

const plain = (text: string): string => text.replace(/\\([\\;,:"])/g, '$1');
const plainCard = (text: string): string => text.replace(/\\(n|N|[\\;,])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

function fieldsOf(search: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const part of search.split('&').filter(Boolean)) {
    const at = part.indexOf('=');
    try {
      fields[at < 0 ? part : part.slice(0, at)] = decodeURIComponent(at < 0 ? '' : part.slice(at + 1));
    } catch {
      // A percent sign that begins nothing: somebody else's code, read as plain words.
      fields[at < 0 ? part : part.slice(0, at)] = part.slice(at + 1);
    }
  }
  return fields;
}

/** What a code says, in fields; whatever it is not known to be is an address or words. */
export function readQr(content: string): QrContent {
  const [, path = '', search = ''] = /^[a-z]+:(?:\/\/)?([^?]*)\??(.*)$/is.exec(content) ?? [];
  const fields = fieldsOf(search);
  if (/^tel:/i.test(content)) return { kind: 'phone', phone: path };
  if (/^https:\/\/wa\.me\/\d+/.test(content)) return { kind: 'whatsapp', phone: `+${path.replace(/\D/g, '')}`, text: fields.text ?? '' };
  if (/^mailto:/i.test(content)) return { kind: 'email', email: safeDecode(path), subject: fields.subject ?? '', body: (fields.body ?? '').replaceAll('\r\n', '\n') };
  if (/^WIFI:/i.test(content)) {
    const parts = new Map(splitEscaped(content.slice(5), ';').flatMap((part) => (part.includes(':') ? [[part.slice(0, part.indexOf(':')), plain(part.slice(part.indexOf(':') + 1))] as const] : [])));
    const security = parts.get('T') === 'WEP' ? 'WEP' : parts.get('T') === 'nopass' ? 'nopass' : 'WPA';
    return { kind: 'wifi', network: parts.get('S') ?? '', password: parts.get('P') ?? '', security, hidden: parts.get('H') === 'true' };
  }
  if (/^BEGIN:VCARD/i.test(content)) {
    const lines = new Map(content.split(/\r?\n/).map((line) => [(line.split(/[:;]/)[0] ?? '').toUpperCase(), line.slice(line.indexOf(':') + 1)] as const));
    const [last = '', first = ''] = splitEscaped(lines.get('N') ?? '', ';').map(plainCard);
    const one = (key: string) => plainCard(lines.get(key) ?? '');
    return { kind: 'contact', first, last, company: one('ORG'), phone: one('TEL'), email: one('EMAIL'), website: lines.get('URL') ?? '' };
  }
  if (/^upi:\/\/pay/i.test(content)) return { kind: 'upi', address: fields.pa ?? '', name: fields.pn ?? '', amount: fields.am ?? '', note: fields.tn ?? '' };
  return /^https?:\/\/\S+$/i.test(content) ? { kind: 'website', url: content } : { kind: 'text', text: content };
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a person would call a code: the address, the network, the name. */
export function qrLabel(content: string): string {
  const said = readQr(content);
  switch (said.kind) {
    case 'website':
      return said.url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
    case 'text':
      return said.text;
    case 'phone':
    case 'whatsapp':
      return said.phone;
    case 'email':
      return said.email;
    case 'wifi':
      return said.network;
    case 'contact':
      return [said.first, said.last].filter(Boolean).join(' ') || said.company;
    case 'upi':
      return said.name || said.address;
  }
}
