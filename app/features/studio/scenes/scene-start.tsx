/**
 * Where a scene begins: the photo. Visitors without an account choose here too, and sign in when there is something to
 * see.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { waitingPictureAt, type WaitingPicture } from '#app/contracts/waiting-draft.ts';
import { message } from '#messages/message.ts';
import { PictureChooser } from '../parts/picture-chooser.tsx';
import { samplesFor } from '../parts/samples.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { doorTitle, SceneStudio } from './scene-studio.tsx';
import { writeSetup, type SceneDoor, type SceneSetup } from './scene-setup.ts';

export interface SceneStartProps {
  door: SceneDoor;
  signedIn: boolean;
  setup: SceneSetup;
  /** A visitor's photo of before. */
  waiting?: WaitingPicture | null;
  /** Something that did not work on the way here. */
  notice: string | null;
}

const SAMPLES = samplesFor('product');

/** Scenes that show what is possible. */
const SHOWN = ['marble-morning', 'sage-arch', 'water-sky', 'flat-oak', 'blinds-beige', 'tiled-bathroom'] as const;

export function SceneStart({ door, signedIn, setup, waiting = null, notice }: SceneStartProps): ReactNode {
  const navigate = useNavigate();
  const [visitors, setVisitors] = useState<{ asset: string; src: string } | null>(
    waiting && { asset: waiting.pass, src: waitingPictureAt(waiting) },
  );
  const [busy, setBusy] = useState(false);
  useEffect(
    () => () => {
      if (visitors) URL.revokeObjectURL(visitors.src);
    },
    [visitors],
  );

  if (visitors) {
    return (
      <SceneStudio
        door={door}
        picture={visitors}
        setup={setup}
        visitor
        view={null}
        previews={null}
        feed={null}
        onOtherPhoto={() => setVisitors(null)}
      />
    );
  }
  const search = writeSetup(setup);
  return (
    <StudioFrame
      title={doorTitle(door)}
      lead={message(door === 'lifestyle-shot' ? 'sceneStudio.lifestyleLead' : 'sceneStudio.backgroundsLead')}
    >
      {notice && (
        <p role="alert" className="mb-6 rounded-card bg-warning-soft px-4 py-3 text-13 text-warning-text">
          {notice}
        </p>
      )}
      <PictureChooser
        signedIn={signedIn}
        samples={SAMPLES}
        busy={busy}
        picture={<Fan />}
        onChosen={([chosen]) => {
          if (!chosen) return;
          if (!signedIn)
            return setVisitors(chosen.file ? { asset: chosen.asset, src: URL.createObjectURL(chosen.file) } : null);
          setBusy(true);
          if (door === 'ai-backgrounds') search.set('picture', chosen.asset);
          const path = door === 'ai-backgrounds' ? `/${door}` : `/${door}/image/${chosen.asset}`;
          void navigate(search.size > 0 ? `${path}?${search}` : path);
        }}
      />
    </StudioFrame>
  );
}

/** A few scenes, fanned like cards. */
function Fan(): ReactNode {
  return (
    <span aria-hidden className="flex justify-center ps-6">
      {SHOWN.map((id, index) => (
        <img
          key={id}
          src={`/scenes/${id}.webp`}
          alt=""
          width={96}
          height={96}
          className="-ms-6 size-24 rounded-card max-sm:size-20 max-sm:last:hidden border-2 border-panel shadow-float"
          style={{
            rotate: `${(index - (SHOWN.length - 1) / 2) * 4}deg`,
            translate: `0 ${Math.abs(index - (SHOWN.length - 1) / 2) ** 2 * 2}px`,
          }}
        />
      ))}
    </span>
  );
}
