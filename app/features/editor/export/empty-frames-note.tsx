/** In the export dialog: says that frames without a picture will not be in the file. */
import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { emptyFrames } from '#design/lint/empty-frames.ts';
import { message } from '#messages/message.ts';
import { useCell, useDocument, useSession } from '../session/session-context.tsx';

/** `allPages`: whether the file will hold every page, or only the current one. Renders nothing if no frame is empty. */
export function EmptyFramesNote({ allPages }: { allPages: boolean }): ReactNode {
  const document = useDocument();
  const page = useCell(useSession().page);
  const count = emptyFrames(document, allPages ? Object.keys(document.pages) : [page]).length;
  if (count === 0) return null;
  return (
    <p role="status" className="flex gap-2 rounded-control bg-tint p-2.5 text-12 text-muted">
      <ImageOff size={15} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
      {message('pictures.emptyFramesNote', { count })}
    </p>
  );
}
