/** How a design begins: the prompt box with prompts to try below it. */
import { useRef, useState, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import type { WaitingDraft } from '#app/contracts/waiting-draft.ts';
import { Chip } from '#app/ui/chip.tsx';
import { NO_STEERING, type Steering } from '#app/services/onboarding/steering.ts';
import { examplesFor } from './example-prompts.ts';
import { PromptBox } from './prompt-box.tsx';

export interface StartPromptProps {
  /** A visitor without an account is told what happens after sending. */
  signedIn: boolean;
  /** The box's initial contents. */
  waiting?: WaitingDraft | null;
  autoFocus?: boolean;
  /** What comes first; by default the usual order. */
  steering?: Steering;
  /** Of the box. */
  className?: string;
}

export function StartPrompt({
  signedIn,
  waiting,
  autoFocus,
  steering = NO_STEERING,
  className,
}: StartPromptProps): ReactNode {
  const [prompt, setPrompt] = useState(waiting?.prompt ?? '');
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <PromptBox
        value={prompt}
        onChange={setPrompt}
        signedIn={signedIn}
        waiting={waiting}
        textRef={box}
        formats={steering.formats}
        autoFocus={autoFocus}
        className={className}
      />
      {/* An example would replace what was prepared. */}
      {!waiting && (
        <div role="group" aria-label={message('home.tryOne')} className="mt-4 flex flex-wrap gap-2">
          {examplesFor(steering.examples).map((example) => (
            <Chip
              key={example.id}
              onClick={() => {
                setPrompt(example.prompt);
                box.current?.focus();
              }}
            >
              {example.title}
            </Chip>
          ))}
        </div>
      )}
      {!signedIn && <p className="mt-4 text-13 text-faint">{message('home.signInNote')}</p>}
    </>
  );
}
