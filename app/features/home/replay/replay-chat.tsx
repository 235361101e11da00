/** The conversation beside the replayed design: messages and steps, newest at the bottom, with the prompt box below. */
import { ArrowUp, Check, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Spinner } from '#app/ui/spinner.tsx';

export interface ChatTurn {
  said: string;
  /** Address of the attached picture. */
  picture: string | null;
  calls: { icon: LucideIcon; words: string; isDone: boolean }[];
  isThinking: boolean;
  answer: string;
}

export interface ReplayChatProps {
  turns: readonly ChatTurn[];
  /** Content of the prompt box; null: empty. */
  typed: { text: string; picture: string | null } | null;
  /** Nothing more will be added: aligns the content with the bottom. */
  still?: boolean;
}

export function ReplayChat({ turns, typed, still = false }: ReplayChatProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLParagraphElement>(null);
  // Keeps new content in view. Scrolling avoids any layout shift on the page.
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    box.current?.scrollTo({ left: box.current.scrollWidth });
  });
  return (
    <>
      <div
        ref={list}
        className={classNames(
          'h-52 overflow-hidden border-t border-line px-4 pb-3 mask-t-from-[calc(100%-1rem)] mask-b-from-[calc(100%-0.5rem)]',
          still && 'flex flex-col justify-end',
        )}
      >
        {turns.map((turn, index) => (
          <Turn key={index} {...turn} />
        ))}
      </div>
      <div className="mx-3 mb-3 flex h-12 items-center gap-2 rounded-full border border-line-strong ps-4 pe-1.5">
        {typed?.picture && <Thumbnail source={typed.picture} className="-ms-1.5 size-8" />}
        <p ref={box} className="min-w-0 flex-1 overflow-hidden text-13 whitespace-pre">
          {typed?.text ? <span>{typed.text}</span> : <span className="text-faint">{message('chat.placeholder')}</span>}
        </p>
        <span
          aria-hidden
          className={classNames(
            'grid size-9 shrink-0 place-items-center rounded-full transition-colors',
            typed?.text ? 'bg-accent text-on-accent' : 'bg-tint-strong text-faint',
          )}
        >
          <ArrowUp size={18} strokeWidth={2.25} />
        </span>
      </div>
    </>
  );
}

function Turn({ said, picture, calls, isThinking, answer }: ChatTurn): ReactNode {
  return (
    <div className="grid shrink-0 gap-2.5 pt-4">
      <div className="grid justify-items-end gap-1.5 ps-10">
        {picture && <Thumbnail source={picture} className="size-14" />}
        <p className="rounded-card rounded-br-small bg-tint-strong px-3 py-1.5 text-13">{said}</p>
      </div>
      {isThinking && (
        <p className="flex items-center gap-2 text-13 text-muted">
          <Spinner size={14} className="text-accent-text" />
          <span>{message('chat.nowThinking')}</span>
        </p>
      )}
      {calls.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-panel">
          {calls.map(({ icon: Icon, words, isDone }, index) => (
            <li key={index} className="flex min-h-9 items-center gap-2.5 px-3 text-13">
              <Icon
                size={16}
                strokeWidth={1.75}
                aria-hidden
                className={classNames('shrink-0', isDone ? 'text-muted' : 'text-accent-text')}
              />
              <span className="min-w-0 flex-1 truncate">{words}</span>
              {isDone ? (
                <Check size={16} strokeWidth={2} aria-hidden className="shrink-0 text-faint" />
              ) : (
                <Spinner size={14} className="shrink-0 text-accent-text" />
              )}
            </li>
          ))}
        </ul>
      )}
      {answer !== '' && <p className="text-13 text-pretty">{answer}</p>}
    </div>
  );
}

function Thumbnail({ source, className }: { source: string; className: string }): ReactNode {
  return (
    <img
      src={source}
      alt=""
      className={classNames('shrink-0 rounded-control border border-line object-cover', className)}
    />
  );
}
