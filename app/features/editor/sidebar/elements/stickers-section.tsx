/** Stickers of the Elements panel: every emoji of the bundled font. */
import { useMemo, useState, type ReactNode } from 'react';
import { message, type MessageKey } from '#messages/message.ts';
import { CategoryChips } from './category-chips.tsx';
import { EmojiTile } from './element-items.tsx';
import { useLibraryIndex } from './library-index.ts';
import { ListingState } from './listing-state.tsx';
import { SectionFrame, type ElementsSectionProps } from './section-frame.tsx';
import { TileGrid } from '../../panel-parts/tile-grid.tsx';
import { VirtualGrid } from './virtual-grid.tsx';
import { searchByWords } from '#app/services/search/word-search.ts';

/** What sellers use most, shown next to other sections. */
const FIRST = ['🔥', '❤️', '✨', '⭐', '🎉', '🎁', '🛍️', '🏷️', '💸', '🚚', '👟', '👗', '💄', '☕', '🌸'];

export function StickersSection({ query, all, onAll }: ElementsSectionProps): ReactNode {
  const listing = useLibraryIndex('emoji');
  const [category, setCategory] = useState<string | null>(null);
  const entries = useMemo(() => listing.entries ?? [], [listing.entries]);
  const found = useMemo(
    () => searchByWords(category && all ? entries.filter((entry) => entry.category === category) : entries, query),
    [entries, query, category, all],
  );
  const few = useMemo(
    () => (query ? found.slice(0, 15) : FIRST.flatMap((emoji) => entries.filter(({ id }) => id === emoji))),
    [query, found, entries],
  );
  const categories = useMemo(() => [...new Set(entries.map((entry) => entry.category))], [entries]);
  return (
    <SectionFrame
      id="stickers"
      label={message('library.stickers')}
      found={listing.entries ? found.length : 1}
      all={all}
      more={found.length > few.length}
      onAll={onAll}
    >
      {!listing.entries ? (
        <ListingState listing={listing} />
      ) : all ? (
        <>
          <CategoryChips
            label={message('library.categories')}
            categories={categories.map((id) => ({ id, label: message(`library.emojiCategory.${id}` as MessageKey) }))}
            value={category}
            onChange={setCategory}
          />
          <VirtualGrid
            label={message('library.stickers')}
            entries={found}
            columns={5}
            rowHeight={54}
            keyOf={({ id }) => id}
            renderTile={(entry, tabIndex) => <EmojiTile entry={entry} tabIndex={tabIndex} />}
          />
        </>
      ) : (
        <TileGrid columns={5} className="grid grid-cols-5 gap-1.5">
          {few.map((entry) => (
            <EmojiTile key={entry.id} entry={entry} />
          ))}
        </TileGrid>
      )}
    </SectionFrame>
  );
}
