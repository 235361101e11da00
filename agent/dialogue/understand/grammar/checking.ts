/** What marketplaces ask of a page: "is this ok for ebay?", "make it pass Amazon", "white listing photo of the mug for etsy". */
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import type { MarketSaid } from '../engine-phrases.ts';
import type { Act, Said } from './meanings.ts';
import { mayBePictures } from './pictures.ts';
import type { SizeSaid } from './whole-design.ts';

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

/** "a reel of my photos" moves. */
const isFilm = (format: string): boolean => format.includes('reel') || format.includes('tiktok');

export const CHECKING: Rule[] = [
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
    'rules|requirements|guidelines|policy|policies|standards|specs|listing|listings|criteria': () => ({}),
    'image|photo|picture|main|listing|product ~AsListing': () => ({}),
    '~AsListing ~AsListing': () => ({}),
  }),
  ...rules('OfMarket', 0, {
    Market: (market: MarketSaid) => market,
    'the|my|an Market': (market: MarketSaid) => market,
    'for|on|with|by|at|to|against|in OfMarket': (market: MarketSaid) => market,
    'OfMarket ~AsListing': (market: MarketSaid) => market,
    "OfMarket 's": (market: MarketSaid) => market,
  }),
  ...rules('May', 0, {
    "is|are|does|do|will|would|can|could|isnt|isn't|might": () => ({}),
    'can|could|may|should i|we|u|you': () => ({}),
  }),
  ...rules('Check', 0, {
    'check|test|verify|validate|review': () => ({}),
    'double|please check': () => ({}),
  }),
  ...rules('Meet', 0, {
    'meet|match|follow|satisfy|fulfil|fulfill|respect|pass|fit|obey': () => ({}),
    'comply|conform|agree with|to': () => ({}),
  }),
  ...rules('Act', 0.02, {
    '~May ~This be|now|already|really? ~Passing OfMarket': asked,
    '~May ~This pass|meet|comply|follow|break|work OfMarket': asked,
    '~May OfMarket ~Accept ~This ~AsListing?': asked,
    '~May use|list|upload|post|sell|put|have ~This ~AsListing? OfMarket': asked,
    '~This is? ~Passing OfMarket': asked,
    '~Check ~This? OfMarket': asked,
    '~Check if|whether ~This is|passes|meets? ~Passing? OfMarket': asked,
    '~Check if|whether OfMarket would|will|might|does? ~Accept|accepts|takes|allows ~This': asked,
    'run|do|make a|an|the? OfMarket check|test|review': asked,
    'OfMarket check|test|review': asked,
    'any|some|no? problems|problem|issues|trouble OfMarket': asked,
    'any|some? problems|problem|issues with|about ~This OfMarket': asked,
    'is|are there any|something|anything? wrong|bad|missing|problems|issues|problem with|about ~This OfMarket': asked,
    "what's|whats|what wrong|bad|missing|is wrong|bad|missing? with|about|on|in ~This OfMarket": asked,
    '~Passing OfMarket': asked,
    '~This is? ~Passing OfMarket ,? right|yes|correct|yeah': asked,
    'make|get ~This ~Passing|pass|fit|comply OfMarket': (market: MarketSaid) => check(market, true),
    '~Mend ~This OfMarket': (market: MarketSaid) => check(market, true),
    'make|get|prepare|adjust|change ~This to? ~Meet OfMarket': (market: MarketSaid) => check(market, true),
    'make|get ~This OfMarket ~Passing': (market: MarketSaid) => check(market, true),
    'prepare ~This OfMarket': (market: MarketSaid) => check(market, true),
    'make|do|change ~This? so that? OfMarket will|would|can? accepts|accept|takes|take|allows|allow|approves|approve ~This':
      (market: MarketSaid) => check(market, true),
    "~Mend everything|all|whatever|anything|what that|which? OfMarket doesn't|doesnt|wont|won't like|accept|want|allow|take":
      (market: MarketSaid) => check(market, true),
    '~Mend everything|all|whatever|anything|what that|which? OfMarket dislikes|rejects|complains|objects about|to?': (
      market: MarketSaid,
    ) => check(market, true),
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
      size.by === 'format' && of.length > 0 && !isFilm(size.format) ? listing(of, size) : null,
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
