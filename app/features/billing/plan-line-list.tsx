/** The lines of a plan, with what it includes ticked. */
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import type { PlanLine } from './plan-lines.ts';

export interface PlanLineListProps {
  lines: readonly PlanLine[];
  columns?: boolean;
  /** Takes a row of the surrounding grid for each line, so that lists side by side stay aligned. */
  inRows?: boolean;
}

export function PlanLineList({ lines, columns = false, inRows = false }: PlanLineListProps): ReactNode {
  return (
    <ul
      style={inRows ? { gridRow: `span ${lines.length}` } : undefined}
      className={classNames(
        'grid gap-x-6 gap-y-2.5 text-13',
        inRows ? 'grid-rows-subgrid' : 'content-start',
        columns && 'sm:grid-cols-2',
      )}
    >
      {lines.map(({ key, text, note, included }) => (
        <li key={key} className={classNames('flex gap-2.5', !included && 'text-muted')}>
          {included ? (
            <Check size={16} strokeWidth={2} aria-hidden className="mt-0.5 shrink-0 text-support-text" />
          ) : (
            <Minus size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          )}
          <span>
            {included || key === 'watermark' ? (
              text
            ) : (
              <>
                <span className="sr-only">{message('billing.lineMissing', { what: text })}</span>
                <span aria-hidden>{text}</span>
              </>
            )}
            {note && <span className="block text-muted">{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
