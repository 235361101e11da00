/**
 * Shares one design by a link that anybody may view. Opening the dialog makes no link: that takes a press. Stopping ends
 * the link at once.
 */
import { Link2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ShareTerms } from '#app/contracts/share-request.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog.tsx';
import { Loading } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { LinkRow } from './link-row.tsx';
import { TermFields } from './term-fields.tsx';
import { useShareLink } from './use-share-link.ts';

export interface ShareDialogProps {
  designId: string;
  title: string;
  onClosed(): void;
}

export default function ShareDialog({ designId, title, onClosed }: ShareDialogProps): ReactNode {
  const { link, hasFailed, reload, task, make, change, stop } = useShareLink(designId);
  const [terms, setTerms] = useState<ShareTerms>({ allowsCopies: false, days: null });
  const [wasStopped, setStopped] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  // The pressed button is gone once the link is made or stopped.
  const isFirst = useRef(true);
  const isShared = link == null ? link : true;
  useEffect(() => {
    if (isShared === undefined) return;
    if (!isFirst.current) main.current?.focus();
    isFirst.current = false;
  }, [isShared]);

  const stopSharing = async (): Promise<void> => {
    await stop();
    setStopped(true);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClosed()}
      title={message('share.title', { title })}
      description={
        link ? (
          <span>
            <span className="font-medium text-ink">{message('share.whoSees')}.</span>{' '}
            <span>{message('share.asItIs')}</span>
          </span>
        ) : (
          <span>{message('share.whoWillSee')}</span>
        )
      }
      footer={
        link === undefined ? undefined : link ? (
          <Button
            variant="ghost"
            disabled={task.busy}
            onClick={() => void stopSharing()}
            className="-ms-3 me-auto px-3! text-danger-text!"
          >
            {message('share.stop')}
          </Button>
        ) : (
          <>
            <DialogClose asChild>
              <Button variant="ghost">{message('common.cancel')}</Button>
            </DialogClose>
            <Button ref={main} variant="primary" icon={Link2} busy={task.busy} onClick={() => void make(terms)}>
              {message('share.makeLink')}
            </Button>
          </>
        )
      }
    >
      {hasFailed ? (
        <div role="alert" className="grid justify-items-start gap-3 text-13">
          <p className="text-danger-text">{message('share.loadFailed')}</p>
          <Button size="small" onClick={reload}>
            {message('common.retry')}
          </Button>
        </div>
      ) : link === undefined ? (
        <Loading label={message('share.loading')} className="min-h-32 content-center" />
      ) : (
        <div className="grid gap-5">
          {link && <LinkRow path={link.path} title={title} mainRef={main} />}
          <TermFields
            terms={link ?? terms}
            endsAt={link?.endsAt ?? null}
            disabled={task.busy}
            onChange={(patch) => (link ? void change(patch) : setTerms({ ...terms, ...patch }))}
          />
          <p role="status" className="text-13 text-muted empty:hidden">
            {wasStopped && link === null ? message('share.stopped') : ''}
          </p>
          <AlertText>{task.error}</AlertText>
        </div>
      )}
    </Dialog>
  );
}
