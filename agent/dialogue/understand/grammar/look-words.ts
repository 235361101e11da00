/** Words for looks: how things are to be, steps from how they are, verbs that do one thing to what they name. */
import type { Change } from '../../acts/edits.ts';
import { entries } from '../chart.ts';

type Look = Pick<Change, 'property' | 'way'> & { value?: Change['value'] };

export const LOOK_WORDS = entries<Look>('Look', [
  ['bold|bolded|fat|heavy|thick', { property: 'weight', way: 'set', value: 'bold' }],
  ['semibold|semi bold|semi-bold', { property: 'weight', way: 'set', value: 'semibold' }],
  ['regular|not bold|unbold|normal weight|normal|plain', { property: 'weight', way: 'set', value: 'regular' }],
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
    'tilted|at an angle|crooked|slanting|rotated|wonky|askew|on an angle|on a slant',
    { property: 'rotation', way: 'up' },
  ],
  ['diagonal|diagonally|on the diagonal', { property: 'rotation', way: 'set', value: -25 }],
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
  [
    'behind everything|at the back|in the back|to the back|behind everything else|behind all the text|behind all the texts|behind the texts',
    { property: 'order', way: 'set', value: 'back' },
  ],
  [
    'round corners|rounded corners|soft corners|rounded edges|round edges|corners rounded|corners round',
    { property: 'corners', way: 'set', value: 40 },
  ],
  [
    'sharp corners|square corners|straight corners|hard corners|corners square|sharp edges',
    { property: 'corners', way: 'set', value: 0 },
  ],
  ['centered|centred|center aligned|centre aligned', { property: 'alignment', way: 'set', value: 'center' }],
]);

/** Said of a size without "too", as a complaint. */
export const SIZE_COMPLAINTS = [
  ...entries('Tiny', [['tiny|minuscule|microscopic|teeny|itty bitty|miniature', {}]]),
  ...entries('Giant', [['huge|giant|gigantic|enormous|massive|humongous', {}]]),
];

export const STEP_WORDS = entries<Look>('Step', [
  [
    'bigger|larger|biger|bigger in size|huge|enlarged|bigger size|blown up|taller|size bigger|size larger|size up',
    { property: 'size', way: 'up' },
  ],
  [
    'smaller|tinier|littler|smaler|small|tiny|shrunk|less big|size smaller|size down',
    { property: 'size', way: 'down' },
  ],
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
    'more spaced|wider spaced|airier|more space between the letters|more spacing between the letters|more letter spacing|letters further apart|more air between the letters',
    { property: 'letterSpacing', way: 'up' },
  ],
  ['further apart|wider apart|more spread out|spaced out', { property: 'letterSpacing', way: 'up', value: 'apart' }],
  ['closer together|nearer together', { property: 'letterSpacing', way: 'down', value: 'apart' }],
  [
    'tighter|less spaced|less space between the letters|less letter spacing|letters closer together',
    { property: 'letterSpacing', way: 'down' },
  ],
  [
    'more space between the lines|more line spacing|lines further apart|more air between the lines|more room between the lines|more space between the texts|more room between the texts|more space between the text|more air between the texts|more space between each line|bigger gaps between the lines|bigger gaps between the texts',
    { property: 'lineHeight', way: 'up' },
  ],
  [
    'less space between the lines|less space between the texts|less room between the texts|smaller gaps between the lines|smaller gaps between the texts|less line spacing|lines closer together|lines tighter',
    { property: 'lineHeight', way: 'down' },
  ],
  ['more tilted|tilted more', { property: 'rotation', way: 'up' }],
  ['warmer', { property: 'color', way: 'up', value: '#ff8c1a' }],
  ['cooler|colder', { property: 'color', way: 'up', value: '#2f7fff' }],
  [
    'calmer|softer|quieter|more muted|muted|duller|less bright|less saturated|toned down|more neutral|subtler',
    { property: 'saturation', way: 'down' },
  ],
  [
    'more vivid|more saturated|more colorful|more colourful|punchier|livelier|stronger|loud|louder|shouty|in your face|glaring|garish|screaming',
    { property: 'saturation', way: 'up' },
  ],
  [
    'more prominent|prominent|eye catching|eye-catching|more eye catching|more noticeable|noticeable|dominant|easier to read|easier to see|more readable|more legible|readable|legible|better to read|clearer',
    { property: 'emphasis', way: 'up' },
  ],
  ['less prominent|less loud|less dominant|less noticeable|less shouty', { property: 'emphasis', way: 'down' }],
]);

/** "pinker": closer to that color. */
export const TINT_WORDS = entries<string>('Tint', [
  ['pinker', '#ff69b4'],
  ['redder', '#ff0000'],
  ['bluer', '#0000ff'],
  ['greener', '#008000'],
  ['yellower', '#ffd700'],
  ['browner', '#8b4513'],
  ['whiter', '#ffffff'],
  ['blacker', '#000000'],
  ['greyer|grayer', '#808080'],
  ['purpler', '#800080'],
]);

/** How many steps of a quarter a size is changed by: "half the size". */
export const FACTOR_WORDS = entries<{ way: 'up' | 'down'; degree: number }>('Factor', [
  ['half|half of|half as', { way: 'down', degree: 4 }],
  ['a third|one third', { way: 'down', degree: 8 }],
  ['twice|double|two times|2x', { way: 'up', degree: 4 }],
  ['three times|triple|3x', { way: 'up', degree: 8 }],
]);

/** Verbs that do one thing to what they name. */
export const DOING_WORDS = entries<Look>('Doing', [
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
  ['tilt|slant|rotate|twist|spin|turn a bit|turn slightly', { property: 'rotation', way: 'up' }],
  ['straighten|untilt|level', { property: 'rotation', way: 'set', value: 0 }],
  ['flip|mirror|flip horizontally', { property: 'flip', way: 'set', value: 'x' }],
  ['flip vertically', { property: 'flip', way: 'set', value: 'y' }],
  ['fade', { property: 'opacity', way: 'down' }],
  ['lock', { property: 'locked', way: 'set', value: true }],
  ['unlock', { property: 'locked', way: 'set', value: false }],
  ['emphasize|emphasise|highlight', { property: 'emphasis', way: 'up' }],
  ['tone down', { property: 'saturation', way: 'down' }],
  ['blur|blur out', { property: 'filter', way: 'set', value: 'blur' }],
  ['hide|switch off|turn off', { property: 'visible', way: 'set', value: false }],
  ['strike thru|cross thru|strike', { property: 'strikethrough', way: 'set', value: true }],
  ['unhide|show', { property: 'visible', way: 'set', value: true }],
]);

export const DEGREE_WORDS = entries<number>('Degree', [
  [
    'a bit|little bit|wee bit|a wee bit|tiny bit|a tiny bit|bit of a|a bit of a|a bit of|a little|slightly|a tad|a touch|a little bit|somewhat|a smidge|a hair|bit|little|a lil|a lil bit',
    0.5,
  ],
  [
    'much|a lot|way|far|lots|considerably|significantly|really|very|loads|super|extra|so much|huge|massively|a whole lot',
    2,
  ],
  ['twice as|two times|double', 4],
  ['even|still|some|quite|rather|more|some more|any', 1],
]);
