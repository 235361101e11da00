/** Other sizes for the design: in place, or as copies for several platforms. */
import { useMachine } from '@xstate/react';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { message } from '#messages/message.ts';
import { useCell, useDocument, useSession } from '../session/session-context.tsx';
import { copiesMachine } from './copies.machine.ts';
import { CopiesList } from './copies-list.tsx';
import { CustomSize } from './custom-size.tsx';
import { FormatList } from './format-list.tsx';
import { resizeInput, type ResizeTarget } from './resize-target.ts';

export interface ResizeDialogProps {
  /** The design itself keeps its size. */
  copiesOnly?: boolean;
  /** Called after each copy. */
  onMade?(): void;
}

export default function ResizeDialog({ copiesOnly = false, onMade }: ResizeDialogProps): ReactNode {
  const session = useSession();
  const open = useCell(session.dialog) === 'resize';
  const { width, height } = useDocument();
  const [picked, setPicked] = useState<readonly ResizeTarget[]>([]);
  const [typed, setTyped] = useState<ResizeTarget | null>(null);
  // A typed size counts too, while nothing has been picked.
  const chosen = picked.length === 0 && typed ? [typed] : picked;
  const made = useRef(onMade);
  made.current = onMade;
  const machine = useMemo(
    () =>
      copiesMachine.provide({
        actors: {
          make: fromPromise(async ({ input, signal }) => {
            await session.handedIn();
            const { card } = await session.api.runTool(
              'resize',
              { input: resizeInput(input, true), selection: [], page: session.page.get() },
              signal,
            );
            if (!card.design) throw new Error(message('resize.failed', { name: input.name }));
            made.current?.();
            return { design: card.design, preview: card.assets?.[0] ?? null };
          }),
        },
      }),
    [session],
  );
  const [state, send] = useMachine(machine);

  const isPicked = (target: ResizeTarget): boolean => picked.some(({ id }) => id === target.id);
  const toggle = (target: ResizeTarget): void =>
    setPicked(isPicked(target) ? picked.filter(({ id }) => id !== target.id) : [...picked, target]);
  const pickNone = (): void => {
    setPicked([]);
    setTyped(null);
  };
  const [only] = chosen;
  const isNow = only !== undefined && only.width === width && only.height === height;

  const resizeHere = (target: ResizeTarget): void => {
    session.dialog.set(null);
    pickNone();
    session.toolCalls.send({
      type: 'START',
      call: {
        tool: 'resize',
        input: resizeInput(target, false),
        label: message('resize.resizing'),
        failed: message('resize.resizeFailed'),
      },
    });
  };

  const choosing = state.matches('choosing');
  return (
    <Dialog
      title={message(copiesOnly ? 'resize.copiesTitle' : 'resize.title')}
      description={choosing ? message(copiesOnly ? 'resize.copiesIntro' : 'resize.intro') : undefined}
      open={open}
      onOpenChange={(next) => {
        if (!next && state.matches('making')) send({ type: 'CANCEL' });
        if (!next && !state.matches('making')) {
          send({ type: 'AGAIN' });
          pickNone();
        }
        session.dialog.set(next ? 'resize' : null);
      }}
      size="large"
    >
      {choosing ? (
        <div className="grid gap-5">
          <div className="grid gap-5 md:grid-cols-[1fr_15rem]">
            <FormatList chosen={picked} onToggle={toggle} />
            <CustomSize
              now={{ width, height }}
              chosen={picked}
              onTyped={setTyped}
              onAdd={(target) => isPicked(target) || toggle(target)}
              onRemove={toggle}
            />
          </div>
          <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
            <span className="tabular me-auto text-13 text-muted">{message('resize.now', { width, height })}</span>
            <Button
              variant={copiesOnly || chosen.length > 1 ? 'primary' : 'secondary'}
              disabled={chosen.length === 0}
              onClick={() => send({ type: 'START', targets: chosen })}
              data-command="resize-copies"
            >
              {message('resize.copies', { count: Math.max(1, chosen.length) })}
            </Button>
            {!copiesOnly && (
              <Button
                variant={chosen.length > 1 ? 'secondary' : 'primary'}
                disabled={chosen.length !== 1 || isNow}
                onClick={() => only && resizeHere(only)}
                data-command="resize-here"
              >
                {message('resize.here')}
              </Button>
            )}
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
            pickNone();
          }}
        />
      )}
    </Dialog>
  );
}
