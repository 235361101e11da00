/** One thing that lies over another, and which of them is to go behind: "the photo covers the title, put it behind". */
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { move, type Act } from './meanings.ts';

export const COVERING: Rule[] = [
  ...rules('Covers', 0, {
    'covers|covering|cover|hides|hiding|hide|blocks|blocking|overlaps|overlapping': () => ({}),
    'covers|hides|blocks up': () => ({}),
    'over|above|onto': () => ({}),
    'on top of': () => ({}),
    'in front of': () => ({}),
    'in the way of': () => ({}),
    'is|are|sits|sitting|lies|lying|lays|stands|goes|being|now|right|partly|half ~Covers': () => ({}),
  }),
  ...rules('Stop', 0, {
    ',|.|?|!|;|:|–|-': () => ({}),
    'so|and|but': () => ({}),
    '~Stop so|and|but|.|?|!': () => ({}),
  }),
  ...rules('Backwards', 0, {
    'behind|back|underneath|backwards|lower|below|under': () => ({}),
    'behind|underneath|under|below ~Pronoun': () => ({}),
    'to the back|background': () => ({}),
    'in the back|background': () => ({}),
    'behind|underneath|under ~NP': () => ({}),
  }),
  ...rules('Sending', 0, {
    '~Move|send|bring|let ~Pronoun go? ~Backwards': () => ({}),
    'send|bring|put|move ~Backwards ~Pronoun': () => ({}),
    'it|that|this|they should|must|can|could|needs|has|have|ought to? go|be|sit|come|move ~Backwards': () => ({}),
    'should|must be ~Backwards': () => ({}),
  }),
  ...rules('Act', 0, {
    'NP ~Covers NP ~Stop? ~Sending': behind,
    // Said by its name again.
    'NP ~Covers NP ~Stop? ~Move|send|bring NP ~Backwards': (
      cover: Reference[],
      covered: Reference[],
      named: Reference[],
    ) => (JSON.stringify(named) === JSON.stringify(cover) ? behind(cover, covered) : null),
  }),
];

function behind(cover: Reference[], [covered, ...more]: Reference[]): Act<'move'> | null {
  const isNamed = [...cover, covered].every((one) => one?.pronoun === null);
  return covered && more.length === 0 && isNamed ? move(cover, { to: 'level', level: 'behind', of: covered }) : null;
}
