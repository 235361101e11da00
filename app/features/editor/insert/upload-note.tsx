/** Over the canvas during uploads: their progress, a way to stop them, and what to do about failed ones. */
import { RotateCcw, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { useCell, useSession } from '../session/session-context.tsx';
import { uploadsOf } from './picture-uploads.ts';

/** Shorter waits show no words, ms. */
const SHOW_AFTER = 1_000;

export default function UploadNote(): ReactNode {
  const uploads = useCell(uploadsOf(useSession()));
  const running = uploads.filter(({ error }) => error === null);
  const failed = uploads.filter(({ error }) => error !== null);
  const long = useLong(running.length > 0);
  if (failed.length === 0 && !(long && running.length > 0)) return null;
  const progress = running.reduce((sum, one) => sum + one.progress, 0) / Math.max(1, running.length);
  const label = message('pictures.uploading', { count: running.length });
  return (
    <div
      role="status"
      data-uploads
      className="absolute bottom-14 left-1/2 z-20 grid w-80 max-w-[calc(100%-24px)] -translate-x-1/2 animate-fade gap-1 rounded-card border border-line bg-raised py-1.5 ps-3 pe-1.5 shadow-float"
    >
      {running.length > 0 && (
        <div className="flex min-h-9 items-center gap-3">
          <div className="grid min-w-0 flex-1 gap-1.5">
            <span className="truncate text-13">{label}</span>
            <ProgressLine label={label} value={progress} />
          </div>
          <Button variant="ghost" size="small" onClick={() => running.forEach((one) => one.cancel())}>
            {message('common.cancel')}
          </Button>
        </div>
      )}
      {failed.map(({ id, name, error, retryable, retry, cancel }) => (
        <div key={id} className="flex min-h-9 items-center gap-1">
          <div className="min-w-0 flex-1 text-13">
            <p className="truncate font-medium">{name}</p>
            <p className="text-12 text-danger-text">{error}</p>
          </div>
          {retryable && <IconButton label={message('common.retry')} icon={RotateCcw} onClick={retry} />}
          <IconButton label={message('pictures.dismiss')} icon={X} onClick={cancel} />
        </div>
      ))}
    </div>
  );
}

/** Whether something has been true for a while. */
function useLong(now: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!now) return setLong(false);
    const timer = setTimeout(() => setLong(true), SHOW_AFTER);
    return () => clearTimeout(timer);
  }, [now]);
  return long;
}
