/** The five types as pictures: the tool begins by choosing one. */
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import { IMAGE_TYPES, type ImageType } from '#tools/contract/image-types.ts';
import { FACES, backgroundFor, stylePicture } from './image-examples.ts';

export function TypeCards({ type, onType }: { type: ImageType; onType(type: ImageType): void }): ReactNode {
  return (
    <div
      role="radiogroup"
      aria-label={message('imageStudio.types')}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5"
    >
      {IMAGE_TYPES.map((one) => (
        <label
          key={one}
          aria-label={message(`images.type.${one}`)}
          className={classNames(
            'relative grid cursor-pointer content-start overflow-hidden rounded-card border bg-panel text-start transition-[border-color] focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
            one === type ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-line-strong',
          )}
        >
          <input
            type="radio"
            name="type"
            value={one}
            checked={one === type}
            onChange={() => onType(one)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span
            className={classNames(
              'grid h-32 place-items-center overflow-hidden border-b border-line',
              backgroundFor(one),
            )}
          >
            <img
              src={stylePicture(one, FACES[one])}
              alt=""
              loading="lazy"
              decoding="async"
              className={
                one === 'sticker' || one === 'signature'
                  ? 'max-h-28 max-w-[90%] object-contain'
                  : 'size-full object-cover'
              }
            />
          </span>
          <span className="grid gap-0.5 p-3">
            <span className="text-15 font-medium">{message(`images.type.${one}`)}</span>
            <span className="text-13 text-muted">{message(`imageStudio.typeText.${one}`)}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
