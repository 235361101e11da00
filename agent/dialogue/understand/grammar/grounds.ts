/**
 * What lies behind: behind a text, its pill or the shape that holds it; behind everything, a gradient or a pattern. And colors
 * that nobody names: "another color for the headline, you choose", "any color but red", "no white background".
 */
import type { Change } from '../../acts/edits.ts';
import { reference, type PageSaid, type Reference } from '../../acts/reference.ts';
import { rules, type Rule, entries, type Entry } from '../chart.ts';
import { change, setting, type Act, type Ground, it } from './meanings.ts';
import type { PatternName } from '#design/document/values.ts';

/** "the box around the date", "the blue behind it". */
export const GROUNDS: Rule[] = [
  ...rules('Ground', 0.2, {
    '~Determiner? Color? box|badge|pill|bubble|background|bg|block|rectangle|panel behind|around|under|of NP': (
      color: string | undefined,
      ground: Reference[],
    ): Ground => ({ ground, color: color ?? null }),
    '~Determiner Color behind|around|under NP': (color: string, ground: Reference[]): Ground => ({ ground, color }),
  }),
  // A pill that is to be there: "a yellow highlight behind the offer", "highlight the offer in yellow".
  ...rules('Pill', 0.02, { 'highlight|highlighter|pill|marker|highlighting|bubble': () => ({}) }),
  ...rules('PillOrBox', 0.02, {
    '~Pill': () => ({}),
    'background|bg|backdrop|box|badge|block|label|banner': () => ({}),
  }),
  ...rules('Act', 0.02, {
    '~Add|~Make a|an|the|some? Color ~Pill behind|under|around|to|on|for|over NP': (
      color: string,
      target: Reference[],
    ) => pill(target, color),
    'a|an? Color ~Pill behind|under|around|on|for NP': (color: string, target: Reference[]) => pill(target, color),
    '~Add|~Make a|an|the|some? Color background|bg behind|under|around|to|for NP': (
      color: string,
      target: Reference[],
    ) => pill(target, color),
    'give|highlight|mark NP in|with? a|an? Color ~Pill': (target: Reference[], color: string) => pill(target, color),
    'give NP a|an? Color ~PillOrBox': (target: Reference[], color: string) => pill(target, color),
    'highlight|mark NP in|with Color': (target: Reference[], color: string) => pill(target, color),
    '~Make NP highlighted|marked in|with Color': (target: Reference[], color: string) => pill(target, color),
    '~Move|~Make NP on|in|into a|an Color ~PillOrBox': (target: Reference[], color: string) => pill(target, color),
    'NP on|in|with a|an Color ~PillOrBox': (target: Reference[], color: string) => pill(target, color),
  }),
  // "try it with a black background", "black background looks more rich".
  ...rules('Backdrop', 0.05, { 'background|bg|backdrop|ground': () => ({}) }),
  ...rules('Nicer', 0.05, {
    'rich|elegant|classy|premium|expensive|richer|nicer|better|cooler|good|great|cool|nice|best|prettier|lovely':
      () => ({}),
    'looks|look|is|be|would|feels|more|so|much|way|a|lot|work|works Nicer': () => ({}),
  }),
  ...rules('Act', 0.1, {
    'try|see|do|show|put|what|how it|this|that|me|about? with|on|in? a|an? whole|full|solid|plain? Color ~Backdrop': (
      color: string,
    ) => backdrop(color),
    '~Exchange out? ~Determiner? Color? ~Backdrop with|for|by|to|into a|an|some? Color': (
      _was: string | undefined,
      color: string,
    ) => backdrop(color),
    '~Exchange ~Determiner? ~Backdrop from Color to|into a? Color': (_was: string, color: string) => backdrop(color),
    'give Page a|an? Color ~Backdrop': (page: PageSaid, color: string) =>
      change([reference({ kind: 'page', page })], [setting('color', color)]),
    'a|an|the? Color ~Backdrop ~Nicer': (color: string) => backdrop(color),
  }),
  ...rules('Act', 0.1, {
    '~Remove Ground': without,
    'no|without Ground': without,
    'take Ground off|away|out': without,
    'Ground away|off|gone': without,
    'Ground should|can|must|has|have|needs to? go': without,
    '~Make Ground V': colored,
    '~Make Ground to|in|into|as|be V': colored,
    'Ground V': colored,
    'Ground should|must|could be V': colored,
  }),
];

function backdrop(color: string): Act<'change'> {
  return change([reference({ kind: 'background' })], [setting('color', color)]);
}

/** Texts have one: what stands behind pictures is another tool's. */
const PICTURES = new Set(['photo', 'picture', 'logo', 'sticker', 'drawing', 'shape', 'page', 'background', 'code']);
function pill(target: Reference[], color: string): Act<'change'> | null {
  return target.some(({ kind }) => kind !== null && PICTURES.has(kind))
    ? null
    : change(target, [setting('highlight', color)]);
}

function without({ ground, color }: Ground): Act<'change'> {
  return change(ground, [{ ...setting('highlight', 'none'), was: color }]);
}

/** The color is that of the ground, never that of the letters on it. */
function colored({ ground, color }: Ground, changes: Change[]): Act<'change'> | null {
  return changes.every(({ property }) => property === 'color')
    ? change(
        ground,
        changes.map((one) => ({ ...one, property: 'highlight', was: color })),
      )
    : null;
}

interface Gradient {
  from: string;
  to: string;
  angle: number | null;
  kind: 'linear' | 'radial';
}

const blend = (from: string, to: string): Gradient | null =>
  from === to ? null : { from, to, angle: null, kind: 'linear' };
const ACROSS = 90;
const UP = 0;

export const GRADIENTS: Rule[] = [
  ...rules('Blend', 0, {
    'from? Color to|into|and|& Color': blend,
    'of|in|with|between Color and|&|to Color': blend,
    'Color -|/|–|→ Color': blend,
    'Color Color': blend,
  }),
  ...rules('GradientNoun', 0, {
    'gradient|ombre|ombré|fade|blend': () => ({}),
    'color|colour|soft|smooth|subtle|nice|linear gradient|ombre|fade|blend': () => ({}),
  }),
  ...rules('GradientSaid', 0, {
    'a|the|some? ~GradientNoun Blend': (said: Gradient) => said,
    'a|the|some? Blend ~GradientNoun': (said: Gradient) => said,
    'a|the|some? radial|circular|round ~GradientNoun Blend': (said: Gradient): Gradient => ({
      ...said,
      kind: 'radial',
    }),
    'GradientSaid from left to right': (said: Gradient): Gradient => ({ ...said, angle: ACROSS }),
    'GradientSaid left to right': (said: Gradient): Gradient => ({ ...said, angle: ACROSS }),
    'GradientSaid sideways|horizontally|across': (said: Gradient): Gradient => ({ ...said, angle: ACROSS }),
    'GradientSaid from bottom to top': (said: Gradient): Gradient => ({ ...said, angle: UP }),
    'GradientSaid from top to bottom': (said: Gradient) => said,
    'GradientSaid top to bottom': (said: Gradient) => said,
    'GradientSaid diagonally': (said: Gradient): Gradient => ({ ...said, angle: 135 }),
  }),
  ...rules('Act', 0, {
    '~Make|~Add|use|apply|try|create GradientSaid as|for|in|on ~PageGround': gradient,
    '~Make|~Add|use|apply|try|create GradientSaid behind everything|all|it': gradient,
    '~Make|~Add|use|apply|try|create GradientSaid ~BgNoun': gradient,
    'GradientSaid as|for|in|on ~PageGround': gradient,
    'GradientSaid behind everything|all|it': gradient,
    'a|the? GradientSaid ~BgNoun': gradient,
    '~Make|~Exchange NP to|into|be|in? GradientSaid': (of: Reference[], said: Gradient) =>
      of.every(({ kind, page }) => kind === 'background' || (kind === 'page' && (page === null || page === 'this')))
        ? gradient(said)
        : null,
    '~Make|~Exchange NP fade|go|blend Blend': (of: Reference[], said: Gradient) =>
      of.every(({ kind }) => kind === 'background') ? gradient(said) : null,
    'NP :|=|should|must|could be? GradientSaid': (of: Reference[], said: Gradient) =>
      of.every(({ kind }) => kind === 'background') ? gradient(said) : null,
  }),
];

function gradient(said: Gradient): Act<'gradient'> {
  return { type: 'gradient', ...said };
}

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

const patternIn = (said: PatternSaid, color: string, ground: string | null = null): PatternSaid | null =>
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
    'Color PatternSaid': (color: string, said: PatternSaid) => patternIn(said, color),
    'Color and|& Color PatternSaid': (color: string, ground: string, said: PatternSaid) =>
      patternIn(said, color, ground),
    'some|the|cute|nice PatternSaid': (said: PatternSaid) => said,
    'PatternSaid in|of Color': patternIn,
    'PatternSaid in|of Color and|on|with Color': patternIn,
  }),
  // With its colors behind it.
  ...rules('PatternGround', 0, {
    'PatternSaid ~BgNoun|wallpaper': (said: PatternSaid) => said,
    'PatternGround in|of Color': patternIn,
    'PatternGround in|of Color and|on|with Color': patternIn,
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

/** What is said of a color that is left to us. */
interface Open {
  not: string[];
  /** It was said that it is left to us, or what it is not to be. */
  isOpen: boolean;
}

const both = (one: Open, other: Open): Open => ({
  not: [...one.not, ...other.not],
  isOpen: one.isOpen || other.isOpen,
});
const background = (): Reference[] => [reference({ kind: 'background' })];

export const OTHER_COLORS: Rule[] = [
  ...rules('Shade', 0, { 'color|colour|shade|tone|hue': () => ({}) }),
  ...rules('NotColor', 0, {
    Color: (color: string): string[] => [color],
    'NotColor and|or|nor not? Color': (some: string[], color: string) => [...some, color],
    'NotColor again|please|either|anymore|though|tho': (some: string[]) => some,
  }),
  ...rules('Open', 0, {
    'but|except|besides|not|no|never not|for? NotColor': (not: string[]): Open => ({ not, isOpen: true }),
    'but|just|only|anything|something|everything but|not|no|except|besides not|for? NotColor': (
      not: string[],
    ): Open => ({
      not,
      isOpen: true,
    }),
    'other|rather than NotColor': (not: string[]): Open => ({ not, isOpen: true }),
    'you|u choose|pick|decide|select': (): Open => ({ not: [], isOpen: true }),
    'your|ur choice|pick|call': (): Open => ({ not: [], isOpen: true }),
    'surprise me|us': (): Open => ({ not: [], isOpen: true }),
    'whatever|whichever|anything|any|what you|u|we? like|want|think|prefer|fits|suits|matches|works best?':
      (): Open => ({
        not: [],
        isOpen: true,
      }),
    'up to you': (): Open => ({ not: [], isOpen: true }),
    'whatever|anything': (): Open => ({ not: [], isOpen: true }),
    'Open ,|.|; Open': both,
    'Open Open': both,
  }),
  ...rules('OtherColor', 0, {
    'a|an|any|another|some different|other|new|fresh? ~Shade': (): Open => ({ not: [], isOpen: false }),
    'different|other|another|new ~Shade': (): Open => ({ not: [], isOpen: false }),
    'something|sth else|different|other': (): Open => ({ not: [], isOpen: false }),
    'any|anything|something|every ~Shade?': (): Open => ({ not: [], isOpen: false }),
    'OtherColor ,|.|;|–|-? Open': both,
  }),
  ...rules('OtherGround', 0, {
    'a|an|any|another|some different|other|new|fresh? ~BgNoun ~Shade': (): Open => ({ not: [], isOpen: false }),
    'different|other|another|new ~BgNoun ~Shade': (): Open => ({ not: [], isOpen: false }),
    'a|an|another|some different|other|new? ~Shade for|in|on|as|of the|my? ~BgNoun': (): Open => ({
      not: [],
      isOpen: false,
    }),
    'OtherGround ,|.|;|–|-? Open': both,
  }),
  ...rules('Act', 0, {
    // Without a word of what it may be somebody is asked which.
    '~Make|~Exchange|~Pick|paint NP to|into|in|be|have|with? OtherColor': (target: Reference[], open: Open) =>
      open.isOpen ? recolor(target, open) : null,
    '~Make|~Add|~Pick|~Fetch me|us? OtherColor for|on|to|of NP': (open: Open, target: Reference[]) =>
      recolor(target, open),
    'OtherColor for|on|to NP': (open: Open, target: Reference[]) => (open.isOpen ? recolor(target, open) : null),
    'OtherColor for|on|to NP ,|.|;? Open': (some: Open, target: Reference[], open: Open) =>
      recolor(target, both(some, open)),
    '~Pick|~Make|try|use OtherColor for|on|to NP ,|.|;? Open': (some: Open, target: Reference[], open: Open) =>
      recolor(target, both(some, open)),
    'NP should|must|could|can be|have|get OtherColor': (target: Reference[], open: Open) =>
      open.isOpen ? recolor(target, open) : null,
    'can|could NP be|have|get OtherColor': recolor,
    '~Make|~Add|~Pick|~Fetch|surprise me|us? with? OtherGround': (open: Open) => recolor(background(), open),
    OtherGround: (open: Open) => (open.isOpen ? recolor(background(), open) : null),
    // What it is now is not wanted.
    'no|not a|the? Color ~BgNoun': (color: string) => unwanted(background(), color),
    "i|we don't|dont|do want|like|need not? a|the|my? Color ~BgNoun": (color: string) => unwanted(background(), color),
    "i|we don't|dont want|like|need NP to? be? Color": (target: Reference[], color: string) => unwanted(target, color),
    "NP shouldn't|shouldnt|mustn't|mustnt be Color": (target: Reference[], color: string) => unwanted(target, color),
    'NP should|must not be Color': (target: Reference[], color: string) => unwanted(target, color),
    'not Color for|on NP ,|.|;? OtherColor?': (color: string, target: Reference[]) => unwanted(target, color),
    'not Color ,|.|;? something|anything else': (color: string) => unwanted(it, color),
    'anything but Color': (color: string) => unwanted(it, color),
  }),
  ...rules('Pick', 0, { 'pick|choose|select|find|try|use|suggest|take': () => ({}) }),
];

function recolor(target: Reference[], { not }: Open): Act<'recolor'> {
  return { type: 'recolor', target, not, isUnwanted: false };
}

function unwanted(target: Reference[], color: string): Act<'recolor'> {
  return { type: 'recolor', target, not: [color], isUnwanted: true };
}
