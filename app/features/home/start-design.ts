/** Sends what a start screen's prompt box asks for. */
import { waitingDraftPath } from '#app/contracts/waiting-draft.ts';
import { LIMITS } from '#design/document/limits.ts';
import type { PageFormat } from '#tools/inputs/formats.ts';
import type { HeldFile } from '#app/browser/uploads/attachment.ts';
import { nextOf } from '#app/browser/keep-for-sign-in.ts';
import { httpPost } from '#app/browser/http-client.ts';

/** Where a prompt is sent, by scripts and by the plain form alike. */
export const draftsPath = '/api/drafts';

/** Longest prompt, characters. */
export const promptLength = LIMITS.textLength;

export interface PromptRequest {
  prompt: string;
  /** Uploaded pictures, by the ids from the uploads' answers, in order. */
  assets: string[];
  /** Null: the conversation decides. */
  format: PageFormat | null;
  /** The draft that it was. */
  draft?: string | undefined;
}

/**
 * Creates the design and returns the path to go to: its conversation, or the sign-in page. Throws the server's answer.
 */
export async function startDesign({ prompt, assets, format, draft }: PromptRequest): Promise<string> {
  const { path } = await httpPost<{ path: string }>(draftsPath, {
    prompt,
    assets,
    ...(draft === undefined ? {} : { draft }),
    format: format && { width: format.width, height: format.height },
  });
  return path;
}

/**
 * The home with the prompt in its box, for the sign-in address that would start the design. Null: it names no draft.
 */
export function homeOfDraft(signInAddress: string): string | null {
  const next = nextOf(signInAddress);
  return next === null ? null : waitingDraftPath(next);
}

/** A picture of a draft, which is on the server already. */
export const heldFile = ({ pass, name }: { pass: string; name: string }): HeldFile => ({
  asset: pass,
  name,
  preview: `/api/drafts/files?${new URLSearchParams({ pass })}`,
});

/** Where pictures go: an account stores them, a visitor's are held until the draft is claimed. */
export function uploadPath(signedIn: boolean): string {
  return signedIn ? '/api/assets' : '/api/drafts/files';
}
