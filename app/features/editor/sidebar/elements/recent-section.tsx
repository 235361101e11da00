/** What was added last, at the top of the Elements panel while there is no search. */
import type { ReactNode } from 'react';
import { message } from '#messages/message.ts';
import type { LibraryEntry } from '#tools/contract/library-entry.ts';
import { useCell } from '../../session/session-context.tsx';
import { EmojiTile, IconTile, LineTile, ShapeTile } from './element-items.tsx';
import { useLibraryIndex } from './library-index.ts';
import { recentElements, type RecentElement } from './recent-elements.ts';
import { SectionFrame, type ElementsSectionProps } from './section-frame.tsx';
import { LINES, SHAPES } from './shape-list.ts';
import { TileGrid } from '../../panel-parts/tile-grid.tsx';

const FEW = 5;

export function RecentSection({ query, all, onAll }: ElementsSectionProps): ReactNode {
  const recent = useCell(recentElements());
  const emoji = useLibraryIndex('emoji').entries;
  const icons = useLibraryIndex('icons').entries;
  const tiles = query ? [] : recent.flatMap((element) => tileOf(element, emoji, icons));
  return (
    <SectionFrame
      id="recent"
      label={message('library.recent')}
      found={tiles.length}
      more={tiles.length > FEW}
      all={all}
      onAll={onAll}
    >
      <TileGrid columns={5} className="grid grid-cols-5 gap-1.5">
        {all ? tiles : tiles.slice(0, FEW)}
      </TileGrid>
    </SectionFrame>
  );
}

/** Nothing for what the library no longer has, or has not loaded yet. */
function tileOf(
  element: RecentElement,
  emoji: readonly LibraryEntry[] | null,
  icons: readonly LibraryEntry[] | null,
): ReactNode[] {
  const key = `${element.type} ${element.id}`;
  switch (element.type) {
    case 'shape':
      return SHAPES.filter(({ id }) => id === element.id).map((entry) => <ShapeTile key={key} entry={entry} />);
    case 'line':
      return LINES.filter(({ id }) => id === element.id).map((entry) => <LineTile key={key} entry={entry} />);
    case 'emoji':
      return (emoji ?? []).filter(({ id }) => id === element.id).map((entry) => <EmojiTile key={key} entry={entry} />);
    case 'icon': {
      const place = (icons ?? []).findIndex(({ id }) => id === element.id);
      const entry = icons?.[place];
      return entry ? [<IconTile key={key} entry={entry} place={place} weight={element.weight} />] : [];
    }
  }
}
