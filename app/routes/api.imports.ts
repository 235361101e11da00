/**
 * POST /api/imports: an SVG, PDF or PowerPoint file as layers, as the multipart field `file`. Without `width` and
 * `height`: a new design, whose id is returned. With them: pages of that size for a design that is open, which holds
 * `pages`, `layers` on the page that is shown, and `bytes`.
 */
import { z } from 'zod';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { dimensionSchema } from '#design/document/dimension.ts';
import { hasRoomForImport, type ImportedDesign, type ImportedPages } from '#app/contracts/imports.ts';
import { readUploadForm, filesOf, uploadFailure } from '#app/requests/uploads/read-upload.server.ts';
import { answer, answering, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { AssetError } from '#app/contracts/asset-error.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.imports.ts';

const count = z.coerce.number().int().min(0).default(0);
const openSchema = z.object({
  width: z.coerce.number().pipe(dimensionSchema),
  height: z.coerce.number().pipe(dimensionSchema),
  pages: count,
  layers: count,
  bytes: count,
});

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('uploads', context, user);
  return answering(async () => {
    try {
      const form = await readUploadForm(request);
      const [file] = filesOf(form, 'file');
      if (!file) throw new AssetError('file_missing');
      const { signal } = request;
      const { imports, designs } = services();
      if (form.fields.has('width') || form.fields.has('height')) {
        const { width, height, ...occupied } = parseOrThrow(openSchema, Object.fromEntries(form.fields));
        const pages: ImportedPages = await imports.document(
          user.id,
          file,
          { size: { width, height }, signal },
          async ({ document, losses, fonts }) => {
            // Refused here, so that the pictures are let go.
            if (!hasRoomForImport(document, occupied)) throw new AssetError('import_no_room');
            return { document, losses, fonts };
          },
        );
        return answer(pages);
      }
      await limitRequests('designs', context, user);
      const made: ImportedDesign = await imports.document(user.id, file, { size: null, signal }, async (read) => {
        const { title, document, losses, fonts } = read;
        const { id } = await designs.create({
          userId: user.id,
          ...(title && { title: title.slice(0, 120) }),
          document,
        });
        return { id, losses, fonts };
      });
      return answer(made, 201);
    } catch (error) {
      // Nobody waits for the answer any more.
      if (request.signal.aborted) return new Response(null, { status: 499 });
      if (error instanceof AssetError) return uploadFailure(error);
      throw error;
    }
  });
}
