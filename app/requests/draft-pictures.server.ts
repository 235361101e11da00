/** A visitor's pictures from a start screen before the sign-in page, shown again without an account. */
import type { WaitingPicture } from '#app/contracts/waiting-draft.ts';
import { isOwnDraft } from '#app/services/drafts/own-drafts.server.ts';
import type { Services } from '#app/services/services.ts';

/** Only for a draft made in this browser: a link to another one may come from anybody. */
export async function draftPictures(
  { drafts }: Pick<Services, 'drafts'>,
  request: Request,
  isSignedIn: boolean,
): Promise<WaitingPicture[]> {
  const draft = new URL(request.url).searchParams.get('draft');
  if (draft === null || isSignedIn || !isOwnDraft(request, draft)) return [];
  return drafts.lookPictures(draft);
}
