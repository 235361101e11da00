/** The look: style as pictures, colors, size, number. */
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { ColorField } from '#app/ui/color-field.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Select } from '#app/ui/select.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import { findFormat, type PageFormat } from '#tools/inputs/formats.ts';
import { IMAGE_SIZES, IMAGE_STYLES, MOST_IMAGES } from '#tools/contract/image-types.ts';
import { choiceTile } from '../parts/choice-tile.ts';
import { DimensionFields } from '../parts/dimension-fields.tsx';
import { PALETTES, type ImageSetup } from './image-setup.ts';
import { FACE_RATIO, backgroundFor, stylePicture } from './image-examples.ts';

export interface LookFieldsProps {
  setup: ImageSetup;
  onChange(change: Partial<ImageSetup>): void;
}

const tile = (chosen: boolean) => choiceTile(chosen, 'w-full text-start');

export function StyleChoice({ setup: { type, style }, onChange }: LookFieldsProps): ReactNode {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-13 font-medium">{message('imageStudio.style')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {[null, ...IMAGE_STYLES[type]].map((one) => {
          const id = one?.id ?? null;
          const faces = IMAGE_STYLES[type].slice(0, 4);
          return (
            <label key={id ?? 'any'} className={tile(id === style)}>
              <input
                type="radio"
                name="style"
                value={id ?? ''}
                checked={id === style}
                onChange={() => onChange({ style: id })}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span
                className={classNames(
                  'grid overflow-hidden',
                  backgroundFor(type),
                  FACE_RATIO[type],
                  id === null && 'grid-cols-2 grid-rows-2',
                )}
              >
                {id !== null ? (
                  <img
                    src={stylePicture(type, id)}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="size-full object-cover"
                  />
                ) : (
                  faces.map((face) => (
                    <img
                      key={face.id}
                      src={stylePicture(type, face.id)}
                      alt=""
                      loading="lazy"
                      decoding="async"
                      className="size-full object-cover"
                    />
                  ))
                )}
              </span>
              <span className="block truncate px-2 py-1.5 text-12">
                {message(one?.title ?? 'imageStudio.anyStyle')}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

export function ColorChoice({ setup: { palette, color }, onChange }: LookFieldsProps): ReactNode {
  const none = palette === null && color === null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-13 font-medium">{message('imageStudio.colors')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {[null, ...Object.keys(PALETTES)].map((id) => {
          const chosen = id === null ? none : color === null && palette === id;
          const name = message(id === null ? 'imageStudio.anyColors' : (`imageStudio.palette.${id}` as MessageKey));
          return (
            <label key={id ?? 'any'} className={tile(chosen)}>
              <input
                type="radio"
                name="palette"
                value={id ?? ''}
                checked={chosen}
                onChange={() => onChange({ palette: id, color: null })}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="flex h-7" aria-hidden>
                {id === null ? (
                  <span className="dot-background grid w-full place-items-center">
                    {chosen && <Check size={14} strokeWidth={1.75} />}
                  </span>
                ) : (
                  (PALETTES[id] ?? []).map((one) => <span key={one} className="flex-1" style={{ background: one }} />)
                )}
              </span>
              <span className="block truncate px-2 py-1 text-12">{name}</span>
            </label>
          );
        })}
      </div>
      <ColorField
        label={message('imageStudio.ownColor')}
        value={color}
        onCommit={(picked) => onChange({ color: picked.slice(0, 7), palette: null })}
      />
    </fieldset>
  );
}

const OFFERED = ['square', 'portrait', 'vertical-9-16', 'landscape', 'pinterest-pin', 'youtube-thumbnail', 'a4']
  .map(findFormat)
  .filter((format): format is PageFormat => format !== null);
const CUSTOM = 'custom';
const USUAL = 'usual';

export function SizeChoice({ setup: { type, width, height }, onChange }: LookFieldsProps): ReactNode {
  const usual = IMAGE_SIZES[type];
  const known =
    width === usual.width && height === usual.height
      ? USUAL
      : (OFFERED.find((format) => format.width === width && format.height === height)?.id ?? CUSTOM);
  const [custom, setCustom] = useState(known === CUSTOM);
  const value = custom ? CUSTOM : known;
  return (
    <div className="grid gap-4">
      <Select
        label={message('imageStudio.size')}
        value={value}
        onValueChange={(id) => {
          setCustom(id === CUSTOM);
          const format = id === USUAL ? usual : OFFERED.find((one) => one.id === id);
          if (format) onChange({ width: format.width, height: format.height });
        }}
        options={[
          { value: USUAL, label: `${message(`images.type.${type}`)} · ${usual.width} × ${usual.height}` },
          ...OFFERED.filter((format) => format.width !== usual.width || format.height !== usual.height).map(
            (format) => ({ value: format.id, label: `${format.name} · ${format.width} × ${format.height}` }),
          ),
          { value: CUSTOM, label: message('imageStudio.customSize') },
        ]}
      />
      {custom && (
        <DimensionFields
          size={{ width, height }}
          labels={{ width: message('imageStudio.width'), height: message('imageStudio.height') }}
          onChange={onChange}
        />
      )}
    </div>
  );
}

export function CountChoice({ setup: { count }, onChange }: LookFieldsProps): ReactNode {
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="text-13 font-medium">{message('imageStudio.count')}</p>
      <Segmented
        label={message('imageStudio.count')}
        value={String(count)}
        onValueChange={(next) => onChange({ count: Number(next) })}
        segments={Array.from({ length: MOST_IMAGES }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
      />
    </div>
  );
}
