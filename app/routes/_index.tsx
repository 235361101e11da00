/** GET /: the front page. No guard: phones may read it too. */
import { lazy, Suspense, type ComponentType } from 'react';
import { Splash } from '#app/features/home/splash.tsx';
import { DeletedNotice } from '#app/features/settings/deleted-notice.tsx';
import { SiteFooter } from '#app/features/shell/site-footer.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { useAccount } from '#app/features/shell/visitor.ts';
import { firstInteraction } from '#app/ui/deferred.ts';
import { viewerOf } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/_index.ts';

/** A part further down the page, in the server's HTML: its code is fetched at the first interaction. */
function below<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    if (typeof window !== 'undefined') await firstInteraction();
    return { default: await load() };
  });
}

const PriceSection = below(async () => (await import('#app/features/billing/price-section.tsx')).PriceSection);
const TemplatesRow = below(async () => (await import('#app/features/templates/templates-row.tsx')).TemplatesRow);
const ToolGroups = below(async () => (await import('#app/features/studio/create/tool-cards.tsx')).ToolGroups);

export async function loader({ request }: Route.LoaderArgs) {
  const { payments, config, reporter } = services();
  if (config.sales !== 'open') return { offers: null };
  const { user } = await viewerOf(request);
  const languages = request.headers.get('accept-language');
  try {
    const account = user && !user.isAnonymous ? user.id : null;
    return { offers: await payments.offers(account, { currency: null, languages }) };
  } catch (error) {
    // The payment provider can't be reached: the front page is shown without prices.
    reporter.report(error, { area: 'payments', page: '/' });
    return { offers: null };
  }
}

/** The query only decides which prices are shown first. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function Index({ loaderData: { offers } }: Route.ComponentProps) {
  const signedIn = useAccount() !== null;
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <Splash
        signedIn={signedIn}
        tools={
          <Suspense fallback={<div className="min-h-[80rem]" />}>
            <ToolGroups />
          </Suspense>
        }
        templates={
          <Suspense fallback={<div className="min-h-72" />}>
            <TemplatesRow />
          </Suspense>
        }
        prices={
          offers && (
            <Suspense fallback={<div id="prices" className="min-h-[40rem]" />}>
              <PriceSection offers={offers} signedIn={signedIn} />
            </Suspense>
          )
        }
      />
      <SiteFooter />
      <DeletedNotice />
    </div>
  );
}
