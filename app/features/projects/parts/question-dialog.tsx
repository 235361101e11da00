/** A question before something is lost. */
import { useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog.tsx';
import { message } from '#messages/message.ts';

export interface QuestionDialogProps {
  title: string;
  text: string;
  confirm: string;
  /** Closes once this is done; the handler reports its own failure. */
  run(): Promise<void>;
  onClose(): void;
}

export function QuestionDialog({ title, text, confirm, run, onClose }: QuestionDialogProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const confirmed = async (): Promise<void> => {
    setBusy(true);
    await run();
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title={title}
      description={text}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <DialogClose asChild>
            <Button>{message('common.cancel')}</Button>
          </DialogClose>
          <Button variant="danger" busy={isBusy} onClick={() => void confirmed()}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
