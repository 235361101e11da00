/** The document around every page, the data available everywhere, and the screens for when a page fails. */
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { lazy, type ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { ErrorScreen } from '#app/features/shell/error-screen.tsx';
import { EventFeedProvider } from '#app/features/shell/event-feed.tsx';
import { ForgetOthers } from '#app/features/shell/forget-others.ts';
import { OutsideLoader } from '#app/features/shell/outside-loader.tsx';
import { PlanWatch } from '#app/features/shell/plan-watch.tsx';
import { PlanProvider } from '#app/browser/credits/plan-provider.tsx';
import { PushWatch } from '#app/features/shell/push-watch.tsx';
import { themeOf } from '#app/ui/theme-choice.ts';
import { useRootData, type RootData } from '#app/features/shell/visitor.ts';
import { keepSession, viewerOf } from '#app/requests/guards.server.ts';
import { rememberInstalled } from '#app/requests/installed.server.ts';
import { claimOnboarding } from '#app/requests/onboarding/onboarding-visitor.server.ts';
import { limitUploads } from '#app/requests/limit-uploads.server.ts';
import { isOperator } from '#app/services/admin/operators.ts';
import { LARGEST_PLAN } from '#app/services/billing/plans.ts';
import { services } from '#app/services/services.server.ts';
import { showPhone } from '#design/contacts/phone-number.ts';
import { UiLabelsProvider, type UiLabels } from '#app/ui/labels.tsx';
import { pageNonce } from '#app/ui/style-nonce.ts';
import '#app/ui/theme.css';
import { Toaster } from '#app/ui/toaster.tsx';
import { PageDirectionProvider } from '#app/ui/direction.tsx';
import { message } from '#messages/message.ts';
import type { Route } from './+types/root.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  ...[bricolage, instrument].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
];

export const meta: Route.MetaFunction = () => [
  { title: message('common.appName') },
  { name: 'description', content: message('home.tagline') },
];

export const middleware: Route.MiddlewareFunction[] = [limitUploads, keepSession, rememberInstalled, claimOnboarding];

export async function loader({ request }: Route.LoaderArgs): Promise<RootData> {
  const { user } = await viewerOf(request);
  const { config, entitlements } = services();
  const hasPlan = user && !user.isAnonymous;
  return {
    visitor: user && {
      id: user.id,
      name: user.name,
      email: user.email,
      phone: user.phone && showPhone(user.phone),
      isAnonymous: user.isAnonymous,
      since: user.createdAt.toISOString(),
    },
    plan: hasPlan
      ? {
          key: entitlements.planOf(user),
          metered: config.plans === 'metered',
          unlimitedScenes: entitlements.can(user, 'unlimited-scenes'),
          isLargest: entitlements.planOf(user) === LARGEST_PLAN,
          canBuy: config.sales === 'open',
          exports: entitlements.entitlementsOf(user),
        }
      : null,
    hasPrices: config.sales === 'open',
    theme: themeOf(request.headers.get('cookie')),
    sourceUrl: config.sourceUrl,
    pushKey: hasPlan ? (config.push?.publicKey ?? null) : null,
    isOperator: isOperator(config, user),
    outside: config.outside,
  };
}

const labels: UiLabels = {
  close: message('common.close'),
  notifications: message('common.notifications', { hotkey: 'F8' }),
  invalidHex: message('common.invalidHex'),
  hexCode: message('common.hexCode'),
  customColor: message('common.customColor'),
  colorView: message('common.colorView'),
  eyedropper: message('common.eyedropper'),
  red: message('common.red'),
  green: message('common.green'),
  blue: message('common.blue'),
  hue: message('common.hue'),
  saturation: message('common.saturation'),
  lightness: message('common.lightness'),
  opacity: message('common.opacity'),
  before: message('common.before'),
  after: message('common.after'),
  compare: message('common.compare'),
};

/**
 * In the browser that of the page's scripts, so that hydration matches the server's output; on the server the default.
 */
const linkNonce = pageNonce();

export function Layout({ children }: { children: ReactNode }): ReactNode {
  const root = useRootData();
  const theme = root && root.theme !== 'system' ? root.theme : undefined;
  return (
    // The theme may be changed by hand after the server rendered it.
    <html lang="en" data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151412" />
        <Meta />
        <Links nonce={linkNonce} />
      </head>
      <body>
        <UiLabelsProvider labels={labels}>
          <PageDirectionProvider>
            {children}
            <Toaster />
          </PageDirectionProvider>
        </UiLabelsProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps): ReactNode {
  const { visitor, plan } = loaderData;
  const userId = visitor && !visitor.isAnonymous ? visitor.id : null;
  return (
    <EventFeedProvider userId={userId}>
      <ForgetOthers userId={userId} />
      <PlanWatch />
      <PushWatch />
      <PlanProvider plan={plan}>
        <Outlet />
      </PlanProvider>
      <OutsideLoader />
    </EventFeedProvider>
  );
}

/** Fetched when needed: few people see it. If that fails, the general error screen is shown. */
const NotFoundPage = lazy(() =>
  import('#app/features/shell/not-found-page.tsx').then(
    ({ NotFoundPage }) => ({ default: NotFoundPage }),
    () => ({ default: () => <ErrorScreen /> }),
  ),
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps): ReactNode {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFoundPage />;
    if (hasCode(error.data, 'error_initializing')) {
      return (
        <ErrorScreen heading={message('common.errorInitializing')} hint={message('common.errorInitializingHint')} />
      );
    }
  }
  return <ErrorScreen />;
}

function hasCode(data: unknown, code: string): boolean {
  return typeof data === 'object' && data !== null && 'code' in data && data.code === code;
}
