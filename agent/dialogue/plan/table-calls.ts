/** Plans tables: a new one beside what is there, or a page around one; the look of one that is there. */
import { message, type MessageKey } from '#messages/message.ts';
import type { ActOf } from '../acts/act.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { titleCase } from './copy-grammar.ts';
import { begun } from './fact-lines.ts';
import { NEW_LAYER } from './new-layers.ts';
import type { Call, Planned } from './planned.ts';

const withNew = (call: Call): Planned => ({ calls: [call], spoken: [NEW_LAYER] });

/** Names of rows begin with a capital, and so do those of columns; a table that was written as one stays as it is. */
function rowsOf({ rows, header, title }: ActOf<'table'>): readonly (readonly string[])[] {
  if (title === null) return rows;
  return rows.map((row, at) => (header && at === 0 ? row.map(begun) : [begun(row[0] ?? ''), ...row.slice(1)]));
}

/** The starter's own name says whom it is for and what it is measured in; others are called as they were asked for. */
function namesOf({ ready, title, of }: ActOf<'table'>): { headline: string; subheading: string | null } {
  const own = ready === null ? null : message(`table.ready.${ready}` as MessageKey);
  const called = title ?? '';
  if (own === null || ready === null) return { headline: titleCase(called), subheading: of && begun(of) };
  if (isOfSizes(ready)) return { headline: titleCase(called), subheading: own };
  return { headline: called.toLowerCase().includes('table') ? own : titleCase(called), subheading: of && begun(of) };
}
const isOfSizes = (ready: string): boolean => SIZES.has(ready);
const SIZES = new Set(['womens-tops', 'womens-inches', 'mens', 'kids', 'womens-shoes', 'mens-shoes', 'rings']);

/** On an empty page the table says what it is: its name as a headline, and below that what it is for. */
function page(act: ActOf<'table'>): Planned {
  const { ready, rows, header, style, color, title, of } = act;
  const { headline, subheading } = namesOf(act);
  return withNew({
    tool: 'compose_design',
    input: {
      headline,
      ...(subheading === null ? {} : { subheading }),
      table: rows.length > 0 ? { rows: rowsOf(act), headerRow: header } : { ready },
      ...(color === null ? {} : { colors: [color] }),
      mood: [style === null ? null : `${style} look`, title, of].filter((words) => words !== null).join(', '),
    },
  });
}

export function tableCalls(act: ActOf<'table'>, scene: Scene): Planned {
  const { ready, rows, header, title, style, color, place } = act;
  const isEmptyPage = scene.page.layers.length === 0;
  // Facts that are told with their list are a brief of their own.
  if (isEmptyPage && title !== null && rows.length > 0) return null;
  if (isEmptyPage && title !== null && place === null) return page(act);
  return withNew({
    tool: 'add_table',
    input: {
      ...(rows.length > 0 ? { rows: rowsOf(act), ...(header ? {} : { headerRow: false }) } : { ready }),
      ...(style === null ? {} : { style }),
      ...(color === null ? {} : { color }),
      ...(place === null ? {} : { place }),
    },
  });
}

export function tableLookCalls({ target: [of], style }: ActOf<'tableLook'>, scene: Scene): Planned {
  const layer = of && onlyLayer(resolve(of, scene));
  return layer?.type === 'table'
    ? { calls: [{ tool: 'update_table', input: { layer: layer.id, style } }], spoken: [layer.id] }
    : null;
}
