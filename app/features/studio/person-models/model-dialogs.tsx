/** Changing a model's description, and deleting a model. */
import { useState, type ReactNode } from 'react';
import { httpDelete, httpPatch } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { personAboutSchema, type PersonModelView } from '#app/contracts/person-model.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { QuestionDialog } from '#app/ui/question-dialog.tsx';
import { message } from '#messages/message.ts';
import { AboutFields, type AboutDraft, type AboutProblems } from './about-fields.tsx';

export interface ModelDialogProps {
  model: PersonModelView;
  onClose(): void;
  onDone(): void;
}

export function EditModelDialog({ model, onClose, onDone }: ModelDialogProps): ReactNode {
  const { name, gender, ethnicity, hair, skin, body, age } = model;
  const [about, setAbout] = useState<AboutDraft>({ name, gender, ethnicity, hair, skin, body, age });
  const [problems, setProblems] = useState<AboutProblems>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function save(): Promise<void> {
    const read = personAboutSchema.safeParse(about);
    setProblems(
      read.success
        ? {}
        : Object.fromEntries(read.error.issues.toReversed().map(({ path, message: words }) => [path[0], words])),
    );
    if (!read.success) return;
    setBusy(true);
    setProblem(null);
    try {
      await httpPatch(`/api/models/${model.id}`, read.data);
      onDone();
    } catch (thrown) {
      setProblem(thrownText(thrown));
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      size="large"
      title={message('personModels.editTitle', { name })}
      description={message('personModels.editLead')}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {message('personModels.cancel')}
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            {message('personModels.save')}
          </Button>
        </>
      }
    >
      <AboutFields
        about={about}
        problems={problems}
        onChange={(now) => {
          setAbout(now);
          setProblems({});
        }}
      />
      {problem !== null && (
        <p role="alert" className="mt-5 rounded-control bg-danger-soft px-4 py-2.5 text-13 text-danger-text">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

export function DeleteModelDialog({ model, onClose, onDone }: ModelDialogProps): ReactNode {
  return (
    <QuestionDialog
      title={message('personModels.deleteTitle', { name: model.name })}
      text={message('personModels.deleteText')}
      cancel={message('personModels.cancel')}
      confirm={message('personModels.deleteForGood')}
      run={async () => {
        try {
          await httpDelete(`/api/models/${model.id}`);
          onDone();
        } catch (thrown) {
          return thrownText(thrown);
        }
      }}
      onClose={onClose}
    />
  );
}
