/** A button that opens a small form in a dialog. Saving it refreshes the page and closes it; errors stay in it. */
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useTask } from '#app/browser/use-task.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button, type ButtonProps } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';

export interface FormDialogProps {
  /** Also the name of the button that opens it. */
  title: string;
  text: string;
  variant?: ButtonProps['variant'];
  /** The name of the button that saves. */
  confirm: string;
  /** Whether everything required is filled in. */
  isReady: boolean;
  save(): Promise<void>;
  /** For the toast when it is saved. */
  done: string;
  /** Empties the fields. */
  onDone(): void;
  children: ReactNode;
}

export function FormDialog({
  title,
  text,
  variant,
  confirm,
  isReady,
  save,
  done,
  onDone,
  children,
}: FormDialogProps): ReactNode {
  const { revalidate } = useRevalidator();
  const { busy, error, run, clear } = useTask();
  const [open, setOpen] = useState(false);
  const submit = () =>
    void run(async () => {
      await save();
      await revalidate();
      setOpen(false);
      onDone();
      toast({ title: done });
    });
  return (
    <Dialog
      title={title}
      description={text}
      trigger={
        <Button size="small" variant={variant}>
          {title}
        </Button>
      }
      open={open}
      onOpenChange={(now) => {
        setOpen(now);
        clear();
      }}
      footer={
        <>
          <DialogClose asChild>
            <Button>{message('common.cancel')}</Button>
          </DialogClose>
          <Button variant="primary" busy={busy} disabled={!isReady} onClick={submit}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        <AlertText>{error}</AlertText>
      </div>
    </Dialog>
  );
}
