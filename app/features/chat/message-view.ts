/** A message as the panel draws it: its words and its runs of calls in order, its pictures, the state of its turn. */
import type { FileUIPart } from 'ai';
import { isCall } from '#agent/call-part.ts';
import type { ChatMessage } from '#agent/chat-message.ts';
import { message } from '#messages/message.ts';
import { viewCall, type CallView } from './call-view.ts';

export type Passage =
  | { type: 'words'; key: string; text: string; open: boolean }
  | { type: 'calls'; key: string; calls: CallView[] };

export interface PictureView {
  url: string;
  name: string;
  mime: string;
  /** Our own asset; null for anything else. */
  asset: string | null;
}

export interface MessageView {
  passages: Passage[];
  pictures: PictureView[];
  /** All of its words, as they are copied. */
  words: string;
}

/** `live`: more of it is coming. */
export function viewMessage({ parts }: ChatMessage, live: boolean): MessageView {
  const passages: Passage[] = [];
  const pictures: PictureView[] = [];
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
      if (part.mediaType.startsWith('image/')) pictures.push(pictureOf(part));
    } else if (isCall(part)) {
      const call = viewCall(part, !live);
      const last = passages.at(-1);
      if (last?.type === 'calls') last.calls.push(call);
      else passages.push({ type: 'calls', key: `calls-${index}`, calls: [call] });
    }
  });
  const words = passages.flatMap((passage) => (passage.type === 'words' ? [passage.text.trim()] : [])).join('\n\n');
  return { passages, pictures, words };
}

/** Requests our own pictures in the size shown, for screens of double density. */
function pictureOf({ url, filename, mediaType }: FileUIPart): PictureView {
  const asset = /^\/api\/assets\/([^/?]+)/.exec(url)?.[1] ?? null;
  return { url: asset ? `/api/assets/${asset}?size=256` : url, name: filename ?? '', mime: mediaType, asset };
}

/** What happens now, in words: the running call, or what comes before and after one. */
export function happeningNow(last: ChatMessage | undefined): string {
  if (!last || last.role === 'user') return message('chat.nowReading');
  const part = last.parts.findLast((candidate) => candidate.type !== 'step-start' && candidate.type !== 'reasoning');
  if (!part) return message('chat.nowThinking');
  if (part.type === 'text') return part.state === 'done' ? message('chat.nowThinking') : message('chat.nowWriting');
  if (!isCall(part)) return message('chat.nowThinking');
  const call = viewCall(part, false);
  return call.state === 'running' || call.state === 'asking' ? call.words : message('chat.nowThinking');
}

/** The plain words of an assistant's message, for screen readers. */
export function spokenText({ parts }: ChatMessage): string {
  return parts
    .flatMap((part) => (part.type === 'text' ? [part.text.replaceAll(/[*`#]/g, '')] : []))
    .join(' ')
    .trim();
}

/** What waits for the user's approval in a message, in words; null if nothing does. */
export function openQuestion(last: ChatMessage | undefined): string | null {
  for (const part of last?.parts ?? []) {
    if (!isCall(part)) continue;
    const { question } = viewCall(part, false);
    if (question) return [question.title, question.reason].filter(Boolean).join(' ');
  }
  return null;
}
