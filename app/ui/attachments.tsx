/** Files attached to a text: thumbnails with their states and a remove button. */
import { RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ProgressLine } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

export interface AttachmentView {
  id: string;
  name: string;
  /** Address of a small picture of it; none while unknown. */
  preview: string | null;
  state: 'uploading' | 'ready' | 'failed';
  /** 0 to 1 while uploading, if known. */
  progress?: number;
  /** The error, for users. */
  error?: string;
}

export interface AttachmentsProps {
  attachments: readonly AttachmentView[];
  removeLabel(name: string): string;
  onRemove?(id: string): void;
  /** If given, a failed one can be pressed to retry; `retryLabel` says so. */
  onRetry?(id: string): void;
  retryLabel?: string;
  className?: string;
}

export function Attachments({
  attachments,
  removeLabel,
  onRemove,
  onRetry,
  retryLabel,
  className,
}: AttachmentsProps): ReactNode {
  return (
    <ul className={classNames('flex flex-wrap gap-2.5', className)}>
      {attachments.map((attachment) => (
        <li key={attachment.id} className="relative animate-arrive">
          <Tooltip
            label={
              attachment.error ? [attachment.error, onRetry && retryLabel].filter(Boolean).join(' · ') : attachment.name
            }
          >
            {attachment.state === 'failed' && onRetry ? (
              <button
                type="button"
                aria-label={`${attachment.name}: ${retryLabel ?? ''}`}
                onClick={() => onRetry(attachment.id)}
                className={thumbClass(attachment)}
              >
                <Thumbnail attachment={attachment} />
              </button>
            ) : (
              <div className={thumbClass(attachment)}>
                <Thumbnail attachment={attachment} />
              </div>
            )}
          </Tooltip>
          {onRemove && (
            <button
              type="button"
              aria-label={removeLabel(attachment.name)}
              onClick={() => onRemove(attachment.id)}
              className="absolute -top-2 -end-2 grid size-6 place-items-center rounded-full border border-line bg-raised text-muted shadow-float hover:text-ink"
            >
              <X size={13} strokeWidth={2.25} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function thumbClass({ state }: AttachmentView): string {
  return classNames(
    'chequer relative grid size-16 place-items-center overflow-hidden rounded-control border',
    state === 'failed' ? 'border-danger' : 'border-line',
  );
}

function Thumbnail({ attachment }: { attachment: AttachmentView }): ReactNode {
  const { state, preview, name, error, progress } = attachment;
  return (
    <>
      {preview ? (
        <img
          src={preview}
          alt={name}
          className={classNames('size-full object-cover transition-opacity', state !== 'ready' && 'opacity-55')}
        />
      ) : (
        <span className="size-full bg-tint" />
      )}
      {state === 'failed' && (
        <span className="absolute inset-0 grid place-items-center bg-danger-soft/85 text-danger-text">
          <RotateCw size={18} strokeWidth={2} aria-label={error} />
        </span>
      )}
      {state === 'uploading' && (
        <div className="absolute inset-x-1.5 bottom-1.5">
          <ProgressLine label={name} value={progress} />
        </div>
      )}
    </>
  );
}
