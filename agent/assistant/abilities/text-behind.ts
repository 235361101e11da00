/** Words behind what a photo shows: 'write "WOW" behind the woman', "text behind image: SUMMER", "put the word SALE behind the shoe in gold". */
import { message } from '#messages/message.ts';
import { ask, calls, targets, type Ground, type Grounded } from '../grounded.ts';
import type { Intent } from '../intents.ts';
import { PICTURE_NOUNS, TEXT_NOUNS } from '../lexicon.ts';
import { listOf } from '#agent/dialogue/say/names.ts';
import { takeColor } from '../read-color.ts';
import { readReference } from '../read-reference.ts';
import { Scan } from '../scan.ts';

/** "… to sit behind the bottle": how it gets there. */
const STANDS = /\s+(?:to |should |must |that )?(?:be|sit|sits|sitting|stand|stands|standing|go|goes|appear|appears|peek(?:ing)? out|come out|show(?:ing)?)(?: up)?(?: partly| half| a bit| partially)?(?=\s+(?:right |just |partly |half )*behind\s)/iu;
const LEAD = "^(?:(?:please|now|also|then|and|ok|okay|can you|could you|i'd like|i would like|i want|i need|let's)[\\s,]+)*(?:(?:you )?to )?";
const VERB = '(?:write|type|print|put|place|add|set|show|have|insert|make)';
const KIND = '(?:(?:the |a |an |some )?(?:(?:big|large|huge|bold|giant) )?(?:words?|text|title|headline|heading|letters?|caption|lettering)(?: (?:that says|saying|reading))?[:,]? )?';
const LOOKS = '((?:[, ]*in (?:big |large |huge |bold )*[\\p{L}# \\d]+?(?: letters?| colou?r)?)?)';
const QUOTED = new RegExp(`${LEAD}${VERB} (?:me )?${KIND}["“”'‘«]([^"“”«»]+?)["“”'’»]${LOOKS} (?:right |just )?behind (.+)$`, 'iu');
const PLAIN = new RegExp(`${LEAD}(?:(?:write|type|print) ${KIND}|(?:${VERB} )?(?:the |a |an )?(?:(?:big|large|huge|bold|giant) )?(?:words?|text)(?: (?:that says|saying|reading))?[:,]? )((?!it |this |that |the |my |a |some )[^"“]{1,40}?)${LOOKS} (?:right |just )?behind (.+)$`, 'iu');
const NAMED = new RegExp(`${LEAD}(?:(?:make|do|create|add|use|try|give me) )?(?:an? |the )?text[ -]behind(?:[ -](?:an? |the )?(?:${PICTURE_NOUNS}|subject|person|product|object))?(?: effect)?(?:[:,]| with| saying| that says| reading)+(?: (?:the )?(?:words?|text))?[: ]*["“]?([^"“”]{1,60}?)["”]?$`, 'iu');
/** "put SUMMER behind her": capitals are words to write, whatever verb. */
const CAPITALS = new RegExp(`${LEAD}${VERB} (?:the word |the words )?([\\p{L}\\d][\\p{L}\\d '&!%-]{1,39}?)${LOOKS} (?:right |just )?behind (.+)$`, 'iu');
const inCapitals = (words: string): boolean => words === words.toUpperCase() && /\p{L}{2}/u.test(words) && !/^(?:QR|AI)\b/.test(words);

/** A text that is there already: "put the headline behind the shoe". Behind "the photo" itself it is an order of layers. */
const THERE = new RegExp(`${LEAD}(?:put|place|move|set|bring|send|have|show|let|make) (?<what>(?:the|my|this|that) (?:[\\p{L}-]+ )?(?:${TEXT_NOUNS})) (?:go |stand |appear )?(?:right |just )?behind (?:the|my|this|that|her|his) (?<of>[\\p{L}' -]{2,40})$`, 'iu');
/** Things that lie on a page and have no background of their own: there it is an order of layers. */
const NO_PHOTO = /(?<!\p{L})(?:box|panel|shape|texts?|titles?|headlines?|headings?|prices?|logo|stickers?|circle|button|badge|line|arrow|table|layer|everything|all)(?!\p{L})/iu;

/** Words to stand behind what a photo shows; null: the clause is about something else. */
export function readTextBehind(text: string): Extract<Intent, { kind: 'text-behind' }> | null {
  const said = text.trim().replace(/[.!]+$/, '').replace(STANDS, '').replace(/,?\s+(?:partly|partially|half|a bit|a little)(?: hidden)?$/iu, '');
  const named = NAMED.exec(said);
  if (named?.[1]) return { kind: 'text-behind', text: named[1].trim(), of: null };
  const there = THERE.exec(said)?.groups;
  if (there?.what !== undefined && there.of !== undefined && !NO_PHOTO.test(there.of) && !new RegExp(`(?<!\\p{L})(?:${PICTURE_NOUNS}|shadow|background)(?!\\p{L})`, 'iu').test(there.of)) {
    const layer = readReference(there.what);
    if (layer) return { kind: 'text-behind', text: '', layer, of: subjectOf(there.of) };
  }
  const loud = CAPITALS.exec(said);
  const match = QUOTED.exec(said) ?? PLAIN.exec(said) ?? (inCapitals(loud?.[1] ?? '') ? loud : null);
  const [, words = '', looks = '', behind = ''] = match ?? [];
  if (!match || words.trim() === '' || words.length > 60 || NO_PHOTO.test(behind)) return null;
  const tail = new Scan(`${looks} ${/(?:,? in .*)$/iu.exec(behind)?.[0] ?? ''}`);
  const color = takeColor(tail);
  const of = behind.replace(/,? (?:in|with|at) .*$/iu, '').replace(/^(?:the|my|this|that|her|his|a|an)\s+/iu, '').trim();
  const place = /(?<!\p{L})(top|middle|cent(?:er|re)|bottom)(?!\p{L})/iu.exec(`${looks} ${behind}`)?.[1]?.toLowerCase();
  const at = place === undefined ? undefined : place === 'top' || place === 'bottom' ? place : 'center';
  return { kind: 'text-behind', text: words.trim(), of: subjectOf(of), ...(color !== null && color !== 'auto' ? { color } : {}), ...(at ? { place: at } : {}) };
}

/** What names no picture in particular is left to the only one there is. */
function subjectOf(words: string): string | null {
  return new RegExp(`^(?:${PICTURE_NOUNS}|subject|person|product|object|it|them|me|him|her)$`, 'iu').test(words) ? null : words;
}

export function groundTextBehind({ text: said, layer, of, color, place }: Extract<Intent, { kind: 'text-behind' }>, ground: Ground): Grounded {
  const { canvas, attached } = ground;
  const meantText = layer && targets([layer], ground);
  if (meantText && 'answer' in meantText) return meantText.answer;
  // Words that stand there are not written twice.
  const standing = canvas.layers.find((one) => one.type === 'text' && one.text.replace(/\s+/g, ' ').trim().toLowerCase() === said.toLowerCase());
  const text = meantText?.layers[0]?.text ?? standing?.text ?? said;
  if (text === '') return ask(message('assistant.askWhich', { list: listOf(canvas.layers.filter(({ type }) => type === 'text').slice(-6)) }));
  const images = canvas.layers.filter(({ type, empty, locked }) => type === 'image' && !empty && !locked);
  const named = of === null ? undefined : images.findLast(({ name, alt }) => `${name} ${alt}`.toLowerCase().includes(of.toLowerCase()));
  const selected = images.filter(({ id }) => canvas.selected.includes(id));
  const [only] = images.length === 1 ? images : selected;
  const meant = named ?? only;
  const waiting = attached.length > 0 || canvas.pictures.length > 0;
  if (!meant && images.length > 0) return ask(message('assistant.askWhich', { list: listOf(images.slice(-6)) }));
  if (!meant && !waiting) return ask(message('assistant.askPicture'));
  // The same words already on the page are meant to go behind, not to stand there twice.
  const moved = canvas.layers.filter(({ type, text: words, locked }) => type === 'text' && !locked && words.trim().toLowerCase() === text.toLowerCase());
  return calls(
    { tool: 'text_behind', input: { text, ...(meant ? { layer: meant.id } : {}), ...(color === undefined ? {} : { color }), ...(place === undefined ? {} : { place }) } },
    ...(moved.length > 0 ? [{ tool: 'delete', input: { layers: moved.map(({ id }) => id) } }] : []),
  );
}
