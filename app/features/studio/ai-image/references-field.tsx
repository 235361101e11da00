/** Reference pictures for a hosted model: chosen, dropped or pasted anywhere on the screen, up to a limit. */
import { ImagePlus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useAccept } from '#app/browser/uploads/use-accept.ts';
import { useAttachments } from '#app/browser/uploads/use-attachments.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Attachments } from '#app/ui/attachments.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import { MOST_REFERENCES } from '#tools/contract/image-types.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { usePageFiles } from '../parts/use-page-files.ts';

export interface ReferencesFieldProps {
  /** Assets. */
  references: readonly string[];
  onReferences(references: readonly string[]): void;
  disabled: boolean;
}

export function ReferencesField({ references, onReferences, disabled }: ReferencesFieldProps): ReactNode {
  const files = useAttachments('/api/assets', MOST_REFERENCES - references.length);
  const { items, notice } = files;
  const accept = useAccept();
  const input = useRef<HTMLInputElement>(null);
  const full = references.length + items.length >= MOST_REFERENCES;
  const over = usePageFiles(disabled ? null : files.add);

  const take = useEffectEvent(() => {
    const ready = items.flatMap(({ id, asset }) => (asset === null ? [] : [{ id, asset }]));
    onReferences([...new Set([...references, ...ready.map(({ asset }) => asset)])].slice(0, MOST_REFERENCES));
    for (const { id } of ready) files.remove(id);
  });
  const arrived = items.some(({ state }) => state === 'ready');
  useEffect(() => {
    if (arrived) take();
  }, [arrived]);

  const known = references.map((asset, at) => ({
    id: asset,
    name: message('imageStudio.referenceName', { number: at + 1 }),
    preview: pictureAt(asset, 256),
    state: 'ready' as const,
  }));
  const coming = items
    .filter(({ state }) => state !== 'ready')
    .map(({ id, file, preview, state, progress, error }) => ({
      id,
      name: file.name,
      preview,
      state,
      progress,
      ...(error === null ? {} : { error }),
    }));
  return (
    <fieldset
      disabled={disabled}
      className={classNames(
        'grid gap-2.5 rounded-control',
        over && 'bg-accent-soft outline-2 outline-offset-8 outline-accent',
      )}
    >
      <legend className="mb-1.5 text-13 font-medium">{message('imageStudio.references')}</legend>
      {known.length + coming.length > 0 && (
        <Attachments
          attachments={[...known, ...coming]}
          removeLabel={(name) => message('imageStudio.removeReference', { name })}
          onRemove={(id) =>
            references.includes(id) ? onReferences(references.filter((asset) => asset !== id)) : files.remove(id)
          }
          onRetry={files.retry}
          retryLabel={message('common.retry')}
          className="pt-1"
        />
      )}
      <p className="text-13 text-muted">
        {message(over ? 'imageStudio.dropReferences' : 'imageStudio.referencesHint', { most: MOST_REFERENCES })}
      </p>
      <Button icon={ImagePlus} disabled={full || disabled} className="w-full" onClick={() => input.current?.click()}>
        {message('imageStudio.addReferences')}
      </Button>
      <AlertText>{notice}</AlertText>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        onChange={({ currentTarget }) => {
          files.add([...(currentTarget.files ?? [])]);
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
    </fieldset>
  );
}
