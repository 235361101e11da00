/** What every recognizer returns: a typed value, and where it stands in the message. */
import type { FactKind, Span } from '../acts/values.ts';

export interface Recognized<Type extends string = string, Value = unknown> {
  type: Type;
  span: Span;
  value: Value;
}

/** A fact's value is its own text: it is printed with its characters unchanged. */
export type RecognizedFact = Recognized<FactKind, string>;
