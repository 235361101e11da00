/**
 * A picture of the page that is dragged onto a frame: that shows that it would take it in, and takes it when the hand
 * lets go.
 */
import type { FabricObject, TPointerEvent } from 'fabric/es';
import { isPicture } from '#design/document/layers.ts';
import { isLayerObject } from '#design/fabric/layer-object.ts';
import { areCellsOfOneGrid } from '#design/layout/grid-cells.ts';
import { fillFrameCommand, swapPicturesCommand } from '../../commands/fill-frame.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { focusOf, learnFocus } from '../../insert/picture-focus.ts';
import type { EditorCanvas } from '../editor-canvas.client.ts';
import { dropHighlight } from './drop-highlight.ts';
import { takesPlaceOf, targetAt } from './drop-target.ts';

export interface LayerDrop {
  /** Follows what is being moved. */
  over(target: FabricObject, event: TPointerEvent): void;
  /** The hand lets go: true when a frame has taken the picture in, so that nothing was moved. */
  take(target: FabricObject): boolean;
  /** The move has ended otherwise. */
  end(): void;
}

export function createLayerDrop(session: EditorSession, canvas: EditorCanvas): LayerDrop {
  const highlight = dropHighlight(session);
  return {
    over(target, event) {
      const layer = isLayerObject(target) ? target.layer : null;
      // Ctrl puts it down where it is, on top; Alt leaves the original behind.
      if (!layer || !isPicture(layer) || event.ctrlKey || event.metaKey || event.altKey) {
        highlight.set(null);
        return;
      }
      const { document } = session.store.view();
      const found = targetAt(document, session.page.get(), canvas.getScenePoint(event), new Set([layer.id]));
      if (found) void learnFocus(layer.asset);
      highlight.set(found && takesPlaceOf(document, found, layer) ? found.id : null);
    },
    take(target) {
      const frame = highlight.get();
      highlight.set(null);
      if (frame === null || !isLayerObject(target)) return false;
      const source = target.layer.id;
      // Within a grid each cell keeps its place: the two pictures change theirs.
      if (areCellsOfOneGrid(session.store.document(), frame, source))
        session.run(swapPicturesCommand, { one: frame, other: source });
      else
        session.run(fillFrameCommand, {
          frame,
          source,
          focus: isPicture(target.layer) ? focusOf(target.layer.asset) : null,
        });
      return true;
    },
    end: () => highlight.set(null),
  };
}
