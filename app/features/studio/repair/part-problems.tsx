/** The pictures of a batch that failed, each with its reason, and a retry button. */
import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PartProblem } from '#app/contracts/generation.ts';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';

export function PartProblems({
  problems,
  onRetry,
}: {
  problems: readonly PartProblem[];
  onRetry?(sources: string[]): void;
}): ReactNode {
  if (problems.length === 0) return null;
  return (
    <section
      aria-label={message('generation.partsFailed', { count: problems.length })}
      className="flex flex-wrap items-start justify-between gap-3 rounded-card bg-warning-soft p-4 text-13 text-warning-text"
    >
      <div className="grid gap-2">
        <p className="inline-flex items-center gap-2 font-medium">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
          {message('generation.partsFailed', { count: problems.length })}
        </p>
        <ul className="grid gap-1">
          {problems.map(({ source, name, text }) => (
            <li key={source}>
              <bdi className="font-medium">{name}</bdi>: {text}
            </li>
          ))}
        </ul>
      </div>
      {onRetry && (
        <Button size="small" icon={RotateCcw} onClick={() => onRetry(problems.map(({ source }) => source))}>
          {message('repairs.retryThese', { count: problems.length })}
        </Button>
      )}
    </section>
  );
}
