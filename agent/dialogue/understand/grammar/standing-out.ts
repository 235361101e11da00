/** Complaints that something can hardly be read or seen, and wishes that it stands out. */
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { change, changed, type Act } from './meanings.ts';

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
  "NP doesn't|doesnt|don't|dont stand out enough?": standingOut,
  "NP doesn't|doesnt|don't|dont pop|shine enough?": standingOut,
  'NP should|must|has|have|needs to? pop|shine|shout more|out?': standingOut,
  'NP should|must|has|have|needs to? stand out more?': standingOut,
  'make|let|have NP pop|shine more|out?': standingOut,
  'make|let|have NP stand out more?': standingOut,
  'more attention|focus|emphasis to|on|for NP': standingOut,
});
