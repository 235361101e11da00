/** What can be done with designs of My projects: shown immediately if it can be undone, reported in a toast. */
import { useNavigate } from 'react-router';
import { httpPatch, httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { CopyMade, ProjectRow } from '#app/contracts/projects.ts';
import { toast } from '#app/ui/toast-store.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { editorPath, TRASH_PATH } from '../project-path.ts';
import { act, reasonsOf } from './act.ts';
import { titleOf } from './title-of.ts';
import type { ProjectList } from './use-projects.ts';

export interface ProjectActions {
  trash(rows: readonly ProjectRow[]): Promise<void>;
  duplicate(rows: readonly ProjectRow[]): Promise<void>;
  /** `folder` null: out of any. */
  move(rows: readonly ProjectRow[], folder: { id: string; name: string } | null): Promise<void>;
  rename(row: ProjectRow, title: string): Promise<void>;
  saveAsTemplate(row: ProjectRow): Promise<void>;
  /** Makes a design from an own template and opens it. */
  openCopy(row: ProjectRow): Promise<void>;
}

function tellFailure(title: MessageKey, reason: string): void {
  toast({ variant: 'destructive', title: message(title), description: reason });
}

/** `recount`: counts of folders and trash have changed. */
export function useProjectActions(list: ProjectList, recount: () => void): ProjectActions {
  const navigate = useNavigate();

  async function restore(ids: readonly string[], putBack: (ids: readonly string[]) => void): Promise<void> {
    const outcome = await act({ action: 'restore', ids: [...ids] });
    putBack(outcome.done.map(({ id }) => id));
    recount();
    if (outcome.failed.length > 0) tellFailure('projects.restoreFailed', reasonsOf(outcome));
  }

  return {
    async trash(rows) {
      const ids = rows.map(({ id }) => id);
      const putBack = list.drop(ids);
      const outcome = await act({ action: 'trash', ids });
      recount();
      const done = outcome.done.map(({ id }) => id);
      if (outcome.failed.length > 0) {
        putBack(outcome.failed.map(({ id }) => id));
        tellFailure('projects.deleteFailed', reasonsOf(outcome));
        return;
      }
      const [first] = rows;
      toast({
        title:
          rows.length === 1 && first
            ? message('projects.trashedOne', { title: titleOf(first) })
            : message('projects.trashed', { count: done.length }),
        action: {
          label: message('projects.undo'),
          alternative: message('projects.undoElsewhere', { path: TRASH_PATH }),
          onSelect: () => void restore(done, putBack),
        },
        duration: 8000,
      });
    },

    async duplicate(rows) {
      const outcome = await act({ action: 'duplicate', ids: rows.map(({ id }) => id) });
      list.refresh();
      recount();
      if (outcome.failed.length > 0) {
        tellFailure('projects.duplicateFailed', reasonsOf(outcome));
        return;
      }
      const [copy] = outcome.done;
      const { newId } = copy ?? {};
      toast({
        title: message('projects.duplicated', { count: outcome.done.length }),
        ...(outcome.done.length === 1 &&
          newId !== undefined && {
            action: {
              label: message('projects.open'),
              alternative: message('projects.openElsewhere'),
              onSelect: () => void navigate(editorPath(newId)),
            },
          }),
      });
    },

    async move(rows, folder) {
      const outcome = await act({ action: 'move', ids: rows.map(({ id }) => id), folder: folder?.id ?? null });
      list.patch(
        outcome.done.map(({ id }) => id),
        { folderId: folder?.id ?? null },
      );
      recount();
      if (outcome.failed.length > 0) tellFailure('projects.moveFailed', reasonsOf(outcome));
      else
        toast({
          title: folder
            ? message('projects.movedTo', { count: rows.length, folder: folder.name })
            : message('projects.movedOut', { count: rows.length }),
        });
    },

    async rename(row, title) {
      list.patch([row.id], { title });
      try {
        const kept = await httpPatch<{ title: string }>(`/api/designs/${encodeURIComponent(row.id)}`, { title });
        list.patch([row.id], { title: kept.title });
      } catch (thrown) {
        list.patch([row.id], { title: row.title });
        tellFailure('projects.renameFailed', thrownText(thrown));
      }
    },

    async saveAsTemplate(row) {
      try {
        await httpPost<CopyMade>(`/api/designs/${encodeURIComponent(row.id)}/template`);
        recount();
        toast({
          title: message('projects.templateSaved', { title: titleOf(row) }),
          action: {
            label: message('projects.showTemplates'),
            alternative: message('projects.showTemplatesElsewhere'),
            onSelect: () => void navigate('/projects?kind=template'),
          },
        });
      } catch (thrown) {
        tellFailure('projects.templateFailed', thrownText(thrown));
      }
    },

    async openCopy(row) {
      try {
        const { id } = await httpPost<CopyMade>(`/api/designs/${encodeURIComponent(row.id)}/copies`);
        await navigate(editorPath(id));
      } catch (thrown) {
        tellFailure('projects.useFailed', thrownText(thrown));
      }
    },
  };
}
