/** Finds where a turn involves personal words: its record must not quote them, nor depend on their width. */
import type { DesignDocument } from '#design/document/document.ts';
import type { Operation } from '#design/operations/operation.ts';
import { textsIn } from '../format/names.ts';
import type { Redactor } from './redactor.ts';
import type { Play } from './timeline.ts';

/** Whether anything personal is on the canvas, before the turn or after it. */
export function isPersonalCanvas(
  { turn, reached }: Play,
  { documents, redactor }: { documents: ReadonlyMap<number, DesignDocument>; redactor: Redactor },
): boolean {
  return [turn.baseRevision, reached].some((revision) =>
    Object.values(documents.get(revision)?.layers ?? {}).some(
      (layer) => layer.type === 'text' && redactor.isPersonal(layer.text),
    ),
  );
}

/** Whether words that a call writes were replaced by others of another width, in this turn or before. */
export function isLooseTurn(
  play: Play,
  { redactor, loose }: { redactor: Redactor; loose: ReadonlySet<string> },
): boolean {
  if (loose.size > 0) return true;
  return (
    play.own.some(({ operations }) => operations.some((operation) => writesPersonal(operation, redactor))) ||
    drawsPersonal(play, redactor)
  );
}

/** Whether a call receives personal words that it may draw, for example letters as shapes. */
export function drawsPersonal({ steps }: Play, redactor: Redactor): boolean {
  return steps.some(({ calls }) =>
    calls.some(
      ({ input, outcome }) =>
        outcome?.ok && outcome.change && [...textsIn(input)].some(({ text }) => redactor.isPersonal(text)),
    ),
  );
}

/**
 * Whether a text on the canvas contains something personal: its replacement has the same length, but not the same
 * width.
 */
function writesPersonal(operation: Operation, redactor: Redactor): boolean {
  const words =
    operation.type === 'layer.add' && operation.layer.type === 'text'
      ? operation.layer.text
      : operation.type === 'layer.update' && 'text' in operation.patch
        ? operation.patch.text
        : undefined;
  return typeof words === 'string' && redactor.isPersonal(words);
}
