/** The address of a shared design: copied with one press, handed to another app, or looked at. */
import { Check, Copy, ExternalLink, Send } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';

export interface LinkRowProps {
  /** On this site. */
  path: string;
  title: string;
  mainRef: Ref<HTMLButtonElement>;
}

/** How long the button says that it has copied, ms. */
const SAYS = 2_500;

export function LinkRow({ path, title, mainRef }: LinkRowProps): ReactNode {
  const field = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'copied' | 'not copied' | null>(null);
  const address = new URL(path, window.location.origin).href;

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState(null), SAYS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      // Without permission, or on a plain http address.
      field.current?.querySelector('input')?.select();
      setState('not copied');
    }
  };
  // Closing the system's own sheet is no failure.
  const send = (): void => void navigator.share({ title, url: address }).catch(() => undefined);

  return (
    <div className="grid gap-2">
      <div className="flex gap-2 max-sm:flex-col">
        <div ref={field} className="min-w-0 flex-1">
          <TextField
            label={message('share.link')}
            hideLabel
            readOnly
            dir="ltr"
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <Button
          ref={mainRef}
          variant="primary"
          icon={state === 'copied' ? Check : Copy}
          onClick={() => void copy()}
          className="min-w-34"
        >
          {message(state === 'copied' ? 'share.copied' : 'share.copyLink')}
        </Button>
      </div>
      <p
        role="status"
        className="text-13 text-muted not-data-seen:sr-only"
        data-seen={state === 'not copied' || undefined}
      >
        {state === 'copied' ? message('share.copied') : state === 'not copied' ? message('share.notCopied') : ''}
      </p>
      <div className="-mx-3 flex flex-wrap">
        {typeof navigator.share === 'function' && (
          <Button variant="ghost" size="small" icon={Send} onClick={send}>
            {message('share.send')}
          </Button>
        )}
        <a href={path} target="_blank" rel="noreferrer" className={buttonClass('ghost', 'small')}>
          <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
          <span>{message('share.look')}</span>
        </a>
      </div>
    </div>
  );
}
