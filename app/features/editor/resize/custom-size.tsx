/** The user's own size, and the list of chosen ones. */
import { ArrowLeftRight } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { RemovableChip } from '#app/ui/chip.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { readDimension } from '#design/document/dimension-text.ts';
import { message } from '#messages/message.ts';
import { customTarget, type ResizeTarget } from './resize-target.ts';

export interface CustomSizeProps {
  now: { width: number; height: number };
  chosen: readonly ResizeTarget[];
  /** What is in the fields; null while that is no size, or the design's own. */
  onTyped(target: ResizeTarget | null): void;
  onAdd(target: ResizeTarget): void;
  onRemove(target: ResizeTarget): void;
}

export function CustomSize({ now, chosen, onTyped, onAdd, onRemove }: CustomSizeProps): ReactNode {
  const [width, setWidth] = useState(String(now.width));
  const [height, setHeight] = useState(String(now.height));
  const [told, setTold] = useState(false);
  const [readWidth, readHeight] = [readDimension(width), readDimension(height)];
  const problem = 'problem' in readWidth ? readWidth.problem : 'problem' in readHeight ? readHeight.problem : null;

  const type = (nextWidth: string, nextHeight: string): void => {
    setWidth(nextWidth);
    setHeight(nextHeight);
    const [first, second] = [readDimension(nextWidth), readDimension(nextHeight)];
    const isOther = 'value' in first && 'value' in second && (first.value !== now.width || second.value !== now.height);
    onTyped(isOther ? customTarget(first.value, second.value) : null);
  };

  const add = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    setTold(true);
    if ('value' in readWidth && 'value' in readHeight) onAdd(customTarget(readWidth.value, readHeight.value));
  };

  return (
    <div className="grid content-start gap-5">
      <form onSubmit={add} noValidate className="grid gap-2">
        <span className="text-13 font-medium">{message('resize.custom')}</span>
        <div className="grid grid-cols-[1fr_auto_1fr] items-end gap-1">
          <TextField
            label={message('resize.width')}
            inputMode="numeric"
            value={width}
            aria-invalid={told && 'problem' in readWidth}
            onChange={(event) => type(event.target.value, height)}
            onBlur={() => setTold(true)}
          />
          <IconButton
            label={message('resize.swap')}
            icon={ArrowLeftRight}
            className="mb-1"
            onClick={() => type(height, width)}
          />
          <TextField
            label={message('resize.height')}
            inputMode="numeric"
            value={height}
            aria-invalid={told && 'problem' in readHeight}
            onChange={(event) => type(width, event.target.value)}
            onBlur={() => setTold(true)}
          />
        </div>
        {told && problem && (
          <p role="alert" className="text-12 text-danger-text">
            {problem}
          </p>
        )}
        <Button type="submit" size="small">
          {message('resize.addCustom')}
        </Button>
      </form>
      <div className="grid gap-2" aria-live="polite">
        <span className="text-13 font-medium">{message('resize.chosen')}</span>
        {chosen.length === 0 && <p className="text-12 text-muted">{message('resize.nothingChosen')}</p>}
        <div className="flex flex-wrap gap-1.5">
          {chosen.map((target) => (
            <RemovableChip
              key={target.id}
              removeLabel={message('resize.remove', { name: target.name })}
              onRemove={() => onRemove(target)}
            >
              {target.name}
            </RemovableChip>
          ))}
        </div>
      </div>
    </div>
  );
}
