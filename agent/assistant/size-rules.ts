/** Sizes: exact ones, relative ones, and what is too much or too little. */
import { A_BIT, A_LOT, BIGGER, SMALLER } from './lexicon.ts';
import { NUMBER, numberIn, PIXELS, type Group, type Rule } from './rules.ts';

/** A comparative with the amount before or behind it: [pattern, factor]. */
function amounts(pattern: string, [bit, plain, lot]: readonly [number, number, number]): Rule[] {
  const even = '(?:even |still |just )?';
  return [
    [`${even}(?:${A_BIT}) (?:${pattern})|(?:${pattern}) (?:${A_BIT})`, { scale: bit }],
    [`${even}(?:(?:${A_LOT}) )+(?:${pattern})|(?:${pattern}) (?:${A_LOT})`, { scale: lot }],
    [`${even}(?:${pattern})`, { scale: plain }],
  ];
}

const GROWN = [1.12, 1.3, 1.7] as const;
const SHRUNK = [0.88, 0.76, 0.55] as const;
const IS = "(?:(?:is|are|looks?|it's|seems?) )?(?:(?:far|way|much|a bit|a little|still) )?";

const LOOKS = '(?:looks?|seems?|feels?|is|are) (?:really |honestly |just )?(?:kinda|kind of|sort of|a bit|a little|rather|way|so|pretty) ';

export const SIZE_RULES: readonly Group[] = [
  [
    ['(\\d{2,4}) ?[x×] ?(\\d{2,4})(?: ?px)?', ([, width, height]) => ({ width: numberIn(width), height: numberIn(height) })],
    [`${NUMBER} ?${PIXELS} wide`, ([, width]) => ({ width: numberIn(width) })],
    [`${NUMBER} ?${PIXELS} (?:high|tall)`, ([, height]) => ({ height: numberIn(height) })],
  ],
  [
    [`(?:by )?${NUMBER} ?${PIXELS} (?:${BIGGER})|(?:${BIGGER}) by ${NUMBER} ?${PIXELS}`, ([, a, b]) => ({ fontSizeBy: numberIn(a ?? b) })],
    [`(?:by )?${NUMBER} ?${PIXELS} (?:${SMALLER})|(?:${SMALLER}) by ${NUMBER} ?${PIXELS}`, ([, a, b]) => ({ fontSizeBy: -numberIn(a ?? b) })],
    [`(?:(?:at|to|in|with) )?(?:an? |the )?(?:font |text )?size (?:of |to |is |= ?)?${NUMBER} ?(?:px|pt|pixels?|points?)?`, ([, size]) => ({ fontSize: numberIn(size) })],
    [`(?:(?:at|to|in|of) )?${NUMBER} ?(?:px|pt|pixels?|points?)(?: (?:big|large|size|font))?`, ([, size]) => ({ fontSize: numberIn(size) })],
  ],
  [
    [`(?:by )?${NUMBER} ?(?:%|percent) (?:${BIGGER})|(?:${BIGGER}) by ${NUMBER} ?(?:%|percent)`, ([, a, b]) => ({ scale: 1 + numberIn(a ?? b) / 100 })],
    [`(?:by )?${NUMBER} ?(?:%|percent) (?:${SMALLER})|(?:${SMALLER}) by ${NUMBER} ?(?:%|percent)`, ([, a, b]) => ({ scale: Math.max(0.05, 1 - numberIn(a ?? b) / 100) })],
    [`${NUMBER} ?(?:x|times) (?:as )?(?:${BIGGER}|big|large)(?: as big)?`, ([, times]) => ({ scale: numberIn(times) })],
    ['half (?:as (?:big|large)|(?:of )?(?:the|its) size|the size|size)', { scale: 0.5 }],
    ['twice (?:as (?:big|large)|the size|its size)|double (?:the|its|in)? ?size|double (?:as big)?|two times as big', { scale: 2 }],
    ['three times (?:as (?:big|large)|the size)|triple (?:the|its)? ?size', { scale: 3 }],
    ['as (?:big|large|wide|high|tall) as (?:possible|it gets|can be|it can be|(?:the )?(?:whole |entire )?(?:page|canvas|design|screen))|full[ -]?(?:width|size|page|bleed|screen)|(?:fill|cover)s? (?:up )?(?:the )?(?:whole |entire |full )?(?:page|canvas|screen|design|width)|(?:across|over) the (?:whole|entire|full) (?:page|canvas|width)|max(?:imum)? size', { fill: true }],
    // A size that is complained about: the other way is wanted.
    [`${IS}too (?:small|little|tiny)|not (?:big|large) enough|${LOOKS}(?:small|little|tiny)`, { scale: GROWN[1] }],
    [`${IS}too (?:big|large|huge)|not small enough|${LOOKS}(?:big|large|huge)`, { scale: SHRUNK[1] }],
    ...amounts(SMALLER, SHRUNK),
    ...amounts(BIGGER, GROWN),
    ['(?:it|them|this|that) (?:quite |rather |pretty |nice and )?(?:small|little)$', { scale: 0.6 }],
    ['(?:it|them|this|that) (?:quite |rather |pretty |nice and )?(?:big|large)$', { scale: 1.5 }],
    ['(?:really |very |super )?(?:huge|enormous|giant|gigantic|massive)|(?:really |very |super )(?:big|large)', { scale: 1.9 }],
    ['(?:really |very |super )?(?:tiny|minuscule)|(?:really |very |super )small', { scale: 0.45 }],
  ],
];

/** Sizes of things that are not there yet: big means something of its own there. */
export const FRESH_SIZE_RULES: readonly Group[] = [
  [['(?:in )?(?:really |very |super )?(?:huge|big|large|giant)(?: (?:letters?|type|font|text|size))?', { scale: 1.35 }], ['(?:in )?(?:really |very |super )?(?:small|little|tiny)(?: (?:letters?|type|font|text|size|print))?', { scale: 0.65 }]],
];
