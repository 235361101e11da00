/** A try-on in progress, or failed: its inputs stay in sight, with a way back to choosing. */
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { GenerationCard } from '../generation/generation-card.tsx';
import type { GenerationHandle } from '../generation/use-generation.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';

export interface TryOnWorkProps {
  generation: GenerationHandle;
  title: string;
  /** Addresses of the piece and of who wears it, as far as they exist. */
  pictures: readonly (string | undefined)[];
  onAgain(): void;
  /** The ways to answer what was asked instead of making it; absent: nothing was asked. */
  answers?: readonly { text: string; onPick(): void }[] | undefined;
}

export function TryOnWork({ generation, title, pictures, onAgain, answers }: TryOnWorkProps): ReactNode {
  const shown = [...new Set(pictures.flatMap((src) => src ?? []))];
  const other = generation.phase === 'failed' || generation.phase === 'flagged';
  return (
    <StudioFrame
      title={title}
      aside={shown.map((src) => (
        <img
          key={src}
          src={src}
          alt=""
          className="size-14 rounded-card border border-line bg-sunken object-cover object-top"
        />
      ))}
    >
      <GenerationCard generation={generation} title={title} otherFirst isQuestion={answers !== undefined}>
        {answers?.map(({ text, onPick }, index) => (
          <Button key={text} variant={index === 0 ? 'primary' : 'secondary'} onClick={onPick}>
            {text}
          </Button>
        ))}
        <Button variant={other && !answers ? 'primary' : 'secondary'} onClick={onAgain}>
          {message('tryOnStudio.chooseAgain')}
        </Button>
      </GenerationCard>
    </StudioFrame>
  );
}
