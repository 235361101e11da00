/**
 * Where browsers on phones are sent: it offers to install the app, by the browser's own dialog or by hand. The installed
 * app itself goes on to its start.
 */
import { Download, MonitorSmartphone } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { message, type MessageKey } from '#messages/message.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Wordmark } from '#app/ui/mark.tsx';
import { toast } from '#app/ui/toast-store.ts';

/** The manifest's start address: it lets the installed app in. */
const START = '/ai-design?installed';

/** The browser's own dialog, where it offers one. Not in TypeScript's library: no standard. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const steps: Record<'apple' | 'other', readonly MessageKey[]> = {
  apple: ['home.mobileApple1', 'home.mobileApple2', 'home.mobileOpen'],
  other: ['home.mobileOther1', 'home.mobileOther2', 'home.mobileOpen'],
};

/** `isApple`: its browsers have no dialog of their own, and other words for it. */
export function MobilePage({ isApple }: { isApple: boolean }): ReactNode {
  const { ask, isInstalled } = useInstalling();
  const copy = async (): Promise<void> => {
    const address = window.location.origin;
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: message('home.mobileCopied'), description: address });
    } catch {
      // Without permission, or on a plain http address, it can still be read and typed.
      toast({ title: message('home.mobileNotCopied'), description: address, duration: 15_000 });
    }
  };
  return (
    <main id="content" className="mx-auto grid min-h-dvh w-full max-w-md content-between gap-8 p-6">
      <Link to="/" className="justify-self-start rounded-small">
        <Wordmark name={message('common.appName')} />
      </Link>
      <div className="grid gap-4">
        <span className="dot-background mb-2 grid place-items-center rounded-sheet border border-line p-6">
          <img
            src="/examples/front-page/finished.webp"
            alt={message('home.demoDesign')}
            width={512}
            height={910}
            className="h-[min(16rem,28dvh)] w-auto shadow-page"
          />
        </span>
        <h1 className="text-28 text-balance">{message('home.mobileTitle')}</h1>
        <p className="text-15 text-pretty text-muted">{message('home.mobileText')}</p>
        {isInstalled ? (
          <p role="status" className="rounded-card bg-success-soft px-4 py-3 text-15 text-success-text">
            {message('home.mobileInstalled')}
          </p>
        ) : ask ? (
          <Button variant="primary" size="large" icon={Download} className="mt-2" onClick={ask}>
            {message('home.mobileInstall')}
          </Button>
        ) : (
          <ol
            aria-label={message('home.mobileSteps')}
            className="grid gap-2.5 rounded-card border border-line bg-panel p-4"
          >
            {steps[isApple ? 'apple' : 'other'].map((step, index) => (
              <li key={step} className="flex items-center gap-3 text-15">
                <span
                  aria-hidden
                  className="tabular grid size-6 shrink-0 place-items-center rounded-full bg-ink text-13 font-medium text-on-ink"
                >
                  {index + 1}
                </span>
                <span>{message(step)}</span>
              </li>
            ))}
          </ol>
        )}
        <Link to="/" className={buttonClass('secondary', 'large')}>
          {message('home.mobileDescribe')}
        </Link>
      </div>
      <p className="flex items-center gap-3 text-13 text-muted">
        <MonitorSmartphone size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
        <span className="flex-1">{message('home.mobileElsewhere')}</span>
        <Button size="small" onClick={() => void copy()}>
          {message('home.mobileCopy')}
        </Button>
      </p>
    </main>
  );
}

/** `ask` opens the browser's dialog; null where there is none. Inside the installed app it leads on. */
function useInstalling(): { ask: (() => void) | null; isInstalled: boolean } {
  const [offer, setOffer] = useState<InstallPrompt | null>(null);
  const [isInstalled, setInstalled] = useState(false);
  useEffect(() => {
    if (window.matchMedia('(display-mode: standalone)').matches) return window.location.replace(START);
    const offered = (event: Event): void => {
      event.preventDefault();
      setOffer(event as InstallPrompt);
    };
    const installed = (): void => setInstalled(true);
    window.addEventListener('beforeinstallprompt', offered);
    window.addEventListener('appinstalled', installed);
    return () => {
      window.removeEventListener('beforeinstallprompt', offered);
      window.removeEventListener('appinstalled', installed);
    };
  }, []);
  return {
    // Each offer opens once.
    ask: offer && (() => void offer.prompt().finally(() => setOffer(null))),
    isInstalled,
  };
}
