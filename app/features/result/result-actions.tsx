/** What can be done with the design: one row each, with its purpose and price. */
import {
  Clapperboard,
  Copy,
  Download,
  MessageSquare,
  Scaling,
  Share2,
  SquarePen,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { usePriceTexts } from '#app/browser/credits/credit-price.tsx';
import type { DesignResult } from '#app/contracts/design-result.ts';
import { message } from '#messages/message.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { costOfKind } from '#app/services/generations/kinds.ts';
import type { ResultDialog, ResultSharing } from './result-dialog.ts';
import type { ResultTasks } from './use-result-tasks.ts';

export interface ResultActionsProps {
  design: DesignResult;
  tasks: ResultTasks;
  /** The page that is shown. */
  page: string;
  /** The dialog that is on its way. */
  opening: ResultDialog | null;
  onOpen(dialog: ResultDialog): void;
  sharing: ResultSharing;
}

export function ResultActions({ design, tasks, page, opening, onOpen, sharing }: ResultActionsProps): ReactNode {
  const { busy } = tasks;
  const videoPrice = usePriceTexts()(costOfKind('ai-video'));
  return (
    <section aria-label={message('result.actions')} className="grid gap-4">
      <div className="grid grid-cols-2 gap-2">
        <Link to={`/canvas/${design.id}`} className={buttonClass('primary', 'medium')}>
          <SquarePen size={18} strokeWidth={1.75} aria-hidden />
          {message('result.edit')}
        </Link>
        <button
          type="button"
          aria-busy={opening === 'export' || undefined}
          onClick={() => onOpen('export')}
          className={buttonClass('secondary', 'medium')}
        >
          {opening === 'export' ? <Spinner size={18} /> : <Download size={18} strokeWidth={1.75} aria-hidden />}
          <span>{message('result.download')}</span>
        </button>
      </div>
      <ul className="-mx-3 grid gap-0.5">
        {design.chatId !== null && (
          <li>
            <Link to={`/ai-design/chat/${design.chatId}`} className={rowClass}>
              <RowWords
                icon={MessageSquare}
                label={message('result.conversation')}
                hint={message('result.conversationHint')}
              />
            </Link>
          </li>
        )}
        <Row
          icon={Share2}
          label={message('share.share')}
          hint={message(design.isShared ? 'share.whoSees' : 'share.hint')}
          busy={sharing.opening}
          onClick={sharing.open}
        />
        <Row
          icon={Scaling}
          label={message('result.resize')}
          hint={message('result.resizeHint')}
          busy={opening === 'resize'}
          onClick={() => onOpen('resize')}
        />
        <Row
          icon={Copy}
          label={message('result.duplicate')}
          hint={message('result.duplicateHint')}
          doing={message('result.duplicating')}
          busy={busy === 'duplicate'}
          onClick={tasks.duplicate}
        />
        <Row
          icon={Clapperboard}
          label={message('result.video')}
          hint={videoPrice ?? message('result.videoHint')}
          doing={message('result.drawingPicture')}
          busy={busy === 'video'}
          onClick={() => tasks.makeVideo(page)}
        />
        <Row
          icon={Trash2}
          label={message('result.delete')}
          hint={message('result.deleteHint')}
          doing={message('result.deleting')}
          busy={busy === 'delete'}
          onClick={tasks.remove}
        />
      </ul>
    </section>
  );
}

const rowClass =
  'flex w-full items-start gap-3 rounded-control px-3 py-2.5 text-start transition-colors hover:bg-tint active:bg-tint-strong';

interface RowProps extends Pick<ComponentProps<'button'>, 'onClick'> {
  icon: LucideIcon;
  label: string;
  hint: string;
  /** In place of the hint while it is in progress. */
  doing?: string;
  busy: boolean;
}

function Row({ icon, label, hint, doing, busy, onClick }: RowProps): ReactNode {
  return (
    <li>
      <button type="button" aria-busy={busy || undefined} onClick={onClick} className={rowClass}>
        <RowWords icon={icon} label={label} hint={busy && doing ? doing : hint} busy={busy} />
      </button>
    </li>
  );
}

function RowWords({
  icon: Icon,
  label,
  hint,
  busy = false,
}: Pick<RowProps, 'icon' | 'label' | 'hint'> & { busy?: boolean }): ReactNode {
  return (
    <>
      <span className="grid h-5 w-4.5 shrink-0 place-items-center text-muted">
        {busy ? <Spinner size={18} /> : <Icon size={18} strokeWidth={1.75} aria-hidden />}
      </span>
      <span className="grid min-w-0">
        <span className="text-15 leading-5 font-medium">{label}</span>
        <span className={classNames('text-13', busy ? 'text-ink' : 'text-muted')}>{hint}</span>
      </span>
    </>
  );
}
