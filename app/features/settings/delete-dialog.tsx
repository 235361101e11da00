/**
 * The last question before an account is deleted: what goes, and typing a confirmation. Users who signed in long ago
 * sign in again first.
 */
import { useState, type FormEvent, type ReactNode } from 'react';
import { isConfirmation, type DeletionView } from '#app/services/account/account.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';
import { useTask } from '#app/browser/use-task.ts';

export interface DeleteDialogProps {
  deletion: DeletionView;
  /** Deletes the account and leaves this page. Rejects with the server's answer. */
  remove(confirmation: string): Promise<void>;
  /** Ends this session and comes back here after the next sign-in. */
  signInAgain(): Promise<void>;
}

const FORM = 'delete-account';

export function DeleteDialog({
  deletion: { counts, confirmation, fresh },
  remove,
  signInAgain,
}: DeleteDialogProps): ReactNode {
  const [typed, setTyped] = useState('');
  const { busy, error, run, clear } = useTask();
  const matches = isConfirmation(typed, confirmation);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (matches) void run(() => remove(typed));
  };
  const things = [
    ['settings.deleteDesigns', counts.designs],
    ['settings.deleteChats', counts.chats],
    ['settings.deletePictures', counts.pictures],
    ['settings.deleteFonts', counts.fonts],
  ] as const;
  const goes = [
    ...things.flatMap(([key, count]) => (count > 0 ? [message(key, { count })] : [])),
    message('settings.deleteRest'),
  ];
  return (
    <Dialog
      title={message('settings.deleteTitle')}
      description={fresh ? message('settings.deleteLead') : message('settings.signInAgain')}
      trigger={<Button className="text-danger-text!">{message('settings.deleteButton')}</Button>}
      onOpenChange={() => {
        setTyped('');
        clear();
      }}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="ghost">{message('settings.cancel')}</Button>
          </DialogClose>
          {fresh ? (
            <Button variant="danger" type="submit" form={FORM} busy={busy} disabled={!matches}>
              {message('settings.deleteForGood')}
            </Button>
          ) : (
            <Button variant="primary" busy={busy} onClick={() => void run(signInAgain)}>
              {message('settings.signInAgainButton')}
            </Button>
          )}
        </>
      }
    >
      {fresh ? (
        <form id={FORM} onSubmit={submit} className="grid gap-5">
          <ul className="grid gap-1.5 rounded-control bg-danger-soft px-4 py-3 text-13">
            {goes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <TextField
            label={message('settings.deleteConfirm', { confirmation })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            error={error}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
      ) : (
        error && <AlertText>{error}</AlertText>
      )}
    </Dialog>
  );
}
