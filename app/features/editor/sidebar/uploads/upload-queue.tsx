/** Files being uploaded to the library: each one's progress, with buttons to stop and retry. */
import { RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import type { AttachmentsHandle } from '#app/browser/uploads/use-attachments.ts';
import { message } from '#messages/message.ts';

export function UploadQueue({ files }: { files: AttachmentsHandle }): ReactNode {
  const waiting = files.items.filter(({ state }) => state !== 'ready');
  if (waiting.length === 0) return null;
  return (
    <ul aria-label={message('library.uploading')} className="grid max-h-44 shrink-0 gap-1 overflow-y-auto">
      {waiting.map(({ id, file, preview, state, progress, error }) => (
        <li key={id} className="flex items-center gap-2 rounded-control border border-line p-1">
          {preview && <img src={preview} alt="" className="size-9 shrink-0 rounded-small object-cover" />}
          <div className="grid min-w-0 flex-1 gap-1 text-12">
            <span className="truncate">{file.name}</span>
            {state === 'failed' ? (
              <span role="alert" title={error ?? undefined} className="truncate text-danger-text">
                {error ?? message('editor.uploadFailed')}
              </span>
            ) : (
              <ProgressLine value={progress} label={message('library.uploadingFile', { name: file.name })} />
            )}
          </div>
          {state === 'failed' && (
            <IconButton
              size="tiny"
              icon={RotateCw}
              label={message('library.retryFile', { name: file.name })}
              onClick={() => files.retry(id)}
            />
          )}
          <IconButton
            size="tiny"
            icon={X}
            label={message(state === 'failed' ? 'library.dismissFile' : 'library.cancelFile', { name: file.name })}
            onClick={() => files.remove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
