/** Lines and arrows of the Elements panel. */
import { useMemo, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { LineTile } from './element-items.tsx';
import { SectionFrame, type ElementsSectionProps } from './section-frame.tsx';
import { LINES } from './shape-list.ts';
import { TileGrid } from '../../panel-parts/tile-grid.tsx';
import { searchByWords } from '#app/services/search/word-search.ts';

const FEW = 8;

export function LinesSection({ query, all, onAll }: ElementsSectionProps): ReactNode {
  const found = useMemo(() => searchByWords(LINES, query), [query]);
  const shown = all || query ? found : found.slice(0, FEW);
  return (
    <SectionFrame
      id="lines"
      label={message('library.lines')}
      found={found.length}
      more={found.length > shown.length}
      all={all}
      onAll={onAll}
    >
      <TileGrid columns={4} className="grid grid-cols-4 gap-1.5">
        {shown.map((entry) => (
          <LineTile key={entry.id} entry={entry} />
        ))}
      </TileGrid>
    </SectionFrame>
  );
}
