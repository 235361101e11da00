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
    <main id="content" className="grid min-h-dvh content-between gap-10 p-6">
      <Wordmark name={message('common.appName')} />
      <div className="grid gap-4">
        <h1 className="text-40">{message('home.mobileTitle')}</h1>
        <p className="text-15 text-muted">{message('home.mobileText')}</p>
        <Button variant="primary" size="large" className="mt-2 justify-self-start" onClick={() => void copy()}>
          {message('home.mobileCopy')}
        </Button>
      </div>
      <p className="text-13 text-faint">{message('home.tagline')}</p>
    </main>
  );
}
