/**
 * Reads a first message in another language as a brief. What is quoted or labeled, and facts with the words around them,
 * is printed with its own characters; what asks for something is not. Words for designs, formats and colors steer.
 */
import { findFormat } from '#tools/inputs/formats.ts';
import { emptyBrief, type Brief, type Fact } from '../../acts/brief.ts';
import { PLAIN_LOOK, TEXT_ROLES, type FactKind, type Span, type TextRole } from '../../acts/values.ts';
import { recognizeColor } from '../../values/color.ts';
import { folded } from '../../values/folded.ts';
import type { RecognizedValue } from '../../values/recognize.ts';
import { extentOf, foreignValues, isFactValue } from './foreign-values.ts';
import { namesIn } from './foreign-names.ts';
import { vocabularyOf, type Vocabulary } from './vocabularies.ts';

/** A part of a message between commas, periods and line ends. */
interface Part {
  span: Span;
  values: readonly RecognizedValue[];
}

const ENDS = /[\n,;!?！？。，、；،؛|•·।]|\.(?=\s|$)|\s[-–—](?=\s)/gu;
const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
const ABBREVIATED = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,4}$/u;
/** Longer parts tell something to the designer. */
const MOST_WORDS = 8;
/** Parts of a line of facts that belong together: "sábado 14 de marzo | a las | 10:00". UTF-16 units. */
const WIDEST_GAP = 14;

/** Thai has blanks between clauses alone. */
const THAI_ENDS = /(?<=[\p{Script=Thai}."”])\s(?=\p{Script=Thai})/gu;

function partsOf(message: string, values: readonly RecognizedValue[]): Part[] {
  const inside = (at: number) => values.some((value) => at >= extentOf(value)[0] && at < extentOf(value)[1]);
  const cuts = [...message.matchAll(ENDS), ...message.matchAll(THAI_ENDS)]
    .sort((a, b) => a.index - b.index)
    .filter(
      ({ 0: mark, index }) =>
        !inside(index) && !(mark === '.' && ABBREVIATED.test(message.slice(Math.max(0, index - 6), index))),
    );
  const edges = [0, ...cuts.map(({ 0: mark, index }) => index + mark.length), message.length];
  return edges.slice(0, -1).map((from, at) => {
    const to = cuts[at]?.index ?? message.length;
    return { span: [from, to], values: values.filter(({ span }) => span[0] >= from && span[0] < to) };
  });
}

const isTextRole = (role: string): role is TextRole => (TEXT_ROLES as readonly string[]).includes(role);

/** Nouns that are formats only where nothing says more: "un flyer para Instagram". */
const PAPER = new Set(['flyer', 'flyers', 'poster', 'posters', 'menu', 'menus', 'banner', 'banners', 'card']);

class ForeignReader {
  private readonly brief: Brief;
  private readonly values: RecognizedValue[];
  private readonly message: string;
  private readonly table: Vocabulary | null;
  private readonly language: string;

  constructor(message: string, language: string) {
    this.message = message;
    this.language = language;
    this.table = vocabularyOf(language);
    this.values = foreignValues(message, language, this.table);
    this.brief = { ...emptyBrief(), language };
  }

  read(): Brief {
    const { brief, message, values, table } = this;
    this.takeAsked();
    for (const part of partsOf(message, values)) this.take(part);
    if (table && brief.who.name === null)
      brief.who.name = namesIn(message, { language: this.language, table, values })[0] ?? null;
    const [begin] = brief.texts;
    if (begin && brief.texts.length === 1 && begin.role === null) begin.role = 'title';
    return brief;
  }

  /** Words behind the values: what only steers. */
  private takeAsked(): void {
    const { brief, message, values, table } = this;
    for (const value of values) {
      if (value.type === 'format') {
        const isNoun = PAPER.has(message.slice(...value.span).toLowerCase());
        if (isNoun) brief.deliverable.noun ??= message.slice(...value.span).toLowerCase();
        else brief.deliverable.formats.push(String(value.value));
      }
      if (value.type === 'size' && 'value' in value)
        brief.deliverable.size ??= value.value as Brief['deliverable']['size'];
    }
    const rest = this.blanked(message, [0, message.length]);
    for (const word of this.wordsIn(rest)) {
      brief.deliverable.noun ??= table?.designs.get(word) ?? null;
      brief.occasion ??= (table?.occasions.get(word) ?? null) as Brief['occasion'];
      const color = table?.colors.get(word);
      const hex = color ? recognizeColor(color)[0]?.value : undefined;
      if (hex !== undefined && !brief.look.colors.includes(hex)) brief.look.colors.push(hex);
    }
    const { noun, formats, size } = brief.deliverable;
    const format = noun !== null && size === null ? findFormat(noun)?.id : undefined;
    // "un post para Instagram": the platform says more; "una historia de Instagram": the noun does.
    if (format !== undefined && (formats.length === 0 || noun === 'story')) formats.unshift(format);
    brief.deliverable.formats = [...new Set(formats)];
  }

  private take(part: Part): void {
    const { message, brief } = this;
    const [label, from] = this.labelOf(part);
    const quotes = part.values.filter(({ type }) => type === 'quoted');
    for (const quote of quotes) this.takeQuote(quote);
    if (quotes.length > 0 && label !== 'fact') {
      this.takeFacts({ ...part, values: part.values.filter(isFactValue) }, true);
      return;
    }
    const told = message.slice(from, part.span[1]).trim();
    if (label !== null && told !== '') {
      const start = message.indexOf(told, from);
      const span: Span = [start, start + told.length];
      if (label === 'fact') this.addFact(part.span, part.values);
      else if (label === 'name') brief.who.name ??= told;
      else brief.texts.push({ text: told, role: isTextRole(label) ? label : null, look: PLAIN_LOOK, span });
      return;
    }
    this.takeFacts(part, this.asks(part));
  }

  /** A word for a text or a fact before a colon, and where what it names begins; null: there is none. */
  private labelOf({ span, values }: Part): [label: string | null, from: number] {
    const colon = this.message.slice(...span).search(/[:：]/u) + span[0];
    if (colon < span[0] || !this.table) return [null, span[0]];
    if (values.some((value) => extentOf(value)[0] < colon && extentOf(value)[1] > colon)) return [null, span[0]];
    const last = this.wordsIn(this.message.slice(span[0], colon)).at(-1) ?? '';
    return [this.table.labels.get(last), colon + 1];
  }

  private takeQuote(quote: RecognizedValue): void {
    const { brief, message, table } = this;
    const text = message.slice(...quote.span);
    const before = this.wordsIn(message.slice(Math.max(0, extentOf(quote)[0] - 24), extentOf(quote)[0])).slice(-3);
    const label = before
      .map((word) => table?.labels.get(word) ?? null)
      .findLast((one) => one !== null && one !== 'fact');
    if (brief.texts.some((other) => other.text === text)) return;
    if (label === 'name') brief.who.name ??= text;
    else
      brief.texts.push({ text, role: label && isTextRole(label) ? label : null, look: PLAIN_LOOK, span: quote.span });
  }

  /** `isAsking`: only the facts themselves are printed, not the words around them. */
  private takeFacts(part: Part, isAsking: boolean): void {
    const { message, table } = this;
    const facts = part.values.filter(isFactValue);
    const words = this.wordsIn(this.blanked(message, part.span));
    const isDetail =
      words.some((word) => table?.free.has(word) || table?.streets.has(word)) && words.length < MOST_WORDS;
    const [first = ''] = words;
    const isLabeled = words.length > 1 && table?.labels.get(first) === 'fact';
    if (!isAsking && words.length < MOST_WORDS && (facts.length > 0 || isDetail || isLabeled)) {
      this.addFact(part.span, facts, isDetail ? 'offer' : undefined);
      return;
    }
    for (let at = 0; at < facts.length; at += 1) {
      let last = at;
      while (facts[last + 1] && this.belongs(facts[last], facts[last + 1])) last += 1;
      const to = this.endOf(facts[last], part);
      this.addFact([this.beginOf(facts[at], part), to], facts.slice(at, last + 1));
      at = last;
    }
  }

  /** Whether only little words stand between two facts. */
  private belongs(first: RecognizedValue | undefined, next: RecognizedValue | undefined): boolean {
    if (!first || !next) return false;
    const gap = this.message.slice(first.span[1], next.span[0]);
    return gap.length <= WIDEST_GAP && this.wordsIn(gap).every((word) => this.table?.little.has(word) ?? false);
  }

  /** "خصم 20%", "tel 612 345 678": with the word that announces it. */
  private beginOf(fact: RecognizedValue | undefined, { span }: Part): number {
    if (!fact) return span[0];
    const before = this.blanked(this.message, [span[0], fact.span[0]]);
    const last = [...before.matchAll(WORD)].at(-1);
    if (!last || before.slice(last.index + last[0].length).trim() !== '') return fact.span[0];
    const word = folded(last[0]);
    const isTold =
      this.table?.labels.get(word) === 'fact' ||
      (fact.type === 'percent' && (this.table?.occasions.has(word) ?? false));
    return isTold && !this.table?.isUnspaced ? span[0] + last.index : fact.span[0];
  }

  /** "20% de descuento en zapatos": what a discount is on, up to the end of the part. */
  private endOf(fact: RecognizedValue | undefined, { span, values }: Part): number {
    if (!fact) return span[0];
    const to = values.find(({ span: [from] }) => from >= fact.span[1])?.span[0] ?? span[1];
    const rest = this.message.slice(fact.span[1], to);
    const words = [...rest.matchAll(WORD)].map(({ 0: word, index }) => ({
      word: folded(word),
      end: index + word.length,
    }));
    const isOther = ({ word }: { word: string }) => this.isAsking(word) || this.table?.labels.get(word) === 'fact';
    const last = words.findLast(({ word }) => !this.table?.little.has(word));
    if (fact.type !== 'percent' || !last || words.length >= MOST_WORDS || words.some(isOther)) return fact.span[1];
    return fact.span[1] + last.end;
  }

  private addFact([from, to]: Span, values: readonly RecognizedValue[], kind?: FactKind): void {
    const written = this.message.slice(from, to);
    const text = written.trim();
    if (text === '') return;
    const start = from + written.indexOf(text);
    const kinds = [
      ...values.filter(isFactValue).map(({ type }) => type),
      ...(kind && values.length === 0 ? [kind] : []),
    ];
    const fact: Fact = { kinds, text, look: PLAIN_LOOK, span: [start, start + text.length] };
    if (!this.brief.facts.some((other) => other.text === text)) this.brief.facts.push(fact);
  }

  /** Whether a part tells what is to be made, rather than what is to be read. */
  private asks({ span, values }: Part): boolean {
    if (!this.table || values.some(({ type }) => type === 'format' || type === 'size')) return true;
    return this.wordsIn(this.blanked(this.message, span)).some(this.isAsking);
  }

  private readonly isAsking = (word: string): boolean => {
    const { table } = this;
    // Without words for requests only what is certain is printed.
    if (!table) return true;
    if ([table.labels, table.free, table.occasions].some((one) => one.has(word))) return false;
    return [table.verbs, table.designs, table.colors, table.things].some((one) => one.has(word));
  };

  /** The text with blanks for its values. */
  private blanked(message: string, [from, to]: Span): string {
    let text = message.slice(from, to);
    for (const value of this.values) {
      const [start, end] = extentOf(value);
      if (start < from || end > to) continue;
      text = text.slice(0, start - from) + ' '.repeat(end - start) + text.slice(end - from);
    }
    return text;
  }

  private readonly wordsIn = (text: string): string[] => {
    const words: string[] = folded(text).match(WORD) ?? [];
    return words.flatMap((word, at) => {
      const pair = `${word} ${words[at + 1] ?? ''}`;
      return this.table?.pairs.has(pair) ? [pair, word] : [word];
    });
  };
}

/** Letters that the fonts have; others are printed as boxes. */
const WITHOUT_FONT =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}])\p{L}/u;
const isDrawable = ({ text }: { text: string }): boolean => !WITHOUT_FONT.test(text);

/** Whether the fonts have the letters that a message is written in. */
export const hasLetters = (message: string): boolean => isDrawable({ text: message });

/** `language`: as languageOf tells. Texts in letters that no font has are left out. */
export function readForeign(message: string, language: string): Brief {
  const brief = new ForeignReader(message, language).read();
  return { ...brief, texts: brief.texts.filter(isDrawable), facts: brief.facts.filter(isDrawable) };
}

/** Whether it says something to make a design of: "cambia el precio a 15 €" is about one that should be there. */
export function asksForDesign({ language, deliverable, texts, facts }: Brief): boolean {
  const names = deliverable.noun !== null || deliverable.formats.length > 0 || deliverable.size !== null;
  return names || texts.length > 0 || facts.length > (vocabularyOf(language) ? 1 : 0);
}
