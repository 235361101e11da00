/** A model in three steps: who it is, the photos, and consent. A refusal leads back to the step it concerns. */
import { ArrowLeft, ArrowRight, Check, UserRoundCheck } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { httpPost } from '#app/browser/http-client.ts';
import { thrownCode, thrownText } from '#app/browser/thrown-text.ts';
import {
  ABOUT_FIELDS,
  personAboutSchema,
  PHOTO_SLOTS,
  type PersonAbout,
  type PersonModelView,
} from '#app/contracts/person-model.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { AboutFields, type AboutDraft, type AboutProblems } from './about-fields.tsx';
import { ConsentStep } from './consent-step.tsx';
import { PhotoSlotField } from './photo-slot.tsx';
import { usePhotoSlots } from './use-photo-slots.ts';

const STEPS = ['about', 'photos', 'consent'] as const;
type Step = (typeof STEPS)[number];

/** The server's `field` of a refusal; null: it named none. */
function fieldOf(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null || !('error' in thrown)) return null;
  const { error } = thrown;
  return typeof error === 'object' && error !== null && 'field' in error && typeof error.field === 'string'
    ? error.field
    : null;
}

export function ModelWizard({
  onCreated,
  onCancel,
}: {
  onCreated(model: PersonModelView): void;
  onCancel(): void;
}): ReactNode {
  const [step, setStep] = useState<Step>('about');
  const [about, setAbout] = useState<AboutDraft>({});
  const [problems, setProblems] = useState<AboutProblems>({});
  const slots = usePhotoSlots();
  const [consent, setConsent] = useState(false);
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [creating, setCreating] = useState<AbortController | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const at = STEPS.indexOf(step);

  function go(to: Step): void {
    setStep(to);
    setAsked(false);
    setProblem(null);
    // Focuses where the user reads on, not the button that is gone.
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('h2')?.focus());
  }

  function readAbout(): PersonAbout | null {
    const read = personAboutSchema.safeParse({ ...about, name: about.name ?? '' });
    setProblems(
      read.success
        ? {}
        : Object.fromEntries(read.error.issues.toReversed().map(({ path, message: words }) => [path[0], words])),
    );
    if (!read.success)
      requestAnimationFrame(() =>
        panel.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] [role=radio]')?.focus(),
      );
    return read.success ? read.data : null;
  }

  async function create(): Promise<void> {
    setAsked(true);
    const said = readAbout();
    if (!said) return go('about');
    if (!slots.ready) return go('photos');
    if (!consent) return;
    const form = new FormData();
    for (const field of ABOUT_FIELDS) form.set(field, said[field]);
    for (const slot of PHOTO_SLOTS) form.set(slot, slots.photos[slot]?.file ?? '');
    form.set('consent', 'yes');
    const control = new AbortController();
    setCreating(control);
    setProblem(null);
    try {
      onCreated(await httpPost<PersonModelView>('/api/models', form, { signal: control.signal }));
    } catch (thrown) {
      if (control.signal.aborted) return;
      const field = fieldOf(thrown);
      const slot = PHOTO_SLOTS.find((one) => one === field);
      if (slot && thrownCode(thrown) === 'photo_refused') {
        slots.refuse(slot, thrownText(thrown));
        go('photos');
      } else {
        setProblem(thrownText(thrown));
      }
    } finally {
      setCreating(null);
    }
  }

  return (
    <div className="grid gap-6">
      <Steps step={step} onGo={go} locked={creating !== null} />
      <div ref={panel} className="rounded-card border border-line bg-panel p-5 sm:p-8">
        <h2 tabIndex={-1} className="text-22 outline-none">
          {message(`personModels.step.${step}`)}
        </h2>
        <p className="mt-1 mb-6 max-w-3xl text-15 text-muted">{message(`personModels.stepText.${step}`)}</p>
        {step === 'about' && (
          <AboutFields
            about={about}
            problems={problems}
            onChange={(now) => {
              setAbout(now);
              setProblems({});
            }}
          />
        )}
        {step === 'photos' && (
          <div className="grid gap-6 sm:grid-cols-3">
            {PHOTO_SLOTS.map((slot) => (
              <PhotoSlotField key={slot} slot={slot} slots={slots} />
            ))}
          </div>
        )}
        {step === 'consent' && (
          <ConsentStep
            about={about}
            slots={slots}
            consent={consent}
            missing={asked && !consent}
            disabled={creating !== null}
            onConsent={setConsent}
          />
        )}
        {step === 'photos' && asked && !slots.ready && (
          <p role="alert" className="mt-6 text-13 text-danger-text">
            {message('personModels.photosNotReady')}
          </p>
        )}
        {problem !== null && (
          <p role="alert" className="mt-6 rounded-control bg-danger-soft px-4 py-2.5 text-13 text-danger-text">
            <span className="font-semibold">{message('generation.failed.model')}</span> <span>{problem}</span>
          </p>
        )}
        {creating !== null && (
          <div className="mt-6 grid gap-2">
            <p role="status" className="text-13 font-medium">
              {message('personModels.creating')}
            </p>
            <ProgressLine label={message('personModels.creating')} />
          </div>
        )}
        <div className="mt-8 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-5">
          <Button variant="ghost" onClick={() => (creating ? creating.abort() : onCancel())}>
            {message(creating ? 'personModels.stopCreating' : 'personModels.cancel')}
          </Button>
          <div className="flex gap-2">
            {at > 0 && (
              <Button icon={ArrowLeft} disabled={creating !== null} onClick={() => go(STEPS[at - 1] ?? 'about')}>
                {message('personModels.back')}
              </Button>
            )}
            {step === 'about' && (
              <Button variant="primary" icon={ArrowRight} onClick={() => readAbout() && go('photos')}>
                {message('personModels.next')}
              </Button>
            )}
            {step === 'photos' && (
              <Button
                variant="primary"
                icon={ArrowRight}
                onClick={() => (slots.ready ? go('consent') : setAsked(true))}
              >
                {message('personModels.next')}
              </Button>
            )}
            {step === 'consent' && (
              <Button variant="primary" icon={UserRoundCheck} busy={creating !== null} onClick={() => void create()}>
                {message('personModels.create')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function Steps({ step, onGo, locked }: { step: Step; onGo(step: Step): void; locked: boolean }): ReactNode {
  const at = STEPS.indexOf(step);
  return (
    <ol aria-label={message('personModels.steps')} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {STEPS.map((one, index) => {
        const done = index < at;
        const mark = (
          <>
            <span
              aria-hidden
              className={classNames(
                'grid size-6 shrink-0 place-items-center rounded-full text-12 font-semibold tabular',
                index === at
                  ? 'bg-ink text-on-ink'
                  : done
                    ? 'bg-support-soft text-support-text'
                    : 'bg-tint-strong text-muted',
              )}
            >
              {done ? <Check size={14} strokeWidth={2.25} /> : index + 1}
            </span>
            {message(`personModels.stepName.${one}`)}
          </>
        );
        return (
          <li key={one} aria-current={index === at ? 'step' : undefined} className="flex items-center gap-3">
            {index > 0 && <span aria-hidden className="h-px w-8 bg-line-strong" />}
            {done && !locked ? (
              <button
                type="button"
                onClick={() => onGo(one)}
                className="inline-flex items-center gap-2 rounded-full pe-2 text-13 font-medium text-muted hover:text-ink"
              >
                {mark}
              </button>
            ) : (
              <span
                className={classNames(
                  'inline-flex items-center gap-2 pe-2 text-13',
                  index === at ? 'font-semibold' : 'text-muted',
                )}
              >
                {mark}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
