/** Where phones are sent: what Blend needs, and the address to open elsewhere. */
import type { ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { Button } from '#app/ui/button.tsx';
import { Wordmark } from '#app/ui/mark.tsx';
import { toast } from '#app/ui/toast-store.ts';

export function MobilePage(): ReactNode {
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
      <Wordmark name={message('common.appName')} />
      <div className="grid gap-4">
        <span className="dot-background mb-2 grid place-items-center rounded-sheet border border-line p-6">
          <img
            src="/examples/front-page/finished.webp"
            alt={message('home.demoDesign')}
            width={512}
            height={910}
            className="h-[min(18rem,32dvh)] w-auto shadow-page"
          />
        </span>
        <h1 className="text-28 sm:text-40">{message('home.mobileTitle')}</h1>
        <p className="text-15 text-pretty text-muted">{message('home.mobileText')}</p>
        <Button variant="primary" size="large" className="mt-2 sm:justify-self-start" onClick={() => void copy()}>
          {message('home.mobileCopy')}
        </Button>
      </div>
      <p className="text-13 text-faint">{message('home.tagline')}</p>
    </main>
  );
}
