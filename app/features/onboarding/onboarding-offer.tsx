/** On the first screen, until answered or dismissed: the questions, in one unobtrusive line. */
import type { ReactNode } from 'react';
import { Link, useFetcher } from 'react-router';
import { message } from '#messages/message.ts';
import { STEPS, type Step } from '#app/services/onboarding/questions.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Mark } from '#app/ui/mark.tsx';

export function OnboardingOffer({ state, step }: { state: 'new' | 'open'; step: Step }): ReactNode {
  const fetcher = useFetcher();
  if (fetcher.state !== 'idle') return null;
  const at = STEPS.indexOf(step);
  const left = state === 'open' && at > 0;
  return (
    <section
      aria-labelledby="onboarding-offer"
      className="mx-auto flex w-full max-w-2xl flex-wrap items-center gap-4 rounded-card border border-line bg-panel p-4"
    >
      <Mark size={32} />
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <h2 id="onboarding-offer" className="text-15">
          {message(left ? 'onboarding.resumeTitle' : 'onboarding.offerTitle')}
        </h2>
        <p className="text-13 text-muted">
          {left
            ? message('onboarding.offerResume', { step: at + 1, count: STEPS.length })
            : message('onboarding.offerText')}
        </p>
      </div>
      <fetcher.Form method="post" action="/onboarding">
        <Button type="submit" variant="ghost" name="intent" value="skip">
          {message('onboarding.notNow')}
        </Button>
      </fetcher.Form>
      <Link to={`/form-flow/${step}`} className={buttonClass('secondary')}>
        {message(left ? 'onboarding.goOn' : 'onboarding.offerAnswer')}
      </Link>
    </section>
  );
}
