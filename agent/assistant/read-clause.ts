/** One clause, one intent (or a few, where a clause lists several texts). Words only: the canvas comes later. */
import { leadingVerb, type Clause } from './clauses.ts';
import { shieldDescribers } from './described-things.ts';
import { readArrange, readDuplicate, readGroup } from './abilities/arranging.ts';
import { readBrand, readLogo } from './abilities/branding.ts';
import { readCollage } from './abilities/collages.ts';
import { readHandwork, readLetterFrame } from './abilities/handwork.ts';
import { readListingCheck } from './abilities/listing-checks.ts';
import { readPages } from './abilities/paging.ts';
import { readCrop, readCutout } from './abilities/pictures.ts';
import { readPickedCutout } from './abilities/picked-cutouts.ts';
import { readPhotoRepair } from './abilities/photo-repairs.ts';
import { readRecolor } from './abilities/recoloring.ts';
import { readReshape } from './abilities/reshaping.ts';
import { readRework } from './abilities/reworking.ts';
import { readFilm } from './abilities/films.ts';
import { readMoving } from './abilities/moving.ts';
import { readGenerated, readImageLike } from './abilities/generated-images.ts';
import { readScene } from './abilities/scenes.ts';
import { readShape, readSticker } from './abilities/shapes.ts';
import { readTextBehind } from './abilities/text-behind.ts';
import { readTryOn } from './abilities/try-ons.ts';
import { readOtherColor } from './abilities/other-colors.ts';
import { readBeyond } from './beyond-the-page.ts';
import { readInability } from './inabilities.ts';
import type { Change, Intent, Reference } from './intents.ts';
import { BACKGROUND_NOUNS, BIGGER, LAYER_NOUNS, PADDING, PICTURE_NOUNS, SMALLER, TEXT_NOUNS } from './lexicon.ts';
import { isChange, takeChange } from './read-change.ts';
import { findColor } from './read-color.ts';
import { readBackground, readExports, readQuestion, readResizes, readSeeThrough } from './read-page.ts';
import { readLike, readTold } from './read-like.ts';
import { readReference, readReferences } from './read-reference.ts';
import { it, readRewording, unquoted } from './read-rewording.ts';
import { readAddedTexts } from './read-text.ts';
import { escaped, SURE_COLOR, words } from './rules.ts';
import { Scan } from './scan.ts';

const UNDO = words("undo|un ?do|revert|take (?:that|it|this) back|take back|(?:bring|put|get|change|turn|set|switch) (?:it|that|them|this|everything) back(?: (?:again|please|(?:to )?(?:how|what|the way) it was(?: before)?|as it was))?(?! (?:to|in|on|a|there)(?![a-z]))|go back(?! to (?:page|slide|the (?:first|last|previous|cover)))(?! a page| one page)|roll back|back to (?:how it was|before|the (?:last|previous) (?:version|one|state))|never ?mind(?: that)?|restore (?:the )?(?:previous|last|old) (?:version|state|design)|(?:i )?(?:didn't|did not|don't) want that|(?:that|this|it) was (?:a mistake|an accident|by accident|by mistake|wrong|not (?:what i wanted|right))|i(?:'ve)? changed my mind|ctrl[ +-]?z|cmd[ +-]?z");
const TIMES = /(?:(\d+|both|twice|two|three|four|five|six|a few|a couple)(?: of)?(?: times| steps| changes| things)?)/;
const COUNTS: Record<string, number> = { both: 2, twice: 2, two: 2, three: 3, four: 4, five: 5, six: 6, 'a few': 3, 'a couple': 2 };
const EVERYTHING = words('(?:delete|remove|clear|erase|wipe|drop|get rid of) (?:everything|all(?: of it| the layers)?(?= *$)|the (?:whole )?(?:page|canvas|design))|clear (?:it )?(?:all|out)|start (?:over|again|from scratch|fresh)|empty (?:the )?(?:page|canvas)');
const DELETES = /^(?:delete|remove|erase|get rid of|take (?:(?:it|them|that|this) )?(?:away|off|out|the)|drop|clear|lose|kill|scrap)/i;
const ADDS = /^(?:add|write|insert|include|type|print|put|place|create|use|give|say|have)/i;
/** Verbs that say nothing beyond "change": what they change to is said behind them. */
const EMPTY_VERBS = words("make|change|set|turn|update|edit|give (?:it|them)|give|put|place|move|bring|send|push|drag|shift|nudge|let|have|use|colou?r|recolou?r|paint|should(?: be| go| have)?|must be|needs? to be|can be|could be|to be|be|is|are|want|need|try|pick|choose|go with|can|go|i|you|to look|look|rotate|tilt|spin|flip|mirror|hide|unhide|show|lock|unlock|align|underline|lighten|darken|embolden|capitali[sz]e|center|centre|so that|again");
const MOTION = /^(?:move|shift|nudge|drag|push|bring|send|raise|lower)/i;
const LEADING = new RegExp(`^(?:(?:${PADDING})[\\s,]+)+`, 'iu');

const VAGUE = words('pop|nicer|better|prettier|cooler|more (?:colou?rful|modern|elegant|professional|interesting|exciting|fun|stylish|attractive|beautiful|creative|eye[ -]catching|appealing)|improve|beautify|fix (?:it|the layout|this)|spice it up|jazz it up');
/** Something is wrong, and nobody says what. */
const OFF = words("something(?:'s|s| is| feels| looks)? (?:just )?(?:off|wrong|missing|weird|strange|not right)|(?:looks?|feels?|seems?) (?:so |a bit |kinda |kind of |really |just )*(?:off|wrong|weird|cheap|strange|odd|amateur(?:ish)?|unfinished|unbalanced)|not (?:quite |really )?right|(?:i'm |im )?not (?:happy|convinced|sure about)");
const DISLIKE = /^(?:i (?:don't|do not|dont|really don't) (?:like|want|love|need)|i (?:dislike|hate)|not (?:a fan of|happy with)|what about|about|regarding|look at|see)\s+/i;

const GREETING = /^(?:hi|hello|hey|yo|good (?:morning|afternoon|evening)|howdy)(?: there)?[\s!.,]*$/i;
const THANKS = /^(?:(?:wow|omg|yes|yay|haha|ok|oh)[\s,!]+)*(?:(?:many |ok |okay |great |perfect |cool |nice |super |wow |amazing )*[,!]? ?(?:thanks|thank (?:you|u)|thx|tysm|cheers|ty|ta)(?: (?:so much|a lot|very much|loads|a million|you))?|(?:that(?:'s| is)? |it |this |looks? |is |very |so |really |wow |much |thanks?,? |thank you,? )*(?:great|perfect|good|nice|awesome|lovely|cool|beautiful|amazing|fantastic|gorgeous|brilliant|better|excellent)(?: (?:job|work))?|ok|okay|k|wow|(?:i )?(?:really )?love (?:it|this|that)|i (?:really )?like (?:it|this|that)|well done|good job|nice one|(?:👍|❤|🙏|😍|🔥|👌|🎉))(?:[\s!.,]|👍|❤|\ufe0f|🙏|😍|🔥|👌|🎉)*$/iu;
const HELP = /^(?:help(?: me)?|what (?:all )?(?:can|do|could) (?:you|u) (?:do|make|change)|how (?:does (?:this|it)|do you|do i use (?:this|you|it)) ?(?:work)?|what (?:should|can|do) i (?:say|ask|do|type|write)(?: here| now)?|who are you|what are you|what is this|commands|options|tips|examples)(?: (?:for )?me)?(?: with)?(?: please)?[\s?!.]*$/i;
const SMALL_TALK: readonly (readonly [pattern: RegExp, about: Extract<Intent, { kind: 'talk' }>['about']])[] = [
  [/^(?:save|save (?:my |the |all )?(?:changes|work|project|progress)|is (?:it|this) saved|how do i save(?: (?:it|this|my work))?)[\s?!.]*$/i, 'saved'],
  [/^(?:stop|cancel|wait|nvm|nevermind|forget (?:it|that)|leave it(?: (?:like that|as it is))?|nothing|pause)[\s!.]*$/i, 'nothing'],
  [/^(?:please )?(?:remove|delete|get rid of|hide|why is there|take off|no) (?:an? |the |this |that )?water ?marks?.*$/i, 'watermark'],
  [/^(?:what|which) (?:other )?fonts?(?: (?:do you have|are (?:there|available)|can (?:i|you) use|have you got|are possible))?[\s?!.]*$|^(?:list|show)(?: me)? (?:all |the |your )*fonts[\s?!.]*$/i, 'fonts'],
  [/^(?:hola|bonjour|hallo|guten tag|ciao|olá|salut|hej)[\s!.]*$|(?<!\p{L})(?:haz|pon|cambia|añade|agrega|quita|borra|hazlo|mach|mache|ändere|füge|schreib|setz|setze|lösche|fais|mets|ajoute|enlève|écris|metti|aggiungi|cambialo|rendi|coloque|mude|adicione|faça)(?!\p{L})\s+\p{L}+.*$/iu, 'language'],
];
const BYE = /^(?:bye|goodbye|good night|see (?:you|ya)|that'?s (?:it|all)(?: for (?:now|today))?(?:,? thanks?(?: you)?)?|i'?m done|done|all good|nothing|no thanks?(?: you)?|that will be all)[\s!.]*$/i;
const FINE = /^(?:yes|yeah|yep|sure|y|yup|of course|go ahead|do it|ok do it|please do)[\s!.]*$/i;
const LOOK = words('(?:describe|(?<=^|please )list|tell me (?:about|what)|what(?:\'s|s| is| are)? (?:all )?(?:on|in|there|the)|show me what|how many|which (?:layers|texts|photos)|what (?:do|can) you see|what do (?:we|i) have|what have we got)');

/** The intents of a clause. */
export function readClause(clause: Clause): Intent[] {
  const polite = clause.text.replace(/[\s,]+(?:please|pls|plz)[\s.!]*$/i, '');
  const text = polite.replace(LEADING, '').trim() || clause.text;
  const verb = (leadingVerb(clause.text) ?? clause.inherited ?? '').toLowerCase();
  const whole = clause.inherited && !leadingVerb(clause.text) ? `${clause.inherited} ${text}` : text;
  const beyond = readTalk(clause.text.trim()) ?? (/^(?:write|type|say)/.test(verb) ? null : asList(readBeyond(clause.text.trim()) ?? readOtherColor(clause.text.trim())));
  return beyond ?? readDeed(whole, verb, clause.also ? `also ${clause.text}` : clause.text);
}

const asList = (intent: Intent | null) => intent && [intent];

function readTalk(text: string): Intent[] | null {
  if (GREETING.test(text)) return [{ kind: 'talk', about: 'hello' }];
  if (THANKS.test(text)) return [{ kind: 'talk', about: 'thanks' }];
  const small = SMALL_TALK.find(([pattern]) => pattern.test(text));
  if (small) return [{ kind: 'talk', about: small[1] }];
  if (BYE.test(text)) return [{ kind: 'talk', about: 'bye' }];
  if (FINE.test(text)) return [{ kind: 'talk', about: 'fine' }];
  return HELP.test(text) ? [{ kind: 'talk', about: 'help' }] : null;
}

function readDeed(text: string, verb: string, said: string): Intent[] {
  const scan = new Scan(text);
  // What stands in quotation marks is content, whatever it says.
  const bare = scan.rest;
  const adds = ADDS.test(verb) && !/^(?:use|give|have)/.test(verb);
  const spared = readSpared(text);
  if (spared) return [spared];
  const listed = readListingCheck(text);
  if (listed) return [listed];
  // "something's off but I can't say what"
  if (verb === '' && scan.quotesLeft === 0 && OFF.test(bare) && !/(?<!\p{L})(?:should|must|instead|make|rather)(?!\p{L})/iu.test(bare)) return [{ kind: 'vague', about: 'look' }];
  const seeThrough = readSeeThrough(text);
  if (seeThrough) return [seeThrough];
  const shaped = readReshape(text) ?? readRecolor(text);
  if (shaped) return [shaped];
  const moved = readTryOn(text) ?? readFilm(text) ?? readMoving(text);
  if (moved) return [moved];
  const alike = scan.quotesLeft > 0 ? null : readImageLike(text);
  if (alike) return [alike];
  // "grey is boring": said before what is wished for.
  if (verb === '' && new RegExp(`^(?:the |this |that |all (?:the |this )?)?${SURE_COLOR} (?:is|looks?|feels?|seems?) (?:just |so |too |a bit |kinda |really |very )*\\p{L}+[.!]*$`, 'iu').test(bare) && !/(?:light|dark|bright|small|big|pale)[.!]*$/i.test(bare)) return [];
  const told = readTold(text) ?? readLike(text);
  if (told && scan.quotesLeft === 0) return [told];
  const behind = readTextBehind(text) ?? readPickedCutout(text) ?? readScene(text) ?? readPhotoRepair(text);
  if (behind) return [behind];
  // Words in quotation marks are to be read; only a letter may stand in them.
  const letter = readLetterFrame(text);
  const crafted = letter ? ({ kind: 'handwork', wish: letter } as const) : scan.quotesLeft > 0 ? null : (readCollage(text) ?? readHandwork(text));
  if (crafted) return [crafted];
  const logo = readLogo(text);
  if (logo) return [logo];
  const generated = readGenerated(text);
  if (generated) return [generated];
  const restored = readCutout(text);
  if (restored?.kind === 'cutout' && restored.restore) return [restored];
  const redone = words('re-?do').test(bare) && !words('it|this|the (?:design|layout)').test(bare.replace(/redo (?:it|this|that)$/, ''));
  if (redone) return [{ kind: 'redo', times: Math.max(timesIn(bare), (bare.match(/(?<!\p{L})re-?do(?!\p{L})/giu) ?? []).length) }];
  if (UNDO.test(bare) && !ADDS.test(verb)) return [{ kind: 'undo', times: Math.max(timesIn(bare), (bare.match(/(?<!\p{L})undo(?!\p{L})/giu) ?? []).length) }];
  const paged = scan.quotesLeft > 0 && /^(?:write|type|print|say)/.test(verb) ? null : readPages(text, verb);
  if (paged) return [paged];
  if (EVERYTHING.test(bare) && !words('except|but|other than|apart from').test(bare)) return [{ kind: 'clear' }];
  const part = readPart(text, verb);
  if (part) return [part];
  const writes = /^(?:write|type|print|say)/.test(verb) || (adds && (scan.quotesLeft > 0 || words(TEXT_NOUNS).test(bare)));
  const made = readShape(text, verb) ?? (/^(?:write|type|print|say)/.test(verb) ? null : readSticker(text, verb));
  if (made) return made;
  const staged = adds && !writes ? readStaged(text, verb) : null;
  if (staged) return staged;
  const brand = writes && scan.quotesLeft > 0 ? null : readBrand(text, verb);
  if (brand) return brand;
  const cannot = readInability(text, verb, writes);
  if (cannot) return [cannot];
  const arranged = scan.quotesLeft > 0 && writes ? null : (readArrange(text) ?? readGroup(text) ?? readDuplicate(text));
  if (arranged) return [arranged];
  const sized = adds ? null : readQuestion(text);
  if (sized?.kind === 'ask' && (sized.about === 'format-size' || sized.about === 'which' || /^what(?:'?s| is)? (?:that|this|the) \p{L}+ (?:in|of|on) /iu.test(text) || /^what(?:'?s| is| are| was)?(?!\p{L}).*(?<!\p{L})(?:hex|colou?rs?)(?!\p{L})/iu.test(text))) return [sized];
  if (!writes) {
    if (restored) return [restored];
    const cropped = readCrop(text, verb);
    if (cropped) return cropped;
    const resizes = adds && !words('version|too|as well|also').test(said) ? null : readResizes(text, said);
    const files = readExports(text);
    if (files.length > 0) return files;
    const background = readBackground(text);
    if (background) return [background];
    if (resizes) return resizes;
    const rework = readRework(text);
    if (rework) return [rework];
  }
  const reworded = readRewording(text, verb);
  if (reworded) return [reworded];
  const question = adds ? null : readQuestion(text);
  if (question) return [question];
  if (LOOK.test(bare) && !adds) return [{ kind: 'look' }];
  const picture = readPicture(text, verb);
  if (picture) return [picture];
  if (DELETES.test(verb)) return [readDelete(text, verb)];
  if (adds || (writes && verb !== '')) return readAddition(text, verb);
  return [readStateChange(text, verb)];
}

/** "I don't want the photo to be cropped", "don't move the logo": what is not to be done, or to be taken back. */
function readSpared(text: string): Intent | null {
  const match = /^(?:please )?(?:(?:i|we) (?:don't|do not|dont) want (?:you to )?|(?:don't|do not|dont|never|no need to)\s+)(?=\p{L})(.+?)[.!]*$/iu.exec(text)?.[1];
  if (!match) return null;
  const cropped = /^(?:(.+?)\s+(?:to be |to get )?(?:cropped|cut off|cut)|crop (.+))$/iu.exec(match);
  if (cropped) return { kind: 'crop', target: readReference(cropped[1] ?? cropped[2] ?? '') ?? { kind: 'image', said: 'the photo' }, whole: true };
  const passive = /^(.+?)\s+(?:to be |to |so )/iu.test(match);
  return leadingVerb(match) !== null || passive ? { kind: 'talk', about: 'nothing' } : null;
}

/** "make the word SALE red", "underline 30% in the offer": looks of some of the words. */
function readPart(text: string, verb: string): Intent | null {
  if (ADDS.test(verb)) return null;
  const match = /^(?:.*?\s)?(?:only |just )?the (?:(?:words?|letters?|part)|(?:numbers?|percentage|price)(?=\s+(?:["“]|\S*\d)))\s+(["“].+?["”]|(?!of\b|in\b|to\b|is\b|(?:could|way|much|far|even|really|very|super|slightly|should|stand|pop|more|less|under|below|above|over|behind|beside|next|inside|around|underneath|bit|italics?|centered|left|right|up|down|upper|lower|caps|all|can|would|must|has|have|needs?|looks?|was|are|on|for|with|from|and|too|a)\b|be\b|a\b|the\b|bigger|smaller|red|blue|green|bold|should|must|say|at\b)[\p{L}\p{N}%$€£!'’-]+)\s*(.*)$/iu.exec(text);
  // "underline 30% in the offer"
  const fact = match ? null : /^(?:.*?\s)?(["“].+?["”]|[$€£¥₹₦₱₺₫฿₩]\s?\d[\d.,]*|\d[\d.,]*\s?[%$€£])()\s+in (the [\p{L} ]+?)((?:\s+(?:in|to|bold|italic|red|bigger|smaller).*)?)[.!]*$/iu.exec(text);
  if (fact?.[1] && fact[3]) {
    const looks = takeChange(new Scan(`${text.slice(0, text.indexOf(fact[1]))} ${fact[4] ?? ''}`));
    return isChange(looks) && looks.position === undefined && looks.text === undefined ? { kind: 'change', targets: [readReference(fact[3]) ?? it()], change: { ...looks, part: unquoted(fact[1]) } } : null;
  }
  // "highlight 30%", "make $49 bigger"
  const bare = match ? null : /^(?:make |highlight |underline |bold |colou?r |emphasi[sz]e |strike through |cross out )(["“].+?["”]|[$€£¥₹₦₱₺₫฿₩]\s?\d[\d.,]*|\d[\d.,]*\s?[%$€£])(?:\s+(.*))?$/iu.exec(text);
  if (bare?.[1] && !/^["“]/.test(bare[1])) {
    const looks = takeChange(new Scan(`${text.slice(0, text.indexOf(bare[1])).replace(/^highlight|^emphasi[sz]e/i, 'bold')} ${bare[2] ?? ''}`));
    const part = unquoted(bare[1]);
    return isChange(looks) && looks.position === undefined && looks.text === undefined && looks.opacity === undefined ? { kind: 'change', targets: [{ content: part, said: part }], change: { ...looks, part } } : null;
  }
  if (!match?.[1]) return null;
  const part = unquoted(match[1]);
  const scan = new Scan(match[2] ?? '');
  const where = scan.take(/(?:in|of|from) (the [\p{L} ]+?|“[^”]+”|"[^"]+")(?= in | to | bold| italic|$|,)/iu);
  const change = takeChange(scan);
  const lead = takeChange(new Scan(text.slice(0, text.indexOf(match[1])).replace(/the (?:words?|letters?|part|numbers?)\s*$/i, '')));
  const looks = { ...lead, ...change };
  if (!isChange(looks) || looks.position !== undefined) return null;
  const target = where?.[1] ? readReference(where[1]) : null;
  return { kind: 'change', targets: [target ?? { content: part, said: part }], change: { ...looks, part } };
}

/** "put this shoe on a sunny background": the picture, and what it stands on. */
function readStaged(text: string, verb: string): Intent[] | null {
  const match = new RegExp(`\\s+(?:on|onto|against|over|in front of)\\s+(?:an?|the)\\s+([^,]*?(?:${BACKGROUND_NOUNS})[^,]*)$`, 'iu').exec(text);
  const background = match?.[1] ? readBackground(match[1]) : null;
  const picture = match && readPicture(text.slice(0, match.index), verb);
  return background?.kind === 'background' && Object.keys(background.wish).length > 0 && picture ? [background, picture] : null;
}

function timesIn(text: string): number {
  const match = TIMES.exec(text.replace(/(?:last|previous) (?:one|step|change|thing)\b/, ''));
  const count = match?.[1] ? (COUNTS[match[1]] ?? Number(match[1])) : 1;
  return Math.min(20, Math.max(1, Number.isFinite(count) ? count : 1));
}

/** Pictures that come onto the page, or go elsewhere on it. */
function readPicture(text: string, verb: string): Intent | null {
  if (!/^(?:add|put|place|insert|include|use|upload|have|show)/i.test(verb)) return null;
  const scan = new Scan(text);
  if (scan.quotesLeft > 0 && !words(PICTURE_NOUNS).test(scan.rest)) return null;
  const noun = words(`(?:(?:the|my|this|that|these|those|our|an?|another|one more|different|more|all(?: the| my| of the)?|both|attached|uploaded|new|second|first|other) )*(?:attached |uploaded |new |second |first |other |product )*(?:${PICTURE_NOUNS}|attachments?|uploads?|files?)(?: (?:i|that i|which i) (?:attached|uploaded|sent|added))?`).exec(scan.rest);
  const pronoun = /^(?:put|place|use|add|insert|include|drop)\s+(?:it|this|that|these|them|those)(?![\p{L}])/iu.exec(text);
  if (!noun && !pronoun) return null;
  const first = noun ?? pronoun;
  // "add text over the photo": the picture is only where the text goes.
  if (noun && words(TEXT_NOUNS).test(scan.rest.slice(0, noun.index))) return null;
  if (noun && words('between|over|on|of|inside|within|below|under|above|next to|beside|behind|in front of|around|to|for|from').test(scan.rest.slice(0, noun.index))) return null;
  if (first) scan.blank(first.index, first.index + first[0].length);
  // One that is there already may be nudged, or go behind something.
  const moved = takeChange(new Scan(scan.left()), { moving: true });
  const fresh = takeChange(scan, { fresh: true });
  const change: Change = { ...fresh, ...(fresh.position === undefined && moved.position ? { position: moved.position } : {}), ...(moved.stack ? { stack: moved.stack } : {}), ...(moved.order ? { order: moved.order } : {}) };
  const target = readReference(first?.[0].replace(/^(?:put|place|use|add|insert|include|drop)\s+/i, '') ?? '') ?? it();
  const name = scan.takeQuote();
  return { kind: 'put-picture', target: name ? { ...target, content: name } : target, change };
}

function readDelete(text: string, verb: string): Intent {
  const scan = new Scan(text);
  const change = takeChange(new Scan(text));
  // "remove the shadow": a change of looks, not a layer.
  const looks: Change = {};
  for (const key of ['shadow', 'outline', 'highlight', 'underline', 'rotation'] as const) if (change[key] !== undefined) Object.assign(looks, { [key]: change[key] });
  if (looks.shadow === 'none' || looks.outline === 'none' || looks.highlight === 'none' || looks.underline === false) {
    const rest = text.replace(/^.*?(?:shadows?|out ?lines?|borders?|strokes?|high ?light|pill|underline)\s*(?:from|of|on|behind|around)?/i, '');
    return { kind: 'change', targets: [readReference(rest) ?? it()], change: looks };
  }
  scan.take(new RegExp(escaped(verb.replace(/ the$/, ''))));
  const color = takeReferenceColor(scan);
  return { kind: 'delete', targets: colored(readReferences(scan.left()), color) };
}

/** "add …": a text to add, unless what is put somewhere is on the page already ("put the headline at the top"). */
function readAddition(text: string, verb: string): Intent[] {
  if (/^(?:put|place)/i.test(verb)) {
    const scan = new Scan(text);
    const named = words(`(?:the|my|this|that|it|its|everything|all(?: of (?:it|them))?|all (?:the )?[\\p{L}]+|them|these|those|both)(?: (?:[\\p{L}\\d%$'-]+ ){0,2}?(?:${TEXT_NOUNS}))?`).exec(scan.rest);
    // "put the yellow circle in front": which one it is, and no new colour.
    const color = takeReferenceColor(scan);
    const moved = takeChange(scan, { moving: false });
    scan.take(EMPTY_VERBS);
    const rest = readReference(scan.left());
    const onlyNamed = (named || /^(?:the|my|this|that)\s/i.test(scan.left())) && rest && (rest.pronoun || rest.all || rest.kind !== undefined) && rest.content === undefined;
    // "put the free shipping text on a purple pill": looks of what stands there.
    const told = /^(?:the|my|this|that|it|these|those|both)(?!\p{L})/iu.test(scan.left()) && rest && (rest.kind !== undefined || rest.pronoun) && new Scan(text).quotesLeft === 0;
    if (told && moved.position === undefined && (moved.highlight ?? moved.italic ?? moved.weight ?? moved.letterCase ?? moved.font ?? moved.align ?? moved.opacity ?? moved.turn ?? (/(?<!\p{L})in(?!\p{L})/iu.test(text) ? moved.color : undefined)) !== undefined) return [{ kind: 'change', targets: colored([rest], color), change: moved }];
    if (onlyNamed && (moved.position ?? moved.order ?? moved.stack) !== undefined) return [{ kind: 'change', targets: colored([rest], color), change: moved }];
    // "put the shoe top right": a thing that may stand there, or words that are to.
    const [written] = readAddedTexts(text);
    if (rest?.content !== undefined && (moved.position ?? moved.stack) && new Scan(text).quotesLeft === 0 && written && /^(?:the|my|this|that|our)\s[\p{L}' -]+$/iu.test(scan.left())) return [{ kind: 'put-named', target: { ...rest, said: scan.left() }, change: moved, otherwise: written }];
  }
  // "add a shadow to the headline": looks, no text.
  const looks = new Scan(text);
  const change = takeChange(looks);
  const added = change.shadow ?? change.outline ?? change.highlight ?? change.reflection ?? change.glow ?? change.gradient ?? change.look ?? change.filters;
  if (added !== undefined && looks.quotesLeft === 0 && !/^(?:write|type|print|say)/i.test(verb)) {
    looks.take(words('add|put|give|insert|include'));
    const target = readReference(looks.left().replace(/^(?:to|on|behind|around)\s+/i, ''));
    if (!target || target.content === undefined) return [{ kind: 'change', targets: [target ?? it()], change }];
  }
  const appended = readAppended(text);
  if (appended) return [appended];
  const texts = readAddedTexts(text);
  const [only] = texts;
  // What begins with a place is no text: better asked than written.
  if (looks.quotesLeft === 0 && only?.text && /^(?:in|on|at|to|of|behind|under|over|below|above|next to|into)\s+(?:the|my|a|it)\b/.test(only.text)) return [{ kind: 'unclear' }];
  // "write the headline in lower case": the one that is there.
  const standing = new RegExp(`^\\w+ (?:the|my|this|that) ((?:[\\p{L}]+ )?(?:${TEXT_NOUNS}))`, 'iu').exec(text)?.[1];
  if (texts.length === 1 && only?.text === null && standing && isChange(only.change)) return [{ kind: 'change', targets: [readReference(standing) ?? it()], change: only.change }];
  return texts;
}

const MARKS: Record<string, string> = { 'exclamation mark': '!', 'exclamation point': '!', 'question mark': '?', dot: '.', period: '.', ellipsis: '…' };
const COUNTED: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, '': 1 };

/** "add an exclamation mark to the headline", "add 'today' to the title": behind what stands there. */
function readAppended(text: string): Intent | null {
  const match = new RegExp(`^(?:add|append|put)\\s+(.+?)(?<!\\snext)\\s+(?:to|behind|after|at the end of)\\s+((?:the|my|that|this)\\s+(?:[\\p{L}]+ )?(?:${TEXT_NOUNS}))[.!]?$`, 'iu').exec(text);
  const target = match?.[2] ? readReference(match[2]) : null;
  if (!match?.[1] || !target) return null;
  const marks = /^(an?|one|two|three)?\s*(exclamation (?:mark|point)|question mark|dot|period|ellipsis)s?$/i.exec(match[1]);
  const mark = marks ? MARKS[marks[2]?.toLowerCase() ?? ''] : undefined;
  const append = mark ? mark.repeat(COUNTED[marks?.[1]?.toLowerCase() ?? ''] ?? 1) : unquoted(match[1].replace(/^(?:the )?(?:words?|text)\s+/i, ''));
  return { kind: 'change', targets: [{ ...target, all: false }], change: { append } };
}

/** A colour, and the words for it. */
interface SaidColor {
  color: string;
  said: string;
}

/** Takes a colour that tells which thing is meant: "the red text", "my blue headline". */
export function takeReferenceColor(scan: Scan): SaidColor | null {
  const found = findColor(scan);
  if (!found) return null;
  const before = scan.rest.slice(0, found.start);
  const behind = scan.rest.slice(found.end);
  // "red shoe smaller": a colour before a thing that is then changed.
  const bare = before.trim() === '' && new RegExp(`^\\s+(?!(?:and|but|or|with|then|please)(?!\\p{L}))[\\p{L}-]{3,}\\s+(?:(?:a bit|a little|much|way)\\s+)?(?:${BIGGER}|${SMALLER}|left|right|up|down|higher|lower|darker|brighter|lighter|bold|round)(?!\\p{L})`, 'iu').test(behind);
  if (bare) {
    scan.blank(found.start, found.end);
    return { color: found.color, said: scan.written(found.start, found.end) };
  }
  // "the blue sneaker": whatever it is, the colour tells which.
  const noun = new RegExp(`^\\s+(?:(?:${LAYER_NOUNS}|ones?)(?![\\p{L}])|(?!(?:and|or|to|in|at|on|of|with|for|from|is|are|should|an?|the|than|as|please|background|darker|lighter|brighter|colou?r|tone|shade|version|instead|again|more|less|a bit|${BIGGER}|${SMALLER})(?!\\p{L}))[\\p{L}-]{3,})`, 'iu');
  if (!/(?:the|my|this|that|these|those|both|all)\s+$/i.test(before) || !noun.test(behind)) return null;
  scan.blank(found.start, found.end);
  return { color: found.color, said: scan.written(found.start, found.end) };
}

const colored = (targets: Reference[], color: SaidColor | null) => (color ? targets.map((target, index) => (index === 0 ? { ...target, color: color.color, said: `${color.said} ${target.said}` } : target)) : targets);

/** Everything else: a thing and what should become of it. */
function readStateChange(text: string, verb: string): Intent {
  const scan = new Scan(text);
  const color = takeReferenceColor(scan);
  shieldDescribers(scan);
  const centred = /^(?:please )?cent(?:er|re)(?:d|ed)?\b/i.test(text) && !/horizontal|vertical/i.test(text);
  if (centred) scan.take(words('cent(?:er|re)(?:d|ed)?'));
  const aligned = scan.take(words('align(?:ed)?|left-align|right-align'));
  // "the offer is not in the middle": what is wrong with it; what should become of it is said next.
  const lacking = verb === '' ? /^(.+?) (?:is|are|looks?|does|do)(?:n't| not)(?!\p{L})/iu.exec(scan.source)?.[1] : undefined;
  const lack = lacking ? readReference(lacking) : null;
  if (lack && !new Scan(text).has(words('big|large|small|bold|bright|dark|visible|readable|legible|enough'))) return { kind: 'mention', targets: [lack] };
  const change = takeChange(scan, { moving: MOTION.test(verb) });
  if (centred && change.position === undefined) change.position = { to: 'center' };
  const middle = change.position?.to === 'place' && change.position.place === 'center' && !/middle|page|canvas|in the|into the|to the/i.test(text);
  if (middle) change.position = { to: 'center' };
  for (let match = scan.take(EMPTY_VERBS); match; match = scan.take(EMPTY_VERBS));
  if (!isChange(change)) {
    const uncolored = /(?<!\p{L})(?:colou?r|shade)(?!\p{L})/iu.test(text) && /^(?:change|recolou?r|other|another|different|new|i want)/i.test(text) ? readReferences(scan.left()) : [];
    if (uncolored.length > 0 && !/background|page/i.test(text)) return { kind: 'which-color', targets: uncolored };
    const unplaced = MOTION.test(verb) ? readReferences(scan.left()) : [];
    if (unplaced.length > 0 && unplaced.every(({ kind, pronoun }) => kind !== undefined || pronoun)) return { kind: 'which-place', targets: unplaced };
    if (VAGUE.test(text)) return { kind: 'vague', about: 'look' };
    if (words('cut ?out').test(text) && words('put|place|make|turn').test(text)) return { kind: 'cutout', target: { kind: 'image', said: 'the photo' }, restore: false };
    if (words('fonts?|typeface|comic sans|helvetica|arial|times(?: new roman)?|georgia|futura|garamond|roboto|lato|open sans|calibri|papyrus|verdana|gotham|avenir|proxima nova|raleway').test(text)) return { kind: 'vague', about: 'font' };
    // "the two photos look uneven": what they are, said before what is to be done.
    const told = verb === '' ? /^((?:the|my|these|those|both|this|that|our|)\s?\p{L}.*?)\s+(?:still |all |just )?(?:looks?|is|are|feels?|seems?|isn't|aren't|doesn't|don't|gets?|got)(?!\p{L})/iu.exec(text)?.[1] : undefined;
    const spoken = told ? readReference(told) : null;
    if (spoken?.kind !== undefined && !text.trim().endsWith('?')) return { kind: 'mention', targets: [spoken] };
    const byHand = readReference(text);
    if (byHand?.byHand) return { kind: 'mention', targets: [byHand] };
    const named = DISLIKE.test(text) ? readReferences(text.replace(DISLIKE, '')) : [];
    const alone = verb === '' ? readReference(text) : null;
    if (alone?.kind !== undefined && alone.content === undefined && text.split(/\s+/).length <= 3) return { kind: 'mention', targets: [alone] };
    return named.length > 0 ? { kind: 'mention', targets: colored(named, color) } : { kind: 'unclear' };
  }
  const targets = colored(readReferences(scan.left()), color);
  // Lines of a text are aligned with the text itself.
  const { position } = change;
  if (aligned && position?.to === 'edge' && (position.align === 'left' || position.align === 'right') && targets.every(({ kind }) => kind !== 'image' && kind !== 'shape')) change.align = position.align;
  return { kind: 'change', targets, change };
}
