/**
 * GET /create-design/:mode?: the tools and the formats to start with; a mode selects among them. Guard: application
 * only.
 */
import { FormatCards } from '#app/features/home/format-cards.tsx';
import { TemplatesRow } from '#app/features/templates/templates-row.tsx';
import { CreateDesign } from '#app/features/studio/create/create-design.tsx';
import { modeOf } from '#app/features/studio/create/create-modes.ts';
import { SiteFooter } from '#app/features/shell/site-footer.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireApplication } from '#app/requests/guards.server.ts';
import { message } from '#messages/message.ts';
import { FORMAT_GROUPS } from '#tools/inputs/format-groups.ts';
import type { Route } from './+types/create-design.ts';

export const meta: Route.MetaFunction = () => [{ title: `${message('create.title')} · ${message('common.appName')}` }];

export async function loader({ request }: Route.LoaderArgs) {
  await requireApplication(request);
  return null;
}

export default function CreateDesignPage({ params }: Route.ComponentProps) {
  const mode = modeOf(params.mode);
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <CreateDesign
        mode={mode}
        templates={<TemplatesRow className="mt-14" />}
        formats={FORMAT_GROUPS.filter(({ title }) => mode.formats.includes(title)).map(({ title, formats }) => (
          <section key={title} aria-label={message(title)} className="grid gap-3">
            <h3 className="text-15 font-semibold">{message(title)}</h3>
            <FormatCards formats={formats} />
          </section>
        ))}
      />
      <SiteFooter />
    </div>
  );
}
