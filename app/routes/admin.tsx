/** /admin/:section?: the operators' pages, one section at a time. Guard: operators; not found for all others. */
import { CostsSection } from '#app/features/admin/costs-section.tsx';
import { GenerationsSection } from '#app/features/admin/generations-section.tsx';
import { HealthBadge } from '#app/features/admin/health-badge.tsx';
import { RecordSection } from '#app/features/admin/action-list.tsx';
import { ReviewsSection } from '#app/features/admin/reviews-section.tsx';
import { sections } from '#app/features/admin/sections.ts';
import { StorageSection } from '#app/features/admin/storage-section.tsx';
import { useHealth } from '#app/features/admin/use-health.ts';
import { UsersSection } from '#app/features/admin/users-section.tsx';
import { SystemSection } from '#app/features/settings/system-section.tsx';
import { SectionFrame } from '#app/features/shell/section-frame.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { pageNotFound } from '#app/requests/guards.server.ts';
import { requireOperator } from '#app/requests/operator-guard.server.ts';
import type { Engine, Part } from '#app/services/account/engines.ts';
import { generationStates } from '#app/services/admin/admin.ts';
import { adminSectionOf } from '#app/services/admin/admin-sections.ts';
import { readDay } from '#app/services/admin/cost-report.server.ts';
import { isKind } from '#app/services/generations/kinds.ts';
import { services } from '#app/services/services.server.ts';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import type { Route } from './+types/admin.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('admin.title')} · ${message('common.appName')}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  await requireOperator(request);
  const section = adminSectionOf(params.section);
  if (section === null) throw pageNotFound();
  const { admin } = services();
  const query = new URL(request.url).searchParams;
  const after = query.get('after');
  switch (section) {
    case 'users':
      return { section, page: await admin.users.list({ search: query.get('q') ?? '', after }) } as const;
    case 'generations': {
      const [kind, hours] = [query.get('kind') ?? '', Number(query.get('hours'))];
      const filter = {
        kind: isKind(kind) ? kind : null,
        state: generationStates.find((state) => state === query.get('state')) ?? null,
        hours: Number.isInteger(hours) && hours > 0 && hours <= 10_000 ? hours : null,
      };
      return { section, queue: await admin.queue(), list: await admin.generations(filter, after) } as const;
    }
    case 'reviews': {
      const decided = query.has('decided');
      return { section, decided, page: await admin.reviews({ decided }, after) } as const;
    }
    case 'storage':
      return { section, storage: await admin.storage() } as const;
    case 'costs': {
      const day = readDay(query.get('day'));
      const by = day !== null || query.get('by') === 'user' ? 'user' : 'day';
      return { section, view: await admin.costs({ by, day }, after) } as const;
    }
    case 'system':
      return { section, engines: admin.engines() } as const;
    case 'record':
      return { section, page: await admin.actions(after) } as const;
  }
}

/** All actions use the API: nothing is posted here. */
export async function action({ request }: Route.ActionArgs) {
  await requireOperator(request);
  return new Response(null, { status: 405, headers: { Allow: 'GET' } });
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader wide />
      <SectionFrame
        title={message('admin.title')}
        label={message('admin.sections')}
        sections={sections}
        current={loaderData.section}
        width="wide"
      >
        {loaderData.section === 'users' && <UsersSection page={loaderData.page} />}
        {loaderData.section === 'generations' && <GenerationsSection queue={loaderData.queue} list={loaderData.list} />}
        {loaderData.section === 'reviews' && <ReviewsSection page={loaderData.page} decided={loaderData.decided} />}
        {loaderData.section === 'storage' && <StorageSection storage={loaderData.storage} />}
        {loaderData.section === 'costs' && <CostsSection view={loaderData.view} />}
        {loaderData.section === 'system' && <System engines={loaderData.engines} />}
        {loaderData.section === 'record' && <RecordSection page={loaderData.page} />}
      </SectionFrame>
    </>
  );
}

function System({ engines }: { engines: readonly Engine[] }) {
  const { health, busy, error, again } = useHealth();
  const stateOf = (part: Part) => {
    const found = health?.[part];
    return found ? <HealthBadge health={found} /> : null;
  };
  return (
    <SystemSection
      engines={engines}
      action={
        <Button size="small" busy={busy} onClick={again}>
          {message('admin.checkAgain')}
        </Button>
      }
      problem={error}
      stateOf={stateOf}
    />
  );
}
