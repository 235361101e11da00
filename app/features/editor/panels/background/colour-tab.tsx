/** The page in one colour. */
import type { ReactNode } from 'react';
import { ColorField } from '#app/ui/color-field.tsx';
import type { Background } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { backgroundCommand } from '../../commands/background.ts';
import { documentColors } from '../../document-colors.ts';
import { useDocument, useSession } from '../../session-context.tsx';
import { GROUND_COLORS } from './background-presets.ts';
import { PresetGrid, type Preset } from './preset-grid.tsx';

export function ColourTab({ background, kept }: { background: Background; kept: Background }): ReactNode {
  const session = useSession();
  const swatches = documentColors(useDocument());
  const presets = GROUND_COLORS.map((color): Preset => ({
    id: color,
    label: color,
    background: { type: 'solid', color },
    pressed: kept.type === 'solid' && kept.color === color,
    face: <span className="block size-full" style={{ backgroundColor: color }} />,
  }));
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
      <PresetGrid label={message('looks.groundColours')} presets={presets} columns={8} />
    </div>
  );
}
