/**
 * GET /recipes?q=&category=&format=&color=&brand=&photo=&shown=&open=: all templates. Guard: application only; visitors
 * may browse, and sign in to use one.
 */
import { FormatPicker } from '#app/features/home/format-picker.tsx';
import { TemplatesPage } from '#app/features/templates/templates-page.tsx';
import type { FormatChooser } from '#app/features/templates/template-dialog.tsx';
import type { PhotoChooser } from '#app/features/templates/photo-choice.tsx';
import { SiteFooter } from '#app/features/shell/site-footer.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { PictureChooser } from '#app/features/studio/parts/picture-chooser.tsx';
import { samplesFor } from '#app/features/studio/parts/samples.ts';
import { requireApplication } from '#app/requests/guards.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/recipes.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('templates.title')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApplication(request);
  return { signedIn: user !== null && !user.isAnonymous };
}

/** The page writes its state into its own query. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

const SAMPLES = samplesFor('product');

const formats: FormatChooser = (value, onChange) => <FormatPicker value={value} onChange={onChange} />;
const photos: PhotoChooser = (onChosen) => (
  <PictureChooser signedIn samples={SAMPLES} onChosen={([chosen]) => chosen && onChosen(chosen.asset)} />
);

export default function Templates({ loaderData: { signedIn } }: Route.ComponentProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader wide />
      <TemplatesPage signedIn={signedIn} formats={formats} photos={photos} />
      <SiteFooter wide />
    </div>
  );
}
