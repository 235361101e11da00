/** A purchase in progress: what happens now, whether it takes long, whether the connection holds. */
import { ExternalLink, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';

export function Waiting({ title, text, slow, unreachable }: { title: string; text: string; slow: boolean; unreachable: boolean }): ReactNode {
  return (
    <section aria-labelledby="waiting" className="grid justify-items-center gap-5 rounded-sheet border border-line bg-panel px-6 py-14 text-center">
      <Mark size={52} moving />
      <div role="status" className="grid gap-2">
        <h2 id="waiting" className="text-22">{title}</h2>
        <p className="text-15 text-muted">{unreachable ? message('billing.lostText') : text}</p>
        {slow && <p className="mx-auto max-w-md text-15 text-muted">{message('billing.slow')}</p>}
      </div>
      <ProgressLine label={title} className="max-w-60" />
    </section>
  );
}

/** The provider's page is open elsewhere, or was left. */
export function OnOtherPage({ url, onAgain }: { url: string; onAgain(): void }): ReactNode {
  return (
    <section aria-labelledby="other-page" className="grid justify-items-start gap-5 rounded-sheet border border-line bg-panel p-6">
      <div>
        <h2 id="other-page" className="text-22">{message('billing.onStripe')}</h2>
        <p className="mt-1 text-15 text-muted">{message('billing.onStripeText')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href={url} className={buttonClass('primary', 'large')}><ExternalLink size={18} strokeWidth={1.75} aria-hidden />{message('billing.openStripe')}</a>
        <Button size="large" onClick={onAgain}>{message('billing.chooseAgain')}</Button>
      </div>
    </section>
  );
}

/** Nothing comes back: it is tried again by itself, and can be tried now. */
export function LostConnection({ onRetry }: { onRetry(): void }): ReactNode {
  return (
    <section aria-labelledby="lost" className="grid justify-items-start gap-4 rounded-sheet border border-line bg-panel p-6">
      <WifiOff size={28} strokeWidth={1.5} aria-hidden className="text-warning-text" />
      <div role="alert">
        <h2 id="lost" className="text-22">{message('billing.lost')}</h2>
        <p className="mt-1 text-15 text-muted">{message('billing.lostText')}</p>
      </div>
      <Button variant="primary" onClick={onRetry}>{message('billing.tryNow')}</Button>
    </section>
  );
}
