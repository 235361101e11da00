/**
 * Pictures dragged over the canvas, from outside or out of the sidebar: the picture or frame under the pointer shows
 * that it would accept one; elsewhere the picture is put on the page. With Ctrl held it is always put on the page.
 */
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { toast } from '#app/ui/toast-store.ts';
import type { Point } from '#design/document/geometry.ts';
import { message } from '#messages/message.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { lateCode } from '../../loading/late-code.ts';
import { useCell, useSession } from '../../session/session-context.tsx';
import { takeDrops } from '../../insert/drag-item.ts';
import { targetAt } from './drop-target.ts';
import { dropHighlight } from './drop-highlight.ts';
import { droppedPictures, fileOfDataUrl, mayCarryPictures } from './dropped-pictures.ts';

const withCommands = lateCode(() => import('../../commands/fill-frame.ts'));
const withUploads = lateCode(() => import('../../insert/upload-picture.ts'));

export interface PictureDrop {
  handlers: Pick<React.HTMLAttributes<HTMLElement>, 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'>;
  /** Something that may be a picture is being dragged over the editor, and not over a frame that would accept it. */
  over: boolean;
}

/** Handlers for the element around the stage. */
export function usePictureDrop(session: EditorSession): PictureDrop {
  const depth = useRef(0);
  const [inside, setInside] = useState(false);
  const taking = useCell(dropHighlight(session));

  useEffect(
    () =>
      takeDrops(session, {
        over(item, at) {
          const target = item.picture && at ? targetAt(session.store.view().document, session.page.get(), at) : null;
          dropHighlight(session).set(target?.id ?? null);
          return target !== null;
        },
        drop(item, at) {
          dropHighlight(session).set(null);
          const target = item.picture ? targetAt(session.store.view().document, session.page.get(), at) : null;
          const { picture } = item;
          if (!target || !picture) return false;
          withCommands(({ replacePictureCommand }) => session.run(replacePictureCommand, { id: target.id, picture }));
          session.stage.get()?.focus();
          return true;
        },
      }),
    [session],
  );

  const end = (): void => {
    depth.current = 0;
    setInside(false);
    dropHighlight(session).set(null);
  };
  const targetOf = (event: DragEvent): { at: Point | undefined; layer: string | null } => {
    const at = pagePoint(session, event);
    const layer =
      at && !event.ctrlKey && !event.metaKey ? targetAt(session.store.view().document, session.page.get(), at) : null;
    return { at, layer: layer?.id ?? null };
  };

  return {
    over: inside && taking === null,
    handlers: {
      onDragEnter(event) {
        if (!mayCarryPictures(event.dataTransfer)) return;
        event.preventDefault();
        depth.current += 1;
        setInside(true);
      },
      onDragOver(event) {
        if (event.defaultPrevented || !mayCarryPictures(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        dropHighlight(session).set(targetOf(event).layer);
      },
      onDragLeave(event) {
        if (!mayCarryPictures(event.dataTransfer)) return;
        depth.current = Math.max(0, depth.current - 1);
        if (depth.current === 0) end();
      },
      onDrop(event) {
        // A panel over the stage has handled them.
        if (event.defaultPrevented) end();
        if (event.defaultPrevented || !mayCarryPictures(event.dataTransfer)) return;
        event.preventDefault();
        const { at, layer } = targetOf(event);
        end();
        void put(session, event.dataTransfer, at, layer);
      },
    },
  };
}

async function put(
  session: EditorSession,
  data: DataTransfer,
  at: Point | undefined,
  layer: string | null,
): Promise<void> {
  const dropped = droppedPictures(data);
  if (dropped?.type === 'elsewhere') {
    toast({
      title: message('pictures.elsewhere'),
      description: message('pictures.elsewhereWhatToDo'),
      variant: 'destructive',
    });
    return;
  }
  if (!dropped) return;
  const files = dropped.type === 'files' ? dropped.files : await Promise.all(dropped.urls.map(fileOfDataUrl));
  const [first, ...rest] = files;
  withUploads(async ({ addPictures, replacePicture }) => {
    if (layer !== null && first && rest.length === 0) await replacePicture(session, layer, first);
    else await addPictures(session, files, at);
    session.stage.get()?.focus();
  });
}

/** The page point under the pointer; undefined if it is outside the stage. */
function pagePoint(session: EditorSession, { clientX, clientY, currentTarget }: DragEvent): Point | undefined {
  const stage = currentTarget.querySelector('[data-phase]')?.getBoundingClientRect();
  if (!stage || clientX < stage.left || clientY < stage.top || clientX > stage.right || clientY > stage.bottom)
    return undefined;
  const { zoom, x, y } = session.viewport.get();
  return { x: (clientX - stage.left - x) / zoom, y: (clientY - stage.top - y) / zoom };
}

/** The hint over the stage while something is dragged over it that would be put on the page. */
export function DropHint(): ReactNode {
  return (
    <div className="pointer-events-none absolute inset-3 z-20 grid items-end justify-items-center rounded-sheet border-2 border-dashed border-accent pb-6">
      <span className="rounded-full bg-ink px-4 py-2 text-13 font-medium text-on-ink shadow-float">
        {message('editor.dropPicture')}
      </span>
    </div>
  );
}

/** Says what a drop would do, while the canvas or a panel drags a picture over one that would accept it. */
export function ReplaceHint(): ReactNode {
  const session = useSession();
  const id = useCell(dropHighlight(session));
  const layer = id === null ? null : session.store.view().document.layers[id];
  if (layer?.type !== 'image') return null;
  return (
    <div role="status" className="pointer-events-none absolute inset-x-3 bottom-14 z-20 grid justify-items-center">
      <span className="flex items-center gap-2 rounded-full bg-ink px-4 py-2 text-13 text-on-ink shadow-float">
        <span className="font-medium">
          {message(layer.asset === null ? 'pictures.dropFills' : 'pictures.dropReplaces')}
        </span>
        <span className="opacity-75">{message('pictures.dropOnTop')}</span>
      </span>
    </div>
  );
}

/** Over the layer that would accept what is being dragged. Inside an element that moves and scales with the page. */
export function DropHighlight(): ReactNode {
  const session = useSession();
  const id = useCell(dropHighlight(session));
  const layer = id === null ? null : session.store.view().document.layers[id];
  if (layer?.type !== 'image') return null;
  const { x, y, width, height, rotation } = layer;
  return (
    <div
      data-drop-target={layer.id}
      className="absolute rounded-[calc(var(--line)*4)] bg-accent/25 outline-[calc(var(--line)*3)] outline-accent"
      style={{ left: x, top: y, width, height, transform: rotation === 0 ? undefined : `rotate(${rotation}deg)` }}
    />
  );
}
