/** /magic-erase: what is marked disappears, and its surroundings fill the place; repeatedly, with every step kept. */
import { useState, type ReactNode } from 'react';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { message } from '#messages/message.ts';
import { PictureChooser } from '../parts/picture-chooser.tsx';
import { samplesFor } from '../parts/samples.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { Example } from '../repair/example.tsx';
import type { RepairPicture } from '../repair/repair-page.ts';
import { AnotherPicture } from '../repair/result-panel.tsx';
import { useRepair } from '../repair/use-repair.ts';
import { EraseTable } from './erase-table.tsx';

export interface EraseScreenProps {
  view: GenerationView | null;
  /** What led to `view`, oldest first, without itself. */
  chain: readonly GenerationView[];
  /** The picture as it came. */
  picture: RepairPicture | null;
  /** The result, if it was accepted before. */
  accepted: string | null;
  feed: EventFeed | null;
}

/** Another picture starts over. */
export function EraseScreen(props: EraseScreenProps): ReactNode {
  return <Screen key={props.picture?.asset ?? ''} {...props} />;
}

function Screen({ view, chain, picture, accepted, feed }: EraseScreenProps): ReactNode {
  const repair = useRepair({ view, feed, accepted });
  const [known] = useState(() => (view?.state === 'succeeded' ? [...chain, view] : chain));
  return (
    <StudioFrame
      title={message('studio.tool.magicErase')}
      lead={picture ? undefined : message('erase.lead')}
      aside={picture && <AnotherPicture repair={repair} />}
    >
      {picture ? (
        <EraseTable picture={picture} repair={repair} chain={known} />
      ) : (
        <PictureChooser
          signedIn
          samples={samplesFor('to-erase', 'scene', 'product')}
          picture={<Example of="erase" />}
          onChosen={([first]) => first && repair.address.choose(first.asset)}
        />
      )}
    </StudioFrame>
  );
}
