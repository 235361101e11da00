/**
 * Phrases that say what the words behind them are: the text to print, what it is about, who it is for, or what only the
 * designer needs to know. A new wording is a new row.
 */
import type { TextRole } from '../acts/values.ts';
import { phrase, type Phrase } from './phrases.ts';

export type SegmentKind =
  /** What is to be made. */
  | 'ask'
  /** What it is about. */
  | 'subject'
  /** Who it is for: their name or their trade. */
  | 'who'
  /** Text to print. */
  | 'text'
  /** Facts and details for readers. */
  | 'info'
  /** What is announced, as a clause: printed as it is said, and leads. */
  | 'news'
  | 'look'
  | 'imagery'
  | 'audience'
  | 'purpose'
  | 'tone'
  /** Other words to the designer: only quoted texts and facts to include are printed. */
  | 'aside'
  | 'without';

export interface Cue {
  kind: SegmentKind;
  role: TextRole | null;
  /** `start`: only where a clause begins; `label`: there, and a colon follows; `any`: inside a clause, too. */
  where: 'start' | 'any' | 'label';
  phrase: Phrase;
  /** Whether it says everything itself, so that what follows is something else. */
  isWhole: boolean;
}

type Row = readonly [kind: SegmentKind, where: Cue['where'], phrases: string, role?: TextRole];

const LABELS: readonly Row[] = [
  [
    'ask',
    'label',
    `
      item, deliverable, type, format, size, sizes, dimensions, dimension, ad size, banner size, canvas,
      aspect ratio, output, project, medium, orientation, kind
    `,
  ],
  [
    'subject',
    'label',
    `
      topic, subject, theme of the event, event, product, product name, what, campaign, occasion, service,
      about, promotion
    `,
  ],
  [
    'who',
    'label',
    `
      company, company name, brand, brand name, business, business name, client, shop, shop name, store, name,
      organization, organisation, organizer, host, who, artist, band, restaurant, studio, school, church, club
    `,
  ],
  ['text', 'label', '#ordinal #slide?, #slide #ordinal, the? #ordinal #slide?', 'title'],
  ['text', 'label', '#title, name of the event, quote of the day #deliverable?, quote|quotation #deliverable', 'title'],
  ['text', 'label', '#subtitle', 'subtitle'],
  ['text', 'label', '#tagline', 'tagline'],
  ['text', 'label', '#author', 'author'],
  ['text', 'label', 'description', 'subtitle'],
  ['text', 'label', '#action', 'callToAction'],
  ['text', 'label', '#offer, deal', 'offer'],
  [
    'text',
    'label',
    `
      text, texts, words, wording, copy, caption, footer, small print, fine print, message, text on it,
      text to include, text content, exact text, must include, front, back
    `,
    'detail',
  ],
  [
    'info',
    'label',
    `
      date, dates, when, time, times, where, venue, location, place, address, price, prices, cost, fee,
      tickets, ticket, entry, admission, contact, phone, tel, telephone, mobile, whatsapp, email, e-mail, mail,
      website, web, url, instagram, facebook, hours, opening hours, open, details, info, information, includes,
      included, features, benefits, rsvp, speaker, speakers, performers, line-up, lineup, artists, host, order,
      orders, register, book, bookings, call, shipping, delivery, material, condition, brand new,
      colours available
    `,
  ],
  [
    'look',
    'label',
    `
      color, colors, colour, colours, color scheme, colour scheme, color palette, colour palette, palette,
      style, visual style, design style, mood, vibe, look, look and feel, aesthetic, theme, background, font,
      fonts, typography, text color, text colour, color theme
    `,
  ],
  [
    'imagery',
    'label',
    `
      image, images, imagery, photo, photos, picture, pictures, visual, visuals, illustration, graphics,
      graphic elements, icon, icons, hero image, main visual
    `,
  ],
  ['audience', 'label', 'audience, target audience, target, target group, target market, readers, customers, who for'],
  [
    'purpose',
    'label',
    `
      purpose, primary purpose, main purpose, goal, goals, objective, objectives, aim, main goal, intent, use,
      usage
    `,
  ],
  ['tone', 'label', 'tone, tone of voice, voice, emotion, feeling'],
  [
    'aside',
    'label',
    `
      requirements, requirement, layout, composition, notes, note, instructions, instruction, important, brief,
      industry, language, deadline, file format, constraints, technical, placement, logo, logo placement,
      context, background info, avoid, hierarchy, guidelines
    `,
  ],
  ['text', 'label', '#detail', 'detail'],
];

const WORDINGS: readonly Row[] = [
  [
    'subject',
    'any',
    `
      to? promote|advertise|announce|celebrate|showcase|introduce|publicize|publicise|commemorate,
      promoting|advertising|announcing|celebrating|showcasing|introducing|publicizing, about, on the topic of,
      on the subject of, dedicated to
    `,
  ],
  [
    'who',
    'start',
    `
      our|my|the|her|his? name|name's is?, our|my|the|her|his? #business is|'s called|named,
      our|my|the|her|his? #business name is?, name of our|my|the? _ is, our|my|the _ is called|named, band|artist|brand|shop is,
      it's|its|it called|named, it is called|named, it's|its for|from, it|this is for|from, on behalf of, hosted by,
      presented by, organised|organized by, brought to you by, we are|we're called
    `,
  ],
  ['who', 'any', 'called, named, is called, is named, whose name is, by the name of'],
  [
    'text',
    'any',
    `
      titled|entitled|headlined,
      with|use|add|put|include|using|and? the|a|an? #title that|which? says|reads|saying|reading|is?,
      the? #title should|must|will? be|is|says|reads|say|read, #title @quoted
    `,
    'title',
  ],
  [
    'text',
    'any',
    `
      with|use|add|put|include|using|and? the|a|an? #subtitle that|which? says|reads|saying|reading|is?,
      the? #subtitle should|must|will? be|is|says|reads|say|read
    `,
    'subtitle',
  ],
  [
    'text',
    'any',
    `
      with|use|add|put|include|using|and? the|a|an? #tagline that|which? says|reads|saying|reading|is?,
      the? #tagline should|must|will? be|is|says|reads|say|read
    `,
    'tagline',
  ],
  [
    'text',
    'any',
    `
      with|use|add|put|include|using|and? the|a|an? #action that|which? says|reads|saying|reading|is?,
      the? #action should|must|will? be|is|says|reads|say|read, a|an? #action that|which says|reads,
      #action saying|reading|labelled|labeled
    `,
    'callToAction',
  ],
  ['text', 'any', 'by author|writer, written by, the? #author is', 'author'],
  [
    'text',
    'any',
    `
      that|which|it? should|must|needs|has|to? to? say|read, that|which says|reads|say|read, saying, reading,
      says, with the words|text|wording|phrase|message|caption|lettering,
      the? text|words|wording should|must|will? be|is|reads|says|read|say, reads
    `,
  ],
  ['text', 'start', 'write on it, print on it, write'],
  ['look', 'any', 'in the? style of'],
  ['subject', 'start', 'for'],
  [
    'audience',
    'any',
    `
      the? target|intended|main? audience|viewers|readers is|are|will|consists|includes, aimed at,
      targeted at|to|towards?, targeting, target audience, intended for, geared towards|toward|to,
      designed for, appealing to, to appeal to, appeals to, to attract, attracting, attract, that speaks to,
      speaks to, for an audience of, to reach, resonate|resonates with
    `,
  ],
  [
    'purpose',
    'any',
    `
      the|its? main|primary|key? purpose|goal|aim|objective|intent|intention is|of,
      with the purpose|goal|aim|objective|intention of, in order to, so that,
      so people|customers|visitors|viewers|they, it is meant to, meant to,
      it should evoke|encourage|inspire|invite, encourage,
      to encourage|increase|drive|boost|raise|generate|invite|inform|persuade|convince|build|inspire|motivate|attract|highlight|emphasize|emphasise|convey|communicate|evoke|create|grab|capture|draw|educate|remind|let,
      encouraging|inviting|driving|raising|informing|highlighting|emphasizing|emphasising|conveying|evoking
    `,
  ],
  [
    'tone',
    'any',
    `
      the? overall? tone|mood|feel|feeling|vibe|atmosphere|look|style|aesthetic|design should|must|is|needs|has|to to? be|feel|convey|evoke?,
      should feel|look, it should|must feel|look|be, make it, keep it, kinda,
      i want it|this to be|feel|look,
      we want it|this to be|feel|look
    `,
  ],
  ['info', 'any', 'write|mail|email me|us at|on|to?, write|send|mail to me|us at|on?'],
  [
    'news',
    'any',
    `
      explaining|explains, reminder|notice|announcement|update that, asking ppl|people|followers|everyone?, to? announce|say|share|mention|explain that, announcing|saying|sharing|explaining|mentioning that,
      that? to? tell|tells|telling|inform|informs|informing|remind|reminds|reminding my|our|the|your? #readers that?,
      that? to? let|lets|letting my|our|the|your? #readers know that?
    `,
  ],
  [
    'imagery',
    'any',
    `
      showing, shows, depicting, featuring,
      with|use|using|include|add|and? a|an|the|some? #mood? photo|photograph|picture|image|illustration|drawing|silhouette|photos|pictures|images|illustrations|icon|icons|graphic|graphics of,
      background of, image of, photo of, picture of, illustration of, images of, photos of,
      an? background image of, set against, against a|an|the, in the background, surrounded by, decorated with
    `,
  ],
  [
    'without',
    'start',
    `
      no, without, without any,
      don't|dont include|show|put|use|add|write|mention|print,
      do not include|show|put|use|add|write|mention|print, not,
      avoid, leave out, skip the
    `,
  ],
  ['aside', 'start', 'cut, remove the|its background, crop'],
  [
    'aside',
    'start',
    `
      don't|dont|never cover|hide|block|crop|cut|change|touch|overlap|stretch|squash|crowd|overdo|clutter|blur|go|make,
      do not cover|hide|block|crop|cut|change|touch|overlap|stretch|squash|crowd|overdo|clutter|blur|go|make,
      try not to, nothing over|on|across|covering
    `,
  ],
  [
    'aside',
    'start',
    `
      make sure, ensure, please ensure|make|use|keep|include|add|put|avoid, use, using, keep, include, add,
      put, place, position, leave, let, consider, choose, opt for, incorporate, apply, align, center, centre,
      balance, avoid, emphasize, emphasise, highlight,
      the|this|these|your|my|both? design|layout|poster|flyer|banner|ad|advertisement|card|cover|background|font|fonts|typography|typeface|text|texts|composition|image|images|pic|pics|imagery|visual|visuals|colors|colours|color|colour|palette|style|logo|photo|photos|picture|pictures|illustration|overall|elements|hierarchy|border|invitation|menu|graphic|button|copy,
      it should|must|needs|has|will|can, i want|need|like|prefer|love|imagine|picture|envision,
      we want|need|like|prefer|imagine|envision, i'd|we'd like|love|prefer, everything should, everything must be, all text,
      think, attached, i attach|attached|have, i'm attaching, here's, heres, she|he|they loves|love|like|likes,
      nothing else|fancy|too, big, large, bold, the one
    `,
  ],
];

/** Looks in a phrase of their own: "with a warm autumn feeling", "in pastel tones". */
const LOOKS: readonly Row[] = [
  '#mood',
  '#mood #mood',
  '#mood and|& #mood',
  '#mood _',
  '_ and #mood',
  '#mood and _',
].map((moods): Row => [
  'look',
  'any',
  `
      with|in|has|having a|an very|nice|really|lovely? ${moods} feel|feeling|vibe|vibes|look|tone|mood|atmosphere|aesthetic|style|theme|touch,
      with|in very|nice|soft|lovely? ${moods} feelings|vibes|tones|colors|colours|shades|style
    `,
]);

const GROUNDS: readonly Row[] = [
  [
    'look',
    'any',
    `
      on|against a|an|the? wood|wooden|marble|concrete|brick|stone|linen|paper|kraft|chalkboard|slate|rustic|metal|velvet|denim paper? background|backdrop|ground|surface|texture|bg,
      on|against a|an|the? chalkboard|blackboard, on kraft paper
    `,
  ],
];

const cuesOf = (rows: readonly Row[], isWhole = false): Cue[] =>
  rows.flatMap(([kind, where, phrases, role]) =>
    phrases.split(',').map((text): Cue => ({ kind, where, role: role ?? null, phrase: phrase(text.trim()), isWhole })),
  );

export const CUES: readonly Cue[] = [
  ...cuesOf(LABELS),
  ...cuesOf(WORDINGS),
  ...cuesOf(LOOKS, true),
  ...cuesOf(GROUNDS, true),
];
