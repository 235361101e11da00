/** Facts about writing systems for the line breaker, by Unicode property. */

/** Letters that join to their neighbours, or hang from a shared headline: space between them would tear words apart. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Mandaic}\p{Script=Manichaean}\p{Script=Phags_Pa}\p{Script=Psalter_Pahlavi}\p{Script=Hanifi_Rohingya}\p{Script=Sogdian}\p{Script=Adlam}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Modi}\p{Script=Sharada}\p{Script=Newa}\p{Script=Dogra}]/u;

/** Letters written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\p{Script=Manichaean}\p{Script=Psalter_Pahlavi}\p{Script=Sogdian}\u200F\u061C]/u;

/** Letters of any script, or a mark that sets the direction. */
const STRONG = /[\p{L}\u200E\u200F\u061C]/u;

/** Scripts that may break between any two characters: Han, kana, Bopomofo, Yi. Korean breaks at its spaces. */
const IDEOGRAPHIC =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Yi}\u3000-\u303F\u30FB\u30FC\uFF01-\uFF60\uFFE0-\uFFE6]/u;

const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;

/** Scripts without spaces between words, which need a dictionary to find words. */
const DICTIONARY = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Scripts without spaces that break between syllables, and the marks that tie a letter to the next one. */
const SYLLABIC = /[\p{Script=Javanese}\p{Script=Balinese}]/u;
const TIES = /[\ua9c0\u1b44]$/u;

const HANGUL = /\p{Script=Hangul}/u;

/** May not start a line: closing brackets, full stops, small kana, prolonged sound and iteration marks (kinsoku). */
const NO_START =
  /^[\p{Pe}\p{Pf}!%),.:;?\]}¢°’”‰′″℃、。々〉》」』】〕〗〙〛〞〟゛゜ゝゞ・ーヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ～！％），．：；？］｝｠…‥〜]/u;

/** May not end a line: opening brackets, currency signs before their amount (kinsoku). */
const NO_END = /[\p{Ps}\p{Pi}([{£¥‘“〈《「『【〔〖〘〚〝＄（［｛｟￡￥$]$/u;

const REMEMBERED = 5_000;

/** Large character classes are slow to match, and a text asks about the same few characters repeatedly. */
function remembering(ask: (text: string) => boolean): (text: string) => boolean {
  const answers = new Map<string, boolean>();
  return (text) => {
    if (text.length > 2) return ask(text);
    let answer = answers.get(text);
    if (answer === undefined) {
      if (answers.size >= REMEMBERED) answers.clear();
      answers.set(text, (answer = ask(text)));
    }
    return answer;
  };
}

/** Whether space between this character and the next would tear a word apart. */
export function isJoined(character: string): boolean {
  return JOINED.test(character);
}

/** Whether the text holds a letter written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** The direction of the first letter that has one; null when there are only digits, signs and emoji. */
export function firstDirection(text: string): 'ltr' | 'rtl' | null {
  const strong = STRONG.exec(text)?.[0];
  if (strong === undefined) return null;
  return RIGHT_TO_LEFT.test(strong) ? 'rtl' : 'ltr';
}

/** Whether a line may break next to a character without a space. */
export const isIdeographic = remembering((character) => IDEOGRAPHIC.test(character) || EMOJI.test(character));

/** Whether a word belongs to a script without spaces. */
export const needsDictionary = remembering((word) => DICTIONARY.test(word));

/** Whether a text is written in syllables that lines may break between. */
export const isSyllabic = remembering((text) => SYLLABIC.test(text));

/** Whether a syllable goes on in the next character. */
export const tiesSyllable = (text: string): boolean => TIES.test(text);

/** Whether a text is Korean. */
export const isHangul = remembering((text) => HANGUL.test(text));

/** Whether kinsoku forbids starting a line with this. */
export const mayNotStartLine = remembering((text) => NO_START.test(text));

/** Whether kinsoku forbids ending a line with this. */
export const mayNotEndLine = remembering((text) => NO_END.test(text));
