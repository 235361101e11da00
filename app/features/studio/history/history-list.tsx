/**
 * The list of a history: its generations, a page at a time, each deleted after a question; or a text if it is empty.
 */
import { useState, type ReactNode } from 'react';
import type { GenerationView } from '#app/contracts/generation.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState, type EmptyStateProps } from '#app/ui/empty-state.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { QuestionDialog } from '#app/ui/question-dialog.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { useIsLeaving } from './history-bar.tsx';
import type { HistoryHandle } from './use-history.ts';

/** The question before a generation is deleted. */
export interface DeleteQuestion {
  title: string;
  text: string;
  confirm: string;
}

export interface HistoryListProps {
  history: HistoryHandle;
  /** The text for an empty list. */
  empty: Omit<EmptyStateProps, 'className'>;
  /** Columns and gaps. */
  className: string;
  renderItem(view: GenerationView, onDelete: () => void): ReactNode;
  deleteQuestion(view: GenerationView): DeleteQuestion;
}

export function HistoryList({ history, empty, className, renderItem, deleteQuestion }: HistoryListProps): ReactNode {
  const { generations } = history;
  const isLeaving = useIsLeaving();
  const [deleting, setDeleting] = useState<GenerationView | null>(null);
  return (
    <>
      {generations.length === 0 ? (
        <EmptyState {...empty} className="mt-8 rounded-card border border-dashed border-line-strong" />
      ) : (
        <ul className={classNames('mt-6 grid transition-opacity', isLeaving && 'opacity-50', className)}>
          {generations.map((view) => (
            <li key={view.id}>{renderItem(view, () => setDeleting(view))}</li>
          ))}
        </ul>
      )}
      {history.hasMore && (
        <div className="mt-10 grid justify-items-center gap-3">
          {history.more === 'failed' && <AlertText>{message('generation.historyFailed')}</AlertText>}
          <Button busy={history.more === 'loading'} onClick={history.loadMore}>
            {message('generation.historyMore')}
          </Button>
        </div>
      )}
      {deleting && (
        <QuestionDialog
          {...deleteQuestion(deleting)}
          cancel={message('generation.keep')}
          run={async () => {
            try {
              await history.remove(deleting.id);
              toast({ title: message('generation.deleted') });
            } catch {
              return message('generation.deleteFailed');
            }
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
