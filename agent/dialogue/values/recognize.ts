/** Runs all recognizers over a message and settles overlaps: the longest wins, on a tie the more specific kind. */
import { recognizeAddresses } from './addresses.ts';
import { recognizeColors } from './colors.ts';
import { recognizeContacts } from './contacts.ts';
import { recognizeDates } from './dates.ts';
import { recognizeFonts } from './fonts.ts';
import { recognizeMeasures } from './measures.ts';
import { recognizeMoney } from './money.ts';
import { recognizeOffers } from './offers.ts';
import { recognizeQuoted } from './quoted.ts';
import type { Recognized } from './recognized.ts';
import { recognizeFormats, recognizeSizes } from './sizes.ts';

/** Kinds from the most to the least specific. */
const SPECIFIC = ['quoted', 'email', 'web', 'handle', 'hashtag', 'size', 'format', 'phone', 'money', 'offer', 'percent', 'address', 'date', 'time', 'measure', 'count', 'font', 'color'];

const lengthOf = ({ span }: Recognized): number => span[1] - span[0];

/** Values by their place in the message, without overlaps. Takes time linear in the message. */
export function recognize(text: string): Recognized[] {
  const all: Recognized[] = [
    ...recognizeQuoted(text), ...recognizeContacts(text), ...recognizeSizes(text), ...recognizeFormats(text), ...recognizeMoney(text),
    ...recognizeOffers(text), ...recognizeAddresses(text), ...recognizeDates(text), ...recognizeMeasures(text), ...recognizeFonts(text), ...recognizeColors(text),
  ];
  const rank = ({ type }: Recognized): number => SPECIFIC.indexOf(type);
  const first = (one: Recognized): number => (one.type === 'quoted' ? 0 : 1);
  const ranked = all.sort((a, b) => first(a) - first(b) || lengthOf(b) - lengthOf(a) || rank(a) - rank(b));
  const taken = new Uint8Array(text.length);
  const kept = ranked.filter(({ span: [from, to] }) => {
    if (taken.subarray(from, to).includes(1)) return false;
    taken.fill(1, from, to);
    return true;
  });
  return kept.sort((a, b) => a.span[0] - b.span[0]);
}
