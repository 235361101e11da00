/** Films that are asked for in words: "make a 6 second zoom of this with the price popping in", "reel from these 4 pictures", "turn this into a video", "export as MP4". */
import { FILM_LIMITS, type FilmRatio, type PresetName } from '#design/film/preset.ts';
import { presets } from '#design/film/presets.ts';
import { message } from '#messages/message.ts';
import { isPutOn } from '#tools/files/try-on-placing.ts';
import { ask, calls, say, type Ground, type Grounded } from '../grounded.ts';
import type { Intent } from '../intents.ts';
import { Scan } from '../scan.ts';

type FilmIntent = Extract<Intent, { kind: 'film' }>;

const NOUN = '(?:videos?|vids?|vidoes?|reels?|tik ?toks?|movies?|films?|clips?|slide ?shows?|animated (?:post|story|ad))';
/** What only carries the word: sizes, covers, evenings. */
const ONLY_NAMED = new RegExp(`${NOUN} (?:cover|thumbnail|size|format|night|shop|store|club|festival|production|editor|game|rental|post(?:er)?s? (?:for|about)|template|banner|channel|icon|dimensions|camera|call|evening|screening)|\\b(?:poster|flyer|banner|invitation|logo|thumbnail|cover|sticker|flyers|post|icon|shape)\\b(?: for| of| about| with| saying)|\\b(?:resize|format|crop)\\b|\\bas an? (?:picture|image|png|jpg|pdf)\\b`, 'iu');
const LEAD = "^(?:(?:please|pls|plz|now|also|then|and|ok|okay|so|hey|hi|can (?:you|u)|could you|would you|i'?d like|i would like|i want|i wanna|i need|we need|need|want|let'?s|maybe|just|to|you)[\\s,]+)*";
const MADE = new RegExp(`${LEAD}(?:make|makes|create|do|build|generate|produce|cut|give me|get me|film|turn|convert|change|transform|render|put|edit)(?![\\p{L}]).*?(?<![\\p{L}])${NOUN}(?![\\p{L}])`, 'iu');
/** "reel from these 4 pictures", "tiktok video of this product 10 sec", "a video of it". */
const BARE = new RegExp(`${LEAD}(?:an? |the |another |one )?(?:[\\p{L}\\d:.-]+ ){0,4}?${NOUN}(?: video)?(?:,? [\\p{L}\\d:.-]+){0,3}? (?:of|from|with|out of|for|showing) (?:this|that|these|those|the|my|our|it|all)(?!\\p{L})`, 'iu');
/** "a 6 second zoom of this", "zoom slowly into the photo for 5 seconds". */
const MOVED = new RegExp(`${LEAD}(?:(?:make|create|do|give me|get me) )?(?:me )?(?:an? |the |some )?(?=.*\\d+ ?-?s(?:ec(?:ond)?s?)?\\b)(?:[\\p{L}\\d.,-]+ ){0,5}?(?:zoom(?: ?in| ?out)?|pan|parallax|typewriter|spin|turntable|boomerang|text reveal|light sweep)(?![\\p{L}])`, 'iu');
const EXPORTED = /^(?:.*?(?:export|download|save|get|give me|send me|output|render|want|need)(?!\p{L}).*?)?(?<!\p{L})(?:as |in |an? |the |into )*\.?(?:mp ?4|video file)(?: file| format| video)?(?: please| pls)?[.!?]*$/iu;
const SAVED = /(?<!\p{L})(?:export|download|save)(?!\p{L}).*(?:as|to) (?:an? )?(?:video|movie|film|reel|clip)(?!\p{L})/iu;

/** The first that fits speaks. */
const BY_WORDS: readonly (readonly [RegExp, PresetName])[] = [
  [/before[- ]?(?:and|&|\/|n|vs)?[- ]?after/iu, 'before-after'],
  [/(?:beat|music|fast|quick|hard|rhythm|snappy)[- ]?(?:synced )?cuts?|cuts? (?:on|to) (?:the )?(?:beat|music)|beat[- ]sync/iu, 'beat-cuts'],
  [/slide ?show|slides/iu, 'slideshow'],
  [/carousel/iu, 'carousel'], [/polaroids?|prints/iu, 'prints'], [/(?:photo |picture )?grid|collage|mosaic/iu, 'grid-pop'],
  [/price[ \p{L}]{0,14}(?:pop|bounc|jump|com|appear|show|fly)|(?:pop|bounc|fly|com)\p{L}* (?:in )?(?:the |a )?price|with (?:the |a |its )?price/iu, 'price-pop'],
  [/typewriter|typing|typed/iu, 'typewriter'], [/text reveal|word by word|words? (?:com|appear)\p{L}* in|reveal the (?:text|headline)/iu, 'text-reveal'],
  [/sale (?:burst|video)|burst/iu, 'sale-burst'], [/zoom(?:ing)?[- ]?out/iu, 'zoom-out'], [/zoom|close[- ]?up/iu, 'zoom-in'], [/parallax|3d|depth/iu, 'parallax'], [/(?:^|\s)pan(?:ning)?(?!\p{L})/iu, 'pan'],
  [/light sweep|shine|shiny|glint/iu, 'light-sweep'], [/spin|turn ?table|360|rotat/iu, 'turntable'], [/float|hover/iu, 'float'], [/drop(?:s|ping)?[- ]in|falling/iu, 'drop-in'], [/heart ?beat|beating|puls/iu, 'heartbeat'], [/spot ?light/iu, 'spotlight'], [/big type|big letters/iu, 'big-type'],
];

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10, fifteen: 15, twelve: 12 };
const SECONDS = /(\d+(?:[.,]\d+)?|two|three|four|five|six|seven|eight|ten|twelve|fifteen)[ -]?(?:s|secs?|seconds?|sekunden)(?![\p{L}])/iu;

/** Seconds that are spoken of; null: none. */
export function secondsIn(text: string): number | null {
  const said = SECONDS.exec(text)?.[1]?.toLowerCase();
  return said === undefined ? null : (COUNTS[said] ?? Number(said.replace(',', '.')));
}

function ratioIn(text: string): FilmRatio | null {
  const exact = /(?<!\d)(1:1|4:5|9:16|16:9)(?!\d)/.exec(text.replaceAll(/(\d)\s*[x/]\s*(?=\d)/giu, '$1:'))?.[1];
  if (exact) return exact as FilmRatio;
  if (/(?<!\p{L})(?:tik ?toks?|reels?|stor(?:y|ies)|shorts|vertical|portrait|upright)(?!\p{L})/iu.test(text)) return '9:16';
  if (/(?<!\p{L})(?:youtube|landscape|wide(?:screen)?|horizontal)(?!\p{L})/iu.test(text)) return '16:9';
  return /(?<!\p{L})square(?!\p{L})/iu.test(text) ? '1:1' : null;
}

const PRICE = /(?:[$€£¥₹₦₱₺₫฿₩]\s?\d[\d.,]*|(?<![\d:])\d[\d.,]*\s?(?:[$€£¥₹₦₱₺₫฿₩]|(?:usd|eur|dollars?|euros?|pounds?)(?!\p{L})))/iu;

/** A film that is asked for; null: the words are about something else. */
export function readFilm(given: string): FilmIntent | null {
  const text = given.trim().replaceAll('’', "'").replace(/\s+/g, ' ');
  const scan = new Scan(text);
  const quoted = scan.takeQuote();
  const bare = quoted === null ? text : scan.rest;
  if (/^(?:please |can you )?(?:write|type|print|delete|remove|undo|don'?t|do not|what|how|why|where|who)(?!\p{L})/iu.test(bare) || /(?<!\p{L})gifs?(?!\p{L})/iu.test(bare)) return null;
  if (quoted === null && (EXPORTED.test(bare) || (SAVED.test(bare) && !ONLY_NAMED.test(bare)))) return { kind: 'film', wish: { do: 'export', ...(/this page|current page|only this/iu.test(bare) && { pages: 'this' as const }) } };
  if (!(MADE.test(bare) || BARE.test(bare) || MOVED.test(bare)) || ONLY_NAMED.test(bare) || /^can (?:you|u) (?:make|do|create) (?:videos|movies|films|reels)\??$/iu.test(bare)) return null;
  const preset = BY_WORDS.find(([pattern]) => pattern.test(bare))?.[1];
  const seconds = secondsIn(bare);
  const ratio = ratioIn(bare);
  const price = PRICE.exec(bare)?.[0].trim();
  const count = /(?:of|from|with|out of)(?: \p{L}+){0,2}? (\d|two|three|four|five|six|seven|eight) (?:\p{L}+ )?(?:photos?|pictures?|pics?|images?|shots?)/iu.exec(bare)?.[1];
  return {
    kind: 'film',
    wish: {
      do: 'film',
      ...(preset && { preset }), ...(seconds !== null && { seconds }), ...(ratio && { ratio }), ...(price && { price }), ...(quoted && { headline: quoted }),
      ...(/(?<!\p{L})(?:products?|item|photos?|pictures?|pics?|images?|shots?|shoes?|bag|dress|ring|mug)(?!\p{L})/iu.test(bare) && { photos: true as const }),
      ...(/(?<!\p{L})(?:photos|pictures|pics|images|shots|these|those|products)(?!\p{L})/iu.test(bare) && { several: true as const }),
      ...(count && { count: COUNTS[count.toLowerCase()] ?? Number(count) }),
    },
  };
}

export function groundFilm({ wish }: FilmIntent, ground: Ground): Grounded {
  if (wish.do === 'export') return calls({ tool: 'export', input: { format: 'mp4', ...(wish.pages && { pages: wish.pages }) } });
  const { canvas, attached } = ground;
  const { seconds, ratio, count } = wish;
  if (seconds !== undefined && (seconds < FILM_LIMITS.minSeconds || seconds > FILM_LIMITS.maxSeconds)) return ask(message('assistant.filmLength', { least: FILM_LIMITS.minSeconds, most: FILM_LIMITS.maxSeconds }));
  const images = canvas.layers.filter(({ type, name, empty, visible }) => type === 'image' && !empty && visible && !/^logo/i.test(name) && !isPutOn({ name }));
  const wordless = canvas.layers.every(({ type }) => type === 'image');
  // Something designed and no word of photos: the design itself moves.
  if (attached.length === 0 && !wordless && wish.preset === undefined && !wish.photos && !wish.price) return ofDesign(wish, ground);
  const onPage = attached.length === 0 ? images.filter(({ id }) => canvas.selected.length === 0 || canvas.selected.includes(id) || images.every((one) => !canvas.selected.includes(one.id))).map(({ id }) => id) : [];
  const several = wish.preset !== undefined && presets[wish.preset].photos[0] > 1;
  const known = canvas.pictures.map(({ name }) => name);
  const pool = attached.length > 0 ? attached : several || (count ?? 0) > 1 ? (onPage.length >= (count ?? 2) ? onPage : known.length > onPage.length ? known : onPage) : onPage.length > 0 ? onPage : known.slice(-1);
  if (pool.length === 0) return ask(message('assistant.askPicture'));
  const preset = wish.preset ?? (wish.price ? 'price-pop' : (count ?? 1) > 1 || (pool.length > 1 && (attached.length > 1 || wish.several)) ? 'slideshow' : 'zoom-in');
  const [, most] = presets[preset].photos;
  const pictures = pool.slice(0, Math.min(most, count ?? most));
  if (count !== undefined && pictures.length < Math.min(count, most)) return ask(message('assistant.filmTooFew', { count: pictures.length }));
  const { shows, needs, photos: [least] } = presets[preset];
  if (pictures.length < least) return ask(message('assistant.filmTooFew', { count: pictures.length }));
  const price = wish.price ?? (shows.includes('price') ? PRICE.exec(canvas.layers.map(({ text }) => text).filter((one) => PRICE.test(one)).join(' | '))?.[0] : undefined);
  const headline = wish.headline ?? (shows.includes('headline') && attached.length === 0 ? canvas.layers.filter(({ type, text }) => type === 'text' && text !== '' && text.length <= FILM_LIMITS.headline && !PRICE.test(text)).sort((a, b) => b.size - a.size)[0]?.text.replace(/\s+/g, ' ') : undefined);
  const has = { headline: headline !== undefined, price: price !== undefined, before: false, details: false };
  if (needs.length > 0 && !needs.some((one) => has[one])) return ask(message(needs.includes('price') && !needs.includes('headline') ? 'assistant.askFilmPrice' : 'assistant.askFilmWords'));
  return calls({
    tool: 'make_video',
    input: { preset, pictures, ...(seconds !== undefined && { seconds }), ...(ratio && { ratio }), ...(headline && shows.includes('headline') && { headline }), ...(price && shows.includes('price') && { price }) },
  });
}

/** What is on the page sets itself in motion first, where nothing does yet. */
function ofDesign({ seconds, ratio }: Extract<FilmIntent['wish'], { do: 'film' }>, { canvas }: Ground): Grounded {
  if (canvas.layers.length === 0) return say(message('assistant.emptyPage'));
  const still = canvas.layers.every(({ moves }) => !moves) && canvas.pages === 1;
  const { width, height } = canvas;
  const [across = 1, down = 1] = (ratio ?? '1:1').split(':').map(Number);
  // Another shape would be another layout: that is a wish of its own.
  if (ratio && Math.abs(Math.log(width / height / (across / down))) > 0.15) return ask(message('assistant.filmShape', { ratio }));
  const each = seconds === undefined ? undefined : Math.round((seconds / canvas.pages) * 10) / 10;
  const moves = { ...(still && { in: 'rise' }), ...(each !== undefined && { pageSeconds: each, pages: 'all' }) };
  return calls(...(Object.keys(moves).length > 0 ? [{ tool: 'animate_layers', input: moves }] : []), { tool: 'make_video', input: {} });
}
