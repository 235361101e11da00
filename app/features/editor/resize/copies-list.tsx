/** The copies as they are made, each with its picture and a link to it. */
import { AlertCircle, Check, Clock3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { FormatOutline } from '#app/ui/format-outline.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import type { CopyJob } from './copies.machine.ts';

export interface CopiesListProps {
  jobs: readonly CopyJob[];
  making: boolean;
  onCancel(): void;
  onRetry(): void;
  onAgain(): void;
}

export function CopiesList({ jobs, making, onCancel, onRetry, onAgain }: CopiesListProps): ReactNode {
  const made = jobs.filter(({ state }) => state === 'made').length;
  const now = jobs.find(({ state }) => state === 'making');
  return (
    <div className="grid gap-4">
      <p role="status" className="text-13 text-muted">
        {now ? message('resize.making', { name: now.target.name }) : message('resize.done', { count: made })}
      </p>
      <ul className="grid max-h-96 gap-2 overflow-y-auto overscroll-contain sm:grid-cols-2">
        {jobs.map((job) => (
          <li key={job.target.id} className="flex items-center gap-3 rounded-control border border-line p-2">
            <Preview job={job} />
            <div className="grid min-w-0 flex-1">
              <span className="truncate text-13 font-medium">{job.target.name}</span>
              <span className="tabular text-12 text-muted">
                {message('home.formatSize', { width: job.target.width, height: job.target.height })}
              </span>
              {job.state === 'failed' && <span className="text-12 text-danger-text">{job.error}</span>}
            </div>
            <State job={job} />
          </li>
        ))}
      </ul>
      <div className="flex justify-end gap-2 border-t border-line pt-4">
        {making && <Button onClick={onCancel}>{message('common.cancel')}</Button>}
        {!making && jobs.some(({ state }) => state === 'failed') && (
          <Button onClick={onRetry}>{message('common.retry')}</Button>
        )}
        {!making && <Button onClick={onAgain}>{message('resize.back')}</Button>}
      </div>
    </div>
  );
}

/** Side of the square that contains a preview, px. */
const PREVIEW = 56;

function Preview({ job: { target, copy } }: { job: CopyJob }): ReactNode {
  if (!copy?.preview) {
    return (
      <span className="grid size-14 shrink-0 place-items-center rounded-small bg-tint">
        <FormatOutline width={target.width} height={target.height} box={26} className="text-faint" />
      </span>
    );
  }
  return (
    <img
      src={`/api/assets/${copy.preview}?size=${PREVIEW * 2}`}
      alt=""
      width={PREVIEW}
      height={PREVIEW}
      className="size-14 shrink-0 rounded-small bg-tint object-contain"
    />
  );
}

function State({ job: { state, copy, target } }: { job: CopyJob }): ReactNode {
  if (state === 'waiting')
    return <Clock3 size={16} strokeWidth={1.75} aria-label={message('resize.waiting')} className="text-faint" />;
  if (state === 'making') return <Spinner />;
  if (state === 'failed')
    return (
      <AlertCircle
        size={16}
        strokeWidth={1.75}
        aria-label={message('resize.failed', { name: target.name })}
        className="text-danger-text"
      />
    );
  return (
    <Link
      to={`/canvas/${copy?.design}`}
      target="_blank"
      className="inline-flex h-8 items-center gap-1.5 rounded-control px-2.5 text-13 font-medium text-accent-text hover:bg-tint"
    >
      <Check size={15} strokeWidth={2} aria-hidden />
      {message('resize.open')}
    </Link>
  );
}
