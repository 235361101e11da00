/** What the words of a message are for, as a field has learnt it from labelled messages. */
import { beliefsOf, decode, scoresOf, type Field } from './crf.ts';
import { allFeatures } from './page-features.ts';
import { wordTokens, type WordToken } from './word-tokens.ts';

export interface TaggedToken<Label extends string> extends WordToken {
  /** Without `B-` and `I-`; `-`: none. */
  label: Label;
  /** 0 to 1, by label: how likely each is here. */
  beliefs: Readonly<Partial<Record<Label, number>>>;
}

export interface Span<Label extends string> {
  label: Label;
  /** As it was written. */
  text: string;
  start: number;
  end: number;
}

export interface Tagged<Label extends string> {
  tokens: TaggedToken<Label>[];
  spans: Span<Label>[];
}

/** Tags a message. `page`: what stands on the page, as one text; empty: nothing. */
export function tag<Label extends string>(field: Field, text: string, page = ''): Tagged<Label> {
  const bare = (label: string) => label.replace(/^[BI]-/u, '') as Label;
  const tokens = wordTokens(text);
  if (tokens.length === 0) return { tokens: [], spans: [] };
  const count = field.labels.length;
  const scores = scoresOf(field, allFeatures(tokens, page));
  const path = decode(field, scores);
  const { single } = beliefsOf({ count, transitions: field.transitions }, scores);
  const spans: Span<Label>[] = [];
  const tagged = tokens.map((token, at): TaggedToken<Label> => {
    const label = field.labels[path[at] ?? 0] ?? '-';
    const beliefs: Partial<Record<Label, number>> = {};
    for (const [index, name] of field.labels.entries()) {
      const plain = bare(name);
      beliefs[plain] = (beliefs[plain] ?? 0) + (single[at * count + index] ?? 0);
    }
    const open = spans.at(-1);
    const before = at > 0 ? (field.labels[path[at - 1] ?? 0] ?? '-') : '-';
    if (label !== '-') {
      if (open && label.startsWith('I-') && bare(before) === bare(label)) open.end = token.end;
      else spans.push({ label: bare(label), text: '', start: token.start, end: token.end });
    }
    return { ...token, label: bare(label), beliefs };
  });
  return { tokens: tagged, spans: spans.map((span) => ({ ...span, text: text.slice(span.start, span.end) })) };
}
