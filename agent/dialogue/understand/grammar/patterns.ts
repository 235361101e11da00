/** Patterns behind everything: "a polka dot background in pink", "stripes in blue and white as the background". */
import type { PatternName } from '#design/document/values.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { entries, type Entry } from './entry.ts';
import type { Act } from './meanings.ts';

/** What people call patterns; many are names of things as well. */
export const PATTERN_WORDS: readonly Entry[] = entries<PatternName>('PatternName', [
  ['polka dot|polka dots|polka-dot|polka|polkadot|polkadots', 'polka'],
  ['pinstripe|pinstripes|pin stripe|pin stripes|pinstriped', 'pinstripes'],
  ['diagonal stripes|diagonal stripe|diagonal lines', 'diagonal'],
  ['stripe|stripes|striped|stripy', 'stripes'],
  ['dot|dots|dotted|spotted|spots', 'dots'],
  ['gingham|picnic blanket|picnic cloth', 'gingham'],
  ['plaid|tartan', 'plaid'],
  ['check|checks|checked|checkered|checkerboard|chessboard|chess board', 'checks'],
  ['grid|graph paper|squared paper', 'grid'],
  ['wave|waves|wavy', 'waves'],
  ['zigzag|zigzags|zig zag|chevron|chevrons', 'zigzag'],
  ['scallop|scallops|mermaid|mermaid scales', 'scallops'],
  ['rainbow|rainbows', 'rainbows'],
  ['brick|bricks', 'bricks'],
  ['herringbone', 'herringbone'],
  ['crosses|plus signs', 'crosses'],
  ['triangle|triangles', 'triangles'],
  ['argyle|diamond|diamonds', 'diamonds'],
  ['hexagon|hexagons|honeycomb', 'hexagons'],
  ['trellis|lattice', 'trellis'],
  ['sun rays|sunrays|rays|sunburst|sun burst|retro rays', 'rays'],
  ['rings|concentric circles', 'rings'],
  ['star|stars|starry', 'stars'],
  ['heart|hearts', 'hearts'],
  ['petal|petals|floral|flower|flowers|flowery|daisies', 'petals'],
  ['moon|moons', 'moons'],
  ['terrazzo', 'terrazzo'],
  ['confetti', 'confetti'],
  ['sprinkle|sprinkles', 'sprinkles'],
  ['memphis', 'memphis'],
  ['leopard|leopard print|animal print', 'leopard'],
  ['blob|blobs|blobby', 'blobs'],
]);

type PatternSaid = Omit<Act<'pattern'>, 'type'>;

const colored = (said: PatternSaid, color: string, ground: string | null = null): PatternSaid | null =>
  said.color === null ? { ...said, color, ground } : null;
const scaled = (said: PatternSaid, scale: Act<'pattern'>['scale']): PatternSaid | null =>
  said.scale === null ? { ...said, scale } : null;
const pattern = (said: PatternSaid): Act<'pattern'> => ({ type: 'pattern', ...said });
/** "make the page striped": whatever else is said to be striped is no ground. */
const ofPage = (of: readonly Reference[], said: PatternSaid): Act<'pattern'> | null =>
  of.every(({ kind, page }) => kind === 'background' || (kind === 'page' && (page === null || page === 'this')))
    ? pattern(said)
    : null;

export const PATTERNS: Rule[] = [
  ...rules('PatternSaid', 0, {
    'PatternName print|pattern|patterned|texture?': (name: PatternName) => ({
      name,
      color: null,
      ground: null,
      scale: null,
    }),
    'large|big|bold|huge|oversized|wide PatternSaid': (said: PatternSaid) => scaled(said, 'large'),
    'small|tiny|fine|little|thin|mini PatternSaid': (said: PatternSaid) => scaled(said, 'small'),
    'Color PatternSaid': (color: string, said: PatternSaid) => colored(said, color),
    'Color and|& Color PatternSaid': (color: string, ground: string, said: PatternSaid) => colored(said, color, ground),
    'some|the|cute|nice PatternSaid': (said: PatternSaid) => said,
    'PatternSaid in|of Color': colored,
    'PatternSaid in|of Color and|on|with Color': colored,
  }),
  // With its colors behind it.
  ...rules('PatternGround', 0, {
    'PatternSaid ~BgNoun|wallpaper': (said: PatternSaid) => said,
    'PatternGround in|of Color': colored,
    'PatternGround in|of Color and|on|with Color': colored,
    'a|an|some|the|cute|nice PatternGround': (said: PatternSaid) => said,
  }),
  ...rules('PatternWish', 0, {
    PatternSaid: (said: PatternSaid) => said,
    'a|an PatternSaid': (said: PatternSaid) => said,
  }),
  ...rules('Act', 0, {
    PatternGround: pattern,
    '~Make|~Add|~Draws|use|try|apply|create PatternGround': pattern,
    '~Make|~Add NP PatternGround': (of: Reference[], said: PatternSaid) =>
      of.every(({ pronoun }) => pronoun === 'it') ? pattern(said) : ofPage(of, said),
    '~Make|~Exchange NP to|into|in|with|be? PatternWish': ofPage,
    'cover|fill NP in|with PatternWish': ofPage,
    '~Make|~Add|use|try|apply|create PatternWish as|for ~PageGround': pattern,
    // "a star in the background" is one star.
    '~Make|~Add|use|try|apply|create PatternSaid to|on|in ~PageGround': pattern,
    'PatternWish as|for ~PageGround': pattern,
    '~Make|~Add|use|try|apply|want PatternWish behind everything|all': pattern,
    'background|backdrop|bg should|must be PatternWish': pattern,
  }),
];
