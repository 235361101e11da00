/**
 * GET /ai-design: the home of AI design. Guard: application; visitors may begin, their prompt waits for the sign-in.
 */
import { projectQuerySchema } from '#app/contracts/project-request.ts';
import { RECENT_DESIGNS } from '#app/contracts/projects.ts';
import { DesignHome } from '#app/features/home/design-home.tsx';
import { OnboardingOffer } from '#app/features/onboarding/onboarding-offer.tsx';
import { TemplatesRow } from '#app/features/templates/templates-row.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireApplication } from '#app/requests/guards.server.ts';
import { askedOf } from '#app/requests/onboarding/onboarding-visitor.server.ts';
import { steeringOf } from '#app/services/onboarding/steering.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/ai-design.ts';

export const meta: Route.MetaFunction = () => [{ title: message('home.designPageTitle') }];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApplication(request);
  const { projects, onboarding } = services();
  const signedIn = user !== null && !user.isAnonymous;
  const [recent, { state, step, answers }] = await Promise.all([
    signedIn ? projects.list(user.id, projectQuerySchema.parse({ limit: RECENT_DESIGNS })) : null,
    onboarding.of(askedOf(request, user)),
  ]);
  return {
    recent,
    steering: steeringOf(answers),
    offer: signedIn && (state === 'new' || state === 'open') ? { state, step } : null,
  };
}

export default function AiDesign({ loaderData: { recent, steering, offer } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <DesignHome
        signedIn={recent !== null}
        recent={recent}
        steering={steering}
        offer={offer && <OnboardingOffer {...offer} />}
        templates={<TemplatesRow />}
      />
    </>
  );
}
