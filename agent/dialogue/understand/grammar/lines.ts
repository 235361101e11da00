/**
 * Lines that are parted and joined, and parts that go into a shape: "the price on its own line", "the last line split in
 * two, monday bit on top and price under it", "join the last two lines", "only the price in the star".
 */
import type { Reference } from '../../acts/reference.ts';
import { FACT_KINDS, TEXT_ROLES } from '../../acts/values.ts';
import { rules, type Rule } from '../chart.ts';
import { move, type Act } from './meanings.ts';

const TEXTUAL: ReadonlySet<unknown> = new Set([...FACT_KINDS, ...TEXT_ROLES, 'text', 'line', 'name']);
const isTextual = ({ kind, words }: Reference): boolean => TEXTUAL.has(kind) || (kind === null && words !== null);
const isHolder = ({ kind, words }: Reference): boolean =>
  kind === 'shape' || kind === 'badge' || kind === 'sticker' || (kind === null && words !== null);

const split = (whole: Reference | null, parts: Reference[]): Act<'split'> | null =>
  [whole, ...parts].every((one) => one === null || isTextual(one)) ? { type: 'split', whole, parts } : null;
const only = (some: Reference[]): Reference | null => (some.length === 1 ? (some[0] ?? null) : null);

/** A part alone in its line. */
function alone(part: Reference[]): Act<'split'> | null {
  const one = only(part);
  return one && split(null, [one]);
}
function splitWhole(target: Reference[]): Act<'split'> | null {
  const one = only(target);
  return one && split(one, []);
}
function inOrder(first: Reference[], second: Reference[]): Act<'split'> | null {
  const [one, other] = [only(first), only(second)];
  return one && other && split(null, [one, other]);
}
/** "split the last line, monday on top and the price below". */
const ordered = (act: Act<'split'>, { parts }: Act<'split'>): Act<'split'> | null =>
  act.parts.length === 0 ? split(act.whole, parts) : null;

const join = (target: Reference[]): Act<'join'> | null =>
  target.every((one) => isTextual(one) || one.pronoun === 'them') ? { type: 'join', target } : null;

/** Into the middle of a shape. */
function into(part: Reference[], of: Reference[]): Act<'move'> | null {
  const [one, holder] = [only(part), only(of)];
  return one && holder && isTextual(one) && isHolder(holder)
    ? move([one], { to: 'within', place: 'center', of: holder })
    : null;
}

export const LINES: Rule[] = [
  ...rules('OwnLine', 0.02, {
    "on|in|to|onto a|an|its|their|it's? own|separate|new|next|second|different|other|single line|row": () => ({}),
    'on|in|to|onto the next|second|other|line below|line|row': () => ({}),
    'on|in a line of its|their own': () => ({}),
    'on|in a line by itself': () => ({}),
    'a|an|its own|separate|new|different line|row': () => ({}),
  }),
  ...rules('InTwo', 0.02, {
    'in|into|over|across|on|to two|2|half|separate lines|parts|pieces|rows|bits?': () => ({}),
    'up|apart': () => ({}),
    'up|apart InTwo': () => ({}),
    'in|into half': () => ({}),
  }),
  ...rules('Splitting', 0.02, { 'split|break|divide|separate|cut|part': () => ({}) }),
  ...rules('OneLine', 0.02, {
    'on|in|into|onto|to one|a|the|1 same|single? line|row|text|sentence': () => ({}),
    together: () => ({}),
    'OneLine OneLine': () => ({}),
  }),
  ...rules('OnFirst', 0.02, {
    'on top|first': () => ({}),
    'first|above': () => ({}),
    'at|on the? top|first line?': () => ({}),
    'on|in one|the|a first|single? line': () => ({}),
    'one line': () => ({}),
  }),
  ...rules('OnSecond', 0.02, {
    'under|below|underneath|beneath|second|next|after it|that|them?': () => ({}),
    'on|in the next|second|other|line line|one|below?': () => ({}),
    'on|in another|a line|one|second|new? line?': () => ({}),
    'another|the other|second|next? line|one?': () => ({}),
    'at|on the? bottom': () => ({}),
  }),
  ...rules('Order', 0.02, {
    'NP ~OnFirst and|,|then NP ~OnSecond': inOrder,
    'NP ~OnFirst , and|then|with NP ~OnSecond': inOrder,
    'NP ~OnFirst with NP ~OnSecond': inOrder,
  }),
  ...rules('Act', 0.05, {
    'NP ~OwnLine': alone,
    '~Move|~Make|have|give|get NP ~OwnLine': alone,
    'NP should|must|can|could|needs|has to? be|go|stand|have|get ~OwnLine': alone,
    'start|begin NP ~OwnLine': alone,
    'start|begin ~OwnLine with|before|at|for NP': alone,
    'add|put|insert|have a|the line break before|in front of? NP': alone,
    'a|the? line break before NP': alone,
    '~Splitting NP ~InTwo?': splitWhole,
    '~Splitting NP before|at NP': (whole: Reference[], part: Reference[]) => {
      const [line, own] = [only(whole), only(part)];
      return line && own && split(line, [own]);
    },
    'NP ~Splitting ~InTwo': splitWhole,
    'can|could|should NP be ~Splitting ~InTwo?': splitWhole,
    'NP on|over|across two|2 lines|rows': splitWhole,
    '~Make|~Move NP into|on|over|across|in? two|2 lines|rows': splitWhole,
    '~Make|~Move|have Order': (act: Act<'split'>) => act,
    'take|get|move|put|pull|bring NP off|out|away|from of|from? NP and|, put|move|stick|get|bring it ~OnSecond|~OwnLine':
      (part: Reference[]) => alone(part),
    'Act ,|:|-|with|so|and? Order': (act: Act<'split'>, order: Act<'split'>) =>
      act.type === 'split' ? ordered(act, order) : null,
    'join|merge|combine|connect NP ~OneLine?': join,
    '~Move|~Make|have|get|write|bring NP ~OneLine': join,
    'NP should|must|can|could be|go|stand ~OneLine': join,
    '~Make NP one|1|a single? line|text|sentence': join,
    'make one line of|from|out NP': join,
  }),
  ...rules('Act', 0.02, {
    'only|just NP in|into|inside|onto|on NP': into,
    '~Move|have|get only|just? NP into|inside of? NP': into,
    '~Move|have|get only|just NP in|on|onto NP': into,
    '~Move the NP in|inside NP': into,
    'can|could|should NP have|hold|show|say|contain only|just? NP in|on|inside it?': (
      of: Reference[],
      part: Reference[],
    ) => into(part, of),
    '~Make NP have|hold|show|contain only|just? NP in|on|inside it?': (of: Reference[], part: Reference[]) =>
      into(part, of),
  }),
];
