/** How far a transfer is, in lines: one that is rewritten on a terminal, one every ten seconds elsewhere. */
import { sizeText } from '../../app/services/storage/size-text.ts';
import { message } from '../../messages/message.ts';
import type { FetchOptions } from './fetch-file.ts';

const OFTEN_MS = 500;
const SELDOM_MS = 10_000;

type Lines = Pick<FetchOptions, 'progress' | 'again' | 'checking'>;

export function progressLines(print: (line: string) => void, terminal = process.stdout): Lines {
  const interval = terminal.isTTY ? OFTEN_MS : SELDOM_MS;
  /** When the first piece came, and how much there was then. */
  let begin: { time: number; done: number } | null = null;
  let told = 0;
  let isOpen = false;
  const say = (line: string): void => {
    if (isOpen) terminal.write('\n');
    isOpen = false;
    print(line);
  };
  return {
    progress(done, whole) {
      const now = performance.now();
      begin ??= { time: now, done };
      if (now - told < interval) return;
      told = now;
      const perSecond = ((done - begin.done) * 1000) / Math.max(1, now - begin.time);
      const speed = sizeText(perSecond);
      const line =
        whole === null || perSecond === 0
          ? message('modelCommand.goingUnknown', { done: sizeText(done), speed })
          : message('modelCommand.going', {
              done: sizeText(done),
              whole: sizeText(whole),
              speed,
              minutes: Math.floor((whole - done) / perSecond / 60),
            });
      if (!terminal.isTTY) return print(line);
      terminal.write(`\r\x1b[K${line}`);
      isOpen = true;
    },
    again: (done) =>
      say(done === 0 ? message('modelCommand.nothingCame') : message('modelCommand.again', { done: sizeText(done) })),
    checking: () => say(message('modelCommand.checking')),
  };
}
