/** One row of the layer list. */
import { ChevronDown, ChevronRight, Clapperboard, Eye, EyeOff, Lock, LockOpen, type LucideIcon } from 'lucide-react';
import { memo, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { LIMITS } from '#design/document/limits.ts';
import type { Layer } from '#design/document/layers.ts';
import { message } from '#messages/message.ts';
import { bringForwardCommand } from '../commands/bring-forward.ts';
import { hideCommand } from '../commands/hide.ts';
import { lockCommand } from '../commands/lock.ts';
import { renameLayerCommand } from '../commands/rename-layer.ts';
import { sendBackwardCommand } from '../commands/send-backward.ts';
import type { Command } from '../commands/command.ts';
import { layerName } from '../session/layer-names.ts';
import { select, spread } from '../session/selection.ts';
import { useSession } from '../session/session-context.tsx';
import { LayerThumb } from './layer-thumb.tsx';

export interface LayerRowViewProps {
  layer: Layer;
  /** Otherwise it only takes up its room. */
  inSight: boolean;
  /** How many groups are around it. */
  depth: number;
  /** Of a group: whether its rows follow. */
  open: boolean;
  /** It or a group around it is locked. */
  locked: boolean;
  selected: boolean;
  dragged: boolean;
  dropBefore: boolean;
  dropBehind: boolean;
  /** Its name is being typed. */
  renaming: boolean;
  onDragStart(event: PointerEvent<HTMLElement>, id: string): void;
  onToggleGroup(id: string): void;
  /** Null: the typing has ended. */
  onRename(id: string | null): void;
}

/** Renders only when its own layer or state changes, and without contents out of sight: lists may have hundreds of rows. */
export const LayerRowView = memo(function LayerRowView({ inSight, ...row }: LayerRowViewProps): ReactNode {
  return inSight ? <FullRow {...row} /> : <li data-layer={row.layer.id} className="h-9" />;
});

function FullRow({
  layer,
  depth,
  open,
  locked,
  selected,
  dragged,
  dropBefore,
  dropBehind,
  renaming,
  onDragStart,
  onToggleGroup,
  onRename,
}: Omit<LayerRowViewProps, 'inSight'>): ReactNode {
  const session = useSession();
  const name = layerName(layer);

  const choose = (event: MouseEvent): void => {
    const { layers } = session.selection.get();
    const last = layers.at(-1);
    if (event.shiftKey && last !== undefined) {
      session.selection.set(spread(session.context().document, rowsOf(event.currentTarget), last, layer.id));
      return;
    }
    const add = event.ctrlKey || event.metaKey;
    const others = layers.filter((id) => id !== layer.id);
    session.selection.set(select(!add ? [layer.id] : selected ? others : [...layers, layer.id]));
  };
  /** Runs a command on this row alone, whatever is selected. */
  const runHere = (command: Command): void => {
    const before = session.selection.get();
    session.selection.set(select([layer.id]));
    session.run(command);
    session.selection.set(before);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'F2') onRename(layer.id);
    else if (event.altKey && event.key === 'ArrowUp') runHere(bringForwardCommand);
    else if (event.altKey && event.key === 'ArrowDown') runHere(sendBackwardCommand);
    else if (event.key === 'ArrowUp') focusRow(event.currentTarget, -1);
    else if (event.key === 'ArrowDown') focusRow(event.currentTarget, 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <li
      data-layer={layer.id}
      className={classNames(
        'group/row relative flex h-9 items-center rounded-small pe-1 text-13',
        selected ? 'bg-accent-soft text-ink' : 'text-muted hover:bg-tint hover:text-ink',
        dragged && 'opacity-40',
      )}
      style={{ paddingInlineStart: `${depth * 0.875}rem` }}
    >
      {(dropBefore || dropBehind) && (
        <span
          aria-hidden
          className={classNames(
            'absolute inset-x-1 h-0.5 rounded-full bg-accent',
            dropBehind ? '-bottom-px' : '-top-px',
          )}
        />
      )}
      {layer.type === 'group' ? (
        <button
          type="button"
          aria-expanded={open}
          aria-label={message(open ? 'editor.collapse' : 'editor.expand', { name })}
          onClick={() => onToggleGroup(layer.id)}
          className="grid size-6 shrink-0 place-items-center rounded-small hover:bg-tint-strong"
        >
          {open ? (
            <ChevronDown size={14} aria-hidden />
          ) : (
            <ChevronRight size={14} aria-hidden className="rtl:-scale-x-100" />
          )}
        </button>
      ) : (
        <span className="w-2 shrink-0" />
      )}
      {renaming ? (
        <NameField
          name={layer.name || name}
          onDone={(next) => {
            onRename(null);
            if (next === null || next === name) return;
            session.selection.set(select([layer.id]));
            session.run(renameLayerCommand, { name: next });
          }}
        />
      ) : (
        <button
          type="button"
          data-row
          aria-pressed={selected}
          aria-describedby="layer-order-help"
          onPointerDown={(event) => onDragStart(event, layer.id)}
          onClick={choose}
          onDoubleClick={() => onRename(layer.id)}
          onKeyDown={onKeyDown}
          className={classNames(
            'flex h-full min-w-0 flex-1 items-center gap-2 text-start',
            !layer.visible && 'opacity-50',
          )}
        >
          <LayerThumb layer={layer} />
          <span dir="auto" className="truncate">
            {name}
          </span>
          {layer.animation && (
            <span data-animated className="ms-auto shrink-0 pe-1 text-faint" title={message('motion.isAnimated')}>
              <Clapperboard size={13} strokeWidth={1.75} aria-hidden />
              <span className="sr-only">{message('motion.isAnimated')}</span>
            </span>
          )}
        </button>
      )}
      <RowSwitch
        icon={locked ? Lock : LockOpen}
        label={`${message(locked ? 'editor.unlock' : 'editor.lock')}: ${name}`}
        on={locked}
        onPress={() => runHere(lockCommand)}
      />
      <RowSwitch
        icon={layer.visible ? Eye : EyeOff}
        label={`${message(layer.visible ? 'editor.hide' : 'editor.show')}: ${name}`}
        on={!layer.visible}
        onPress={() => runHere(hideCommand)}
      />
    </li>
  );
}

/** The layers of all rows of the list, top first. */
function rowsOf(row: Element): string[] {
  return [...(row.closest('ul')?.querySelectorAll<HTMLElement>('[data-layer]') ?? [])].map(
    ({ dataset }) => dataset.layer ?? '',
  );
}

/** Up and Down move through the rows. */
function focusRow(from: Element, direction: 1 | -1): void {
  const rows = [...(from.closest('ul')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  rows[rows.findIndex((row) => row === from) + direction]?.focus();
}

/** Takes up space when it is set, on hover, while the row has the focus, and on touch screens, which have no hover. */
function RowSwitch({
  icon: Icon,
  label,
  on,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  on: boolean;
  onPress(): void;
}): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={classNames(
        'grid h-6 shrink-0 place-items-center overflow-hidden rounded-small hover:bg-tint-strong',
        on ? 'w-6' : 'w-0 group-focus-within/row:w-6 group-hover/row:w-6 pointer-coarse:w-6',
      )}
    >
      <Icon size={14} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

function NameField({ name, onDone }: { name: string; onDone(next: string | null): void }): ReactNode {
  const [draft, setDraft] = useState(name);
  return (
    <input
      autoFocus
      aria-label={message('editor.layerName')}
      value={draft}
      maxLength={LIMITS.nameLength}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => onDone(draft.trim())}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') onDone(draft.trim());
        if (event.key === 'Escape') onDone(null);
      }}
      className="me-1 h-6 min-w-0 flex-1 rounded-small border border-ink bg-panel px-1.5 text-13 text-ink outline-none"
    />
  );
}
