/**
 * Announces the selection to screen readers: what it is and which of how many; and its position and size, again when
 * those change.
 */
import type { ReactNode } from 'react';
import type { DesignDocument } from '#design/document/document.ts';
import { childrenOf, findLayer } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import { isLocked, boxOfSelection } from '../commands/command.ts';
import { selectionName } from '../session/layer-names.ts';
import { useDocument, usePhase, useSelection } from '../session/session-context.tsx';

export function SelectionSpoken(): ReactNode {
  const { layers } = useSelection();
  const document = useDocument();
  const phase = usePhase();
  const typing = phase === 'editing-text';
  return (
    <>
      <div aria-live="polite" data-spoken="layer" className="sr-only">
        {typing ? message('editor.editingText') : wordsFor(document, layers)}
      </div>
      <div aria-live="polite" data-spoken="place" className="sr-only">
        {!typing && placeWords(document, layers)}
      </div>
    </>
  );
}

/**
 * A layer with its kind, its place among those that Tab moves through, and whether it is locked; for several layers
 * their number.
 */
function wordsFor(document: DesignDocument, selection: readonly string[]): string {
  const [first] = selection;
  if (first === undefined) return '';
  const words = selectionName(document, selection);
  const only = selection.length === 1 ? findLayer(document, first) : null;
  if (!only) return words;
  const among = childrenOf(document, only.parent).filter(({ visible }) => visible);
  const at = among.findIndex(({ id }) => id === only.id) + 1;
  return [
    words,
    at > 0 ? message('canvas.oneOf', { at, count: among.length }) : message('canvas.isHidden'),
    ...(isLocked(document, only.id) ? [message('canvas.isLocked')] : []),
  ].join(', ');
}

function placeWords(document: DesignDocument, selection: readonly string[]): string {
  const box = boxOfSelection({ document, selection });
  if (!box) return '';
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round);
  return message('canvas.spokenPlace', { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 });
}
