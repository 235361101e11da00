/** Stickers, icons and shapes that are put on the page: so many of them, with words on them, behind what stands there. */
import { reference, type Reference } from '../../acts/reference.ts';
import { rules, type Rule, entries, type Entry } from '../chart.ts';
import type { FreeText } from '../free-texts.ts';
import { add, emojiOf, type Kind, type New } from './adding.ts';
import { changed, counted, setting, type Act, type Look, type Said } from './meanings.ts';

/** Things that people want as a sticker without saying so, and what they are looked up as. */
const DECORATIONS =
  'heart eyes:heart eyes|sparkle,sparkles:sparkles|confetti:confetti|balloon,balloons:balloon|snowflake,snowflakes:snowflake|flower,flowers:flower|rose,roses:rose|tulip,tulips:tulip|leaf,leaves:leaf|firework,fireworks:fireworks|check mark,checkmark,tick,check marks,ticks:check mark|crown,crowns:crown|gift,gifts,present,presents:gift|flame,flames:fire|sun,suns:sun|moon,moons:moon|cloud,clouds:cloud|rainbow,rainbows:rainbow|christmas tree,christmas trees:christmas tree|palm tree,palm trees:palm tree|tree,trees:tree|pumpkin,pumpkins:pumpkin|ghost,ghosts:ghost|bat,bats:bat|coffee cup,coffee cups,cup of coffee:coffee|birthday cake:birthday cake|cupcake,cupcakes:cupcake|shopping bag,shopping bags:shopping bag|megaphone,megaphones:megaphone|bell,bells:bell|envelope,envelopes:envelope|music note,music notes,musical note,musical notes:musical note|smiley,smileys,smiley face:smile|thumbs up:thumbs up|party popper,party poppers:party popper|trophy,trophies:trophy|medal,medals:medal|paw print,paw prints,paw,paws:paw prints|butterfly,butterflies:butterfly|bee,bees:bee|kiss,kisses,lips:kiss|snowman:snowman|bunny,bunnies:rabbit|easter egg,easter eggs:egg|cherry,cherries:cherries|lemon,lemons:lemon|lightning bolt,lightning bolts:lightning|flamingo,flamingos:flamingo|unicorn,unicorns:unicorn';

/** Shapes that only come new, as the tool calls them; words for those on the page are among the nouns. */
const SHAPES: readonly (readonly [words: string, form: string])[] = [
  ['speech bubble|chat bubble|word bubble|talk bubble|speech balloon', 'speech-bubble'],
  ['thought bubble|thinking bubble', 'thought-bubble'],
  ['burst|starburst|star burst|explosion|sale burst', 'burst'],
  ['rounded rectangle|rounded box|rounded bar|rounded panel|rounded card', 'rounded'],
  ['pill shape|capsule', 'pill'],
  ['oval|ellipse', 'ellipse'],
  ['hexagon', 'hexagon'],
  ['octagon', 'octagon'],
  ['pentagon', 'pentagon'],
  ['diamond shape|rhombus', 'diamond'],
  ['arch|archway', 'arch'],
  ['blob|organic shape', 'blob'],
  ['ribbon|banner|sash', 'ribbon'],
  ['wave', 'wave'],
  ['squiggle|squiggly line|wavy line', 'squiggle'],
  ['half circle|semicircle|semi circle', 'semicircle'],
];

export const ORNAMENT_WORDS: readonly Entry[] = [
  ...entries<string>(
    'Decoration',
    DECORATIONS.split('|').map((entry) => {
      const [said = '', name = ''] = entry.split(':');
      return [said.replaceAll(',', '|'), name] as const;
    }),
  ),
  ...entries<string>('ShapeName', SHAPES),
];

/** "some hearts" */
const SEVERAL = 3;
const MOST = 12;

/** How they look, before it is told how many. */
interface Ornament {
  what: string;
  looks: New['looks'];
}

const decorated = (count: number, { what, looks }: Ornament): New => {
  const one = emojiOf(what, looks);
  return count < 2 ? one : { ...one, addition: { is: 'emoji', emoji: what, count } };
};

const several = (count: number, { kind, form, quantity }: Said): New | null =>
  kind === 'shape' && typeof form === 'string' && quantity === 'all' && count > 1
    ? { addition: { is: 'shape', form, count }, looks: [], isSure: true, isBare: false }
    : null;

const written = ({ form, looks }: Kind, says: string): New | null =>
  form === null || form === 'line' || form === 'arrow'
    ? null
    : { addition: { is: 'shape', form, says }, looks, isSure: true, isBare: false };

const iconOf = (icon: string): New => ({ addition: { is: 'icon', icon }, looks: [], isSure: true, isBare: false });

/** Pictures get their outline that way. */
const isLettered = ({ kind }: Reference): boolean =>
  kind !== null &&
  kind !== 'photo' &&
  kind !== 'picture' &&
  kind !== 'logo' &&
  kind !== 'page' &&
  kind !== 'background';

function under([of, ...more]: Reference[], { form, looks }: Kind): Act<'add'> | null {
  if (!of || more.length > 0 || form === null || form === 'line' || !isLettered(of)) return null;
  const addition = { is: 'shape', form } as const;
  return add(
    { addition, looks, isSure: true, isBare: false },
    { where: { to: 'side', side: 'behind', of }, looks: [] },
  );
}

function signAt(side: 'left-of' | 'right-of', what: New, [of, ...more]: Reference[]): Act<'add'> | null {
  if (what.addition.is !== 'icon' || !of || more.length > 0 || !isLettered(of)) return null;
  return add(what, { where: { to: 'side', side, of }, looks: [] });
}

/** What was made last gives way to this. */
const insteadOfLast = ({ addition, looks }: New): Act<'add'> | null =>
  addition.is === 'text'
    ? null
    : { type: 'add', addition, where: { to: 'instead', of: reference({ deed: 'made' }) }, looks, like: null };

export const ORNAMENTS: Rule[] = [
  ...rules('HowMany', 0.02, {
    'some|several|more': () => SEVERAL,
    'a few|couple|bunch|handful|lot more|of?': () => SEVERAL,
    'a couple|pair of?': () => 2,
    'lots|loads|plenty|tons of': () => 5,
    'many|lots': () => 5,
    'Count|Number more?': (said: string) => (counted(said) <= MOST ? counted(said) : null),
  }),
  ...rules('ShapeKind', 0.02, {
    ShapeName: (form: string): Kind => ({ as: null, form, looks: [] }),
  }),
  ...rules('Ornament', 0.02, {
    Decoration: (what: string): Ornament => ({ what, looks: [] }),
    'Decoration sticker|stickers|emoji|emojis': (what: string): Ornament => ({ what, looks: [] }),
    'Color Ornament': (_color: string, ornament: Ornament) => ornament,
    'Step Ornament': (step: Look, { what, looks }: Ornament): Ornament => ({ what, looks: [...looks, changed(step)] }),
    'little|cute|nice|pretty|lovely|sweet|golden|fun|floating|scattered Ornament': (ornament: Ornament) => ornament,
  }),
  ...rules('New', 0.02, {
    // "add confetti"
    Ornament: (ornament: Ornament) => decorated(SEVERAL, ornament),
    'a|an|another Ornament': (ornament: Ornament) => decorated(1, ornament),
    'HowMany Ornament': decorated,
    'HowMany Noun': several,
    'HowMany Color Noun': (count: number, color: string, said: Said) => {
      const made = several(count, said);
      return made && { ...made, looks: [setting('color', color)] };
    },
    'HowMany Step Noun': (count: number, step: Look, said: Said) => {
      const made = several(count, said);
      return made && { ...made, looks: [changed(step)] };
    },
    'HowMany Emoji': (count: number, what: string) => decorated(count, { what, looks: [] }),
    'a|an|the|another? Icon': iconOf,
    'a|an? little|cute|nice|simple|plain Icon': iconOf,
    'a|an? Color Icon': (color: string, icon: string): New => ({ ...iconOf(icon), looks: [setting('color', color)] }),
    'a|an? Step Icon': (step: Look, icon: string): New => ({ ...iconOf(icon), looks: [changed(step)] }),
    'Fresh|FreshFact|Shout|Quote in|on|inside a|an ShapeKind': (says: string, kind: Kind) => written(kind, says),
    'Free in|on|inside a|an ShapeKind': ({ text }: FreeText, kind: Kind) => written(kind, text),
  }),
  ...rules('Act', 0.02, {
    // Of a sign these say on which side of words it stands, and not in which line.
    '~Add New before NP': (what: New, of: Reference[]) => signAt('left-of', what, of),
    '~Add New in front of NP': (what: New, of: Reference[]) => signAt('left-of', what, of),
    '~Add New after|behind NP': (what: New, of: Reference[]) => signAt('right-of', what, of),
    'put|place|set|have|show|move|stick NP in|inside|into|within|on|onto a|an ShapeKind': under,
  }),
  ...rules('Act', 0.3, {
    'no|nope|nah|wait|sorry|oops|hm|actually ,? New': insteadOfLast,
    'i|we wanted|meant|said New': insteadOfLast,
    'no|nope|nah|wait|sorry ,? i|we? wanted|meant|said New': insteadOfLast,
    'rather|better New': insteadOfLast,
    'New instead|rather': insteadOfLast,
    'New ,? not a|an ~Noun|~Emoji|~Decoration': insteadOfLast,
    'not a|an ~Noun|~Emoji|~Decoration ,|but? New': insteadOfLast,
  }),
];
