/**
 * GET /share/:token: a shared design, for everybody with its link, on phones too. Guard: application, but phones are
 * admitted. Nothing of it tells whose the design is.
 */
import { pagesInOrder } from '#design/document/tree.ts';
import { SHARED_SIDES, sharedPicturePath, sharePath, type SharedView } from '#app/contracts/share.ts';
import { SharedPage } from '#app/features/result/shared-page.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { useAccount } from '#app/features/shell/visitor.ts';
import { pageNotFound, viewerOf } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import { ReportDesign } from './reporting.tsx';
import type { Route } from './+types/share.$token.ts';

/** What a link looks like in a message, and that search engines leave it out. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  const noindex = { name: 'robots', content: 'noindex' };
  if (!loaderData) return [{ title: message('common.appName') }, noindex];
  const { shared, origin } = loaderData;
  const { token, title, width, height } = shared;
  const description = message('share.madeWith', { app: message('common.appName') });
  const scale = Math.min(1, SHARED_SIDES.card / Math.max(width, height));
  const picture = new URL(sharedPicturePath(token, 'card'), origin).href;
  return [
    { title: `${title} · ${message('common.appName')}` },
    { name: 'description', content: description },
    noindex,
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: message('common.appName') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: new URL(sharePath(token), origin).href },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(Math.round(width * scale)) },
    { property: 'og:image:height', content: String(Math.round(height * scale)) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: title },
  ];
};

/** A stopped link must not be shown from a cache. */
export const headers = (): HeadersInit => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await viewerOf(request);
  const { shareLinks, config } = services();
  const found = await shareLinks.open(params.token);
  if (!found) throw pageNotFound();
  const { owner, design, allowsCopies } = found;
  const { title, document } = design;
  const { width, height } = document;
  const shared: SharedView = {
    token: params.token,
    title,
    width,
    height,
    pages: pagesInOrder(document).length,
    allowsCopies,
  };
  return { shared, ownDesign: user?.id === owner.id ? design.id : null, origin: config.origin };
}

export default function Share({ loaderData: { shared, ownDesign } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <SharedPage
        key={shared.token}
        shared={shared}
        ownDesign={ownDesign}
        signedIn={useAccount() !== null}
        report={ownDesign === null && <ReportDesign token={shared.token} />}
      />
    </>
  );
}
