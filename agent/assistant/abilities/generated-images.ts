/**
 * Pictures made of words: "make a sticker of a happy avocado", "draw a sunset over the sea as background", "my signature as Anna
 * Berg", "lettering that says good vibes", "a leaf pattern behind it".
 */
import type { ImageType } from '#tools/contract/image-types.ts';
import { message } from '#messages/message.ts';
import { ask, calls, type Ground, type Grounded } from '../grounded.ts';
import type { Intent } from '../intents.ts';

type ImageIntent = Extract<Intent, { kind: 'generate' }>;

const LEAD = "^(?:(?:please|pls|now|also|then|and|ok|okay|so|hey|can you|could you|would you|i'd like|i would like|i want|i need|we need|let's|lets|maybe|just)[\\s,]+)*(?:(?:you )?to )?";
const MAKE = '(?:make|create|draw|paint|generate|design|illustrate|give me|render|do|sketch)(?: me| us)?';
const ARTICLE = '(?:an?|some|the|another|my|our)';

const STICKER = new RegExp(`${LEAD}(?:(?:${MAKE}|add|i need|put) )?(?:${ARTICLE} )?(?:(?<look>die[ -]?cut|badge|retro|vintage|holographic|line(?:[ -]?art)?|cute|fun|nice) )*stickers? ?(?:of|with|showing|for|:) ?(?<words>.+)$`, 'iu');
const SIGNATURE = new RegExp(`${LEAD}(?:(?:${MAKE}|add|put|sign (?:it|this)(?: with)?|write) )?(?:${ARTICLE} )?(?:(?:hand ?written|elegant|nice|flowing|casual|brush) )*(?<kind>signature|autograph|monogram) ?(?:as|for|of|saying|with|:) ?(?:the name |the initials |my name,? ?)?["“]?(?<words>[^"”]+?)["”]?$`, 'iu');
/** "write Emma in a nice signature": the words come first. */
const AS_SIGNATURE = new RegExp(`${LEAD}(?:write|sign|add|put|make|set) (?:the name )?["“]?(?<words>[^"”]{2,40}?)["”]? (?:in|as|like) (?:an?|my) (?:(?:hand ?written|elegant|nice|flowing|casual|brush|beautiful) )*(?:signature|autograph)(?: style)?$`, 'iu');
const LETTERING = new RegExp(`${LEAD}(?:(?:${MAKE}|add) )?(?:${ARTICLE} )?(?:(?<look>neon|3d|block|retro|script|wavy|arched|layered|outline[d]?|gradient|stacked|nice|bold|cool|fun) )*(?:lettering|typography|word ?art|text art)(?: art)? (?:of|for|that says|saying|with the words?|with|reading|:) ?["“]?(?<words>[^"”]+?)["”]?$`, 'iu');
const POSTER = new RegExp(`${LEAD}(?:generate|draw|illustrate|paint) (?:me )?(?:${ARTICLE} )?(?:[\\p{L}-]+ ){0,2}poster (?:for|of|about|saying|that says|:) ?(?<words>.+)$`, 'iu');
/** "draw a sunset over the sea", "paint mountains as background": verbs that mean a picture whatever follows. */
const DRAWN = new RegExp(`${LEAD}(?:draw|paint|illustrate)(?: me| us)? (?<words>.+)$`, 'iu');
const PICTURE = new RegExp(`${LEAD}(?:${MAKE}|add|use|put) (?:${ARTICLE} )?(?:(?:nice|beautiful|ai|new|illustrated|abstract) )*(?:illustrations?|drawings?|paintings?|artworks?|images?|pictures?|ai images?) (?:of|with|showing) (?<words>.+)$`, 'iu');
const BACKDROP = new RegExp(`${LEAD}(?:generate|draw|paint|illustrate) (?:me )?(?:${ARTICLE} )?(?<words>[\\p{L}\\d, -]+?) (?:back(?:ground|drop)|pattern|wallpaper)(?<after>.*)$`, 'iu');
/** "make a background of soft clouds". */
const BACKGROUND_OF = new RegExp(`${LEAD}(?:make|create|generate|draw|paint|design|give me)(?: me)? (?:an? |some )(?:(?:nice|new|beautiful|illustrated|soft) )*back(?:ground|drop) (?:of|showing|full of) (?<words>.+)$`, 'iu');
const AS_BACKGROUND = /\s*,?\s*(?:as|for) (?:the |a |its |my )?(?:page(?:'s)? )?back(?:ground|drop)\b/iu;

/** "make an image like this", "a sticker of a fox in the style of my picture": pictures go along. */
const LIKE = new RegExp(`${LEAD}(?:${MAKE}) (?:${ARTICLE} )?(?:(?:new|similar|nice|different|ai) )*(?<kind>images?|pictures?|illustrations?|drawings?|stickers?)(?: (?:of|with|showing) (?<words>.+?))?,? (?:just |much )?(?:like|similar to|in the style of|inspired by|based on|that looks? like) (?:this|that|these|it|(?:the|my|this|that|these|those)(?: attached| uploaded)? (?:ones?|pictures?|photos?|images?|attachments?|references?))(?: (?:one|picture|photo|image))?(?<more>(?:,| but | with | in | only ).*)?$`, 'iu');
/** What the tool takes of them at once. */
const MOST_PICTURES = 4;

/** Things that hands draw on a page: lines and shapes have a tool of their own. */
const BY_HAND = /^(?:an? |the |some |two |three |\d )*(?:(?:big|small|large|little|thick|thin|red|blue|green|black|white|yellow|orange|pink|purple|dashed|dotted|straight|curved|wavy|hand[ -]?drawn|doodled?|freehand|simple|rough) )*(?:lines?|arrows?|circles?|squares?|rectangles?|triangles?|ellipses?|ovals?|boxe?s?|frames?|borders?|shapes?|hearts?|stars?|polygons?|hexagons?|underlines?|doodles?|squiggles?|scribbles?|strokes?|ticks?|check ?marks?|cross(?:es)?|x|it|this|that|me|attention|something|highlights?|marks?|speech bubbles?|logos?|tables?|grids?|charts?|qr|buttons?|stripes?|rings?|curves?|spirals?|loops?|zigzags?|waves?|smiley|cloud|clouds|sun|house|flower|tree|face)\b(?! (?:over|at|behind|in|on|by|above|with|under)\b(?! (?:it|the (?:page|text|headline|title|photo|picture|price|product|left|right|top|bottom|cent(?:er|re)|middle|corner))))/iu;
/** What is there already, and photos: not to be drawn. */
const OF_PAGE = /\b(?:the|my|our|this|that|these|those) (?:photo|picture|image|headline|title|text|product|logo|price|page|design|layer|background)\b|\bphotos?\b|\bphotograph/iu;

const LOOKS: Readonly<Record<string, string>> = {
  'die cut': 'die-cut', 'die-cut': 'die-cut', diecut: 'die-cut', badge: 'badge', retro: 'retro', vintage: 'retro', holographic: 'holographic', line: 'line', 'line art': 'line', 'line-art': 'line', lineart: 'line',
  neon: 'neon', '3d': 'block', block: 'block', script: 'script', wavy: 'wavy', arched: 'arched', layered: 'layered', outline: 'outline', outlined: 'outline', gradient: 'gradient', stacked: 'stacked',
};

const trimmed = (text: string) => text.replace(/(?:,?\s+(?:please|pls|thanks|thank you))+$/iu, '').replace(/^[\s,:–-]+|[\s,.!?–-]+$/gu, '').slice(0, 500);

function wish(type: ImageType, words: string, more: Partial<ImageIntent> = {}): ImageIntent | null {
  const said = trimmed(words);
  return said.length < 2 ? null : { kind: 'generate', type, words: said, ...more };
}

/** A wish for a picture that goes by others; null: the words are about something else. */
export function readImageLike(given: string): ImageIntent | null {
  const like = LIKE.exec(given.trim().replaceAll('’', "'").replace(/[.!?]+$/, ''))?.groups;
  if (!like) return null;
  const said = trimmed(`${like.words ?? ''}${like.more ?? ''}`);
  return { kind: 'generate', type: /^sticker/i.test(like.kind ?? '') ? 'sticker' : 'image', words: said.length < 2 ? 'Something like this, newly composed' : said, like: true };
}

/** A wish for a picture of words; null: the words are about something else. */
export function readGenerated(given: string): ImageIntent | null {
  const text = given.trim().replaceAll('’', "'");
  const signature = SIGNATURE.exec(text)?.groups;
  if (signature) return wish('signature', signature.words ?? '', /monogram/i.test(signature.kind ?? '') ? { style: 'monogram' } : {});
  const signed = AS_SIGNATURE.exec(text)?.groups;
  if (signed && !/^(?:it|this|that|the |my )/i.test(signed.words ?? '')) return wish('signature', signed.words ?? '');
  const sticker = STICKER.exec(text)?.groups;
  if (sticker) return wish('sticker', sticker.words ?? '', lookOf(sticker.look));
  const lettering = LETTERING.exec(text)?.groups;
  if (lettering) {
    const retro = lettering.look?.toLowerCase() === 'retro';
    return wish('typography', lettering.words ?? '', retro ? { style: 'stripes' } : lookOf(lettering.look));
  }
  const poster = POSTER.exec(text)?.groups;
  if (poster) return wish('poster', poster.words ?? '');
  if (OF_PAGE.test(text)) return null;
  const background = AS_BACKGROUND.test(text);
  const bare = text.replace(AS_BACKGROUND, '');
  const picture = PICTURE.exec(bare)?.groups;
  if (picture && !/^(?:my|our|the|this|these|that)\b/i.test(picture.words ?? '')) return wish('image', picture.words ?? '', background ? { background: true } : {});
  const backdrop = background ? undefined : BACKDROP.exec(text)?.groups;
  if (backdrop && !/\b(?:pale|light|dark|plain|solid|white|black)\s*$/iu.test(backdrop.words ?? '')) return wish('image', `${backdrop.words ?? ''}${/pattern|wallpaper/i.test(text) ? ' pattern' : ''}${(backdrop.after ?? '').slice(0, 80)}`, { background: true });
  const covered = BACKGROUND_OF.exec(text)?.groups;
  if (covered && !/^(?:an? )?(?:[\p{L}]+ )?(?:colou?r|gradient)\b/iu.test(covered.words ?? '')) return wish('image', covered.words ?? '', { background: true });
  const drawn = DRAWN.exec(bare)?.groups;
  if (drawn && !BY_HAND.test(drawn.words ?? '') && (background || (drawn.words ?? '').trim().split(/\s+/).length >= 2)) return wish('image', (drawn.words ?? '').replace(/^(?:me |us )/i, ''), background ? { background: true } : {});
  return null;
}

function lookOf(look: string | undefined): Partial<ImageIntent> {
  const style = look === undefined ? undefined : LOOKS[look.toLowerCase()];
  return style === undefined ? {} : { style };
}

export function groundGenerated({ type, words, style, background, like }: ImageIntent, { attached, canvas }: Ground): Grounded {
  const pictures = attached.length > 0 ? attached.slice(0, MOST_PICTURES) : canvas.pictures.slice(-1).map(({ name }) => name);
  if (like && pictures.length === 0) return ask(message('assistant.askPicture'));
  return calls({ tool: 'generate_image', input: { type, words, ...(style === undefined ? {} : { style }), ...(background ? { use: 'background' } : {}), ...(like ? { pictures } : {}) } });
}
