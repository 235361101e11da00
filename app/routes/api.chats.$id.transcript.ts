/**
 * GET /api/chats/:id/transcript: the conversation as a transcript with its pictures, in one ZIP; personal data and
 * secrets are removed.
 */
import { RecordError } from '#agent/transcript/record/recording.ts';
import { attachment } from '#app/services/assets/file-name.ts';
import { errorResponse } from '#app/requests/error-response.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { chatAnswering } from '#app/requests/answers/chat-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import { recordConversation, zipFiles } from '#app/services/transcripts/record-files.server.ts';
import type { Route } from './+types/api.chats.$id.transcript.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return chatAnswering(async () => {
    try {
      const recorded = await recordConversation(services(), user.id, params.id);
      return new Response(await zipFiles(recorded), {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': attachment(`${recorded.name}.zip`),
          'Cache-Control': 'no-store',
        },
      });
    } catch (error) {
      if (error instanceof RecordError) return errorResponse(409, error.code, error.message);
      throw error;
    }
  });
}
