/** GET /paywall: Free, Pro, Max and packs side by side. Guards: application, sign-in. */
import { PaywallPage, type PaywallView } from '#app/features/billing/paywall-page.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import type { SessionUser } from '#app/services/auth/auth.server.ts';
import { paywallLimitOf, wayBack, type PaywallLimit } from '#app/contracts/paywall-path.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/paywall.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('billing.plansTitle')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs): Promise<PaywallView> {
  const { user } = await requireSignedIn(request);
  const { payments, entitlements } = services();
  const query = new URL(request.url).searchParams;
  const [offers, subscription, elsewhere] = await Promise.all([
    payments.offers(user.id, { currency: query.get('currency'), languages: request.headers.get('accept-language') }),
    payments.subscription(user.id),
    payments.elsewhere(user.id),
  ]);
  const from = query.get('from');
  return {
    offers,
    plan: entitlements.planOf(user),
    subscription,
    elsewhere,
    reason: await standingReason(user, paywallLimitOf(query.get('limit'))),
    from: from === null ? null : wayBack(from),
  };
}

/** Prices per month and per year are loaded together: switching between them needs no request. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean {
  const [now, next] = [withoutInterval(currentUrl), withoutInterval(nextUrl)];
  return currentUrl.href !== nextUrl.href && now === next ? false : defaultShouldRevalidate;
}

function withoutInterval({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('interval');
  return `${pathname}?${query}`;
}

/** The limit that led here, if it still applies. */
async function standingReason(user: SessionUser, limit: PaywallLimit | null): Promise<PaywallView['reason']> {
  const { entitlements, ledger } = services();
  const { exportShorterSide, watermark, vectorExport } = entitlements.entitlementsOf(user);
  switch (limit) {
    case null:
      return null;
    case 'watermark':
      return watermark ? { limit, resetsAt: null } : null;
    case 'vector':
      return vectorExport ? null : { limit, resetsAt: null };
    case 'upscale':
      return entitlements.can(user, 'upscale-4k') ? null : { limit, resetsAt: null };
    case 'batch':
      return entitlements.can(user, 'batch') ? null : { limit, resetsAt: null };
    case 'custom-models':
      return entitlements.can(user, 'custom-models') ? null : { limit, resetsAt: null };
    case 'export-size':
      return exportShorterSide < entitlements.entitlementsOf({ plan: 'max' }).exportShorterSide
        ? { limit, resetsAt: null }
        : null;
    default: {
      const { left, resetsAt } = await ledger.balance(user.id, limit);
      return left === null || left > 0 ? null : { limit, resetsAt: resetsAt?.toISOString() ?? null };
    }
  }
}

export default function Paywall({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <PaywallPage view={loaderData} />
    </>
  );
}
