/**
 * GET /load-editor-recipe/:id?format=&brand=&photo=: makes a design from a template and opens its editor. Guards:
 * application, sign-in. Shows 'Error Loading Template' for a missing template.
 */
import { data, useNavigate } from 'react-router';
import { readView } from '#app/features/templates/template-address.ts';
import { TemplateFailed, TemplateLoader } from '#app/features/templates/template-loader.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/load-editor-recipe.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? message('templates.title')} · ${message('common.appName')}` },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  await requireSignedIn(request);
  const template = services().templates.find(params.id);
  if (!template) return data({ title: null, wish: null }, { status: 404 });
  const { format, brand, photo } = readView(new URL(request.url).searchParams);
  return data({ title: template.title, wish: { id: template.id, format: format && format.id, brand, photo } });
}

export default function LoadEditorTemplate({ loaderData: { wish } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <div className="flex h-dvh flex-col">
      <SiteHeader wide />
      <main id="content" className="relative min-h-0 flex-1">
        {wish ? (
          <TemplateLoader wish={wish} onMade={(id) => void navigate(`/canvas/${id}`, { replace: true })} />
        ) : (
          <TemplateFailed reason={message('templates.gone')} />
        )}
      </main>
    </div>
  );
}
