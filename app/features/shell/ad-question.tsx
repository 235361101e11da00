/** Asks for consent to the advertising pixel. It stays at the foot of the page, takes up space, and covers nothing. */
import { useCallback, type ReactNode } from 'react';
import { browserDeclines, chooseAds } from '#app/browser/outside/ad-consent.ts';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';

/** `onHeight` gets its height, px; 0 when it is gone. */
export function AdQuestion({ onHeight }: { onHeight(height: number): void }): ReactNode {
  const measure = useCallback(
    (element: HTMLElement) => {
      const observer = new ResizeObserver(() => onHeight(element.offsetHeight));
      observer.observe(element);
      return () => {
        observer.disconnect();
        onHeight(0);
      };
    },
    [onHeight],
  );
  const decided = browserDeclines();
  return (
    <section
      ref={measure}
      aria-labelledby="ad-question"
      className="sticky bottom-0 z-30 border-t border-line bg-raised text-ink shadow-float"
    >
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-8 gap-y-3 px-6 py-4">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="ad-question" className="text-15 font-semibold">
            {message('outside.question')}
          </h2>
          <p className="mt-0.5 text-13 text-pretty text-muted">
            {message(decided ? 'outside.browserDeclines' : 'outside.questionText')}
          </p>
        </div>
        <div className="flex flex-1 basis-56 gap-3 sm:flex-none">
          {decided ? (
            <Button className="flex-1 sm:min-w-28" onClick={() => chooseAds('declined')}>
              {message('common.close')}
            </Button>
          ) : (
            <>
              <Button className="flex-1 sm:min-w-28" onClick={() => chooseAds('declined')}>
                {message('outside.decline')}
              </Button>
              <Button className="flex-1 sm:min-w-28" onClick={() => chooseAds('accepted')}>
                {message('outside.accept')}
              </Button>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
