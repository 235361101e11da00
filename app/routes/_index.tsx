/** GET /: the front page. No guard: phones may read it too. */
import { lazy, Suspense } from 'react';
import { Splash } from '#app/features/home/splash.tsx';
import { TemplatesRow } from '#app/features/templates/templates-row.tsx';
import { DeletedNotice } from '#app/features/settings/deleted-notice.tsx';
import { SiteFooter } from '#app/features/shell/site-footer.tsx';
import { ToolCards } from '#app/features/studio/create/tool-cards.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { useAccount } from '#app/features/shell/visitor.ts';
import { firstSign } from '#app/ui/arriving.ts';
import { viewerOf } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/_index.ts';

/** Far down the page, where the server has written it: its code comes at the first sign of a hand. */
const PriceSection = lazy(async () => {
  if (typeof window !== 'undefined') await firstSign();
  const { PriceSection } = await import('#app/features/billing/price-section.tsx');
  return { default: PriceSection };
});

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

/** The query only says which prices are shown first. */
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
        tools={<ToolCards heading="h3" />}
        templates={<TemplatesRow />}
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
