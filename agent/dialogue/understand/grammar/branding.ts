/** Logos and drawn pictures, the brand kit, and what marketplaces ask of a page. */
import type { ContactType } from '#tools/contract/ports/brand-kit-port.ts';
import type { Where } from '../../acts/adding.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import type { MarketSaid } from '../engine-phrases.ts';
import type { LogoSaid } from '../logo-phrases.ts';
import { type Act, type Look, type Said } from './meanings.ts';
import { mayBePictures } from './pictures.ts';
import type { SizeSaid } from './whole-design.ts';

const logo = (said: LogoSaid): Act<'logo'> => ({ type: 'logo', ...said });
const drawn = (
  as: Act<'drawPicture'>['as'],
  words: string,
  more: Partial<Act<'drawPicture'>> = {},
): Act<'drawPicture'> => ({
  type: 'drawPicture',
  as,
  words,
  style: null,
  isBackground: false,
  isLike: false,
  ...more,
});

const DRAWING: Rule[] = [
  ...rules('LogoHead', 0, {
    'logo|logos idea|ideas|design|designs|proposal|proposals|concepts|options?': () => ({}),
    'a|an|my|our|some|new|the|few|cool|simple|minimal|minimalist|modern|vintage|nice|cute|elegant|round|line ~LogoHead':
      () => ({}),
  }),
  ...rules('Act', 0, {
    '~Draws|~Make|~Add|create|come|~Shows up? with? ~LogoHead LogoFor': logo,
    '~LogoHead LogoFor': logo,
  }),
  ...rules('DrawVerb', 0, { 'draw|generate|create|design me?': () => ({}), 'make me': () => ({}) }),
  ...rules('ASticker', 0, {
    'a|an|some|the|my|cute|fun|nice|little|cool? sticker|stickers': () => '',
    'a|an|some? die-cut|diecut sticker|stickers': () => 'die-cut',
    'a|an|some? retro|vintage sticker|stickers': () => 'retro',
    'a|an|some? holographic sticker|stickers': () => 'holographic',
  }),
  ...rules('APicture', 0, {
    'a|an|some|new|nice|beautiful|cute? illustration|drawing|painting|artwork|image|picture|ai of|with|showing':
      () => ({}),
  }),
  ...rules('Act', 0.02, {
    '~Draws|~Add ASticker of|with|showing|: Subject': (style: string, words: string) =>
      drawn('sticker', words, { style: style === '' ? null : style }),
    '~DrawVerb a|an|some? cute|fun|nice|little|cool? StickerSubject': (words: string) => drawn('sticker', words),
    '~Draws ~APicture Subject': (words: string) => drawn('image', words),
    '~Draws ~APicture Subject as|for a|the|my? ~BgNoun': (words: string) =>
      drawn('image', words, { isBackground: true }),
    '~Draws a|an|some|the|new|nice|beautiful|soft? ~BgNoun of|with|showing|full of? Subject': (words: string) =>
      drawn('image', words, { isBackground: true }),
    'draw|paint|illustrate Subject as|for a|the|my? ~BgNoun': (words: string) =>
      drawn('image', words, { isBackground: true }),
    '~Draws|~Add my|a|the? signature|autograph as|of|for|: Subject': (words: string) => drawn('signature', words),
    '~Draws|~Add a? lettering|typography of|for|that|with? says|saying|: Subject|Quote': (words: string) =>
      drawn('typography', words),
  }),
];

type BrandSaid = Pick<Act<'brand'>, 'what' | 'contacts' | 'size'>;
const branded = (what: BrandSaid['what'], contacts: BrandSaid['contacts'] = []): BrandSaid => ({
  what,
  contacts,
  size: null,
});
const brand = ({ what, contacts, size }: BrandSaid, where: Where | null = null): Act<'brand'> | null =>
  where === null || where.to === 'place'
    ? { type: 'brand', what, contacts, size, place: where === null ? null : where.place }
    : null;
const both = (some: BrandSaid, others: BrandSaid): BrandSaid => ({
  what: [...new Set([...some.what, ...others.what])],
  contacts: [...new Set([...some.contacts, ...others.contacts])],
  size: some.size ?? others.size,
});

const BRANDS: Rule[] = [
  ...rules('BrandSaid', 0.02, {
    'my|our|the ~Kit': () => branded(['colors', 'fonts', 'logo']),
    'my|our|the? ~Kit colors|colours|color|colour|palette': () => branded(['colors']),
    'my|our own|shop|company|business? colors|colours|palette': () => branded(['colors']),
    'my|our|the? ~Kit fonts|font|typeface|type|lettering': () => branded(['fonts']),
    'my|our own|shop|company|business fonts|font': () => branded(['fonts']),
    'my|our fonts': () => branded(['fonts']),
    'my|our|the? ~Kit logo': () => branded(['logo']),
    'my|our own|shop|company|business|little? logo': () => branded(['logo']),
    'BrandSaid from|of|in my|our|the ~Kit': (said: BrandSaid) => said,
    'the|my|our colors|colours from|of|in my|our|the ~Kit': () => branded(['colors']),
    'the|my|our fonts|font from|of|in my|our|the ~Kit': () => branded(['fonts']),
    'my|our own? ~Contacts': () => branded(['contacts']),
    'my|our own|shop|business? Contact': (contact: ContactType) => branded(['contacts'], [contact]),
    'the Contact from|of|in my|our|the ~Kit': (contact: ContactType) => branded(['contacts'], [contact]),
    'BrandSaid and|,|&|+|n BrandSaid': both,
    'BrandSaid and|,|&|+|n fonts|font': (said: BrandSaid) => both(said, branded(['fonts'])),
    'BrandSaid and|,|&|+|n colors|colours': (said: BrandSaid) => both(said, branded(['colors'])),
    'BrandSaid and|,|&|+|n logo': (said: BrandSaid) => both(said, branded(['logo'])),
    'BrandSaid and|,|&|+|n Contact': (said: BrandSaid, contact: ContactType) =>
      said.contacts.length > 0 ? both(said, branded(['contacts'], [contact])) : null,
  }),
  ...rules('BrandVerb', 0, { '~Add|~Move|use|apply|show|include|insert': () => ({}) }),
  ...rules('OnIt', 0, {
    'on|to|in|for|with it|this|here|there': () => ({}),
    'on|in|to|for this|the|my? page|design|post|one|poster|flyer|card|story|thing': () => ({}),
    'here|there': () => ({}),
    'on there|here': () => ({}),
    'too|also|as well?': () => ({}),
  }),
  ...rules('Act', 0.02, {
    '~BrandVerb BrandSaid': (said: BrandSaid) => brand(said),
    '~BrandVerb BrandSaid ~OnIt': (said: BrandSaid) => brand(said),
    '~BrandVerb BrandSaid ~OnIt? ,? Where': brand,
    '~BrandVerb BrandSaid ,? Step ,|and? Where?': (
      said: BrandSaid,
      { property, way }: Look,
      where: Where | undefined,
    ) => (property === 'size' ? brand({ ...said, size: way === 'up' ? 'large' : 'small' }, where ?? null) : null),
    '~BrandVerb BrandSaid Where ,|and|but? not? too? Step': (said: BrandSaid, where: Where, { property, way }: Look) =>
      property === 'size' ? brand({ ...said, size: way === 'up' ? 'large' : 'small' }, where) : null,
    '~Make|put|set|switch|do|change|exchange NP|Whole in|to|into|with|use|using BrandSaid': (
      _of: Reference[] | Said,
      said: BrandSaid,
    ) => (said.what.includes('colors') || said.what.includes('fonts') ? brand(said) : null),
    '~Exchange ~Determiner? colors|colours here|of? NP|this? to|into|for|with BrandSaid': (
      _of: Reference[] | undefined,
      said: BrandSaid,
    ) => (said.what.includes('colors') ? brand(said) : null),
    'in BrandSaid': (said: BrandSaid) => brand(said),
    'make NP on-brand|on brand': (_of: Reference[]) => brand(branded(['colors', 'fonts', 'logo'])),
    'match NP to|with BrandSaid': (_of: Reference[], said: BrandSaid) => brand(said),
    'BrandSaid ~OnIt': (said: BrandSaid) => brand(said),
    // "our logo can go" takes it away.
    'BrandSaid should|must|can be|go|stand|come ~OnIt? Where': brand,
  }),
  // Without a verb, behind one that had it.
  ...rules('Act', 0.05, {
    'BrandSaid Where': brand,
    'BrandSaid Where ,|and|but? not? too? Step': (said: BrandSaid, where: Where, { property }: Look) =>
      property === 'size' ? brand({ ...said, size: 'small' }, where) : null,
    'BrandSaid ,? Step ,|and? Where': (said: BrandSaid, { property, way }: Look, where: Where) =>
      property === 'size' ? brand({ ...said, size: way === 'up' ? 'large' : 'small' }, where) : null,
  }),
];

const check = (market: MarketSaid | null, fix: boolean): Act<'check'> => ({
  type: 'check',
  market: market?.market ?? null,
  fix,
});
const asked = (market: MarketSaid) => check(market, false);
interface ListingPhoto {
  on?: string;
}
const listing = (target: Reference[], size: Act<'listing'>['size'] | null, on?: string): Act<'listing'> | null =>
  size !== null && mayBePictures(target) ? { type: 'listing', target, size, on: on ?? null } : null;

const CHECKING: Rule[] = [
  ...rules('This', 0, {
    'it|this|that|these': () => ({}),
    'this|the|my|that photo|picture|pic|image|page|design|listing|post|one|main|product photo|picture|image|pic?':
      () => ({}),
  }),
  ...rules('AsListing', 0, {
    'as a|an|the|my? ~ListingNoun': () => ({}),
    'as it is|like this|that': () => ({}),
    'like this|that': () => ({}),
    'now|yet|already|still|or|right not|no?': () => ({}),
    'rules|requirements|guidelines|policy|standards|specs|listing|listings': () => ({}),
    '~AsListing ~AsListing': () => ({}),
  }),
  ...rules('OfMarket', 0, {
    Market: (market: MarketSaid) => market,
    'the|my|an Market': (market: MarketSaid) => market,
    'for|on|with|by|at|to|against|in OfMarket': (market: MarketSaid) => market,
    'OfMarket ~AsListing': (market: MarketSaid) => market,
  }),
  ...rules('May', 0, {
    "is|are|does|do|will|would|can|could|isnt|isn't|might": () => ({}),
    'can|could|may|should i|we|u|you': () => ({}),
  }),
  ...rules('Act', 0.02, {
    '~May ~This be|now|already|really? ~Passing OfMarket': asked,
    '~May ~This pass|meet|comply|follow|break|work OfMarket': asked,
    '~May OfMarket ~Accept ~This ~AsListing?': asked,
    '~May use|list|upload|post|sell|put|have ~This ~AsListing? OfMarket': asked,
    '~This is? ~Passing OfMarket': asked,
    'check|test|verify|validate|review ~This? OfMarket': asked,
    'check|test|verify|validate|review if|whether it|this is|passes? ~Passing? OfMarket': asked,
    '~Passing OfMarket': asked,
    'make|get ~This ~Passing|pass|fit|comply OfMarket': (market: MarketSaid) => check(market, true),
    '~Mend ~This OfMarket': (market: MarketSaid) => check(market, true),
    'make|let ~This pass|comply': () => check(null, true),
    '~Mend everything|them|those|all': () => check(null, true),
    '~Mend all of it|them|that': () => check(null, true),
    'and|what|how about? OfMarket too|then?': asked,
  }),
  ...rules('ListingPhoto', 0, {
    '~ListingNoun': () => ({}),
    'Color ListingPhoto': (on: string, said: ListingPhoto) => (said.on === undefined ? { ...said, on } : null),
    '~Clean|a|an|the|my ListingPhoto': (said: ListingPhoto) => said,
  }),
  ...rules('Listing', 0, {
    'ListingPhoto of|for|from NP OfMarket': ({ on }: ListingPhoto, of: Reference[], { size }: MarketSaid) =>
      listing(of, size, on),
    'ListingPhoto OfMarket': ({ on }: ListingPhoto, { size }: MarketSaid) => listing([], size, on),
    'a|an|the|my? Market ListingPhoto of|for|from NP': ({ size }: MarketSaid, { on }: ListingPhoto, of: Reference[]) =>
      listing(of, size, on),
    'a|an|the|my? Market of NP': ({ size }: MarketSaid, of: Reference[]) => listing(of, size),
    // "for my bakery" says who needs it.
    'a|an|the|my? Size of|from NP': ({ size }: SizeSaid, of: Reference[]) =>
      size.by === 'format' && of.length > 0 ? listing(of, size) : null,
    'Listing ,|.|with|on|and? a|an? ~Clean? Color ~BgNoun': (act: Act<'listing'>, on: string) =>
      act.on === null ? { ...act, on } : null,
  }),
  ...rules('Act', 0.02, {
    Listing: (act: Act<'listing'>) => act,
    '~Make|~Add|~Draws|create|do|get|~Shows Listing': (act: Act<'listing'>) => act,
    '~Make NP Listing': (of: Reference[], act: Act<'listing'>) =>
      mayBePictures(of) && act.target.length === 0 ? { ...act, target: of } : null,
    '~Make NP|Whole into|as|to? Listing': (_of: Reference[] | Said, act: Act<'listing'>) => act,
  }),
];

export const BRANDING: Rule[] = [...DRAWING, ...BRANDS, ...CHECKING];
