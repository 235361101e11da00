/**
 * Looks that hands give a thing in the editor: letters on a curve and with effects, gradients, reflections, glow, and how
 * lines are drawn.
 */
import type { Change } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { entries, type Entry } from './entry.ts';
import { change, changed, it, setting, type Act, type Look, type Way } from './meanings.ts';

/** Degrees of a circle that a bent text spans. */
const CURVE = 90;

/** Effects of letters by what people call them; letters can't be warped. */
const EFFECT_NAMES = entries<string>('EffectName', [
  ['neon|neon sign|neon glow|neon light', 'neon'],
  ['glitch|glitchy|glitched', 'glitch'],
  ['hollow|outline only|outlined only|empty inside', 'hollow'],
  ['spliced', 'splice'],
  ['echoed|echoing', 'echo'],
  ['3d|3-d|three dimensional|extruded|block shadow', 'block'],
  ['lifted', 'lift'],
  ['wavy|warped|distorted|wobbly|like a wave|like a flag', 'warp'],
]);
/** The same of words that are something else by themselves: "lift it a bit". */
const EFFECT_NOUNS = entries<string>('EffectNoun', [
  ['splice', 'splice'],
  ['echo', 'echo'],
  ['lift|floating', 'lift'],
  ['block|extrude', 'block'],
  ['wave|warp|distort', 'warp'],
]);

const LOOKS = entries<Look>('Look', [
  [
    'curved|arched|bent|rounded into an arc|on a curve|on an arc|on an arch|in an arc|in a curve|in a bow|along a curve|into a curve|into an arc|like a rainbow|like an arch|arc shaped|arch shaped',
    { property: 'curve', way: 'set', value: CURVE },
  ],
  [
    'curved down|curved downwards|bent down|bent downwards|arched down|arched downwards|like a smile|like a bowl|smile shaped|like a u',
    { property: 'curve', way: 'set', value: -CURVE },
  ],
  ['not curved|no longer curved|uncurved|not bent', { property: 'curve', way: 'set', value: 0 }],
  ['glowing|glow|a glow|with a glow|a soft glow|aglow', { property: 'shadow', way: 'set', value: 'glow' }],
  [
    'reflected|reflection|a reflection|with a reflection|a mirror reflection|a soft reflection|a subtle reflection|a mirror image below',
    { property: 'reflection', way: 'set', value: 'soft' },
  ],
  ['a strong reflection|a clear reflection', { property: 'reflection', way: 'set', value: 'strong' }],
  ['no reflection|without reflection|without a reflection', { property: 'reflection', way: 'set', value: 'none' }],
  ['dashed|with dashes', { property: 'dash', way: 'set', value: 'dashed' }],
  ['dotted|with dots', { property: 'dash', way: 'set', value: 'dotted' }],
  ['a solid line|continuous|not dashed|not dotted|undashed', { property: 'dash', way: 'set', value: 'solid' }],
  [
    'double-headed|double headed|doubleheaded|two-headed|two headed|two-way|two way|two-sided|with two heads|with heads on both ends|with heads at both ends|pointing both ways|point both ways|double ended',
    { property: 'heads', way: 'set', value: 'both' },
  ],
  [
    'headless|no arrowhead|no head|without a head|without heads|without an arrowhead',
    { property: 'heads', way: 'set', value: 'none' },
  ],
]);

export const HAND_LOOK_WORDS: readonly Entry[] = [
  ...EFFECT_NAMES,
  ...EFFECT_NOUNS,
  ...LOOKS,
  ...entries<Look>('Bending', [['curve|bend|arch|arc|round off', { property: 'curve', way: 'set', value: CURVE }]]),
];

const bent = (target: Reference[], value: Change['value']): Act<'change'> => change(target, [setting('curve', value)]);
const curvedBy = (target: Reference[], degree: number): Act<'change'> => bent(target, Math.round(CURVE * degree));
/** A curve bends up or down: to the side it does neither. */
const bentTo = (target: Reference[], way: Way, degree = 1): Act<'change'> | null =>
  way === 'up' || way === 'down' ? curvedBy(target, way === 'up' ? degree : -degree) : null;

const gradient = (from: string, to: string): Change[] => [setting('gradient', `${from} ${to}`)];

export const HAND_LOOKS: Rule[] = [
  ...rules('Look', 0.02, {
    'a|an|the|some? EffectName effect|look|style|letters|lettering|text|font?': (value: string): Look => ({
      property: 'effect',
      way: 'set',
      value,
    }),
    'a|an|the|some? EffectName|EffectNoun text|letter? effect|look|style': (value: string): Look => ({
      property: 'effect',
      way: 'set',
      value,
    }),
  }),
  ...rules('V', 0.05, {
    'a|an|the|with|in? gradient|fade|ombre from|of|between Color to|and|into|towards Color': gradient,
    'a|an|with|in? Color to|into|and Color gradient|fade|ombre': gradient,
    'a|an|with|in? gradient|ombre in|with Color and|to|& Color': gradient,
    'fading|fade from Color to|into Color': gradient,
    'Degree curved|bent|arched': (degree: number): Change[] => [setting('curve', Math.round(CURVE * degree))],
    'more curved|bent|arched': (): Change[] => [changed({ property: 'curve', way: 'up' })],
    'less curved|bent|arched': (): Change[] => [changed({ property: 'curve', way: 'down' })],
    'Look the? other way': (look: Look): Change[] | null =>
      look.property === 'curve' ? [setting('curve', 'other')] : null,
  }),
  ...rules('Act', 0.05, {
    '~Bending NP': (target: Reference[]) => bent(target, CURVE),
    '~Bending NP Degree more?': (target: Reference[], degree: number) => curvedBy(target, degree),
    '~Bending Degree NP': (degree: number, target: Reference[]) => curvedBy(target, degree),
    '~Bending NP slightly|gently|softly': (target: Reference[]) => curvedBy(target, 0.5),
    '~Bending NP strongly|heavily|hard|more': (target: Reference[]) => curvedBy(target, 1.6),
    '~Bending NP Way Degree?': (target: Reference[], way: Way, degree: number | undefined) =>
      bentTo(target, way, degree),
    '~Bending NP Degree Way': (target: Reference[], degree: number, way: Way) => bentTo(target, way, degree),
    '~Bending NP the? other way|direction round|around?': (target: Reference[]) => bent(target, 'other'),
    '~Bending NP in the other|opposite way|direction': (target: Reference[]) => bent(target, 'other'),
    '~Bending NP into? Look': (target: Reference[], look: Look) =>
      look.property === 'curve' ? change(target, [changed(look)]) : null,
    '~Bending NP by|about|to? Degrees': bent,
    '~Bending NP by|about|to? Number degrees|deg|°': (target: Reference[], said: string) => bent(target, Number(said)),
    // Of a picture it is its outline.
    '~Make|put|set NP in|into|as an arch': (target: Reference[]) =>
      target.every(({ kind }) => kind === 'title' || kind === 'text' || kind === 'name') ? bent(target, CURVE) : null,
    'apply|put|use|try Look to|on|for|with NP': (look: Look, target: Reference[]) => change(target, [changed(look)]),
    'give|make NP ~Unknown? Look': (target: Reference[], look: Look) =>
      look.property === 'effect' || look.property === 'reflection' ? change(target, [changed(look)]) : null,
    'NP needs|wants|deserves Look': (target: Reference[], look: Look) => change(target, [changed(look)]),
    'NP should|must|could have|get Look': (target: Reference[], look: Look) => change(target, [changed(look)]),
    '~Make|let|have NP to? follow a|an curve|arc|arch': (target: Reference[]) => bent(target, CURVE),
    '~Add a|an? OutlineSaid to|on|around NP': (outline: string, target: Reference[]) => outlined(target, outline),
    '~Add a|an|some? outline|stroke|outlines to|on|around NP': (target: Reference[]) => outlined(target, 'auto'),
    'give NP a|an|some? outline|stroke|outlines': (target: Reference[]) => outlined(target, 'auto'),
    'no|~Remove ~Determiner? EffectName|EffectNoun effect|look|style': (_name: string) =>
      change(it, [setting('effect', 'none')]),
    'no|~Remove ~Determiner? EffectName|EffectNoun effect|look|style from|off|on|of NP': (
      _name: string,
      target: Reference[],
    ) => change(target, [setting('effect', 'none')]),
    'take ~Determiner? EffectName|EffectNoun effect|look|style off NP': (_name: string, target: Reference[]) =>
      change(target, [setting('effect', 'none')]),
    'turn|flip|point NP around|round': (target: Reference[]): Act<'change'> | null =>
      target.every(({ form }) => form === 'arrow')
        ? change(target, [changed({ property: 'flip', way: 'set', value: 'x' })])
        : null,
    'give NP a dot|ball|circle at|on the|its end|tip': (target: Reference[]) =>
      change(target, [setting('heads', 'dot')]),
  }),
];

/** `outline` is "auto" where no color is said. */
function outlined(target: Reference[], outline: string): Act<'change'> | null {
  return target.some(({ kind }) => kind === 'page' || kind === 'background')
    ? null
    : change(target, [setting('outline', outline)]);
}
