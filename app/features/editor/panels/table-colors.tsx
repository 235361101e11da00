/** Colors and lines of the selected tables: each a swatch with its name, and a switch if it is optional. */
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import type { TableLayer } from '#design/document/layers.ts';
import { message, type MessageKey } from '#messages/message.ts';
import type { TableProperties } from '../commands/edit-table.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import { ColorButton } from '../fields/color-button.tsx';
import { LabelledRow } from '../fields/labelled-row.tsx';
import { sharedValue } from '../fields/shared-value.ts';
import { useDocument } from '../session/session-context.tsx';
import { Section } from '../panel-parts/section.tsx';

type Change = (layer: TableLayer) => TableProperties;

interface TableColor {
  label: MessageKey;
  read(layer: TableLayer): string | null;
  write(layer: TableLayer, color: string | null): TableProperties;
  /** Its initial value when switched on; without it there is always a color. */
  begin?: string;
}

const COLORS: readonly TableColor[] = [
  {
    label: 'table.headerFill',
    read: ({ header }) => header.fill,
    write: ({ header }, fill) => ({ header: { ...header, fill } }),
    begin: '#17150f',
  },
  {
    label: 'table.headerText',
    read: ({ header }) => header.color,
    write: ({ header }, color) => ({ header: { ...header, color: color ?? header.color } }),
  },
  {
    label: 'table.bodyFill',
    read: ({ body }) => body.fill,
    write: ({ body }, fill) => ({ body: { ...body, fill } }),
    begin: '#ffffff',
  },
  {
    label: 'table.stripe',
    read: ({ body }) => body.stripe,
    write: ({ body }, stripe) => ({ body: { ...body, stripe } }),
    begin: '#f1efe9',
  },
  {
    label: 'table.bodyText',
    read: ({ body }) => body.color,
    write: ({ body }, color) => ({ body: { ...body, color: color ?? body.color } }),
  },
];

const LINES = [
  { key: 'outer', label: 'table.outerLine' },
  { key: 'rows', label: 'table.rowLines' },
  { key: 'columns', label: 'table.columnLines' },
] as const;

const NEW_LINE = { color: '#d8d4ca', width: 1 };

export interface TableColorsProps {
  tables: readonly TableLayer[];
  enabled: boolean;
  onPreview(change: Change): void;
  onCommit(change: Change): void;
}

export function TableColors({ tables, enabled, onPreview, onCommit }: TableColorsProps): ReactNode {
  const document = useDocument();
  const swatches = documentColors(document);
  return (
    <>
      <Section title={message('table.colors')}>
        <fieldset disabled={!enabled} className="grid">
          {COLORS.map(({ label, read, write, begin }) => {
            const value = sharedValue(tables, read);
            return (
              <LabelledRow key={label} label={message(label)}>
                {begin !== undefined && value !== null && (
                  <IconButton
                    label={`${message(label)}: ${message('table.none')}`}
                    icon={X}
                    size="tiny"
                    onClick={() => onCommit((layer) => write(layer, null))}
                  />
                )}
                {begin !== undefined && value === null ? (
                  <IconButton
                    label={message(label)}
                    icon={Plus}
                    size="tiny"
                    onClick={() => onCommit((layer) => write(layer, begin))}
                  />
                ) : (
                  <ColorButton
                    label={message(label)}
                    value={value}
                    alpha
                    swatches={swatches}
                    onPreview={(color) => onPreview((layer) => write(layer, color))}
                    onCommit={(color) => onCommit((layer) => write(layer, color))}
                  />
                )}
              </LabelledRow>
            );
          })}
        </fieldset>
      </Section>
      <Section title={message('table.lines')}>
        <fieldset disabled={!enabled} className="grid">
          {LINES.map(({ key, label }) => {
            const line = sharedValue(tables, ({ borders }) => borders[key]);
            const write = (layer: TableLayer, change: Partial<typeof NEW_LINE> | null): TableProperties => ({
              borders: { ...layer.borders, [key]: change && { ...NEW_LINE, ...layer.borders[key], ...change } },
            });
            return (
              <LabelledRow key={key} label={message(label)}>
                {line === null ? (
                  <IconButton
                    label={message(label)}
                    icon={Plus}
                    size="tiny"
                    onClick={() => onCommit((layer) => write(layer, {}))}
                  />
                ) : (
                  <>
                    <IconButton
                      label={`${message(label)}: ${message('table.none')}`}
                      icon={X}
                      size="tiny"
                      onClick={() => onCommit((layer) => write(layer, null))}
                    />
                    <NumberField
                      label={message('table.lineWidth', { line: message(label) })}
                      suffix="px"
                      className="w-20"
                      value={line.width}
                      min={0.25}
                      max={100}
                      step={0.25}
                      onPreview={(width) => onPreview((layer) => write(layer, { width }))}
                      onCommit={(width) => onCommit((layer) => write(layer, { width }))}
                    />
                    <ColorButton
                      label={message(label)}
                      value={line.color}
                      alpha
                      swatches={swatches}
                      onPreview={(color) => onPreview((layer) => write(layer, { color }))}
                      onCommit={(color) => onCommit((layer) => write(layer, { color }))}
                    />
                  </>
                )}
              </LabelledRow>
            );
          })}
        </fieldset>
      </Section>
    </>
  );
}
