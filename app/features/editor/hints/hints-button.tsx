/** In the top bar: how many hints the page has; opens the panel that lists them. */
import { Lightbulb } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Popover } from '#app/ui/popover.tsx';
import { message } from '#messages/message.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import { useHints } from './use-hints.ts';
import { usePointedOut } from './use-pointed-out.ts';

const HintsPanel = lazyPart(() => import('./hints-panel.tsx'), { soon: true });

export function HintsButton(): ReactNode {
  const choices = useHints();
  const { hints } = choices;
  const pointing = usePointedOut(hints);
  if (hints === null) return null;
  const count = message('hints.count', { count: hints.length });
  return (
    <Popover
      label={message('hints.title')}
      align="end"
      onOpenChange={(open) => {
        if (!open) pointing.end();
      }}
      className="grid w-80 gap-3"
      trigger={
        <button
          type="button"
          data-hints={hints.length}
          aria-label={count}
          className="inline-flex h-8 shrink-0 items-center gap-1.5 rounded-control px-2 text-12 text-muted tabular hover:bg-tint"
        >
          <Lightbulb size={14} strokeWidth={1.75} aria-hidden />
          {/* In a narrow bar, only the number. */}
          <span className="max-xl:hidden">{count}</span>
          {hints.length > 0 && <span className="xl:hidden">{hints.length}</span>}
        </button>
      }
    >
      <Suspense>
        <HintsPanel hints={hints} pointing={pointing} choices={choices} />
      </Suspense>
    </Popover>
  );
}
