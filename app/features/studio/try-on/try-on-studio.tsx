/** Choosing a piece and who wears it. Visitors without an account choose here too, and sign in to have it made. */
import { Camera, LogIn, Plus, Shirt } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { CreditPrice } from '#app/browser/credits/credit-price.tsx';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import { httpPost } from '#app/browser/http-client.ts';
import { nextOf, useKeepForSignIn } from '#app/browser/keep-for-sign-in.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Segmented } from '#app/ui/segmented.tsx';
import { costOfKind } from '#app/services/generations/kinds.ts';
import { message } from '#messages/message.ts';
import type { TryOnKind } from '#tools/contract/try-on-kinds.ts';
import { useGeneration } from '../generation/use-generation.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { ModelPicker } from '../person-models/model-picker.tsx';
import { keepPicture, personInput, pictureFor, type PickedPerson } from '../person-models/picked-person.ts';
import { GarmentPanel } from './garment-panel.tsx';
import {
  firstOf,
  modeOf,
  slotFor,
  writeTryOn,
  type PickedGarment,
  type TryOnMode,
  type TryOnSetup,
} from './try-on-setup.ts';
import { TryOnWork } from './try-on-work.tsx';
import { TypeChoice } from './type-choice.tsx';

const CameraDialog = lazy(() => import('../parts/camera-dialog.tsx'));

export interface TryOnStudioProps {
  setup: TryOnSetup;
  signedIn: boolean;
  feed: EventFeed | null;
  /** Something that failed on the way here. */
  notice: string | null;
}

export const titleOf = (mode: TryOnMode): string =>
  message(mode === 'clothing' ? 'tryOnStudio.card' : 'tryOnStudio.cardJewellery');

/** Which of the two is still missing. */
type Missing = 'garment' | 'person';

export function TryOnStudio({ setup, signedIn, feed, notice }: TryOnStudioProps): ReactNode {
  const navigate = useNavigate();
  const [type, setType] = useState(setup.type);
  const [garment, setGarment] = useState<PickedGarment | null>(setup.garment);
  const [person, setPerson] = useState<PickedPerson | null>(setup.person);
  const [missing, setMissing] = useState<Missing | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const generation = useGeneration({ feed, onBegun: (id) => void navigate(`/try-on/${id}`) });
  const mode = modeOf(type);

  /** The choices are kept in the address, so that a reload restores them. */
  function write(chosen: PickedGarment | null, kind: TryOnKind, who: PickedPerson | null): void {
    if (!signedIn) return;
    const search = writeTryOn(kind, who, { photos: true, sample: chosen?.sample });
    // Bypasses the router: its other screen would replace this one, with everything that is being uploaded.
    window.history.replaceState(
      window.history.state,
      '',
      `${chosen ? `/try-on/image/${chosen.asset}` : '/try-on/create'}?${search}`,
    );
  }
  function pickGarment(chosen: PickedGarment | null, kind: TryOnKind = type): void {
    setGarment(chosen);
    setType(kind);
    if (chosen) setMissing((now) => (now === 'garment' ? null : now));
    write(chosen, kind, person);
  }
  function pickPerson(who: PickedPerson): void {
    setPerson(who);
    setMissing((now) => (now === 'person' ? null : now));
    write(garment, type, who);
  }
  function pickType(kind: TryOnKind): void {
    setType(kind);
    write(garment, kind, person);
  }

  /** Keeps a visitor's choices, as far as they go; returns the sign-in page that leads back to them. */
  async function keep(): Promise<string> {
    const photo = person?.kind === 'photo' ? person : null;
    const chosen = writeTryOn(type, person, { sample: garment?.sample });
    if (!garment && !photo) return `/sign-in?${new URLSearchParams({ next: `/try-on/create?${chosen}` })}`;
    if (!garment) chosen.set('as', 'person');
    const { path } = await httpPost<{ path: string }>('/api/drafts/pictures', {
      assets: [garment, photo].flatMap((picture) => picture?.asset ?? []),
      path: `/try-on?${chosen}`,
    });
    return path;
  }
  useKeepForSignIn(signedIn ? null : async () => nextOf(await keep()));

  async function make(): Promise<void> {
    const absent = garment === null ? 'garment' : person === null ? 'person' : null;
    setMissing(absent);
    setProblem(null);
    if (absent !== null || !garment || !person)
      return document.getElementById(`try-on-${absent}`)?.scrollIntoView({ block: 'nearest' });
    setBusy(true);
    try {
      if (signedIn) {
        const who = await personInput(person, type, { signedIn });
        generation.start({ kind: 'try-on', input: { ...who, garment: garment.asset, type } });
      } else {
        await navigate(await keep());
      }
    } catch (thrown) {
      setProblem(thrownText(thrown));
    }
    setBusy(false);
  }

  if (generation.phase !== 'idle') {
    return (
      <TryOnWork
        generation={generation}
        title={titleOf(mode)}
        pictures={[garment?.src, person ? pictureFor(person, type) : undefined]}
        onAgain={() => window.location.reload()}
      />
    );
  }
  return (
    <StudioFrame
      title={titleOf(mode)}
      lead={message(mode === 'clothing' ? 'tryOnStudio.lead' : 'tryOnStudio.leadJewellery')}
      aside={
        <>
          {signedIn && (
            <Link to="/history/generations?kind=try-on" className={buttonClass('ghost')}>
              {message('tryOnStudio.history')}
            </Link>
          )}
          <Segmented
            label={message('tryOnStudio.mode')}
            segments={[
              { value: 'clothing', label: message('tryOnStudio.clothing') },
              { value: 'jewellery', label: message('tryOnStudio.jewellery') },
            ]}
            value={mode}
            onValueChange={(next) => pickGarment(null, firstOf(next))}
            className="h-10 [&>button]:h-9 [&>button]:px-3"
          />
        </>
      }
      className="pb-44 sm:pb-32"
    >
      {notice && (
        <p role="alert" className="mb-6 rounded-card bg-warning-soft px-4 py-3 text-13 text-warning-text">
          {notice}
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <section
          id="try-on-garment"
          aria-labelledby="piece"
          className="grid gap-5 rounded-sheet border border-line bg-panel p-5"
        >
          <div className="grid gap-3">
            <h2 id="piece" className="text-22">
              {message('tryOnStudio.piece')}
            </h2>
            <TypeChoice mode={mode} value={type} onChange={pickType} />
          </div>
          {missing === 'garment' && (
            <Please text={message(mode === 'clothing' ? 'tryOn.pleaseGarment' : 'tryOnStudio.pleaseJewel')} />
          )}
          <GarmentPanel mode={mode} value={garment} signedIn={signedIn} onPick={pickGarment} />
        </section>
        <section
          id="try-on-person"
          aria-labelledby="wearer"
          className="grid gap-5 rounded-sheet border border-line bg-panel p-5"
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="wearer" className="text-22">
              {message('tryOnStudio.person')}
            </h2>
            <TakePhoto signedIn={signedIn} onPhoto={pickPerson} />
          </div>
          {missing === 'person' && <Please text={message('tryOn.pleasePerson')} />}
          <ModelPicker value={person} onPick={pickPerson} signedIn={signedIn} slot={slotFor(type)} />
        </section>
      </div>
      <div className="pointer-events-none fixed inset-x-0 bottom-0 z-10 px-4 pb-4 sm:px-6">
        <div className="pointer-events-auto mx-auto flex max-w-276 flex-wrap items-center gap-x-4 gap-y-3 rounded-sheet border border-line bg-raised p-3 shadow-float">
          <div aria-hidden className={classNames('flex items-center gap-2', !garment && !person && 'max-sm:hidden')}>
            <Chosen src={garment?.src ?? null} />
            <Plus size={16} strokeWidth={1.75} className="text-faint" />
            <Chosen src={person?.src ?? null} />
          </div>
          <div className="min-w-40 flex-1">
            <p className="text-15 font-medium text-balance sm:truncate">
              {garment && person
                ? message('tryOnStudio.ready', { piece: stem(garment.name), person: stem(person.name) })
                : message(garment ? 'tryOnStudio.choosePerson' : 'tryOnStudio.chooseBoth')}
            </p>
            {problem !== null ? (
              <AlertText>{problem}</AlertText>
            ) : signedIn ? (
              <CreditPrice cost={costOfKind('try-on')} />
            ) : (
              <p className="text-13 text-muted">{message('tryOnStudio.signInHint')}</p>
            )}
          </div>
          <Button
            variant={garment && person ? 'primary' : 'secondary'}
            size="large"
            icon={signedIn ? Shirt : LogIn}
            busy={busy}
            className="max-sm:w-full"
            onClick={() => void make()}
          >
            {message(signedIn ? 'tryOnStudio.make' : 'tryOnStudio.signIn')}
          </Button>
        </div>
      </div>
    </StudioFrame>
  );
}

/** File names without their extension. */
const stem = (name: string): string => name.replace(/\.[a-z0-9]{2,5}$/i, '');

function Please({ text }: { text: string }): ReactNode {
  return (
    <p role="alert" className="rounded-control bg-danger-soft px-4 py-2.5 text-13 text-danger-text">
      {text}
    </p>
  );
}

function Chosen({ src }: { src: string | null }): ReactNode {
  return src === null ? (
    <span className="block size-12 rounded-control border border-dashed border-line-strong" />
  ) : (
    <img src={src} alt="" className="size-12 rounded-control border border-line bg-sunken object-cover object-top" />
  );
}

/** The person, photographed with the camera of this device. */
function TakePhoto({ signedIn, onPhoto }: { signedIn: boolean; onPhoto(picked: PickedPerson): void }): ReactNode {
  const [hasCamera, setHasCamera] = useState(false);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The server's page can't know.
  useEffect(() => setHasCamera(typeof navigator.mediaDevices?.getUserMedia === 'function'), []);
  if (!hasCamera) return null;
  async function keep(file: File): Promise<void> {
    setOpen(false);
    setBusy(true);
    setProblem(null);
    try {
      const asset = await keepPicture(file, signedIn ? '/api/assets' : '/api/drafts/files');
      onPhoto({
        kind: 'photo',
        asset,
        name: file.name,
        src: signedIn ? pictureAt(asset, 512) : URL.createObjectURL(file),
        ...(signedIn ? {} : { file }),
      });
    } catch (thrown) {
      setProblem(thrownText(thrown));
    }
    setBusy(false);
  }
  return (
    <div className="flex items-center gap-3">
      <AlertText>{problem}</AlertText>
      <Button size="small" icon={Camera} busy={busy} onClick={() => setOpen(true)}>
        {message('studio.takePhoto')}
      </Button>
      {open && (
        <Suspense>
          <CameraDialog onClose={() => setOpen(false)} onPhoto={(file) => void keep(file)} />
        </Suspense>
      )}
    </div>
  );
}
