/**
 * Photos made better: "fix this photo", "upscale it 4x", "extend the picture to the right", "make room for text above", "remove the
 * price tag from the photo". What a photo shows can't be seen here: without a place that was said, the brush is offered.
 */
import { message } from '#messages/message.ts';
import type { RetakeStep } from '#tools/contract/ports/imaging-port.ts';
import type { Place } from '#tools/contract/page-space.ts';
import { ask, calls, type Ground, type Grounded } from '../grounded.ts';
import type { Intent, Reference, RepairWish } from '../intents.ts';
import { A_BIT, A_LOT, BACKGROUND_NOUNS, PICTURE_NOUNS, PLACE_WORDS, TEXT_NOUNS } from '../lexicon.ts';
import { listOf } from '#agent/dialogue/say/names.ts';
import type { SeenLayer } from '../read-canvas.ts';
import { readReference } from '../read-reference.ts';
import { resolve } from '../resolve.ts';
import { words } from '../rules.ts';
import { Scan } from '../scan.ts';

const PHOTO: Reference = { kind: 'image', said: 'the photo' };
const IT: Reference = { pronoun: true, kind: 'image', said: 'it' };
const NOUN = `(?:(?:the|my|this|that|our|these|those|all(?: the| my)?|both|every|each) )?(?:[\\p{L}-]+ )??(?:${PICTURE_NOUNS})(?:'s|s')?`;
const OBJECT = `(?:${NOUN}|it|this|that|them)`;

/** Which picture is spoken of; null: no picture is named, and nothing stands for one. */
function pictureIn(text: string): Reference | null {
  const noun = words(NOUN).exec(text)?.[0];
  if (noun) {
    const reference = readReference(noun.replace(/(?:'s|s')$/, ''));
    return reference ? { ...reference, kind: 'image' } : PHOTO;
  }
  return words('it|this|that|them').test(text) ? IT : null;
}

const BETTER_PIXELS = 'resolution|sharpness|definition|pixels|image quality|photo quality|picture quality|dpi';
const SHARP = '(?:much |way |a lot |a bit |a little |more |really )*(?:sharper|sharp|crisper|crisp|hd|full hd|uhd|4k|8k|hi[ -]?res|high[ -]res(?:olution)?|higher resolution|less (?:blurry|pixelated|pixelly|fuzzy|soft)|clearer)';
const UPSCALE = words(
  `up ?-?(?:scal(?:e|ed|ing)|res)|super[ -]?res(?:olution)?|(?:enhance|increase|improve|raise|boost|double|quadruple|better|higher|more) (?:the |its |this )?(?:${NOUN} )?(?:${BETTER_PIXELS})|(?:enhance|increase|improve|raise|boost) the (?:${BETTER_PIXELS}) of ${OBJECT}`
  + `|(?:make|get|have|turn) ${OBJECT} ${SHARP}|(?:sharpen|unblur|deblur|de-?pixelate)(?: ${OBJECT})?|${OBJECT} (?:is|looks|are|look) (?:too |a bit |so |very |really |kind of )*(?:blurry|pixelated|pixelly|low[ -]res(?:olution)?|fuzzy)|(?:make|get) (?:the |its )?(?:${BETTER_PIXELS}) (?:much |a lot |a bit )?(?:better|higher)|${NOUN} (?:is|has|looks|comes) (?:too |very |really |such |so |in )*(?:an? )?(?:low|bad|poor|terrible) (?:quality|resolution)|(?:larger|bigger) without (?:losing|loss of|any loss of) (?:quality|detail|sharpness)|(?:make|get|have|give) ${NOUN} (?:an? )?(?:bigger|higher|larger|better|more) resolution|(?:${OBJECT} (?:is|are|'s) |its |it's )?too small (?:for|to) print(?:ing)?|(?:large|big|sharp) enough (?:to|for) print(?:ing)?|(?:make|get) ${OBJECT} (?:print[ -](?:quality|ready|resolution)|ready (?:to|for) print)`,
);
const FACTORS: readonly (readonly [pattern: RegExp, factor: number])[] = [
  [words('(?:[4-9]|four|eight|1\\d)[ -]?(?:x|times|fold|-?fold)|x ?[4-9]|quadruple|4k|8k'), 4],
  [words('(?:3|three)[ -]?(?:x|times|fold)|x ?3|triple'), 3],
  [words('(?:2|two)[ -]?(?:x|times|fold)|x ?2|twice|double'), 2],
];

function readUpscale(text: string): RepairWish | null {
  if (!UPSCALE.test(text) || words(`(?:${TEXT_NOUNS})|layout|page|canvas`).test(text.replace(/to print.*/i, ''))) return null;
  const factor = FACTORS.find(([pattern]) => pattern.test(text))?.[1];
  return { do: 'upscale', target: pictureIn(text.replace(words(BETTER_PIXELS), '')) ?? PHOTO, ...(factor === undefined ? {} : { factor }) };
}

const LIGHT = '(?:light(?:ing|s)?|exposure|brightness and contrast|levels)';
const RETAKE = words(
  `retake(?: ${OBJECT})?|(?:fix|repair|rescue|save|improve|enhance|correct|touch ?up|clean(?: ?up)?|optimi[sz]e|polish|auto[ -]?(?:fix|enhance|correct|adjust))(?: up)? ${NOUN}(?! (?:size|place|position|frame|border|quality|resolution))|auto[ -]?(?:fix|enhance|correct|adjust|retouch|levels)(?: ${OBJECT})?|restore (?:the |this |my )?(?:old|faded|damaged) (?:${PICTURE_NOUNS})|${NOUN} (?:is|looks|are|look) (?:a bit |so |very |really |pretty |kind of |too )*(?:dull|flat|bad|terrible|awful|washed[ -]out|unprofessional|amateurish|lifeless)|(?:make|let|have) ${NOUN} (?:look |a bit |a lot |much )*(?:better|nicer|(?:more )?professional|like a (?:pro|professional) (?:took|shot|made) it)`,
);
const PARTS: readonly (readonly [pattern: RegExp, step: RetakeStep])[] = [
  [words(`(?:fix|correct|adjust|balance|improve|repair|sort out|even out) (?:the |its )?(?:bad |poor |dark |harsh )?${LIGHT}|(?:make|get|set) (?:the |its )?${LIGHT} (?:right|better|good|nicer|even)|(?:auto[ -]?)(?:exposure|light)|(?:fix|correct|repair|rescue) (?:the |this |my )?(?:under|over)[ -]?expos(?:ure|ed)|bad light(?:ing)?`), 'exposure'],
  [words('(?:auto |fix (?:the |its )?|correct (?:the |its )?|set (?:the |its )?|adjust (?:the |its )?)?white[ -]?balance|(?:remove|fix|correct|take out|get rid of|kill) (?:the |that |this )?(?:yellow|blue|green|orange|red|magenta|pink|warm|cold)?(?:ish)? ?(?:colou?r[ -]?cast|tint|cast)|(?:fix|correct) (?:the |its )?colou?rs (?:of|in) '+OBJECT+`|(?:${NOUN}|(?:the |its )?colou?rs (?:of ${OBJECT} )?) ?(?:is|looks|are|look|seems?|came out|turned out) (?:a bit |a little |too |so |way too |slightly |quite |very |really )*(?:yellow|blue|green|orange|magenta|pink|red)(?:ish)?(?! (?:text|letters))`), 'white-balance'],
  [words(`de-?noise|(?:remove|reduce|less|get rid of|take out|clean) (?:the |this |that )?(?:image |photo |picture )?(?:noise|grain|graininess)|${OBJECT} (?:is|looks) (?:too |so |a bit |very |really )*(?:grainy|noisy)|(?:make|get) ${OBJECT} less (?:grainy|noisy)`), 'denoise'],
  [words(`${NOUN} (?:is|looks|are|look) (?:a bit |a little |too |so |slightly |quite |very |really )*(?:crooked|tilted|slanted|slanting|askew|wonky|lopsided)|(?:auto[ -]?)?(?:straighten|level) ${OBJECT} (?:automatically|by itself|yourself)|(?:auto[ -]?straighten|auto[ -]?level)`), 'straighten'],
];
const SPARED: readonly (readonly [pattern: RegExp, step: RetakeStep])[] = [
  [words("(?:don'?t|do not|without|no|never|not) (?:please )?(?:crop(?:ping)?|cut(?:ting)? (?:it|anything)(?: off)?|closer crop)"), 'crop'],
  [words("(?:don'?t|do not|without|no|not) (?:straighten(?:ing)?|rotat(?:e|ing)|turn(?:ing)?)"), 'straighten'],
  [words("(?:don'?t|do not|without) (?:chang(?:e|ing)|touch(?:ing)?) the colou?rs?|keep the colou?rs?"), 'white-balance'],
];

function readRetake(text: string): RepairWish | null {
  if (words(`(?:${TEXT_NOUNS}|spelling|typos?|layout|alignment|spacing)`).test(text)) return null;
  const only = PARTS.filter(([pattern]) => pattern.test(text)).map(([, step]) => step);
  if (only.length === 0 && !RETAKE.test(text)) return null;
  const without = SPARED.filter(([pattern]) => pattern.test(text)).map(([, step]) => step);
  return { do: 'retake', target: pictureIn(text) ?? PHOTO, ...(only.length > 0 ? { only } : {}), ...(without.length > 0 ? { without } : {}) };
}

const EXTEND = '(?:extend|expand|outpaint|out-paint|widen|continue|grow|lengthen|enlarge the canvas of|add more (?:background|room|space) to|generative(?:ly)? (?:fill|expand|extend))';
const MORE_ROOM = words(`(?:make|give me|add|leave|get|create|need|want|have|more)(?: me| us)?(?: some| a bit| a little| a lot| much| extra)?(?: of)? ?(?:more )?(?:room|space)(?: for (?:the |some |my |a )?(?:text|words|headline|title|copy|caption|logo|price))? (?:above|below|at the (?:top|bottom)|on the (?:left|right)|on (?:both|all) sides|around|to the (?:left|right)|over|under(?:neath)?|left|right)(?: (?:of )?${OBJECT})?`);
const MORE_OF = words('(?:more|extra) (?:sky|ceiling|wall|headroom|head room)(?: (?:above|at the top|on top))?|(?:more|extra) (?:floor|ground|table|grass|foreground)(?: (?:below|at the bottom|in front))?');
const WAYS: readonly (readonly [pattern: RegExp, sides: readonly ('left' | 'right' | 'top' | 'bottom')[]])[] = [
  [words('both sides|left and right|right and left|either side|sideways|horizontally|the sides|wider'), ['left', 'right']],
  [words('all (?:four )?(?:sides|around|directions|edges)|every (?:side|direction)|around|all round'), ['left', 'right', 'top', 'bottom']],
  [words('top and bottom|above and below|up and down|vertically|taller|higher'), ['top', 'bottom']],
  [words('above|upwards?|up|(?:the |at the |to the )?top|over|sky|ceiling|headroom|head room'), ['top']],
  [words('below|downwards?|down|(?:the |at the |to the )?bottom|under(?:neath)?|floor|ground|foreground'), ['bottom']],
  [words('left(?:wards?)?'), ['left']],
  [words('right(?:wards?)?'), ['right']],
];
const RATIO_WORDS: readonly (readonly [pattern: RegExp, ratio: string])[] = [
  [words('squares?|1:1'), '1:1'], [words('(?:a )?stor(?:y|ies)|9:16|reels?|tik ?tok'), '9:16'], [words('landscape|widescreen|16:9|youtube'), '16:9'], [words('portrait|4:5|upright'), '4:5'], [words('banner|panorama|3:1'), '3:1'],
];

function readExpand(text: string): RepairWish | null {
  const extends_ = words(`${EXTEND} (?:${OBJECT}|(?:the |its )?(?:photo |picture )?(?:background|edges?|scene|sky|wall|table|floor|canvas of ${OBJECT}))`).test(text) || words('outpaint|generative (?:fill|expand)').test(text);
  const grows = words(`(?:make|get) ${OBJECT} (?:wider|taller|higher|longer|larger|bigger) by (?:adding|continuing|extending|inventing)`).test(text) || words(`(?:make|get|have) ${OBJECT} (?:fit|fill|cover|reach) .+ by (?:adding|continuing|extending|expanding|outpainting)(?: it| the background| more background)?`).test(text) || /^(?:please )?expand(?: it| this| that)?$/iu.test(text);
  const room = MORE_ROOM.test(text);
  const more = MORE_OF.test(text) && words('make|give|add|need|want|show|get|have|extend|some').test(text);
  if (!extends_ && !grows && !room && !more) return null;
  if (words(`(?:sale|offer|deadline|line|arrow|${TEXT_NOUNS})`).test(text.replace(/(?:room|space) for.*/i, '').replace(/(?<!\p{L})(?:line|edge)s?(?!\p{L})(?= of)/iu, '')) && !room) return null;
  const target = pictureIn(text.replace(/for (?:the |some |my |a )?(?:text|words|headline|title|copy|caption|logo|price)/i, '')) ?? PHOTO;
  // "room around the headline" is between layers.
  if (room && words(`(?:above|below|over|under|around|left of|right of) (?:the |my )?(?:${TEXT_NOUNS})`).test(text)) return null;
  const wish: RepairWish = { do: 'expand', target };
  if (words('(?:fit|fits|fill|fills|cover|covers|to|over) (?:up )?(?:the )?(?:whole |entire |full )?(?:page|canvas|design|format|frame)').test(text)) return { ...wish, fillPage: true };
  const exact = /(?<!\d)(\d{1,2}) ?[:/] ?(\d{1,2})(?!\d)/.exec(text);
  const ratio = exact ? `${exact[1]}:${exact[2]}` : room ? undefined : RATIO_WORDS.find(([pattern]) => pattern.test(text))?.[1];
  if (ratio !== undefined) return { ...wish, ratio };
  const sides = WAYS.filter(([pattern]) => pattern.test(text.replace(/(?:right|straight) away|all right|up to/gi, '')));
  // "left and right" counts before "left".
  const chosen = sides[0] && sides[0][1].length > 1 ? sides[0][1] : [...new Set(sides.flatMap(([, which]) => which))];
  const percent = /(\d{1,3}) ?(?:%|percent)/.exec(text)?.[1];
  const px = /(\d{2,4}) ?(?:px|pixels)/.exec(text)?.[1];
  const share = percent ? Math.min(1.5, Number(percent) / 100) : words('double|twice|as much again').test(text) ? 1 : words('half').test(text) ? 0.5 : words('(?:a )?third').test(text) ? 0.33 : words(A_LOT).test(text) ? 0.7 : words(A_BIT).test(text) ? 0.15 : chosen.length > 2 ? 0.2 : 0.35;
  return { ...wish, sides: chosen.length > 0 ? [...chosen] : ['left', 'right', 'top', 'bottom'], share: chosen.length > 0 ? share : Math.min(share, 0.2), ...(px ? { px: Number(px) } : {}) };
}

const AWAY = '(?:remove|erase|delete|get rid of|take (?:out|away|off)|paint (?:out|over)|rub out|edit out|photoshop out|clone out|wipe (?:out|away|off)|clean (?:up|off|away)|magic(?:ally)?[ -]?erase|brush (?:out|away)|retouch (?:out|away)?|make (?=.* (?:disappear|vanish|go away)))';
/** What is in photos and seldom a layer. */
const SEEN_THINGS = '(?:price ?tags?|hang ?tags?|(?:clothing |care )?labels?|security tags?|stains?|spots?|specks?|dust|crumbs?|scratch(?:es)?|creases?|wrinkles? in the (?:fabric|shirt|cloth)|blemish(?:es)?|pimples?|acne|red[ -]?eyes?|dark circles|cables?|cords?|wires?|power ?lines?|plugs?|sockets?|hangers?|clips?|pins?|tape|fingerprints?|smudges?|reflections?|glare|flash|hands?|fingers?|thumbs?|persons?|people|passers?-?by|tourists?|crowd|man|woman|child|kid|guy|dog|cat|car|cars|bin|trash|rubbish|photobombers?|clutter|mess|junk|objects?|things?|someone|somebody|writing|watermarks?|time ?stamps?|date ?stamps?|hole|dirt|mark|marks|hairs?|bug|fly|insect)';
/** What a print can be on that lies on no page: "the logo on the shoe". */
const PRINTED_ON = new RegExp(`(?:from|on|off) (?:the |my |this |her |his )(?!(?:left|right|top|bottom|page|canvas|design|post|poster|flyer|story|card|cover|banner|button|badge|${TEXT_NOUNS}|${PICTURE_NOUNS})(?!\\p{L}))[\\p{L}]{3,}`, 'iu');
const IN_PHOTO = `(?:from|in|on|off|out of|behind|of) (?:the |my |this |that |her |his )?(?:back ?ground|backdrop|(?:[\\p{L}-]+ )??(?:${PICTURE_NOUNS})|scene|shirt|dress|table|wall|floor|bottle|box|product|shoe|sneaker|boot|bag|mug|cup|jar|can|jacket|hat|cap|t-?shirt|car|packag(?:e|ing)|label)`;

export function placeIn(text: string): Place | null {
  const found = PLACE_WORDS.find(([pattern]) => words(`(?:at|in|on|to|from|near|towards?)(?: the)? ${pattern}|(?:the )?${pattern} (?:corner|edge|part|side|thing|one|object|half|area)`).test(text));
  return (found?.[1] as Place | undefined) ?? null;
}

function readErase(text: string): RepairWish | null {
  // What is in the way there only the eye can tell.
  if (words(`(?:clean|tidy|clear)(?: ?up)? (?:the |my )?(?:${BACKGROUND_NOUNS}) (?:of|in|behind) ${NOUN}`).test(text)) return { do: 'erase', target: pictureIn(text) ?? PHOTO, what: '' };
  if (words('(?:use |open |start |try )?(?:the )?magic[ -]?erase(?:r)?(?: (?:tool|brush|please))?').exec(text)?.[0].length === text.replace(/[.!? ]+$/, '').length) return { do: 'erase', target: PHOTO, what: '' };
  const match = new RegExp(`(?<!\\p{L})${AWAY} (?:the |that |this |those |these |my |all (?:the )?|any |an? |some |her |his )?((?:[\\p{L}-]+ ){0,2}?${SEEN_THINGS})(?!\\p{L})(.*)$`, 'iu').exec(text);
  // Whatever it is called, it is in the photo.
  const named = match ?? new RegExp(`(?<!\\p{L})${AWAY} (?:the |that |this |those |these |my |an? )((?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+)( ${IN_PHOTO}.*)$`, 'iu').exec(text);
  const what = named?.[1]?.trim() ?? '';
  if (!named || words('back ?ground|backdrop|bg|noise|grain|frame|border|outline|shadow|filter|crop|cast|tint|glow|effect|colou?rs?|rounded corners?').test(what)) return null;
  const tail = named[2] ?? '';
  // Printed on what the photo shows it is no layer.
  if (words('text|headline|title|price|sticker|logo|badge|button').test(what.replace(/price ?tags?/i, '')) && !PRINTED_ON.test(tail)) return null;
  const inPhoto = new RegExp(`(?<!\\p{L})${IN_PHOTO}`, 'iu').test(tail);
  const place = placeIn(tail);
  const bare = words('(?:object|thing|mark|mess|junk|hole|pin|clip|fly|flash|man|woman|car|cars|dog|cat|child|kid|label|labels|spots?|watermarks?|writing|tape|pins|clips)s?').test(what) && !/price|power|care|hang/i.test(what);
  // "remove the thing": of layers as likely as of a photo; and the watermark of a plan is another matter.
  if (bare && !inPhoto && place === null) return null;
  const noun = words(NOUN).exec(tail)?.[0];
  const target = noun ? (readReference(noun) ?? PHOTO) : PHOTO;
  return { do: 'erase', target: { ...target, kind: 'image' }, what, inPhoto, ...(place ? { place } : {}) };
}

const FAULTS: readonly (readonly [pattern: RegExp, step: RetakeStep])[] = [
  [words('(?:under|over)[ -]?exposed|dark|darkish|bright|pale|dim|gloomy|washed[ -]out|flat|badly lit'), 'exposure'],
  [words('crooked|tilted|slanted|askew|wonky|not straight|leaning'), 'straighten'],
  [words('(?:yellow|blue|green|orange|red|pink)(?:ish)?|(?:wrong|off|strange) colou?rs?'), 'white-balance'],
  [words('grainy|noisy'), 'denoise'],
];
const FAULTY = new RegExp(`^(?:(?:please|ok|so|hey|hi|can you see|oh)[\\s,]+)*(${NOUN} (?:is|looks|are|look|came out|turned out) [^.;!?]+?)(?:[,.;!]\\s*|\\s+)(?:(?:and|so|please|pls|can you|could you|just)\\s+)*(?:fix|correct|repair|mend|improve|rescue|sort) (?:it|this|that|them)(?: (?:up|out|please|for me))*[.!?]*$`, 'iu');

/** "my photo is too dark and a bit tilted, fix it": what is wrong, then that it shall be mended. Null: said otherwise. */
export function readFaults(request: string): Extract<Intent, { kind: 'repair' }> | null {
  const said = FAULTY.exec(request.trim())?.[1];
  if (said === undefined || new Scan(said).quotesLeft > 0) return null;
  if (UPSCALE.test(said)) return { kind: 'repair', wish: { do: 'upscale', target: pictureIn(said) ?? PHOTO } };
  const only = FAULTS.filter(([pattern]) => pattern.test(said)).map(([, step]) => step);
  return only.length > 0 ? { kind: 'repair', wish: { do: 'retake', target: pictureIn(said) ?? PHOTO, only } } : null;
}

/** A wish about the photo itself; null: the words are about something else. */
export function readPhotoRepair(text: string): Extract<Intent, { kind: 'repair' }> | null {
  const scan = new Scan(text);
  if (scan.quotesLeft > 0) return null;
  const bare = scan.rest.replace(/[.!?]+\s*$/, '').trim();
  const wish = readErase(bare) ?? readExpand(bare) ?? readUpscale(bare) ?? readRetake(bare);
  return wish ? { kind: 'repair', wish } : null;
}

const isShadow = ({ name }: SeenLayer) => name === message('tools.placeInScene.shadowLayer');

/** The pictures meant: `null` where one waits that is not on the page. */
export function meant(target: Reference, ground: Ground): SeenLayer[] | { attached: true } | Grounded {
  const { canvas, memory, attached } = ground;
  const images = canvas.layers.filter((layer) => layer.type === 'image' && !layer.empty && !layer.locked && !isShadow(layer));
  if (images.length === 0) return attached.length > 0 || canvas.pictures.length > 0 ? { attached: true } : ask(message('assistant.askPicture'));
  if (target.all) return images;
  const found = resolve({ ...target, kind: 'image' }, { ...canvas, layers: images }, memory);
  if ('layers' in found && found.layers.length > 0 && (images.length === 1 || found.layers.length < images.length || target.several)) return found.layers;
  const named = target.content === undefined ? undefined : images.findLast(({ name, alt }) => `${name} ${alt}`.toLowerCase().includes(target.content?.toLowerCase() ?? ''));
  if (named) return [named];
  const selected = images.filter(({ id }) => canvas.selected.includes(id));
  if (selected.length > 0) return selected;
  return images.length === 1 ? images : ask(message('assistant.askWhich', { list: listOf(images.slice(-6)) }));
}

/** The part of a box at a place: about a quarter of its sides, of edges their middle. Larger ones would be seen where nothing was. */
function partAt({ x, y, width, height }: NonNullable<SeenLayer['box']>, place: Place) {
  const share = 0.26;
  const [wide, tall] = [place === 'top' || place === 'bottom' ? 0.4 : share, place === 'left' || place === 'right' ? 0.4 : share];
  const across = place.includes('left') ? 0 : place.includes('right') ? 1 - wide : (1 - wide) / 2;
  const down = place.includes('top') ? 0 : place.includes('bottom') ? 1 - tall : (1 - tall) / 2;
  return { x: Math.round(x + across * width), y: Math.round(y + down * height), width: Math.round(wide * width), height: Math.round(tall * height) };
}

function groundErase(wish: Extract<RepairWish, { do: 'erase' }>, layers: readonly SeenLayer[] | { attached: true }): Grounded {
  const [layer] = Array.isArray(layers) ? (layers as SeenLayer[]) : [];
  if (!layer?.box || wish.place === undefined) return ask(message('assistant.askErase', { what: wish.what === '' ? message('assistant.whatGoes') : wish.what }));
  return calls({ tool: 'magic_erase', input: { layer: layer.id, boxes: [partAt(layer.box, wish.place)] } });
}

export function groundPhotoRepair({ wish }: Extract<Intent, { kind: 'repair' }>, ground: Ground): Grounded {
  if (wish.do === 'erase' && !wish.inPhoto && wish.what !== '') {
    // What goes by that name on the page is a layer of its own.
    const found = resolve({ content: wish.what, said: wish.what }, ground.canvas, ground.memory);
    if ('layers' in found && found.layers.length > 0 && found.layers.every(({ type }) => type !== 'image')) return calls({ tool: 'delete', input: { layers: found.layers.map(({ id }) => id) } });
  }
  const layers = meant(wish.target, ground);
  if ('say' in layers || 'calls' in layers) return layers;
  if (wish.do === 'erase') return groundErase(wish, layers);
  const each = (tool: string, input: (layer: SeenLayer | null) => Record<string, unknown>): Grounded =>
    'attached' in layers ? calls({ tool, input: input(null) }) : calls(...layers.map((layer) => ({ tool, input: { layer: layer.id, ...input(layer) } })));
  if (wish.do === 'upscale') return each('upscale', () => (wish.factor === undefined ? {} : { factor: wish.factor }));
  if (wish.do === 'retake') return each('retake', () => ({ ...(wish.only ? { only: [...wish.only] } : {}), ...(wish.without ? { without: [...wish.without] } : {}) }));
  return each('expand', (layer) => {
    if (wish.fillPage) return { fillPage: true };
    if (wish.ratio !== undefined) return { ratio: wish.ratio };
    const of = (side: 'left' | 'right' | 'top' | 'bottom') => {
      const length = side === 'left' || side === 'right' ? layer?.box?.width : layer?.box?.height;
      return wish.px !== undefined && length ? Math.min(1.5, Math.round((wish.px / length) * 100) / 100) : (wish.share ?? 0.35);
    };
    return Object.fromEntries((wish.sides ?? []).map((side) => [side, of(side)]));
  });
}
