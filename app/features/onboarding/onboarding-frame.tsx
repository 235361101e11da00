/**
 * The frame of the onboarding's pages: the progress, the way out, and the logo's two shapes, which come together with
 * the answers.
 */
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { message } from '#messages/message.ts';
import { withNext } from '#app/services/onboarding/onboarding-paths.ts';
import { STEPS, type Step } from '#app/services/onboarding/questions.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Wordmark } from '#app/ui/mark.tsx';

export interface OnboardingFrameProps {
  /** Null: none of the questions is on the page. */
  step: Step | null;
  /** 0: the shapes are apart; 1: they have met. */
  met: number;
  next: string;
  /** Whether there is something to skip. */
  skippable: boolean;
  children: ReactNode;
}

export function OnboardingFrame({ step, met, next, skippable, children }: OnboardingFrameProps): ReactNode {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="grid h-16 shrink-0 grid-cols-[1fr_auto_1fr] items-center gap-4 px-4 sm:px-6">
        <Link to="/" className="justify-self-start rounded-small">
          <Wordmark name={message('common.appName')} />
        </Link>
        {step ? <Progress step={step} /> : <span />}
        {skippable && (
          <Form method="post" action={withNext('/onboarding', next)} className="justify-self-end">
            <Button type="submit" variant="ghost" name="intent" value="skip" aria-label={message('onboarding.skipAll')}>
              {message('onboarding.skip')}
            </Button>
          </Form>
        )}
      </header>
      <main id="content" className="mx-auto flex w-full max-w-3xl flex-1 flex-col justify-center px-6 pt-4 pb-10">
        <Meeting met={met} />
        {children}
      </main>
    </div>
  );
}

function Progress({ step }: { step: Step }): ReactNode {
  const at = STEPS.indexOf(step);
  return (
    <div
      role="progressbar"
      aria-valuemin={1}
      aria-valuemax={STEPS.length}
      aria-valuenow={at + 1}
      aria-valuetext={message('onboarding.progress', { step: at + 1, count: STEPS.length })}
      aria-label={message('onboarding.progress', { step: at + 1, count: STEPS.length })}
      className="flex w-32 gap-1.5 sm:w-48"
    >
      {STEPS.map((id, index) => (
        <span
          key={id}
          className={classNames(
            'h-1 flex-1 rounded-full transition-colors duration-200',
            index <= at ? 'bg-accent' : 'bg-tint-strong',
          )}
        />
      ))}
    </div>
  );
}

/** Apart, touching, overlapping: what the user says and what is made of it. */
function Meeting({ met }: { met: number }): ReactNode {
  const apart = Math.round((1 - met) * 26);
  const moves = 'transition-transform duration-300 ease-out';
  return (
    <svg aria-hidden viewBox="0 0 104 48" width={104} height={48} className="isolate mb-6 -ms-[3px] overflow-visible">
      <circle cx="18.5" cy="18.5" r="15.5" className={classNames('fill-(--mark-a)', moves)} />
      <rect
        x="16"
        y="16"
        width="29"
        height="29"
        rx="7"
        className={classNames('fill-(--mark-b) mark-overlap', moves)}
        style={{ transform: `translateX(${apart}px)` }}
      />
    </svg>
  );
}
