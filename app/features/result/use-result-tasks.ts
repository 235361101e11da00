/** Actions on a design's result page that take the server a while: one at a time. */
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { httpPatch, httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { DesignResult } from '#app/contracts/design-result.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { toast } from '#app/ui/toast-store.ts';

export type ResultTask = 'duplicate' | 'video' | 'delete';

export interface ResultTasks {
  /** What is in progress. */
  busy: ResultTask | null;
  /** The design is being or has been deleted: nothing more may be loaded. */
  isLeaving(): boolean;
  /** Makes a copy and goes to it. */
  duplicate(): void;
  /** Makes a picture of the page, and goes to the videos with it. */
  makeVideo(page: string): void;
  /** Moves it to the trash; a toast restores it. */
  remove(): void;
  rename(title: string): void;
}

/** Answer of POST /api/projects. */
interface ProjectOutcome {
  done: { id: string; newId?: string }[];
  failed: { id: string; reason: string }[];
}

/** The outcome for the one design. Throws the reason, in words, if it failed. */
async function act(action: 'duplicate' | 'trash' | 'restore', id: string): Promise<ProjectOutcome['done'][number]> {
  const { done, failed } = await httpPost<ProjectOutcome>('/api/projects', { action, ids: [id] });
  const [made] = done;
  if (!made) throw new Error(failed[0]?.reason ?? message('common.somethingWentWrong'));
  return made;
}

/** The page as a picture of the user's, as large as the plan allows. */
async function pictureOf(designId: string, page: string): Promise<string> {
  const answer = await httpPost<{ card: { download?: { asset: string } } }>(
    `/api/designs/${encodeURIComponent(designId)}/tools/export`,
    { input: { format: 'png', pages: 'this' }, page },
  );
  const asset = answer.card.download?.asset;
  if (!asset) throw new Error(message('common.somethingWentWrong'));
  return asset;
}

/** A tool that refuses answers `{ error: 'in words' }`. */
function refusalText(thrown: unknown): string {
  if (typeof thrown === 'object' && thrown !== null && 'error' in thrown && typeof thrown.error === 'string')
    return thrown.error;
  return thrownText(thrown);
}

export function useResultTasks({ id, title }: Pick<DesignResult, 'id' | 'title'>): ResultTasks {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<ResultTask | null>(null);
  const leaving = useRef(false);

  const run = (task: ResultTask, failed: MessageKey, work: () => Promise<void>): void => {
    if (busy) return;
    setBusy(task);
    work()
      .catch((thrown: unknown) => {
        leaving.current = false;
        toast({ title: message(failed), description: refusalText(thrown), variant: 'destructive' });
      })
      .finally(() => setBusy(null));
  };

  const restore = (): void => {
    act('restore', id).then(
      () => toast({ title: message('result.restored', { title }) }),
      (thrown: unknown) =>
        toast({ title: message('result.restoreFailed'), description: thrownText(thrown), variant: 'destructive' }),
    );
  };

  return {
    busy,
    isLeaving: () => leaving.current,
    duplicate: () =>
      run('duplicate', 'result.duplicateFailed', async () => {
        const { newId } = await act('duplicate', id);
        if (newId === undefined) throw new Error(message('common.somethingWentWrong'));
        await navigate(`/blend/${newId}`);
        toast({ title: message('result.duplicated') });
      }),
    makeVideo: (page) =>
      run('video', 'result.videoFailed', async () => {
        await navigate(`/ai-video/image/${await pictureOf(id, page)}`);
      }),
    remove: () =>
      run('delete', 'result.deleteFailed', async () => {
        leaving.current = true;
        await act('trash', id);
        await navigate('/projects');
        toast({
          title: message('result.deleted', { title }),
          action: {
            label: message('result.undoDelete'),
            alternative: message('result.undoDeleteAlternative'),
            onSelect: restore,
          },
        });
      }),
    rename(next) {
      httpPatch(`/api/designs/${encodeURIComponent(id)}`, { title: next })
        .catch((thrown: unknown) =>
          toast({ title: message('result.renameFailed'), description: thrownText(thrown), variant: 'destructive' }),
        )
        .finally(() => void revalidate());
    },
  };
}
