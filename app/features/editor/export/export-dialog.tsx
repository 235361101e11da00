/** The export dialog, in which name, format and size are chosen. Loaded on first use. */
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { Dialog } from '#app/ui/dialog.tsx';
import { downloadFile } from '#app/browser/download-file.ts';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { useExportLimit } from '../session/export-limit.tsx';
import { useCell, useDesignPart, useDocument, useSession } from '../session/session-context.tsx';
import { exportInput, fileNameOf } from './export-choice.ts';
import { ExportForm } from './export-form.tsx';
import { exportMachine } from './export.machine.ts';
import { cardWordsOf } from '../tool-calls/tool-calls.ts';

export default function ExportDialog(): ReactNode {
  const session = useSession();
  const limit = useExportLimit();
  const title = useDesignPart('title');
  const document = useDocument();
  const open = useCell(session.dialog) === 'export';
  const setOpen = useCallback((next: boolean) => session.dialog.set(next ? 'export' : null), [session]);
  const [progress, setProgress] = useState<number | null>(null);

  const machine = useMemo(
    () =>
      exportMachine.provide({
        actors: {
          render: fromPromise(async ({ input, signal }) => {
            setProgress(null);
            // An edit made a moment ago belongs in the picture too.
            await session.handedIn();
            const answer = await session.api.runTool(
              'export',
              { input: exportInput(input), selection: [], page: session.page.get() },
              signal,
              setProgress,
            );
            const file = answer.card.download;
            if (!file) throw new Error('The export has no file');
            // Layers that an SVG or a vector PDF could only hold as pictures.
            const note = answer.card.key === 'tools.export.flattened' ? await cardWordsOf(answer) : null;
            return { asset: file.asset, zipped: file.fileName.endsWith('.zip'), note };
          }),
          fetchFile: fromPromise(async ({ input, signal }) => {
            setProgress(null);
            const name = fileNameOf(input.choice, input.file.zipped);
            const address = `/api/assets/${input.file.asset}?download=${encodeURIComponent(name)}`;
            await downloadFile(address, name, { onProgress: setProgress, signal });
          }),
        },
      }),
    [session],
  );
  const [state, send] = useMachine(machine);

  useEffect(() => {
    if (!state.matches('done')) return;
    toast({
      title: message('editor.exported', { name: fileNameOf(state.context.choice, state.context.file.zipped) }),
      description: state.context.file.note ?? undefined,
    });
    setOpen(false);
    send({ type: 'AGAIN' });
  }, [state, send, setOpen]);

  const busy = state.matches('rendering') ? 'rendering' : state.matches('fetching') ? 'fetching' : null;
  return (
    <Dialog
      title={message('editor.exportTitle')}
      open={open}
      onOpenChange={(next) => {
        if (!next) send({ type: 'CANCEL' });
        setOpen(next);
      }}
      size="medium"
    >
      <ExportForm
        title={title}
        page={document}
        pages={Object.keys(document.pages).length}
        limit={limit}
        busy={busy}
        progress={progress}
        failure={
          state.matches('failed') ? (state.context.error instanceof Error ? state.context.error.message : '') : null
        }
        onCancel={() => send({ type: 'CANCEL' })}
        onExport={(choice) => send({ type: 'START', choice })}
      />
    </Dialog>
  );
}
