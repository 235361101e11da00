/** One clause while it is being understood: patterns take what they recognise, and what nobody took is left. */
import { tokenise } from './tokens.ts';

const TAKEN = ' ';
/** Stands in the place of letters that are spoken for: no pattern knows it. */
const SHIELD = '\u0001';

export class Scan {
  /** As it was written. */
  readonly source: string;
  /** Lower case, of the same length; what was taken is blank, quotations are masked. */
  rest: string;
  private readonly quotes: { text: string; start: number; end: number; taken: boolean }[];

  constructor(source: string) {
    this.source = source;
    this.quotes = tokenise(source).flatMap((token) => (token.kind === 'quote' ? [{ text: token.text, start: token.start, end: token.end, taken: false }] : []));
    // Lower case may be longer than what was written (İ): then it is left as it is, so that places stay true.
    let rest = source.replaceAll('’', "'").toLowerCase();
    if (rest.length !== source.length) rest = source.replaceAll('’', "'");
    for (const { start, end } of this.quotes) rest = `${rest.slice(0, start)}‹${'·'.repeat(end - start - 2)}›${rest.slice(end)}`;
    this.rest = rest;
  }

  /** Takes the first match of a pattern out of what is left. */
  take(pattern: RegExp): RegExpExecArray | null {
    const match = new RegExp(pattern.source, 'iu').exec(this.rest);
    if (!match || match[0].trim() === '') return null;
    this.blank(match.index, match.index + match[0].length);
    return match;
  }

  has(pattern: RegExp): boolean {
    return new RegExp(pattern.source, 'iu').test(this.rest);
  }

  /** Takes a stretch by its place. */
  blank(start: number, end: number): void {
    this.rest = this.rest.slice(0, start) + TAKEN.repeat(end - start) + this.rest.slice(end);
  }

  /** Keeps a stretch from every pattern; it still counts as left. */
  shield(start: number, end: number): void {
    this.rest = this.rest.slice(0, start) + SHIELD.repeat(end - start) + this.rest.slice(end);
  }

  /** Takes a stretch, and leaves a mark where it stood: what was before and behind it are two things. */
  cut(start: number, end: number): void {
    this.rest = `${this.rest.slice(0, start)},${TAKEN.repeat(Math.max(0, end - start - 1))}${this.rest.slice(end)}`;
  }

  /** What nobody has taken, as it was written, with marks where something was cut out. */
  leftCut(): string {
    let text = '';
    for (let index = 0; index < this.source.length; index += 1) {
      const left = this.rest[index];
      text += left === ',' || left === TAKEN ? left : (this.source[index] ?? '');
    }
    return text.replace(/[ \t]+/g, ' ');
  }

  /** How many quotations nobody has taken. */
  get quotesLeft(): number {
    return this.quotes.filter(({ taken, start }) => !taken && this.rest[start] === '‹').length;
  }

  /** The next quotation that nobody has taken, its text without the marks. */
  takeQuote(): string | null {
    const quote = this.quotes.find(({ taken, start }) => !taken && this.rest[start] === '‹');
    if (!quote) return null;
    quote.taken = true;
    this.blank(quote.start, quote.end);
    return quote.text;
  }

  /** Takes the quotation that begins at this place. */
  takeQuoteAt(start: number): void {
    const quote = this.quotes.find((one) => one.start === start);
    if (!quote) return;
    quote.taken = true;
    this.blank(quote.start, quote.end);
  }

  /** The text of a masked quotation that a pattern found at this place. */
  quoteAt(start: number): string | null {
    return this.quotes.find((quote) => quote.start === start)?.text ?? null;
  }

  /** What was written at a place. */
  written(start: number, end: number): string {
    return this.source.slice(start, end);
  }

  /** What nobody has taken, as it was written, without marks at its ends. */
  left(): string {
    let text = '';
    for (let index = 0; index < this.source.length; index += 1) text += this.rest[index] === TAKEN ? ' ' : (this.source[index] ?? '');
    return text.replace(/\s+/g, ' ').replace(/^[\s,.;:!?–—-]+|[\s,;:.–—-]+$/g, '').trim();
  }
}
