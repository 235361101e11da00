/** GET /: the front page. No guard: phones may read it too. */
import { Splash } from '#app/features/home/splash.tsx';
import { TemplatesRow } from '#app/features/templates/templates-row.tsx';
import { DeletedNotice } from '#app/features/settings/deleted-notice.tsx';
import { SiteFooter } from '#app/features/shell/site-footer.tsx';
import { ToolCards } from '#app/features/studio/create/tool-cards.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { useAccount } from '#app/features/shell/visitor.ts';

export default function Index() {
  const account = useAccount();
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <Splash signedIn={account !== null} tools={<ToolCards heading="h3" />} templates={<TemplatesRow />} />
      <SiteFooter />
      <DeletedNotice />
    </div>
  );
}
