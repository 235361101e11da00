/**
 * Before the questions: what they are for. In between: where the user left off. Afterwards: the answers, each editable.
 */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { message } from '#messages/message.ts';
import { withNext } from '#app/services/onboarding/onboarding-paths.ts';
import { chosenFor, QUESTIONS, STEPS, type Answers, type Step } from '#app/services/onboarding/questions.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { OnboardingFrame } from './onboarding-frame.tsx';

export interface OnboardingPageProps {
  state: 'new' | 'open' | 'done' | 'skipped';
  step: Step;
  answers: Answers;
  next: string;
  error: string | null;
}

export function OnboardingPage({ state, step, answers, next, error }: OnboardingPageProps): ReactNode {
  const at = STEPS.indexOf(step);
  const open = state === 'open' && at > 0;
  const known = state === 'done';
  return (
    <OnboardingFrame
      step={null}
      met={known ? 1 : open ? at / STEPS.length : 0}
      next={next}
      skippable={!known && state !== 'skipped'}
    >
      {error && (
        <p role="alert" className="mb-6 rounded-card bg-warning-soft px-4 py-3 text-13 text-warning-text">
          {error}
        </p>
      )}
      <h1 className="text-40">
        {message(known ? 'onboarding.knownTitle' : open ? 'onboarding.resumeTitle' : 'onboarding.welcomeTitle')}
      </h1>
      <p className="mt-3 max-w-[34em] text-18 text-muted">
        {known
          ? message('onboarding.knownText')
          : open
            ? message('onboarding.resumeText', { left: STEPS.length - at })
            : message('onboarding.welcomeText')}
      </p>
      {!known && !open && <Preview />}
      {(known || open) && <AnswerList answers={answers} next={next} asked={known ? STEPS : STEPS.slice(0, at)} />}
      <p className="mt-10">
        {known ? (
          <span className="flex flex-wrap gap-3">
            <Link to={next} className={buttonClass('primary', 'large')}>
              {message('onboarding.toDesigns')}
            </Link>
            <Link to={withNext('/testimony-screen', next)} className={buttonClass('ghost', 'large')}>
              {message('onboarding.others')}
            </Link>
          </span>
        ) : (
          <Link to={withNext(`/form-flow/${step}`, next)} className={buttonClass('primary', 'large')}>
            {message(open ? 'onboarding.goOn' : 'onboarding.start')}
          </Link>
        )}
      </p>
    </OnboardingFrame>
  );
}

/** The list of questions, so that their number is clear. */
function Preview(): ReactNode {
  return (
    <ol className="mt-10 grid gap-x-8 gap-y-4 sm:grid-cols-3">
      {STEPS.map((step, index) => (
        <li key={step} className="border-t border-ink pt-3">
          <span className="tabular text-13 text-faint">{index + 1}</span>
          <p className="text-15 font-medium text-balance">{message(QUESTIONS[step].title)}</p>
        </li>
      ))}
    </ol>
  );
}

function AnswerList({ answers, next, asked }: { answers: Answers; next: string; asked: readonly Step[] }): ReactNode {
  return (
    <dl className="mt-8 divide-y divide-line rounded-card border border-line bg-panel">
      {asked.map((step) => {
        const { title, choices } = QUESTIONS[step];
        const chosen = choices
          .filter(({ id }) => chosenFor(answers, step).includes(id))
          .map(({ label }) => message(label));
        return (
          <div key={step} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 p-4">
            <dt className="text-13 text-muted">{message(title)}</dt>
            <dd className="col-start-1 text-15">
              {chosen.length > 0 ? (
                chosen.join(', ')
              ) : (
                <span className="text-faint">{message('onboarding.noAnswer')}</span>
              )}
            </dd>
            <dd className="col-start-2 row-span-2 row-start-1">
              <Link
                to={withNext(`/form-flow/${step}`, next)}
                aria-label={message('onboarding.changeAnswer', { question: message(title) })}
                className={buttonClass('secondary', 'small')}
              >
                {message('onboarding.change')}
              </Link>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
