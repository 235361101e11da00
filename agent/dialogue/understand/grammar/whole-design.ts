/**
 * The design as a whole: its size, its file, and what marketplaces ask of it: "is this ok for ebay?", "make it pass Amazon".
 */
import { isSingular, type PageSaid, type Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { several, type Act, type Said, type Several } from './meanings.ts';
import type { MarketSaid } from '../engine-phrases.ts';
import type { SizeSaid } from '../size-phrases.ts';
import { mayBePictures } from './pictures.ts';

type File = Pick<Act<'export'>, 'format' | 'transparent'>;

const resize = ({ size, isBeside }: SizeSaid, isIt: boolean, copy = isBeside): Act<'resize'> => ({
  type: 'resize',
  size,
  copy,
  isIt,
});
const exporting = ({ format, transparent }: File, page: PageSaid | null = null): Act<'export'> => ({
  type: 'export',
  format,
  transparent,
  page,
});
const isIt = (what: Said): boolean => isSingular(what.pronoun ?? null);

export const SIZES: Rule[] = [
  ...rules('Whole', 0.1, {
    'it|this|that': (): Said => ({ pronoun: 'it' }),
    'this|that one': () => ({}),
    'everything|all': () => ({}),
    'the|this|my|our very|present|whole? thing|design|page|pages|post|poster|flyer|flier|card|banner|canvas|format|size':
      () => ({}),
  }),
  ...rules('NewSize', 0.1, {
    Size: (said: SizeSaid) => said,
    'a|an|the|my|our|their Size': (said: SizeSaid) => said,
    'NewSize of|from ~Whole': ({ size }: SizeSaid): SizeSaid => ({ size, isClear: true, isBeside: true }),
    'Size format|version|size|one|dimensions|sized|px|pixels': (said: SizeSaid) => ({ ...said, isClear: true }),
    'a|an|the Size format|version|size|one|dimensions': (said: SizeSaid) => ({ ...said, isClear: true }),
    'the? size|format|version|dimensions for|of a|an|the|my? Size': (said: SizeSaid) => ({ ...said, isClear: true }),
    'a|an|the? separate|second|extra|additional|new Size version|format|size|one|copy?': ({ size }: SizeSaid) => ({
      size,
      isClear: true,
      isBeside: true,
    }),
    'size|format Size': (said: SizeSaid) => ({ ...said, isClear: true }),
    'NewSize Purpose': (said: SizeSaid) => ({ ...said, isClear: true }),
  }),
  ...rules('Purpose', 0.1, {
    'to|for print|printing': () => ({}),
    'to print it': () => ({}),
    'for the|my|our|a|an? feed|grid|printer|profile': () => ({}),
  }),
  // "do one for Facebook": one more.
  ...rules('OneMore', 0.02, {
    'one|another|copy|version|duplicate': () => ({}),
    'another|a|an|second|extra|separate one|copy|version|duplicate': () => ({}),
    'a second|separate|new|different one|copy|version': () => ({}),
    'one more': () => ({}),
    'OneMore of it|this|that': () => ({}),
  }),
  ...rules('Act', 0.15, {
    '~Make|~Fetch|do|create|add|now me|us? ~OneMore for|as|in NewSize': (said: SizeSaid) => resize(said, false, true),
    '~OneMore for|as|in NewSize': (said: SizeSaid) => resize(said, false, true),
    '~Copy Whole for|as|to|into|in NewSize': (_what: Said, said: SizeSaid) => resize(said, false, true),
    '~Make Whole fit|work in|into|on|for|as? NewSize': (what: Said, said: SizeSaid) => resize(said, isIt(what)),
    'Whole NewSize': (what: Said, said: SizeSaid) => (isIt(what) ? resize(said, true) : null),
  }),
  ...rules('Act', 0.2, {
    '~Make|~Exchange Whole NewSize': (what: Said, said: SizeSaid) => resize(said, isIt(what)),
    '~Make Whole to|into|in|as|for NewSize': (what: Said, said: SizeSaid) => resize(said, isIt(what)),
    // "fix it for Amazon" is about what is wrong with it there.
    '~Exchange Whole to|into|in|as NewSize': (what: Said, said: SizeSaid) => resize(said, isIt(what)),
    'resize|format|adapt|convert|reformat|fit Whole? to|into|in|as|for NewSize': (
      what: Said | undefined,
      said: SizeSaid,
    ) => resize(said, what !== undefined && isIt(what)),
    'Whole should|must be NewSize': (what: Said, said: SizeSaid) => resize(said, isIt(what)),
    'Whole in|as|to NewSize': (what: Said, said: SizeSaid) => resize(said, isIt(what)),
    '~Fetch? the? same|same thing|design|one|post|again? in|as|for NewSize': (said: SizeSaid) =>
      resize(said, false, true),
    'the? same|same thing|design|one|post but|just in|as|for? NewSize': (said: SizeSaid) => resize(said, false),
    'the? same as NewSize': (said: SizeSaid) => resize(said, false, true),
    '~Make|~Fetch|create a|another? copy|copies|duplicate|version|versions of|from Whole for|as|in NewSize': (
      _what: Said,
      said: SizeSaid,
    ) => resize(said, false, true),
    '~Make|~Fetch|create me|us? a|another? copy|copies|version|versions for|as|in NewSize': (said: SizeSaid) =>
      resize(said, false, true),
    '~Fetch Whole for|as NewSize': (_what: Said, said: SizeSaid) => resize(said, false),
    '~Make|~Fetch|create me|us NewSize': (said: SizeSaid) => (said.isClear ? resize(said, false) : null),
    '~Make|create|add NewSize': (said: SizeSaid) => (said.isClear ? resize(said, true) : null),
    'and|&|,|plus NewSize': (said: SizeSaid) => (said.isBeside ? resize(said, false, true) : null),
    'as|in|for NewSize too|also': (said: SizeSaid) => resize(said, false, true),
    'as|in|for NewSize as well': (said: SizeSaid) => resize(said, false, true),
    // The design that is there stays.
    'as NewSize': (said: SizeSaid) => (said.isClear ? resize(said, false, true) : null),
    'in|for NewSize': (said: SizeSaid) => (said.isClear ? resize(said, true) : null),
    NewSize: (said: SizeSaid) => (said.isClear ? resize(said, true) : null),
  }),
];

/** Copies in all of them. */
const copiesIn = (sizes: readonly SizeSaid[]): Several | null =>
  sizes.length > 1 ? several(...sizes.map((said) => resize(said, false, true))) : null;

/** "square for vinted and tall for stories", "that one to print a4": a copy for each place that is named. */
const PLACES_TO_BE: Rule[] = [
  ...rules('SizedFor', 0.05, {
    NewSize: (said: SizeSaid) => said,
    // What it is for says which one is meant.
    '~ShapeSaid for|on|in ~Determiner? Size|Platform': (said: SizeSaid) => said,
    'Size for|on ~Determiner? ~Platform|~Unknown': (said: SizeSaid) => said,
    'for|on ~Determiner? Platform|Size': (said: SizeSaid) => said,
    'as|in|to a|an|the? SizedFor': (said: SizeSaid) => said,
    'a|an|one|another ~OneMore? for|in|as|on a|an|the? Size|Platform': (said: SizeSaid) => said,
    'a|an|one SizedFor': (said: SizeSaid) => said,
    'SizedFor one|version|copy': (said: SizeSaid) => said,
  }),
  ...rules('SizedForAll', 0.02, {
    'SizedFor and|&|+|plus|, SizedFor': (one: SizeSaid, other: SizeSaid) => [one, other],
    'SizedFor and|&|+|plus|, Platform': (one: SizeSaid, other: SizeSaid) => [one, other],
    'SizedForAll ,|and|&|+ SizedFor|Platform': (some: SizeSaid[], one: SizeSaid) => [...some, one],
    'SizedForAll , and SizedFor|Platform': (some: SizeSaid[], one: SizeSaid) => [...some, one],
  }),
  ...rules('Act', 0.1, {
    '~Make|~Fetch|do|create|have me|us? ~Whole? SizedForAll': copiesIn,
    '~Whole SizedForAll': copiesIn,
    'a|one|two|three? copy|copies|version|versions|one|ones SizedForAll': copiesIn,
  }),
  ...rules('Act', 0.4, { SizedForAll: copiesIn }),
  ...rules('Hung', 0.02, { 'for|on|in ~Determiner ~Unknown|~Said|~N': () => ({}) }),
  ...rules('ToPrint', 0.02, {
    'to|for print|printing|printer': () => ({}),
    'to print out|off': () => ({}),
    'to print it|them out|off?': () => ({}),
    'print|printed|printable|printed size|version|copy|out?': () => ({}),
    'that|which i|we can print out?': () => ({}),
  }),
  ...rules('Act', 0.1, {
    '~Make|~Fetch|do|have? ~Whole ~ToPrint at|in|on|as|,? NewSize ~Hung?': (said: SizeSaid) =>
      resize(said, false, true),
    '~Make|~Fetch|do|have a|an ~ToPrint at|in|on|as|,? NewSize ~Hung?': (said: SizeSaid) => resize(said, false, true),
  }),
];

export const FILES: Rule[] = [
  ...PLACES_TO_BE,
  ...rules('SeeThrough', 0, {
    'without ~Determiner? white|colored|coloured? ~BgNoun': () => ({}),
    'with no white|colored|coloured? ~BgNoun': () => ({}),
    'with|on a? transparent ~BgNoun': () => ({}),
    'without|no ~Determiner? Color behind|around it|that|this|everything|them?': () => ({}),
    'with no Color behind|around it|that|this|everything|them?': () => ({}),
    'with transparency': () => ({}),
    'no ~BgNoun': () => ({}),
  }),
  ...rules('F', 0.1, {
    'a|an|the|one? File': (format: File['format']) => ({ format, transparent: false }),
    'a|an|the|one? File file|version|image|picture|format|copy|video|clip|movie': (format: File['format']) => ({
      format,
      transparent: false,
    }),
    'a|an|the? transparent|see-through File': (format: File['format']) => ({ format, transparent: true }),
    'a|an|the? File ~SeeThrough': (format: File['format']) => ({ format, transparent: true }),
    'a|an|the|one? print|print-ready|printable|printing|hi-res|high-res|hires|quality File version|file?': (
      format: File['format'],
    ) => ({ format, transparent: false }),
    'a|an|the|one? print ready|quality File version|file?': (format: File['format']) => ({
      format,
      transparent: false,
    }),
    'a|an|the? high|full|good|best|top quality|res|resolution File version|file?': (format: File['format']) => ({
      format,
      transparent: false,
    }),
    'F for|to the? print|printing|printer': (file: File) => file,
    'a|the file|download': () => ({ format: null, transparent: false }),
  }),
  ...rules('Act', 0.2, {
    F: (file: File) => (file.format === null ? null : exporting(file)),
    '~Save Whole as|to a|an? video|movie|film|clip|reel': () => exporting({ format: 'mp4', transparent: false }),
    'download|export|save please|pls|now?': () => exporting({ format: null, transparent: false }),
    '~Save|~Fetch Whole to|on|onto my|the|our phone|computer|laptop|device|gallery|camera|desktop|pc|mac|drive roll?':
      () => exporting({ format: null, transparent: false }),
    '~Save Whole': () => exporting({ format: null, transparent: false }),
    '~Save Whole ~SeeThrough': () => exporting({ format: null, transparent: true }),
    '~Fetch me|us? F': (file: File) => exporting(file),
    '~Fetch|~Make Whole as|to|into|in? F': (_what: Said, file: File) => (file.format === null ? null : exporting(file)),
    'F is|would|will be|do|works|work? fine|ok|okay|good|great|enough|perfect|then': (file: File) =>
      file.format === null ? null : exporting(file),
    'the|my|our print|copy? shop|printer|printers|client|designer|customer wants|needs|want|need F': (file: File) =>
      exporting(file),
    'as|in F': (file: File) => (file.format === null ? null : exporting(file)),
    '~Fetch as|to|into|in F': (file: File) => (file.format === null ? null : exporting(file)),
    '~Fetch Page as|to|into|in F': (page: PageSaid, file: File) => exporting(file, page),
    '~Save Page': (page: PageSaid) => exporting({ format: null, transparent: false }, page),
    'Page as|in F': (page: PageSaid, file: File) => exporting(file, page),
    '~Fetch? me? F of|from|with Page': (file: File, page: PageSaid) => exporting(file, page),
    '~Fetch? me|us? F of|from Whole': (file: File) => exporting(file),
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
