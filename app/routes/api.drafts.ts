/**
 * POST /api/drafts: a prompt box was sent. A signed-in user gets the conversation, anyone else a draft and the way to
 * the sign-in page. JSON `{ prompt, assets, format }` is answered with `{ path }`, a plain form (prompt, file, width,
 * height) with a redirect.
 */
import { filesOf, readUploadForm, uploadFailure } from '#app/requests/uploads/read-upload.server.ts';
import { AssetError } from '#app/contracts/asset-error.ts';
import { UPLOAD_LIMITS } from '#app/contracts/upload-limits.ts';
import { errorResponse, methodNotAllowed } from '#app/requests/error-response.ts';
import { apiVisitor } from '#app/requests/guards.server.ts';
import { DraftError, draftRequestSchema } from '#app/contracts/draft-request.ts';
import { ownDraftLine } from '#app/services/drafts/own-drafts.server.ts';
import { readJson } from '#app/requests/bodies/read-body.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { requestFacts } from '#app/services/http/request-context.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/api.drafts.ts';

export function loader() {
  return methodNotAllowed('POST');
}

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const { drafts } = services();
  const visitor = await apiVisitor(request);
  const user = visitor?.isAnonymous ? null : visitor;
  // Before the body is read: no work for a limited caller.
  await limitRequests(user ? 'messages' : 'drafts', context, user);
  const isForm = !request.headers.get('content-type')?.includes('json');
  try {
    const body = isForm ? await readFormRequest(request, context) : await readJson(request);
    const parsed = draftRequestSchema.safeParse(body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return errorResponse(
        422,
        'invalid',
        issue?.message ?? message('common.malformed'),
        issue?.path.map(String).join('.'),
      );
    }
    const headers = new Headers();
    let path: string;
    if (user) path = `/ai-design/chat/${await drafts.begin(user.id, parsed.data)}`;
    else {
      const draft = await drafts.create(parsed.data);
      headers.set('Set-Cookie', ownDraftLine(request, draft, services().config.origin.startsWith('https:')));
      path = signInFor(draft);
    }
    return isForm ? redirect(path, { status: 303, headers }) : Response.json({ path }, { status: 201, headers });
  } catch (error) {
    return error instanceof DraftError ? errorResponse(400, error.code, error.message, 'assets') : uploadFailure(error);
  }
}

const signInFor = (draftId: string) => `/sign-in?${new URLSearchParams({ next: `/ai-design/chat?draft=${draftId}` })}`;

/** A plain form contains its pictures; they are handled like those that were uploaded before. */
async function readFormRequest(request: Request, context: Route.ActionArgs['context']): Promise<unknown> {
  const form = await readUploadForm(request);
  const files = filesOf(form, 'file');
  if (files.length > UPLOAD_LIMITS.filesPerDraft) throw new AssetError('too_many_files');
  const assets = form.fields.getAll('asset');
  for (const { bytes, name } of files) {
    await limitRequests('draftFiles', context, null);
    assets.push((await services().drafts.addFile(context.get(requestFacts).address, bytes, name)).id);
  }
  const [width, height] = [form.fields.get('width'), form.fields.get('height')];
  const draft = form.fields.get('draft');
  return {
    prompt: form.fields.get('prompt'),
    assets,
    ...(draft !== null && { draft }),
    format: width && height ? { width, height } : null,
  };
}
