/** GET /assisted?photo=&format=: a photo, and designs to make from it. Guards: application, sign-in. */
import { FormatPicker } from '#app/features/home/format-picker.tsx';
import { AssistedStart } from '#app/features/templates/assisted-start.tsx';
import type { FormatChooser } from '#app/features/templates/template-dialog.tsx';
import type { PhotoChooser } from '#app/features/templates/photo-choice.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { PictureChooser } from '#app/features/studio/parts/picture-chooser.tsx';
import { samplesFor } from '#app/features/studio/parts/samples.ts';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/assisted.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('assisted.title')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  await requireSignedIn(request);
  return null;
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

export default function Assisted() {
  return (
    <>
      <SiteHeader />
      <AssistedStart formats={formats} photos={photos} />
    </>
  );
}
