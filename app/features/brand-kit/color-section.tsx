/** Colors: pick or type, take from a logo, put in order, remove. */
import { ArrowLeft, ArrowRight, MoreHorizontal, Plus, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { BRAND_KIT_LIMITS } from '#app/services/brand-kit/brand-kit-rules.ts';
import { ColorField } from '#app/ui/color-field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#app/ui/menu.tsx';
import { readableOn } from '#design/layout/contrast.ts';
import { message } from '#messages/message.ts';
import type { BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import { KitSection } from './kit-section.tsx';
import { LogoColors } from './logo-colors.tsx';
import { movedTo } from './order.ts';

/** Suggestions for another color: the first that the kit lacks. */
const SUGGESTED = [
  '#0f6b66',
  '#f4502f',
  '#17150f',
  '#f2e9dc',
  '#2450ff',
  '#ffc83d',
  '#7a2e5d',
  '#8fb573',
  '#58b7da',
  '#d98bb0',
  '#5b3a29',
  '#b08d4c',
  '#ffffff',
] as const;

export function ColorSection({
  colors,
  logos,
  onChange,
}: {
  colors: readonly string[];
  logos: BrandKit['logos'];
  onChange(colors: string[]): void;
}): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const replace = (at: number, color: string): void => {
    // The same color twice is one color.
    onChange(
      colors.map((one, index) => (index === at ? color : one)).filter((one, index, all) => all.indexOf(one) === index),
    );
  };
  const add = (): void => {
    const fresh = SUGGESTED.find((color) => !colors.includes(color));
    if (!fresh) return;
    onChange([...colors, fresh]);
    // Goes straight to the hex code, to type a color.
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('input').item(colors.length)?.focus());
  };

  return (
    <KitSection title={message('brandKit.colors')} hint={message('brandKit.colorsHint')}>
      <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
        {colors.map((color, at) => (
          <li key={color} className="grid content-start gap-2">
            <div
              className="relative h-20 rounded-control border border-line"
              style={{ backgroundColor: color, color: readableOn(color) }}
            >
              <span className="tabular absolute bottom-1.5 left-2 text-12 font-medium">{at + 1}</span>
              <Menu
                align="end"
                trigger={
                  <IconButton
                    label={message('brandKit.colorMenu', { color })}
                    icon={MoreHorizontal}
                    variant="secondary"
                    size="tiny"
                    className="absolute top-1.5 right-1.5"
                  />
                }
              >
                {at > 0 && (
                  <MenuItem icon={ArrowLeft} onSelect={() => onChange(movedTo(colors, at, at - 1))}>
                    {message('brandKit.moveEarlier')}
                  </MenuItem>
                )}
                {at < colors.length - 1 && (
                  <MenuItem icon={ArrowRight} onSelect={() => onChange(movedTo(colors, at, at + 1))}>
                    {message('brandKit.moveLater')}
                  </MenuItem>
                )}
                {colors.length > 1 && <MenuSeparator />}
                <MenuItem icon={Trash2} danger onSelect={() => onChange(colors.filter((one) => one !== color))}>
                  {message('brandKit.remove')}
                </MenuItem>
              </Menu>
            </div>
            <ColorField
              label={message('brandKit.color', { at: at + 1 })}
              hideLabel
              value={color}
              onCommit={(next) => replace(at, next)}
            />
          </li>
        ))}
        {colors.length < BRAND_KIT_LIMITS.colors && (
          <li className="grid content-start">
            <button
              type="button"
              onClick={add}
              className="grid h-20 place-content-center justify-items-center gap-1.5 rounded-control border border-dashed border-line-strong text-13 font-medium text-muted transition-colors hover:border-faint hover:bg-tint hover:text-ink"
            >
              <Plus size={20} strokeWidth={1.75} aria-hidden />
              {message('brandKit.addColor')}
            </button>
          </li>
        )}
      </ul>
      {logos.length > 0 && (
        <LogoColors
          logos={logos}
          colors={colors}
          onAdd={(more) => onChange([...new Set([...colors, ...more])].slice(0, BRAND_KIT_LIMITS.colors))}
        />
      )}
    </KitSection>
  );
}
