/**
 * The language that a message is in. Requests of a few words ("hazlo rojo") are known by our own words of requests, longer
 * ones by eld's n-grams as well. English wherever there is doubt: loan words, names and given texts make no other
 * language, and an English request that is not read is worse than one that is asked again.
 */
import { wordSet } from '../../values/word-set.ts';
import { eld } from 'eld/extrasmall';
import { folded } from '../../values/folded.ts';
import { recognizeQuoted } from '../../values/quoted.ts';
import { recognizeWeb } from '../../values/web.ts';
import { KNOWN } from '../request-phrases.ts';
import { TABLE_LANGUAGES, vocabularyOf, type TableLanguage } from './vocabularies.ts';

/** What follows in a long message is in the same language. UTF-16 units. */
const LONGEST = 600;

/** Words that no sentence in another language has. */
const ONLY_ENGLISH = wordSet(
  "the my your our make please this that these those with and from are should would could can't don't it's i'm i it you we they what which when where how why just like want need have there here them then also but not more bigger smaller put add write keep get give show let's its isn't looks look say says called something",
);
/** Frequent words of English texts; others have some of them as well. */
const ENGLISH = wordSet(
  "a an at be been by for in is of on or to up as so do if no me us all any some new now out off per via was were will can may has had did does than into about over under after before between only each every who whose it'll i'd i've ok okay yes hi hello hey thanks thank cheers sorry lol pls plz thx gonna wanna gimme dont cant doesnt isnt thats whats im ive lets use set turn change move remove delete replace swap resize undo redo export download fix try again another other same one two three four five six seven eight nine ten first last next left right top bottom middle center centre above below behind front side corner edge big small large tiny huge bold italic thin thick dark light bright soft warm cold red blue green yellow black white pink purple orange brown grey gray gold silver navy teal beige cream color colour colors font text title headline heading subtitle price date time phone number photo photos picture image logo background button badge sticker shape circle line frame border shadow page poster flyer banner story post card menu label sign ad design layout template sale discount offer free shop store cafe bakery salon studio market open opening closed today tomorrow tonight week weekend month year monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun am pm summer winter spring autumn fall morning evening night day days hour hours party music live food coffee tea soup salad cake bread shoes dress candle candles soap bag bags hat cap shirt kids baby dog cat car house room home garden school class classes lesson workshop birthday wedding christmas easter halloween holiday valentine mother father happy best fresh handmade vintage local simple modern clean nice cute fun fancy elegant minimal playful bold retro surprise better worse too much many little bit lot less very really maybe still back down around across through without version versions option options idea ideas square portrait landscape wide tall size sizes row rows tag ribbon stamp caption tagline slogan grand column table list item items pages slide slides video logo brand",
);
/** These are said in every language. */
const EVERYWHERE = wordSet(
  'instagram insta ig facebook whatsapp tiktok youtube pinterest etsy ebay amazon shopify story stories reel reels post posts flyer poster banner logo pdf png jpg jpeg webp svg px cm mm ok hd promo menu online web www email mail wifi qr vip dj xl xxl foto video design name info super mini maxi pizza sushi hotel bar pop rock jazz yoga spa fit pro plus cafe restaurant bistro boutique',
);
/** Whether a word tells nothing of the language it is in. `word`: folded. */
export const saidEverywhere = (word: string): boolean =>
  EVERYWHERE.has(word) || PLATFORMS.some((name) => word.startsWith(name));
/** They take endings: "na Facebooka". */
const PLATFORMS = ['facebook', 'instagram', 'whatsapp', 'youtube', 'pinterest', 'tiktok'];
/** A request that begins with one of these is English, whatever is to be written. */
const WRITES = wordSet(
  'add write put insert type replace make set title headline heading text subtitle caption say call name',
);
const COURTESIES = wordSet('please pls can you could hi hey hello ok and now');

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-][\p{L}\p{M}]+)*/gu;

/** Scripts by which a language is known; Arabic letters and those of India are of several. */
const SCRIPTS: readonly (readonly [language: string | null, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  [null, /\p{Script=Cyrillic}/gu],
  [null, /\p{Script=Arabic}/gu],
  [null, /\p{Script=Devanagari}/gu],
  [null, /(?!\p{Script=Latin})\p{L}/gu],
];
/** Signs for syllables and words count as several letters. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** What eld calls languages of which there are tables under another name. */
const SAME: Readonly<Record<string, TableLanguage>> = { ms: 'id', tl: 'fil' };
/** These have their own letters: "будь ласка" is no Russian. */
const OWN_LETTERS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['uk', /[іїєґ]/iu],
  ['ru', /[ыэё]/iu],
  ['ur', /[ٹڈڑںےہ]/u],
  ['fa', /[پچژگ]/u],
];

/** The message without texts to be printed and addresses, which are in any language. */
function asked(message: string): string {
  const text = message.slice(0, LONGEST);
  const spans = [...recognizeQuoted(text).map(({ outer }) => outer), ...recognizeWeb(text).map(({ span }) => span)];
  return spans.reduce((said, [from, to]) => said.slice(0, from) + ' '.repeat(to - from) + said.slice(to), text);
}

/** Vietnamese without its marks looks like anything. */
const VIETNAMESE = /[ăđơư\u1ea0-\u1ef9]/iu;

interface Hits {
  /** Words of the language's vocabulary; a verb counts twice. */
  all: number;
  /** Without those that any text may have. */
  asking: number;
}

function hitsOf(language: TableLanguage, words: readonly string[], text: string): Hits {
  const hits = { all: 0, asking: 0 };
  const table = vocabularyOf(language);
  if (table === null || (language === 'vi' && !VIETNAMESE.test(text))) return hits;
  const { isUnspaced, verbs, things, little, designs, labels, colors } = table;
  for (const word of isUnspaced ? [text] : words) {
    const isAsking = [verbs, things, designs, labels].some((one) => one.has(word));
    if (isAsking) hits.asking += 1;
    if (verbs.has(word)) hits.all += 2;
    else if (isAsking || little.has(word) || colors.has(word)) hits.all += 1;
  }
  return hits;
}

const isTabled = (language: string): boolean => vocabularyOf(SAME[language] ?? language) !== null;

/** Of languages in one script: the vocabulary and the n-grams together. */
function likeliest(languages: readonly TableLanguage[], words: readonly string[], text: string): string | null {
  const scores = Object.fromEntries(
    Object.entries(eld.detect(text).getScores()).map(([code, score]) => [SAME[code] ?? code, score]),
  );
  const own = OWN_LETTERS.find(([, letters]) => letters.test(text))?.[0];
  if (own !== undefined) return own;
  const [first] = languages
    .map((language) => ({
      language,
      score: hitsOf(language, words, text).all / words.length + (scores[language] ?? 0),
    }))
    .sort((a, b) => b.score - a.score);
  const [known] = Object.entries(scores).sort(([, a], [, b]) => b - a);
  if (first === undefined || first.score === 0) return known?.[0] ?? null;
  // Danish looks like Swedish to the tables.
  const isOther = known !== undefined && !isTabled(known[0]);
  const lead = languages.length > 2 ? 0.12 : 0.03;
  return isOther && words.length > 4 && known[1] > (scores[first.language] ?? 0) + lead ? known[0] : first.language;
}

const OF_SCRIPT: readonly (readonly [letters: RegExp, languages: readonly TableLanguage[]])[] = [
  [/\p{Script=Cyrillic}/u, ['ru', 'uk']],
  [/\p{Script=Arabic}/u, ['ar']],
  [/\p{Script=Devanagari}/u, ['hi']],
];

function inOtherScript(text: string, words: readonly string[]): string {
  const found = SCRIPTS.find(([, letters]) => countOf(text, letters) > 0);
  if (found?.[0]) return found[0];
  const languages = OF_SCRIPT.find(([letters]) => letters.test(text))?.[1] ?? [];
  return likeliest(languages, words, text) ?? 'und';
}

const LATIN_LANGUAGES = TABLE_LANGUAGES.filter(
  (language) => !['ru', 'uk', 'el', 'ar', 'he', 'hi', 'zh', 'ja', 'ko', 'th'].includes(language),
);
const isEnglishWord = (word: string) => ENGLISH.has(word) || ONLY_ENGLISH.has(word) || KNOWN.has(word);

const JOINING = wordSet('for with about called');
/** "menu for Trattoria da Gino: …": what is English up to its "for" is so, whatever it is for. */
function beginsEnglish(words: readonly string[]): boolean {
  const joint = words.slice(0, 5).findIndex((word) => JOINING.has(word));
  return joint !== -1 && words.slice(0, joint).every((word) => EVERYWHERE.has(word) || isEnglishWord(word));
}

function inLatin(text: string, words: readonly string[]): string {
  if (beginsEnglish(words)) return 'en';
  const own = new Set(words.filter((word) => ONLY_ENGLISH.has(word)));
  if (own.size > 1) return 'en';
  // A letter is a name, a size or a mark.
  const telling = words.filter((word) => word.length > 1 && !EVERYWHERE.has(word));
  const english = telling.filter(isEnglishWord).length;
  const others = telling.filter((word) => !ENGLISH.has(word) && !ONLY_ENGLISH.has(word));
  if (own.size > 0 || others.length === 0) return 'en';
  const hits = LATIN_LANGUAGES.map((language) => hitsOf(language, others, text)).filter(({ asking }) => asking > 0);
  const most = Math.max(0, ...hits.map(({ all }) => all));
  const isKnown = most > english && (most > 2 || (most > 1 && others.length > 1));
  const scores = eld.detect(text).getScores();
  const [best] = Object.entries(scores).sort(([, a], [, b]) => b - a);
  const lead = best && best[0] !== 'en' ? best[1] - (scores.en ?? 0) : 0;
  const isLike = english * 3 < telling.length && others.length > 2 && most > 0 && lead > 0.12;
  // A menu or an address is no request; of a language without a table there is only this to go by.
  const isUnlike = english * 6 < telling.length && others.length > 4 && lead > 0.25 && !isTabled(best?.[0] ?? '');
  if (!isKnown && !isLike && !isUnlike) return 'en';
  return likeliest(LATIN_LANGUAGES, telling, text) ?? 'und';
}

/** ISO 639 code of a message's language; "hi-Latn" is Hindi in Latin letters, "und" one that nobody knows. */
export function languageOf(message: string): string {
  const text = asked(message);
  const words: string[] = folded(text).match(WORD) ?? [];
  if (words.length === 0) return 'en';
  const begin = words.find((word) => !COURTESIES.has(word)) ?? '';
  const latin = countOf(text, /\p{Script=Latin}/gu);
  const dense = countOf(text, DENSE);
  const other = countOf(text, /(?!\p{Script=Latin})\p{L}/gu) + dense;
  const latinWords = words.filter((word) => /\p{Script=Latin}/u.test(word));
  if (other > 1) {
    const isWritten = WRITES.has(begin) || latinWords.some((word) => ONLY_ENGLISH.has(word));
    const isShared = latinWords.every((word) => EVERYWHERE.has(word) || !isEnglishWord(word));
    if (!isWritten && (other > latin || isShared)) return inOtherScript(text, words);
    return 'en';
  }
  return inLatin(text, words);
}

/** Whether a message in another language wants something to be done; mere words may be an answer. */
export function asksIn(message: string, language: string): boolean {
  const table = vocabularyOf(language);
  if (table === null) return false;
  const text = folded(asked(message));
  return (table.isUnspaced ? [text] : (text.match(WORD) ?? [])).some((word) => table.verbs.has(word));
}
