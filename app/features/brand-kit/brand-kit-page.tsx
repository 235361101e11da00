/** The brand kit: everything is saved as it changes, and the card next to it shows the result. */
import { Check, CircleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { BRAND_KIT_LIMITS } from '#app/services/brand-kit/brand-kit-rules.ts';
import { Button } from '#app/ui/button.tsx';
import { Select, type SelectOption } from '#app/ui/select.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';
import type { BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import { ColorSection } from './color-section.tsx';
import type { ContactIcons } from './contact-icon.tsx';
import { ContactSection } from './contact-section.tsx';
import { FontSection } from './font-section.tsx';
import { KitPreview } from './kit-preview.tsx';
import { LogoSection } from './logo-section.tsx';
import { useBrandKit, type BrandKitHandle } from './use-brand-kit.ts';

/** No country is called that. */
const NONE = 'none';

interface BrandKitPageProps {
  initial: BrandKit;
  icons: ContactIcons;
  /** All that may be chosen, by name. */
  countries: readonly SelectOption<string>[];
}

export function BrandKitPage({ initial, icons, countries }: BrandKitPageProps): ReactNode {
  const handle = useBrandKit(initial);
  const { kit, change, logosStored } = handle;
  // Keeps the input as typed; the kit holds it trimmed.
  const [name, setName] = useState(initial.name);
  const tooLong = name.trim().length > BRAND_KIT_LIMITS.nameLength;
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-6 pt-8 pb-24 sm:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-40">{message('brandKit.heading')}</h1>
          <p className="mt-2 text-15 text-balance text-muted">{message('brandKit.lead')}</p>
        </div>
        <SavedState handle={handle} />
      </div>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-5">
          <div className="grid gap-5 rounded-card border border-line bg-panel p-5 sm:grid-cols-2 sm:p-6">
            <TextField
              label={message('brandKit.name')}
              placeholder={message('brandKit.namePlaceholder')}
              autoComplete="organization"
              value={name}
              error={tooLong ? message('brandKit.nameTooLong', { limit: BRAND_KIT_LIMITS.nameLength }) : null}
              onChange={(event) => {
                setName(event.target.value);
                const trimmed = event.target.value.trim();
                if (trimmed.length <= BRAND_KIT_LIMITS.nameLength && trimmed !== kit.name) change({ name: trimmed });
              }}
            />
            <Select
              label={message('brandKit.country')}
              hint={message('brandKit.countryHint')}
              value={kit.country ?? NONE}
              options={[{ value: NONE, label: message('brandKit.noCountry') }, ...countries]}
              onValueChange={(country) => change({ country: country === NONE ? null : country })}
            />
          </div>
          <LogoSection logos={kit.logos} onOrder={(logos) => change({ logos })} onStored={logosStored} />
          <ColorSection colors={kit.colors} logos={kit.logos} onChange={(colors) => change({ colors })} />
          <FontSection fonts={kit.fonts} onChange={(fonts) => change({ fonts })} />
          <ContactSection contacts={kit.contacts} icons={icons} onChange={(contacts) => change({ contacts })} />
        </div>
        <aside aria-label={message('brandKit.preview')} className="order-first lg:sticky lg:top-6 lg:order-none">
          <KitPreview kit={kit} icons={icons} />
        </aside>
      </div>
    </main>
  );
}

function SavedState({ handle: { state, error, retry } }: { handle: BrandKitHandle }): ReactNode {
  return (
    <div className="flex min-h-10 items-center gap-3">
      <p role="status" className="inline-flex items-center gap-1.5 text-13 text-muted">
        {state === 'saved' && (
          <>
            <Check size={15} strokeWidth={2} aria-hidden />
            <span>{message('brandKit.saved')}</span>
          </>
        )}
        {state === 'saving' && (
          <>
            <Spinner />
            <span>{message('brandKit.saving')}</span>
          </>
        )}
        {state === 'failed' && (
          <span className="inline-flex items-center gap-1.5 text-danger-text">
            <CircleAlert size={15} strokeWidth={2} aria-hidden />
            {message('brandKit.notSaved', { reason: error ?? '' })}
          </span>
        )}
      </p>
      {state === 'failed' && (
        <Button size="small" onClick={retry}>
          {message('common.retry')}
        </Button>
      )}
    </div>
  );
}
