/** What a new code links to until the user changes it: the shop, as known from the brand kit. Pure. */
import { wholeUrl } from '#design/qr/content.ts';

/** If nothing is known: a reserved address (RFC 2606). */
export const SAMPLE_LINK = 'https://www.example.com';

const handle = (value: string): string => value.trim().replace(/^@/, '');

/** Contacts that are links, the shop's own site first. */
const LINKS: readonly { type: string; link(value: string): string }[] = [
  { type: 'website', link: wholeUrl },
  {
    type: 'instagram',
    link: (value) => (/[/.]/.test(value) ? wholeUrl(value) : `https://instagram.com/${handle(value)}`),
  },
  { type: 'whatsapp', link: (value) => `https://wa.me/${value.replace(/\D/g, '').replace(/^00/, '')}` },
];

export function shopLink(contacts: readonly { type: string; value: string }[]): string {
  for (const { type, link } of LINKS) {
    const found = contacts.find((contact) => contact.type === type && contact.value.trim() !== '');
    if (found) return link(found.value);
  }
  return SAMPLE_LINK;
}
