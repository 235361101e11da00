/** What the store has to say, in words for a toast. */
import { message, type MessageKey } from '#messages/message.ts';
import type { DesignNotice } from './design-store/design-store.ts';
import type { ToolNotice } from './tool-calls/tool-calls.ts';

export interface NoticeText {
  title: string;
  description?: string;
  failed: boolean;
}

const WORDS: Readonly<Record<string, MessageKey>> = {
  position: 'editor.property.position',
  size: 'editor.property.size',
  rotation: 'editor.property.rotation',
  text: 'editor.property.text',
  fill: 'editor.property.fill',
  place: 'editor.property.place',
  background: 'editor.property.background',
};

/** One property key of the kernel (`layer:a1:position`) as a person would say it. */
function propertyWord(key: string): string {
  const [kind, , property] = key.split(':');
  if (kind === 'design') return message('editor.property.designSize');
  if (property === undefined) return message('editor.property.existence');
  return message(WORDS[property] ?? 'editor.property.other');
}

/** Several keys, without saying the same word twice. */
export function propertyWords(keys: readonly string[]): string {
  const words = [...new Set(keys.map(propertyWord))];
  return message('editor.properties', { first: words[0] ?? message('editor.property.other'), more: Math.max(0, words.length - 1) });
}

/** The toast for a notice. */
export function noticeText(notice: DesignNotice | ToolNotice): NoticeText {
  switch (notice.type) {
    case 'tool-failed':
      return { title: notice.label, description: notice.reason, failed: true };
    case 'tool-said':
      return { title: notice.text, failed: false };
    case 'refused':
      return { title: message('editor.refused'), description: notice.reason, failed: true };
    case 'rejected':
      return { title: message('editor.rejected'), description: message('editor.rejectedDetail', { label: notice.label, reason: notice.reasons[0] ?? '' }), failed: true };
    case 'overwrote':
      return { title: message('editor.overwrote'), description: message('editor.overwroteDetail', { properties: propertyWords(notice.properties) }), failed: false };
    case 'overwritten':
      return { title: message(notice.author === 'agent' ? 'editor.overwrittenByAgent' : 'editor.overwrittenElsewhere', { properties: propertyWords(notice.properties) }), failed: false };
    case 'skipped':
      return { title: message(notice.direction === 'undo' ? 'editor.undoSkipped' : 'editor.redoSkipped', { properties: propertyWords(notice.skipped) }), failed: false };
    case 'nothing-to-step':
      return { title: message(notice.direction === 'undo' ? 'editor.nothingToUndo' : 'editor.nothingToRedo'), failed: false };
    case 'step-unreachable':
      return { title: message('editor.stepUnreachable'), failed: true };
    case 'gone':
      return { title: message('editor.gone'), failed: true };
  }
}
