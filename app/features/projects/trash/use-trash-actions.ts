/** What can be done with what is in the trash. */
import { httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { ProjectOutcome, ProjectRow } from '#app/contracts/projects.ts';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { act, reasonsOf } from '../list/act.ts';
import type { ProjectList } from '../list/use-projects.ts';

export interface TrashActions {
  restore(rows: readonly ProjectRow[]): Promise<void>;
  deleteForever(rows: readonly ProjectRow[]): Promise<void>;
  empty(): Promise<void>;
}

export function useTrashActions(list: ProjectList): TrashActions {
  return {
    async restore(rows) {
      const ids = rows.map(({ id }) => id);
      const putBack = list.drop(ids);
      const outcome = await act({ action: 'restore', ids });
      if (outcome.failed.length > 0) {
        putBack(outcome.failed.map(({ id }) => id));
        toast({
          variant: 'destructive',
          title: message('projects.restoreFailed'),
          description: reasonsOf(outcome),
        });
      } else toast({ title: message('projects.restored', { count: rows.length }) });
    },

    async deleteForever(rows) {
      const outcome = await act({ action: 'delete', ids: rows.map(({ id }) => id) });
      list.drop(outcome.done.map(({ id }) => id));
      if (outcome.failed.length > 0)
        toast({ variant: 'destructive', title: message('projects.deleteFailed'), description: reasonsOf(outcome) });
      else toast({ title: message('projects.deletedForever', { count: rows.length }) });
    },

    async empty() {
      try {
        const outcome = await httpPost<ProjectOutcome>('/api/projects', { action: 'empty-trash' });
        if (outcome.failed.length > 0)
          toast({ variant: 'destructive', title: message('projects.deleteFailed'), description: reasonsOf(outcome) });
        else toast({ title: message('projects.trashEmptied') });
      } catch (thrown) {
        toast({ variant: 'destructive', title: message('projects.deleteFailed'), description: thrownText(thrown) });
      }
      list.reload();
    },
  };
}
