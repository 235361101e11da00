/** The kit at a glance: a card in its colors and fonts, the way designs will use them. */
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { contrast, INK, LEGIBLE, PAPER, readableOn } from '#design/layout/contrast.ts';
import { isMarkSeen, plateFor } from '#design/layout/mark-background.ts';
import { fontStack, nearestWeight } from '#design/fonts/catalogue.ts';
import { message } from '#messages/message.ts';
import type { BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import { ContactIcon, type ContactIcons } from './contact-icon.tsx';
import { useLogoPalette } from './use-logo-palette.ts';

export function isEmptyKit({ name, logos, colors, fonts, contacts }: BrandKit): boolean {
  return (
    name === '' &&
    logos.length === 0 &&
    colors.length === 0 &&
    fonts.heading === null &&
    fonts.body === null &&
    contacts.length === 0
  );
}

export function KitPreview({ kit, icons }: { kit: BrandKit; icons: ContactIcons }): ReactNode {
  const palette = useLogoPalette(kit.logos[0]?.asset ?? null);
  if (isEmptyKit(kit)) {
    return (
      <div className="dot-background grid min-h-64 place-content-center rounded-card border border-line lg:aspect-[4/5]">
        <EmptyState title={message('brandKit.previewEmptyTitle')} hint={message('brandKit.previewEmptyText')} />
      </div>
    );
  }
  const background = kit.colors[0] ?? PAPER;
  const ink = readableOn(background) === PAPER && contrast(PAPER, background) < LEGIBLE ? INK : readableOn(background);
  const heading = kit.colors.slice(1).find((color) => contrast(color, background) >= LEGIBLE) ?? ink;
  const [logo] = kit.logos;
  // As designs give it one.
  const plate = palette && palette.length > 0 && !isMarkSeen(palette, [background]) ? plateFor(palette) : null;
  return (
    <figure
      aria-label={message('brandKit.preview')}
      className="grid min-h-72 grid-rows-[auto_1fr_auto_auto] overflow-hidden rounded-card border border-line lg:aspect-[4/5]"
      style={{ backgroundColor: background, color: ink }}
    >
      <div className="mx-6 mt-6 h-14">
        {logo && (
          <img
            src={`/api/assets/${logo.asset}?size=512`}
            alt=""
            className={classNames(
              'h-full max-w-[60%] object-contain object-left',
              plate && 'rounded-control px-3 py-2',
            )}
            style={plate ? { backgroundColor: plate } : undefined}
          />
        )}
      </div>
      <div className="grid content-center gap-3 px-6 py-5">
        <p
          className="text-40 leading-none text-balance break-words"
          style={{
            color: heading,
            ...(kit.fonts.heading
              ? { fontFamily: fontStack(kit.fonts.heading), fontWeight: nearestWeight(kit.fonts.heading, 700) }
              : { fontFamily: 'var(--family-heading)', fontWeight: 700 }),
          }}
        >
          {kit.name || message('brandKit.headingSample')}
        </p>
        <p className="text-15" style={kit.fonts.body ? { fontFamily: fontStack(kit.fonts.body) } : undefined}>
          {message('brandKit.bodySample')}
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5 px-6 pb-6 text-13 font-medium empty:hidden">
        {kit.contacts.slice(0, 2).map(({ type, value }) => (
          <li key={type} className="inline-flex min-w-0 items-center gap-1.5">
            <ContactIcon outline={icons[type]} size={15} />
            <span className="truncate">{value}</span>
          </li>
        ))}
      </ul>
      <div aria-hidden className="flex h-5 empty:hidden">
        {kit.colors.slice(1).map((color) => (
          <span key={color} className="flex-1" style={{ backgroundColor: color }} />
        ))}
      </div>
    </figure>
  );
}
