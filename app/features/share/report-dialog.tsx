/** Tells the operators what is wrong with a shared design: one reason of a list, and words if wanted. */
import { useId, useState, type ReactNode } from 'react';
import { httpPost } from '#app/browser/http-client.ts';
import { useTask } from '#app/browser/use-task.ts';
import { SHARE_REPORT_REASONS, SHARE_REPORT_TEXT, type ShareReportReason } from '#app/contracts/share.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog.tsx';
import { TextArea } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';

export default function ReportDialog({ token, onClosed }: { token: string; onClosed(): void }): ReactNode {
  const id = useId();
  const { busy, error, run } = useTask();
  const [reason, setReason] = useState<ShareReportReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [text, setText] = useState('');
  const send = (): void => {
    setMissing(reason === null);
    if (reason === null) return;
    void run(async () => {
      await httpPost(`/api/shared/${token}/reports`, { reason, text });
      toast({ title: message('share.reportSent'), description: message('share.reportSentText') });
      onClosed();
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClosed()}
      title={message('share.report')}
      description={message('share.reportText')}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <fieldset className="grid gap-1" aria-describedby={isMissing ? `${id}-missing` : undefined}>
          <legend className="mb-1.5 text-13 font-medium">{message('share.reportReason')}</legend>
          {SHARE_REPORT_REASONS.map((one) => (
            <label
              key={one}
              className="-mx-2 flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-2 text-15 hover:bg-tint has-checked:bg-tint"
            >
              <input
                type="radio"
                name={`${id}-reason`}
                value={one}
                checked={reason === one}
                disabled={busy}
                onChange={() => {
                  setReason(one);
                  setMissing(false);
                }}
                className="size-4.5 shrink-0 accent-ink"
              />
              <span>{message(`share.reportReason.${one}`)}</span>
            </label>
          ))}
          <AlertText id={`${id}-missing`}>{isMissing && message('share.reportReasonMissing')}</AlertText>
        </fieldset>
        <TextArea
          label={message('share.reportWords')}
          maxLength={SHARE_REPORT_TEXT}
          value={text}
          disabled={busy}
          hint={message('share.reportLeft', { used: text.length, limit: SHARE_REPORT_TEXT })}
          onChange={(event) => setText(event.target.value)}
        />
        {error !== null && (
          <p role="alert" className="text-13 text-danger-text">
            <strong className="font-semibold">{message('share.reportFailed')}.</strong> <span>{error}</span>
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <DialogClose asChild>
            <Button variant="ghost">{message('common.cancel')}</Button>
          </DialogClose>
          <Button type="submit" variant="primary" busy={busy}>
            {message('share.reportSend')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
