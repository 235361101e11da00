/** What is shown in the canvas's place while the editor opens, or if it could not. */
import { RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { reportInBrowser } from '#app/browser/browser-reporter.client.ts';
import { Button } from '#app/ui/button.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { Loading } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { FailedPart, type FailedPartProps } from './loading/lazy-part.tsx';
import { useSelection } from './session/session-context.tsx';

export function EditorLoading({ slow = false }: { slow?: boolean }): ReactNode {
  return (
    <Loading
      label={message(slow ? 'editor.loadingSlow' : 'editor.loading')}
      className="dot-background absolute inset-0 content-center"
    />
  );
}

export function EditorFailed({ onRetry }: { onRetry(): void }): ReactNode {
  return (
    <div
      role="alert"
      className="dot-background absolute inset-0 grid place-content-center justify-items-center gap-4 p-6 text-center"
    >
      <Mark size={44} />
      <div className="grid gap-1">
        <h2 className="text-22">{message('editor.loadError')}</h2>
        <p className="text-13 text-muted">{message('editor.loadErrorHint')}</p>
      </div>
      <Button variant="primary" icon={RotateCw} onClick={onRetry}>
        {message('common.retry')}
      </Button>
    </div>
  );
}

/** In place of the properties, while something is selected. */
export function MissingProperties(props: FailedPartProps): ReactNode {
  const { layers, background } = useSelection();
  return (
    <div
      hidden={!background && layers.length === 0}
      className="absolute end-3 top-3 z-10 w-66 rounded-card border border-line bg-raised shadow-float"
    >
      <FailedPart {...props} />
    </div>
  );
}

/**
 * A canvas that crashes takes down neither the page nor the unsaved changes: the editor says so and offers to reopen.
 */
export class CanvasBoundary extends Component<
  { onCrash(reason: string): void; children: ReactNode },
  { crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportInBrowser(error, { area: 'editor' });
    this.props.onCrash(String(error));
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
