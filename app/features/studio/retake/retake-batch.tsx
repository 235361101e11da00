/** Many photos before they are fixed: which ones, what may be fixed, and the look for all of them. */
import { WandSparkles, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { RetakeInput } from '#app/services/generations/kinds/retake-input.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { message } from '#messages/message.ts';
import { RETAKE_STEPS, type RetakeStep } from '#tools/contract/ports/imaging-port.ts';
import { pictureAt } from '../parts/picture-address.ts';
import type { ChosenPicture } from '../parts/picture-chooser.tsx';
import { PanelPart, WorkTable } from '../repair/work-table.tsx';
import { LookPicker, type ChosenLook } from './look-picker.tsx';
import { StepSwitches } from './step-switches.tsx';

export function RetakeBatch({
  photos,
  onPhotos,
  onStart,
}: {
  photos: readonly ChosenPicture[];
  onPhotos(photos: ChosenPicture[]): void;
  onStart(wanted: Pick<RetakeInput, 'steps' | 'look' | 'strength'>): void;
}): ReactNode {
  const [steps, setSteps] = useState<RetakeStep[]>([...RETAKE_STEPS]);
  const [chosen, setChosen] = useState<ChosenLook>({ look: null, strength: 1 });
  const [first] = photos;
  if (!first) return null;
  return (
    <WorkTable
      stage={
        <ul
          aria-label={message('repairs.batchPictures', { count: photos.length })}
          className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3"
        >
          {photos.map((photo) => (
            <li
              key={photo.asset}
              className="group/photo relative aspect-square overflow-hidden rounded-card border border-line bg-sunken"
            >
              <img
                src={pictureAt(photo.asset, 512)}
                alt={photo.name}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
              <IconButton
                label={message('retake.leaveOut', { name: photo.name })}
                icon={X}
                variant="secondary"
                className="absolute end-2 top-2 opacity-0 transition-opacity group-focus-within/photo:opacity-100 group-hover/photo:opacity-100"
                onClick={() => onPhotos(photos.filter((one) => one !== photo))}
              />
            </li>
          ))}
        </ul>
      }
    >
      <PanelPart title={message('retake.batchMend')}>
        <p className="text-13 text-muted">{message('retake.batchMendText')}</p>
        <StepSwitches steps={steps} onSteps={setSteps} />
      </PanelPart>
      <PanelPart title={message('retake.batchLook')}>
        <LookPicker
          key={chosen.look ?? ''}
          asset={first.asset}
          look={chosen.look}
          strength={chosen.strength}
          onChoose={setChosen}
        />
      </PanelPart>
      <Button
        variant="primary"
        size="large"
        icon={WandSparkles}
        disabled={steps.length === 0 && chosen.look === null}
        onClick={() => onStart({ steps, ...chosen })}
        className="sticky bottom-4 w-full"
      >
        {message('retake.fixSeveral', { count: photos.length })}
      </Button>
    </WorkTable>
  );
}
