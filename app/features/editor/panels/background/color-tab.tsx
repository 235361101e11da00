/** The page in one color: of the brand, of the design, or one that suits as a background. */
import { useState, type ReactNode } from 'react';
import { ColorField } from '#app/ui/color-field.tsx';
import type { Background } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { useBrandKit } from '#app/features/editor/session/brand.ts';
import { backgroundCommand } from '#app/features/editor/commands/background.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import { useDocument, useSession } from '#app/features/editor/session/session-context.tsx';
import { BACKGROUND_COLORS } from './background-presets.ts';
import { PresetGrid, type Preset } from './preset-grid.tsx';

const COLUMNS = 8;

export function ColorTab({ background, kept }: { background: Background; kept: Background }): ReactNode {
  const session = useSession();
  const swatches = documentColors(useDocument());
  const kit = useBrandKit();
  // Previewed colors are not yet the design's: the rows must not move under the pointer.
  const [used] = useState(swatches);
  const groups = [
    { id: 'brand', title: message('colors.brand'), colors: kit?.colors ?? [] },
    { id: 'design', title: message('colors.document'), colors: used.slice(0, COLUMNS) },
    { id: 'background', title: message('looks.backgroundColors'), colors: BACKGROUND_COLORS },
  ];
  const presetOf = (group: string, color: string): Preset => ({
    id: group === 'background' ? color : `${group}-${color}`,
    label: color.toUpperCase(),
    background: { type: 'solid', color },
    pressed: kept.type === 'solid' && kept.color === color,
    face: <span className="block size-full" style={{ backgroundColor: color }} />,
  });
  return (
    <div className="grid gap-3">
      <ColorField
        label={message('editor.background')}
        hideLabel
        alpha
        value={background.type === 'solid' ? background.color : null}
        swatches={swatches}
        onChange={(color) => session.preview(backgroundCommand, { background: { type: 'solid', color } })}
        onCommit={(color) => session.run(backgroundCommand, { background: { type: 'solid', color } })}
      />
      {groups
        .filter(({ colors }) => colors.length > 0)
        .map(({ id, title, colors }) => (
          <div key={id} className="grid gap-1.5">
            <h4 className="font-text text-12 font-medium tracking-normal text-muted">{title}</h4>
            <PresetGrid
              label={title}
              presets={[...new Set(colors)].map((color) => presetOf(id, color))}
              columns={COLUMNS}
            />
          </div>
        ))}
    </div>
  );
}
