/** A whole request: a brief for something new, or wishes about what is there; corrections of what was done, and answers to what was asked. */
import { lastLogo, readLogoChoice } from './abilities/branding.ts';
import { readCollage } from './abilities/collages.ts';
import { readFilm } from './abilities/films.ts';
import { readJudgement } from './abilities/judging.ts';
import { isOneWish, readHandwork } from './abilities/handwork.ts';
import { readOtherColor } from './abilities/other-colors.ts';
import { readCheckFollowUp, readListingCheck } from './abilities/listing-checks.ts';
import { readMoving } from './abilities/moving.ts';
import { readFaults } from './abilities/photo-repairs.ts';
import { readPickedCutout } from './abilities/picked-cutouts.ts';
import { readSceneFollowUp, readSceneRequest } from './abilities/scenes.ts';
import { readTextBehind } from './abilities/text-behind.ts';
import { readTable } from './abilities/tables.ts';
import { readTryOn } from './abilities/try-ons.ts';
import { readBeyond } from './beyond-the-page.ts';
import { splitBrief } from './compose/after-a-brief.ts';
import { beginsAsDesign, isBrief, readBrief } from './compose/brief.ts';
import { DESIGN_NOUNS } from './compose/design-nouns.ts';
import { saysWhatToPrint } from './compose/second-reading.ts';
import { toldBrief, type ToldBrief } from './compose/told-brief.ts';
import { stillOpen } from './compose/told-follow-ups.ts';
import { clausesOf, leadingVerb } from './clauses.ts';
import { FACT_PATTERNS } from './facts.ts';
import type { Inability, Intent } from './intents.ts';
import { readListing } from './compose/listing.ts';
import { readClause } from './read-clause.ts';
import { backBut, readFollowUp, withoutNo } from './read-followup.ts';
import { readBroughtBackBut, readPartialUndo } from './partial-undo.ts';
import { readQuestion } from './read-page.ts';
import { words } from './rules.ts';
import type { Canvas, SeenLayer } from './read-canvas.ts';
import type { Conversation, Deed, Exchange } from './read-prompt.ts';
import { readOtherCorner } from './other-corner.ts';
import { readOtherNumber } from './other-number.ts';
import { inEnglish } from './other-languages.ts';
import { withoutFillers } from './spoken.ts';
import { copyAs } from './wording-talk.ts';
import { wishedOnce } from './said-twice.ts';
import { withoutSelfCorrection } from './self-corrections.ts';
import { readTakenUp } from './taken-up.ts';
import { readSeveralFacts, readToldFacts } from './told-facts.ts';
import { plainWording } from './wording.ts';
import { answeredBrief, answeredIntents, asked } from './read-answer.ts';
import type { Understood } from './understood.ts';
import { withoutAsides } from './asides.ts';
import { countedLines } from './counted-lines.ts';
import { readEdits, restOf } from './edits/read-edits.ts';
import { readAnswer, readSecondThought } from './edits/second-thoughts.ts';
import type { Ground } from './grounded.ts';

/** What edits are read against, and the names of those that this turn has made so far. */
export interface EditContext {
  ground: Ground;
  done: readonly string[];
}

const AFRESH = words('start(?:ing)? (?:over|again|from scratch|afresh|fresh|anew)|from scratch|(?:a )?(?:completely |whole |brand )?new design|instead of this(?: one)?|replace (?:it|this|everything) with');
/** "start over with …", before what is wanted instead. */
const AFRESH_LEAD = /^\s*(?:(?:please|ok|okay|no|let's|lets|can we)[,\s]+)*(?:start(?:ing)? (?:over|again|afresh|fresh|anew|from scratch)(?:[^:.,!]{0,30}[:.,!]|\s+(?:and|with))|replace (?:it|this|everything) with)\s*/i;
const QUESTION = /\?\s*$|^\s*(?:can|could|may|should|how|why|when|where|who|what|is|are|do|does|did|will|would) (?:i|you|we|it|this|that|there|the|do|does|can|is|are)(?!\p{L})/iu;

const isEmpty = (canvas: Canvas) => canvas.layers.length === 0;
/** Nothing is written yet: pictures that wait on the page for a brief. */
const isWordless = (canvas: Canvas) => canvas.layers.length > 0 && canvas.layers.every(({ type }) => type === 'image');

/** Whether words said where only pictures stand are about those, and no brief: "the photo is too dark", "no, the other one". */
function speaksOfPictures(request: string): boolean {
  return !beginsAsDesign(request) && (withoutNo(request) !== request || /^(?:no|not|nope|nah|oops|sorry)(?!\p{L})/iu.test(request.trim()) || /^(?:it|this|that|they|these|those|(?:the|my|both|all)(?: \p{L}+){1,2}) (?:is|are|looks?|should|needs?|must|has|have|could|seems?)(?!\p{L})/iu.test(request.trim()));
}

/** A brief behind other wishes: "use my brand colours and make a post for …". */
function laterBrief(request: string): { request: string; before: Intent[] } | null {
  const clauses = clausesOf(request);
  const at = clauses.findIndex(({ text }) => isBrief(text) || beginsAsDesign(text));
  const before = at > 0 ? clauses.slice(0, at).flatMap(readClause) : [];
  if (at < 1 || !before.every((intent) => intent.kind === 'brand' || intent.kind === 'background' || intent.kind === 'talk')) return null;
  // The brand's colours and letters are a composition's own.
  return { request: request.slice(request.indexOf(clauses[at]?.text ?? '')), before: before.filter((intent) => intent.kind === 'background' || (intent.kind === 'brand' && intent.what.includes('contacts'))) };
}

/** Whether a request on an empty page describes a design. */
function describesDesign(request: string, attached: readonly string[]): boolean {
  const [first] = clausesOf(request);
  if (!first) return attached.length > 0;
  const intents = readClause(first);
  const [intent] = intents;
  if (intent?.kind === 'repair' || intent?.kind === 'scene' || intent?.kind === 'generate' || intent?.kind === 'try-on') return false;
  if (intent?.kind === 'logo' || (intent?.kind === 'cannot' && (intent.what === 'poem' || intent.what === 'off-topic' || intent.what === 'weather' || OUTSIDE.has(intent.what)))) return false;
  if (isBrief(first.text) || beginsAsDesign(request)) return intent?.kind !== 'cannot' || intent.what !== 'generate';
  // "new listing going up, … can you make me a cute post": what is asked for comes last.
  if (clausesOf(request).slice(1).some(({ text }) => isBrief(text))) return true;
  if (/^save the date(?!\p{L})/iu.test(first.text) && request.length > 20) return true;
  if (leadingVerb(first.text) === null && !QUESTION.test(request) && tellsFacts(request)) return true;
  if (intents.some(({ kind }) => kind === 'talk' || kind === 'look' || kind === 'undo' || kind === 'export' || kind === 'cutout' || kind === 'ask')) return false;
  if (intents.some(({ kind }) => kind === 'cannot')) return leadingVerb(first.text) === null && !QUESTION.test(request);
  if ((leadingVerb(first.text) !== null && !/^save the date(?!\p{L})/iu.test(first.text)) || QUESTION.test(request)) return false;
  // "bigger", "in red": a change of something that is not there. "Black Friday, 70% off" only sounds like one.
  const bareChange = intents.every((one) => (one.kind === 'change' && one.targets.every(({ content }) => content === undefined)) || one.kind === 'rework' || one.kind === 'pages');
  const speaks = intents.every(({ kind }) => kind === 'unclear' || kind === 'resize' || kind === 'add-text' || kind === 'change' || kind === 'add-sticker' || kind === 'vague' || kind === 'arrange');
  if (bareChange || !speaks) return false;
  // One or two words that nothing is known about: better asked than set.
  return intents.some(({ kind }) => kind !== 'unclear') || request.trim().split(/\s+/).length > 4 || /[%$€£¥₹₦₱₺₫฿₩!:]|\d/.test(request) || OCCASION.test(request);
}

/** Whether a brief says more than the table that was read from it holds, and the notes beside it: then it is a whole design. */
function saysMore(request: string, table: readonly Intent[]): boolean {
  const inputs = table.flatMap((intent) => (intent.kind === 'table' ? [intent.input as { rows?: string[][]; table?: { rows?: string[][] }; lines?: string[] }] : []));
  const cells = inputs.flatMap((input) => (input.table ?? input).rows?.flat() ?? []);
  if (cells.length === 0) return false;
  const notes = inputs.flatMap(({ lines = [] }) => lines);
  const held = new Set([...cells, ...notes].join(' ').toLowerCase().match(/[\p{L}\p{N}.,]+/gu));
  const { lines, callToAction } = readBrief(request);
  return callToAction !== null || lines.some((line) => (line.toLowerCase().match(/[\p{L}\p{N}.,]+/gu) ?? []).filter((word) => !held.has(word)).length > 1 || (/@|\d{5}/u.test(line) && !notes.includes(line)));
}

/** Whether a request says what could stand on a design, and when, where or for how much: "2 for 1 burgers every tuesday, dark background". */
function tellsFacts(request: string): boolean {
  if (!FACTUAL.test(request)) return false;
  const { headline, subheading, offer, callToAction, lines } = readBrief(request);
  return headline !== null && [subheading, offer, callToAction, ...lines].filter((said) => said !== null).length > 0;
}
const FACTUAL = new RegExp(`${FACT_PATTERNS.money}|\\d\\s?%|${FACT_PATTERNS.email}|${FACT_PATTERNS.handle}|${FACT_PATTERNS.phone}|(?<!\\p{L})(?:${FACT_PATTERNS.date}|${FACT_PATTERNS.hours}|${FACT_PATTERNS.time}|${FACT_PATTERNS.weekday})(?!\\p{L})|\\p{L} \\d+(?:[.,]\\d{2})?,`, 'iu');

/** Whether a brief holds no word that could stand on a design. */
function isWordlessBrief(brief: string): boolean {
  const { headline, subheading, offer, callToAction, lines, colors, format } = readBrief(brief);
  return [headline, subheading, offer, callToAction].every((part) => part === null) && lines.length === 0 && colors.length === 0 && format === null;
}

/** "undo… no wait, forget it, it's fine": a wish that is called off in the same breath. */
const CALLED_OFF = /\p{L}.*[\s,.…!–-]+(?:no,? )?(?:wait,? )?(?:never ?mind|nvm|forget (?:it|that)|scratch that|don'?t bother)(?:[\s,.!]+(?:it'?s|its|that'?s|all|i'?m) (?:all )?(?:fine|ok|okay|good|perfect|great|nice)(?: (?:as (?:it )?is|like (?:this|that)))?)?[\s.!]*$/iu;
/** What nobody knows here. */
const UNKNOWN = new Set<Inability>(['web', 'accounts', 'records']);
/** Nothing of it can be had here: what hangs on it can't be done either. */
const OUTSIDE = new Set<Inability>(['web', 'accounts', 'records', 'brand', 'website', 'share', 'print']);

const OCCASION = words("sale|sales|off|birthday|party|wedding|hiring|opening|christmas|easter|halloween|friday|menu|workshop|event|launch|new|free|happy|merry|congratulations|thank you|welcome|concert|festival|market|fair|class|course|giveaway|offer|discount|collection|invitation|announcement");

/** Whether a brief on a page that has a design already asks for another design, and not for a change of this one. */
function asksAnew(request: string): boolean {
  const [first] = clausesOf(request);
  if (!first || !(isBrief(first.text) || beginsAsDesign(request)) || words('versions?|cop(?:y|ies)|duplicate|too|as well|of (?:it|this|that)|the same').test(first.text)) return false;
  const { headline } = readBrief(request);
  return headline !== null && /(?<!\p{L})(?:for|about|announcing|promoting|with|saying|that says)(?!\p{L})|:/iu.test(request) && readClause(first).every(({ kind }) => kind !== 'logo' && kind !== 'cannot' && kind !== 'pages' && kind !== 'add-shape' && kind !== 'repair' && kind !== 'scene' && kind !== 'generate');
}

/** What can't be done where nothing is: then it was a brief with the words of an edit, "crop top sale post", "swap party flyer". */
const OF_THINGS = new Set<Intent['kind']>(['change', 'delete', 'undo', 'redo', 'crop', 'cutout', 'repair', 'arrange', 'group', 'duplicate', 'moving', 'swap-picture', 'unclear', 'vague', 'mention', 'which-color', 'which-place', 'clear', 'film', 'scene']);

function isBriefAfterAll(request: string, { intents, brief }: Understood, { canvas, now }: Pick<Conversation, 'canvas' | 'now'>): boolean {
  if (brief !== null || !isEmpty(canvas) || canvas.pictures.length > 0 || now.attached.length > 0 || request.trim().split(/\s+/).length < 4) return false;
  if (/^(?:make|change|move|delete|remove|crop|undo|turn|rotate|set) (?:it|this|that|them|everything|the|my)(?!\p{L})/iu.test(request.trim()) || QUESTION.test(request)) return false;
  return intents.every(({ kind }) => OF_THINGS.has(kind)) && (words(DESIGN_NOUNS).test(request) || /:\s+\S+.*,/u.test(request) || saysWhatToPrint(request));
}

/** "moved to the sunday, so the 4th": one date, told in two breaths. */
const DAY_AND_DATE = /(?<!\p{L})((?:mon|tues|wednes|thurs|fri|satur|sun)day),? (?:so|i\.?e\.?|that is|that's|which is|meaning)(?: on| it's| its| it is)? (?:the )?(\d{1,2}(?:st|nd|rd|th))(?!\p{L})/giu;

/** `composing`: whether this turn has begun a composition; null: it has not begun at all. */
export function understand(given: Pick<Conversation, 'now' | 'canvas' | 'earlier'>, composing: boolean | null, context: EditContext): Understood {
  const conversation = { ...given, now: { ...given.now, request: given.now.request.replace(DAY_AND_DATE, '$1 the $2') } };
  const read = readRequest(conversation, composing, context);
  const understood = { ...read, intents: read.intents.flatMap((intent) => fromTheKit(intent, conversation)) };
  const { request } = conversation.now;
  if (composing !== null || !isBriefAfterAll(request, understood, conversation)) return understood;
  const { brief, rest } = splitBrief(request);
  return { brief, intents: rest };
}

/** "stick the logo top right", where it waits in the brand kit: it is taken from there, and then put. */
function fromTheKit(intent: Intent, { canvas, now }: Pick<Conversation, 'now' | 'canvas'>): Intent[] {
  if (intent.kind !== 'put-picture' || intent.target.kind !== 'logo' || now.attached.length > 0) return [intent];
  const taken = now.deeds.some(({ tool, ok, input }) => ok && tool === 'apply_brand_kit' && Array.isArray(input.what) && input.what.includes('logo'));
  const isThere = canvas.layers.some(({ type, name }) => type === 'image' && /logo/iu.test(name)) || canvas.pictures.some(({ name }) => /logo/iu.test(name));
  if (!taken && (isThere || canvas.brandLogos === 0)) return [intent];
  return [{ kind: 'brand', what: ['logo'] }, ...(intent.change.position ? [{ kind: 'change' as const, targets: [{ pronoun: true, said: 'it' }], change: intent.change }] : [])];
}

function readRequest({ now: told, canvas, earlier }: Pick<Conversation, 'now' | 'canvas' | 'earlier'>, composing: boolean | null, context: EditContext): Understood {
  const [before] = earlier.slice(-1);
  const { ground, done: made } = context;
  const otherwise = composing === true ? null : (readOtherNumber(told.request, before) ?? readOtherCorner(told.request, before));
  if (otherwise) return { brief: null, intents: [otherwise] };
  const thought = composing === true ? null : readSecondThought(told.request, before, ground, told.deeds, made);
  if (thought) return thought.undo ? { brief: null, intents: [{ kind: 'undo', times: 1, cautious: true }] } : { brief: null, edits: thought.edits, intents: [{ kind: 'undo', times: 1, cautious: true }] };
  const answer = composing === true ? null : readAnswer(told.request, before, ground, made);
  if (answer) return { brief: null, edits: answer, intents: answer.rest.flatMap((part) => clausesOf(plainWording(part)).flatMap(readClause)) };
  const brought = composing === null || composing === false ? readBroughtBackBut(told.request, before) : null;
  if (brought) return { brief: null, intents: brought };
  if (made.length > 0) return edited(told.request, context, readEdits(told.request, context.ground, context.done)?.rest ?? restOf(told.request, context.done));
  // A brief is read whole; a wish without what is said beside it.
  const whole = inEnglish(withoutFillers(told.request), wordsOn(canvas));
  const aside = withoutAsides(copyAs(whole));
  const now = { ...told, request: isEmpty(canvas) ? aside : withoutSelfCorrection(aside) };
  const { attached } = now;
  const last = earlier.at(-1);
  const proposed = earlier.slice(-4).some(({ deeds }) => lastLogo(deeds)) && (last?.deeds.some(({ tool }) => tool === 'generate_logo') || /logo|proposal/i.test(now.request));
  const choice = proposed ? readLogoChoice(now.request) : null;
  if (choice) return { brief: null, intents: [choice] };
  // A whole brief, where it was asked what it is about.
  if (last && (composing ?? isEmpty(canvas)) && asked(last.said, 'assistant.remark.whatAbout') && isWhole(toldBrief(told.typed))) return surely(told.typed, canvas);
  // What it is about, told behind directions of which only whose they are was known.
  const retold = last && composing !== true && asked(last.said, 'assistant.directionsVague') ? (toldBrief(told.typed) ? surely(told.typed, canvas) : moreOf(whole)) : null;
  if (retold && composing !== false) return retold;
  const anew = answeredBrief(now.request, last);
  if (anew && composing !== false) return anew;
  const answered = composing === true ? null : answeredIntents(now.request, last);
  if (answered) return { brief: null, intents: answered };
  if (composing === null && CALLED_OFF.test(now.request)) return { brief: null, intents: [{ kind: 'talk', about: 'nothing' }] };
  const wishes = composing === true ? [] : clausesOf(now.request);
  const foreign = composing === true ? null : readBeyond(now.request);
  // What is asked for beside a mark of others belongs to it.
  if (foreign?.kind === 'cannot' && foreign.what === 'brand') return { brief: null, intents: [foreign] };
  if ((wishes[0] && readBeyond(wishes[0].text)) || wishes.some(({ text }) => readOtherColor(text))) return { brief: null, intents: wishesAmong(wishes.flatMap(readClause)) };
  const listed = composing === true ? null : (readCheckFollowUp(now.request, last) ?? readListingCheck(now.request));
  if (listed) return { brief: null, intents: [listed] };
  // A question is answered before anything is done.
  const judged = composing !== true && !isEmpty(canvas) ? readJudgement(now.request) : null;
  if (judged) return { brief: null, intents: [judged] };
  const taken = last && composing !== true ? readTakenUp(now.request, wishes[0]?.text ?? '', last) : null;
  if (taken) return { brief: null, intents: [taken] };
  const question = composing !== true && !isEmpty(canvas) && /^(?:is|are|was|does|do|did|has|have)\s[^"“]*\?\s*$/iu.test(now.request.trim()) ? readQuestion(now.request.trim()) : null;
  if (question) return { brief: null, intents: [question] };
  const worn = composing === true || clausesOf(now.request).length > 1 ? null : readTryOn(now.request);
  if (worn) return { brief: null, intents: [worn] };
  // Told in one breath: "…, 9:16, with music cuts" are no wishes of their own.
  const film = composing === true ? null : (readFilm(now.request) ?? (clausesOf(now.request).length < 2 ? readMoving(now.request) : null));
  if (film) return { brief: null, intents: [film] };
  const staged = composing === true ? null : readSceneFollowUp(now.request, last);
  if (staged) return { brief: null, intents: [staged] };
  const scene = composing === true ? null : readSceneRequest(now.request);
  // Told at the beginning of the turn: later the page has that size because of it, or another because of another wish.
  const [done] = now.deeds;
  const resizes = scene?.size && (done ? done.tool === 'resize' : scene.size.width !== canvas.width || scene.size.height !== canvas.height);
  if (scene) return { brief: null, intents: [...(scene.size && resizes ? [scene.size.resize] : []), scene.scene, ...scene.rest.flatMap((text) => readClause({ text, inherited: null }))] };
  const sure = (composing ?? isEmpty(canvas)) && !asksForLogo(told.typed) && !isWordByWord(told.typed) ? toldBrief(told.typed) : null;
  if (sure?.table) return surely(told.typed, canvas);
  const faults = composing === true ? null : readFaults(now.request);
  if (faults) return { brief: null, intents: [faults] };
  const table = composing === true ? null : readTable(now.request, canvas, now.deeds);
  if (table && !(isEmpty(canvas) && composing !== false && saysMore(whole, table))) return { brief: null, intents: table };
  if (sure) return surely(told.typed, canvas);
  const crafted = composing === true ? null : readCrafted(now.request);
  if (crafted) return { brief: null, intents: crafted };
  const later = isEmpty(canvas) || composing ? laterBrief(whole) : null;
  const request = later?.request ?? whole.replace(AFRESH_LEAD, '');
  const listing = composing === true || (attached.length === 0 && canvas.pictures.length === 0) || !(isEmpty(canvas) || isWordless(canvas) || composing === false) || clausesOf(now.request).some(({ text }) => readPickedCutout(text)?.keep?.part) ? null : readListing(now.request);
  if (listing) return { brief: null, intents: listing };
  const afresh = AFRESH.test(now.request);
  const waiting = isWordless(canvas) && !speaksOfPictures(plainWording(request)) && plainWording(request) === request.trim();
  const fresh = composing ?? (later !== null || (isEmpty(canvas) ? describesDesign(request, attached) : (afresh || waiting) && request !== '' && !AFRESH.test(request) && describesDesign(request, [])));
  if (fresh) {
    const { brief, rest } = splitBrief(request);
    // Nothing of it is to be read, nor seen: better asked what it is about.
    if (composing === null && attached.length === 0 && canvas.pictures.length === 0 && rest.length === 0 && isWordlessBrief(brief)) return { brief: null, intents: [{ kind: 'remark', about: 'whatAbout' }] };
    return { brief, intents: [...rest, ...(later?.before ?? [])] };
  }
  const edits = composing === null && !afresh ? readEdits(told.request, context.ground) : null;
  // What is only asked about waits until nothing else was wished for.
  if (edits && (edits.calls.length > 0 || edits.rest.length === 0)) return edited(told.request, context, edits.rest);
  const said = countedLines(plainWording(now.request), beforeTurn(canvas, now.deeds));
  const standing = beforeTurn(canvas, now.deeds);
  const facts = readToldFacts(now.request, standing, last) ?? readSeveralFacts(now.request, standing, (part) => clausesOf(plainWording(part)).flatMap(readClause));
  if (facts) return { brief: null, intents: facts };
  const partly = (last?.deeds.some(({ ok }) => ok) ? backBut(now.request, last) : null) ?? readPartialUndo(now.request, earlier);
  if (partly) return { brief: null, intents: partly };
  const followUp = readFollowUp(said, last, () => wishesOf(earlier, earlier.length - 1));
  if (followUp) return { brief: null, intents: followUp };
  if (!isEmpty(canvas) && !afresh && composing === null && asksAnew(request)) return { brief: null, intents: [{ kind: 'remark', about: 'newDesign' }] };
  const read = clausesOf(withoutNo(said)).flatMap(readClause);
  const intents = wishesAmong(read);
  if (intents.length === 0 && attached.length > 0) return { brief: null, intents: [{ kind: 'put-picture', target: { kind: 'image', said: 'the photo' }, change: {} }] };
  return { brief: null, intents: intents.length > 0 ? intents : [{ kind: 'unclear' }] };
}

/** What is wished for among what was said. */
function wishesAmong(read: readonly Intent[]): Intent[] {
  // "Thanks! Now …": the wish is what counts.
  const said = read.filter(({ kind }) => kind !== 'talk');
  // "hate it, go back": what was there before, and nothing else instead.
  const wishes = said.filter(({ kind }, index) => !(kind === 'rework' && said[index + 1]?.kind === 'undo'));
  // What can't be looked up can't be put there either.
  const unknown = wishes.findIndex((intent) => intent.kind === 'cannot' && UNKNOWN.has(intent.what));
  const hangsOnIt = unknown >= 0 && wishes.slice(unknown + 1).every(({ kind }) => kind === 'add-text' || kind === 'unclear' || kind === 'cannot' || kind === 'put-picture');
  return withProperty(hangsOnIt ? wishes.slice(0, unknown + 1) : wishes.length > 0 ? wishes : [...read]);
}

/** What stands on the page, in one text, lower case: those words are not to be read as others. */
const wordsOn = ({ layers }: Canvas): string => layers.map(({ text, name }) => `${text} ${name}`).join(' ').toLowerCase();

/** Edits of what is written, and the wishes of other kinds beside them. */
function edited(request: string, { ground, done }: EditContext, rest: readonly string[]): Understood {
  const edits = readEdits(request, ground, done);
  const intents = wishesAmong(rest.flatMap((part) => clausesOf(plainWording(part)).flatMap(readClause)));
  return { brief: null, ...(edits ? { edits } : {}), intents };
}

/** The words on the page as they were before this turn changed some. */
function beforeTurn(canvas: Canvas, deeds: readonly Deed[]): Canvas {
  const exchanged = deeds.filter(({ tool, ok, input }) => tool === 'edit_text' && ok && typeof input.find === 'string' && typeof input.replace === 'string');
  const before = (layer: SeenLayer): SeenLayer => {
    let { text } = layer;
    for (const { input } of exchanged.filter((deed) => deed.input.layer === layer.id).reverse()) text = text.replace(String(input.replace), () => String(input.find));
    return { ...layer, text };
  };
  return exchanged.length === 0 ? canvas : { ...canvas, layers: canvas.layers.map(before) };
}

/** Handwork that a brief is not: a request of a collage or a pattern alone, or one whose "and" belongs to the wish. */
function readCrafted(request: string): Intent[] | null {
  const behind = readTextBehind(request);
  if (behind) return [behind];
  if (/["“«]/.test(request)) return null;
  const said = plainWording(request);
  const whole = isOneWish(said) ? (readCollage(said) ?? readHandwork(said)) : null;
  if (whole) return [whole];
  const clauses = clausesOf(said);
  const [first] = clauses;
  const begins = first && (readCollage(first.text) ?? (clauses.length === 1 ? readCollage(said) ?? readHandwork(first.text) : null));
  return begins ? [begins, ...(clauses.length > 1 ? clauses.slice(1).flatMap(readClause) : [])] : null;
}

/** "I changed the colour of the headline, use that for the prices": that is the colour. White after a background went is the page's. */
function withProperty(given: readonly Intent[]): Intent[] {
  const intents = wishedOnce(given);
  return intents.map((intent, index) => {
    const before = intents[index - 1];
    if (intent.kind !== 'change') return intent;
    if (before?.kind === 'mention' && before.about && intent.change.like?.what.length === 0) return { ...intent, change: { like: { ...intent.change.like, what: before.about } } };
    const { color } = intent.change;
    const only = color !== undefined && color !== 'auto' && Object.keys(intent.change).length === 1 && intent.targets.every(({ pronoun, kind }) => pronoun && kind === undefined);
    return before?.kind === 'cutout' && !before.restore && only ? { kind: 'background', wish: { color } } : intent;
  });
}

/** What an earlier request came to, as far as its words tell. */
function wishesOf(exchanges: readonly Exchange[], index: number): Intent[] {
  const exchange = exchanges[index];
  if (!exchange) return [];
  const before = exchanges[index - 1];
  const said = plainWording(withoutAsides(exchange.request));
  const answered = answeredIntents(exchange.request, before);
  return answered ?? readFollowUp(said, before, () => wishesOf(exchanges, index - 1)) ?? clausesOf(withoutNo(said)).flatMap(readClause);
}

/** A brief that is told for sure, with what of its wishes is still to be done. */
function surely(typed: string, canvas: Canvas): Understood {
  const { brief, rest } = splitBrief(typed);
  return { brief, intents: stillOpen(rest, canvas) };
}

/** "put this photo on yellow and write SALE on top": things to be done one by one, no design to be made of them. */
function isWordByWord(request: string): boolean {
  const verb = leadingVerb(request);
  const intents = clausesOf(plainWording(request)).flatMap(readClause);
  return verb !== null && HANDS_ON.has(verb) && intents.length > 0 && intents.every(({ kind }) => ONE_BY_ONE.has(kind));
}
const HANDS_ON = new Set(['add', 'put', 'write', 'place', 'insert', 'type']);
const ONE_BY_ONE = new Set<Intent['kind']>(['add-text', 'add-shape', 'add-sticker', 'add-picture', 'put-picture', 'put-named', 'background', 'change']);

/** More than a subject: then there is a design to be made of it, and nothing to choose from. */
const isWhole = (brief: ToldBrief | null): boolean => brief !== null && brief.copy.headline !== null && [brief.copy.subheading, brief.copy.offer, ...brief.copy.lines].some(Boolean);

/** "design a logo for my bakery": names to be drawn, and no words of a design. */
const asksForLogo = (request: string): boolean => clausesOf(request).slice(0, 1).flatMap(readClause).some(({ kind }) => kind === 'logo');

/** Facts behind a vague beginning: one design of them, in the place of the directions. */
function moreOf(request: string): Understood | null {
  const [first] = clausesOf(request);
  if (!first || leadingVerb(first.text) !== null || request.trim().split(/\s+/).length < 4 || QUESTION.test(request)) return null;
  const { headline, subheading, offer, lines } = readBrief(request);
  return headline !== null && (subheading !== null || offer !== null || lines.length > 0) ? { brief: request, intents: [] } : null;
}
