/**
 * GET /ai-design?draft=: the home of AI design. Guard: application; visitors may start, their prompt waits for the
 * sign-in. Text and pictures of a draft are put into the prompt box.
 */
import { projectQuerySchema } from '#app/contracts/project-request.ts';
import { RECENT_DESIGNS } from '#app/contracts/projects.ts';
import { DesignHome } from '#app/features/home/design-home.tsx';
import { OnboardingOffer } from '#app/features/onboarding/onboarding-offer.tsx';
import { TemplatesRow } from '#app/features/templates/templates-row.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireApplication } from '#app/requests/guards.server.ts';
import { askedOf } from '#app/requests/onboarding/onboarding-visitor.server.ts';
import { homeDraft } from '#app/requests/start-from-draft.server.ts';
import { steeringOf } from '#app/services/onboarding/steering.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/ai-design.ts';

export const meta: Route.MetaFunction = () => [{ title: message('home.designPageTitle') }];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApplication(request);
  const { projects, onboarding } = services();
  const signedIn = user !== null && !user.isAnonymous;
  const draft = new URL(request.url).searchParams.get('draft');
  const [recent, { state, step, answers }, prepared] = await Promise.all([
    signedIn ? projects.list(user.id, projectQuerySchema.parse({ limit: RECENT_DESIGNS })) : null,
    onboarding.of(askedOf(request, user)),
    draft === null ? null : homeDraft(services(), signedIn ? user.id : null, request, draft),
  ]);
  return {
    prepared,
    recent,
    steering: steeringOf(answers),
    offer: signedIn && (state === 'new' || state === 'open') ? { state, step } : null,
  };
}

export default function AiDesign({ loaderData: { recent, steering, offer, prepared } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <DesignHome
        key={prepared?.waiting.id}
        signedIn={recent !== null}
        waiting={prepared?.waiting}
        isOwn={prepared?.isOwn}
        recent={recent}
        steering={steering}
        offer={offer && <OnboardingOffer {...offer} />}
        templates={<TemplatesRow compact />}
      />
    </>
  );
}
