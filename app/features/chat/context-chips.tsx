/**
 * What is selected on the canvas, in the prompt box: layers by icon and name, each removable; more than three become a
 * number.
 */
import { Group, Image, PenTool, Shapes, Smile, Table, Type, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Layer } from '#design/document/layers.ts';
import { message } from '#messages/message.ts';
import { RemovableChip } from '#app/ui/chip.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

/** A layer that is selected on the canvas, by its display name. */
export interface SelectedLayer {
  id: string;
  kind: Layer['type'];
  label: string;
}

const icons: Record<Layer['type'], LucideIcon> = {
  text: Type,
  image: Image,
  shape: Shapes,
  drawing: PenTool,
  sticker: Smile,
  table: Table,
  group: Group,
};

/** Up to this many layers are listed by name. */
const NAMED = 3;

export interface ContextChipsProps {
  selection: readonly SelectedLayer[];
  onLeaveOut(id: string): void;
  onClear(): void;
}

export function ContextChips({ selection, onLeaveOut, onClear }: ContextChipsProps): ReactNode {
  const more = selection.length - NAMED;
  return (
    <>
      <span className="sr-only">{message('chat.selected', { count: selection.length })}</span>
      {selection.slice(0, NAMED).map(({ id, kind, label }) => (
        <RemovableChip
          key={id}
          icon={icons[kind]}
          removeLabel={message('chat.deselect', { name: label })}
          onRemove={() => onLeaveOut(id)}
        >
          {label}
        </RemovableChip>
      ))}
      {more > 0 && (
        <span className="tabular inline-flex h-7 items-center rounded-full bg-tint-strong px-2.5 text-13 text-muted">
          {message('chat.moreSelected', { count: more })}
        </span>
      )}
      {selection.length > 1 && (
        <IconButton
          label={message('chat.clearSelection')}
          icon={X}
          size="tiny"
          round
          onClick={onClear}
          className="self-center"
        />
      )}
    </>
  );
}
