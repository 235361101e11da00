/** Fonts for headings and for everything else, each with a live sample. */
import type { ReactNode } from 'react';
import { Select } from '#app/ui/select.tsx';
import { FONT_FAMILIES, fontStack, nearestWeight } from '#design/fonts/catalogue.ts';
import { message } from '#messages/message.ts';
import type { BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import { KitSection } from './kit-section.tsx';

/** No family is called that. */
const NONE = 'none';

const OPTIONS = [
  { value: NONE, label: message('brandKit.noFont') },
  // In the interface's font: a list set in the fonts themselves would load all of them. The sample shows the chosen
  // one.
  ...FONT_FAMILIES.filter((family) => family.offered).map(({ name }) => ({ value: name, label: name })),
];

export function FontSection({
  fonts,
  onChange,
}: {
  fonts: BrandKit['fonts'];
  onChange(fonts: Partial<BrandKit['fonts']>): void;
}): ReactNode {
  const { heading, body } = fonts;
  const chosen = (value: string): string | null => (value === NONE ? null : value);
  return (
    <KitSection title={message('brandKit.fonts')} hint={message('brandKit.fontsHint')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="grid content-start gap-3">
          <Select
            label={message('brandKit.headingFont')}
            value={heading ?? NONE}
            options={OPTIONS}
            onValueChange={(value) => onChange({ heading: chosen(value) })}
          />
          <p
            className="flex min-h-24 items-center rounded-control bg-sunken px-4 py-3 text-28 text-balance"
            style={heading ? { fontFamily: fontStack(heading), fontWeight: nearestWeight(heading, 700) } : undefined}
          >
            {message('brandKit.headingSample')}
          </p>
        </div>
        <div className="grid content-start gap-3">
          <Select
            label={message('brandKit.bodyFont')}
            value={body ?? NONE}
            options={OPTIONS}
            onValueChange={(value) => onChange({ body: chosen(value) })}
          />
          <p
            className="flex min-h-24 items-center rounded-control bg-sunken px-4 py-3 text-15"
            style={body ? { fontFamily: fontStack(body) } : undefined}
          >
            {message('brandKit.bodySample')}
          </p>
        </div>
      </div>
    </KitSection>
  );
}
