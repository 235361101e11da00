/** The selected tables: their looks, header, letters, colors and lines; if cells are selected, those cells. */
import {
  ALargeSmall,
  AlignHorizontalSpaceAround,
  AlignVerticalSpaceAround,
  Radius,
  UnfoldVertical,
} from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { NumberField } from '#app/ui/number-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import type { TableLayer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import { paletteOf, TABLE_STYLES, type TablePalette, type TableStyle } from '#design/tables/styles.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { useBrandKit } from '../session/brand.ts';
import { selectedTables, styleTableCommand, tableLookCommand, type TableProperties } from '../commands/edit-table.ts';
import { FontSelect, WeightSelect } from '../fields/font-select.tsx';
import { sharedValue } from '../fields/shared-value.ts';
import { useEnabled, useSession, useShownContext } from '../session/session-context.tsx';
import { sampleOfLook, TablePicture } from '../tables/table-picture.tsx';
import { fontsOfWish } from '../tables/fonts-of-wish.ts';
import { CellFields } from './cell-fields.tsx';
import { Section } from '../panel-parts/section.tsx';
import { TableColors } from './table-colors.tsx';

const DIRECTIONS: readonly { value: TableLayer['direction']; label: string }[] = [
  { value: 'auto', label: message('table.directionAuto') },
  { value: 'ltr', label: message('table.directionLtr') },
  { value: 'rtl', label: message('table.directionRtl') },
];

/** Header letters keep their proportion to those of the rows. */
function withFontSize(layer: TableLayer, fontSize: number): TableProperties {
  const header = Math.max(
    LIMITS.minFontSize,
    Math.min(LIMITS.maxFontSize, Math.round((layer.header.fontSize / layer.fontSize) * fontSize * 2) / 2),
  );
  return { fontSize, header: { ...layer.header, fontSize: header } };
}

export default function TableSection(): ReactNode {
  const session = useSession();
  const tables = selectedTables(useShownContext());
  const enabled = useEnabled(styleTableCommand);
  const kit = useBrandKit();
  const [first] = tables;
  if (!first) return null;
  const shared = <Key extends keyof TableLayer>(key: Key): TableLayer[Key] | null =>
    sharedValue(tables, (layer) => layer[key]);
  const style = (change: (layer: TableLayer) => TableProperties): void =>
    session.run(styleTableCommand, { style: change });
  const preview = (change: (layer: TableLayer) => TableProperties): void =>
    session.preview(styleTableCommand, { style: change });
  const family = shared('fontFamily');
  const padding = shared('padding');
  const brand = kit && paletteOf(kit.colors);
  return (
    <>
      {tables.length === 1 && <CellFields layer={first} />}
      <Section title={message('table.look')}>
        <fieldset disabled={!enabled} className="grid grid-cols-4 gap-1.5">
          {TABLE_STYLES.map((look) => (
            <LookTile key={look} look={look} onChoose={() => session.run(tableLookCommand, { look })} />
          ))}
          {brand && (
            <LookTile
              look="striped"
              palette={brand}
              onChoose={() => session.run(tableLookCommand, { look: 'striped', palette: brand })}
            />
          )}
        </fieldset>
      </Section>
      <Section title={message('editor.typography')}>
        <fieldset disabled={!enabled} className="grid gap-2">
          <FontSelect value={family} onChange={(fontFamily) => style(() => ({ fontFamily }))} />
          <div className="grid grid-cols-2 gap-2">
            <WeightSelect
              family={family}
              value={shared('fontWeight')}
              onChange={(fontWeight) => style(() => ({ fontWeight }))}
            />
            <NumberField
              label={message('editor.fontSize')}
              sign={ALargeSmall}
              value={shared('fontSize')}
              min={LIMITS.minFontSize}
              max={LIMITS.maxFontSize}
              onPreview={(fontSize) => preview((layer) => withFontSize(layer, fontSize))}
              onCommit={(fontSize) => style((layer) => withFontSize(layer, fontSize))}
            />
          </div>
          <Switch
            label={message('table.headerRow')}
            checked={shared('headerRow') ?? false}
            onCheckedChange={(headerRow) => style(() => ({ headerRow }))}
          />
          <Switch
            label={message('table.headerColumn')}
            checked={shared('headerColumn') ?? false}
            onCheckedChange={(headerColumn) => style(() => ({ headerColumn }))}
          />
        </fieldset>
      </Section>
      <TableColors tables={tables} enabled={enabled} onPreview={preview} onCommit={style} />
      <Section title={message('table.layout')}>
        <fieldset disabled={!enabled} className="grid grid-cols-2 gap-2">
          <NumberField
            label={message('table.paddingX')}
            sign={AlignHorizontalSpaceAround}
            suffix="px"
            value={padding?.x ?? null}
            min={0}
            max={1000}
            onPreview={(x) => preview((layer) => ({ padding: { ...layer.padding, x } }))}
            onCommit={(x) => style((layer) => ({ padding: { ...layer.padding, x } }))}
          />
          <NumberField
            label={message('table.paddingY')}
            sign={AlignVerticalSpaceAround}
            suffix="px"
            value={padding?.y ?? null}
            min={0}
            max={1000}
            onPreview={(y) => preview((layer) => ({ padding: { ...layer.padding, y } }))}
            onCommit={(y) => style((layer) => ({ padding: { ...layer.padding, y } }))}
          />
          <NumberField
            label={message('editor.lineHeight')}
            sign={UnfoldVertical}
            suffix="×"
            value={shared('lineHeight')}
            min={0.5}
            max={4}
            step={0.05}
            onPreview={(lineHeight) => preview(() => ({ lineHeight }))}
            onCommit={(lineHeight) => style(() => ({ lineHeight }))}
          />
          <NumberField
            label={message('table.radius')}
            sign={Radius}
            suffix="px"
            value={shared('radius')}
            min={0}
            max={2000}
            onPreview={(radius) => preview(() => ({ radius }))}
            onCommit={(radius) => style(() => ({ radius }))}
          />
          <Select<TableLayer['direction']>
            label={message('table.direction')}
            hideLabel
            size="small"
            className="col-span-2"
            value={shared('direction')}
            placeholder={message('editor.mixed')}
            options={DIRECTIONS}
            onValueChange={(direction) => style(() => ({ direction }))}
          />
        </fieldset>
      </Section>
    </>
  );
}

const SAMPLE_FONTS = fontsOfWish({ rows: [['Size', 'EU', 'US', '0123456789']] });

function LookTile({
  look,
  palette,
  onChoose,
}: {
  look: TableStyle;
  palette?: TablePalette;
  onChoose(): void;
}): ReactNode {
  const make = useMemo(() => () => sampleOfLook(look, palette), [look, palette]);
  const label = message(palette ? 'table.brand' : (`table.look.${look}` as MessageKey));
  return (
    <Tooltip label={label}>
      <button
        type="button"
        aria-label={label}
        onClick={onChoose}
        className="grid h-11 place-items-center overflow-hidden rounded-control border border-line bg-[#fbfaf7] hover:border-accent"
      >
        <TablePicture make={make} fonts={SAMPLE_FONTS} width={54} height={42} inset={4} />
      </button>
    </Tooltip>
  );
}
