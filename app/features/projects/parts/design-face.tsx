/**
 * A design's look. The picture belongs to a revision: a changed design has another address, so an old one never shows
 * from a cache. The previous picture stays until the new one has loaded.
 */
import { Link2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ProjectRow } from '#app/contracts/projects.ts';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';

export type DesignFaceProps = Pick<ProjectRow, 'id' | 'revision' | 'width' | 'height' | 'pages' | 'isShared'>;

const pictureOf = (designId: string, revision: number): string =>
  `/api/designs/${encodeURIComponent(designId)}/preview?revision=${revision}&side=384`;

export function DesignFace({ id, revision, width, height, pages, isShared }: DesignFaceProps): ReactNode {
  const [shown, setShown] = useState<number | null>(null);
  const [missing, setMissing] = useState<number | null>(null);
  const ratio = `${width} / ${height}`;
  const box = width >= height ? 'w-full' : 'h-full';
  return (
    <span className="relative grid size-full place-items-center p-4">
      <span
        className={classNames('relative max-h-full max-w-full overflow-hidden rounded-[2px] bg-panel shadow-page', box)}
        style={{ aspectRatio: ratio }}
      >
        {[...new Set([shown ?? revision, revision])].map(
          (one) =>
            one !== missing && (
              <img
                key={one}
                // A server-rendered picture may have loaded before any listener was attached.
                ref={(element) => {
                  if (element?.complete && element.naturalWidth > 0) setShown(one);
                }}
                src={pictureOf(id, one)}
                alt=""
                loading="lazy"
                decoding="async"
                draggable={false}
                onLoad={() => setShown(one)}
                onError={() => setMissing(one)}
                className={classNames(
                  'absolute inset-0 size-full transition-opacity duration-200',
                  shown === null && 'opacity-0',
                )}
              />
            ),
        )}
      </span>
      {isShared && (
        <span className="absolute start-2 bottom-2 inline-flex items-center gap-1 rounded-small bg-raised px-1.5 py-0.5 text-12 font-medium shadow-float">
          <Link2 size={14} strokeWidth={1.75} aria-hidden />
          <span>{message('share.shared')}</span>
        </span>
      )}
      {pages > 1 && (
        <span className="tabular absolute end-2 bottom-2 rounded-small bg-raised px-1.5 py-0.5 text-12 font-medium shadow-float">
          {message('projects.pages', { count: pages })}
        </span>
      )}
    </span>
  );
}
