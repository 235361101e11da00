/** What can hardly be read or seen is to stand out; what lies behind a text is changed or goes. */
import type { Change } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { change, changed, setting, whole, type Act, type Ground, type Look, type Said } from './meanings.ts';

const standingOut = (target: Reference[]): Act<'change'> =>
  change(target, [changed({ property: 'emphasis', way: 'up' })]);
const legible = (target: Reference[]): Act<'change'> =>
  change(target, [changed({ property: 'emphasis', way: 'up', value: 'legible' })]);

export const STANDING_OUT: Rule[] = rules('Act', 0.3, {
  "i|you|u|we|people|they|nobody|one? can't|cant|cannot|can|could barely|hardly? read|see|find NP": legible,
  'hard|difficult|impossible to read|see NP': legible,
  'NP is|are hard|difficult|impossible to read|see|find': legible,
  'NP is|are barely|hardly|not readable|visible|legible': legible,
  'NP is|are unreadable|illegible|lost': legible,
  "NP can't|cant|cannot be read|seen": legible,
  'NP gets|get lost': standingOut,
  'NP should|must|has|have|needs to? pop|shine more|out?': standingOut,
  'NP should|must|has|have|needs to? stand out more?': standingOut,
  'make|let|have NP pop|shine more|out?': standingOut,
  'make|let|have NP stand out more?': standingOut,
  'more attention|focus|emphasis to|on|for NP': standingOut,
});

/** "the box around the date", "the blue behind it". */
export const GROUNDS: Rule[] = [
  ...rules('Ground', 0.2, {
    '~Determiner? ~Color? box|badge|pill|bubble|background|bg|block|rectangle|panel behind|around|under|of NP': (
      ground: Reference[],
    ): Ground => ({ ground }),
    '~Determiner ~Color behind|around|under NP': (ground: Reference[]): Ground => ({ ground }),
  }),
  ...rules('Act', 0.1, {
    '~Remove Ground': without,
    'no|without Ground': without,
    'take Ground off|away|out': without,
    'Ground away|off|gone': without,
    'Ground should|can|must|has|have|needs to? go': without,
    '~Make Ground V': colored,
    '~Make Ground to|in|into|as|be V': colored,
    'Ground V': colored,
    'Ground should|must|could be V': colored,
    'no|without Look on|in|for|of|at NP': (look: Look, target: Reference[]) => off(look, target),
    'no|without Look At': (look: Look, at: Said) => off(look, whole({ kind: 'text', ...at })),
  }),
];

function without({ ground }: Ground): Act<'change'> {
  return change(ground, [setting('highlight', 'none')]);
}

/** The color is that of the ground, never that of the letters on it. */
function colored({ ground }: Ground, changes: Change[]): Act<'change'> | null {
  return changes.every(({ property }) => property === 'color')
    ? change(
        ground,
        changes.map((one) => ({ ...one, property: 'highlight' })),
      )
    : null;
}

function off({ property, value }: Look, target: Reference[]): Act<'change'> | null {
  return typeof value === 'boolean' && value ? change(target, [setting(property, false)]) : null;
}
