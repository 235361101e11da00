/** The whole design anew from what is on it: another version, another mood, other colours. */
import { message } from '#messages/message.ts';
import { calls, say, type Ground, type Grounded } from '../grounded.ts';
import type { Change, Intent } from '../intents.ts';
import { LAYER_NOUNS } from '../lexicon.ts';
import { takeColor } from '../read-color.ts';
import { recolored } from '#agent/dialogue/plan/palette-calls.ts';
import { lastComposition, reworkInput } from '#agent/dialogue/plan/rework-calls.ts';
import { words } from '../rules.ts';
import { Scan } from '../scan.ts';

const VERSION = '(?:versions?|layouts?|designs?|options?|variants?|variations?|takes?|looks?|styles?|compositions?|arrangements?|ideas?|approach|direction|concepts?|alternatives?|try|go)';
const ANOTHER = words(
  `(?:another|a different|different|one more|a new|new|an alternative|alternative|other|some other|a second|second|a fresh|fresh|next)(?: \\w+)? ${VERSION}|(?:show|give|try|do|make|want|see)(?: me| us)? (?:something|sth) (?:else|different|new|completely different)|something (?:else|different|new|completely different)|try (?:again|once more|it again|another(?: one)?|something)|(?:another|a different) (?:one|way)|(?:re-?design|re-?arrange|re-?do|re-?work|re-?mix|shuffle|re-?compose|mix) (?:it|this|that|the (?:whole )?(?:design|page|layout|thing)|everything)(?: up)?|change (?:the |up the )?(?:whole )?(?:layout|composition|arrangement|design|look|style)|surprise me|lay it out (?:differently|again|anew)|(?:do|make) it differently|(?:change|switch) it up|what else (?:can you|could you|have you)|alternatives?|(?:make|give|show|do|create)(?: me| us)? (?:(?:some|a few|more|two|three|four|five|\\d)(?: more| other| different)? )?(?:versions|options|variations|variants|alternatives|ideas|choices)`,
);
const DISLIKED = /^(?:i (?:don'?t|do not|dont|really don'?t) (?:really )?like (?:it|this|that|the (?:design|layout|look))|(?:idk|i dunno|hm+|honestly|tbh|well|sorry)?[,.\s]*(?:(?:it|this|that)(?:'s|s)? )?(?:still )?(?:looks |is |feels |seems )?(?:(?:just|a bit|a little|very|so|too|really|kinda|kind of) )*(?:bad|ugly|boring|terrible|awful|meh|bland|dull|not (?:good|nice|great)|too (?:boring|plain|busy|cluttered|crowded|much))|(?:too )?(?:boring|ugly|bland|meh|cluttered|busy|crowded)|(?:i )?(?:really )?hate (?:it|this|that)|not (?:a )?fan|not my (?:style|taste))[.!]*$/i;

/** What people call a mood, and the words under which it is asked of compose_design. */
const MOODS: readonly (readonly [pattern: string, mood: string])[] = [
  ['minimal(?:ist|istic|ism)?|simple|simpler|cleaner|clean|less (?:busy|cluttered|crowded|loud|is more)|calmer|calm|quieter|quiet|tidier|uncluttered|pared[ -]back|airy|airier|spacious', 'minimal'],
  ['playful|fun|funny|funnier|quirky|childlike|cheerful|happy|happier|youthful|younger|lively|livelier|whimsical|silly|cute|cuter', 'playful'],
  ['elegant|classy|classier|sophisticated|refined|graceful|fancy|fancier|posh|stylish|chic', 'elegant'],
  ['luxur(?:y|ious)|premium|high[ -]end|expensive|exclusive|rich|upscale|deluxe', 'luxury'],
  ['pop|pops|stand out|eye[ -]?catching|attention[ -]grabbing|bold|bolder|loud|louder|striking|impactful|punchy|exciting|powerful|strong|dramatic|in your face|wow|energetic', 'bold'],
  ['modern|contemporary|trendy|fresh|up to date|current|sleek|techy|futuristic', 'modern'],
  ['professional|serious|corporate|business(?:[ -]?like)?|trustworthy|formal', 'professional'],
  ['vintage|retro|old[ -]school|nostalgic|seventies|70s|80s|90s', 'retro'],
  ['rustic|farm ?house', 'rustic'],
  ['neon|cyber ?punk|synth ?wave|vapou?r ?wave', 'neon'],
  ['pastel', 'pastel'],
  ['boho|bohemian', 'boho'],
  ['festive|christmassy|holiday|party|celebratory', 'festive'],
  ['cosy|cozy|cosier|cozier|homely|inviting|snug', 'cosy'],
  ['warm|warmer', 'warm'],
  ['earth(?:y|ier)?', 'earthy'],
  ['natural|organic|eco|botanical', 'natural'],
  ['romantic|feminine|soft|softer|gentle|delicate|dreamy|girly', 'soft'],
  ['tropical', 'tropical'],
  ['beach(?:y)?|coastal|sea ?side', 'beachy'],
  ['summer(?:y|time)?|sunny|holiday feel', 'summer'],
  ['winter|wint(?:e)?ry|icy|frosty', 'winter'],
  ['spring(?:like|time)?|springy', 'spring'],
  ['autumn(?:al)?|fall', 'autumn'],
  ['christmas|xmas|x-mas', 'christmas'],
  ['halloween|spooky|scary|creepy', 'halloween'],
  ['valentine(?:\'?s)?(?: day)?|lovey|lovely dovey', 'valentine'],
  ['easter', 'easter spring'],
  ['black friday|cyber monday', 'black friday'],
  ['(?:mother|father)\'?s day', 'mothers day'],
  ['wedding|bridal', 'wedding'],
  ['kids|kiddy|for (?:kids|children)|birthday', 'kids birthday'],
  ['diwali|eid|ramadan|hanukkah|new year(?:\'?s)?(?: eve)?|lunar new year|thanksgiving', 'festive'],
  ['dark|darker|moody|dark mode|night', 'dark'],
  ['colou?rful|more colou?rs?|vibrant|brighter|bright', 'colourful'],
  ['handmade|handwritten|hand[ -]drawn|crafty|artsy|artistic|creative|interesting|editorial', 'editorial'],
];

const WHOLE = "(?:it|this|that|the (?:whole )?(?:design|page|post|layout|thing|poster|flyer|story|look|style|vibe|overall look)|everything|things)";
const SUBJECT = new RegExp(`^(?:please |now |ok |can you |could you |can we |just |(?:i|we) (?:want|need|would like|'d like|wish) |i'd like |i'd love |(?:can|could|should|would|may) (?=${WHOLE}))*(?:make|give|turn|have|keep|let|want|need|go for|do|try)?\\s*(?:${WHOLE}\\s+)?(?:look |looks |feel |be |have |get |to |to be |to look |a |an |some |more of an? )*`, 'iu');
const MORE = '(?:(?:a bit|a little|much|way|even|lot|a lot|slightly|still|really|very|super|so|so much) )*(?:more |less |rather |quite )?';
const TAIL = '(?: (?:looking|look|style|styled|feel|feeling|vibes?|mood|version|layout|one|design|and .*))?(?: (?:please|pls|then|instead|now|overall))?';

function moodIn(text: string): string | null {
  const rest = text.replace(/[\p{Extended_Pictographic}\ufe0f\u200d]/gu, ' ').trim().replace(SUBJECT, '').replace(/^(?:like |as |for |as if it'?s |all )*(?:an? |the )?/i, '').replace(/[.!?]+$/, '').replace(/(?<=\p{L}{4})(?:-?(?:ish|y)|-like|-themed| themed| theme)$/iu, '').trim();
  const found = MOODS.filter(([pattern]) => new RegExp(`^(?:${MORE}(?:${pattern})${TAIL})$|^(?:${MORE}[\\p{L}-]+,? and ${MORE}(?:${pattern})${TAIL})$`, 'iu').test(rest));
  const [first] = found;
  if (!first) return null;
  const opposite = new RegExp(`(?:^|\\s)less (?:${first[0]})`, 'iu').test(rest) ? { bold: 'minimal', playful: 'professional', minimal: 'bold', professional: 'playful', colourful: 'minimal', dark: 'colourful' }[first[1]] : undefined;
  return opposite ?? found.map(([, mood]) => mood).join(' ');
}

/** Verbs that make "make it darker" a wish for the whole look; a bare tone is about what was last spoken of. */
const WHOLE_ONLY = new Set(['dark', 'colourful', 'warm', 'soft']);

/** "another version", "more minimal", "make it pop", "other colours". */
export function readRework(text: string): Intent | null {
  const scan = new Scan(text);
  const bare = scan.rest.trim();
  if (scan.quotesLeft > 0) return null;
  const aboutLayer = words(`(?:the|my|that|both|all) (?:[\\p{L}]+ ){0,2}?(?:${LAYER_NOUNS}|fonts?|background)`).test(bare.replace(/the (?:whole )?(?:layout|design|page|thing)/g, ''));
  if (DISLIKED.test(bare)) return { kind: 'rework', wish: { another: true, ...(/busy|clutter|crowd|too much/i.test(bare) ? { mood: 'minimal' } : /boring|bland|dull|plain/i.test(bare) ? { mood: 'bold' } : {}) } };
  const palette = /^(?:please |can you |could you )*(?:(?:try|use|give (?:it|me)|with|in|change (?:it )?to|make it|switch to|want|need|show me)\s+)?(?:an?\s+)?(?:other|different|new|another|some other)\s+(?:colou?rs?|colou?r (?:scheme|palette|combination)|palette)[.!?]*$|^(?:please )?change (?:the |all (?:the )?)?(?:colou?rs|colou?r (?:scheme|palette)|palette)[.!?]*$/i.test(bare);
  if (palette) return { kind: 'rework', wish: { another: true } };
  const colored = /^(?:please |can you |could you )*(?:(?:try|use|make (?:it|everything|the (?:whole )?design)|change (?:it|the colou?rs?|the palette|everything) to|do (?:it|this) in|in|with|give it)\s+)(?:all )?(.+?)(?:\s+(?:colou?rs?|tones?|palette|colou?r scheme|shades?|instead|theme))+[.!?]*$/i.exec(text);
  if (colored?.[1] && !aboutLayer && !/background|text/i.test(colored[1])) {
    const probe = new Scan(colored[1]);
    const colors: string[] = [];
    for (let color = takeColor(probe); color; color = takeColor(probe)) colors.push(color);
    if (colors.length > 0 && probe.left().replace(/(?<!\p{L})(?:and|with|an?|the)(?!\p{L})|[,&]/giu, '').trim() === '') return { kind: 'rework', wish: { colors: colors.slice(0, 4) } };
  }
  const tried = /^(?:please |can you |could you )*(?:try|do|make|have|show|give me) (?:it|this|that|everything|the (?:whole )?(?:thing|design|page|post)) (?:all )?(?:in )?(.+?)[.!?]*$/i.exec(text);
  if (tried?.[1] && !aboutLayer) {
    const probe = new Scan(tried[1]);
    const colors: string[] = [];
    for (let color = takeColor(probe); color; color = takeColor(probe)) colors.push(color);
    if (colors.length > 1 && probe.left().replace(/(?<!\p{L})(?:and|with|an?|the)(?!\p{L})|[,&]/giu, '').trim() === '') return { kind: 'rework', wish: { colors: colors.slice(0, 4) } };
  }
  const pastel = /(?<!\p{L})(?:bolder|bold|vibrant|colder|richer|deeper|deep|calmer|punchier|louder|fresher|earth|brighter|stronger|strong|warmer|cooler|softer|darker|dark|lighter|light|happier|happy|cheerful|rich|pastel|earthy?|muted|warm|cool|cold|bright|neutral|neon|soft|vivid|calm|autumn(?:al)?|fall|summer|spring|winter|festive|natural|rustic|vintage|retro|beachy?|tropical|boho|cosy|cozy|luxur(?:y|ious))(?= (?:colou?r )?(?:colou?rs?|tones?|palette|scheme)(?!\p{L}))/iu.exec(bare)?.[0];
  if (pastel && !aboutLayer && /colou?r|tone|palette/i.test(bare)) return { kind: 'rework', wish: { mood: `${pastel} colours` } };
  const mood = aboutLayer ? null : moodIn(text);
  if (mood !== null && (!WHOLE_ONLY.has(mood) || new RegExp(`(?:^|\\s)(?:look|feel|vibe|mood|style|mode|overall)|the (?:whole )?(?:design|page|post|layout|look)|everything`, 'iu').test(bare))) return { kind: 'rework', wish: { mood }, ...(/^(?:please |now |and |just )*(?:make|set) (?:it|this|that|them) bold(?:er)?[.!]*$/i.test(bare) ? { letters: true } : {}) };
  if (!aboutLayer && ANOTHER.test(bare) && !words(`page|slide|logo|font|colou?r|background|photo|picture|image|size|format|headline|text`).test(bare)) {
    const wanted = MOODS.find(([pattern]) => words(`(?:more )?(?:${pattern})`).test(bare.replace(ANOTHER, ' ')));
    return { kind: 'rework', wish: { another: true, ...(wanted ? { mood: wanted[1] } : {}) } };
  }
  if (/^(?:please |now )*(?:with|use) (?:the )?(?:photo |product |picture )?cut ?out(?: photo| version)?[.!]*$/i.test(bare)) return { kind: 'rework', wish: { cutout: true } };
  return null;
}

/** The mood of a design that is asked to change as a photo might; null: something else is asked as well, or nothing of the kind. */
export function temperOf({ filters, ...others }: Change): string | null {
  if (!filters || Object.keys(others).length > 0 || Object.keys(filters).length !== 1) return null;
  const { saturation = 0, warmth = 0 } = filters;
  if (saturation > 0) return 'colourful';
  return warmth === 0 ? null : warmth > 0 ? 'warm colours' : 'cool colours';
}

export function groundRework({ wish }: Extract<Intent, { kind: 'rework' }>, { canvas, deeds }: Ground): Grounded {
  if (canvas.layers.length === 0) return say(message('assistant.emptyPage'));
  // Colours alone, of what was not composed here: everything else stays as it is.
  if ((wish.colors ?? wish.mood?.endsWith(' colours')) && !lastComposition(deeds)) return calls(...recolored(wish, canvas));
  return calls({ tool: 'compose_design', input: reworkInput(wish, deeds, canvas.page) });
}
