/**
 * GET /assisted/:id?recipe=&colors=&brand=&layout=&format=: one of the user's designs in the assisted panel. Guards:
 * application, sign-in; another user's is not found.
 */
import { AssistedEditor } from '#app/features/templates/assisted-editor.tsx';
import type { PhotoChooser } from '#app/features/templates/photo-choice.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { PictureChooser } from '#app/features/studio/parts/picture-chooser.tsx';
import { samplesFor } from '#app/features/studio/parts/samples.ts';
import { pageNotFound, requireSignedIn } from '#app/requests/guards.server.ts';
import { DesignNotFoundError } from '#app/services/designs/design-error.ts';
import { openAssisted } from '#app/requests/templates/open-assisted.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/assisted.$id.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.design.title} · ${message('common.appName')}` : message('common.appName') },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  try {
    return await openAssisted(services(), user.id, params.id, new URL(request.url).searchParams);
  } catch (error) {
    if (error instanceof DesignNotFoundError) throw pageNotFound();
    throw error;
  }
}

/** The page writes its state into its own query. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

const SAMPLES = samplesFor('product');

const photos: PhotoChooser = (onChosen) => (
  <PictureChooser signedIn samples={SAMPLES} onChosen={([chosen]) => chosen && onChosen(chosen.asset)} />
);

export default function AssistedDesignPage({
  loaderData: { design, first, palettes, hasBrand },
}: Route.ComponentProps) {
  return (
    <>
      <SiteHeader wide />
      <AssistedEditor
        key={design.id}
        design={design}
        first={first}
        palettes={palettes}
        hasBrand={hasBrand}
        photos={photos}
      />
    </>
  );
}
