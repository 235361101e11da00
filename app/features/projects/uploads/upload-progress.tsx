/** Files being uploaded to the library, with buttons to stop and retry. */
import { RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AttachmentsHandle } from '#app/browser/uploads/use-attachments.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';

export function UploadProgress({ files }: { files: AttachmentsHandle }): ReactNode {
  const waiting = files.items.filter(({ state }) => state !== 'ready');
  if (waiting.length === 0) return null;
  return (
    <ul
      aria-label={message('library.uploading')}
      className="mt-5 grid max-h-64 grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-2 overflow-y-auto"
    >
      {waiting.map(({ id, file, preview, state, progress, error }) => (
        <li key={id} className="flex items-center gap-3 rounded-card border border-line bg-panel p-2">
          {preview && <img src={preview} alt="" className="size-10 shrink-0 rounded-small object-cover" />}
          <div className="grid min-w-0 flex-1 gap-1 text-13">
            <span className="truncate">{file.name}</span>
            {state === 'failed' ? (
              <span role="alert" className="text-12 text-danger-text">
                {error ?? message('editor.uploadFailed')}
              </span>
            ) : (
              <ProgressLine value={progress} label={message('library.uploadingFile', { name: file.name })} />
            )}
          </div>
          {state === 'failed' && (
            <IconButton
              icon={RotateCw}
              label={message('library.retryFile', { name: file.name })}
              onClick={() => files.retry(id)}
            />
          )}
          <IconButton
            icon={X}
            label={message(state === 'failed' ? 'library.dismissFile' : 'library.cancelFile', { name: file.name })}
            onClick={() => files.remove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
