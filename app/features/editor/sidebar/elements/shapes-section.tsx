/** Shapes of the Elements panel. */
import { useMemo, useState, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { CategoryChips } from './category-chips.tsx';
import { ShapeTile } from './element-items.tsx';
import { SectionFrame, type ElementsSectionProps } from './section-frame.tsx';
import { SHAPE_CATEGORIES, SHAPES } from './shape-list.ts';
import { TileGrid } from '../../panel-parts/tile-grid.tsx';
import { VirtualGrid } from './virtual-grid.tsx';
import { searchByWords } from '#app/services/search/word-search.ts';

/** Shown next to other sections: the plain ones, then one of each kind. */
const FIRST = [
  'square',
  'rounded',
  'circle',
  'triangle',
  'star',
  'heart',
  'block-arrow',
  'speech-bubble',
  'burst',
  'banner',
  'frame',
  'blob',
  'tag',
  'ribbon',
  'arch',
];
const FEW = FIRST.flatMap((id) => SHAPES.filter((shape) => shape.id === id));

export function ShapesSection({ query, all, onAll }: ElementsSectionProps): ReactNode {
  const [category, setCategory] = useState<string | null>(null);
  const found = useMemo(
    () => searchByWords(category && all ? SHAPES.filter((shape) => shape.category === category) : SHAPES, query),
    [query, category, all],
  );
  const few = query ? found.slice(0, 15) : FEW;
  return (
    <SectionFrame
      id="shapes"
      label={message('library.shapes')}
      found={found.length}
      more={found.length > few.length}
      all={all}
      onAll={onAll}
    >
      {all ? (
        <>
          <CategoryChips
            label={message('library.categories')}
            categories={SHAPE_CATEGORIES.map((id) => ({ id, label: message(`library.shapeCategory.${id}`) }))}
            value={category}
            onChange={setCategory}
          />
          <VirtualGrid
            label={message('library.shapes')}
            entries={found}
            columns={5}
            rowHeight={54}
            keyOf={({ id }) => id}
            renderTile={(entry, tabIndex) => <ShapeTile entry={entry} tabIndex={tabIndex} />}
          />
        </>
      ) : (
        <TileGrid columns={5} className="grid grid-cols-5 gap-1.5">
          {few.map((entry) => (
            <ShapeTile key={entry.id} entry={entry} />
          ))}
        </TileGrid>
      )}
    </SectionFrame>
  );
}
