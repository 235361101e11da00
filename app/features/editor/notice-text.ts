/** The store's notices, in words for a toast. */
import { message } from '#messages/message.ts';
import { limitText } from '#app/browser/credits/limit-text.ts';
import type { PricedPlan } from '#app/contracts/priced-plan.ts';
import type { DesignNotice } from './design-store/design-notice.ts';
import type { ToolNotice } from './tool-calls/tool-calls.ts';

export interface NoticeText {
  title: string;
  description?: string;
  failed: boolean;
  /** The conflict whose own version can be restored. */
  conflict?: string;
}

/** Several things were lost: the first, and how many more. */
export function lostWords(lost: readonly string[]): string {
  return message('sync.andMore', { first: lost[0] ?? '', more: Math.max(0, lost.length - 1) });
}

/** The toast for a notice. `plan`: the reader's. */
export function noticeText(notice: DesignNotice | ToolNotice, plan: PricedPlan | null = null): NoticeText {
  switch (notice.type) {
    case 'tool-failed':
      if (notice.reached) {
        const { title, detail } = limitText(notice.reached, { plan });
        return { title, description: [notice.reason, detail].filter(Boolean).join(' '), failed: true };
      }
      return { title: notice.label, description: notice.reason, failed: true };
    case 'tool-said':
      return { title: notice.text, failed: false };
    case 'refused':
      return { title: message('editor.refused'), description: notice.reason, failed: true };
    case 'rejected':
      return {
        title: message('editor.rejected'),
        description: message('editor.rejectedDetail', { label: notice.label, reason: notice.reasons[0] ?? '' }),
        failed: true,
      };
    case 'overwrote':
      return {
        title: message('sync.overwrote'),
        description: message('sync.overwroteDetail', { what: lostWords(notice.lost) }),
        failed: false,
      };
    case 'overwritten':
      return {
        title: message(notice.author === 'agent' ? 'sync.lostToAgent' : 'sync.lostElsewhere'),
        description: lostWords(notice.lost),
        failed: false,
        conflict: notice.conflict,
      };
    case 'skipped':
      return {
        title: message(notice.direction === 'undo' ? 'sync.undoSkipped' : 'sync.redoSkipped'),
        description: notice.skipped.join(' '),
        failed: false,
      };
    case 'nothing-to-step':
      return {
        title: message(notice.direction === 'undo' ? 'editor.nothingToUndo' : 'editor.nothingToRedo'),
        failed: false,
      };
    case 'step-unreachable':
      return { title: message('editor.stepUnreachable'), failed: true };
    case 'gone':
      return { title: message('editor.gone'), failed: true };
  }
}
