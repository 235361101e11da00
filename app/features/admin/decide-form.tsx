/** An operator's decision about something flagged or reported: making it, and showing it once it is made. */
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { httpPost } from '#app/browser/http-client.ts';
import { Time } from '#app/browser/time.tsx';
import { useTask } from '#app/browser/use-task.ts';
import { NOTE_LENGTH } from '#app/services/admin/admin-requests.ts';
import type { DecisionView } from '#app/services/admin/admin.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message, type MessageKey } from '#messages/message.ts';

/** `names`: of decisions by their recorded keys. */
export function Decided({
  decision: { what, by, at, note },
  names,
}: {
  decision: DecisionView;
  names: Readonly<Record<string, MessageKey | undefined>>;
}): ReactNode {
  const name = names[what];
  return (
    <footer className="border-t border-line pt-3 text-13">
      <p>
        <span className="font-medium">{name ? message(name) : what}</span>
        <span className="text-muted"> · </span>
        <bdi className="text-muted">{by ?? message('admin.unknownOperator')}</bdi>
        <span className="text-muted"> · </span>
        <Time at={at} format="moment" className="tabular text-muted" />
      </p>
      {note && <p className="mt-1 text-muted wrap-anywhere">{note}</p>}
    </footer>
  );
}

export interface DecideFormProps<Choice extends string> {
  /** Where the decision is posted. */
  path: string;
  /** What the decisions do, in words. */
  effect: MessageKey;
  choices: readonly Choice[];
  nameOf(choice: Choice): MessageKey;
}

export function DecideForm<Choice extends string>({
  path,
  effect,
  choices,
  nameOf,
}: DecideFormProps<Choice>): ReactNode {
  const { revalidate } = useRevalidator();
  const { busy, error, run } = useTask();
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<Choice | null>(null);
  const decide = (decision: Choice) => {
    setChosen(decision);
    void run(async () => {
      await httpPost(path, { decision, note });
      await revalidate();
      toast({ title: message('admin.decisionKept') });
    });
  };
  return (
    <footer className="grid gap-3 border-t border-line pt-4">
      <p className="text-13 text-pretty text-muted">{message(effect)}</p>
      <TextField
        label={message('admin.note')}
        value={note}
        maxLength={NOTE_LENGTH}
        className="max-w-lg"
        onChange={(event) => setNote(event.target.value)}
      />
      <AlertText>{error}</AlertText>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={choice}
            size="small"
            variant={choice === 'take-down' ? 'danger' : 'secondary'}
            busy={busy && chosen === choice}
            disabled={busy && chosen !== choice}
            onClick={() => decide(choice)}
          >
            {message(nameOf(choice))}
          </Button>
        ))}
      </div>
    </footer>
  );
}
