/** The layer list: order, names, locks and visibility, with the background as its pinned bottom row. */
import { PaintBucket } from 'lucide-react';
import { Suspense, useCallback, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ContextMenu } from '#app/ui/menu.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { ancestorsOf } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import { backgroundAction } from '../actions/page-actions.ts';
import { reorderCommand } from '../commands/reorder.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import { select } from '../session/selection.ts';
import { useCell, useDocument, useSelection, useSession } from '../session/session-context.tsx';
import { LayerRowView } from './layer-row-view.tsx';
import { dropPlace, layerRows } from './layer-rows.ts';
import { rowsInSight, type RowRange } from './rows-in-sight.ts';
import { useRowDrag } from './use-row-drag.ts';

const RowMenu = lazyPart(() => import('./row-menu.tsx'), { soon: true });

export default function LayersPanel(): ReactNode {
  const session = useSession();
  const document = useDocument();
  const page = useCell(session.page);
  const selection = useSelection();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [renaming, setRenaming] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const [sight, setSight] = useState<RowRange>(rowsInSight(0, 1));
  const follow = ({ scrollTop, firstElementChild }: HTMLElement): void => {
    const next = rowsInSight(scrollTop, Math.max(1, firstElementChild?.clientHeight ?? 0));
    if (next.from !== sight.from || next.to !== sight.to) setSight(next);
  };
  // Reveals a selection inside a group, so that the list shows where the user is.
  const around = selection.layers.flatMap((id) => ancestorsOf(document, id).map((group) => group.id));
  const rows = layerRows(document, page, new Set([...opened, ...around]));

  const drag = useRowDrag(list, {
    start(id) {
      if (!selection.layers.includes(id)) session.selection.set(select([id]));
    },
    drop(id, index) {
      const place = dropPlace(document, page, rows, id, index);
      if (place) session.run(reorderCommand, place);
    },
  });

  const toggleGroup = useCallback((id: string): void => {
    setOpened((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  // The handler is a new one each time; rows keep the first and reach the current one through it.
  const press = useRef(drag.handlers.onPointerDown);
  press.current = drag.handlers.onPointerDown;
  const startDrag = useCallback((event: PointerEvent<HTMLElement>, id: string): void => press.current(event, id), []);

  /** A right click selects its row, unless it is part of the selection. */
  const takeHold = (event: MouseEvent): void => {
    const layer =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-layer]')?.dataset.layer : undefined;
    if (layer !== undefined && !selection.layers.includes(layer)) session.selection.set(select([layer]));
  };
  const toRename = useRef<string | null>(null);
  const rename = (): void => void (toRename.current = session.selection.get().layers[0] ?? null);
  /**
   * After its menu closes: the field for the new name, or the row that the menu was about. What an entry has opened
   * keeps the focus.
   */
  const focusRow = (): boolean => {
    const wanted = toRename.current;
    toRename.current = null;
    if (wanted !== null) setRenaming(wanted);
    else if (session.dialog.get() === null && !session.machine.getSnapshot().matches({ ready: 'editingText' })) {
      list.current
        ?.querySelector<HTMLElement>(`[data-layer="${session.selection.get().layers[0]}"] [data-row]`)
        ?.focus();
    }
    return true;
  };

  return (
    <>
      <p id="layer-order-help" className="sr-only">
        {message('editor.reorderHelp')}
      </p>
      {rows.length === 0 && (
        <EmptyState
          title={message('editor.noLayers')}
          hint={message('editor.noLayersHint')}
          className="flex-1 content-start py-8"
        />
      )}
      {rows.length > 0 && (
        <ContextMenu
          menu={
            <Suspense>
              <RowMenu onRename={rename} />
            </Suspense>
          }
          takeFocus={focusRow}
        >
          <ul
            ref={list}
            onContextMenuCapture={takeHold}
            onScroll={({ currentTarget }) => follow(currentTarget)}
            className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5"
          >
            {rows.map(({ layer, depth, open, locked }, index) => (
              <LayerRowView
                key={layer.id}
                inSight={index >= sight.from && index < sight.to}
                layer={layer}
                depth={depth}
                open={open}
                locked={locked}
                selected={selection.layers.includes(layer.id)}
                dragged={drag.dragged === layer.id}
                dropBefore={drag.target === index}
                dropBehind={drag.target === rows.length && index === rows.length - 1}
                onDragStart={startDrag}
                onToggleGroup={toggleGroup}
                renaming={renaming === layer.id}
                onRename={setRenaming}
              />
            ))}
          </ul>
        </ContextMenu>
      )}
      <BackgroundRow selected={selection.background} />
    </>
  );
}

/** Pinned below everything: it can be selected, and says so when someone tries to move it. */
function BackgroundRow({ selected }: { selected: boolean }): ReactNode {
  const session = useSession();
  const refuse = (): void => void toast({ title: message('editor.backgroundFixed') });
  return (
    <div className="border-t border-line p-1.5">
      <button
        type="button"
        draggable
        aria-pressed={selected}
        data-layer="background"
        onClick={() => backgroundAction.run(session)}
        onDragStart={(event) => {
          event.preventDefault();
          refuse();
        }}
        onKeyDown={(event) => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          event.stopPropagation();
          refuse();
        }}
        className={classNames(
          'flex h-8 w-full items-center gap-2 rounded-small px-2 text-start text-13',
          selected ? 'bg-accent-soft text-ink' : 'text-muted hover:bg-tint hover:text-ink',
        )}
      >
        <PaintBucket size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
        {message('editor.background')}
      </button>
    </div>
  );
}
