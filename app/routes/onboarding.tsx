/**
 * /onboarding: introduces the questions, or shows where the user left off, or the answers. Guard: application. Works as
 * plain forms.
 */
import { OnboardingPage } from '#app/features/onboarding/onboarding-page.tsx';
import { requireApplication, requirePost } from '#app/requests/guards.server.ts';
import { requestFacts } from '#app/services/http/request-context.ts';
import { answerOnboarding, onboardingView } from '#app/requests/onboarding/onboarding-request.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/onboarding.ts';

export const meta: Route.MetaFunction = () => [{ title: message('onboarding.pageTitle') }];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApplication(request);
  return onboardingView(request, user);
}

export async function action({ request, context }: Route.ActionArgs) {
  requirePost(request);
  const { user } = await requireApplication(request);
  return answerOnboarding({ request, user, address: context.get(requestFacts).address }, null);
}

export default function OnboardingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OnboardingPage {...loaderData} error={actionData?.error ?? null} />;
}
