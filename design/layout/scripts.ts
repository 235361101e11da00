/** What the line breaker must know of writing systems, by Unicode property. */

/** Letters that join to their neighbours, or hang from one headline: space between them would tear words apart. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Mandaic}\p{Script=Manichaean}\p{Script=Phags_Pa}\p{Script=Psalter_Pahlavi}\p{Script=Hanifi_Rohingya}\p{Script=Sogdian}\p{Script=Adlam}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Modi}\p{Script=Sharada}\p{Script=Newa}\p{Script=Dogra}]/u;

/** Letters written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\p{Script=Manichaean}\p{Script=Psalter_Pahlavi}\p{Script=Sogdian}\u200F\u061C]/u;

/** Letters of any script, or a mark that stands for a left-to-right one. */
const STRONG = /[\p{L}\u200E\u200F\u061C]/u;

/**
 * Letters that carry on from one character to the next, breaking anywhere: Han, kana, Bopomofo, Yi. Korean breaks at
 * its spaces.
 */
const IDEOGRAPHIC =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Yi}\u3000-\u303F\u30FB\u30FC\uFF01-\uFF60\uFFE0-\uFFE6]/u;

const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;

/** Scripts without spaces between words, whose words only a dictionary knows. */
const DICTIONARY = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** May not start a line: closing brackets, full stops, small kana, prolonging and repeating marks (kinsoku). */
const NO_START =
  /^[\p{Pe}\p{Pf}!%),.:;?\]}¢°’”‰′″℃、。々〉》」』】〕〗〙〛〞〟゛゜ゝゞ・ーヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ～！％），．：；？］｝｠…‥]/u;

/** May not end a line: opening brackets, currency signs before their amount (kinsoku). */
const NO_END = /[\p{Ps}\p{Pi}([{£¥‘“〈《「『【〔〖〘〚〝＄（［｛｟￡￥$]$/u;

const REMEMBERED = 5_000;

/** Large character classes are slow to ask, and a text asks about the same few characters over and over. */
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

/** The direction of the first letter that has one; null for digits, signs and emoji alone. */
export function firstDirection(text: string): 'ltr' | 'rtl' | null {
  const strong = STRONG.exec(text)?.[0];
  if (strong === undefined) return null;
  return RIGHT_TO_LEFT.test(strong) ? 'rtl' : 'ltr';
}

/** Whether a character may be parted from its neighbours without a space. */
export const isIdeographic = remembering((character) => IDEOGRAPHIC.test(character) || EMOJI.test(character));

/** Whether a word belongs to a script that has no spaces. */
export const needsDictionary = remembering((word) => DICTIONARY.test(word));

/** Whether kinsoku forbids a line to start with this. */
export const mayNotStartLine = remembering((text) => NO_START.test(text));

/** Whether kinsoku forbids a line to end with this. */
export const mayNotEndLine = remembering((text) => NO_END.test(text));
