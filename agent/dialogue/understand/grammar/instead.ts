/**
 * Looks and things told with what they replace: "a soft beige background instead of the white", "use gold rather than red
 * for the star", "i don't like the star, use a heart". And a color told by an example: "something warm, like terracotta".
 */
import { isSameMatter, type Change } from '../../acts/edits.ts';
import { reference, type Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { replace, type New } from './adding.ts';
import { change, it, setting, whole, type Act } from './meanings.ts';

/** Of two values of one matter the one that is to be; null: they are about different matters. */
const becoming = (was: Change[], to: Change[]): Change[] | null =>
  was.every((one) => to.some((other) => isSameMatter(one, other))) ? to : null;

/** What the whole design stands on. */
const ground = (color: string): Act<'change'> => change([reference({ kind: 'background' })], [setting('color', color)]);

/** What has the one color gets the other. */
const recolored = (to: string, was: string): Act<'change'> =>
  change(whole({ color: was, quantity: 'all' }), [setting('color', to)]);

const SOFT = '#ffe0c2';

const isEverything = ({ pronoun, kind, words, quantity }: Reference): boolean =>
  kind === null && words === null && (pronoun === 'it' || pronoun === 'this' || quantity === 'all');

export const INSTEAD: Rule[] = [
  ...rules('RatherThan', 0.02, {
    'instead|rather|other of|than': () => ({}),
    'in place of': () => ({}),
  }),
  // What it is now, which says nothing of what it is to be.
  ...rules('WhatWas', 0.02, {
    '~Determiner? Color': () => ({}),
    '~Determiner? Color one|background|bg|backdrop|text|letters|color|colour': () => ({}),
    '~Determiner? current|old|present|existing|plain one|color|colour|background|font|look?': () => ({}),
    '~Determiner? Font|Look font|lettering?': () => ({}),
    'what|how|the way it|they is|are|has|have|looks|look now?': () => ({}),
    'this|that one|color|colour|font?': () => ({}),
  }),
  ...rules('Replaced', 0.02, { '~RatherThan ~WhatWas': () => ({}) }),
  ...rules('ColorGone', 0.02, {
    '~RatherThan ~Determiner? Color one|background|bg|backdrop|color|colour?': (color: string) => color,
  }),
  // Said of nothing: of whatever has the color that goes.
  ...rules('Act', 0.01, {
    '~Make? a|an|some? Color ColorGone': recolored,
    '~Make the Color V': (was: string, [one, ...more]: Change[]) =>
      one?.property === 'color' && one.way === 'set' && more.length === 0
        ? change(whole({ color: was, quantity: 'all' }), [one])
        : null,
  }),
  ...rules('SuchAs', 0.02, {
    'like|maybe|perhaps|say': () => ({}),
    'such as': () => ({}),
    'more like': () => ({}),
    'in the direction of': () => ({}),
    ', SuchAs': () => ({}),
  }),
  ...rules('Tone', 0.02, {
    'Step|Look': () => ({}),
    'warm|cool|cold|soft|light|dark|bright|calm|neutral|natural|earthy|fresh|rich|deep|subtle|pale|moody|gentle|strong|nice|different|muted|pastel':
      () => ({}),
    'Tone and|,|but Tone': () => ({}),
    'Degree|more|less|a Tone': () => ({}),
  }),
  ...rules('Color', 0.03, {
    'nice|lovely|pretty|beautiful|good|proper|very|super|quite Color': (color: string) => color,
    'Color ~Replaced': (color: string) => color,
    'Color color|colour|shade|tone': (color: string) => color,
    'something|sth|smth|anything|a ~Tone? color|colour|shade|tone? ~SuchAs a|an|the? Color': (color: string) => color,
    'something|sth|smth ~Tone , a|an? Color': (color: string) => color,
    'Color kind|sort|type of color|colour|shade|thing': (color: string) => color,
  }),
  ...rules('V', 0.12, {
    'a|an|some|one Color': (color: string) => [setting('color', color)],
    'from V to|into V': becoming,
    'V ~Replaced': (changes: Change[]) => changes,
    'V to match|suit|go|fit|blend with|it|that|together?': (changes: Change[]) => changes,
  }),
  ...rules('Act', 0.05, {
    'Act ,? ~Replaced': (act: Act<'change'>) =>
      act.type === 'change' && act.changes.every(({ property }) => property === 'color' || property === 'font')
        ? act
        : null,
    '~Replaced ,? Act': (act: Act<'change'>) =>
      act.type === 'change' && act.changes.every(({ property }) => property === 'color' || property === 'font')
        ? act
        : null,
    '~Move|~Make NP on|onto|against a|an|some? Color ~Backdrop?': (target: Reference[], color: string) =>
      target.every(isEverything) ? ground(color) : null,
    'use|try|pick|choose|take|go V': (changes: Change[]) => change(it, changes),
    'use|try|pick|choose|take|go for|with V': (changes: Change[]) => change(it, changes),
  }),
  // "a bit of color behind it": a soft one, as none was told.
  ...rules('SomeColor', 0, {
    'some|more color|colour': () => ({}),
    'a|some? little|tiny? bit|splash|touch|pop|hint|dash|lick of color|colour': () => ({}),
  }),
  ...rules('Act', 0, {
    'put|add|have|want|need|stick|with ~SomeColor behind it|that|this|everything|them|all|there': () => ground(SOFT),
    'put|add|have|want|need|stick|give ~SomeColor on|in|to the? background|backdrop|bg': () => ground(SOFT),
    'give ~Determiner? background|backdrop|bg ~SomeColor': () => ground(SOFT),
  }),
  // One thing for another.
  ...rules('Swapping', 0.02, {
    'use|try|put|make|have|do|want|get|take|need|show|add|pick': () => ({}),
    'go for|with': () => ({}),
    'swap|change|switch|replace|turn it|that|this|them for|with|by|into|to': () => ({}),
    'make|turn it|that|this|them': () => ({}),
  }),
  ...rules('Act', 0.02, {
    '~Swapping New instead|rather': (what: New) => replace(it, what),
    'try New': (what: New) => replace(it, what),
    // "i don't like the star, use a heart"
    "i|we? don't|dont|hate|dislike like|love|want|need? NP ,|.|so|; ~Swapping New instead|rather?": (
      target: Reference[],
      what: New,
    ) => replace(target, what),
    'can|could|should|may NP be|become New instead|rather?': (target: Reference[], what: New) => replace(target, what),
    'NP should|must|could|can|might be|become New instead|rather?': (target: Reference[], what: New) =>
      replace(target, what),
    'make|turn NP New instead': (target: Reference[], what: New) => replace(target, what),
    // "make it a circle" may be said of the outline of a picture.
    'make|turn NP New': (target: Reference[], what: New) =>
      target.some(({ pronoun }) => pronoun !== null) ? null : replace(target, what),
    'trade|exchange NP for|with New': (target: Reference[], what: New) => replace(target, what),
    '~Make|use|add New ~RatherThan NP': (what: New, target: Reference[]) => replace(target, what),
    "i'd|id|i|we would? rather|prefer|want|like have|see? New ~RatherThan NP": (what: New, target: Reference[]) =>
      replace(target, what),
    // "(I'd rather have) a heart than the star".
    'New than NP': (what: New, target: Reference[]) => replace(target, what),
    'New would|might|could be|look better|nicer|cooler|good than NP': (what: New, target: Reference[]) =>
      replace(target, what),
  }),
];
