/** The size of the picture, by the usual formats or by numbers, and the real size of the product. */
import { useId, useState, type ReactNode } from 'react';
import { NumberField } from '#app/ui/number-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { message } from '#messages/message.ts';
import { findFormat, type PageFormat } from '#tools/inputs/formats.ts';
import { DimensionFields } from '../parts/dimension-fields.tsx';

/** Those that product pictures are made for. */
const OFFERED = [
  'square',
  'portrait',
  'vertical-9-16',
  'landscape',
  'pinterest-pin',
  'facebook-post',
  'amazon',
  'ebay',
  'etsy',
  'shopee',
  'poshmark',
  'depop',
  'mercado-libre',
  'tokopedia',
]
  .map(findFormat)
  .filter((format): format is PageFormat => format !== null);
const CUSTOM = 'custom';

export interface SceneSize {
  width: number;
  height: number;
  /** cm */
  length: number;
}

export function SizeFields({
  size,
  onChange,
}: {
  size: SceneSize;
  onChange(change: Partial<SceneSize>): void;
}): ReactNode {
  const hint = useId();
  const { width, height, length } = size;
  const [formatId, setFormatId] = useState(
    () => OFFERED.find((format) => format.width === width && format.height === height)?.id ?? CUSTOM,
  );
  const custom = formatId === CUSTOM;
  const choose = (id: string) => {
    setFormatId(id);
    const format = OFFERED.find((one) => one.id === id);
    if (format) onChange({ width: format.width, height: format.height });
  };
  return (
    <div className="grid gap-4">
      <Select
        label={message('sceneStudio.format')}
        value={formatId}
        onValueChange={choose}
        options={[
          ...OFFERED.map((format) => ({
            value: format.id,
            label: `${format.name} · ${format.width} × ${format.height}`,
          })),
          { value: CUSTOM, label: message('sceneStudio.customFormat') },
        ]}
      />
      {custom && (
        <DimensionFields
          size={size}
          labels={{ width: message('sceneStudio.width'), height: message('sceneStudio.height') }}
          onChange={onChange}
        >
          <p className="col-span-2 text-12 text-muted">{message('sceneStudio.dimension')}</p>
        </DimensionFields>
      )}
      <div className="grid gap-1.5">
        <p className="text-13 font-medium">{message('sceneStudio.length')}</p>
        <div className="flex items-center gap-3">
          <NumberField
            label={message('sceneStudio.length')}
            suffix="cm"
            value={length}
            min={0.5}
            max={300}
            step={0.5}
            onCommit={(value) => onChange({ length: value })}
            className="w-28 shrink-0"
          />
          <p id={hint} className="text-12 text-balance text-muted">
            {message('sceneStudio.lengthHint')}
          </p>
        </div>
      </div>
    </div>
  );
}
