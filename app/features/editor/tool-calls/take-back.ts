/** Undoes exactly one change of the design, whatever has happened since: for an unwanted result. */
import type { TakeBackOutcome } from '#app/contracts/change.ts';
import { message } from '#messages/message.ts';
import type { DesignStore } from '../design-store/design-store.ts';

/** The open design: its id, its store, and what sends the user's edits to the server. */
interface OpenDesign {
  designId: string;
  store: Pick<DesignStore, 'reach'>;
  handedIn(): Promise<void>;
}

/** Resolves when the design shows it. Rejects with words for users. */
export async function takeBack({ designId, store, handedIn }: OpenDesign, change: string): Promise<void> {
  await handedIn();
  const response = await fetch(
    `/api/designs/${encodeURIComponent(designId)}/changes/${encodeURIComponent(change)}/undo`,
    {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: '{}',
    },
  ).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as
    | (TakeBackOutcome & { error?: { message?: string } })
    | null
    | undefined;
  if (!response?.ok || !answer) throw new Error(answer?.error?.message ?? message('editor.unreachable'));
  await store.reach(answer.revision);
}
