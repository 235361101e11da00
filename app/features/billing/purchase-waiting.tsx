/** A purchase in progress: what happens now, whether it takes long, whether the connection holds. */
import { ExternalLink, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';

export function Waiting({
  title,
  text,
  slow,
  unreachable,
}: {
  title: string;
  text: string;
  slow: boolean;
  unreachable: boolean;
}): ReactNode {
  return (
    <section
      aria-labelledby="waiting"
      className="grid justify-items-center gap-5 rounded-sheet border border-line bg-panel px-6 py-14 text-center"
    >
      {unreachable ? (
        <WifiOff size={40} strokeWidth={1.5} aria-hidden className="text-warning-text" />
      ) : (
        <Mark size={52} moving />
      )}
      <div role="status" className="grid gap-2">
        <h2 id="waiting" className="text-22">
          {unreachable ? message('billing.lost') : title}
        </h2>
        <p className="text-15 text-muted">{unreachable ? message('billing.lostText') : text}</p>
        {slow && !unreachable && <p className="mx-auto max-w-md text-15 text-muted">{message('billing.slow')}</p>}
      </div>
      <ProgressLine label={title} className="max-w-60" />
    </section>
  );
}

export interface OnOtherPageProps {
  url: string;
  /** The user left the provider's page without paying. */
  left: boolean;
  /** To the plans. */
  plansPath: string;
}

/** The provider's page is open elsewhere, or was left. */
export function OnOtherPage({ url, left, plansPath }: OnOtherPageProps): ReactNode {
  return (
    <section
      aria-labelledby="other-page"
      className="grid justify-items-start gap-5 rounded-sheet border border-line bg-panel p-6"
    >
      <div role="status">
        <h2 id="other-page" className="text-22">
          {message(left ? 'billing.leftStripe' : 'billing.onStripe')}
        </h2>
        <p className="mt-1 text-15 text-muted">{message(left ? 'billing.leftStripeText' : 'billing.onStripeText')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href={url} className={buttonClass('primary', 'large')}>
          <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
          {message(left ? 'billing.backToStripe' : 'billing.openStripe')}
        </a>
        <Link to={plansPath} className={buttonClass('secondary', 'large')}>
          {message('billing.changePlan')}
        </Link>
      </div>
    </section>
  );
}

/** Below the button whose request is slow. */
export function Slow({ shown }: { shown: boolean }): ReactNode {
  return (
    <p role="status" className="text-13 text-muted empty:sr-only">
      {shown ? message('billing.slowPaying') : null}
    </p>
  );
}

export interface LostConnectionProps {
  /** It is being tried. */
  busy: boolean;
  slow: boolean;
  /** It is tried again by itself. */
  goesOn: boolean;
  onRetry(): void;
}

/** No answer arrives. Stays visible during retries, so that nothing jumps. */
export function LostConnection({ busy, slow, goesOn, onRetry }: LostConnectionProps): ReactNode {
  return (
    <section
      aria-labelledby="lost"
      className="grid justify-items-start gap-4 rounded-sheet border border-line bg-panel p-6"
    >
      <WifiOff size={28} strokeWidth={1.5} aria-hidden className="text-warning-text" />
      <div role="alert">
        <h2 id="lost" className="text-22">
          {message('billing.lost')}
        </h2>
        <p className="mt-1 text-15 text-muted">{message(goesOn ? 'billing.lostText' : 'billing.lostForLong')}</p>
      </div>
      <Button variant="primary" busy={busy} onClick={onRetry}>
        {message('billing.tryNow')}
      </Button>
      <Slow shown={busy && slow} />
    </section>
  );
}
