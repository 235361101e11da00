/** Icons of the Elements panel: one-colored shapes in six weights. */
import { useMemo, useState, type ReactNode } from 'react';
import { Select } from '#app/ui/select.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import type { LibraryWeight } from '#tools/libraries/icons/icon-index.ts';
import { CategoryChips } from './category-chips.tsx';
import { IconTile } from './element-items.tsx';
import { useLibraryIndex } from './library-index.ts';
import { ListingState } from './listing-state.tsx';
import { SectionFrame, type ElementsSectionProps } from './section-frame.tsx';
import { TileGrid } from '../../panel-parts/tile-grid.tsx';
import { VirtualGrid } from './virtual-grid.tsx';
import { searchByWords } from '#app/services/search/word-search.ts';

const WEIGHTS: readonly LibraryWeight[] = ['thin', 'light', 'regular', 'bold', 'fill', 'duotone'];
const FEW = 15;

export function IconsSection({ query, all, onAll }: ElementsSectionProps): ReactNode {
  const listing = useLibraryIndex('icons');
  const [category, setCategory] = useState<string | null>(null);
  const [weight, setWeight] = useState<LibraryWeight>('regular');
  const entries = useMemo(
    () => (listing.entries ?? []).map((entry, place) => ({ ...entry, place })),
    [listing.entries],
  );
  const found = useMemo(
    () => searchByWords(category && all ? entries.filter((entry) => entry.category === category) : entries, query),
    [entries, query, category, all],
  );
  const categories = useMemo(() => [...new Set(entries.map((entry) => entry.category))].sort(), [entries]);
  const tile = (entry: (typeof entries)[number], tabIndex?: 0 | -1): ReactNode => (
    <IconTile key={entry.id} entry={entry} place={entry.place} weight={all ? weight : 'regular'} tabIndex={tabIndex} />
  );
  return (
    <SectionFrame
      id="icons"
      label={message('library.icons')}
      found={listing.entries ? found.length : 1}
      more={found.length > FEW}
      all={all}
      onAll={onAll}
    >
      {!listing.entries ? (
        <ListingState listing={listing} />
      ) : all ? (
        <>
          <Select<LibraryWeight>
            label={message('library.iconWeight')}
            hideLabel
            size="small"
            value={weight}
            options={WEIGHTS.map((value) => ({ value, label: message(`library.weight.${value}`) }))}
            onValueChange={setWeight}
          />
          <CategoryChips
            label={message('library.categories')}
            categories={categories.map((id) => ({
              id,
              label: message(`library.iconCategory.${id.replace(/\W+/g, '-')}` as MessageKey),
            }))}
            value={category}
            onChange={setCategory}
          />
          <VirtualGrid
            label={message('library.icons')}
            entries={found}
            columns={5}
            rowHeight={54}
            keyOf={({ id }) => id}
            renderTile={tile}
          />
        </>
      ) : (
        <TileGrid columns={5} className="grid grid-cols-5 gap-1.5">
          {found.slice(0, FEW).map((entry) => tile(entry))}
        </TileGrid>
      )}
    </SectionFrame>
  );
}
