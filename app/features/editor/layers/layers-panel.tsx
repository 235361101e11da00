/** The layer list: order, names, locks and visibility, with the background as its pinned bottom row. */
import { PaintBucket, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { ancestorsOf } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import { reorderCommand } from '../commands/reorder.ts';
import { BACKGROUND, select } from '../selection.ts';
import { useCell, useDesign, useSelection, useSession } from '../session-context.tsx';
import { LayerRowView } from './layer-row-view.tsx';
import { dropPlace, layerRows } from './layer-rows.ts';
import { useRowDrag } from './use-row-drag.ts';

/** Right edge of the panel on the stage, px; as in its classes. */
const RIGHT_EDGE = 312;

export function LayersPanel({ onClose }: { onClose(): void }): ReactNode {
  const session = useSession();
  const { document } = useDesign();
  const page = useCell(session.page);
  const selection = useSelection();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  // What is selected inside a group is shown, or the list would not say where one is.
  const around = selection.layers.flatMap((id) => ancestorsOf(document, id).map((group) => group.id));
  const rows = layerRows(document, page, new Set([...opened, ...around]));

  useEffect(() => {
    session.covered.set(RIGHT_EDGE);
    return () => session.covered.set(0);
  }, [session]);

  const drag = useRowDrag(list, {
    start(id) {
      if (!selection.layers.includes(id)) session.selection.set(select([id]));
    },
    drop(id, index) {
      const place = dropPlace(document, page, rows, id, index);
      if (place) session.run(reorderCommand, place);
    },
  });

  const toggleGroup = (id: string): void => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };

  return (
    <aside
      aria-label={message('editor.layers')}
      data-panel="layers"
      className="absolute top-3 left-18 flex max-h-[calc(100%-1.5rem)] w-60 animate-fade flex-col overflow-hidden rounded-card border border-line bg-raised shadow-float"
    >
      <header className="flex items-center justify-between border-b border-line py-1 pr-1.5 pl-3">
        <h2 className="font-text text-13 font-semibold tracking-normal">{message('editor.layers')}</h2>
        <IconButton label={message('common.close')} icon={X} size="tiny" onClick={onClose} />
      </header>
      <p id="layer-order-help" className="sr-only">{message('editor.reorderHelp')}</p>
      {rows.length === 0 && <p className="flex-1 px-3 py-3 text-12 text-faint">{message('editor.noLayers')}</p>}
      {rows.length > 0 && (
        <ul ref={list} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5">
          {rows.map((row, index) => (
            <LayerRowView
              key={row.layer.id}
              row={row}
              index={index}
              dragged={drag.dragged === row.layer.id}
              dropBefore={drag.target === index}
              dropBehind={drag.target === rows.length && index === rows.length - 1}
              onDragStart={drag.handlers.onPointerDown}
              onToggleGroup={() => toggleGroup(row.layer.id)}
            />
          ))}
        </ul>
      )}
      <BackgroundRow selected={selection.background} />
    </aside>
  );
}

/** Pinned below everything: it can be chosen, and says so when someone tries to move it. */
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
        onClick={() => session.selection.set(BACKGROUND)}
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
          'flex h-8 w-full items-center gap-2 rounded-small px-2 text-left text-13',
          selected ? 'bg-accent-soft text-ink' : 'text-muted hover:bg-tint hover:text-ink',
        )}
      >
        <PaintBucket size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
        {message('editor.background')}
      </button>
    </div>
  );
}
