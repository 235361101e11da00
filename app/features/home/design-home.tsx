/** The home of AI design: the prompt box, something to begin with, and what was made before. */
import { useRef, useState, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { Chip } from '#app/ui/chip.tsx';
import { EXAMPLE_PROMPTS } from './example-prompts.ts';
import { PromptBox } from './prompt-box.tsx';
import { RecentDesigns, type RecentChat } from './recent-designs.tsx';

export interface DesignHomeProps {
  signedIn: boolean;
  /** Null: none are shown here. */
  recent: RecentChat[] | null;
  /** Something that did not work on the way here. */
  notice?: string | null;
}

export function DesignHome({ signedIn, recent, notice }: DesignHomeProps): ReactNode {
  const [prompt, setPrompt] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <main id="content" className="mx-auto grid w-full max-w-6xl gap-16 px-6 pt-[8vh] pb-24">
      <section className="mx-auto grid w-full max-w-2xl">
        {notice && <p role="alert" className="mb-6 rounded-card bg-warning-soft px-4 py-3 text-13 text-warning-text">{notice}</p>}
        <h1 className="text-40">{message('home.designTitle')}</h1>
        <PromptBox
          value={prompt}
          onChange={setPrompt}
          signedIn={signedIn}
          textRef={box}
          autoFocus
          className="mt-6 shadow-float"
        />
        <div role="group" aria-label={message('home.tryOne')} className="mt-4 flex flex-wrap gap-2">
          {EXAMPLE_PROMPTS.map((example) => (
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
        {!signedIn && <p className="mt-4 text-13 text-faint">{message('home.signInNote')}</p>}
      </section>
      {recent !== null && <RecentDesigns initial={recent} />}
    </main>
  );
}
