/**
 * The content of QR codes: addresses, numbers, networks, contacts, payments, parsed from the form that cameras
 * understand. Written in write.ts, which is needed only where codes are made.
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

/** An address with its scheme: `shop.example` becomes https. */
export function wholeUrl(url: string): string {
  const trimmed = url.trim();
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/+/, '')}`;
}

/** Parts of a WIFI: code or of a line of a vCard, escapes kept. */
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
const plainCard = (text: string): string =>
  text.replace(/\\(n|N|[\\;,])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

function fieldsOf(search: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const part of search.split('&').filter(Boolean)) {
    const at = part.indexOf('=');
    try {
      fields[at < 0 ? part : part.slice(0, at)] = decodeURIComponent(at < 0 ? '' : part.slice(at + 1));
    } catch {
      // A percent sign that begins no escape: a code from elsewhere, read as plain words.
      fields[at < 0 ? part : part.slice(0, at)] = part.slice(at + 1);
    }
  }
  return fields;
}

/** The content of a code, in fields; unknown forms are an address or text. */
export function readQr(content: string): QrContent {
  const [, path = '', search = ''] = /^[a-z]+:(?:\/\/)?([^?]*)(?:\?(.*))?/is.exec(content) ?? [];
  const fields = fieldsOf(search);
  if (/^tel:/i.test(content)) return { kind: 'phone', phone: path };
  if (/^https:\/\/wa\.me\/\d+/.test(content))
    return { kind: 'whatsapp', phone: `+${path.replace(/\D/g, '')}`, text: fields.text ?? '' };
  if (/^mailto:/i.test(content))
    return {
      kind: 'email',
      email: safeDecode(path),
      subject: fields.subject ?? '',
      body: (fields.body ?? '').replaceAll('\r\n', '\n'),
    };
  if (/^WIFI:/i.test(content)) {
    const parts = new Map(
      splitEscaped(content.slice(5), ';').flatMap((part) =>
        part.includes(':')
          ? [[part.slice(0, part.indexOf(':')), plain(part.slice(part.indexOf(':') + 1))] as const]
          : [],
      ),
    );
    const security = parts.get('T') === 'WEP' ? 'WEP' : parts.get('T') === 'nopass' ? 'nopass' : 'WPA';
    return {
      kind: 'wifi',
      network: parts.get('S') ?? '',
      password: parts.get('P') ?? '',
      security,
      hidden: parts.get('H') === 'true',
    };
  }
  if (/^BEGIN:VCARD/i.test(content)) {
    const lines = new Map(
      content
        .split(/\r?\n/)
        .map((line) => [(line.split(/[:;]/)[0] ?? '').toUpperCase(), line.slice(line.indexOf(':') + 1)] as const),
    );
    const [last = '', first = ''] = splitEscaped(lines.get('N') ?? '', ';').map(plainCard);
    const one = (key: string) => plainCard(lines.get(key) ?? '');
    return {
      kind: 'contact',
      first,
      last,
      company: one('ORG'),
      phone: one('TEL'),
      email: one('EMAIL'),
      website: lines.get('URL') ?? '',
    };
  }
  if (/^upi:\/\/pay/i.test(content))
    return {
      kind: 'upi',
      address: fields.pa ?? '',
      name: fields.pn ?? '',
      amount: fields.am ?? '',
      note: fields.tn ?? '',
    };
  return /^https?:\/\/\S+$/i.test(content) ? { kind: 'website', url: content } : { kind: 'text', text: content };
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A readable label for a code: the address, the network, the name. */
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
