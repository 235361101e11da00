/** The screen for errors: a route's error or a crash, or an application that can't start. */
import type { ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { Button } from '#app/ui/button.tsx';
import { Mark } from '#app/ui/mark.tsx';

/** 'Something went wrong', its code, and the one way on. With a `heading` the same for a named failure. */
export function ErrorScreen({ heading, hint }: { heading?: string; hint?: string }): ReactNode {
  return (
    <main id="content" className="grid min-h-dvh place-items-center p-6">
      <div className="grid max-w-md justify-items-center gap-3 text-center">
        <Mark size={48} className="mb-3" />
        <h1 className="text-28">{heading ?? message('common.somethingWentWrong')}</h1>
        <p className="text-15 text-muted">{hint ?? message('common.somethingWentWrongHint')}</p>
        <Button variant="primary" className="mt-3" onClick={() => window.location.reload()}>
          {message('common.refresh')}
        </Button>
        <p className="mt-4 font-mono text-12 text-faint">{message('common.somethingWentWrongCode')}</p>
      </div>
    </main>
  );
}
