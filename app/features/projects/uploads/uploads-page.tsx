/**
 * All pictures of the library: uploaded by button, drop or paste, found by name and kind, and turned into a new design
 * or a cutout.
 */
import { carriedFiles } from '#app/ui/carried-words.ts';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { USAGE_PATH } from '#app/browser/credits/usage.ts';
import { useAccept } from '#app/browser/uploads/use-accept.ts';
import { useAttachments } from '#app/browser/uploads/use-attachments.ts';
import { useUploads } from '#app/browser/uploads/use-uploads.ts';
import { UPLOAD_KINDS, type Upload } from '#app/contracts/uploads.ts';
import { sizeText } from '#app/services/storage/size-text.ts';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { ListBar } from '#app/ui/list-bar.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { useFileDrop } from '#app/ui/use-file-drop.ts';
import { message } from '#messages/message.ts';
import { CardGrid } from '../parts/card-grid.tsx';
import { ListFailed } from '../parts/list-failed.tsx';
import { LIST_PAGE } from '../parts/list-page.ts';
import { StorageNote } from '../storage-note.tsx';
import { QuestionDialog } from '#app/ui/question-dialog.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { SelectionBar } from '../parts/selection-bar.tsx';
import { useSelection } from '../parts/use-selection.ts';
import { UploadCard } from './upload-card.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useUploadActions } from './use-upload-actions.ts';
import { useUploadView } from './use-upload-view.ts';

/** Files per upload: more than anybody chooses by hand. */
const MOST = 60;
const NO_UPLOADS: readonly Upload[] = [];

export function UploadsPage(): ReactNode {
  const { view, typed, type, choose, clear } = useUploadView();
  const library = useUploads(view.query, view.kind);
  const files = useAttachments('/api/assets', MOST);
  const drop = useFileDrop((dropped) => files.add(dropped));
  const accept = useAccept();
  const input = useRef<HTMLInputElement>(null);
  const { refresh, more } = library;
  const uploads = library.uploads ?? NO_UPLOADS;
  const order = useMemo(() => uploads.map(({ id }) => id), [uploads]);
  const selection = useSelection(order);
  const actions = useUploadActions(library);
  const [open, setOpen] = useState<string | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<readonly Upload[] | null>(null);
  const chosen = uploads.filter(({ id }) => selection.ids.has(id));
  const opened = open === null ? undefined : uploads.find(({ id }) => id === open);
  const isFiltered = view.query !== '' || view.kind !== null;
  const isEmpty = library.uploads?.length === 0;

  const ready = files.items
    .filter(({ state }) => state === 'ready')
    .map(({ id }) => id)
    .join(' ');
  const takeOver = useEffectEvent(() => {
    refresh();
    for (const id of ready.split(' ')) files.remove(id);
  });
  useEffect(() => {
    if (ready !== '') takeOver();
  }, [ready]);

  // What was uploaded or deleted takes room, or gives it back.
  const { mutate } = useSWRConfig();
  const bytes = library.used?.bytes ?? null;
  useEffect(() => {
    if (bytes !== null) void mutate(USAGE_PATH);
  }, [bytes, mutate]);

  const { notice } = files;
  const tellNotice = useEffectEvent((title: string) => {
    toast({ title, variant: 'destructive' });
    files.forgetNotice();
  });
  useEffect(() => {
    if (notice) tellNotice(notice);
  }, [notice]);

  const addPasted = useEffectEvent((event: ClipboardEvent) => {
    const pasted = carriedFiles(event.clipboardData).filter((file) => file.type.startsWith('image/'));
    if (pasted.length === 0) return;
    event.preventDefault();
    files.add(pasted);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => addPasted(event);
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, []);

  return (
    // Its buttons do everything too; files may also be dropped anywhere.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <main id="content" {...drop.handlers} className={`relative min-h-[calc(100dvh-4rem)] ${LIST_PAGE}`}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-28 sm:text-40">{message('projects.uploads')}</h1>
          {library.used !== null && library.used.count > 0 && (
            <p className="tabular mt-1 text-15 text-muted">
              {message('projects.uploadsUsed', { count: library.used.count, size: sizeText(library.used.bytes) })}
            </p>
          )}
        </div>
        <div className="flex items-center gap-4 max-sm:w-full max-sm:justify-between">
          <StorageNote />
          {!(isEmpty && !isFiltered) && (
            <Button variant="primary" icon={ImagePlus} onClick={() => input.current?.click()}>
              {message('library.upload')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={accept}
          aria-label={message('library.upload')}
          onChange={({ currentTarget }) => {
            files.add([...(currentTarget.files ?? [])]);
            // Lets the same file be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>

      <ListBar className="gap-x-3">
        <SearchField
          clearLabel={message('common.clearSearch')}
          maxLength={200}
          className="min-w-0 flex-1 basis-64"
          label={message('projects.searchUploads')}
          value={typed}
          onChange={type}
        />
        <div role="group" aria-label={message('library.categories')} className="flex flex-wrap items-center gap-2">
          <Chip pressed={view.kind === null} onClick={() => choose(null)}>
            {message('projects.allUploads')}
          </Chip>
          {UPLOAD_KINDS.map((kind) => (
            <Chip key={kind} pressed={view.kind === kind} onClick={() => choose(kind)}>
              {message(`library.uploadKind.${kind}`)}
            </Chip>
          ))}
        </div>
      </ListBar>

      <UploadProgress files={files} />
      <div className="mt-5">
        {library.failed && library.uploads === null ? (
          <ListFailed title={message('library.uploadsNotLoaded')} onRetry={refresh} />
        ) : isEmpty ? (
          <EmptyState
            title={message(
              view.query !== '' ? 'library.noUploadFound' : isFiltered ? 'projects.noneOfKind' : 'library.noUploads',
              { query: view.query },
            )}
            hint={isFiltered ? undefined : message('library.noUploadsHint')}
            action={
              isFiltered ? (
                <Button onClick={clear}>{message('projects.showAllUploads')}</Button>
              ) : (
                <Button variant="primary" icon={ImagePlus} onClick={() => input.current?.click()}>
                  {message('library.upload')}
                </Button>
              )
            }
            className="mt-8 rounded-card border border-dashed border-line-strong"
          />
        ) : (
          <CardGrid
            label={message('library.yourUploads')}
            items={library.uploads}
            total={isFiltered ? uploads.length : (library.used?.count ?? uploads.length)}
            hasMore={library.next !== null}
            onNearEnd={more}
            onCardKey={(event, upload) => {
              if (event.key === 'F2') setRenaming(upload.id);
              else if (event.key === 'Delete') setDeleting(selection.ids.has(upload.id) ? chosen : [upload]);
              else return;
              event.preventDefault();
            }}
            renderCard={(upload, tabIndex) => (
              <UploadCard
                upload={upload}
                tabIndex={tabIndex}
                isSelected={selection.ids.has(upload.id)}
                isSelecting={selection.ids.size > 0}
                isRenaming={renaming === upload.id}
                actions={actions}
                onOpen={() => setOpen(upload.id)}
                onSelect={(range) => selection.select(upload.id, range)}
                onRename={(isOn) => setRenaming(isOn ? upload.id : null)}
                onDelete={() => setDeleting([upload])}
              />
            )}
          />
        )}
        {library.failed && library.uploads !== null && <ListFailed onRetry={more} isMore />}
      </div>

      <SelectionBar
        count={chosen.length}
        total={uploads.length}
        selectAll={library.next === null ? { run: () => selection.selectAll(), isBusy: false } : null}
        onClear={selection.clear}
      >
        <Button
          variant="ghost"
          size="small"
          icon={Trash2}
          onClick={() => setDeleting(chosen)}
          className="text-danger-text!"
        >
          {message('projects.delete')}
        </Button>
      </SelectionBar>
      {opened && (
        <UploadDialog
          upload={opened}
          actions={actions}
          onClose={() => setOpen(null)}
          onDelete={() => {
            setOpen(null);
            setDeleting([opened]);
          }}
        />
      )}
      {deleting !== null && (
        <QuestionDialog
          title={
            deleting.length === 1
              ? message('library.removeTitle', { name: deleting[0]?.name ?? '' })
              : message('projects.deleteUploadsTitle', { count: deleting.length })
          }
          text={message('projects.deleteUploadsText', { count: deleting.length })}
          cancel={message('common.cancel')}
          confirm={message('projects.delete')}
          run={async () => {
            selection.clear();
            await actions.remove(deleting);
          }}
          onClose={() => setDeleting(null)}
        />
      )}
      {drop.over && (
        <div className="pointer-events-none fixed inset-4 z-40 grid place-items-center rounded-sheet border-2 border-dashed border-accent bg-accent-soft/90">
          <p className="font-heading text-22 font-semibold">{message('library.dropHere')}</p>
        </div>
      )}
    </main>
  );
}
