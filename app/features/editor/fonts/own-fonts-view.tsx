/** The fonts that this user uploaded: uploading another, choosing one, removing one from the list. */
import { ArrowLeft, Trash2, Upload } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { FONT_LIMITS } from '#app/services/inspection/fonts/font-limits.ts';
import { message } from '#messages/message.ts';
import { FontName } from './font-name.tsx';
import { familyOf, FONT_TYPES, removeFont, uploadFont, useOwnFonts, type OwnFontEntry } from './own-fonts.ts';

/** For display and for choosing: the user's own fonts, each declared once its row is mounted. */
export function OwnFontsView({ onBack, onTake }: { onBack(): void; onTake(family: string): void }): ReactNode {
  const fonts = useOwnFonts();
  const file = useRef<HTMLInputElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const [checking, setChecking] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ file: string; reason: string } | null>(null);

  useEffect(() => actions.current?.querySelector('button')?.focus(), []);

  const upload = async (files: readonly File[]): Promise<void> => {
    setFailure(null);
    for (const one of files) {
      setChecking(one.name);
      try {
        const font = await uploadFont(one);
        toast({ title: message('fonts.added', { name: labelOf(font) }) });
      } catch (error) {
        setFailure({ file: one.name, reason: error instanceof Error ? error.message : message('fonts.unreachable') });
      }
    }
    setChecking(null);
  };

  const remove = async (font: OwnFontEntry): Promise<void> => {
    try {
      await removeFont(font.hash);
      toast({ title: message('fonts.removed', { name: labelOf(font) }) });
    } catch (error) {
      toast({
        title: message('common.somethingWentWrong'),
        description: error instanceof Error ? error.message : undefined,
        variant: 'destructive',
      });
    }
  };

  return (
    <div className="flex max-h-[inherit] min-h-0 flex-col">
      <div className="flex items-center gap-1 border-b border-line p-2">
        <IconButton
          label={message('fonts.back')}
          icon={ArrowLeft}
          className="rtl:[&_svg]:-scale-x-100"
          onClick={onBack}
        />
        <h2 className="text-13 font-medium">{message('fonts.own')}</h2>
      </div>
      <div ref={actions} className="grid min-h-0 gap-3 overflow-y-auto p-3">
        <Button size="small" icon={Upload} disabled={checking !== null} onClick={() => file.current?.click()}>
          {message('fonts.upload')}
        </Button>
        <input
          ref={file}
          type="file"
          accept={FONT_TYPES}
          multiple
          hidden
          aria-label={message('fonts.upload')}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            void upload(files);
          }}
        />
        <p className="text-12 text-muted">{message('fonts.rights', { megabytes: FONT_LIMITS.bytes / 1_000_000 })}</p>
        {checking !== null && (
          <p role="status" className="flex items-center gap-2 text-13 text-muted">
            <Spinner size={15} />
            {message('fonts.uploading', { name: checking })}
          </p>
        )}
        {failure && (
          <div role="alert" className="rounded-control bg-danger-soft p-2.5 text-13 text-danger-text">
            <p className="font-medium">{message('fonts.uploadFailed')}</p>
            <p className="mt-0.5 break-words">
              {failure.file}: {failure.reason}
            </p>
          </div>
        )}
        {fonts.length === 0 ? (
          <p className="text-13 text-muted">{message('fonts.none')}</p>
        ) : (
          <ul className="grid gap-0.5">
            {fonts.map((font) => (
              <OwnFontRow
                key={font.hash}
                font={font}
                onTake={() => onTake(familyOf(font))}
                onRemove={() => void remove(font)}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function labelOf({ name, style }: OwnFontEntry): string {
  return style === 'Regular' ? name : `${name} ${style}`;
}

function OwnFontRow({ font, onTake, onRemove }: { font: OwnFontEntry; onTake(): void; onRemove(): void }): ReactNode {
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        onClick={onTake}
        className="min-h-10 min-w-0 flex-1 rounded-small px-2 text-start hover:bg-tint"
      >
        <FontName family={familyOf(font)} names={null} />
      </button>
      <IconButton label={message('fonts.remove', { name: labelOf(font) })} icon={Trash2} onClick={onRemove} />
    </li>
  );
}
