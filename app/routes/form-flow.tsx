/**
 * /form-flow/*: the onboarding's questions, one per page: work, places, frequency. Guard: application. Works as plain
 * forms.
 */
import { redirect } from 'react-router';
import { QuestionPage } from '#app/features/onboarding/question-page.tsx';
import { pageNotFound, requireApplication, requirePost } from '#app/requests/guards.server.ts';
import { requestFacts } from '#app/services/http/request-context.ts';
import { withNext } from '#app/services/onboarding/onboarding-paths.ts';
import { answerOnboarding, onboardingView } from '#app/requests/onboarding/onboarding-request.server.ts';
import { isStep, QUESTIONS } from '#app/services/onboarding/questions.ts';
import { message } from '#messages/message.ts';
import { iconPath } from '#tools/libraries/icons/icon-path.ts';
import type { Route } from './+types/form-flow.ts';

export const meta: Route.MetaFunction = () => [{ title: message('onboarding.pageTitle') }];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApplication(request);
  const view = await onboardingView(request, user);
  const step = params['*'];
  if (step === '') throw redirect(withNext(`/form-flow/${view.step}`, view.next));
  if (!isStep(step)) throw pageNotFound();
  const icons = Object.fromEntries(QUESTIONS[step].choices.map(({ id, icon }) => [id, iconPath(icon, 'regular')]));
  return { ...view, asked: step, icons };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  requirePost(request);
  const { user } = await requireApplication(request);
  const step = params['*'];
  if (!isStep(step)) throw pageNotFound();
  return answerOnboarding({ request, user, address: context.get(requestFacts).address }, step);
}

export default function FormFlow({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, answers, icons, next, state } = loaderData;
  return (
    <QuestionPage
      step={asked}
      answers={answers}
      icons={icons}
      next={next}
      changing={state === 'done'}
      error={actionData?.error ?? null}
    />
  );
}
