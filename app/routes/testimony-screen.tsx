/** GET /testimony-screen?next=: testimonials of sellers, from content files. Guard: application. */
import { SiteFooter } from '#app/features/shell/site-footer.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { stories } from '#app/features/testimonials/stories.server.ts';
import { TestimonialsPage } from '#app/features/testimonials/testimonials-page.tsx';
import { requireApplication } from '#app/requests/guards.server.ts';
import { safeNext } from '#app/contracts/next-path.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/testimony-screen.ts';

export const meta: Route.MetaFunction = () => [{ title: message('testimonials.pageTitle') }];

export async function loader({ request }: Route.LoaderArgs) {
  await requireApplication(request);
  return { stories, next: safeNext(new URL(request.url).searchParams.get('next')) };
}

export default function Testimony({ loaderData: { stories: told, next } }: Route.ComponentProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <TestimonialsPage stories={told} next={next} />
      <SiteFooter />
    </div>
  );
}
