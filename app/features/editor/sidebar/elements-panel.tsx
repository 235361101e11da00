/**
 * What can be put on the page, by sections, under one search. "See all" opens a section alone. One line per section.
 */
import { ArrowLeft } from 'lucide-react';
import { useCallback, useDeferredValue, useState, type ComponentType, type ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import { FoundContext, type ElementsSectionProps, type TellFound } from './elements/section-frame.tsx';
import { IconsSection } from './elements/icons-section.tsx';
import { LinesSection } from './elements/lines-section.tsx';
import { RecentSection } from './elements/recent-section.tsx';
import { ShapesSection } from './elements/shapes-section.tsx';
import { StickersSection } from './elements/stickers-section.tsx';
import { FramesSection } from './frames-section.tsx';
import { QrSection } from './qr-section.tsx';
import { PanelSearch } from '../panel-parts/panel-search.tsx';
import { TablesSection } from './tables-section.tsx';

interface ElementsSection {
  id: string;
  label: MessageKey;
  content: ComponentType<ElementsSectionProps>;
}

const SECTIONS: readonly ElementsSection[] = [
  { id: 'recent', label: 'library.recent', content: RecentSection },
  { id: 'shapes', label: 'library.shapes', content: ShapesSection },
  { id: 'frames', label: 'pictures.framesAndGrids', content: FramesSection },
  { id: 'lines', label: 'library.lines', content: LinesSection },
  { id: 'stickers', label: 'library.stickers', content: StickersSection },
  { id: 'icons', label: 'library.icons', content: IconsSection },
  { id: 'tables', label: 'table.tables', content: TablesSection },
  { id: 'qr', label: 'qr.codes', content: QrSection },
];

export default function ElementsPanel(): ReactNode {
  const [query, setQuery] = useState('');
  const [alone, setAlone] = useState<string | null>(null);
  const [found, setFound] = useState<ReadonlyMap<string, number>>(new Map());
  const searched = useDeferredValue(query.trim());
  const only = SECTIONS.find(({ id }) => id === alone) ?? null;

  const tell = useCallback<TellFound>((section, count) => {
    setFound((before) => {
      if (before.get(section) === count) return before;
      const next = new Map(before);
      if (count === undefined) next.delete(section);
      else next.set(section, count);
      return next;
    });
  }, []);

  const nothing = searched !== '' && found.size > 0 && [...found.values()].every((count) => count === 0);
  const place = only ? message(only.label) : message('editor.elements');

  return (
    <FoundContext value={tell}>
      <div className="flex min-h-0 flex-1 flex-col">
        <div className="grid gap-2 p-3 pb-2">
          {only && (
            <div className="flex items-center gap-1">
              <IconButton
                label={message('library.back')}
                icon={ArrowLeft}
                tooltipSide="right"
                className="-ms-1.5 rtl:[&_svg]:-scale-x-100"
                onClick={() => setAlone(null)}
              />
              <h3 className="font-text text-13 font-semibold tracking-normal">{place}</h3>
            </div>
          )}
          <PanelSearch label={message('library.searchIn', { place })} value={query} onChange={setQuery} />
        </div>
        <p role="status" className={nothing ? 'px-3 py-8 text-center text-13 text-balance text-muted' : 'sr-only'}>
          {nothing && message('library.nothingFound', { query: searched })}
        </p>
        {only ? (
          <div key={only.id} className="flex min-h-0 flex-1 flex-col px-3">
            <only.content all query={searched} onAll={() => undefined} />
          </div>
        ) : (
          <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto overscroll-contain p-3 pt-1">
            {SECTIONS.map(({ id, content: Content }) => (
              <Content key={id} all={false} query={searched} onAll={() => setAlone(id)} />
            ))}
          </div>
        )}
      </div>
    </FoundContext>
  );
}
