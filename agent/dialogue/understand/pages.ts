/** Moves everything behind "second slide:" to a page of its own. */
import type { Brief } from '../acts/brief.ts';
import type { Span } from '../acts/values.ts';
import { inClass } from './details.ts';
import type { Segment } from './segments.ts';

export function withPages(brief: Brief, segments: readonly Segment[]): Brief {
  const starts = segments.flatMap(({ labeled, cue }) =>
    labeled && cue.some((_, at) => inClass('ordinal', cue, at) > 0) ? (cue[0]?.start ?? []) : [],
  );
  if (starts.length < 2) return brief;
  const pageOf = ({ span }: { span: Span }): number =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= span[0]),
    );
  const on = (page: number) => ({
    texts: brief.texts.filter((text) => pageOf(text) === page),
    facts: brief.facts.filter((fact) => pageOf(fact) === page),
  });
  return { ...brief, ...on(0), pages: starts.slice(1).map((_, index) => on(index + 1)) };
}
