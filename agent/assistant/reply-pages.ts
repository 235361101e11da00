/** How the reply describes changes to pages, files and tables. */
import { message } from '#messages/message.ts';
import { PAGE_FORMATS } from '#tools/inputs/formats.ts';
import { joined } from '#agent/dialogue/say/names.ts';
import type { Deed } from './read-prompt.ts';
import { numberOf, textOf } from './reply-update.ts';

export function resized({ input, output }: Deed, deeds: readonly Deed[]): string {
  const size = { width: String(output.width), height: String(output.height) };
  if (output.unchanged === true) return message('assistant.did.sameSize', size);
  const format = PAGE_FORMATS.find(({ id }) => id === output.format);
  if (input.copy === true) {
    const copies = deeds.filter(({ tool, ok, input: other }) => tool === 'resize' && ok && other.copy === true);
    const names = copies.map(
      (copy) =>
        PAGE_FORMATS.find(({ id }) => id === copy.input.format || id === copy.output.format)?.name ??
        `${String(copy.output.width)} × ${String(copy.output.height)}`,
    );
    return message('assistant.did.copySized', { count: copies.length, list: joined(names, message('assistant.and')) });
  }
  return format
    ? message('assistant.did.format', { format: format.name, ...size })
    : message('assistant.did.resized', size);
}

export const record = (value: unknown) =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};

export function paged({ input, output }: Deed): string {
  const page = numberOf(output.page);
  switch (input.action) {
    case 'add':
      return message('assistant.did.pageAdded', { page });
    case 'duplicate':
      return message('assistant.did.pageCopied', { page });
    case 'remove':
      return message('assistant.did.pageRemoved', { page });
    case 'rename':
      return message('assistant.did.pageNamed', { name: textOf(input.name) });
    case 'move':
      return message('assistant.did.pageMoved', { page: numberOf(input.to) });
    default:
      return message('assistant.did.pageShown', { page });
  }
}

/** What became of the design, before → after, as the tool says it. */
export function branded({ output }: Deed): string {
  const changes = Array.isArray(output.changes) ? output.changes.map(String) : [];
  return changes.length > 0
    ? message('assistant.did.branded', { list: changes.join('; ') })
    : message('assistant.did.brandedAlready');
}

const NAMES: Readonly<Record<string, string>> = { 'vector-pdf': 'vector PDF', 'print-pdf': 'PDF for print' };

export function exported({ output }: Deed): string {
  const format = NAMES[textOf(output.format)] ?? textOf(output.format).toUpperCase();
  const width = numberOf(output.width);
  const size = { format, width: String(output.width), height: String(output.height) };
  const plain =
    width > 0
      ? message(output.watermark ? 'assistant.did.exportedMarked' : 'assistant.did.exported', size)
      : message(output.watermark ? 'assistant.did.exportedFileMarked' : 'assistant.did.exportedFile', { format });
  const flattened = Array.isArray(output.flattened) ? output.flattened.length : 0;
  return flattened > 0 ? `${plain} ${message('assistant.did.flattened', { count: flattened })}` : plain;
}

/** Above this many, changes are summed up in one phrase. */
const MOST_ROWS_TOLD = 5;

/** A table's rows by what was written for them; anything else of it is a change. */
export function tabled({ input }: Deed): string {
  const lines = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const told = [
    ...lines(input.set)
      .map(record)
      .map(({ text, row }) => message('assistant.did.tableCell', { text: textOf(text), row: String(row) })),
    ...lines(input.addRows)
      .map((row) => textOf(lines(row)[0]))
      .filter(Boolean)
      .map((row) => message('assistant.did.tableRow', { row })),
    ...lines(input.removeRows)
      .filter((row) => typeof row === 'string')
      .map((row) => message('assistant.did.tableRowGone', { row: String(row) })),
  ];
  return told.length === 0 || told.length > MOST_ROWS_TOLD
    ? message('assistant.did.table')
    : joined(told, message('assistant.and'));
}
