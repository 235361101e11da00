/** The words of requests about pages, and about the design as a file. */
import type { FileFormat } from '#tools/contract/ports/rendering-port.ts';
import type { PageSaid } from '../../acts/reference.ts';
import type { Entry } from './entry.ts';

const NAMES: readonly (readonly [words: string, page: PageSaid])[] = [
  ['front|front side|front page', 'front'],
  ['back|back side|back page|reverse side|rear side', 'back'],
  ['cover|cover page|cover slide|title page|title slide', 1],
];
const FILES: readonly (readonly [words: string, format: FileFormat])[] = [
  ['png', 'png'],
  ['jpg|jpeg', 'jpg'],
  ['webp', 'webp'],
  ['pdf', 'pdf'],
  ['svg', 'svg'],
  ['mp4|mp 4|mpeg4|video file', 'mp4'],
  ['vector pdf', 'vector-pdf'],
];

export const PAGE_WORDS: readonly Entry[] = [
  { category: 'PageNoun', words: 'page|slide|artboard', meaning: {} },
  { category: 'PagesNoun', words: 'pages|slides|artboards', meaning: {} },
  { category: 'Save', words: 'export|download|save', meaning: {} },
  {
    category: 'Fetch',
    words: 'export|download|save|send|give|get|want|have|need|chuck|throw|sling|shoot|gimme|spit out|whip up',
    meaning: {},
  },
  ...NAMES.map(([words, meaning]): Entry => ({ category: 'PageName', words, meaning })),
  ...FILES.map(([words, meaning]): Entry => ({ category: 'File', words, meaning })),
];
