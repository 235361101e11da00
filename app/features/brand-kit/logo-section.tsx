/** Logos: upload, put in order, remove. The first is the main one. */
import { ArrowLeft, ArrowRight, ImagePlus, MoreHorizontal, Star, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { BRAND_KIT_LIMITS } from '#app/services/brand-kit/brand-kit-rules.ts';
import { httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#app/ui/menu.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { useFileDrop } from '#app/ui/use-file-drop.ts';
import { message } from '#messages/message.ts';
import type { BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import { KitSection } from './kit-section.tsx';
import { LogoPicture } from './logo-picture.tsx';
import { movedTo } from './order.ts';

type Logo = BrandKit['logos'][number];

const tile = 'relative aspect-[4/3] overflow-hidden rounded-control border';

export function LogoSection({
  logos,
  onOrder,
  onStored,
}: {
  logos: readonly Logo[];
  onOrder(assets: string[]): void;
  onStored(logos: readonly Logo[]): void;
}): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  const [uploading, setUploading] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const room = BRAND_KIT_LIMITS.logos - logos.length - uploading;

  const upload = async (files: readonly File[]): Promise<void> => {
    setError(null);
    if (files.some((file) => !BRAND_KIT_LIMITS.logoTypes.includes(file.type)))
      setError(message('account.invalidFileType'));
    const fitting = files.filter((file) => BRAND_KIT_LIMITS.logoTypes.includes(file.type));
    const taken = fitting.slice(0, Math.max(0, room));
    if (taken.length < fitting.length) setError(message('brandKit.tooManyLogos'));
    setUploading((count) => count + taken.length);
    for (const file of taken) {
      const form = new FormData();
      form.set('file', file);
      try {
        // One after the other: each answer holds all logos.
        onStored((await httpPost<BrandKit>('/api/brand-kit/logos', form)).logos);
      } catch (thrown) {
        setError(thrownText(thrown));
      }
      setUploading((count) => count - 1);
    }
  };
  const choose = (): void => {
    if (room > 0) picker.current?.click();
    else setError(message('brandKit.tooManyLogos'));
  };
  const drop = useFileDrop((files) => void upload(files));
  const order = (list: readonly Logo[]): void => onOrder(list.map(({ asset }) => asset));

  return (
    <KitSection title={message('brandKit.logos')} hint={message('brandKit.logosHint')}>
      <div {...drop.handlers}>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {logos.map((logo, at) => (
            <li key={logo.asset} className="group grid content-start gap-1.5">
              <div className={classNames(tile, 'chequer border-line')}>
                <LogoPicture asset={logo.asset} alt={message('brandKit.logoAlt', { name: logo.name })} />
                {at === 0 && (
                  <span className="absolute bottom-1.5 left-1.5 inline-flex items-center gap-1 rounded-small bg-ink px-1.5 py-0.5 text-12 font-medium text-on-ink">
                    <Star size={12} strokeWidth={2} aria-hidden />
                    {message('brandKit.mainLogo')}
                  </span>
                )}
                <Menu
                  align="end"
                  trigger={
                    <IconButton
                      label={message('brandKit.logoMenu', { name: logo.name })}
                      icon={MoreHorizontal}
                      variant="secondary"
                      size="tiny"
                      className="absolute top-1.5 right-1.5"
                    />
                  }
                >
                  {at > 0 && (
                    <MenuItem icon={Star} onSelect={() => order(movedTo(logos, at, 0))}>
                      {message('brandKit.makeMain')}
                    </MenuItem>
                  )}
                  {at > 1 && (
                    <MenuItem icon={ArrowLeft} onSelect={() => order(movedTo(logos, at, at - 1))}>
                      {message('brandKit.moveEarlier')}
                    </MenuItem>
                  )}
                  {at < logos.length - 1 && (
                    <MenuItem icon={ArrowRight} onSelect={() => order(movedTo(logos, at, at + 1))}>
                      {message('brandKit.moveLater')}
                    </MenuItem>
                  )}
                  {logos.length > 1 && <MenuSeparator />}
                  <MenuItem icon={Trash2} danger onSelect={() => order(logos.filter((one) => one !== logo))}>
                    {message('brandKit.remove')}
                  </MenuItem>
                </Menu>
              </div>
              <span className="truncate text-12 text-faint" title={logo.name}>
                {logo.name}
              </span>
            </li>
          ))}
          {Array.from({ length: uploading }, (_, at) => (
            <li key={`uploading-${at}`}>
              <div
                className={classNames(
                  tile,
                  'grid place-items-center border-dashed border-line-strong text-13 text-muted',
                )}
              >
                <span role="status" className="inline-flex items-center gap-2">
                  <Spinner />
                  {message('brandKit.uploading')}
                </span>
              </div>
            </li>
          ))}
          {room > 0 && (
            <li>
              <button
                type="button"
                onClick={choose}
                className={classNames(
                  tile,
                  'grid w-full place-content-center justify-items-center gap-2 border-dashed text-13 font-medium transition-colors',
                  drop.over
                    ? 'border-accent bg-accent-soft text-accent-text'
                    : 'border-line-strong text-muted hover:border-faint hover:bg-tint hover:text-ink',
                )}
              >
                <ImagePlus size={20} strokeWidth={1.75} aria-hidden />
                {message(drop.over ? 'brandKit.uploadHere' : 'brandKit.addLogo')}
              </button>
            </li>
          )}
        </ul>
      </div>
      <input
        ref={picker}
        type="file"
        accept={BRAND_KIT_LIMITS.accept}
        multiple
        hidden
        data-testid="logo-files"
        onChange={(event) => {
          void upload([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <p role="alert" className="mt-3 text-13 text-danger-text empty:hidden">
        {error}
      </p>
    </KitSection>
  );
}
