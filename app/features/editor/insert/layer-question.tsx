/** Asks how a file comes in, as layers or as a picture, and brings it in. */
import { Image, Layers, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { NotesList } from '#app/ui/notes-list.tsx';
import { ProgressNote } from '#app/ui/progress-note.tsx';
import { importLines } from '#app/browser/imports/import-lines.ts';
import { useImport } from '#app/browser/imports/import-file.ts';
import type { ImportedPages } from '#app/contracts/imports.ts';
import { message } from '#messages/message.ts';
import { importLayersCommand, occupiedBy } from '../commands/import-layers.ts';
import { insertPictureCommand, type UploadedPicture } from '../commands/insert-picture.ts';
import { useCell, useSession } from '../session/session-context.tsx';
import { layerFilesOf, type LayerFile } from './layer-files.ts';

export default function LayerQuestion(): ReactNode {
  const cell = layerFilesOf(useSession());
  const [asked] = useCell(cell);
  if (!asked) return null;
  const done = (): void => cell.set(cell.get().slice(1));
  return <Question key={`${asked.file.name} ${asked.file.lastModified}`} asked={asked} onDone={done} />;
}

function Question({ asked: { file, at }, onDone }: { asked: LayerFile; onDone(): void }): ReactNode {
  const session = useSession();
  const layers = useImport<ImportedPages>();
  const picture = useImport<UploadedPicture>();

  const asLayers = async (): Promise<void> => {
    const { width, height } = session.store.document();
    const fields = { width, height, ...occupiedBy(session.context()) };
    const made = await layers.send(
      '/api/imports',
      file,
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    );
    if (!made) return;
    session.run(importLayersCommand, { document: made.document, name: file.name.replace(/\.[a-z]{3,4}$/i, '') });
    if (importLines(made).length > 0) return;
    toast({ title: message('imports.placed', { count: Object.keys(made.document.pages).length }) });
    onDone();
  };
  const asPicture = async (): Promise<void> => {
    const made = await picture.send('/api/imports/picture', file);
    if (!made) return;
    session.run(insertPictureCommand, { picture: made, at });
    onDone();
  };

  const running = [layers.now, picture.now].find(({ state }) => state === 'running');
  const failed = [layers.now, picture.now].find(({ state }) => state === 'failed');
  const notes = layers.now.state === 'done' ? layers.now.answer : null;
  return (
    <Dialog
      open
      size="medium"
      title={message(notes ? 'imports.done' : 'imports.ask', { name: file.name })}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        layers.cancel();
        picture.cancel();
        onDone();
      }}
    >
      {running?.state === 'running' ? (
        <ProgressNote
          label={message(running.sent < 1 ? 'imports.sending' : 'imports.reading', { name: file.name })}
          {...(running.sent < 1 && { value: running.sent })}
          cancel={message('common.cancel')}
          onCancel={() => {
            layers.cancel();
            picture.cancel();
          }}
        />
      ) : notes ? (
        <NotesList
          intro={message(importLines(notes).length > 0 ? 'imports.doneExcept' : 'imports.doneWhole')}
          lines={importLines(notes)}
        />
      ) : (
        <div className="grid gap-3">
          {failed?.state === 'failed' && (
            <p role="alert" className="text-13 text-danger-text">
              {failed.error}
            </p>
          )}
          <div className="grid gap-3 sm:grid-cols-2">
            <Choice
              icon={Layers}
              label={message('imports.asLayers')}
              hint={message('imports.asLayersHint')}
              onChoose={() => void asLayers()}
            />
            <Choice
              icon={Image}
              label={message('imports.asPicture')}
              hint={message('imports.asPictureHint')}
              onChoose={() => void asPicture()}
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  icon: LucideIcon;
  label: string;
  hint: string;
  onChoose(): void;
}

function Choice({ icon: Icon, label, hint, onChoose }: ChoiceProps): ReactNode {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="grid content-start gap-1 rounded-card border border-line p-4 text-start hover:border-line-strong hover:bg-tint"
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden className="mb-1 text-muted" />
      <span className="text-15 font-medium">{label}</span>
      <span className="text-13 text-muted">{hint}</span>
    </button>
  );
}
