/**
 * The words of requests about a page: nouns of things, names of properties, verbs, looks, steps and places. A word is
 * added here, never to a rule. Entries are separated by "|"; an entry may be several words long.
 */
import type { Property } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import { FACT_WORDS, PAGE_WORDS } from './matter-words.ts';
import type { Place } from '#tools/contract/page-space.ts';
import { entries, type Entry } from '../chart.ts';
import {
  DEGREE_WORDS,
  DOING_WORDS,
  FACTOR_WORDS,
  LOOK_WORDS,
  SIZE_COMPLAINTS,
  STEP_WORDS,
  TINT_WORDS,
} from './look-words.ts';

const NOUNS = entries<Partial<Reference>>('Noun', [
  ['headline|title|heading|header|main text|main title|big text|main headline|big title', { kind: 'title' }],
  ['subtitle|subheading|sub heading|sub title|subheadline|sub headline|tagline|slogan|strapline', { kind: 'subtitle' }],
  ['caption|fine print|small print|small text|footer|footnote|details', { kind: 'detail' }],
  ['line', { kind: 'line' }],
  ['smaller text|tiny text|little text', { kind: 'text', extreme: 'smallest' }],
  ['text|wording|words|sentence|lettering|letters|copy|writing', { kind: 'text' }],
  ['texts|lines|captions|sentences', { kind: 'text', quantity: 'all' }],
  ['button|cta|call to action|call-to-action', { kind: 'callToAction' }],
  ['badge|label|sticker text|price tag|tag|burst', { kind: 'badge' }],
  ['offer|discount|deal|sale', { kind: 'offer' }],
  ['price|amount|cost|fee|rate|wage|rent|deposit|ticket price|entry fee', { kind: 'money' }],
  ['prices|fees', { kind: 'money', quantity: 'all' }],
  ['percentage|percent', { kind: 'percent' }],
  ['days|dates', { kind: 'date', quantity: 'all' }],
  ['date|day|deadline|due date|closing date|cutoff|cut-off|cut off date', { kind: 'date' }],
  ['time|hour|hours|opening hours|opening times', { kind: 'time' }],
  ['phone|phone nr|phone number|number|telephone|mobile number|whatsapp number|cell number', { kind: 'phone' }],
  ['email|e-mail|mail|email address|mail address', { kind: 'email' }],
  ['website|web address|url|link|site|web site', { kind: 'web' }],
  [
    'handle|insta handle|insta name|instagram name|instagram handle|username|at name|instagram|insta',
    { kind: 'handle' },
  ],
  ['hashtag|hashtags|hash tag', { kind: 'hashtag' }],
  ['address|location|venue|street|place', { kind: 'address' }],
  ['photo|picture|image|pic|photograph|foto|snapshot', { kind: 'photo' }],
  ['photos|pictures|images|pics|photographs', { kind: 'photo', quantity: 'all' }],
  ['logo|our mark|brand mark|mark', { kind: 'logo' }],
  ['sticker|emoji|emoticon', { kind: 'sticker' }],
  ['stickers|emojis|emoji’s', { kind: 'sticker', quantity: 'all' }],
  ['drawing|doodle|scribble', { kind: 'drawing' }],
  ['table|price list|size chart|chart|price table|timetable|list|menu', { kind: 'table' }],
  ['row|table row', { kind: 'row' }],
  ['rows', { kind: 'row', quantity: 'all' }],
  ['column', { kind: 'column' }],
  ['columns', { kind: 'column', quantity: 'all' }],
  ['qr|qr code|code|barcode', { kind: 'code' }],
  ['shape|figure', { kind: 'shape' }],
  ['shapes', { kind: 'shape', quantity: 'all' }],
  ['circle|dot|disc|disk', { kind: 'shape', form: 'ellipse' }],
  ['circles|dots', { kind: 'shape', form: 'ellipse', quantity: 'all' }],
  ['rectangle|box|bar|panel|stripe|band|strip|block|square', { kind: 'shape', form: 'rectangle' }],
  ['star', { kind: 'shape', form: 'star' }],
  ['stars', { kind: 'shape', form: 'star', quantity: 'all' }],
  ['heart', { kind: 'shape', form: 'heart' }],
  ['hearts', { kind: 'shape', form: 'heart', quantity: 'all' }],
  ['arrow', { kind: 'shape', form: 'arrow' }],
  ['border|frame|outline around the page|page frame', { kind: 'shape', form: 'border' }],
  ['divider|rule|separator|dividing line|border line', { kind: 'shape', form: 'divider' }],
  ['triangle', { kind: 'shape', form: 'triangle' }],
  [
    'name|names|brand|brand name|shop name|store name|business name|company name|cafe name|studio name',
    { kind: 'name' },
  ],
  ['group', { kind: 'group' }],
  ['layer|thing|element|object|item|one', {}],
  ['ones|things|elements|layers|objects', { quantity: 'all' }],
  ['background|backdrop|bg|back ground|ground|page colour|page color', { kind: 'background' }],
]);

const PRONOUNS = entries<Partial<Reference>>('Pronoun', [
  ['it|this|that|that one|that thing', { pronoun: 'it' }],
  ['this one|this thing', { pronoun: 'this' }],
  ['them|these|those|they|both|both of them|em|the two|the two of them', { pronoun: 'them' }],
  ['everything|all of it|all of them|the whole thing|the lot|all', { quantity: 'all' }],
  ['the other|the other one|other one', { quantity: 'other' }],
  [
    'the others|the other ones|the rest|rest|all the rest|all the others|the remainder|the remaining|others|everything else',
    { quantity: 'other' },
  ],
]);

const QUANTITIES = entries<Partial<Reference>>('Quantity', [
  ['all|all the|all of the|all my|every|each|each of the|every one of the|any', { quantity: 'all' }],
  ['both|both the|both of the|the two', { quantity: 'both' }],
  ['the other|other|another', { quantity: 'other' }],
]);

const PLAIN_DETERMINERS = entries('Determiner', [
  ['the|my|our|this|this very|the very|that|these|those|its|their|your|his|her|teh', {}],
]);

const ORDINALS = entries<Partial<Reference>>('Adjective', [
  ['first|1st', { ordinal: 1 }],
  ['second|2nd', { ordinal: 2 }],
  ['third|3rd', { ordinal: 3 }],
  ['fourth|4th', { ordinal: 4 }],
  ['fifth|5th', { ordinal: 5 }],
  ['last|final', { ordinal: -1 }],
  ['biggest|largest', { extreme: 'largest' }],
  ['smallest|tiniest|tiny', { extreme: 'smallest' }],
  ['big|large|main', { extreme: 'largest' }],
  ['small|little', { extreme: 'smallest' }],
  ['new|newest|latest', { deed: 'made' }],
  ['old|previous|original|former|earlier', {}],
]);

const PLACES: readonly (readonly [string, Place])[] = [
  [
    'top left|upper left|left top|top-left|top left corner|upper left corner|top-left corner|left upper corner',
    'top-left',
  ],
  [
    'top right|upper right|right top|top-right|top right corner|upper right corner|top-right corner|right upper corner',
    'top-right',
  ],
  [
    'bottom left|lower left|left bottom|bottom-left|bottom left corner|lower left corner|bottom-left corner',
    'bottom-left',
  ],
  [
    'bottom right|lower right|right bottom|bottom-right|bottom right corner|lower right corner|bottom-right corner',
    'bottom-right',
  ],
  ['top|upper|top edge|very top|top center|top centre|top middle|upper part|top part', 'top'],
  ['bottom|lower|bottom edge|very bottom|bottom center|bottom centre|bottom middle|foot|lower part', 'bottom'],
  ['left|left side|left hand side|left edge|left-hand side', 'left'],
  ['right|right side|right hand side|right edge|right-hand side', 'right'],
  ['middle|center|centre|very middle|middle of it', 'center'],
];
const PLACE_WORDS = entries<Place>('Place', PLACES);

const PROPERTY_NAMES = entries<Property>('Property', [
  ['color|colour|colors|colours|shade|tint', 'color'],
  ['highlight|pill', 'highlight'],
  ['size|font size|text size', 'size'],
  ['width', 'width'],
  ['height', 'height'],
  ['font|typeface|type|fonts', 'font'],
  ['boldness|weight', 'weight'],
  ['alignment', 'alignment'],
  ['letter spacing|spacing between letters|tracking', 'letterSpacing'],
  ['line spacing|line height|leading', 'lineHeight'],
  ['opacity|transparency', 'opacity'],
  ['rotation|angle|tilt|slant', 'rotation'],
  ['shadow|drop shadow|shadows', 'shadow'],
  ['outline|stroke', 'outline'],
  ['position|place|placement|spot', 'position'],
  ['effect|effects|text effect|letter effect', 'effect'],
  ['curve|bend|arch|curvature', 'curve'],
  ['reflection|mirror image', 'reflection'],
  ['glow', 'shadow'],
  ['dashes', 'dash'],
  ['arrowheads|arrow heads|arrowhead|arrow head', 'heads'],
  ['wording|words|text change|text', 'words'],
  ['capitals|caps|case', 'letterCase'],
]);

/** What a deed is called, by what it was about: "the move", "the resizing". */
const DEED_NAMES = entries<Property>('DeedName', [
  ['move|moving|shift|moving it', 'position'],
  ['resize|resizing|enlarging|scaling|enlargement', 'size'],
  ['recolor|recolour|recoloring|recolouring|repaint', 'color'],
  ['rewording|text edit|new text|new words|new wording', 'words'],
  ['tilting|turning|rotating', 'rotation'],
  ['bold|bolding', 'weight'],
]);

const WAYS = entries<'up' | 'down' | 'left' | 'right'>('Way', [
  ['up|upwards|upward|higher|higher up|further up', 'up'],
  ['down|downwards|downward|lower|lower down|further down', 'down'],
  ['leftwards|further left|more left|more to the left', 'left'],
  ['rightwards|further right|more right|more to the right', 'right'],
]);

/** Said alone they mean the edge of the page, with a degree some way. */
const EDGES = entries<'left' | 'right'>('Edge', [
  ['left|to the left|over to the left|to the left side|to the left edge', 'left'],
  ['right|to the right|over to the right|to the right side|to the right edge', 'right'],
]);

const SIDES = entries<'above' | 'below' | 'left-of' | 'right-of' | 'beside' | 'over'>('Side', [
  ['above|right above|just above|directly above|over the top of|on top|higher than', 'above'],
  [
    'below|under|underneath|beneath|lower than|right under|right below|just under|just below|directly below|directly under',
    'below',
  ],
  ['left of|to the left of|on the left of', 'left-of'],
  ['right of|to the right of|on the right of', 'right-of'],
  ['next to|beside|by|near|alongside|close to|right next to', 'beside'],
  [
    'on top of|over|onto|in the middle of|in the center of|in the centre of|centered in|centred in|centered on|inside|into the middle of',
    'over',
  ],
]);

/** Before or behind another thing, in the stack. */
const LEVELS = entries<'behind' | 'in-front'>('Level', [
  ['behind|underneath of', 'behind'],
  ['in front of|before', 'in-front'],
]);

const VERBS = entries('Make', [
  [
    'make|turn|set|change|have|put|get|render|keep|paint|color|colour|dye|give|switch|use|swap|do|show|try|adjust|update|convert|want|wanted|need|make sure|recolor|recolour|style',
    {},
  ],
]).concat(
  entries('Exchange', [['change|replace|swap|switch|correct|fix|rename|update|edit|exchange|turn', {}]]),
  entries('Write', [['write|put|type|print|make|have|say|spell', {}]]),
  entries('Move', [
    [
      'move|put|place|shift|push|nudge|drag|set|slide|bring|position|pop|stick|bump|shove|scoot|take|get|want|have|relocate|pull',
      {},
    ],
  ]),
  entries('Remove', [
    [
      'remove|delete|erase|kick out|kick|away with|off with|drop|lose|ditch|scrap|kill|bin|axe|trash|dump|omit|get rid of|take out|take off|take away|leave out|throw out|throw away|strip|chuck|rid of',
      {},
    ],
  ]),
  entries('Copy', [['duplicate|copy|clone|repeat|double', {}]]),
  entries('Undo', [['undo|revert|take back|roll back|reverse|un-do|cancel|rollback|go back on', {}]]),
  entries('Restore', [
    ['restore|bring back|put back|get back|return|i want back|give back|reinstate|give me back', {}],
  ]),
  entries('Add', [
    [
      'add|write|put|pop|stick|place|type|include|insert|squeeze in|throw in|put in|add in|slip in|draw|need|want|have|type in|sprinkle|scatter|strew',
      {},
    ],
  ]),
);

export const EDIT_WORDS: readonly Entry[] = [
  ...NOUNS,
  ...PRONOUNS,
  ...QUANTITIES,
  ...PLAIN_DETERMINERS,
  ...ORDINALS,
  ...PLACE_WORDS,
  ...PROPERTY_NAMES,
  ...DEED_NAMES,
  ...LOOK_WORDS,
  ...STEP_WORDS,
  ...SIZE_COMPLAINTS,
  ...DOING_WORDS,
  ...DEGREE_WORDS,
  ...TINT_WORDS,
  ...FACTOR_WORDS,
  ...WAYS,
  ...EDGES,
  ...SIDES,
  ...LEVELS,
  ...VERBS,
  ...PAGE_WORDS,
  ...FACT_WORDS,
];

/** Courtesy and chatter: said to the designer, about nothing. */
export const FILLERS = [
  'please|pls|plz|plss|kindly|just|maybe|perhaps|actually|simply|thanks|thank you|thx|ty|hey|hi',
  'hello|ok|okay|okey|k|alright|cool|great|nice|perfect|good|lovely|can you|could you|would you',
  'will you|can we|could we|can u|could u|can i|could i|may i|i want you to|i would like you to',
  "i'd like you to|i need you to|i want to|i'd like to|i would like to|i need to|i wanna|we need to",
  "we want to|let's|lets|let us|i think|i guess|i'd say|i mean|for me|if possible|if you can",
  'if you could|um|uh|uhm|hmm|hm|oh|ah|wait|well|also|then|as well|now|btw|by the way|yeah|yes|yep',
  'yup|nah|god|gosh|omg|wow|damn|dang|lol|haha|hehe|jeez|yikes|ew|eww|meh|sorry|oops|whoops|argh',
  'ugh|again please|go ahead and|try to|try and|would be nice|would be great|would look better',
  'looks better|instead|right now|for now|too please|u|real quick|quick|quickly|dear|friend|bro|man',
  'dude|mate|one more thing|last thing|for a sec|for a second|for a moment|for a minute|at all',
  'only the letters|only the text|just the text|just the letters|nothing else|that is all|thats all',
  "hiya|ay|sry|o|oo|excuse me|do forgive me|forgive me|my bad|my mistake|no worries|ill do it|i'll do it|i will do",
  'oh wait|mamma mia|i am stupid|worth a try|oh dear|tho|anyway|two mistakes|2 mistakes',
  'fine then|ok fine|okay fine|super|legend|sweet|ta|cheers|awesome|amazing|brilliant',
  'bravo|lekker|wonderful|how lovely|how nice|of course|might one',
  "id like|i'd like|i would like|would you be so kind",
  'would ya|will ya|could ya|can ya|would u|will u',
  'on my phone|on a phone|on mobile|on phones|from far away|all over the place|no accent|no accents',
].join('|');

/** Those that also stand inside a phrase: "make it just a bit bigger". */
export const INNER_FILLERS = [
  'please|pls|plz|plss|kindly|just|maybe|perhaps|actually|simply|can you|could you|would you',
  "will you|can we|could we|can u|could u|i want you to|i would like you to|i'd like you to",
  "i need you to|i'd like to|i would like to|let's|i want|i need|we want|we need|i wanted|we wanted",
  "id like|i'd like|i would like|i'd love to|id love to|of course|might one",
  'i wonder if you could|i wonder if you can|i wonder if you would|i wonder whether you could|i wonder if|i wonder whether',
  'i was wondering if|wondering if|wondering whether|would it be possible to|would it be possible|is it possible to',
  'you would be so kind as to|would you be so kind as to|you be so kind as to|be so kind as to|be so good as to',
  'you would be so kind|would you be so good as to|would you mind|do you mind|could you possibly|may i ask you to',
  "i'd want|i would want|i think|i guess|for me|if possible|if you can|um|uh|also|really|honestly|tbh|imo|imho",
  "i'd love|id love|i would love|would love|would like|we'd love|i'd prefer|id prefer|i would prefer|i'd rather have|id rather have",
  "i was thinking of|i was thinking|i'm thinking of|i'm thinking|im thinking|i was hoping for",
  'i also need|we also need|i also want|we also want|also need|also want|i still need|we still need',
  'or somethin|or smthn|or smthg|or sumthing',
  'kinda|sorta|kind of a|sort of a|kind of|sort of|somehow|if thats possible|if its possible|if u can|if poss',
  'or something like that|or something similar|or something|or sth|or smth|or whatever|or so|or similar|or anything',
  'cn you|cn u|cud you|cud u|cud ya|gimme|gimmie|lemme have|lemme get|wud you|wud u|cld you|cld u|gonna need|im gonna need|we gonna need|wanna have',
].join('|');

/** Words between requests. */
export const CONNECTIVES =
  'and|but|then|also|plus|or|&|,|;|.|!|(|)|:|–|—|-|?|…|n|+|and then|and also|but also|too|as well|pls';
