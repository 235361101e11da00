/** Parts of a line of text between the marks that list them: "Furniture", "toys" and "books" of "Furniture, toys, books". */
import type { Span } from '../acts/values.ts';

const MARKS = /(?:[,;|•·/]|\s[–—-])\s|\s(?:&|\+|and|or)\s/giu;

/** A part, and the mark in front of it; of the first one that is empty. */
export interface Segment {
  span: Span;
  text: string;
  mark: string;
}

export function segmentsIn(line: string): Segment[] {
  const marks = [...line.matchAll(MARKS)].map(({ 0: mark, index }): Span => [index, index + mark.length]);
  return [...marks, [line.length, line.length] as Span].map(([to], at): Segment => {
    const [before, from] = marks[at - 1] ?? [0, 0];
    return { span: [from, to], text: line.slice(from, to), mark: line.slice(before, from) };
  });
}

/** The line without a part, and without one of the marks beside it. */
export function withoutSegment(line: string, { span: [from, to], mark }: Segment): string {
  const isFirst = mark === '' && from === 0;
  const rest = isFirst
    ? line.slice(to).replace(MARKS_AT_START, '')
    : line.slice(0, from - mark.length) + line.slice(to);
  return rest.trim();
}
const MARKS_AT_START = /^\s*(?:[,;|•·/+&]|[–—-](?=\s)|(?:and|or)(?=\s))\s*/iu;

/** Words that lead to a fact, and stay nowhere without it. */
const LEADS =
  /(?<!\p{L})(?:call|tel|phone|text|mail|email|at|for|from|only|now|just|or|and|to|on|dm|us)(?!\p{L})\.?:?/giu;

/** Whether a part says nothing but its fact: "now $49", "Call 555-0147". */
export const isFactWithLead = (part: string, fact: string): boolean =>
  !/[\p{L}\p{N}]/u.test(part.replace(fact, ' ').replaceAll(LEADS, ' '));
