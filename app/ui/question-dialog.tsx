/** Asks one question before something is lost. */
import { useState, type ReactNode } from 'react';
import { AlertText } from './alert-text.tsx';
import { Button } from './button.tsx';
import { Dialog, DialogClose } from './dialog.tsx';

export interface QuestionDialogProps {
  title: string;
  text: string;
  cancel: string;
  confirm: string;
  /** An error stays on the dialog, in words; otherwise it closes when this is done. */
  run(): Promise<string | void>;
  onClose(): void;
}

export function QuestionDialog({ title, text, cancel, confirm, run, onClose }: QuestionDialogProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirmed = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const wrong = (await run()) ?? null;
    setBusy(false);
    setProblem(wrong);
    if (wrong === null) onClose();
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
            <Button>{cancel}</Button>
          </DialogClose>
          <Button variant="danger" busy={isBusy} onClick={() => void confirmed()}>
            {confirm}
          </Button>
        </>
      }
    >
      <AlertText>{problem}</AlertText>
    </Dialog>
  );
}
