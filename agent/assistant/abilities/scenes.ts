/**
 * Product photos in scenes: "put it on a marble counter in morning light with leaves", "lifestyle shot on the beach", "new background:
 * walnut table", a ready scene by its name; and what follows on one: "another one", "with softer light", "on oak instead".
 */
import { message } from '#messages/message.ts';
import { SCENE_LIST, type SceneId } from '#tools/inputs/scene-list.ts';
import { clausesOf, leadingVerb } from '../clauses.ts';
import { ask, calls, type Ground, type Grounded } from '../grounded.ts';
import type { Intent, Reference } from '../intents.ts';
import { BACKGROUND_NOUNS, OTHER_NOUNS, PICTURE_NOUNS, TEXT_NOUNS } from '../lexicon.ts';
import { listOf } from '#agent/dialogue/say/names.ts';
import { findColor } from '../read-color.ts';
import { takeFormatAside, type Aside } from '../read-page.ts';
import type { Deed, Exchange } from '../read-prompt.ts';
import { readReference } from '../read-reference.ts';
import { resolve } from '../resolve.ts';
import { words } from '../rules.ts';
import { Scan } from '../scan.ts';

type SceneIntent = Extract<Intent, { kind: 'scene' }>;

const LEAD = "^(?:(?:please|pls|now|also|then|and|ok|okay|so|hey|can you|could you|would you|i'd like|i would like|i want|i need|we need|let's|lets|maybe|just)[\\s,]+)*(?:(?:you )?to )?";
/** Things and places that a scene is made of. */
const STUFF = '(?:marble|granite|onyx|travertine|terrazzo|concrete|cement|slate|stones?|rocks?|pebbles?|brick(?:s| wall)?|tiles?|tiled|wood|wooden|timber|oak|walnut|birch|beech|pine|bamboo|driftwood|planks?|linen|velvet|satin|silk|cotton|fabric|cloth|burlap|leather|acrylic|sand|dunes?|beach(?:es)?|seaside|shore|coast|grass|lawn|meadow|moss|mossy|soil|snow|ice|ocean|sea|waves|pool|lake|river|forest|woods|woodland|jungle|garden|terrace|patio|balcony|mountains?|desert|sahara|kitchen|bathroom|living room|bedroom|cafe|café|restaurant|spa|studio|gallery|loft|podiums?|plinths?|pedestals?|windowsill|window sill|counter ?tops?|worktop|cutting board|tabletop|flat ?lay|outdoors|outside|nature|rippling water|clear water)';
/** As likely things of the page: only with "a", or with what they are made of. */
const FURNITURE = '(?:tables?|counters?|desk|shelf|shelves|steps|stairs|water|bar|floor|wall|slab|sky|clouds|sunset|sunrise|bokeh|city lights|paper)';
const LIGHTS = '(?:(?:in |with |under |at )?(?:the )?(?:soft|softer|warm|warmer|cool|cooler|cold|bright|brighter|hard|harder|harsh|dramatic|moody|natural|diffused?|gentle|golden|low|early|late|studio|window|morning|evening|afternoon|sun|sunny|night|side|back|neon|candle)[ -]?(?:light(?:ing)?|sun(?:light|shine)?|hour|mood|glow|shadows?)|daylight|sunlight|backlight|back[ -]?lit|overcast|cloudy|golden hour|blue hour|at (?:night|sunset|sunrise|dusk|dawn)|(?:in the |this )?(?:morning|evening))';
const PROPS = '(?:(?:with|and|some|a few|add|plus)[\\s,]+)*(?:(?:palm|leaf|plant|tree|blinds?|window|leafy|monstera|fern)s? shadows?|shadows? of (?:leaves|palms?|blinds|a window|plants|trees)|leaves|petals|pebbles|eucalyptus|pampas(?: grass)?|olive branch(?:es)?|palm leaves|ferns?|spheres|blocks|flowers)';
const ANY_STUFF = words(STUFF);
const VERB = '(?:put|place|set|stand|pose|show|photograph|shoot|lay|present|display|drop|stage|have|imagine|picture)';
const NOT_PRODUCT = words(`${TEXT_NOUNS}|${OTHER_NOUNS}|logos?|price|date|offer|badge|button|page|design|canvas|contact|handle|line|border|frame|everything|me|us|her|him|qr code|table of`);
const PREPOSITION = '(?:onto|on top of|on|into|in front of|in|at|against|upon|amid|amidst|among|beside|next to|near|floating on|by|outside|outdoors)';
const COLOURED = '(?:ish|colou?red|colou?r|tone[sd]?|blue|green|white|black|gr[ae]y|beige|brown|red|pink|yellow|orange|purple|cream)';

const PUT = new RegExp(`^(?:${LEAD.slice(1)}${VERB}|${LEAD.slice(1).replace('(?:(?:you )?to )?', '')}(?:(?:i|we)(?:'d| would)? (?:want|need|like)(?: to (?:see|have))?)) (?:up )?(?<what>it|this|that|them|these|(?:the|my|our|this|that|these) [\\p{L}\\d' -]{2,40}?)(?: (?:standing|lying|sitting|placed|resting|hanging|floating(?! on)))? (?<where>${PREPOSITION} .+)$`, 'iu');
const SHOT = new RegExp(
  `${LEAD}(?:(?:make|create|give me|do|shoot|take|generate|render|get me|turn (?:it|this|that|the [\\p{L} ]+?) into|build|design|need|want|add|try|use|show me|have)\\s+)?(?:me )?(?:(?:an?|some|the|another|(?<count>\\d|two|three|four|a few))\\s+)?(?:(?:new|nice|beautiful|different|cool|professional|realistic|ai|product)\\s+)*`
  + `(?<kind>life ?style(?: product)? (?:shot|photo|picture|image|scene|setting)s?|lifestyle|product (?:scene|shoot|photo ?shoot|photography)s?|studio (?:shot|photo|scene)s?|photo ?shoots?|flat ?lays?|staged (?:photo|shot)s?|ai backgrounds?|scenes?|product (?:shot|photo|picture)s?)`
  + `(?: (?:of|with|for|from) (?<what>it|this|that|(?:the|my|our|this|that) (?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+?))?(?<sep>\\s*[:,–—-]\\s*|\\s+|$)(?<where>.*)$`, 'iu');
/** "product on water", "on the beach": the whole request. */
const BARE = new RegExp(`^(?:(?<what>it|this|(?:(?:the|my|our|this) )?(?:product|photo|picture|image|item|shot))\\s+)?(?<where>${PREPOSITION} .+)$`, 'iu');
/** "make 4 versions of it on marble": how many, then where. */
const SEVERAL_OF = new RegExp(`${LEAD}(?:make|create|show me|give me|do|generate|render|i need|need) (?:me )?(?<count>\\d|two|three|four|a few|some|several)(?: different)? (?:versions?|variations?|options?|takes|shots|photos|pictures|images)(?: (?:of|with) (?<what>it|this|that|(?:the|my|our|this|that) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+?))? (?<where>${PREPOSITION} .+)$`, 'iu');
/** "generate 4 backgrounds", "show me three different backgrounds for it": of the product's own, to choose from. */
const BACKGROUNDS = new RegExp(`${LEAD}(?:make|create|show|give|do|generate|render|try|get|need|want)(?: me)? (?<count>\\d|two|three|four|a few|some|several|different)(?: (?:different|new|nice|other|ai|product|photo))* (?:backgrounds|backdrops)(?: (?:for|of|behind|to) (?<what>it|this|that|(?:the|my|our|this|that) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+?))?(?: to choose from)?$`, 'iu');
/** "a Christmas scene for this product". */
const THEMED = new RegExp(`${LEAD}(?:make|create|build|design|generate|render|give me|do|set up|put together) (?:me )?an? (?<where>(?:[\\p{L}'-]+ ){1,4})(?:scene|setting|setup|backdrop) (?:for|around|behind) (?<what>it|this|(?:the|my|our|this|that) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+)$`, 'iu');
/** "… with a coffee shop in the background": behind it, not of the page. */
const BEYOND = /(?:\s|^)(?:with|and) (?:an? |the |some )?[\p{L} -]{2,40}? in the back(?:ground|drop)?(?!\p{L})/iu;
/** "a moody dark scene", "a winter scene with snow": the scene alone. */
const MOOD = new RegExp(`${LEAD}(?:(?:make|create|build|design|generate|render|give me|give it|try|use|do|show me) (?:me )?)?(?:an? |some )?(?<where>(?:(?:moody|dark|bright|sunny|warm|cosy|cozy|minimal|minimalist|luxurious|luxury|elegant|rustic|tropical|winter|summer|spring|autumn|fall|festive|fresh|natural|dramatic|soft|clean|colou?rful|pastel)[ ,]+(?:and )?){1,4})(?:scene|setting)(?<more>(?: (?:with|on|in|at) .+)?)$`, 'iu');
/** "make it look like it stands in a studio". */
const ALIKE = new RegExp(`${LEAD}(?:make|let|have) (?<what>it|this|that|(?:the|my|our|this) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+?) look (?:like|as if|as though)(?: (?:it'?s|it is|it was|it were|it stands|standing|taken|shot|photographed|being))*\\s+(?<where>.+)$`, 'iu');
const STAGE = new RegExp(`${LEAD}stage (?<what>it|this|that|(?:the|my|our|this|that) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+?)(?<where>(?: ${PREPOSITION} .+)?)$`, 'iu');
const BEHIND = new RegExp(
  `${LEAD}(?:(?:give|put|use|add|make|set|change|replace|swap|turn|have|try|need|want|get|generate|create)\\s+)?(?:(?:it|this|that|me|(?:the|my|our) [\\p{L} ]{2,30}?)\\s+)??(?:(?:on|onto|against|with|to|in front of)\\s+)?(?:(?:an?|the|its|my|some)\\s+)?(?:(?:new|another|different|photo|product|ai|realistic|other)\\s+)*(?:(?:${BACKGROUND_NOUNS})(?: (?:to|into|with|of|by|should be|is|be|like|for|showing))*\\s*[:,–-]?\\s*(?:(?:with|of|to)\\s+)?(?<after>.+)|(?<before>(?:[\\p{L}-]+ ){1,5}?)(?:${BACKGROUND_NOUNS})(?<more>(?:[, ].+)?))$`, 'iu');
const DESIGN = words('posts?|posters?|flyers?|fliers?|banners?|ads?|adverts?|cards?|invitations?|thumbnails?|covers?|pins?|templates?|menus?|listings?|stor(?:y|ies)|vouchers?|logos?|collage|grid|texture|pattern|gradient|stripes|dots');

const VARIATIONS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, 'a few': 3, some: 3, several: 4, different: 4 };

/** "the vase is 30 cm tall", "12 inch": cm. */
function lengthIn(text: string): number | undefined {
  const match = /(\d+(?:[.,]\d+)?) ?(cm|mm|inch(?:es)?|in(?= (?:tall|high|long|wide))|m(?= (?:tall|high|long|wide)))(?!\p{L})/iu.exec(text);
  const value = Number(match?.[1]?.replace(',', '.'));
  const unit = match?.[2]?.toLowerCase();
  const cm = unit === undefined ? 0 : unit === 'mm' ? value / 10 : unit.startsWith('in') ? value * 2.54 : unit === 'm' ? value * 100 : value;
  return cm >= 0.5 && cm <= 300 ? Math.round(cm * 10) / 10 : undefined;
}

/** The words of a scene without what is said besides them. */
const sceneWords = (text: string) =>
  text.replace(/(?:,|\band\b)?\s*(?:show (?:me )?|give me |make |in |with )?(?:(?:\d|two|three|four|several|a few|some) )?(?:different )?(?:variations?|versions?|options?|takes)(?: (?:of it|to choose from|please))?/giu, ' ')
    .replace(/(?:,|\band\b)?\s*(?:(?:it|this|the (?:product|[\p{L}]+)|my (?:product|[\p{L}]+))(?:'s| is)|which is|about|roughly)?\s*\d+(?:[.,]\d+)? ?(?:cm|mm|inch(?:es)?)(?: (?:tall|high|long|wide))?/giu, ' ')
    .replace(/(?:^|\s)(?:please|pls|thanks|instead|rather|now)(?=[\s,.!]|$)/giu, ' ').replace(/\bin an? ((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:scene|setting)\b/iu, 'in $1').replace(/\s+/g, ' ').replace(/^[\s,:–-]+|[\s,.!?–-]+$/g, '');

/** Whether words speak of a place or a thing to stand on, not of a colour or of something on the page. */
function isScene(text: string): boolean {
  if (words(`(?:the )?(?:${PICTURE_NOUNS}|headline|title|price|text|page|corner|left|right|cent(?:er|re)|middle|top|bottom)`).test(text.replace(/top view|from (?:the )?top|table ?top|counter ?top|window light|left light|light from the (?:left|right)/giu, ''))) return false;
  const plain = text.replace(new RegExp(`(?<!\\p{L})${STUFF}[ -]${COLOURED}(?!\\p{L}| (?:marble|stone|tiles?|wood|sand|velvet|linen|satin))`, 'giu'), ' ');
  if (ANY_STUFF.test(plain) || words('(?:on|in|under) (?:the )?water').test(plain)) return true;
  return words(`(?:an?|some|rippling|clear|wooden|dark|light|white|black|rustic|old|blurred|blurry)(?: [\\p{L}-]+){0,2} ${FURNITURE}`).test(plain);
}

function titled(text: string): SceneId | null {
  const plain = text.toLowerCase().replace(/[^\p{L} ]+/gu, ' ').replace(/\s+/g, ' ').trim();
  const found = SCENE_LIST.toSorted((a, b) => message(b.title).length - message(a.title).length).find(({ title }) => {
    const name = message(title).toLowerCase().replace(/[^\p{L} ]+/gu, ' ').replace(/\s+/g, ' ').trim();
    return plain === name || new RegExp(`^(?:(?:please|now|and|then|ok|can you|could you) )*(?:(?:use|try|take|apply|make it|put (?:it|this|the [\\p{L}]+) (?:in|into|on)|place (?:it|this|the [\\p{L}]+) (?:in|into|on)|set (?:it )?(?:in|on)|scene|stage it (?:in|on|as)|show (?:it|me) (?:in|on)|change (?:it|the scene|the background) to|switch to|how about|what about|i want|lifestyle shot|product shot)(?: the| a)? )?${name}(?: (?:scene|look|setting|background|set|instead|please|one))*$`, 'u').test(plain);
  });
  return found?.id ?? null;
}

function build(text: string, what: string | undefined, where: string, count?: string): SceneIntent {
  const variations = count ? (VARIATIONS[count.toLowerCase()] ?? Math.min(4, Number(count))) : numberOfVariations(text);
  const length = lengthIn(text);
  const reference = what === undefined ? null : readReference(what);
  const said = sceneWords(where);
  return {
    kind: 'scene', target: reference ? { ...reference, ...(reference.pronoun ? {} : { kind: 'image' as const }) } : null,
    ...(said.length >= 2 ? { words: said.slice(0, 300) } : {}), ...(variations !== undefined && variations > 1 ? { variations } : {}), ...(length === undefined ? {} : { length }),
  };
}

function numberOfVariations(text: string): number | undefined {
  const match = /(?<!\p{L})(\d|two|three|four|a few|some|several)(?: different)? (?:variations?|versions?|options?|takes|scenes|shots)(?!\p{L})/iu.exec(text)?.[1]?.toLowerCase();
  return match === undefined ? undefined : Math.min(4, VARIATIONS[match] ?? Number(match));
}

/** A wish for a scene, alone; null: the words are about something else. */
export function readScene(given: string): SceneIntent | null {
  const text = given.trim().replace(/[.!?]+$/, '').replaceAll('’', "'");
  if (new Scan(text).quotesLeft > 0) return null;
  const id = titled(text);
  if (id) return { kind: 'scene', target: null, scene: id };
  const alike = ALIKE.exec(text)?.groups;
  if (alike && (isScene(alike.where ?? '') || /^an? (?:[\p{L}-]+ ){0,2}(?:product|studio|lifestyle) (?:shot|photo|picture)/iu.test(alike.where ?? ''))) return build(text, words(BACKGROUND_NOUNS).test(alike.what ?? '') ? undefined : alike.what, (alike.where ?? '').replace(/^an? (?=.*(?:shot|photo|picture)$)/iu, 'in a ').replace(/ (?:shot|photo|picture)$/iu, ''));
  const several = SEVERAL_OF.exec(text)?.groups;
  if (several && isScene(several.where ?? '')) return build(text, several.what, several.where ?? '', several.count);
  const backgrounds = BACKGROUNDS.exec(text)?.groups;
  // Not said which: the one that suits most things.
  if (backgrounds) return { ...build(text, words(PICTURE_NOUNS).test(backgrounds.what ?? '') ? undefined : backgrounds.what, '', backgrounds.count), scene: 'marble-morning' };
  const mood = MOOD.exec(text)?.groups;
  if (mood) return build(text, undefined, `${mood.where ?? ''}${mood.more ?? ''}`);
  const themed = THEMED.exec(text)?.groups;
  if (themed && !NOT_PRODUCT.test(themed.what ?? '')) return build(text, themed.what, themed.where ?? '');
  const staged = STAGE.exec(text);
  if (staged?.groups) return build(text, staged.groups.what, staged.groups.where ?? '');
  const put = PUT.exec(text);
  const { what = '', where = '' } = put?.groups ?? {};
  if (put && !NOT_PRODUCT.test(what.replace(/^(?:the|my|our|this|that) /i, '')) && !words(BACKGROUND_NOUNS).test(where.replace(BEYOND, ' '))) {
    const cleaned = sceneWords(where);
    if (isScene(cleaned) || words('(?:on|onto) the (?:tables?|counter|desk|shelf)').test(cleaned)) return build(text, what, where);
    if (/^(?:in|into) an? (?:[\p{L}-]+ ){0,2}(?:scene|setting|environment|surrounding)s?$/iu.test(where)) return build(text, what, '');
  }
  const bare = BARE.exec(text)?.groups;
  if (bare && ANY_STUFF.test(bare.where ?? '') && isScene(bare.where ?? '')) return build(text, bare.what, bare.where ?? '');
  if (DESIGN.test(text)) return null;
  const shot = SHOT.exec(text)?.groups;
  if (shot) {
    const kind = shot.kind ?? '';
    // "add the product photo" is about a picture, "a nice scene" about anything.
    const telling = /life ?style|product scene|product (?:photo ?)?shoot|ai background|flat ?lay|staged|studio/iu.test(kind);
    const spoken = (shot.where ?? '').trim();
    const flat = /flat ?lay/iu.test(kind) ? `flat lay ${spoken}` : /studio/iu.test(kind) && !isScene(spoken) ? `studio ${spoken}` : spoken;
    if (isScene(spoken) || (telling && (spoken === '' || flat !== spoken || words(`${LIGHTS}|${PROPS}|leaves|plants|flowers`).test(spoken) || /^(?:in|on|at) an? \p{L}+/iu.test(spoken)))) return build(text, shot.what, flat, shot.count);
  }
  const behind = BEHIND.exec(text)?.groups;
  if (!behind) return null;
  const raw = (behind.after ?? `${behind.before ?? ''}${behind.more ?? ''}`).trim().replace(/^look(?:s|ing)? like /i, '');
  const said = raw.replace(/^(?:(?:it|this|that|me|the [\p{L}]+|my [\p{L}]+)\s+(?=an?\s|some\s|the\s))?(?:an?|the|some)\s+/iu, '');
  if (words('of (?:the|my|this) (?:photo|picture|image)|from|away|off|transparent|blur(?:red|ry)?|behind|colou?r').test(said) || !ANY_STUFF.test(said.replace(new RegExp(`(?<!\\p{L})${STUFF}[ -]${COLOURED}(?!\\p{L}| (?:marble|stone|tiles?|wood|sand|velvet|linen|satin))`, 'giu'), ' '))) return null;
  // "sand", "snow" and the like are colours where nothing more is said.
  if (said === raw && !said.includes(' ') && findColor(new Scan(said)) !== null) return null;
  return build(text, undefined, /^(?:on|in|at) /i.test(said) ? said : words('forest|woods|jungle|garden|kitchen|bathroom|living room|bedroom|cafe|café|restaurant|spa|studio|desert|park|gallery').test(said) && !words(FURNITURE).test(said) ? `in a ${said}` : `on ${said}`);
}

/** "show me four of them": how many, no wish of its own. */
const SHOWING = /^(?:(?:please|and|then) )*(?:show|give|make|let me see)(?: me)? (?:\d|two|three|four|a few|some|several)(?: different)? (?:variations?|versions?|options?|takes|shots|scenes)(?: (?:of (?:it|them|this)|to choose from|please))*[.!]?$/iu;

/**
 * A request that begins with a scene: what is said of it behind a comma belongs to it, other wishes follow. `size`: what the page
 * shall be, px, and the wish for it, so that the scene is made for it.
 */
export function readSceneRequest(given: string): { size: Omit<Aside, 'rest'> | null; scene: SceneIntent; rest: string[] } | null {
  const sized = takeFormatAside(given);
  const request = sized?.rest ?? given;
  const clauses = clausesOf(request);
  const end = clauses.findIndex(({ text }, index) => index > 0 && !SHOWING.test(text) && (leadingVerb(text) !== null || !words(`${STUFF}|${FURNITURE}|${LIGHTS}|${PROPS}|side view|top view|from above|variations?|versions?|options?|cm|mm|inch`).test(text)));
  const last = end === -1 ? clauses.length : end;
  const cut = clauses[last];
  const whole = cut ? request.slice(0, Math.max(0, request.indexOf(cut.text))).replace(/[\s,;.]*(?:(?<!\p{L})(?:and|then|also)(?!\p{L})[\s,]*)*$/iu, '') : request;
  const scene = readScene(whole);
  return scene ? { size: sized, scene, rest: clauses.slice(last).map(({ text }) => text) } : null;
}

const AGAIN = new RegExp(`${LEAD}(?:(?:try|show(?: me)?|give me|make|do|let me see|generate|render)\\s+)?(?:it )?(?:another(?: (?:one|background|version|variation|angle|take|scene|shot|try|go))?|one more|a (?:different|new) (?:one|version|variation|angle|take|shot)|(?:the )?next(?: one)?|again|once more|something (?:else|different)|(?:some |a few )?more(?: like (?:this|that|it))?|(?:the )?other(?: one)?s?|more (?:options|variations|versions|ideas|shots))(?: please| pls)?$`, 'iu');
const SEVERAL = words('more|others|options|variations|versions|ideas|shots|several|few');
const ADJUST = new RegExp(`${LEAD}(?:no,? )?(?:(?:the same|same(?: one| scene)?|this|that|it|make it|give it|but|try|use|add|have)[\\s,]+)*(?:a bit |a little |much |way |more |less )*(?<how>(?:with |in |at |under )?(?:a bit |a little |much |more |some )*(?:${LIGHTS}|${PROPS}|more dramatic|moodier|brighter|darker|warmer|cooler|softer))(?: (?:in|of|for|on) (?:the|this) (?:scene|photo|picture|shot|image))?(?: (?:please|instead|this time|too|as well))*$`, 'iu');
const ELSEWHERE = new RegExp(`${LEAD}(?:no,? |rather |or |actually,? |try |how about |what about |maybe |now |then |and now |make it |use |same )*(?<where>(?:(?:${PREPOSITION}|from) )?.+?)(?: (?:instead|rather|please|this time|then))*$`, 'iu');
const LIGHT_WORDS = new RegExp(`[\\s,]*(?:(?:and|with)\\s+)?(?<!\\p{L})${LIGHTS}(?!\\p{L})`, 'giu');

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Words for what was placed last. */
function wordsOf({ input, output }: Deed): string {
  const ready = SCENE_LIST.find(({ id }) => id === input.scene);
  if (!ready) return textOf(input.words);
  const { surface, background } = (output.scene ?? {}) as Record<string, unknown>;
  return [ready.perspective === 'top' ? 'top view' : '', `on ${textOf(surface).replace(/^.* on /, '').replaceAll('-', ' ')}`, ready.perspective === 'top' ? '' : textOf(background).replaceAll('-', ' '), message(ready.title).toLowerCase()].filter((part) => part !== '').join(', ');
}

/** What a request comes to right after a product was placed in a scene; null: it is about something else. */
export function readSceneFollowUp(request: string, last: Exchange | undefined): SceneIntent | null {
  const before = last?.deeds.findLast(({ tool, ok }) => tool === 'place_in_scene' && ok);
  if (!before || last?.deeds.some(({ tool, ok }) => ok && tool === 'undo')) return null;
  const text = request.trim().replace(/[.!?]+$/, '').replaceAll('’', "'");
  if (text.length > 120 || new Scan(text).quotesLeft > 0) return null;
  if (AGAIN.test(text)) return { kind: 'scene', target: null, again: true, ...(SEVERAL.test(text) && !/another|one more/i.test(text) ? { variations: 4 } : {}) };
  const how = ADJUST.exec(text)?.groups?.how;
  if (how !== undefined) {
    const lit = words(`${LIGHTS}|more dramatic|moodier|brighter|darker|warmer|cooler|softer`).test(how);
    const plain = how.trim().replace(/^(?:with|in|at|under|and) /i, '').replace(/(?<!\p{L})(soft|warm|cool|hard|bright)er(?!\p{L})/giu, '$1').replace(/more dramatic|moodier|darker/iu, 'evening').replace(/^(soft|warm|cool|bright)$/iu, '$1 light').replace(/^(?:a bit|a little|much|more|some) /i, '');
    const kept = lit ? wordsOf(before).replace(LIGHT_WORDS, '') : wordsOf(before);
    return { kind: 'scene', target: null, again: true, words: `${kept}, ${plain}`.replace(/^[\s,]+/, '').slice(0, 300) };
  }
  const id = titled(text.replace(/^(?:no|rather|or|actually|maybe|now)[\s,]+/i, ''));
  if (id) return { kind: 'scene', target: null, again: true, scene: id };
  const where = ELSEWHERE.exec(text)?.groups?.where;
  if (where === undefined || leadingVerb(where) !== null || where.split(/\s+/).length > 10 || words(`${TEXT_NOUNS}|${PICTURE_NOUNS}|${BACKGROUND_NOUNS}|stickers?|it|bigger|smaller`).test(where)) return null;
  return new RegExp(`^(?:${PREPOSITION}|from above|an?|some)\\s`, 'iu').test(where) || /instead|rather|try|use|how about|what about/iu.test(text) ? (isScene(where) ? { kind: 'scene', target: null, again: true, words: sceneWords(where) } : null) : null;
}

const VARIATION_COUNT = 4;
const isShadow = (name: string) => name === message('tools.placeInScene.shadowLayer');

/** The call that a scene wish comes to. */
export function groundScene(intent: SceneIntent, { canvas, memory, attached, deeds }: Ground): Grounded {
  const placed = deeds.findLast(({ tool, ok }) => tool === 'place_in_scene' && ok);
  const images = canvas.layers.filter(({ type, empty, locked, name }) => type === 'image' && !empty && !locked && !isShadow(name));
  const { scene, words: said, variations, length } = intent;
  const wish = { ...(scene ? { scene } : said ? { words: said } : {}), ...(variations === undefined ? {} : { variations }), ...(length === undefined ? {} : { length }) };
  if (intent.again && placed) {
    const { variations: _variations, variation, scene: oldScene, words: oldWords, ...kept } = placed.input;
    const changed = scene !== undefined || said !== undefined;
    const layer = textOf(placed.output.layer);
    if (!images.some(({ id }) => id === layer)) return ask(message('assistant.askPicture'));
    const place = changed ? {} : { ...(oldScene === undefined ? { words: oldWords } : { scene: oldScene }), variation: ((typeof variation === 'number' ? variation : 1) % VARIATION_COUNT) + 1 };
    return calls({ tool: 'place_in_scene', input: { ...kept, ...place, ...wish, layer, picture: placed.output.original } });
  }
  if (!scene && !said) return ask(message('assistant.askScene'));
  const fresh = attached.filter((name) => !images.some((layer) => layer.name === name));
  const selected = images.filter(({ id }) => canvas.selected.includes(id));
  const named = namedIn(intent.target, images);
  const spoken = intent.target?.pronoun ? resolve({ ...intent.target, kind: 'image' }, { ...canvas, layers: images }, memory) : null;
  const meant = named ?? (selected.length === 1 ? selected[0] : fresh.length > 0 ? undefined : spoken && 'layers' in spoken && spoken.layers.length === 1 ? spoken.layers[0] : images.length === 1 ? images[0] : undefined);
  if (meant) {
    // Another scene begins with the photo as it was.
    const original = deeds.findLast(({ tool, ok, output }) => tool === 'place_in_scene' && ok && output.layer === meant.id && meant.cutout === false)?.output.original;
    return calls({ tool: 'place_in_scene', input: { ...wish, layer: meant.id, ...(original === undefined ? {} : { picture: original }) } });
  }
  const waiting = fresh.at(-1) ?? (images.length === 0 ? canvas.pictures.at(-1)?.asset : undefined);
  if (waiting !== undefined) return calls({ tool: 'place_in_scene', input: { ...wish, picture: waiting } });
  return images.length === 0 ? ask(message('assistant.askPicture')) : ask(message('assistant.askWhich', { list: listOf(images.slice(-6)) }));
}

function namedIn<Layer extends { name: string; alt: string }>(target: Reference | null, images: readonly Layer[]): Layer | undefined {
  const content = target?.content?.toLowerCase();
  return content === undefined ? undefined : images.findLast(({ name, alt }) => `${name} ${alt}`.toLowerCase().includes(content));
}
