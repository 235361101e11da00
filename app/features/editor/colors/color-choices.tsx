/** The colors that every picker of the editor offers: brand, design, its photo, recently used, and a palette. */
import { useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { ColorChoicesProps } from '#app/ui/color-sources.tsx';
import { ColorRow } from '#app/ui/color-swatch.tsx';
import { message } from '#messages/message.ts';
import { useBrandKit } from '../session/brand.ts';
import { placesOf, recolorAllCommand } from '../commands/recolor-all.ts';
import { useCell, useDocument, useSelection, useSession } from '../session/session-context.tsx';
import { DEFAULT_PALETTE } from './default-palette.ts';
import { photoOf, usePhotoPalette } from './photo-palette.ts';
import { recentColors } from './recent-colors.ts';

export default function ColorChoices({ swatches, value, before, onSelect }: ColorChoicesProps): ReactNode {
  const session = useSession();
  const document = useDocument();
  const { layers } = useSelection();
  const page = useCell(session.page);
  const kit = useBrandKit();
  const photo = usePhotoPalette(photoOf(document, page, layers));
  const [recent] = useState(() => recentColors());
  // Previewed colors are not yet the design's: the rows must not move under the pointer.
  const [used] = useState(swatches);
  const groups = [
    { title: message('colors.brand'), colors: kit?.colors ?? [] },
    { title: message('colors.document'), colors: used },
    { title: message('colors.photo'), colors: photo },
    { title: message('colors.recent'), colors: recent },
    { title: message('colors.palette'), colors: DEFAULT_PALETTE },
  ];
  return (
    <div className="grid gap-3">
      <ChangeAll before={before} now={value} />
      {groups
        .filter(({ colors }) => colors.length > 0)
        .map(({ title, colors }) => (
          <ColorRow key={title} title={title} colors={[...new Set(colors)]} value={value} onSelect={onSelect} />
        ))}
    </div>
  );
}

/** After a color was changed in one place: offers to change the others that still have it. */
function ChangeAll({ before, now }: { before: string | null; now: string | null }): ReactNode {
  const session = useSession();
  const document = useDocument();
  const { layers } = useSelection();
  if (before === null || now === null || before.slice(0, 7) === now.slice(0, 7)) return null;
  const count = placesOf(document, before.slice(0, 7), layers);
  if (count === 0) return null;
  return (
    <div className="flex items-center gap-2 rounded-control bg-tint p-2">
      <span
        aria-hidden
        className="size-5 shrink-0 rounded-small border border-line-strong"
        style={{ backgroundColor: before.slice(0, 7) }}
      />
      <p className="min-w-0 flex-1 text-12 text-muted">
        {message('colors.changeAllNote', { color: before.slice(0, 7).toUpperCase(), count })}
      </p>
      <Button size="small" onClick={() => session.run(recolorAllCommand, { from: before, to: now })}>
        {message('colors.changeAll')}
      </Button>
    </div>
  );
}
