/** Other sizes for the design: in place, or as copies for several platforms at once. */
import { useMachine } from '@xstate/react';
import { useMemo, useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { message } from '#messages/message.ts';
import { useCell, useDocument, useSession } from '../session-context.tsx';
import { copiesMachine } from './copies.machine.ts';
import { CopiesList } from './copies-list.tsx';
import { CustomSize } from './custom-size.tsx';
import { FormatList } from './format-list.tsx';
import { resizeInput, type ResizeTarget } from './resize-target.ts';

export default function ResizeDialog(): ReactNode {
  const session = useSession();
  const open = useCell(session.dialog) === 'resize';
  const { width, height } = useDocument();
  const [chosen, setChosen] = useState<readonly ResizeTarget[]>([]);
  const machine = useMemo(
    () =>
      copiesMachine.provide({
        actors: {
          make: fromPromise(async ({ input, signal }) => {
            session.stage.get()?.finishText();
            await session.store.flushed();
            const { card } = await session.api.runTool('resize', { input: resizeInput(input, true), selection: [], page: session.page.get() }, signal);
            if (!card.design) throw new Error(message('resize.failed', { name: input.name }));
            return { design: card.design, preview: card.assets?.[0] ?? null };
          }),
        },
      }),
    [session],
  );
  const [state, send] = useMachine(machine);

  const toggle = (target: ResizeTarget): void => setChosen(chosen.some(({ id }) => id === target.id) ? chosen.filter(({ id }) => id !== target.id) : [...chosen, target]);
  const [only] = chosen;
  const isNow = only !== undefined && only.width === width && only.height === height;

  const resizeHere = (target: ResizeTarget): void => {
    session.dialog.set(null);
    setChosen([]);
    session.toolCalls.send({
      type: 'START',
      call: { tool: 'resize', input: resizeInput(target, false), label: message('resize.resizing'), failed: message('resize.resizeFailed') },
    });
  };

  const choosing = state.matches('choosing');
  return (
    <Dialog
      title={message('resize.title')}
      description={choosing ? message('resize.intro') : undefined}
      open={open}
      onOpenChange={(next) => {
        if (!next && state.matches('making')) send({ type: 'CANCEL' });
        if (!next && !state.matches('making')) {
          send({ type: 'AGAIN' });
          setChosen([]);
        }
        session.dialog.set(next ? 'resize' : null);
      }}
      size="large"
    >
      {choosing ? (
        <div className="grid gap-5">
          <div className="grid gap-5 md:grid-cols-[1fr_15rem]">
            <FormatList chosen={chosen} onToggle={toggle} />
            <CustomSize now={{ width, height }} chosen={chosen} onAdd={(target) => chosen.some(({ id }) => id === target.id) || toggle(target)} onRemove={toggle} />
          </div>
          <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
            <span className="tabular me-auto text-13 text-muted">{message('resize.now', { width, height })}</span>
            <Button disabled={chosen.length === 0} onClick={() => send({ type: 'START', targets: chosen })} data-command="resize-copies">
              {message('resize.copies', { count: Math.max(1, chosen.length) })}
            </Button>
            <Button variant="primary" disabled={chosen.length !== 1 || isNow} onClick={() => only && resizeHere(only)} data-command="resize-here">
              {message('resize.here')}
            </Button>
          </div>
        </div>
      ) : (
        <CopiesList
          jobs={state.context.jobs}
          making={state.matches('making')}
          onCancel={() => send({ type: 'CANCEL' })}
          onRetry={() => send({ type: 'RETRY' })}
          onAgain={() => {
            send({ type: 'AGAIN' });
            setChosen([]);
          }}
        />
      )}
    </Dialog>
  );
}
