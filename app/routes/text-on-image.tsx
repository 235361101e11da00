/**
 * GET /text-on-image?picture=&text=: suggests words behind the picture's subject and redirects to the suggestions.
 * Without a picture the user chooses one. Guards: application, sign-in.
 */
import { beginText } from '#app/features/studio/text-behind/begin-text.server.ts';
import { TextStart } from '#app/features/studio/text-behind/text-start.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/text-on-image.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('studio.tool.textOnImage')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const { problem } = await beginText(services(), user, request);
  return { notice: problem, text: new URL(request.url).searchParams.get('text') ?? '' };
}

export default function TextOnImageStart({ loaderData: { notice, text } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <TextStart text={text} notice={notice} />
    </>
  );
}
