/** /admin/users/:id: one account as operators see it. Guard: operators; not found for all others. */
import { sections } from '#app/features/admin/sections.ts';
import { UserDetailSection } from '#app/features/admin/user-page.tsx';
import { SectionFrame } from '#app/features/shell/section-frame.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { pageNotFound } from '#app/requests/guards.server.ts';
import { requireOperator } from '#app/requests/operator-guard.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/admin.users.$id.ts';

export { action, meta } from './admin.tsx';

export async function loader({ request, params }: Route.LoaderArgs) {
  await requireOperator(request);
  const user = await services().admin.users.one(params.id);
  if (!user) throw pageNotFound();
  return { user };
}

export default function AdminUser({ loaderData: { user } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader wide />
      <SectionFrame
        title={message('admin.title')}
        label={message('admin.sections')}
        sections={sections}
        current="users"
        width="wide"
      >
        <UserDetailSection user={user} />
      </SectionFrame>
    </>
  );
}
