/**
 * The prompt box: text, files by button, drop or paste, context chips, send or stop. It is a real form, so it also
 * works before any script has run.
 */
import { ArrowUp, ImagePlus, Square } from 'lucide-react';
import { useRef, type ClipboardEvent, type ComponentProps, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Attachments, type AttachmentView } from './attachments.tsx';
import { useAutosize } from './autosize.ts';
import { carriedFiles } from './carried-words.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Tooltip } from './tooltip.tsx';
import { useFileDrop } from './use-file-drop.ts';

export interface ComposerWords {
  /** Name of the text area for screen readers. */
  label: string;
  placeholder: string;
  attach: string;
  send: string;
  stop: string;
  /** Shown over the box while files are dragged over it. */
  drop: string;
  remove(name: string): string;
  /** Shown on an attachment that failed. */
  retry: string;
}

export interface ComposerProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onChange' | 'children'> {
  words: ComposerWords;
  value: string;
  onChange(value: string): void;
  onSend(): void;
  /** There is something to send and nothing prevents it. */
  canSend: boolean;
  /** Sending is under way. */
  sending?: boolean;
  /** Given while a stoppable task is running: the send button becomes a stop button. */
  onStop?(): void;
  attachments?: readonly AttachmentView[];
  /** Without it no files are accepted. */
  onFiles?(files: File[]): void;
  onRemoveAttachment?(id: string): void;
  onRetryAttachment?(id: string): void;
  /** For the file chooser: MIME types, joined by commas. */
  accept?: string;
  /** Left of the send button: chips and choices. */
  tools?: ReactNode;
  /** Above the text: pieces of context. */
  context?: ReactNode;
  /** The error; shown below the text and announced. */
  error?: string | null;
  /** Minimum and maximum number of lines. */
  lines?: [number, number];
  /** Names of the form's fields, for sending without scripts. */
  names?: { text: string; files: string };
  textRef?: Ref<HTMLTextAreaElement>;
  autoFocus?: boolean;
  /** Called first with keys in the text; skips the default action if it prevents it. */
  onKey?(event: KeyboardEvent<HTMLTextAreaElement>): void;
  /** A parent accepts dropped files, and says so. */
  dropsElsewhere?: boolean;
}

const noAttachments: readonly AttachmentView[] = [];
const usualLines: [number, number] = [1, 10];

export function Composer({
  words,
  value,
  onChange,
  onSend,
  canSend,
  sending = false,
  onStop,
  attachments = noAttachments,
  onFiles,
  onRemoveAttachment,
  onRetryAttachment,
  accept,
  tools,
  context,
  error,
  lines = usualLines,
  names,
  textRef,
  autoFocus,
  onKey,
  dropsElsewhere = false,
  className,
  ...form
}: ComposerProps): ReactNode {
  const area = useRef<HTMLTextAreaElement | null>(null);
  const chooser = useRef<HTMLInputElement | null>(null);
  const drop = useFileDrop(dropsElsewhere ? undefined : onFiles);
  useAutosize(area, value, lines[1]);

  const takeKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    onKey?.(event);
    if (event.defaultPrevented) return;
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (canSend && !sending && !onStop) onSend();
  };
  const takePastedFiles = (event: ClipboardEvent): void => {
    const files = carriedFiles(event.clipboardData);
    if (!onFiles || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };

  return (
    <form
      {...form}
      {...drop.handlers}
      onSubmit={(event) => {
        event.preventDefault();
        // If there is nothing to send, the handler says what is missing.
        if (!sending && !onStop) onSend();
      }}
      className={classNames(
        'relative grid rounded-sheet border bg-panel transition-[border-color,box-shadow] duration-200',
        drop.over ? 'border-accent' : 'border-line-strong focus-within:border-ink',
        className,
      )}
    >
      {attachments.length > 0 && (
        <Attachments
          attachments={attachments}
          removeLabel={words.remove}
          onRemove={onRemoveAttachment}
          onRetry={onRetryAttachment}
          retryLabel={words.retry}
          className="px-3 pt-3"
        />
      )}
      {context && <div className="flex flex-wrap gap-1.5 px-3 pt-3">{context}</div>}
      <textarea
        ref={(element) => {
          area.current = element;
          if (typeof textRef === 'function') textRef(element);
          else if (textRef) textRef.current = element;
        }}
        dir="auto"
        aria-label={words.label}
        aria-invalid={error ? true : undefined}
        name={names?.text}
        placeholder={words.placeholder}
        rows={lines[0]}
        value={value}
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={takeKey}
        onPaste={takePastedFiles}
        className="w-full resize-none bg-transparent px-4 pt-3.5 pb-1 text-15 outline-none data-scrolls:mask-t-from-[calc(100%-0.875rem)] data-scrolls:mask-b-from-[calc(100%-1.5rem)] data-scrolls:pb-6 placeholder:text-faint focus-visible:outline-none"
      />
      {error && (
        <p role="alert" className="px-4 pt-1 text-13 text-danger-text">
          {error}
        </p>
      )}
      <div className="flex items-end gap-2 p-2 pt-1">
        <div className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-1.5">
          {onFiles && (
            <>
              <IconButton label={words.attach} icon={ImagePlus} round onClick={() => chooser.current?.click()} />
              <input
                ref={chooser}
                type="file"
                name={names?.files}
                accept={accept}
                multiple
                tabIndex={-1}
                aria-hidden
                className="sr-only"
                onChange={(event) => {
                  const files = [...(event.target.files ?? [])];
                  event.target.value = '';
                  if (files.length > 0) onFiles(files);
                }}
              />
            </>
          )}
          {tools}
        </div>
        {onStop ? (
          <IconButton label={words.stop} icon={StopIcon} variant="ink" round onClick={onStop} className="size-9" />
        ) : (
          <SendButton label={words.send} ready={canSend && !sending} busy={sending} />
        )}
      </div>
      {drop.over && (
        <div className="pointer-events-none absolute inset-0 grid animate-fade place-items-center rounded-sheet border-2 border-dashed border-accent bg-accent-soft/95 text-15 font-medium text-accent-text">
          {words.drop}
        </div>
      )}
    </form>
  );
}

const StopIcon = ((props: ComponentProps<typeof Square>) => (
  <Square {...props} size={14} fill="currentColor" />
)) as typeof Square;

/** A submit button that is never disabled, so that the form works before scripts run; it is grey if not ready. */
function SendButton({ label, ready, busy }: { label: string; ready: boolean; busy: boolean }): ReactNode {
  return (
    <Tooltip label={label} shortcut="Enter">
      <button
        type="submit"
        aria-label={label}
        aria-busy={busy || undefined}
        className={classNames(
          'grid size-9 shrink-0 place-items-center rounded-full transition-[background-color,color,transform] active:scale-95',
          ready ? 'bg-accent text-on-accent hover:bg-accent-hover' : 'bg-tint-strong text-faint',
        )}
      >
        <ArrowUp size={20} strokeWidth={2.25} aria-hidden />
      </button>
    </Tooltip>
  );
}
