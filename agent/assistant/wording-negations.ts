/** What is not to be: "no price", "change nothing but the date", "everything green, but keep the logo as it is". Brought into plain wishes. */
import { LAYER_NOUNS } from './lexicon.ts';

type Rewording = (text: string) => string;

const CHATTER = "(?:(?:actually|oh|ok(?:ay)?|hmm+|please|pls|so|and|but|also|well|wait|no wait|sorry|can you|could you|can we|let'?s|just|do it|have it|make it)[\\s,]+)*";
const THING = `(?:(?!(?:keep|leave|don'?t|do|not|make|change|move|put|the|and)\\s)[\\p{L}$€£%\\d'-]+ ){0,2}?(?:${LAYER_NOUNS})`;

/** "actually no price.", "without the price please", "leave out the handle". */
const WITHOUT = new RegExp(`(^|[,;.!]\\s*|\\s+(?:and|but|also)\\s+)${CHATTER}(?:(?:with )?no(?: more)?|(?:but )?without|leave out|skip|omit|lose|we don'?t need|i don'?t need|don'?t need|no need for)\\s+(?:the |an? |any |my |that |this )?(${THING})(?=\\s*(?:[,.;!]|$|(?:and|then|please|pls|anymore|any more|at all|on it|there|after all)(?!\\p{L})))(?:\\s+(?:please|pls|anymore|any more|at all|on it|there|after all))*`, 'giu');
/** "no shadow on the text pls". */
const NO_LOOK = /^((?:please |pls |and |but |ok )*)no (?:more )?((?:drop )?shadow|outline|border|glow|underline|highlight|reflection|gradient)s?((?: (?:on|around|behind|under|for) (?:the|my) [\p{L} ]+?)?)(?: (?:please|pls|anymore|any more|thanks))*[.!]*$/iu;

/** "change nothing but the price to $45". */
const NOTHING_BUT = /^((?:please |pls |just |ok )*)(?:change|touch|do|edit) nothing (?:but|except(?: for)?|other than)\s+(?=the |my |our )/iu;
const ONLY = /^((?:please |pls |ok |can you |could you )*)(?:only|just)\s+(?=(?:change|make|move|update|replace|set|swap|edit|fix|remove|delete)\s)/iu;
const NOTHING_ELSE = /[\s,;.–-]+(?:and |but )?(?:(?:do|change|touch) )?nothing (?:else|more)(?: (?:please|pls|changes|to change))*(?=\s*[.!]*$)/iu;
/** "change the price, $45". */
const TO_FACT = /^((?:please |pls |ok |can you |could you )*(?:change|update|set|edit|fix) (?:the|my|our) [\p{L} ]{3,24}?)\s*[,:]\s+(?=[$€£¥₹₦₱₺₫฿₩@\d])/iu;

/** What is to stay when all else changes. */
const ALL = /(?<!\p{L})(?:everything|it all|all of it|all (?:the )?(?:texts?|words|letters|fonts?|colou?rs?|layers)|the whole (?:thing|page|design))(?!\p{L})/iu;
const KEEP = new RegExp(`\\s*(?:[,;.–-]\\s*|\\s(?:and|but|just|only)\\s+)+(?:(?:but|and|just|please|pls|only)\\s+)*(?:(?:don['’]?t|do not|dont|without|not) (?:touch(?:ing)?|chang(?:e|ing)|mov(?:e|ing)|mess with)|keep|leave|not)\\s+((?:the|my|our|this|that) ${THING}(?:(?:,| and| or)+ (?:the |my )?${THING})*)(?: (?:alone|as (?:it|they) (?:is|are|was|were)|as is|the same|like (?:it|that|they)(?: (?:is|was|are|were))?|unchanged|untouched|there|where (?:it|they) (?:is|are)|please|pls))*(?=\\s*(?:[,.;!]|$|(?:and|but)\\s))`, 'giu');

const sparing: Rewording = (text) => {
  const spared = [...text.matchAll(KEEP)].flatMap(([, thing]) => (thing ? [thing] : []));
  const all = ALL.exec(text);
  if (spared.length === 0 || !all || all.index > text.search(KEEP)) return text;
  const rest = text.replace(KEEP, '').replace(/[\s,.;!]+$/u, '');
  return `${rest} except ${spared.join(' and ')}`;
};

/** In the order in which they are tried; each leaves alone what it does not know. */
export const NEGATED: readonly Rewording[] = [
  sparing,
  (text) => text.replace(NOTHING_BUT, '$1change ').replace(NOTHING_ELSE, '').replace(ONLY, '$1').replace(TO_FACT, '$1 to '),
  (text) => text.replace(NO_LOOK, (_, lead: string, look: string, where: string) => `${lead}remove the ${look}${where.replace(/^ (?:on|around|behind|under|for)/iu, ' from')}`),
  (text) => text.replace(WITHOUT, '$1remove the $2'),
];
