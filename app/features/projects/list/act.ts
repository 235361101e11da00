/** POST /api/projects: applies an action to many designs, in batches that the server accepts. */
import { httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { ProjectAction } from '#app/contracts/project-request.ts';
import { ACTION_LIMIT, type ProjectOutcome } from '#app/contracts/projects.ts';

export type ManyAction = Exclude<ProjectAction, { action: 'empty-trash' }>;

/** Never rejects: failed requests count as failures too. */
export async function act(asked: ManyAction): Promise<ProjectOutcome> {
  const outcome: ProjectOutcome = { done: [], failed: [] };
  for (let from = 0; from < asked.ids.length; from += ACTION_LIMIT) {
    const ids = asked.ids.slice(from, from + ACTION_LIMIT);
    try {
      const { done, failed } = await httpPost<ProjectOutcome>('/api/projects', { ...asked, ids });
      outcome.done.push(...done);
      outcome.failed.push(...failed);
    } catch (thrown) {
      outcome.failed.push(...ids.map((id) => ({ id, reason: thrownText(thrown) })));
    }
  }
  return outcome;
}

/** The message for those that failed: each reason once. */
export function reasonsOf({ failed }: Pick<ProjectOutcome, 'failed'>): string {
  return [...new Set(failed.map(({ reason }) => reason))].slice(0, 3).join(' ');
}
