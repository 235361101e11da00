/** Describes what people did to the design since the agent last looked, from the change log, as lines for a model. */
import type { DesignDocument } from '#design/document/document.ts';
import { findLayer } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { paintText } from '#tools/facts/layer-facts.ts';
import { titleOf } from '#tools/page/layer-names.ts';

/** The fields of a logged change that matter here. */
export interface LoggedChange {
  author: 'user' | 'agent';
  turnId?: string | null;
  /** edit, undo, redo */
  kind: string;
  operations: readonly Operation[];
}

const MOST_LINES = 20;

const WORDS: Record<string, string> = {
  x: 'moved',
  y: 'moved',
  width: 'resized',
  height: 'resized',
  text: 'words changed',
  fill: 'recoloured',
  fontSize: 'letters resized',
  fontFamily: 'font changed',
  rotation: 'turned',
  opacity: 'opacity changed',
  visible: 'shown or hidden',
  locked: 'locked or unlocked',
  crop: 'cropped',
  asset: 'picture exchanged',
  shadow: 'shadow changed',
  runs: 'single words styled',
  frame: 'framed',
  mask: 'cut out or put back',
  filters: 'filters changed',
  name: 'renamed',
  stroke: 'outline changed',
  box: 'highlight changed',
  fontWeight: 'weight changed',
  align: 'aligned',
  flipX: 'mirrored',
  flipY: 'mirrored',
  shape: 'shape changed',
  reflection: 'reflection changed',
  contactShadow: 'ground shadow changed',
  lineHeight: 'line spacing changed',
  letterSpacing: 'letter spacing changed',
  curve: 'bent',
  list: 'list changed',
  autoSize: 'fit changed',
  echoes: 'effect changed',
  animation: 'animated',
};
/** Always written along with other properties; meaningless alone. */
const SILENT = new Set(['lines', 'drawnWidth']);

function nameOf(document: DesignDocument, id: string): string {
  const layer = findLayer(document, id);
  return layer ? `${id} (${layer.type} ${titleOf(layer)})` : `${id} (gone now)`;
}

/** One line per layer and kind of edit, however often it was repeated; values are the current ones. */
export function handEditLines(changes: readonly LoggedChange[], document: DesignDocument): string[] {
  const done = new Map<string, Set<string>>();
  const note = (about: string, what: string) => done.set(about, (done.get(about) ?? new Set()).add(what));
  for (const change of changes) {
    if (change.author !== 'user') continue;
    const prefix = change.kind === 'edit' ? '' : `${change.kind}: `;
    for (const operation of change.operations) {
      switch (operation.type) {
        case 'layer.add':
          note(nameOf(document, operation.layer.id), `${prefix}added`);
          break;
        case 'layer.update':
          for (const property of Object.keys(operation.patch)) {
            // Runs change along with the text; they count only alone.
            if (SILENT.has(property) || (property === 'runs' && 'text' in operation.patch)) continue;
            note(
              nameOf(document, operation.id),
              prefix + (Object.hasOwn(WORDS, property) ? WORDS[property] : `${property} changed`),
            );
          }
          break;
        case 'layer.remove':
          note(nameOf(document, operation.id), `${prefix}deleted`);
          break;
        case 'layer.move':
          note(nameOf(document, operation.id), `${prefix}put elsewhere in the stack`);
          break;
        case 'page.update':
          if (operation.patch.name !== undefined) note(`page ${operation.id}`, `${prefix}renamed`);
          if (operation.patch.background)
            note(`page ${operation.id}`, `${prefix}background is now ${paintText(operation.patch.background)}`);
          break;
        case 'page.add':
          note(`page ${operation.page.id}`, `${prefix}added`);
          break;
        case 'page.remove':
          note(`page ${operation.id}`, `${prefix}deleted`);
          break;
        case 'design.resize':
          note('design', `${prefix}resized to ${operation.width} x ${operation.height}`);
          break;
        case 'mask.stroke':
        case 'mask.unstroke':
          note(nameOf(document, operation.id), `${prefix}cutout touched up`);
          break;
        default:
          operation satisfies never;
      }
    }
  }
  const lines = [...done].map(([about, what]) => `${about}: ${[...what].join(', ')}`);
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), `and ${lines.length - MOST_LINES} more`] : lines;
}
