/**
 * The assistant's panel next to the canvas, which makes room for it; in a narrow window a sheet over its lower part.
 * Its contents load when it is first opened.
 */
import { createContext, Suspense, useRef, type CSSProperties, type ReactNode } from 'react';
import { Loading } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { lazyPart, QuietlyMissing } from './loading/lazy-part.tsx';
import { useCell, useSession } from './session/session-context.tsx';

/** For the panel's contents: the user has just opened it to write. False: it was open when the editor loaded. */
export const OpenedByHand = createContext(false);

const AssistantEdge = lazyPart(() => import('./assistant-edge.tsx'), { failed: QuietlyMissing });

export function AssistantPanel({ children }: { children: ReactNode }): ReactNode {
  const open = useCell(useSession().stageView.assistant);
  /** It was open when the editor loaded, and has not been closed since. */
  const kept = useRef(open);
  if (!open) {
    kept.current = false;
    return null;
  }
  return (
    <OpenedByHand value={!kept.current}>
      <OpenPanel>{children}</OpenPanel>
    </OpenedByHand>
  );
}

function OpenPanel({ children }: { children: ReactNode }): ReactNode {
  const width = useCell(useSession().stageView.assistantWidth);
  return (
    <aside
      id="editor-assistant"
      data-assistant
      aria-label={message('editor.assistant')}
      style={{ '--pulled': `${width}px` } as CSSProperties}
      className="assistant-panel flex flex-col bg-paper select-text"
    >
      <Suspense fallback={<Loading label={message('editor.loadingPanel')} className="h-full content-center" />}>
        {children}
        <AssistantEdge />
      </Suspense>
    </aside>
  );
}
