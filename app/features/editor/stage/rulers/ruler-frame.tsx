/**
 * The stage with rulers along its top edge and its start side while they are shown; the stage's contents make room for
 * them.
 */
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { lazyPart, QuietlyMissing } from '../../loading/lazy-part.tsx';
import { useCell, useSession } from '../../session/session-context.tsx';

const Rulers = lazyPart(() => import('./rulers.tsx'), { failed: QuietlyMissing });
const GuideLines = lazyPart(() => import('./guide-lines.tsx'), { failed: QuietlyMissing });

export function RulerFrame({ children, ...rest }: ComponentProps<'div'>): ReactNode {
  const shown = useCell(useSession().stageView.rulers);
  return (
    <div className="relative min-h-0 flex-1 overflow-hidden" {...rest}>
      <div className={classNames('absolute end-0 bottom-0', shown ? 'start-5 top-5' : 'start-0 top-0')}>{children}</div>
      {shown && (
        <Suspense>
          <Rulers />
        </Suspense>
      )}
    </div>
  );
}

/** The guides drawn out of the rulers, for the stage to show over its canvas; visible while the rulers are. */
export function RulerGuides(): ReactNode {
  return useCell(useSession().stageView.rulers) ? (
    <Suspense>
      <GuideLines />
    </Suspense>
  ) : null;
}
