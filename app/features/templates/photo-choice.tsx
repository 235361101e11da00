/** "Use my photo": chosen once, shown in all previews; the chip names it and removes it. */
import { ImagePlus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import type { OwnPhotoState } from './use-own-photo.ts';

/** A way to choose a photo; it reports the chosen asset. */
export type PhotoChooser = (onChosen: (asset: string) => void) => ReactNode;

export interface PhotoChoiceProps {
  photo: string | null;
  state: OwnPhotoState;
  chooser: PhotoChooser;
  /** Null: signed in; otherwise where to sign in. */
  signIn: string | null;
  onChange(photo: string | null): void;
}

export function PhotoChoice({ photo, state, chooser, signIn, onChange }: PhotoChoiceProps): ReactNode {
  const [open, setOpen] = useState(false);
  if (signIn !== null) {
    return (
      <Link to={signIn} className={buttonClass('secondary', 'medium')}>
        <ImagePlus size={18} strokeWidth={1.75} aria-hidden />
        {message('templates.useMyPhoto')}
      </Link>
    );
  }
  return (
    <>
      {photo === null ? (
        <Button icon={ImagePlus} onClick={() => setOpen(true)}>
          {message('templates.useMyPhoto')}
        </Button>
      ) : (
        <span className="inline-flex h-10 items-center gap-2 rounded-control border border-line-strong bg-panel ps-1 pe-1 text-15">
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="inline-flex h-8 items-center gap-2 rounded-small pe-1 hover:bg-tint"
            aria-label={message('templates.changePhoto')}
          >
            <span className="relative block size-8 overflow-hidden rounded-small bg-sunken">
              <img src={`/api/assets/${photo}?size=128`} alt="" className="size-full object-cover" />
              {state.state === 'looking' && (
                <span className="absolute inset-0 grid place-items-center bg-scrim text-white">
                  <Spinner size={16} />
                </span>
              )}
            </span>
            <span>{message('templates.myPhoto')}</span>
          </button>
          <button
            type="button"
            aria-label={message('templates.withoutPhoto')}
            onClick={() => onChange(null)}
            className="grid size-8 place-items-center rounded-small text-muted hover:bg-tint hover:text-ink"
          >
            <X size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </span>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="large"
        title={message('templates.useMyPhoto')}
        description={message('templates.useMyPhotoHint')}
      >
        {chooser((asset) => {
          onChange(asset);
          setOpen(false);
        })}
      </Dialog>
    </>
  );
}
