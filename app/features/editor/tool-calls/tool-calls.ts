/**
 * Tool calls from the editor's buttons: the user's edits are sent first, and the tool's result is shown when it is
 * done.
 */
import { createActor, fromPromise, type Actor } from 'xstate';
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { findLayer } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import type { LimitReached } from '#tools/contract/tool.ts';
import { differenceOf } from '../commands/patch-difference.ts';
import type { DesignApi, ToolAnswer } from '../design-store/design-api.ts';
import type { DesignStore } from '../design-store/design-store.ts';
import { RefusedError } from '../design-store/send-errors.ts';
import { toolCallMachine } from './tool-call.machine.ts';

/** How a call ended, if that has to be reported: it failed, or it found nothing to change. */
export type ToolNotice =
  | { type: 'tool-failed'; label: string; reason: string; reached: LimitReached | null; again(): void }
  | { type: 'tool-said'; text: string };

export interface ToolCallsOptions {
  store: DesignStore;
  api: DesignApi;
  page(): string;
  /** Sends the user's edits to the server. */
  handedIn(): Promise<void>;
  showPage(id: string): void;
  tell(notice: ToolNotice): void;
  /** Shows a result next to the state before. */
  review(result: { before: PictureLayer; change: string; title: string }): void;
}

export type ToolCalls = Actor<typeof toolCallMachine>;

/** The actor that runs them; `START` it with a call. */
export function createToolCalls({ store, api, page, handedIn, showPage, tell, review }: ToolCallsOptions): ToolCalls {
  const actor = createActor(
    toolCallMachine.provide({
      actors: {
        run: fromPromise(async ({ input: { tool, input, review: reviewed }, signal }) => {
          await handedIn();
          signal.throwIfAborted();
          const before = store.view().revision;
          const layer = typeof reviewed === 'string' ? findLayer(store.document(), reviewed) : null;
          const answer = await api.runTool(tool, { input, selection: [], page: page() }, signal, (share, step) =>
            actor.send({ type: 'PROGRESS', share, step }),
          );
          await store.reach(answer.revision);
          if (typeof reviewed === 'function') {
            reviewed({ answer, change: answer.change ?? null, title: await cardWordsOf(answer) });
            return answer;
          }
          if (answer.revision === before) tell({ type: 'tool-said', text: await cardWordsOf(answer) });
          if (answer.page) showPage(answer.page);
          // Undone while its answer was on the way, there is nothing to review.
          const now = layer && findLayer(store.document(), layer.id);
          const seen = layer && now && isPicture(layer) && isPicture(now) && differenceOf(now, layer).length > 0;
          if (seen && answer.change) review({ before: layer, change: answer.change, title: await cardWordsOf(answer) });
          return answer;
        }),
      },
      actions: {
        tellFailed: ({ context }, { error }) =>
          tell({
            type: 'tool-failed',
            label: context.call?.failed ?? '',
            reason: error instanceof Error ? error.message : message('common.somethingWentWrong'),
            reached: error instanceof RefusedError ? error.reached : null,
            again: () => context.call && actor.send({ type: 'START', call: context.call }),
          }),
      },
    }),
  );
  return actor;
}

/** What an answer's card says. The words of all tools are fetched on first use. */
export async function cardWordsOf({ card }: ToolAnswer): Promise<string> {
  const { cardText } = await import('#app/contracts/card-text.ts');
  return cardText(card) ?? '';
}
