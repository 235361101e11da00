/** The design as a whole: its size and its file. */
import type { SizeWish } from '../../acts/design.ts';
import { isSingular, type PageSaid } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import type { Act, Said } from './meanings.ts';

/** A size as it was recognized. `isClear`: it can't be anything else; `isBeside`: there is to be one more. */
export interface SizeSaid {
  size: SizeWish;
  isClear: boolean;
  isBeside: boolean;
}
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

export const FILES: Rule[] = [
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
    '~Save as|to|in|into F': (file: File) => (file.format === null ? null : exporting(file)),
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
