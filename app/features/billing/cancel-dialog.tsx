/** Cancelling: says what is kept, and until when, before it is done. */
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { httpPost } from '#app/browser/http-client.ts';
import { useTask } from '#app/browser/use-task.ts';
import type { SubscriptionView } from '#app/services/payments/payments.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { useZone } from '#app/browser/time.tsx';
import { message } from '#messages/message.ts';
import { timeText } from '#messages/time-text.ts';
import { planName } from './plan-lines.ts';

export function CancelDialog({
  subscription: { plan: key, periodEnd },
}: {
  subscription: SubscriptionView;
}): ReactNode {
  const zone = useZone();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const { busy, error, run, clear } = useTask();
  const words = { plan: planName(key), date: timeText(periodEnd, 'day', zone) };
  const cancel = () =>
    void run(async () => {
      await httpPost('/api/subscription/cancel', {});
      await revalidate();
      setOpen(false);
      toast({ title: message('billing.cancelled', words) });
    });
  return (
    <Dialog
      title={message('billing.cancelTitle', words)}
      description={message('billing.cancelText', words)}
      trigger={<Button variant="ghost">{message('billing.cancelPlan')}</Button>}
      open={open}
      onOpenChange={(now) => {
        setOpen(now);
        clear();
      }}
      footer={
        <>
          <DialogClose asChild>
            <Button>{message('billing.keepPlan', words)}</Button>
          </DialogClose>
          <Button variant="danger" busy={busy} onClick={cancel}>
            {message('billing.cancelPlan')}
          </Button>
        </>
      }
    >
      {error && (
        <p role="alert" className="text-15 text-danger-text">
          {error}
        </p>
      )}
    </Dialog>
  );
}
