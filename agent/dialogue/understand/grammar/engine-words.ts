/** The words of requests that engines carry out: shots, films, motion, contacts of the brand kit. Names of things as well. */
import type { EntranceEffect, LoopEffect, TextPart, TransitionEffect } from '#design/document/animation.ts';
import type { FilmRatio, PresetName } from '#design/film/preset.ts';
import type { ContactType } from '#tools/contract/ports/brand-kit-port.ts';
import { entries, type Entry } from '../chart.ts';

/** A film as far as its noun tells it. */
export interface FilmSaid {
  preset: PresetName | null;
  seconds: number | null;
  ratio: FilmRatio | null;
  ofPhotos: boolean;
  count: number | null;
  price: string | null;
  headline: string | null;
}
export const film = (more: Partial<FilmSaid> = {}): FilmSaid => ({
  preset: null,
  seconds: null,
  ratio: null,
  ofPhotos: false,
  count: null,
  price: null,
  headline: null,
  ...more,
});

export const ENGINE_WORDS: readonly Entry[] = [
  {
    category: 'StageVerb',
    words:
      'put|place|set|stand|pose|show|photograph|shoot|lay|present|display|drop|stage|have|imagine|see|want|need|get|picture|show me|let me see|try|would love to see|love to see|want to see',
    meaning: {},
  },
  {
    category: 'Standing',
    words: 'standing|lying|sitting|placed|resting|hanging|floating|shot|photographed',
    meaning: {},
  },
  ...entries<string>('ShotNoun', [
    [
      'lifestyle shots|lifestyle photos|lifestyle pictures|lifestyle images|product shots|product scenes|product photos in a scene|lifestyle shot|lifestyle photo|lifestyle picture|lifestyle image|lifestyle scene|lifestyle pic|life style shot|product scene|product shot|product shoot|photo shoot|photoshoot|scene|staged photo|staged shot|ai background|product setting|setting',
      '',
    ],
    ['flat lay|flatlay', 'flat lay'],
    ['studio shot|studio photo|studio scene', 'studio'],
  ]),
  ...entries<FilmSaid>('FilmNoun', [
    ['video|vid|vidoe|movie|film|clip|animated post|animated story|animated ad', film()],
    [
      'reel|tiktok|tik tok|tiktok video|story video|video story|short|insta reel|instagram reel',
      film({ ratio: '9:16' }),
    ],
    ['slideshow|slide show', film({ preset: 'slideshow', ofPhotos: true })],
    ['slideshow reel|slideshow video', film({ preset: 'slideshow', ofPhotos: true })],
  ]),
  ...entries<FilmRatio>('FilmPlace', [
    [
      'tiktok|tik tok|reels|reel|instagram reels|insta reels|stories|story|my story|insta story|shorts|youtube shorts',
      '9:16',
    ],
    ['youtube|you tube|facebook cover', '16:9'],
    ['square|the feed|my feed|feed', '1:1'],
  ]),
  ...entries<FilmRatio>('FilmShape', [
    ['vertical|upright|portrait', '9:16'],
    ['landscape|widescreen|horizontal', '16:9'],
    ['square', '1:1'],
  ]),
  ...entries<PresetName>('FilmPreset', [
    ['zoom in|zooming in|slow zoom|zoom|close-up|close up', 'zoom-in'],
    ['zoom out|zooming out', 'zoom-out'],
    ['pan|panning', 'pan'],
    ['parallax|3d', 'parallax'],
    ['depth effect|depth|parallax with depth', 'depth'],
    ['circling light|orbit of light|light orbit|orbiting light|light going around|moving light', 'orbit-light'],
    ['product and price|product story|name price and badge', 'product-story'],
    [
      'beat cuts|music cuts|cuts on the beat|cuts to the beat|cuts to the music|cuts on the music|fast cuts|quick cuts|hard cuts|snappy cuts|beat sync',
      'beat-cuts',
    ],
    ['before and after|before after|before-after|before/after|before & after', 'before-after'],
    ['polaroids|polaroid|prints', 'prints'],
    ['turntable|360|spin', 'turntable'],
    ['light sweep|shine', 'light-sweep'],
    ['slideshow|slide show', 'slideshow'],
    ['carousel', 'carousel'],
    ['photo grid|picture grid|grid|collage', 'grid-pop'],
    [
      'price pop|price popping in|price popping up|price popping|price bouncing in|price flying in|price coming in|price appearing|price dropping in|popping price',
      'price-pop',
    ],
    ['typewriter|typing text|typing', 'typewriter'],
    ['text reveal|word by word text', 'text-reveal'],
    ['sale burst|burst', 'sale-burst'],
    ['floating', 'float'],
    ['heartbeat', 'heartbeat'],
    ['spotlight', 'spotlight'],
    ['big type|big letters', 'big-type'],
  ]),
  ...entries<TextPart>('TextPart', [
    ['word by word|one word at a time|word for word|by word|by words|each word by itself', 'word'],
    ['letter by letter|one letter at a time|by letter|by letters', 'letter'],
    ['line by line|one line at a time|by line|by lines', 'line'],
  ]),
  ...entries<TransitionEffect | 'none'>('TransitionNoun', [
    ['fade|crossfade|cross fade|dissolve', 'fade'],
    ['slide|swipe', 'slide'],
    ['push', 'push'],
    ['wipe', 'wipe'],
    ['zoom', 'zoom'],
    ['iris|circle', 'iris'],
    ['flash', 'flash'],
  ]),
  ...entries<LoopEffect>('Loops', [
    ['spin|rotate|spin around|spinning|turn around', 'spin'],
    ['pulse|pulsate|breathe', 'pulse'],
    ['beat like a heart|beat|heartbeat', 'beat'],
    ['wiggle|shake|jiggle|wobble', 'shake'],
    ['float|hover|bounce|bob|float up and down|jump', 'float'],
    ['sway|swing', 'sway'],
    ['blink|flash', 'blink'],
  ]),
  ...entries<EntranceEffect>('Comes', [
    ['fade in|appear|fade|come in slowly', 'fade'],
    ['pop in|pop up|bounce in', 'pop'],
    ['drop in|fall in|drop down', 'drop'],
    ['slide in|fly in|swoop in|slide in from the left|come in from the left', 'from-left'],
    ['slide in from the right|fly in from the right|come in from the right', 'from-right'],
    ['rise|rise up|slide up|come up|come in|fly up', 'rise'],
    ['grow in|zoom in', 'grow'],
    ['wipe in|reveal', 'wipe'],
    ['spin in|roll in', 'turn'],
  ]),
  ...entries<EntranceEffect>('Leaves', [
    ['fade out|fade away|disappear', 'fade'],
    ['slide out|fly out|fly away|fly off', 'from-left'],
  ]),
  ...entries<'slow' | 'fast'>('Speed', [
    ['slowly|slow|gently|softly', 'slow'],
    ['fast|quickly|quick', 'fast'],
  ]),
  {
    category: 'OneByOne',
    words: 'one after the other|one by one|one after another|in turn|nicely|a little|a bit|smoothly',
    meaning: {},
  },
  {
    category: 'Motion',
    words: 'animation|animations|motion|movement|movements|some life|animating|moving',
    meaning: {},
  },
  ...entries<ContactType>('Contact', [
    [
      'instagram|insta|ig|insta handle|instagram handle|ig handle|insta name|instagram name|instagram account|handle|@',
      'instagram',
    ],
    ['whatsapp|whats app|wa|whatsapp number|wa number', 'whatsapp'],
    ['email|e-mail|mail|email address', 'email'],
    ['mobile|phone|phone number|telephone|cell|number|tel|mobile number|phone no', 'mobile'],
    ['website|web site|url|homepage|web address|shop link|link', 'website'],
    ['facebook|fb', 'facebook'],
    ['youtube', 'youtube'],
    ['tiktok|tik tok', 'tiktok'],
    ['pinterest', 'pinterest'],
  ]),
  {
    category: 'Contacts',
    words: 'contacts|contact details|contact info|socials|social handles|social media|handles',
    meaning: {},
  },
  { category: 'Kit', words: 'brand kit|branding|brand|brand identity|brand style|brand look|kit', meaning: {} },
  {
    category: 'Passing',
    words:
      'ok|okay|fine|good|good enough|allowed|acceptable|accepted|valid|compliant|suitable|ready|legal|alright|large enough|big enough|approved|compatible|friendly|conform|safe|proof',
    meaning: {},
  },
  { category: 'Accept', words: 'accept|take|allow|approve|like|be ok with|be fine with|reject|mind', meaning: {} },
  {
    category: 'ListingNoun',
    words:
      'listing photo|listing pic|listing picture|listing image|main image|main pic|main photo|main picture|product photo|product pic|product image|product picture|listing',
    meaning: {},
  },
  {
    category: 'Clean',
    words: 'clean|plain|simple|nice|neat|crisp|proper|professional|good|new|quick|clear|pure|solid',
    meaning: {},
  },
  ...entries<{ form: string | null }>('Grid', [
    ['collage|photo collage|grid|photo grid|picture grid|montage|photo montage', { form: null }],
    ['mosaic|photo mosaic|picture mosaic', { form: 'mosaic' }],
  ]),
  { category: 'Gaps', words: 'gap|gaps|space|spaces|spacing|borders|room|white lines|lines', meaning: {} },
  {
    category: 'Another',
    words:
      'another|another one|one more|next one|a different one|again|another try|another version|another take|another angle|another variation|something else|something different|once more|a new one',
    meaning: {},
  },
  {
    category: 'More',
    words:
      'more|some more|a few more|others|some others|other ones|more options|more ideas|more versions|more of them|other options|more like that|more like this',
    meaning: {},
  },
  {
    category: 'Shows',
    words: 'show|show me|see|give me|try|make|do|generate|can i see|let me see|want|need|have',
    meaning: {},
  },
  {
    category: 'Choose',
    words:
      'use|take|pick|choose|go with|go for|like|love|prefer|want|put|lets use|let’s use|i like|i love|i want|ill take|i will take',
    meaning: {},
  },
  {
    category: 'Draws',
    words:
      'draw|draw me|paint|illustrate|generate|create|make|make me|design|sketch|generate me|paint me|create me|give me|i want|i need',
    meaning: {},
  },
];
