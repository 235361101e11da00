/**
 * Applies the brand to this design alone, or also to its copies in other sizes, where one press undoes it on all of
 * them.
 */
import { useMachine, useSelector } from '@xstate/react';
import { AlertCircle, Check, Clock3, Copy, Palette, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { httpGet } from '#app/browser/http-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { createDesignApi } from '../../design-store/design-api.ts';
import { useCell, useDesignPart, useSession } from '../../session/session-context.tsx';
import { takeBack } from '../../tool-calls/take-back.ts';
import { brandApplyMachine, type BrandJob, type BrandTarget } from './brand-apply.machine.ts';

const TOOL = 'apply_brand_kit';

export function BrandApply(): ReactNode {
  const session = useSession();
  const title = useDesignPart('title');
  const busy = useSelector(session.toolCalls, (snapshot) => snapshot.matches('running'));
  const page = useCell(session.page);
  const [copies, setCopies] = useState<readonly BrandTarget[]>([]);
  const machine = useMemo(
    () =>
      brandApplyMachine.provide({
        actors: {
          apply: fromPromise(async ({ input: { design }, signal }) => {
            const isThis = design === session.designId;
            if (isThis) await session.handedIn();
            // Copies keep the ids of their pages: the logo goes on the current page.
            const api = isThis ? session.api : createDesignApi(design, session.designId);
            const answer = await api.runTool(TOOL, { input: {}, selection: [], page: session.page.get() }, signal);
            if (isThis) await session.store.reach(answer.revision);
            return answer.change ?? null;
          }),
          undo: fromPromise(async ({ input: { target, change } }) => {
            const isThis = target.design === session.designId;
            await takeBack(
              isThis
                ? session
                : { designId: target.design, handedIn: async () => undefined, store: { reach: async () => undefined } },
              change,
            );
          }),
        },
      }),
    [session],
  );
  const [state, send] = useMachine(machine);

  useEffect(() => {
    let gone = false;
    // Without the list there is only the one button, which doesn't need it.
    httpGet<{ copies: { id: string; title: string }[] }>(
      `/api/designs/${encodeURIComponent(session.designId)}/copies`,
    ).then(
      (answer) => !gone && setCopies(answer.copies.map(({ id, title: name }) => ({ design: id, title: name }))),
      () => undefined,
    );
    return () => void (gone = true);
  }, [session, page]);

  if (!state.matches('idle')) {
    const isUndoing = state.matches('undoing') || state.matches('betweenUndos');
    return (
      <Jobs
        jobs={state.context.jobs}
        ended={state.matches('ended')}
        undoing={isUndoing}
        onCancel={() => send({ type: 'CANCEL' })}
        onRetry={() => send({ type: 'RETRY' })}
        onUndo={() => send({ type: 'UNDO' })}
        onClose={() => send({ type: 'CLOSE' })}
      />
    );
  }
  return (
    <div className="grid gap-1.5">
      <Button
        size="small"
        icon={Palette}
        disabled={busy}
        onClick={() =>
          session.toolCalls.send({
            type: 'START',
            call: {
              tool: TOOL,
              input: {},
              label: message('library.applyingBrand'),
              failed: message('library.brandNotApplied'),
            },
          })
        }
      >
        {message('library.applyBrand')}
      </Button>
      {copies.length > 0 && (
        <Button
          size="small"
          icon={Copy}
          disabled={busy}
          onClick={() => send({ type: 'START', targets: [{ design: session.designId, title }, ...copies] })}
        >
          {message('library.applyBrandCopies', { count: copies.length })}
        </Button>
      )}
      <p className="text-12 text-muted">{message('library.applyBrandHint')}</p>
    </div>
  );
}

interface JobsProps {
  jobs: readonly BrandJob[];
  ended: boolean;
  undoing: boolean;
  onCancel(): void;
  onRetry(): void;
  onUndo(): void;
  onClose(): void;
}

function Jobs({ jobs, ended, undoing, onCancel, onRetry, onUndo, onClose }: JobsProps): ReactNode {
  const done = jobs.filter(({ state }) => state === 'done' || state === 'same').length;
  const now = jobs.findIndex(({ state }) => state === 'working');
  const isTakenBack =
    ended && jobs.some(({ state }) => state === 'undone') && !jobs.some(({ state }) => state === 'done');
  const status = undoing
    ? message('library.takingBrandBack')
    : isTakenBack
      ? message('library.brandTakenBack')
      : ended
        ? message('library.brandOn', { count: done })
        : message('library.brandProgress', { at: now + 1, count: jobs.length });
  return (
    <section
      aria-label={message('library.applyingBrand')}
      className="grid gap-2 rounded-control border border-line p-3"
    >
      <p role="status" className="text-13 font-medium">
        {status}
      </p>
      <ul className="grid max-h-48 gap-1 overflow-y-auto overscroll-contain">
        {jobs.map((job) => (
          <li key={job.target.design} className="grid gap-0.5">
            <span className="flex min-w-0 items-center gap-2 text-13">
              <StateIcon state={job.state} />
              <span dir="auto" className="truncate" title={job.target.title}>
                {job.target.title}
              </span>
            </span>
            {job.error && <span className="ps-6 text-12 text-danger-text">{job.error}</span>}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        {!ended && !undoing && (
          <Button size="small" onClick={onCancel}>
            {message('common.cancel')}
          </Button>
        )}
        {ended && jobs.some(({ state }) => state === 'failed') && (
          <Button size="small" onClick={onRetry}>
            {message('common.retry')}
          </Button>
        )}
        {ended && jobs.some(({ state }) => state === 'done') && (
          <Button size="small" icon={Undo2} onClick={onUndo}>
            {message('library.undoBrand')}
          </Button>
        )}
        {ended && (
          <Button size="small" variant="ghost" onClick={onClose}>
            {message('library.brandDone')}
          </Button>
        )}
      </div>
    </section>
  );
}

function StateIcon({ state }: { state: BrandJob['state'] }): ReactNode {
  if (state === 'working') return <Spinner />;
  if (state === 'waiting') return <Clock3 size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-faint" />;
  if (state === 'failed')
    return <AlertCircle size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-danger-text" />;
  if (state === 'undone') return <Undo2 size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />;
  return <Check size={16} strokeWidth={2} aria-hidden className="shrink-0 text-support-text" />;
}
