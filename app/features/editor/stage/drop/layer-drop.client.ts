/** Dragging a picture of the page onto a frame: the frame shows that it would accept it, and takes it on release. */
import type { FabricObject, TPointerEvent } from 'fabric/es';
import { isPicture } from '#design/document/is-picture.ts';
import { isLayerObject } from '#design/fabric/layer-object.ts';
import { areCellsOfOneGrid } from '#design/layout/grid-cells.ts';
import { lateCode } from '../../loading/late-code.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { focusOf, learnFocus } from '../../insert/picture-focus.ts';
import type { EditorCanvas } from '../editor-canvas.client.ts';
import { dropHighlight } from './drop-highlight.ts';
import { takesPlaceOf, targetAt } from './drop-target.ts';

const withCommands = lateCode(() => import('../../commands/fill-frame.ts'));

export interface LayerDrop {
  /** Follows what is being moved. */
  over(target: FabricObject, event: TPointerEvent): void;
  /** On release: true if a frame has taken the picture, so that nothing was moved. */
  take(target: FabricObject): boolean;
  /** The move has ended otherwise. */
  end(): void;
}

export function createLayerDrop(session: EditorSession, canvas: EditorCanvas): LayerDrop {
  const highlight = dropHighlight(session);
  return {
    over(target, event) {
      const layer = isLayerObject(target) ? target.layer : null;
      // Ctrl puts it on top of the frame instead; Alt leaves the original behind.
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
      // Within a grid the cells keep their places: the two pictures are swapped.
      const inGrid = areCellsOfOneGrid(session.store.document(), frame, source);
      const focus = isPicture(target.layer) ? focusOf(target.layer.asset) : null;
      withCommands(({ fillFrameCommand, swapPicturesCommand }) => {
        if (inGrid) session.run(swapPicturesCommand, { one: frame, other: source });
        else session.run(fillFrameCommand, { frame, source, focus });
      });
      return true;
    },
    end: () => highlight.set(null),
  };
}
