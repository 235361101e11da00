/** Naming a folder, new or existing. */
import { useState, type ReactNode } from 'react';
import { thrownText } from '#app/browser/thrown-text.ts';
import { FOLDER_NAME_LENGTH } from '#app/contracts/projects.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';

export interface FolderNameDialogProps {
  title: string;
  description?: string;
  confirm: string;
  /** The field's initial value. */
  name: string;
  /** Rejects with what is wrong with the name. */
  save(name: string): Promise<void>;
  onClose(): void;
}

export function FolderNameDialog({
  title,
  description,
  confirm,
  name,
  save,
  onClose,
}: FolderNameDialogProps): ReactNode {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    const wanted = typed.trim();
    if (wanted === '') {
      setProblem(message('projects.folderNameEmpty'));
      return;
    }
    setBusy(true);
    try {
      if (wanted !== name) await save(wanted);
      onClose();
    } catch (thrown) {
      setProblem(thrownText(thrown));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      size="small"
      title={title}
      description={description}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <DialogClose asChild>
            <Button>{message('common.cancel')}</Button>
          </DialogClose>
          <Button variant="primary" busy={isBusy} onClick={() => void submit()}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={message('projects.folderName')}
          value={typed}
          maxLength={FOLDER_NAME_LENGTH}
          error={problem}
          placeholder={message('projects.folderNameExample')}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(null);
          }}
        />
      </form>
    </Dialog>
  );
}
