/** A message as the panel draws it: its words and its runs of calls in order, its pictures, how its turn stands. */
import type { FileUIPart } from 'ai';
import type { ChatMessage } from '#agent/chat-message.ts';
import { message } from '#messages/message.ts';
import { isCall, viewCall, type CallView } from './call-view.ts';

export type Passage = { type: 'words'; key: string; text: string; open: boolean } | { type: 'calls'; key: string; calls: CallView[] };

export interface MessageView {
  passages: Passage[];
  pictures: { url: string; name: string }[];
}

/** `live`: more of it is coming. */
export function viewMessage({ parts }: ChatMessage, live: boolean): MessageView {
  const passages: Passage[] = [];
  const pictures: MessageView['pictures'] = [];
  parts.forEach((part, index) => {
    if (part.type === 'text') {
      const last = passages.at(-1);
      const open = live && index === parts.length - 1;
      if (part.text.trim() === '') return;
      if (last?.type === 'words') {
        last.text += `\n\n${part.text}`;
        last.open = open;
      } else passages.push({ type: 'words', key: `words-${index}`, text: part.text, open });
    } else if (part.type === 'file') {
      if (part.mediaType.startsWith('image/')) pictures.push({ url: smallUrl(part), name: part.filename ?? '' });
    } else if (isCall(part)) {
      const call = viewCall(part, !live);
      const last = passages.at(-1);
      if (last?.type === 'calls') last.calls.push(call);
      else passages.push({ type: 'calls', key: `calls-${index}`, calls: [call] });
    }
  });
  return { passages, pictures };
}

/** Our own pictures are asked for in the size shown, for screens of double density. */
function smallUrl({ url }: FileUIPart): string {
  return url.startsWith('/api/assets/') ? `${url.split('?')[0]}?size=256` : url;
}

/** What happens now, in words: the running call, or what comes before and after one. */
export function happeningNow(last: ChatMessage | undefined): string {
  if (!last || last.role === 'user') return message('chat.nowReading');
  const part = last.parts.findLast((candidate) => candidate.type !== 'step-start' && candidate.type !== 'reasoning');
  if (!part) return message('chat.nowThinking');
  if (part.type === 'text') return part.state === 'done' ? message('chat.nowThinking') : message('chat.nowWriting');
  if (!isCall(part)) return message('chat.nowThinking');
  const call = viewCall(part, false);
  return call.state === 'running' ? call.words : message('chat.nowThinking');
}

/** The plain words of an assistant's message, for readers. */
export function spokenText({ parts }: ChatMessage): string {
  return parts.flatMap((part) => (part.type === 'text' ? [part.text.replaceAll(/[*`#]/g, '')] : [])).join(' ').trim();
}
