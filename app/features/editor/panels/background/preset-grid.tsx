/** Tiles to choose from: pointing at one previews it on the page, pressing keeps it, leaving restores everything. */
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { Background } from '#design/document/values.ts';
import { backgroundCommand } from '../../commands/background.ts';
import { useSession } from '../../session/session-context.tsx';

export interface Preset {
  id: string;
  label: string;
  background: Background;
  pressed: boolean;
  /** What fills the tile. */
  face: ReactNode;
}

export function PresetGrid({
  label,
  presets,
  columns,
}: {
  label: string;
  presets: readonly Preset[];
  columns: 4 | 8;
}): ReactNode {
  const session = useSession();
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames('grid gap-1.5', columns === 8 ? 'grid-cols-8' : 'grid-cols-4')}
      onPointerLeave={() => session.cancelPreview()}
    >
      {presets.map(({ id, label: name, background, pressed, face }) => (
        <button
          key={id}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={pressed}
          data-preset={id}
          onPointerEnter={(event) =>
            event.pointerType === 'mouse' && !pressed && session.preview(backgroundCommand, { background })
          }
          onClick={() => (pressed ? session.cancelPreview() : session.run(backgroundCommand, { background }))}
          className={classNames(
            'aspect-square overflow-hidden bg-sunken rounded-small border border-line-strong',
            pressed && 'ring-2 ring-ink ring-offset-2 ring-offset-raised',
          )}
        >
          {face}
        </button>
      ))}
    </div>
  );
}
