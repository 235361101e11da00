/**
 * The words of requests about a page: nouns of things, names of properties, verbs, looks, steps and places. A word is
 * added here, never to a rule. Entries are separated by "|"; an entry may be several words long.
 */
import type { Change, Property } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import type { Place } from '#tools/contract/page-space.ts';

/** One line of the lexicon: words of a category, and what each of them means. */
export interface Entry<Meaning = unknown> {
  category: string;
  words: string;
  meaning: Meaning;
}

const entries = <Meaning>(category: string, table: readonly (readonly [words: string, meaning: Meaning])[]) =>
  table.map(([words, meaning]): Entry<Meaning> => ({ category, words, meaning }));

const NOUNS = entries<Partial<Reference>>('Noun', [
  ['headline|title|heading|header|main text|main title|big text|main headline|big title', { kind: 'title' }],
  ['subtitle|subheading|sub heading|sub title|subheadline|sub headline|tagline|slogan|strapline', { kind: 'subtitle' }],
  ['caption|fine print|small print|small text|footer|footnote|details', { kind: 'detail' }],
  ['text|wording|words|line|sentence|lettering|letters|copy|writing', { kind: 'text' }],
  ['texts|lines|captions|sentences', { kind: 'text', quantity: 'all' }],
  ['button|cta|call to action|call-to-action', { kind: 'callToAction' }],
  ['badge|label|sticker text|price tag|tag|burst', { kind: 'badge' }],
  ['offer|discount|deal|sale', { kind: 'offer' }],
  ['price|prices|amount|cost', { kind: 'money' }],
  ['percentage|percent', { kind: 'percent' }],
  ['date|day', { kind: 'date' }],
  ['time|hour|hours|opening hours|opening times', { kind: 'time' }],
  ['phone|phone number|number|telephone|mobile number|whatsapp number|cell number', { kind: 'phone' }],
  ['email|e-mail|mail|email address|mail address', { kind: 'email' }],
  ['website|web address|url|link|site|web site', { kind: 'web' }],
  ['handle|insta handle|instagram handle|username|at name|instagram|insta', { kind: 'handle' }],
  ['hashtag|hashtags|hash tag', { kind: 'hashtag' }],
  ['address|location|venue|street', { kind: 'address' }],
  ['photo|picture|image|pic|photograph|foto|snapshot', { kind: 'photo' }],
  ['photos|pictures|images|pics|photographs', { kind: 'photo', quantity: 'all' }],
  ['logo|our mark|brand mark|mark', { kind: 'logo' }],
  ['sticker|emoji|emoticon', { kind: 'sticker' }],
  ['stickers|emojis|emoji’s', { kind: 'sticker', quantity: 'all' }],
  ['drawing|doodle|scribble', { kind: 'drawing' }],
  ['table|price list|size chart|chart|price table|timetable|list|menu', { kind: 'table' }],
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
  ['divider|rule|separator|border line', { kind: 'shape', form: 'line' }],
  ['triangle', { kind: 'shape', form: 'triangle' }],
  ['group', { kind: 'group' }],
  ['layer|thing|element|object|item|one', {}],
  ['ones|things|elements|layers|objects', { quantity: 'all' }],
  ['background|backdrop|bg|back ground|ground|page colour|page color', { kind: 'background' }],
]);

const PRONOUNS = entries<Partial<Reference>>('Pronoun', [
  ['it|this|that|this one|that one|this thing|that thing', { pronoun: 'it' }],
  ['them|these|those|they|both|both of them|em|the two|the two of them', { pronoun: 'them' }],
  ['everything|all of it|all of them|the whole thing|the lot|all', { quantity: 'all' }],
  ['the other|the other one|other one', { quantity: 'other' }],
  ['the others|the other ones|the rest|others|everything else', { quantity: 'other' }],
]);

const QUANTITIES = entries<Partial<Reference>>('Quantity', [
  ['all|all the|all of the|all my|every|each|each of the|every one of the|any', { quantity: 'all' }],
  ['both|both the|both of the|the two', { quantity: 'both' }],
  ['the other|other|another', { quantity: 'other' }],
]);

const PLAIN_DETERMINERS = entries('Determiner', [['the|my|our|this|that|these|those|its|their|your|his|her|teh', {}]]);

const ORDINALS = entries<Partial<Reference>>('Adjective', [
  ['first|1st', { ordinal: 1 }],
  ['second|2nd', { ordinal: 2 }],
  ['third|3rd', { ordinal: 3 }],
  ['fourth|4th', { ordinal: 4 }],
  ['last', { ordinal: -1 }],
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

type Look = Pick<Change, 'property' | 'way'> & { value?: Change['value'] };

const LOOKS = entries<Look>('Look', [
  ['bold|bolded|fat|heavy|thick', { property: 'weight', way: 'set', value: 'bold' }],
  ['semibold|semi bold|semi-bold', { property: 'weight', way: 'set', value: 'semibold' }],
  ['regular|not bold|unbold|normal weight', { property: 'weight', way: 'set', value: 'regular' }],
  ['thin|light weight|lightweight', { property: 'weight', way: 'set', value: 'light' }],
  ['italic|italics|slanted|cursive style|italicized|italicised', { property: 'italic', way: 'set', value: true }],
  ['not italic|upright', { property: 'italic', way: 'set', value: false }],
  ['underlined|underline', { property: 'underline', way: 'set', value: true }],
  ['not underlined|without underline', { property: 'underline', way: 'set', value: false }],
  [
    'crossed out|struck through|strikethrough|struck out|crossed through|strike through',
    { property: 'strikethrough', way: 'set', value: true },
  ],
  [
    'all caps|in caps|caps|capitals|capital letters|uppercase|upper case|upper-case|capitalized|capitalised|all capitals|block letters|in capitals',
    { property: 'letterCase', way: 'set', value: 'upper' },
  ],
  [
    'lowercase|lower case|lower-case|small letters|all lowercase|all lower case',
    { property: 'letterCase', way: 'set', value: 'lower' },
  ],
  ['title case|title-case', { property: 'letterCase', way: 'set', value: 'title' }],
  [
    'left aligned|left-aligned|aligned left|aligned to the left|flush left',
    { property: 'alignment', way: 'set', value: 'left' },
  ],
  [
    'right aligned|right-aligned|aligned right|aligned to the right|flush right',
    { property: 'alignment', way: 'set', value: 'right' },
  ],
  ['justified', { property: 'alignment', way: 'set', value: 'justify' }],
  ['invisible|hidden', { property: 'visible', way: 'set', value: false }],
  ['visible', { property: 'visible', way: 'set', value: true }],
  ['straight|not tilted|level|horizontal|untilted', { property: 'rotation', way: 'set', value: 0 }],
  [
    'tilted|at an angle|crooked|slanting|rotated|wonky|askew|on an angle|diagonal|on a slant',
    { property: 'rotation', way: 'up' },
  ],
  ['upside down|upside-down', { property: 'rotation', way: 'set', value: 180 }],
  [
    'mirrored|flipped|facing the other way|the other way round|the other way around',
    { property: 'flip', way: 'set', value: 'x' },
  ],
  [
    'round|circular|in a circle|a circle|circle shaped|in a round frame|rounded off',
    { property: 'frame', way: 'set', value: 'circle' },
  ],
  [
    'half see through|half see-through|see through|see-through|transparent|translucent|half transparent|semi transparent|semi-transparent',
    { property: 'opacity', way: 'set', value: 50 },
  ],
  ['fully opaque|opaque|solid', { property: 'opacity', way: 'set', value: 100 }],
  [
    'with a shadow|with shadow|a shadow|a drop shadow|with a drop shadow|shadow|a soft shadow|a subtle shadow',
    { property: 'shadow', way: 'set', value: 'soft' },
  ],
  ['a strong shadow|a heavy shadow|a hard shadow', { property: 'shadow', way: 'set', value: 'strong' }],
  ['no shadow|without a shadow|without shadow', { property: 'shadow', way: 'set', value: 'none' }],
  ['no outline|without outline|without an outline', { property: 'outline', way: 'set', value: 'none' }],
  [
    'black and white|black n white|black & white|b&w|b/w|bw|black-and-white|grayscale|greyscale|monochrome|grey scale|gray scale',
    { property: 'filter', way: 'set', value: 'grayscale' },
  ],
  ['sepia|vintage brown', { property: 'filter', way: 'set', value: 'sepia' }],
  ['blurry|blurred|out of focus', { property: 'filter', way: 'set', value: 'blur' }],
  ['locked', { property: 'locked', way: 'set', value: true }],
  ['unlocked', { property: 'locked', way: 'set', value: false }],
  [
    'in front|in the front|on top of everything|in the foreground|at the front|above everything',
    { property: 'order', way: 'set', value: 'front' },
  ],
  ['behind everything|at the back|in the back|to the back', { property: 'order', way: 'set', value: 'back' }],
]);

const STEPS = entries<Look>('Step', [
  ['bigger|larger|biger|bigger in size|huge|enlarged|bigger size|blown up', { property: 'size', way: 'up' }],
  ['smaller|tinier|littler|smaler|small|tiny|shrunk|less big', { property: 'size', way: 'down' }],
  ['big|large', { property: 'size', way: 'up' }],
  ['bolder|thicker|heavier|fatter', { property: 'weight', way: 'up' }],
  ['thinner|less bold', { property: 'weight', way: 'down' }],
  ['darker|deeper', { property: 'color', way: 'down' }],
  ['lighter|brighter|paler', { property: 'color', way: 'up' }],
  [
    'more see through|more transparent|fainter|less visible|more faded|more subtle|faded',
    { property: 'opacity', way: 'down' },
  ],
  ['less transparent|more opaque|more visible|less see through', { property: 'opacity', way: 'up' }],
  [
    'further apart|wider apart|more spaced|more spread out|spaced out|wider spaced|airier',
    { property: 'letterSpacing', way: 'up' },
  ],
  ['closer together|tighter|less spaced', { property: 'letterSpacing', way: 'down' }],
  ['more tilted|tilted more', { property: 'rotation', way: 'up' }],
]);

/** Verbs that do one thing to what they name. */
const DOINGS = entries<Look>('Doing', [
  ['enlarge|blow up|scale up|size up|increase|embiggen|grow|upsize|make bigger', { property: 'size', way: 'up' }],
  ['shrink|reduce|scale down|size down|decrease|downsize|make smaller', { property: 'size', way: 'down' }],
  ['bold|embolden|thicken', { property: 'weight', way: 'set', value: 'bold' }],
  ['unbold|un-bold', { property: 'weight', way: 'set', value: 'regular' }],
  ['italicize|italicise', { property: 'italic', way: 'set', value: true }],
  ['underline', { property: 'underline', way: 'set', value: true }],
  ['cross out|strike through|strike out', { property: 'strikethrough', way: 'set', value: true }],
  ['capitalize|capitalise|uppercase', { property: 'letterCase', way: 'set', value: 'upper' }],
  ['darken', { property: 'color', way: 'down' }],
  ['lighten|brighten', { property: 'color', way: 'up' }],
  ['tilt|slant|turn a bit|turn slightly', { property: 'rotation', way: 'up' }],
  ['straighten|untilt|level', { property: 'rotation', way: 'set', value: 0 }],
  ['flip|mirror|flip horizontally', { property: 'flip', way: 'set', value: 'x' }],
  ['flip vertically', { property: 'flip', way: 'set', value: 'y' }],
  ['fade', { property: 'opacity', way: 'down' }],
  ['lock', { property: 'locked', way: 'set', value: true }],
  ['unlock', { property: 'locked', way: 'set', value: false }],
  ['blur|blur out', { property: 'filter', way: 'set', value: 'blur' }],
  ['hide|switch off|turn off', { property: 'visible', way: 'set', value: false }],
  ['unhide', { property: 'visible', way: 'set', value: true }],
  ['strike thru|cross thru|strike', { property: 'strikethrough', way: 'set', value: true }],
]);

const DEGREES = entries<number>('Degree', [
  [
    'a bit|bit of a|a bit of a|a bit of|a little|slightly|a tad|a touch|a little bit|somewhat|a smidge|a hair|bit|little|a lil|a lil bit',
    0.5,
  ],
  [
    'much|a lot|way|far|lots|considerably|significantly|really|very|loads|super|extra|so much|huge|massively|a whole lot|so',
    2,
  ],
  ['twice as|two times|double', 4],
  ['even|still|some|quite|rather|more|some more|any', 1],
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
  ['above|over the top of|on top|higher than', 'above'],
  [
    'below|under|underneath|beneath|lower than|right under|right below|just under|just below|directly below|directly under',
    'below',
  ],
  ['left of|to the left of|on the left of', 'left-of'],
  ['right of|to the right of|on the right of', 'right-of'],
  ['next to|beside|by|near|alongside|close to|right next to', 'beside'],
  ['on top of|over|onto', 'over'],
]);

const VERBS = entries('Make', [
  [
    'make|turn|set|change|have|put|get|render|keep|paint|color|colour|dye|give|switch|use|swap|do|show|adjust|update|convert|want|wanted|need|make sure|recolor|recolour|style',
    {},
  ],
]).concat(
  entries('Exchange', [['change|replace|swap|switch|correct|fix|rename|update|edit|exchange|turn', {}]]),
  entries('Move', [
    [
      'move|put|place|shift|push|nudge|drag|set|slide|bring|position|pop|stick|bump|shove|scoot|take|get|want|have|relocate|pull',
      {},
    ],
  ]),
  entries('Remove', [
    [
      'remove|delete|erase|kick out|kick|away with|off with|drop|lose|ditch|scrap|kill|bin|axe|trash|dump|omit|get rid of|take out|take off|take away|leave out|throw out|throw away|strip|chuck|rid of|delet|remov',
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
      'add|write|put|pop|stick|place|type|include|insert|squeeze in|throw in|put in|add in|slip in|draw|need|want|have|type in',
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
  ...LOOKS,
  ...STEPS,
  ...DOINGS,
  ...DEGREES,
  ...WAYS,
  ...EDGES,
  ...SIDES,
  ...VERBS,
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
  'dude|mate|one more thing|last thing',
].join('|');

/** Those that also stand inside a phrase: "make it just a bit bigger". */
export const INNER_FILLERS = [
  'please|pls|plz|plss|kindly|just|maybe|perhaps|actually|simply|can you|could you|would you',
  "will you|can we|could we|can u|could u|i want you to|i would like you to|i'd like you to",
  "i need you to|i'd like to|i would like to|let's|i want|i need|we want|we need|i wanted|we wanted",
  "i'd want|i would want|i think|i guess|for me|if possible|if you can|um|uh|also|really",
].join('|');

/** Words between requests. */
export const CONNECTIVES =
  'and|but|then|also|plus|or|&|,|;|.|!|:|–|—|-|?|…|n|+|and then|and also|but also|too|as well|pls';
