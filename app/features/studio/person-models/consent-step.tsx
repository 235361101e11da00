/** The last step: the model's purpose, how its photos are used, and the consent of its creator. */
import { useId, type ReactNode } from 'react';
import { PHOTO_SLOTS } from '#app/contracts/person-model.ts';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import { choiceText, type AboutDraft } from './about-fields.tsx';
import type { PhotoSlots } from './use-photo-slots.ts';

export interface ConsentStepProps {
  about: AboutDraft;
  slots: PhotoSlots;
  consent: boolean;
  /** It was gone on without it. */
  missing: boolean;
  disabled: boolean;
  onConsent(consent: boolean): void;
}

export function ConsentStep({ about, slots, consent, missing, disabled, onConsent }: ConsentStepProps): ReactNode {
  const id = useId();
  const words = (['gender', 'age', 'ethnicity', 'skin', 'hair', 'body'] as const).flatMap((field) =>
    about[field] ? [[message(`personModels.${field}`), choiceText(field, about[field])] as const] : [],
  );
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-6">
        <ul className="flex gap-2">
          {PHOTO_SLOTS.map((slot) => {
            const photo = slots.photos[slot];
            return (
              <li key={slot} className="w-28 overflow-hidden rounded-control border border-line bg-sunken">
                {photo && (
                  <img
                    src={photo.src}
                    alt={message(`personModels.slot.${slot}`)}
                    className="aspect-[3/4] size-full object-cover"
                  />
                )}
              </li>
            );
          })}
        </ul>
        <div className="grid content-start gap-2">
          <p className="font-heading text-18 font-semibold">{about.name}</p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-13">
            {words.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <ul className="grid max-w-3xl list-disc gap-1.5 ps-5 text-13 text-muted">
        {(['keep', 'use', 'delete'] as const).map((one) => (
          <li key={one}>{message(`personModels.promise.${one}`)}</li>
        ))}
      </ul>
      <div
        className={classNames(
          'grid gap-2 rounded-card border p-4',
          missing ? 'border-danger bg-danger-soft' : 'border-line-strong',
        )}
      >
        <label className="flex items-start gap-3 text-15">
          <input
            type="checkbox"
            checked={consent}
            disabled={disabled}
            required
            aria-invalid={missing || undefined}
            aria-describedby={missing ? `${id}-missing` : undefined}
            onChange={({ target }) => onConsent(target.checked)}
            className="mt-0.5 size-5 shrink-0 accent-ink"
          />
          <span>{message('personModels.consent')}</span>
        </label>
        {missing && (
          <p id={`${id}-missing`} role="alert" className="ps-8 text-13 text-danger-text">
            {message('personModels.consentMissing')}
          </p>
        )}
      </div>
    </div>
  );
}
