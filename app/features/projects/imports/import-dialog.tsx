/** Imports a file as a new design: chosen or dropped, with its progress, then what was not carried. */
import { FileInput } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { useFileDrop } from '#app/ui/use-file-drop.ts';
import type { ImportedDesign } from '#app/contracts/imports.ts';
import { IMPORT_LIMITS, UPLOAD_LIMITS } from '#app/contracts/upload-limits.ts';
import { message } from '#messages/message.ts';
import { useImport } from '#app/browser/imports/import-file.ts';
import { NotesList } from '#app/ui/notes-list.tsx';
import { ProgressNote } from '#app/ui/progress-note.tsx';
import { importLines } from '#app/browser/imports/import-lines.ts';

export function ImportDialog({ onClose }: { onClose(): void }): ReactNode {
  const navigate = useNavigate();
  const importing = useImport<ImportedDesign>();
  const { now } = importing;
  const open = (id: string): void => void navigate(`/canvas/${id}`);
  const send = async (file: File): Promise<void> => {
    const made = await importing.send('/api/imports', file);
    // Nothing to read: straight to the design.
    if (made && importLines(made).length === 0) open(made.id);
  };
  return (
    <Dialog
      open
      title={now.state === 'done' ? message('imports.done', { name: now.file.name }) : message('imports.title')}
      description={
        now.state === 'done' ? undefined : message('imports.hint', { megabytes: UPLOAD_LIMITS.bytes / 1_000_000 })
      }
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        importing.cancel();
        onClose();
      }}
      footer={
        now.state === 'done' ? (
          <>
            <Button onClick={importing.forget}>{message('imports.another')}</Button>
            <Button variant="primary" onClick={() => open(now.answer.id)}>
              {message('imports.open')}
            </Button>
          </>
        ) : undefined
      }
    >
      {now.state === 'running' ? (
        <ProgressNote
          label={message(now.sent < 1 ? 'imports.sending' : 'imports.reading', { name: now.file.name })}
          {...(now.sent < 1 && { value: now.sent })}
          cancel={message('common.cancel')}
          onCancel={importing.cancel}
        />
      ) : now.state === 'done' ? (
        <NotesList
          intro={message(importLines(now.answer).length > 0 ? 'imports.doneExcept' : 'imports.doneWhole')}
          lines={importLines(now.answer)}
        />
      ) : (
        <div className="grid gap-3">
          {now.state === 'failed' && (
            <p role="alert" className="text-13 text-danger-text">
              {message('imports.failed', { name: now.file.name })}. {now.error}
            </p>
          )}
          <DropZone onFile={(file) => void send(file)} />
        </div>
      )}
    </Dialog>
  );
}

function DropZone({ onFile }: { onFile(file: File): void }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(([file]) => file && onFile(file));
  return (
    <div
      {...drop.handlers}
      className={classNames(
        'grid justify-items-center gap-4 rounded-card border border-dashed p-8 text-center',
        drop.over ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      <FileInput size={28} strokeWidth={1.5} aria-hidden className="text-faint" />
      <p className="text-13 text-muted">{message('imports.drop')}</p>
      <Button variant="primary" onClick={() => input.current?.click()}>
        {message('imports.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMPORT_LIMITS.accept}
        aria-label={message('imports.importFile')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}

/** Opens the dialog. */
export function ImportButton({ className }: { className?: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={FileInput} onClick={() => setOpen(true)} className={className}>
        {message('imports.import')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
