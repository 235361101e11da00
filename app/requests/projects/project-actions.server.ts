/**
 * Runs actions on many projects: each id separately, so that one failure stops none of the others. Ends running turns
 * on designs that are moved to the trash, or deleted from there for good.
 */
import { message } from '#messages/message.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import type { ProjectAction } from '#app/contracts/project-request.ts';
import type { ProjectOutcome } from '#app/contracts/projects.ts';
import { DesignNotFoundError, FolderError } from '#app/services/designs/design-error.ts';
import type { Services } from '#app/services/services.ts';

interface ProjectServices {
  designs: Services['designs'];
  trash: Pick<Services['trash'], 'holds' | 'remove' | 'empty'>;
  conversations: Pick<Services['conversations'], 'stopDesign'>;
  reporter: Pick<Services['reporter'], 'report'>;
}

/** Moves a design to the trash. Throws DesignNotFoundError. */
export async function trashProject(
  { designs, conversations }: Pick<ProjectServices, 'designs' | 'conversations'>,
  userId: string,
  designId: string,
): Promise<void> {
  await designs.softDelete(userId, designId);
  // Nobody would see the assistant's further work on it.
  await conversations.stopDesign(designId);
}

/** Deletes a design from the trash for good. Throws DesignNotFoundError, or NotInTrashError. */
async function deleteProject(
  { designs, trash, conversations }: ProjectServices,
  userId: string,
  designId: string,
): Promise<void> {
  if (!(await trash.holds(userId, designId))) {
    // Throws if it is not a design of this user.
    await designs.historyOf(userId, designId);
    throw new NotInTrashError();
  }
  await conversations.stopDesign(designId);
  if (!(await trash.remove(userId, designId))) throw new DesignNotFoundError();
}

class NotInTrashError extends Error {
  override readonly name = 'NotInTrashError';
  constructor() {
    super(message('designs.notInTrash'));
  }
}

/** The reason for users; null: a fault. */
function reasonOf(error: unknown): string | null {
  return error instanceof DesignNotFoundError ||
    error instanceof FolderError ||
    error instanceof NotInTrashError ||
    error instanceof ToolRefusal
    ? error.message
    : null;
}

export async function runProjectAction(
  services: ProjectServices,
  userId: string,
  asked: ProjectAction,
): Promise<ProjectOutcome> {
  if (asked.action === 'empty-trash')
    return { done: (await services.trash.empty(userId)).map((id) => ({ id })), failed: [] };
  const { designs } = services;
  const run = async (id: string): Promise<{ newId?: string }> => {
    switch (asked.action) {
      case 'trash':
        await trashProject(services, userId, id);
        return {};
      case 'restore':
        await designs.restore(userId, id);
        return {};
      case 'delete':
        await deleteProject(services, userId, id);
        return {};
      case 'move':
        await designs.move(userId, id, asked.folder);
        return {};
      case 'duplicate':
        return { newId: (await designs.duplicate(userId, id)).id };
    }
  };
  const outcome: ProjectOutcome = { done: [], failed: [] };
  for (const id of new Set(asked.ids)) {
    try {
      outcome.done.push({ id, ...(await run(id)) });
    } catch (error) {
      outcome.failed.push({ id, reason: reasonOf(error) ?? message('common.unexpected') });
      // The rest continues, and what was done so far is reported.
      if (reasonOf(error) === null) services.reporter.report(error, { area: 'projects', action: asked.action });
    }
  }
  return outcome;
}
