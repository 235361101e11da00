/** One thing that lies over another, and which of them is to go behind: "the photo covers the title, put it behind". */
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { keepNothing } from './keeping.ts';
import { change, move, setting, type Act } from './meanings.ts';

export const COVERING: Rule[] = [
  ...rules('Covers', 0, {
    'covers|covering|cover|hides|hiding|hide|blocks|blocking|overlaps|overlapping': () => ({}),
    'covers|hides|blocks up': () => ({}),
    'is|are|sits|sitting|lies|lying|lays|stands|goes ~Over': () => ({}),
    'is|are|keeps ~Covers': () => ({}),
  }),
  ...rules('Over', 0, {
    'over|above|onto': () => ({}),
    'on top of': () => ({}),
    'in front of': () => ({}),
    'in the way of': () => ({}),
    'being|now|right|partly|half|sitting|lying|all ~Over': () => ({}),
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
  ...rules('HiddenBy', 0, {
    'is|are|got|gets|sits|lies|went|was|stays behind|under|underneath|beneath': () => ({}),
    'stuck|hidden|lost|buried|hiding|trapped|half|partly behind|under|underneath|beneath|below': () => ({}),
    'covered|hidden|blocked|overlapped|eaten up? by': () => ({}),
    'is|are|got|gets|sits|lies|went|was|being|stays|now|half|partly|completely ~HiddenBy': () => ({}),
  }),
  ...rules('Forwards', 0, {
    'to|in|into|at the? front|foreground': () => ({}),
    'forward|forwards|up|above': () => ({}),
    'on top': () => ({}),
    '~Forwards of ~Pronoun|~NP': () => ({}),
    'in front of ~Pronoun|~NP': () => ({}),
    'above|over ~Pronoun|~NP': () => ({}),
  }),
  ...rules('Fronting', 0, {
    '~Move|pull|bring|push|get|lift|raise ~Pronoun ~Forwards': () => ({}),
    'it|that|this|they should|must|can|could|needs|has|have|ought to? go|be|sit|come|move ~Forwards': () => ({}),
  }),
  ...rules('Kept', 0.1, {
    "i|you|we|people|nobody? can|could? can't|cant|cannot|barely|hardly? read|see half|most|much|any|some of it|that|them|this":
      keepNothing,
  }),
  ...rules('Act', 0, {
    'NP ~HiddenBy NP ~Stop? ~Fronting': inFront,
    'NP ~HiddenBy NP ~Stop? ~Move|pull|bring|push|get NP ~Forwards': (
      hidden: Reference[],
      by: Reference[],
      named: Reference[],
    ) => (JSON.stringify(named) === JSON.stringify(hidden) ? inFront(hidden, by) : null),
    'NP ~Covers NP ~Stop? ~Move|pull|bring|push|get NP ~Forwards': (
      by: Reference[],
      hidden: Reference[],
      named: Reference[],
    ) => (JSON.stringify(named) === JSON.stringify(hidden) ? inFront(hidden, by) : null),
    // Only told: what is asked for next is about the first of the two.
    'NP ~HiddenBy NP': (target: Reference[], _by: Reference[]): Act<'mention'> => ({ type: 'mention', target }),
    'NP disappeared|vanished': (target: Reference[]): Act<'mention'> => ({ type: 'mention', target }),
    'NP ~Covers NP': (target: Reference[], _of: Reference[]): Act<'mention'> => ({ type: 'mention', target }),
    '~Move|send|bring NP behind|underneath': (target: Reference[]) => change(target, [setting('order', 'back')]),
    '~Move|bring|pull|push NP in|into|to the? front|foreground': (target: Reference[]) =>
      change(target, [setting('order', 'front')]),
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

function inFront(hidden: Reference[], [by, ...more]: Reference[]): Act<'move'> | null {
  const isNamed = [...hidden, by].every((one) => one?.pronoun === null);
  return by && more.length === 0 && isNamed ? move(hidden, { to: 'level', level: 'in-front', of: by }) : null;
}
