/** GET /api/account/export: all of the user's data as a zip, streamed while it is built. */
import { redirect } from 'react-router';
import { AccountError } from '#app/services/account/account-error.ts';
import { answerAccount } from '#app/requests/answers/account-answer.server.ts';
import { attachment } from '#app/services/assets/file-name.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/api.account.export.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answerAccount(async () => {
    try {
      const name = message('settings.exportFile', { date: new Date().toISOString().slice(0, 10) });
      return new Response(await services().account.exportData(user.id), {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': attachment(name),
          'Cache-Control': 'no-store',
        },
      });
    } catch (error) {
      // A user who follows the link in the settings reads the error there.
      if (error instanceof AccountError && request.headers.get('sec-fetch-dest') === 'document')
        return redirect('/settings/data?export=busy', 303);
      throw error;
    }
  });
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request);
  return methodNotAllowed('GET');
}
