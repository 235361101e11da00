/**
 * The library of the user's own pictures: uploaded by button, drop or paste, found by name and kind, put on the page by
 * press or drag.
 */
import { carriedFiles } from '#app/ui/carried-words.ts';
import { ImagePlus } from 'lucide-react';
import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
} from 'react';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Loading } from '#app/ui/spinner.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { useFileDrop } from '#app/ui/use-file-drop.ts';
import { UPLOAD_KINDS, type UploadKind } from '#app/contracts/uploads.ts';
import { IMPORT_LIMITS } from '#app/contracts/upload-limits.ts';
import { useAccept } from '#app/browser/uploads/use-accept.ts';
import { useAttachments } from '#app/browser/uploads/use-attachments.ts';
import { message } from '#messages/message.ts';
import { CategoryChips } from './elements/category-chips.tsx';
import { PanelProblem } from '../panel-parts/panel-problem.tsx';
import { askAboutLayers } from '../insert/layer-files.ts';
import { PanelSearch } from '../panel-parts/panel-search.tsx';
import { UploadGrid } from './uploads/upload-grid.tsx';
import { StockPhotos } from './uploads/stock-photos.tsx';
import { uploadsTab, useStockSources } from '../insert/stock-tab.ts';
import { useCell, useSession } from '../session/session-context.tsx';
import { UploadQueue } from './uploads/upload-queue.tsx';
import { useUploads } from '#app/browser/uploads/use-uploads.ts';

/** Files per upload: more than anybody chooses by hand. */
const MOST = 60;

/** Otherwise the stage behind would put files dropped here onto the page. */
function within<Event extends DragEvent>(handler: (event: Event) => void): (event: Event) => void {
  return (event) => {
    event.stopPropagation();
    handler(event);
  };
}

export default function UploadsPanel(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const accept = useAccept();
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<UploadKind | null>(null);
  const searched = useDeferredValue(query.trim());
  const library = useUploads(searched, kind);
  const files = useAttachments('/api/assets', MOST);
  const session = useSession();
  const add = async (chosen: readonly File[]): Promise<void> => {
    const pictures = await askAboutLayers(session, chosen);
    if (pictures.length > 0) files.add(pictures);
  };
  const drop = useFileDrop((dropped) => void add(dropped));
  const { refresh } = library;
  const { items, notice, remove, forgetNotice } = files;
  const choose = (): void => input.current?.click();
  const sources = useStockSources();
  const shown = useCell(uploadsTab);

  const ready = items
    .filter(({ state }) => state === 'ready')
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (ready === '') return;
    refresh();
    for (const id of ready.split(' ')) remove(id);
    // The function that sends to the machine is new each time but does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ready, refresh]);

  useEffect(() => {
    if (!notice) return;
    toast({ title: notice, variant: 'destructive' });
    forgetNotice();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [notice]);

  const onPaste = (event: ClipboardEvent): void => {
    const pasted = carriedFiles(event.clipboardData).filter(({ type }) => type.startsWith('image/'));
    if (pasted.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    files.add(pasted);
  };

  const empty = library.uploads?.length === 0;
  const unsearched = searched === '' && kind === null;
  const ownPictures = (): ReactNode => (
    <>
      <Button size="small" icon={ImagePlus} onClick={choose} className="shrink-0">
        {message('library.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={`${accept},${IMPORT_LIMITS.accept}`}
        multiple
        hidden
        aria-label={message('editor.uploadPicture')}
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <UploadQueue files={files} />
      {!(empty && unsearched) && (
        <>
          <PanelSearch label={message('library.searchUploads')} value={query} onChange={setQuery} />
          <CategoryChips
            label={message('library.categories')}
            categories={UPLOAD_KINDS.map((id) => ({ id, label: message(`library.uploadKind.${id}`) }))}
            value={kind}
            onChange={(next) => setKind(UPLOAD_KINDS.find((one) => one === next) ?? null)}
          />
        </>
      )}
      {library.failed ? (
        <PanelProblem onRetry={refresh}>{message('library.uploadsNotLoaded')}</PanelProblem>
      ) : !library.uploads ? (
        <Loading label={message('library.loadingUploads')} className="py-8" />
      ) : empty ? (
        unsearched ? (
          <EmptyState title={message('library.noUploads')} hint={message('library.noUploadsHint')} className="py-8" />
        ) : (
          <p role="status" className="px-3 py-8 text-center text-13 text-balance text-muted">
            {message(searched ? 'library.noUploadFound' : 'library.noneOfKind', { query: searched })}
          </p>
        )
      ) : (
        <UploadGrid uploads={library.uploads} library={library} />
      )}
      {library.used && library.used.count > 0 && (
        <p className="tabular shrink-0 border-t border-line pt-2 text-12 text-faint">
          {message('library.used', {
            count: library.used.count,
            megabytes: Math.max(0.1, Math.round(library.used.bytes / 100_000) / 10),
          })}
        </p>
      )}
    </>
  );
  return (
    // Its buttons do everything too; files may also be dropped and pasted anywhere on it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={message('editor.uploads')}
      onPaste={onPaste}
      onDragEnter={within(drop.handlers.onDragEnter)}
      onDragOver={within(drop.handlers.onDragOver)}
      onDragLeave={within(drop.handlers.onDragLeave)}
      onDrop={within(drop.handlers.onDrop)}
      className="relative flex min-h-0 flex-1 flex-col gap-2 p-3"
    >
      {sources !== null && sources.length > 0 && (
        <Segmented<'own' | 'stock'>
          label={message('editor.uploads')}
          value={shown}
          onValueChange={uploadsTab.set}
          segments={[
            { value: 'own', label: message('library.ownPictures') },
            { value: 'stock', label: message('stock.title') },
          ]}
          className="w-full shrink-0"
        />
      )}
      {shown === 'stock' && sources && sources.length > 0 ? <StockPhotos sources={sources} /> : ownPictures()}
      {drop.over && (
        <div className="pointer-events-none absolute inset-1.5 z-2 grid place-items-center rounded-control border-2 border-dashed border-accent bg-accent-soft/80 text-13 font-medium">
          {message('library.dropHere')}
        </div>
      )}
    </div>
  );
}
