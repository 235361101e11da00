/** What tables are called, what they are for, and their looks. Many of these are names of things as well. */
import type { TableStyle } from '#design/tables/styles.ts';
import { entries, type Entry } from './entry.ts';

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
