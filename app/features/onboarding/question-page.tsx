/** One question per page: its choices as large labels of real inputs, and buttons back and forward. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { message } from '#messages/message.ts';
import type { Outline } from '#design/document/path-geometry.ts';
import { withNext } from '#app/services/onboarding/onboarding-paths.ts';
import { chosenFor, QUESTIONS, stepAfter, STEPS, type Answers, type Step } from '#app/services/onboarding/questions.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ChoiceCard } from './choice-card.tsx';
import { OnboardingFrame } from './onboarding-frame.tsx';
import { useChoiceKeys } from './use-choice-keys.ts';

export interface QuestionPageProps {
  step: Step;
  answers: Answers;
  /** By the choice's id. */
  icons: Record<string, Outline | null>;
  next: string;
  /** All questions were answered before: this changes one answer. */
  changing: boolean;
  error: string | null;
}

/** How many choices have a key. */
const KEYS = 9;

export function QuestionPage({ step, answers, icons, next, changing, error }: QuestionPageProps): ReactNode {
  const { title, text, many, choices } = QUESTIONS[step];
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const busy = useNavigation().formAction?.startsWith('/form-flow') ?? false;
  const at = STEPS.indexOf(step);
  const chosen = chosenFor(answers, step);
  const compact = choices.every(({ hint }) => hint === undefined);
  const keysHeard = useChoiceKeys(form);
  // Another question is another page: screen readers announce it, and keys belong to it.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  const back = changing || at === 0 ? '/onboarding' : `/form-flow/${STEPS[at - 1]}`;
  return (
    <OnboardingFrame step={changing ? null : step} met={(at + 1) / STEPS.length} next={next} skippable={!changing}>
      <h1 ref={heading} tabIndex={-1} id="question" className="text-40 outline-none">
        {message(title)}
      </h1>
      <p className="mt-2 text-15 text-muted">{message(text)}</p>
      <Form
        key={step}
        ref={form}
        method="post"
        action={withNext(`/form-flow/${step}`, next)}
        className="mt-8 grid gap-8"
      >
        <div
          role={many ? 'group' : 'radiogroup'}
          aria-labelledby="question"
          aria-describedby={error ? 'problem' : undefined}
          className={classNames('grid gap-3', compact ? 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4' : 'sm:grid-cols-2')}
        >
          {choices.map(({ id, label, hint }, index) => (
            <ChoiceCard
              key={id}
              type={many ? 'checkbox' : 'radio'}
              value={id}
              label={message(label)}
              hint={hint && message(hint)}
              outline={icons[id] ?? null}
              digit={index < KEYS ? index + 1 : null}
              keysHeard={keysHeard}
              defaultChecked={chosen.includes(id)}
            />
          ))}
        </div>
        <AlertText id="problem">{error}</AlertText>
        <div className="flex items-center gap-3">
          <Link to={withNext(back, next)} className={buttonClass('ghost', 'large', '-ms-6')}>
            {message('onboarding.back')}
          </Link>
          <Button
            type="submit"
            name="intent"
            value="next"
            variant="primary"
            size="large"
            busy={busy}
            className="min-w-32"
          >
            {message(changing || stepAfter(step) === null ? 'onboarding.finish' : 'onboarding.next')}
          </Button>
          <p className={classNames('ms-auto hidden text-13 text-faint md:block', !keysHeard && 'invisible')}>
            {message('onboarding.keys', { count: Math.min(KEYS, choices.length) })}
          </p>
        </div>
      </Form>
    </OnboardingFrame>
  );
}
