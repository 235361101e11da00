/** The selected cells: their colors, weight and alignment, and what can be done with their rows and columns. */
import { AlignCenter, AlignLeft, AlignRight, Bold, Columns3, Rows3, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu } from '#app/ui/menu.tsx';
import type { TableCell, TableLayer } from '#design/document/layers.ts';
import { cellLook } from '#design/layout/table-layout.ts';
import { message } from '#messages/message.ts';
import { alignColumnsCommand, styleCellsCommand } from '../commands/edit-table.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import { ColorButton } from '../fields/color-button.tsx';
import { sharedValue } from '../fields/shared-value.ts';
import { useCell, useDocument, useSession } from '../session/session-context.tsx';
import { focusedRange, tableFocusOf } from '../tables/table-focus.ts';
import { TrackMenu } from '../tables/track-menu.tsx';
import { Section } from '../panel-parts/section.tsx';

/** From this weight on a font counts as bold. */
const BOLD = 600;

const ALIGNS = [
  { value: 'start', label: 'table.alignStart', icon: AlignLeft },
  { value: 'center', label: 'table.alignCenter', icon: AlignCenter },
  { value: 'end', label: 'table.alignEnd', icon: AlignRight },
] as const;

export function CellFields({ layer }: { layer: TableLayer }): ReactNode {
  const session = useSession();
  const focus = useCell(tableFocusOf(session));
  const document = useDocument();
  if (focus?.table !== layer.id) return null;
  const { id } = layer;
  const range = focusedRange(layer, focus);
  const looks = layer.cells.flatMap((line, row) =>
    line.flatMap((_, column) =>
      row >= range.top && row <= range.bottom && column >= range.left && column <= range.right
        ? [cellLook(layer, row, column)]
        : [],
    ),
  );
  const swatches = documentColors(document);
  const style = (next: { [Key in keyof TableCell['style']]: TableCell['style'][Key] | null }): void =>
    session.run(styleCellsCommand, { id, range, style: next });
  const preview = (next: TableCell['style']): void => session.preview(styleCellsCommand, { id, range, style: next });
  const bold = (sharedValue(looks, ({ fontWeight }) => fontWeight) ?? 0) >= BOLD;
  const align = sharedValue(looks, (look) => look.align);
  // A whole column is aligned as a column, so that new rows get its alignment.
  const wholeColumns = range.top === 0 && range.bottom === layer.rows.length - 1;
  const aside = (
    <span className="-me-1 flex">
      <Menu align="end" trigger={<IconButton label={message('table.rowMenu')} icon={Rows3} size="tiny" />}>
        <TrackMenu layer={layer} range={range} axis="row" />
      </Menu>
      <Menu align="end" trigger={<IconButton label={message('table.columnMenu')} icon={Columns3} size="tiny" />}>
        <TrackMenu layer={layer} range={range} axis="column" />
      </Menu>
      <IconButton
        label={message('table.resetCells')}
        icon={RotateCcw}
        size="tiny"
        onClick={() => style({ fill: null, color: null, bold: null, align: null })}
      />
    </span>
  );
  return (
    <Section title={message('table.cells', { count: looks.length })} aside={aside}>
      <div className="flex flex-wrap items-center justify-between">
        <ColorButton
          label={message('table.cellFill')}
          value={sharedValue(looks, ({ fill }) => fill)}
          alpha
          swatches={swatches}
          onPreview={(fill) => preview({ fill })}
          onCommit={(fill) => style({ fill })}
        />
        <ColorButton
          label={message('table.cellText')}
          value={sharedValue(looks, ({ color }) => color)}
          swatches={swatches}
          onPreview={(color) => preview({ color })}
          onCommit={(color) => style({ color })}
        />
        <IconButton label={message('editor.bold')} icon={Bold} pressed={bold} onClick={() => style({ bold: !bold })} />
        {ALIGNS.map(({ value, label, icon }) => (
          <IconButton
            key={value}
            label={message(label)}
            icon={icon}
            className="rtl:[&_svg]:-scale-x-100"
            pressed={align === value}
            onClick={() =>
              wholeColumns ? session.run(alignColumnsCommand, { id, range, align: value }) : style({ align: value })
            }
          />
        ))}
      </div>
    </Section>
  );
}
