/** The words of facts, pages, files and tables. Those that facts are told with ("has gone up to", "til") say not which fact it is. */
import type { FileFormat } from '#tools/contract/ports/rendering-port.ts';
import type { TableStyle } from '#design/tables/styles.ts';
import type { PageSaid } from '../../acts/reference.ts';
import { entries, type Entry } from '../chart.ts';

export const FACT_WORDS: readonly Entry[] = [
  ...entries('Tell', [
    [
      "'s|it|its|it's|it is|it's actually|they|they're|theyre|that|that's|thats|there's|theres|there are|there is|is|are|am|be|been|being|na|shd|should|must|shall|will|would|has|have|had|has to|have to|needs to|need to|got|gets|wants",
      {},
    ],
    [
      "i|i've|ive|i'm|we|we've|weve|we're|were|we are|we r|u|you|he|she|they've|boss says|my boss says|owner says|client says|they say|says|told me|asking|asked",
      {},
    ],
    [
      'no|oh no|wait no|ah no|no wait|now|so|only|just|long|wide|tall|actually|from now on|as of now|from today|from next week|from next month|starting now|these days|instead|again|then|too|as well|this year|this time|na|o|oo|anyway|tho|though|at last|already',
      {},
    ],
    [
      'free|for free|an hour|a month|a week|a person|a head|a night|a day|a piece|an item|per hour|per person|per month|per night|each|open|opened|we r open|cost|costs|costing|sells for|goes for|charge|charging|goes|go|going|gone|went|come|comes|came|up|down|a|an|each|per',
      {},
    ],
    [
      'has changed|have changed|changed|changes|change|updated|update|new|right|correct|dropped|drops|reduced|reduced it|lowered|raised|rose|rises|increased|extended|extends|runs|running|run it|hold it|meet|do|do it|pay|lasts|left|meant|i meant|mean|meant to say|meant to write|happening|takes place|stands at|gone up|gone down|has gone up|have gone up|is gone up|went up|went down|price drop|price change',
      {},
    ],
    [
      'wrong|is wrong|was wrong|wrong date|wrong day|wrong price|wrong time|mistake|a mistake|my mistake|typo|error|my bad|my fault|by mistake|i made a mistake|i made error|two mistakes|2 mistakes|small mistake|i made an error|i wrote wrong|i write wrong|there is a mistake|theres a mistake|i miscounted|miscounted|i am afraid|i gave you',
      {},
    ],
  ]),
  ...entries('Lead', [['back|out|to|at|on|for|of|in|with|as|into|over|above|under', {}]]),
  ...entries('Slip', [['typo|my typo|was a typo|mistake|my mistake|error|my error', {}]]),
  /** Before what no longer holds. */
  ...entries('Not', [
    ["not|isn't|isnt|aint|ain't|and not|but not|no longer|instead of|rather than|in place of|not the", {}],
  ]),
  ...entries('Moving', [
    [
      'moved|got moved|been moved|is moved|was moved|has moved|has been moved|moves|shifted|pushed|pushed back|been pushed back|postponed|delayed|rescheduled|brought forward|later',
      {},
    ],
  ]),
  ...entries<'start' | 'end'>('FactEdge', [
    [
      'from|starts|starts at|start|start at|starting|starting at|begins|begins at|opens|opens at|open at|open from|opening at|from now',
      'start',
    ],
    [
      "til|till|'til|until|ends|ends at|ends on|ending|close|close at|closes|closes at|closing at|stay open til|stay open till|stay open until|open til|open till|open until|finish|finish at|finishes|finishes at",
      'end',
    ],
  ]),
  ...entries<number>('DaysUnit', [
    ['day|days', 1],
    ['week|weeks', 7],
  ]),
  ...entries('Earlier', [['earlier|sooner|forward|forwards|ahead', {}]]),
  ...entries('FactVerb', [
    ['make|put|set|change|update|correct|fix|bump|raise|lower|reduce|increase|say|write|edit|adjust|switch', {}],
  ]),
  /** Why it is so: nothing is asked for. */
  ...entries('Reason', [
    [
      'went up|is off|gone up|have gone up|has gone up|went down|came down|got cheaper|changed|have changed|has changed|ran out|got expensive|got so expensive|got more expensive|is expensive|are expensive|got pricey|is ill|are ill|is sick|are sick|messed up|messed it up|screwed up|cancelled on us|canceled on us|double booked|is firm|is fixed|is final|is negotiable|was full|is full|is late|are late|made a mistake|got it wrong',
      {},
    ],
  ]),
  ...entries('SameNoun', [
    ['time|place|town|city|venue|day|date|hours|price|address|location|number|everything else', {}],
  ]),
];

/** What a page is about, as its owners speak of it: "the market got moved". Elsewhere these are names of things. */
export const OCCASIONS =
  'event,party,market,show,gig,concert,class,workshop,course,sale,offer,deal,drop,launch,opening,meeting,dinner,party,wedding,session,tour,match,game,fair,exhibition,sitting,seller,shop,store,stock,timing,support,deadline,preorder,pre-order,rsvp,entry,tickets,ticket,admission,places,spots,seats,size,insta,shipping,kickoff,doors,bhai,bhaiya,pls,prices,piece,pieces,ours';

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
  ['print pdf|printable pdf|print-ready pdf|print ready pdf|pdf for print|pdf for printing|pdf x', 'print-pdf'],
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

/** What a table is about; `plain`: nothing says. */
export type TableAbout =
  | 'sizes'
  | 'price-list'
  | 'services'
  | 'menu'
  | 'opening-hours'
  | 'shipping'
  | 'comparison'
  | 'nutrition'
  | 'order-form'
  | 'plain';

export const TABLE_WORDS: readonly Entry[] = [
  ...entries<TableAbout>('TableNoun', [
    [
      'size chart|size guide|sizing chart|sizing guide|size table|sizing table|sizes chart|sizes table|size charts|measurement chart|measurement table|measurements chart|measurement guide|chart of sizes|table of sizes|chart with sizes|fit guide',
      'sizes',
    ],
    [
      'price list|pricelist|price table|pricing table|pricing list|prices table|price chart|rate card|list of prices|table of prices|table with prices',
      'price-list',
    ],
    [
      'service price list|services price list|service menu|services menu|treatment menu|treatments menu|treatment price list|salon menu|salon price list|price list of services',
      'services',
    ],
    ['menu table|table of the menu|table with the menu', 'menu'],
    [
      'opening hours table|opening times table|hours table|table of opening hours|table with opening hours|table with our opening hours|table of our opening hours',
      'opening-hours',
    ],
    [
      'shipping table|shipping rates|shipping rates table|shipping costs table|shipping costs|shipping cost table|shipping times table|delivery table|delivery costs table|delivery rates table|postage table|table of shipping costs|table with shipping costs',
      'shipping',
    ],
    ['comparison table|comparison chart|compare table|compare chart|versus table', 'comparison'],
    [
      'nutrition facts table|nutrition facts|nutrition table|nutrition label|nutritional information|nutrition information|nutrition info|nutritional table|nutritional facts|nutritional info',
      'nutrition',
    ],
    ['order form|order sheet', 'order-form'],
    ['table|spreadsheet', 'plain'],
  ]),
  {
    category: 'TableFor',
    words:
      "women|womens|woman|womans|ladies|lady|ladys|female|men|mens|man|mans|gents|guys|male|kids|kid|children|childrens|child|baby|babies|toddler|boys|girls|ring|rings|shoe|shoes|sneaker|sneakers|boot|boots|heels|sandals|dress|tops|top|clothing|clothes|t-shirt|tshirt|hoodie|jewelry|jewellery|unisex|new|simple|plain|nice|little|small|proper|quick|basic|standard|neat|clean|pretty|'s|empty|blank|full|big|large",
    meaning: {},
  },
  { category: 'InUnit', words: 'in inches|in inch|inches|in cm|in centimetres|in centimeters|in mm', meaning: {} },
  ...entries<TableStyle>('TableStyle', [
    ['minimal|minimalist|lineless', 'minimal'],
    ['striped|stripy|zebra', 'striped'],
    ['boxed|gridded|with lines', 'boxed'],
    ['bold', 'bold'],
    ['dark', 'dark'],
    ['soft', 'soft'],
    ['editorial', 'editorial'],
    ['open|airy', 'open'],
  ]),
];
