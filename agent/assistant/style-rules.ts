/** Looks beyond colour: filters of photos, named looks, reflection, glow, gradient letters, blending. */
import type { Change } from './intents.ts';
import { A_BIT, A_LOT } from './lexicon.ts';
import { COLOR, colorIn, type Group, type Rule } from './rules.ts';

type Filter = keyof NonNullable<Change['filters']>;

/** Steps of a filter in percent: a bit, plainly, a lot. */
const STEPS = [12, 25, 45] as const;

/** "a bit more contrast", "less saturated", "way too dark". */
function filterRules(filter: Filter, more: string, less: string, steps: readonly [number, number, number] = STEPS): Rule[] {
  const [bit, plain, lot] = steps;
  const step = (amount: number): Change => ({ filters: { [filter]: amount } });
  const amounts = (pattern: string, sign: 1 | -1): Rule[] => [
    [`(?:${A_BIT}) (?:${pattern})|(?:${pattern}) (?:${A_BIT})`, step(sign * bit)],
    [`(?:(?:${A_LOT}) )+(?:${pattern})|(?:${pattern}) (?:${A_LOT})`, step(sign * lot)],
    [pattern, step(sign * plain)],
  ];
  return [...amounts(less, -1), ...amounts(more, 1)];
}

const WITH = '(?:(?:with|add|apply|give (?:it|them)|put|use|in|to|into|as) )?(?:an? |the |some )?';
const LOOK = '(?: (?:filter|look|effect|tones?|style|mood))?';
const WITHOUT = '(?:no|without(?: an?| the| any)?|remove(?: the| its| their| all(?: the)?)?|delete(?: the| its)?|take off(?: the| its)?|reset(?: the)?|turn off(?: the)?)';

/** What only a photo can have; taken for anything and settled on the canvas. */
export const PICTURE_RULES: readonly Group[] = [
  [
    [`${WITHOUT} (?:filters?|effects?|looks?)|(?:original|normal|natural|full) colou?rs?(?: again| back)?|in colou?r again|unfiltered|un ?blur(?:red)?|${WITHOUT} blur`, { look: 'none' }],
    [`${WITH}(?:black (?:and|&|n|'n'|\\+) white|black-and-white|b ?(?:&|and|/|n) ?w|bw|gr[ae]y ?scale|monochrome|mono|desaturated?)${LOOK}`, { look: 'mono' }],
    [`${WITH}noir${LOOK}`, { look: 'noir' }],
    [`${WITH}(?:sepia)${LOOK}`, { look: 'sepia' }],
    [`${WITH}(?:vintage|retro|old[ -]?(?:school|fashioned|photo)|film|analog(?:ue)?|70s)${LOOK.replace('?', '')}`, { look: 'faded' }],
    [`${WITH}(?:faded|washed[ -]?out|matte)${LOOK}`, { look: 'faded' }],
    [`${WITH}(?:vivid|vibrant|punchy|popping)${LOOK}`, { look: 'vivid' }],
    [`${WITH}(?:warm)${LOOK.replace('?', '')}`, { look: 'warm' }],
    [`${WITH}(?:cool|cold)${LOOK.replace('?', '')}`, { look: 'cool' }],
  ],
  [...filterRules('contrast', '(?:more|higher|stronger|increase(?: the)?|add(?: some)?|up the|boost(?: the)?) contrast|contrastier|more contrasty', '(?:less|lower|softer|reduce(?: the)?|decrease(?: the)?) contrast')],
  [...filterRules('saturation', '(?:more|higher|increase(?: the)?|boost(?: the)?|up the) (?:saturation|saturated|colou?rful|vibrant)|more saturat(?:ed|ion)|saturate', '(?:less|lower|reduce(?: the)?|decrease(?: the)?) (?:saturation|saturated|colou?rful|vibrant)')],
  [...filterRules('warmth', 'warmer(?: colou?rs?| tones?| light)?|(?:more|add) warmth', '(?:cooler|colder)(?: colou?rs?| tones?| light)?|less warm')],
  [
    ['less blur(?:ry|red)?|sharper', { filters: { blur: -12 } }],
    [`${WITH}(?:blurry|blurred|blur(?:rier)?|out of focus)(?: effect)?`, { filters: { blur: 20 } }],
  ],
];

const TWO_COLORS = `(?:from )?(?:an? )?${COLOR}(?: to | into |,? and |-|/)(?:an? )?${COLOR}`;

/** Taken early: "gradient from pink to orange" names colours that are no plain colour. */
export const EFFECT_RULES: readonly Group[] = [
  [
    [`${WITHOUT} reflections?`, { reflection: 'none' }],
    [`${WITH}(?:strong|clear|hard|big)(?:er)? (?:mirror )?reflections?`, { reflection: 'strong' }],
    [`${WITH}(?:(?:soft|subtle|light|slight|small|little|tiny|nice) )*(?:mirror )?reflections?|mirrored on the floor`, { reflection: 'soft' }],
  ],
  [
    [`(?:in |with |as |use |add |to |into )?(?:an? |the )?(?:colou?r )?gradient (?:text |letters |fill )?(?:of |going |in )?${TWO_COLORS}`, ([, a, b]) => gradientOf(a, b)],
    [`(?:in |with |as |use |to |into )?(?:an? )?${TWO_COLORS} (?:colou?r )?gradient`, ([, a, b]) => gradientOf(a, b)],
    ['(?:in |with |as |use |add |to |into |give (?:it|them) )?(?:an? |the )?(?:nice |colou?rful |rainbow )?(?:colou?r )?gradient(?: text| letters| fill)?', { gradient: { from: '#ff5d73', to: '#ffb347', angle: 90 } }],
  ],
  [
    [`${WITHOUT} glow`, { shadow: 'none' }],
    [`(?:(?:with|add|give (?:it|them)|has|have|and|put|make (?:it|them)) )?(?:an? |the |some )?(?:neon |outer |soft )?glow(?:ing)?(?: effect)?`, { glow: 'auto' }],
  ],
  [[`(?:${WITH})?(multiply|screen|overlay)(?: (?:mode|blend(?:ing)?(?: mode)?))|blend(?:ing)?(?: mode)? (?:to |is |= )?(multiply|screen|overlay|normal)`, ([, a, b]) => ({ blend: (a ?? b ?? 'normal').toLowerCase() as NonNullable<Change['blend']> })]],
  [
    [`${WITHOUT} (?:curves?|bends?)|un ?curved?`, { curve: 0 }],
    ['(?:curved?|bent|bend) (?:down(?:wards?)?|the other way)|(?:like|as|into) a smile', { curve: -90 }],
    ['(?:on |in |along |into |as )?(?:an? )?(?:curved?|bent|bend|arched)(?: (?:shape|text|line|up(?:wards?)?))?', { curve: 90 }],
  ],
  [
    [`${WITHOUT} (?:bullets?|bullet points|numbering|list)`, { list: 'none' }],
    ['(?:as |in(?:to)? |with |to |use )?(?:an? )?(?:bullet(?:ed)?(?:[ -]?(?:points?|list))?|bullets)', { list: 'bullets' }],
    ['(?:as |in(?:to)? |with |to |use )?(?:an? )?(?:numbered list|numbers|ordered list)', { list: 'numbers' }],
  ],
];

function gradientOf(a: string | undefined, b: string | undefined): Change | null {
  const [from, to] = [colorIn(a), colorIn(b)];
  return from && to ? { gradient: { from, to, angle: 90 } } : null;
}
