/** The colors that the logos consist of, to add to the kit one by one or all of a logo's together. */
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { BRAND_KIT_LIMITS } from '#app/services/brand-kit/brand-kit-rules.ts';
import { Button } from '#app/ui/button.tsx';
import { ColorSwatch } from '#app/ui/color-swatch.tsx';
import { message } from '#messages/message.ts';
import type { BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import { useLogoPalette } from './use-logo-palette.ts';

type Logo = BrandKit['logos'][number];

interface LogoColorsProps {
  logos: readonly Logo[];
  colors: readonly string[];
  onAdd(colors: string[]): void;
}

export function LogoColors({ logos, colors, onAdd }: LogoColorsProps): ReactNode {
  const isFull = colors.length >= BRAND_KIT_LIMITS.colors;
  return (
    <section aria-label={message('brandKit.fromLogos')} className="mt-5 border-t border-line pt-4">
      <h3 className="font-text text-13 font-semibold tracking-normal">{message('brandKit.fromLogos')}</h3>
      <p className="mt-0.5 text-12 text-muted">
        {isFull
          ? message('brandKit.tooManyColors', { limit: BRAND_KIT_LIMITS.colors })
          : message('brandKit.fromLogosHint')}
      </p>
      <ul className="mt-3 grid gap-2.5">
        {logos.map((logo) => (
          <LogoRow key={logo.asset} logo={logo} colors={colors} isFull={isFull} onAdd={onAdd} />
        ))}
      </ul>
    </section>
  );
}

function LogoRow({
  logo: { asset, name },
  colors,
  isFull,
  onAdd,
}: { logo: Logo; isFull: boolean } & Omit<LogoColorsProps, 'logos'>): ReactNode {
  const palette = useLogoPalette(asset);
  const fresh = (palette ?? []).filter((color) => !colors.includes(color));
  if (palette?.length === 0) return null;
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
      <img
        src={`/api/assets/${asset}?size=64`}
        alt=""
        className="chequer size-9 shrink-0 rounded-small border border-line object-contain p-1"
      />
      <div
        role="group"
        aria-label={message('brandKit.colorsOf', { name })}
        className="flex min-w-0 flex-1 flex-wrap gap-2.5"
      >
        {palette?.map((color) => (
          <ColorSwatch
            key={color}
            color={color}
            size={28}
            selected={colors.includes(color)}
            label={message(colors.includes(color) ? 'brandKit.colorInKit' : 'brandKit.addThisColor', { color })}
            onSelect={() => !isFull && !colors.includes(color) && onAdd([color])}
          />
        ))}
      </div>
      {fresh.length > 1 && !isFull && (
        <Button
          size="small"
          icon={Plus}
          aria-label={message('brandKit.addAllOf', { name })}
          onClick={() => onAdd(fresh)}
        >
          {message('brandKit.addAll')}
        </Button>
      )}
    </li>
  );
}
