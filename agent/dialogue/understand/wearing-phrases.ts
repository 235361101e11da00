/** What is worn and who wears it, as people say it: "this red dress", "the girl", "her left wrist", "a male model", "Lena". */
import { wordSet } from '../values/word-set.ts';
import { FIGURES } from '#tools/contract/figures.ts';
import { isClothing, type Clothing, type TryOnKind } from '#tools/contract/try-on-kinds.ts';
import type { Phrase } from './chart.ts';
import { sliceOf } from './token-runs.ts';
import type { Token } from './tokens.ts';

/** What is worn where; earrings before rings. */
const WORN: readonly (readonly [nouns: string, kind: TryOnKind])[] = [
  ['earring earrings studs hoops', 'earrings'],
  ['necklace necklaces chain chains pendant pendants choker chokers', 'necklace'],
  ['watch watches wristwatch', 'watch'],
  ['anklet anklets', 'anklet'],
  ['bracelet bracelets bangle bangles', 'bracelet'],
  ['ring rings', 'ring'],
  [
    'dress dresses gown gowns jumpsuit jumpsuits overalls dungarees suit suits romper rompers saree sarees sari saris outfit outfits robe robes kaftan kaftans abaya abayas onesie onesies swimsuit swimsuits bikini bikinis bodysuit bodysuits nightgown kurta kurtas',
    'full',
  ],
  ['trousers pants jeans skirt skirts shorts leggings joggers chinos slacks culottes', 'bottom'],
  [
    'shirt shirts tshirt tshirts t-shirt t-shirts tee tees top tops blouse blouses sweater sweaters jumper jumpers pullover pullovers hoodie hoodies sweatshirt sweatshirts jacket jackets coat coats blazer blazers cardigan cardigans vest vests polo polos tunic tunics corset corsets bra bras',
    'top',
  ],
];
const KIND_OF = new Map(WORN.flatMap(([nouns, kind]) => nouns.split(' ').map((noun) => [noun, kind] as const)));
/** Worn too, but by parts that are not found here. */
const ELSEWHERE = wordSet(
  'hat hats cap caps beanie beanies shoe shoes sneaker sneakers trainers boot boots heels sandals bag bags handbag handbags purse purses backpack backpacks glasses sunglasses scarf scarves glove gloves belt belts sock socks tights tie ties makeup make-up lipstick wig wigs hairstyle crown crowns tiara tiaras',
);

/** The kind of piece that a name speaks of: "summer dress.png"; null: it speaks of none. */
export function wornNamed(name: string): TryOnKind | null {
  const words = name.toLowerCase().split(' ');
  for (const [nouns, kind] of WORN) if (nouns.split(' ').some((noun) => words.includes(noun))) return kind;
  return null;
}

/** What may stand around a kind of piece in an answer that names nothing else. */
const AROUND = wordSet(
  "it's its it is this that that's thats a an the as or like no nope yes yeah sure really definitely actually sorry i mean meant try put wear treat take use make on please just",
);

/** The kind of clothes that a short answer names: "It’s a dress"; null: it says more than that, or names none. */
export function kindAnswered(said: string): Clothing | null {
  const words = said
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}'-]+/u)
    .filter(Boolean);
  const kinds = new Set(words.filter((word) => !AROUND.has(word)).map((word) => KIND_OF.get(word) ?? null));
  const [kind] = kinds;
  return kinds.size === 1 && kind && isClothing(kind) ? kind : null;
}

export interface WornSaid {
  kind: TryOnKind | null;
  /** As it was called; empty: it is only pointed at. */
  noun: string;
  /** One that is there, and not any. */
  isDefinite: boolean;
  /** It is worn by parts that nothing can be put on here. */
  isElsewhere: boolean;
  /** Somebody wears it already: "her top". */
  isWorn: boolean;
}
export interface WearerSaid {
  is: 'photo' | 'model';
  name: string | null;
  isMale: boolean;
}

const DEFINITE = wordSet('this that these those the my our it them her his their');
const INDEFINITE = wordSet('a an some another');
const WEARERS = wordSet('her his their my');
const ALONE = wordSet('it this these that those them');
/** Words for pieces that say nothing of their kind. */
const PIECES = wordSet('one clothes clothing product garment item piece jewelry jewellery outfit');
const ADJECTIVES_MOST = 3;
/** Words that say nothing of how a piece looks: something else is named before them. */
const NO_LOOK = wordSet(
  'this that these those the my our a an wear wearing wears in on with and photo picture image pic it her him',
);
const isOfLook = ({ kind, word, value }: Token): boolean =>
  (kind === 'word' || value?.type === 'color') && !NO_LOOK.has(word);

const PEOPLE = wordSet('woman man lady girl boy guy person kid child teen bride groom friend mum mom dad');
const PARTS = wordSet('finger fingers neck ear ears wrist wrists hand hands ankle ankles arm arms body shoulders');
const MODELS = wordSet('model mannequin figure dummy models');
const MEN = wordSet('man men guy boy groom dad him male his he');
const THEM = wordSet('her him them me myself she he');
const SOMEBODY = wordSet('someone somebody anyone anybody');
const OWNERS = wordSet('her his their my the');
/** Written as names are, and nobody's: shops, places, what things are made of. */
const NO_NAMES = wordSet(
  'etsy ebay instagram insta facebook tiktok pinterest vinted depop poshmark amazon shopify whatsapp youtube twitter linkedin google blend canva christmas easter halloween top left right bottom sale page white black marble wood linen sand paris london berlin tokyo milan i',
);

function pieces(message: string, tokens: readonly Token[], from: number): Phrase[] {
  const word = tokens[from]?.word ?? '';
  const isDefinite = DEFINITE.has(word);
  const hasDeterminer = isDefinite || INDEFINITE.has(word);
  const found: Phrase[] = [];
  const say = (to: number, said: Partial<WornSaid>, cost: number, category = 'Worn'): unknown =>
    found.push({
      category,
      from,
      to,
      meaning: { kind: null, noun: '', isDefinite, isElsewhere: false, isWorn: WEARERS.has(word), ...said },
      cost,
    });
  if (ALONE.has(word)) say(from + 1, {}, 0.3);
  if (PIECES.has(tokens[from + 1]?.word ?? '') && hasDeterminer) say(from + 2, {}, 0.3);
  if (word === 'clothes') say(from + 1, { isDefinite: true }, 0.3);
  const first = hasDeterminer ? from + 1 : from;
  for (let at = first; at <= first + ADJECTIVES_MOST; at += 1) {
    const token = tokens[at];
    if (!token || !isOfLook(token)) break;
    const kind = KIND_OF.get(token.word);
    const isElsewhere = kind === undefined && ELSEWHERE.has(token.word);
    if (kind === undefined && !isElsewhere) continue;
    const noun = sliceOf(message, tokens, first, at + 1).toLowerCase();
    say(at + 1, { kind: kind ?? null, noun, isElsewhere }, 0.2, hasDeterminer ? 'Worn' : 'BareWorn');
  }
  return found;
}

function wearers(message: string, tokens: readonly Token[], from: number): Phrase[] {
  const found: Phrase[] = [];
  const token = tokens[from];
  const word = token?.word ?? '';
  const who = (to: number, meaning: Partial<WearerSaid>, category = 'Wearer', cost = 0.2): unknown =>
    found.push({ category, from, to, meaning: { is: 'photo', name: null, isMale: false, ...meaning }, cost });
  if (THEM.has(word)) who(from + 1, { isMale: MEN.has(word) });
  if (SOMEBODY.has(word)) who(from + 1, { is: 'model' });
  const figure = FIGURES.find((name) => name.toLowerCase() === word);
  if (figure) who(from + 1, { is: 'model', name: figure });
  const written = token ? message.slice(token.start, token.end) : '';
  const isName = written.length > 1 && written === written.charAt(0).toUpperCase() + written.slice(1).toLowerCase();
  if (!figure && token?.kind === 'word' && isName && written !== written.toLowerCase() && !NO_NAMES.has(word))
    who(from + 1, { is: 'model', name: written }, 'NamedWearer', 0.4);
  if (OWNERS.has(word))
    for (let at = from + 1; at <= from + 2; at += 1)
      if (PARTS.has(tokens[at]?.word ?? '')) who(at + 1, { isMale: MEN.has(word) });
  const isAny = INDEFINITE.has(word);
  if (!isAny && !DEFINITE.has(word)) return found;
  for (let at = from + 1; at <= from + ADJECTIVES_MOST; at += 1) {
    const noun = tokens[at]?.word ?? '';
    if (NO_LOOK.has(noun)) break;
    const isMale = tokens.slice(from, at + 1).some((one) => MEN.has(one.word));
    if (PEOPLE.has(noun)) who(at + 1, { is: isAny ? 'model' : 'photo', isMale });
    if (MODELS.has(noun)) who(at + 1, { is: 'model', name: word === 'my' || word === 'our' ? OWN : null, isMale });
  }
  return found;
}
/** The newest of the user's own models. */
export const OWN = 'mine';

export const wearingPhrases = (message: string, tokens: readonly Token[]): Phrase[] =>
  [...tokens.keys()].flatMap((from) => [...pieces(message, tokens, from), ...wearers(message, tokens, from)]);
