/**
 * Fills in the texts of the catalogue: words, with places for values. Their ICU syntax is parsed once
 * (messages/read-text.ts), for the browser when its code is built: there only this module is needed.
 */

/** The values of a message. */
export type MessageValues = Record<string, string | number | boolean>;

/** A text kept next to the code that uses it, like a tool's texts. `text`: an ICU message. */
export interface OwnText {
  /** Its key in translations, `area.name`. */
  readonly key: string;
  readonly text: string;
}

/** Words alone, or words with places for values between them. */
export type Text = string | readonly Piece[];

export type Piece =
  | string
  /** The value as it is. */
  | { value: string }
  /** A number in the language's digits and groups; `percent`: 0.5 as 50 %. */
  | { number: string; percent?: true }
  /** The case named by the value, else `other`. */
  | { select: string; cases: Cases }
  /** The case of exactly that number (`=0`), else of its plural category in the language, else `other`. */
  | { plural: string; cases: Cases };

export type Cases = Readonly<Record<string, Text>> & { readonly other: Text };

const locale = 'en';
let rules: Intl.PluralRules | null = null;
let plain: Intl.NumberFormat | null = null;
let percent: Intl.NumberFormat | null = null;

/** A text with its values in place. A missing value throws: it is a bug, not a user's mistake. */
export function speak(text: Text, values: MessageValues = {}): string {
  return typeof text === 'string' ? text : text.map((piece) => speakPiece(piece, values)).join('');
}

function speakPiece(piece: Piece, values: MessageValues): string {
  if (typeof piece === 'string') return piece;
  if ('value' in piece) return wordOf(valueOf(piece.value, values));
  if ('number' in piece) {
    // Created on first use: the first format loads the browser's tables of the language.
    const format = piece.percent
      ? (percent ??= new Intl.NumberFormat(locale, { style: 'percent' }))
      : (plain ??= new Intl.NumberFormat(locale));
    return format.format(Number(valueOf(piece.number, values)));
  }
  if ('select' in piece) return speak(caseOf(piece.cases, String(valueOf(piece.select, values))), values);
  const count = valueOf(piece.plural, values);
  if (Object.hasOwn(piece.cases, `=${count}`)) return speak(caseOf(piece.cases, `=${count}`), values);
  rules ??= new Intl.PluralRules(locale);
  return speak(caseOf(piece.cases, rules.select(Number(count))), values);
}

const caseOf = (cases: Cases, name: string): Text =>
  Object.hasOwn(cases, name) ? (cases[name] ?? cases.other) : cases.other;

function valueOf(name: string, values: MessageValues): unknown {
  if (!Object.hasOwn(values, name)) throw new Error(`The text needs a value for “${name}”`);
  return values[name];
}

/** Values from outside may be empty. */
const wordOf = (value: unknown): string =>
  value === null || value === undefined || value === false ? '' : String(value);
