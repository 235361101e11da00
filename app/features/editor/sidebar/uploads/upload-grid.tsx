/**
 * The library's pictures in rows of their real ratios; only visible rows are mounted, and the next page loads before
 * the end is reached.
 */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Upload } from '#app/contracts/uploads.ts';
import { message } from '#messages/message.ts';
import { justifiedRows } from './justified-rows.ts';
import { UploadTile } from './upload-tile.tsx';
import type { UploadLibrary } from '#app/browser/uploads/use-uploads.ts';

/** Width that the panel leaves, height of the rows and the gap between pictures, px. */
const SPACE = { width: 264, height: 116, gap: 6 } as const;

export function UploadGrid({ uploads, library }: { uploads: readonly Upload[]; library: UploadLibrary }): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => justifiedRows(uploads, SPACE), [uploads]);
  // Its return value is only used while rendering this component, never passed on.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.height ?? 0) + SPACE.gap,
    overscan: 4,
  });
  const shown = virtual.getVirtualItems();
  const atEnd = (shown.at(-1)?.index ?? 0) >= rows.length - 3;
  const { more } = library;

  useEffect(() => virtual.measure(), [virtual, rows]);
  useEffect(() => {
    if (atEnd) more();
  }, [atEnd, more]);

  return (
    <div
      ref={scroller}
      role="group"
      aria-label={message('library.yourUploads')}
      className="-mx-1 min-h-0 flex-1 overflow-y-auto overscroll-contain p-1"
    >
      <div className="relative" style={{ height: virtual.getTotalSize() }}>
        {shown.map((row) => (
          <div
            key={row.key}
            className="absolute inset-x-0 top-0 flex gap-1.5"
            style={{ transform: `translateY(${row.start}px)` }}
          >
            {rows[row.index]?.pictures.map(({ item, width }) => (
              <UploadTile
                key={item.id}
                upload={item}
                width={width}
                height={rows[row.index]?.height ?? 0}
                library={library}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
