/** /settings/:section?: the user's account, one section at a time. Guards: application, sign-in. */
import { InvoiceList } from '#app/features/billing/invoice-list.tsx';
import { SubscriptionPanel } from '#app/features/billing/subscription-panel.tsx';
import { DataSection } from '#app/features/settings/data-section.tsx';
import { DELETED_PATH } from '#app/features/settings/deleted-notice.tsx';
import { DevicesSection } from '#app/features/settings/devices-section.tsx';
import { ModelCard } from '#app/features/settings/model-card.tsx';
import { ProfileSection } from '#app/features/settings/profile-section.tsx';
import { sections } from '#app/features/settings/sections.ts';
import { SystemSection } from '#app/features/settings/system-section.tsx';
import { Unreachable } from '#app/features/settings/unreachable.tsx';
import { UsageSection } from '#app/features/settings/usage-section.tsx';
import { leaveBy, signOut } from '#app/features/shell/session-end.ts';
import { SectionFrame } from '#app/features/shell/section-frame.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { useRootData } from '#app/features/shell/visitor.ts';
import { enginesOf } from '#app/services/account/engines.server.ts';
import { sectionOf } from '#app/services/account/sections.ts';
import { pageNotFound, requireSignedIn } from '#app/requests/guards.server.ts';
import { mayChooseModel } from '#app/services/admin/operators.ts';
import { paywallPath } from '#app/contracts/paywall-path.ts';
import { generationKinds, kindNames } from '#app/services/generations/kinds.ts';
import { httpPost } from '#app/browser/http-client.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import { tools } from '#tools/index.ts';
import type { Route } from './+types/settings.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('settings.title')} · ${message('common.appName')}` },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user, sessionId } = await requireSignedIn(request);
  const section = sectionOf(params.section);
  if (section === null) throw pageNotFound();
  const all = services();
  switch (section) {
    case 'profile':
      return { section, profile: await all.account.profile(user.id), mail: all.mailer.kind } as const;
    case 'plan': {
      const { plan, unlimited } = await all.usage.now(user.id);
      // The payment provider may be unreachable: the page says so, and everything else works.
      const billing = await Promise.all([all.payments.subscription(user.id), all.payments.invoices(user.id)]).catch(
        (error: unknown) => {
          all.reporter.report(error, { area: 'settings' });
          return null;
        },
      );
      return {
        section,
        plan,
        enabled: !unlimited,
        billing: billing && { subscription: billing[0], invoices: billing[1] },
      } as const;
    }
    case 'usage':
      return {
        section,
        usage: await all.usage.now(user.id),
        storage: await all.quota.usage(user.id),
        history: await all.usage.history(user.id),
        toolTitles: creditTools(),
      } as const;
    case 'devices':
      return { section, devices: await all.account.devices.list(user.id, sessionId) } as const;
    case 'system':
      return { section, engines: enginesOf(all.config, all), chooses: mayChooseModel(all.config, user) } as const;
    case 'data':
      return {
        section,
        deletion: await all.account.deletionView(user.id, sessionId),
        exportBusy: new URL(request.url).searchParams.get('export') === 'busy',
      } as const;
  }
}

/** Titles of the tools that spend credits. */
function creditTools(): Record<string, string> {
  const kinds = kindNames.map((kind) => [kind, message(generationKinds[kind].title)]);
  return Object.fromEntries([
    ...kinds,
    ...tools.flatMap(({ name, texts: words, cost }) => (cost ? [[name, message(words.title)]] : [])),
  ]);
}

const dataPath = '/settings/data';

export default function Settings({ loaderData }: Route.ComponentProps) {
  const root = useRootData();
  return (
    <>
      <SiteHeader />
      <SectionFrame
        title={message('settings.title')}
        label={message('settings.sections')}
        sections={sections}
        current={loaderData.section}
      >
        {loaderData.section === 'profile' && (
          <ProfileSection
            profile={loaderData.profile}
            theme={root?.theme ?? 'system'}
            mail={loaderData.mail}
            ads={Boolean(root?.outside?.pixel)}
          />
        )}
        {loaderData.section === 'plan' &&
          (loaderData.billing ? (
            <>
              <SubscriptionPanel
                plan={loaderData.plan}
                subscription={loaderData.billing.subscription}
                enabled={loaderData.enabled}
                from="/settings/plan"
              />
              <InvoiceList invoices={loaderData.billing.invoices} />
            </>
          ) : (
            <Unreachable />
          ))}
        {loaderData.section === 'usage' && (
          <UsageSection
            usage={loaderData.usage}
            storage={loaderData.storage}
            history={loaderData.history}
            toolTitles={loaderData.toolTitles}
            plansPath={paywallPath({ from: '/settings/usage' })}
          />
        )}
        {loaderData.section === 'devices' && <DevicesSection devices={loaderData.devices} />}
        {loaderData.section === 'system' && (
          <>
            {loaderData.chooses && <ModelCard />}
            <SystemSection engines={loaderData.engines} />
          </>
        )}
        {loaderData.section === 'data' && (
          <DataSection
            deletion={loaderData.deletion}
            exportBusy={loaderData.exportBusy}
            remove={(confirmation) => leaveBy(() => httpPost('/api/account/deletion', { confirmation }), DELETED_PATH)}
            signInAgain={() => signOut(`/sign-in?${new URLSearchParams({ next: dataPath })}`)}
          />
        )}
      </SectionFrame>
    </>
  );
}
