/** The words of requests about pictures: outlines, ratios, faults and what mends them. */
import type { RetakeStep } from '#tools/contract/ports/imaging-port.ts';
import type { Change, Property } from '../../acts/edits.ts';
import { entries, type Entry } from '../chart.ts';

/** Other names of outlines. */
export const OTHER_FRAMES: readonly (readonly [words: string, frame: string])[] = [
  ['circle|circle shape|round shape|round', 'circle'],
  ['rounded rectangle', 'rounded'],
  ['archway|arched window', 'arch'],
  ['honeycomb|hexagon shape', 'hexagon'],
  ['love heart|heart shape|heart-shape', 'heart'],
  ['star shape', 'star'],
  ['teardrop|raindrop', 'drop'],
  ['crescent|half moon', 'moon'],
  ['rhombus', 'diamond'],
  ['torn paper', 'torn'],
  ['brush stroke|brushstroke', 'brush'],
  ['postage stamp', 'stamp'],
  ['cog', 'gear'],
  ['speech bubble', 'speech-bubble'],
];

/** What a picture lacks or has too much of, as a retake mends it. */
const FAULTS: readonly (readonly [words: string, step: RetakeStep])[] = [
  ['light|lighting|lights|exposure|levels|bad light|bad lighting', 'exposure'],
  [
    'white balance|color cast|colour cast|yellow tint|blue tint|green tint|yellow cast|color tint|tint',
    'white-balance',
  ],
  ['noise|grain|graininess|noisiness', 'denoise'],
];
const FAULTY: readonly (readonly [words: string, step: RetakeStep])[] = [
  ['grainy|noisy', 'denoise'],
  ['crooked|wonky|askew|slanted|lopsided|tilted|not straight', 'straighten'],
  ['yellow|yellowish|bluish|greenish|orangey|too yellow|too blue|too orange', 'white-balance'],
];

/** How sharp a picture is to be; `factor`: how much larger that makes it. */
export interface SharpSaid {
  factor: number | null;
}

/** A shadow where something stands; of others see the looks of all things. */
const SHADOWS = [
  'contact shadow',
  'ground shadow',
  'floor shadow',
  'grounding shadow',
  'shadow on the ground',
  'shadow on the floor',
];
const STRONG = ['strong', 'hard', 'dark', 'deep', 'heavy', 'clear'];
const grounded = (value: 'soft' | 'strong') => ({ property: 'groundShadow', way: 'set', value }) as const;

export const PICTURE_WORDS: readonly Entry[] = [
  { category: 'BgNoun', words: 'background|backdrop|bg|back ground|backgrounds|bgs', meaning: {} },
  { category: 'Neatly', words: 'properly|nicely|cleanly|neatly|carefully|completely|perfectly', meaning: {} },
  {
    category: 'BehindNoun',
    words: 'bit|bits|stuff|part|parts|mess|clutter|junk|things|wall|room|kitchen|shelf|shelves|floor|rest',
    meaning: {},
  },
  { category: 'Room', words: 'space|room|spot|area|gap|place|part|bit|corner', meaning: {} },
  { category: 'Empty', words: 'empty|free|blank|open|unused', meaning: {} },
  { category: 'Whole', words: 'whole|entire|full|complete', meaning: {} },
  {
    category: 'Mend',
    words:
      'fix|repair|rescue|improve|enhance|touch up|clean up|clean|retouch|retake|polish|correct|auto fix|autofix|auto enhance|auto-enhance|fix up|sort out|beautify|optimise|optimize|auto correct|auto-correct|autocorrect',
    meaning: {},
  },
  { category: 'Upscale', words: 'upscale|up scale|upscaling|enlarge without losing quality|super res', meaning: {} },
  // Alone they are said of a photo.
  {
    category: 'MendAlone',
    words:
      'retake|auto fix|autofix|auto enhance|auto-enhance|auto correct|auto-correct|autocorrect|auto|beautify|retouch',
    meaning: {},
  },
  { category: 'Denoise', words: 'denoise|de-noise|degrain|reduce noise in|reduce the noise in', meaning: {} },
  ...entries<number>('Multiply', [
    ['double', 2],
    ['triple|treble', 3],
    ['quadruple', 4],
  ]),
  { category: 'Professional', words: 'professional|pro|professional photographer|photographer|expert', meaning: {} },
  { category: 'Sharpen', words: 'sharpen|unblur|deblur|depixelate', meaning: {} },
  ...entries<SharpSaid>('Sharp', [
    [
      'sharper|sharp|crisper|crisp|hd|full hd|hi res|high res|high-res|hi-res|higher resolution|higher res|less blurry|less pixelated|better quality|better resolution|higher quality|print quality',
      { factor: null },
    ],
    ['4k|8k|ultra hd|uhd', { factor: 4 }],
  ]),
  {
    category: 'Unsharp',
    words:
      'blurry|pixelated|pixelly|pixely|low res|low-res|low resolution|low quality|bad quality|poor quality|fuzzy|unsharp|not sharp',
    meaning: {},
  },
  { category: 'Legible', words: 'legible|readable|visible|clear|there', meaning: {} },
  ...entries<{ quantity: 'other' }>('Pronoun', [['rest|all the rest|all else', { quantity: 'other' }]]),
  { category: 'Quality', words: 'resolution|quality|sharpness|definition|image quality|photo quality', meaning: {} },
  { category: 'Raise', words: 'increase|improve|raise|boost|enhance|better|higher', meaning: {} },
  {
    category: 'Dull',
    words: 'dull|flat|bad|terrible|awful|horrible|unprofessional|amateurish|lifeless|meh',
    meaning: {},
  },
  { category: 'Nicer', words: 'better|nicer|professional|more professional|good', meaning: {} },
  { category: 'Extend', words: 'extend|expand|outpaint|continue|lengthen|prolong', meaning: {} },
  { category: 'Extending', words: 'extending|expanding|outpainting|continuing|stretching out', meaning: {} },
  { category: 'Crop', words: 'crop|trim|recrop|crop down|cut down', meaning: {} },
  {
    category: 'Erase',
    words: 'erase|magic erase|paint out|edit out|photoshop out|clone out|rub out|retouch out|brush out',
    meaning: {},
  },
  { category: 'Nicely', words: 'up|a bit|up a bit|a little', meaning: {} },
  { category: 'Cutout', words: 'cut out|cutout|isolate|extract|knock out|mask out', meaning: {} },
  ...entries<string>('Ratio', [
    ['square|squared', '1:1'],
    ['portrait|upright|vertical', '4:5'],
    ['landscape|wide|widescreen|horizontal', '16:9'],
    ['story|story size|tall', '9:16'],
    ['panorama', '3:1'],
  ]),
  ...entries<string>('FilterName', [
    ['vintage|retro|old|sepia|old school|nostalgic', 'sepia'],
    ['black and white|b&w|bw|greyscale|grayscale|noir', 'grayscale'],
    ['blur|blurry|dreamy', 'blur'],
  ]),
  ...entries<RetakeStep>('Fault', FAULTS),
  ...entries<RetakeStep>('Faulty', FAULTY),
  ...entries<'up' | 'down'>('Exposed', [
    ['underexposed|under exposed|badly lit|poorly lit|gloomy', 'down'],
    ['overexposed|over exposed|blown out', 'up'],
  ]),
  ...entries<Pick<Change, 'property' | 'way' | 'value'>>('Look', [
    [
      'a soft drop shadow|soft drop shadow|a subtle drop shadow|a light shadow|a nice shadow|a little shadow',
      { property: 'shadow', way: 'set', value: 'soft' },
    ],
  ]),
  ...entries<Pick<Change, 'property' | 'way' | 'value'>>('Look', [
    [SHADOWS.flatMap((one) => [one, `a ${one}`, `a soft ${one}`, `soft ${one}`]).join('|'), grounded('soft')],
    [
      SHADOWS.flatMap((one) => STRONG.flatMap((how) => [`a ${how} ${one}`, `${how} ${one}`])).join('|'),
      grounded('strong'),
    ],
  ]),
  ...entries<Property>('Property', [[SHADOWS.join('|'), 'groundShadow']]),
  // Steps of how a picture is shown that nothing else has.
  ...entries<Pick<Change, 'property' | 'way' | 'value'>>('Step', [
    ['more contrast|more contrasty|contrastier|higher contrast', { property: 'filter', way: 'up', value: 'contrast' }],
    ['less contrast|less contrasty|lower contrast', { property: 'filter', way: 'down', value: 'contrast' }],
    ['warm|cosier|cozier|sunnier', { property: 'color', way: 'up', value: '#ff8c1a' }],
    ['bright|less dark|more bright|more light', { property: 'color', way: 'up', value: null }],
    ['dark|less bright|more dark', { property: 'color', way: 'down', value: null }],
    ['washed out|pale|dull looking|more dull', { property: 'saturation', way: 'down', value: null }],
    [
      'vibrant|more vibrant|vivid|richer|more intense|strong|too strong|more colorful looking',
      { property: 'saturation', way: 'up', value: null },
    ],
    ['more blurry|blurrier|more blurred', { property: 'filter', way: 'up', value: 'blur' }],
    ['less blurry|less blurred', { property: 'filter', way: 'down', value: 'blur' }],
  ]),
  ...entries<Pick<Change, 'property' | 'way'> & { value: null }>('Doing', [
    ['brighten up|lighten up', { property: 'color', way: 'up', value: null }],
  ]),
];
