/** The picture during the work, and the outcome if the work failed. */
import type { ReactNode } from 'react';
import { GenerationCard } from '../generation/generation-card.tsx';
import type { GenerationHandle } from '../generation/use-generation.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { stageHeight } from './work-table.tsx';

export function PictureStage({
  asset,
  name,
  dimmed = false,
}: {
  asset: string;
  name: string;
  dimmed?: boolean;
}): ReactNode {
  return (
    <div
      className={`dot-background grid place-items-center overflow-hidden rounded-card border border-line p-6 ${stageHeight}`}
    >
      <img
        src={pictureAt(asset, 1536)}
        alt={name}
        className={`size-full min-h-0 object-contain ${dimmed ? 'opacity-60' : ''}`}
      />
    </div>
  );
}

/** `children`: other actions after a failure. */
export function WorkingStage({
  asset,
  name,
  generation,
  title,
  children,
}: {
  asset: string;
  name: string;
  generation: GenerationHandle;
  title: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className="relative">
      <PictureStage asset={asset} name={name} />
      <div className="absolute inset-0 grid place-items-center overflow-y-auto rounded-card bg-scrim p-4">
        <GenerationCard generation={generation} title={title} className="w-full max-w-md shadow-sheet">
          {children}
        </GenerationCard>
      </div>
    </div>
  );
}
