/** What briefs can be about, and the colors and energy that go with each. */
import type { Energy, Palette } from './composition-input.ts';

export interface Mood {
  id: string;
  /** Whole words, plural or not. */
  pattern: string;
  energies: readonly [Energy, ...Energy[]];
  /** Background, ink, panel, accent, pop: one string per palette. */
  palettes: readonly [string, ...string[]];
  /** Whether a picture with such a brief mostly shows an object that works without its surroundings. */
  things: boolean;
}

export const PLAIN: Mood = {
  id: 'plain',
  pattern: '',
  energies: ['playful', 'clean', 'elegant'],
  things: true,
  palettes: [
    '#f4efe6 #1c1b2b #f6c453 #e4572e #2f5d62',
    '#e9eefc #131b3a #b9c8ff #2f4bff #ff7a59',
    '#1e2a3a #fdf7ec #2d4059 #ffb84d #ff6f59',
    '#fbe9e1 #3b1420 #f7b9a1 #d1345b #1f6f6b',
  ],
};

export const MOODS: readonly Mood[] = [
  {
    id: 'black-friday',
    pattern: 'black friday|cyber monday|singles day',
    energies: ['loud'],
    things: true,
    palettes: [
      '#0d0d10 #ffffff #1d1d24 #ffd400 #ff3b30',
      '#111111 #ffffff #e6ff3a #e6ff3a #ffffff',
      '#ff2d20 #ffffff #0d0d10 #0d0d10 #ffd400',
    ],
  },
  {
    id: 'christmas',
    pattern: 'christmas(?:s?y)?|xmas|holiday season|advent|santa|festive',
    energies: ['elegant', 'playful'],
    things: true,
    palettes: [
      '#123c2c #fdf3e0 #1c5540 #d7263d #e9c46a',
      '#8f1622 #fff4e2 #a9212f #f1d08a #1f5a41',
      '#f7efe1 #14392b #dfe8d6 #b3202f #c99a3c',
    ],
  },
  {
    id: 'halloween',
    pattern: 'halloween|spooky|trick or treat',
    energies: ['loud', 'playful'],
    things: true,
    palettes: ['#171021 #fff3e0 #2a1a42 #ff8a1f #9b5cff', '#ff7a00 #1b0f26 #ff9d3a #1b0f26 #7a2cff'],
  },
  {
    id: 'valentine',
    pattern: "valentine(?:'s|s)?|mother'?s day|galentine",
    energies: ['elegant', 'playful'],
    things: true,
    palettes: [
      '#fbe3e6 #6d1030 #f5b5c0 #c81d4a #8e1b3c',
      '#b3123f #fff1ee #c92a55 #ffd0c9 #ff8aa1',
      '#fff3ef #7a1f3d #ffd9d2 #e63a5f #f2a65a',
    ],
  },
  {
    id: 'wedding',
    pattern: 'wedding|bridal|bride|engagement|anniversary|save the date',
    energies: ['elegant', 'calm'],
    things: false,
    palettes: [
      '#f6f0e8 #3b3a32 #e3dccb #8b7a4f #b08d57',
      '#eef0ea #2f3b31 #d5dccb #7d8f69 #b58463',
      '#fbf1ee #5a2f38 #f1d7d2 #a2596a #c08f6a',
    ],
  },
  {
    id: 'kids',
    pattern: 'birthday|kids?|child(?:ren)?|baby|toys?|party|(?<!(?:plant|garden|tree) )nursery|toddler',
    energies: ['playful'],
    things: true,
    palettes: [
      '#ffe9b8 #3b1d60 #ffcf5c #ff5d73 #2ec4b6',
      '#d9f0ff #1d2a6b #a8dcff #ff6b4a #ffd23f',
      '#ffe3ec #4a1942 #ffb8d0 #7b4dff #ffb703',
    ],
  },
  {
    id: 'luxury',
    pattern:
      'jewel(?:le)?ry|jewels?|rings?|earrings?|necklaces?|bracelets?|luxur(?:y|ious)|perfume|fragrance|watch(?:es)?|diamonds?|premium|exclusive|fine dining|gala|champagne|elegant',
    energies: ['elegant'],
    things: true,
    palettes: [
      '#14120f #f3e9d2 #241f18 #c9a24d #e9d8a6',
      '#f3efe8 #201c17 #e2d9ca #8c6a36 #b58c55',
      '#0f2a2a #f2ead8 #183c3b #cfa75a #e6cf9a',
      '#2b1420 #f7e6dc #42202f #d6a07a #f0c9a8',
    ],
  },
  {
    id: 'sneakers',
    pattern: 'sneakers?|streetwear|skate(?:board)?|hoodies?|trainers?|sneaker drop|drop',
    energies: ['loud', 'clean'],
    things: true,
    palettes: [
      '#ff5a1f #fff7ee #ff7d3b #141414 #ffe14d',
      '#e8ff52 #14151a #d2f000 #14151a #ff4d2e',
      '#2a3bff #ffffff #4556ff #e8ff52 #ff6ad5',
      '#f2f0eb #141414 #ffb62e #ff4a1c #2a3bff',
    ],
  },
  {
    id: 'eco',
    pattern:
      'cottagecore|goblincore|fairycore|mushrooms?|eco|organic|vegan|plants?|garden(?:ing)?|natural|sustainab(?:le|ility)|herbs?|botanical|florist|zero waste|recycled?',
    energies: ['calm', 'playful'],
    things: true,
    palettes: [
      '#e9efdf #1f3d2b #c3d6ac #2f7a4a #e0964a',
      '#1f4a36 #f3f1e2 #2d6148 #f0b24a #c8dd8f',
      '#f6f0df #2b3a1f #dfe0b0 #6a8a2f #d9683c',
    ],
  },
  {
    id: 'coffee',
    pattern:
      'coffee|caf[eé]s?|espresso|latte|bak(?:ery|e|es|ing)|bread|cakes?|cookies?|chocolate|brunch|breakfast|pastr(?:y|ies)|croissants?|tea',
    energies: ['elegant', 'playful', 'calm'],
    things: true,
    palettes: [
      '#f5e9da #3e2418 #e6cba8 #b9542f #7a4a2b',
      '#3b2117 #f8ead7 #553224 #e8a45c #f2cf9b',
      '#e9d7c0 #2d1c14 #d6b48c #a63d2a #4f6b4c',
      '#fbe7d0 #53210f #f7c48f #d4582a #8a3b1c',
    ],
  },
  {
    id: 'food',
    pattern:
      'food|pizza|burgers?|restaurant|menu|lunch|dinner|tacos?|sushi|bbq|grill|ramen|pasta|noodles?|salads?|bowls?|kitchen|chef|street food|delivery|curry|biryani|kebab|snacks?',
    energies: ['loud', 'playful'],
    things: true,
    palettes: [
      '#fff1dc #3a1208 #ffd08a #e4401c #f4a100',
      '#c92a17 #fff4e3 #dd3f27 #ffc93c #fff4e3',
      '#20140e #fff1dc #34221a #ff7a2f #ffc93c',
      '#f7c948 #2f1408 #ffdb6e #d3321d #1f5b3a',
    ],
  },
  {
    id: 'barber',
    pattern: 'barber(?:[ -]?shop)?|beards?',
    energies: ['loud', 'clean'],
    things: true,
    palettes: [
      '#16212f #f6efe0 #22324a #e5533d #d9b26a',
      '#f3eadb #1d1f2b #e2d2b8 #a8321f #27406b',
      '#241813 #f5e8d3 #35251d #d98a3d #d9b98a',
    ],
  },
  {
    id: 'beauty',
    pattern:
      'beauty|skin ?care|spa|cosmetics?|make-?up|nails?|hair|salon|serum|lipstick|lashes|facial|moisturi[sz]er|cream',
    energies: ['elegant', 'clean', 'calm'],
    things: true,
    palettes: [
      '#f8e6e0 #4d1f2c #efc8bd #c65b6c #8a3f4f',
      '#efe6dc #2f2620 #ddcdb9 #a8694a #6f7f5f',
      '#e8e2f2 #2f2147 #cfc3e6 #7d55b8 #e58fa5',
      '#fdf3ec #3a2a2a #f6d5c4 #d9795d #7d9a92',
    ],
  },
  {
    id: 'wellness',
    pattern:
      'yoga|meditat(?:e|ion)|wellness|sleep|calm|mindful(?:ness)?|therap(?:y|ist)|massage|retreat|pilates|breathwork|self[ -]care',
    energies: ['calm', 'elegant'],
    things: false,
    palettes: [
      '#e4ebe3 #1f3a36 #c6d5c5 #b8673f #6d8f7f',
      '#f3ece2 #3a3027 #e2d3c0 #8a6f55 #7f9183',
      '#2f4a48 #f1ede2 #3d5c59 #e7b58a #a9c3b4',
    ],
  },
  {
    id: 'sport',
    pattern:
      'gym|fitness|workout|sports?|run(?:ning|ners?)?|marathon|training|football|soccer|basketball|boxing|crossfit|bikes?|cycling|protein',
    energies: ['loud', 'clean'],
    things: true,
    palettes: [
      '#101418 #ffffff #1d242b #c6ff3d #ff5a36',
      '#e63b1f #ffffff #f0532f #101418 #ffd83d',
      '#d6ff3f #101418 #bce61f #101418 #ff5a36',
      '#1233d6 #ffffff #2a4af0 #ffe14d #ff5a36',
    ],
  },
  {
    id: 'tech',
    pattern:
      'tech|apps?|software|ai|startup|gadgets?|phones?|laptops?|gaming|webinar|saas|headphones?|earbuds?|smart ?watch|cameras?|speakers?|crypto|data|coding|developers?',
    energies: ['clean', 'loud'],
    things: true,
    palettes: [
      '#0e1635 #ffffff #1b2650 #4de1ff #8b6bff',
      '#eef1f8 #0f1a3c #d4dcf2 #2b4bff #ff7847',
      '#0b0f14 #f4f7fb #18202a #6cff9a #4d8bff',
      '#5b3df5 #ffffff #6f54ff #c8ff4d #ffb4e6',
    ],
  },
  {
    id: 'property',
    pattern:
      'real estate|houses?|apartments?|property|properties|interior(?:s| design)?|furniture|home decor|sofas?|chairs?|lamps?|open house|rent(?:al)?|realtor|villa|hotel|airbnb',
    energies: ['elegant', 'clean'],
    things: false,
    palettes: [
      '#efeae2 #22303a #dcd2c3 #a6582c #4f6d6a',
      '#1f2d33 #f4efe6 #2c3d44 #d9a066 #8fb0a9',
      '#e6ebe6 #20332c #cad6cb #b5683f #2f5a4c',
    ],
  },
  {
    id: 'music',
    pattern: 'music|concerts?|dj|club|festivals?|gigs?|live|jazz|band|vinyl|techno|karaoke|open mic|night',
    energies: ['loud', 'clean'],
    things: false,
    palettes: [
      '#1b0f33 #ffffff #33195c #ff4fa3 #ffd23f',
      '#ff4f2e #1c0d14 #ff7a52 #1c0d14 #ffe14d',
      '#0f1a2b #fdf1dc #1b2b45 #f2b53c #e4572e',
      '#3a1cff #ffffff #5638ff #d8ff3e #ff7ad9',
    ],
  },
  {
    id: 'travel',
    pattern: 'travel|trips?|tours?|vacation|flights?|cruise|island|explore|adventure|camping|hik(?:e|ing)|mountains?',
    energies: ['loud', 'clean', 'elegant'],
    things: false,
    palettes: [
      '#0f5c6e #fff6e5 #17758a #ffb84a #ff7a59',
      '#fff0db #17374a #ffd9a0 #e8622c #1f8a8a',
      '#1d3a2f #f8f1de #2a5142 #f2a541 #9cc5a1',
    ],
  },
  {
    id: 'summer',
    pattern: 'summer|beach|sun(?:ny|glasses|screen)?|ice cream|gelato|pool|lemonade|swim(?:wear|suit)?|bikini|tropical',
    energies: ['loud', 'playful'],
    things: true,
    palettes: [
      '#ffcf33 #1d1a3a #ffb52e #ff4d3d #14a3a8',
      '#ff6b4a #fff6e3 #ff8a5c #ffe14d #12325a',
      '#19b5b0 #ffffff #3ac7c1 #ffdf4d #ff5f57',
      '#ffe9c9 #23305e #ffc48a #ff4f5e #2ba6cb',
    ],
  },
  {
    id: 'winter',
    pattern: 'winter|snow|ski(?:ing)?|cold|knit(?:wear|ted)?|scarf|scarves',
    energies: ['clean', 'elegant'],
    things: true,
    palettes: [
      '#dceaf5 #12304f #b9d4ea #d33a52 #4a86b8',
      '#17324f #f3f8fc #234565 #ffb4a2 #a9d3ef',
      '#f4f8fa #17382f #d3e3e0 #1f5a4a #4a86b8',
    ],
  },
  {
    id: 'spring',
    pattern: 'spring|easter|flowers?|blossoms?|bouquets?|tulips?',
    energies: ['playful', 'elegant'],
    things: true,
    palettes: [
      '#fdeaf0 #3f2a4d #f9c6d6 #e0487f #5aa469',
      '#eaf4dd #2a3d22 #cde5b2 #e8638b #f5b83d',
      '#fff6dc #463a1c #ffe39a #f0703c #6fae7c',
    ],
  },
  {
    id: 'autumn',
    pattern:
      'autumn|fall(?= (?:sale|collection|menu|winter|season|drop|market))|harvest|thanksgiving|pumpkins?|october',
    energies: ['elegant', 'playful'],
    things: true,
    palettes: [
      '#f4dfc0 #4a2412 #eac08a #c04a1a #6b6f2a',
      '#7a2f14 #fdeed6 #93401f #f2b24a #e9d3a0',
      '#e9a23b #3b1708 #f2b75c #8a2d12 #fff1d6',
    ],
  },
  {
    id: 'cosy',
    pattern: 'co[sz]y|hygge',
    energies: ['calm', 'elegant'],
    things: true,
    palettes: [
      '#f3e3d0 #43281c #e2c4a3 #a8502c #7d6b4f',
      '#4a2c22 #fbeedd #5f3b2e #e7a866 #d9c3a5',
      '#efe0cf #3a2a26 #d9bfa3 #8c3b32 #b07d4f',
    ],
  },
  {
    id: 'fashion',
    pattern:
      'fashion|cloth(?:es|ing)|dress(?:es)?|styles?|outfits?|vintage|boutique|collection|thrift|lookbook|bags?|handbags?|shoes?|heels|jackets?|jeans|linen|silk',
    energies: ['elegant', 'clean', 'loud'],
    things: true,
    palettes: [
      '#ece4da #1d1a18 #d9c9b6 #a8442a #5f6b52',
      '#1d1b1a #f5efe6 #2d2a28 #e0b48a #c9573a',
      '#d8dcd2 #23281f #bdc6b3 #8a4a2f #e8d2a8',
      '#f5d9d0 #2a1a1c #eebcae #c2352e #3d4f7d',
    ],
  },
  {
    id: 'pets',
    pattern: 'pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|grooming|vet',
    energies: ['playful'],
    things: true,
    palettes: [
      '#ffe8c7 #3a2412 #ffcf8a #f26b3a #2f8f83',
      '#d7efe8 #143c3a #aedfd2 #ff7a59 #ffc94d',
      '#5a4bd6 #fff7ea #6f61e6 #ffcb47 #ff8fa3',
    ],
  },
  {
    id: 'business',
    pattern:
      'hiring|jobs?|careers?|teams?|vacanc(?:y|ies)|workshops?|courses?|class(?:es)?|conference|consult(?:ing|ant)|agency|marketing|finance|accounting|law(?:yer)?|insurance|education|school|university|business|seminar|meetup|open day|summit|services?',
    energies: ['clean', 'loud'],
    things: false,
    palettes: [
      '#1f3a8a #ffffff #2c4aa6 #ffb703 #8ecae6',
      '#f1f0ea #17233d #d9dee8 #e2542c #1f6f78',
      '#0f3d3a #f5f2e6 #185451 #f4c95d #8fd3c1',
      '#ffd84d #17181c #ffe58a #17181c #2f5bff',
    ],
  },
  {
    id: 'cleaning',
    pattern:
      'clean(?:ing|ers?)?|laundry|plumb(?:er|ing)|repairs?|handyman|moving|car wash|dent(?:ist|al)|clinic|health|medical|pharmacy|doctor',
    energies: ['clean'],
    things: false,
    palettes: [
      '#e3f3f7 #0d3347 #b9e2ec #0e86a8 #ffb347',
      '#0f5f7a #ffffff #1a7896 #ffd75e #9fe3d6',
      '#ecf5ee #123c35 #c4e4d0 #1c8a6a #ff8a5b',
    ],
  },
  {
    id: 'sale',
    pattern:
      'sale|off|discounts?|deals?|clearance|offers?|outlet|prices?|promo(?:tion)?|giveaway|win|free|vouchers?|coupons?',
    energies: ['loud'],
    things: true,
    palettes: [
      '#ff4d3d #ffffff #ff6a55 #ffd93b #1d1a3a',
      '#ffd93b #1d1a2b #ffc81f #f0321e #1d1a2b',
      '#2f2bd6 #ffffff #4541ec #ffe14d #ff5f57',
      '#f5f1e8 #1a1a22 #ffce3a #ef3e23 #1a1a22',
    ],
  },
];

/** A palette as it is in the table. */
export function paletteFrom(colors: string): Palette {
  const [background = '#ffffff', ink = '#111111', panel = background, accent = ink, pop = accent] = colors.split(' ');
  return { background, ink, panel, accent, pop };
}
