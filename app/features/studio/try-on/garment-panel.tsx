/** The piece to try on: its photo, uploaded or one of ours. */
import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import type { TryOnKind } from '#tools/contract/try-on-kinds.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { PictureChooser } from '../parts/picture-chooser.tsx';
import { SampleRow, type SamplePicture } from '../parts/sample-row.tsx';
import { wearSamplesFor } from '../parts/wear-samples.ts';
import { keepPicture } from '../person-models/picked-person.ts';
import { KINDS_OF, type PickedGarment, type TryOnMode } from './try-on-setup.ts';

export interface GarmentPanelProps {
  mode: TryOnMode;
  value: PickedGarment | null;
  signedIn: boolean;
  /** `type`: for samples, whose kind is known. */
  onPick(garment: PickedGarment | null, type?: TryOnKind): void;
}

export function GarmentPanel({ mode, value, signedIn, onPick }: GarmentPanelProps): ReactNode {
  const shown = wearSamplesFor(KINDS_OF[mode]);
  return (
    <div className="grid gap-5">
      <SampleRow
        inPanel
        samples={shown}
        picked={value?.sample ?? null}
        onFile={async (file, { id, src, kind }) => {
          const asset = await keepPicture(file, signedIn ? '/api/assets' : '/api/drafts/files');
          onPick({ asset, name: file.name, src, sample: id }, kind);
        }}
      />
      {value ? (
        <figure className="dot-background relative grid h-80 place-items-center overflow-hidden rounded-card border border-line p-4">
          <img
            src={value.src}
            alt={message('tryOnStudio.pieceAlt', { name: value.name })}
            className="max-h-full max-w-full rounded-control object-contain"
            style={{ maxHeight: '18rem' }}
          />
          <span className="absolute end-3 bottom-3">
            <Button size="small" icon={ImagePlus} className="shadow-float" onClick={() => onPick(null)}>
              {message('tryOnStudio.otherPiece')}
            </Button>
          </span>
        </figure>
      ) : (
        <PictureChooser
          signedIn={signedIn}
          picture={<Fan samples={shown.slice(0, 3)} />}
          onChosen={([chosen]) => {
            if (chosen)
              onPick({
                asset: chosen.asset,
                name: chosen.name,
                src: signedIn || !chosen.file ? pictureAt(chosen.asset, 1024) : URL.createObjectURL(chosen.file),
              });
          }}
        />
      )}
    </div>
  );
}

function Fan({ samples }: { samples: readonly SamplePicture[] }): ReactNode {
  return (
    <span aria-hidden className="flex justify-center ps-6">
      {samples.map(({ id, src }, index) => (
        <img
          key={id}
          src={src}
          alt=""
          width={88}
          height={88}
          className="-ms-6 size-22 rounded-card border-2 border-panel object-cover shadow-float"
          style={{ rotate: `${(index - (samples.length - 1) / 2) * 7}deg` }}
        />
      ))}
    </span>
  );
}
