/** One picture of the library: pressed or dragged onto the page; renamed and removed by its menu. */
import { MoreHorizontal, PencilLine, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast-store.ts';
import type { Upload } from '#app/contracts/uploads.ts';
import type { Point } from '#design/document/geometry.ts';
import { message } from '#messages/message.ts';
import { insertPictureCommand } from '../../commands/insert-picture.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { useDragItem } from '../../insert/drag-item.ts';
import type { UploadLibrary } from '#app/browser/uploads/use-uploads.ts';

export interface UploadTileProps {
  upload: Upload;
  width: number;
  height: number;
  library: Pick<UploadLibrary, 'rename' | 'remove'>;
}

function add(session: EditorSession, upload: Upload, at: Point | null): void {
  const picture = { id: upload.id, width: upload.width, height: upload.height, name: upload.name };
  session.run(insertPictureCommand, { picture, ...(at && { at }) });
}

export function UploadTile({ upload, width, height, library }: UploadTileProps): ReactNode {
  const { id, name, transparent } = upload;
  const [asking, setAsking] = useState<'rename' | 'remove' | null>(null);
  const source = useDragItem({ picture: upload, add: (session, at) => add(session, upload, at) });
  return (
    <div className="group/upload relative" style={{ width, height }}>
      <button
        type="button"
        aria-label={message('library.addUpload', { name })}
        title={name}
        {...source}
        className={classNames(
          'block size-full touch-pan-y overflow-hidden rounded-small outline-offset-1 select-none',
          transparent ? 'chequer-middle' : 'bg-tint',
        )}
      >
        <img
          data-drag-picture
          src={`/api/assets/${id}?size=256`}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={classNames('size-full', transparent ? 'object-contain' : 'object-cover')}
        />
      </button>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            aria-label={message('library.uploadMenu', { name })}
            className="absolute end-1 top-1 grid size-6 place-items-center rounded-small bg-raised text-ink opacity-0 shadow-float transition-opacity group-hover/upload:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
          >
            <MoreHorizontal size={15} aria-hidden />
          </button>
        }
      >
        <MenuItem icon={PencilLine} onSelect={() => setAsking('rename')}>
          {message('library.rename')}
        </MenuItem>
        <MenuItem icon={Trash2} danger onSelect={() => setAsking('remove')}>
          {message('library.remove')}
        </MenuItem>
      </Menu>
      {asking === 'rename' && <RenameDialog upload={upload} library={library} onClose={() => setAsking(null)} />}
      {asking === 'remove' && <RemoveDialog upload={upload} library={library} onClose={() => setAsking(null)} />}
    </div>
  );
}

type AskProps = Pick<UploadTileProps, 'upload' | 'library'> & { onClose(): void };

function RenameDialog({ upload, library, onClose }: AskProps): ReactNode {
  const [name, setName] = useState(upload.name);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    if (name.trim() === '') {
      setProblem(message('editor.fileNameEmpty'));
      return;
    }
    setBusy(true);
    try {
      await library.rename(upload.id, name.trim());
      onClose();
    } catch {
      setProblem(message('library.notRenamed'));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      size="small"
      title={message('library.renameTitle')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {message('common.cancel')}
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            {message('library.save')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={message('library.name')}
          value={name}
          maxLength={120}
          error={problem}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

function RemoveDialog({ upload, library, onClose }: AskProps): ReactNode {
  return (
    <Dialog
      open
      size="small"
      title={message('library.removeTitle', { name: upload.name })}
      description={message('library.removeText')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {message('common.cancel')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              library.remove([upload.id]).catch(() =>
                toast({
                  title: message('library.notRemoved'),
                  description: message('library.tryAgain'),
                  variant: 'destructive',
                }),
              );
            }}
          >
            {message('library.remove')}
          </Button>
        </>
      }
    />
  );
}
