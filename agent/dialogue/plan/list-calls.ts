/**
 * Plans what is done to rows of tables and to lines of lists: put in, taken out, exchanged, sorted; new columns; and tables:
 * a new one beside what is there, or a page around one, and the look of one that is there.
 */
import type { ActOf } from '../acts/act.ts';
import type { Reference } from '../acts/reference.ts';
import type { Thing } from '../ground/canvas.ts';
import { amountLike } from '../ground/fact-forms.ts';
import { factsIn } from '../ground/kinds.ts';
import { lineMeant, type ListLine } from '../ground/lists.ts';
import { type Scene, onlyLayer, resolve } from '../ground/resolve.ts';
import { piecesIn, type PieceKind } from '../values/pieces.ts';
import { bearsWords } from '../values/stems.ts';
import { type Call, type Planned, NEW_LAYER } from './planned.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { titleCase } from './copy-grammar.ts';
import { begun } from './fact-calls.ts';

const withText = ({ id, text }: Thing, find: string, replace: string): Call => ({
  tool: 'edit_text',
  input:
    text.split(find).length === 2
      ? { layer: id, find, replace }
      : { layer: id, text: text.replace(find, () => replace) },
});

/** Lines taken out of their texts. */
export function withoutLine(lines: readonly ListLine[]): Planned {
  const calls: Call[] = [];
  for (const [thing, own] of Map.groupBy(lines, (line) => line.thing)) {
    const gone = new Set(own.map(({ at }) => at));
    const rest = thing.text.split('\n').filter((_, at) => !gone.has(at));
    if (rest.join('').trim() === '') return null;
    const [only] = own;
    if (only && own.length === 1) calls.push(withText(thing, only.at === 0 ? `${only.text}\n` : `\n${only.text}`, ''));
    else calls.push({ tool: 'edit_text', input: { layer: thing.id, text: rest.join('\n') } });
  }
  return { calls, spoken: lines.map(({ thing }) => thing.id) };
}

/** Two lines of one text in each other's place. */
export function linesSwapped(target: readonly Reference[], scene: Scene): Planned {
  const [first, second] = target
    .flatMap((reference) => lineMeant(reference, scene) ?? [])
    .toSorted((a, b) => a.at - b.at);
  if (!first || !second || target.length !== 2 || first.thing !== second.thing || first.at === second.at) return null;
  const lines = first.thing.text.split('\n');
  const before = lines.slice(first.at, second.at + 1).join('\n');
  const after = [second.text, ...lines.slice(first.at + 1, second.at), first.text].join('\n');
  return { calls: [withText(first.thing, before, after)], spoken: [first.thing.id] };
}

/** Fewer lines are no list. */
const SHORTEST_LIST = 3;
const isList = ({ type, visible, text }: Thing): boolean =>
  type === 'text' && visible && text.split('\n').filter((line) => line.trim() !== '').length >= SHORTEST_LIST;

/** Share of the largest letters from which on several lines are a headline. */
const HEADLINE = 0.8;

/** The text whose lines tell what there is to know; null: none or several do. */
function tellingText({ layers }: Scene['page']): Thing | null {
  const texts = layers.filter(({ type, visible }) => type === 'text' && visible);
  const largest = Math.max(...texts.map(({ size }) => size));
  const told = texts.filter(
    ({ text, size, highlight }) => text.includes('\n') && size < largest * HEADLINE && highlight === '',
  );
  return told.length === 1 ? (told[0] ?? null) : null;
}

/** A line among those that tell the rest: below the last one with a fact of the same kind, else at their end. */
function amongLines(text: string, { page }: Scene): Planned {
  const thing = tellingText(page);
  if (!thing) return null;
  const lines = thing.text.split('\n');
  const kinds = kindsOf(text);
  const like = lines.findLastIndex((line) => [...kindsOf(line)].some((kind) => kinds.has(kind)));
  const at = like === -1 ? lines.length : like + 1;
  const line = lines.every((one) => !/^\p{Ll}/u.test(one)) && !/^\S*[@.]/u.test(text) ? withCapital(text) : text;
  const input =
    at === lines.length
      ? { layer: thing.id, append: `\n${line}` }
      : { layer: thing.id, text: lines.toSpliced(at, 0, line).join('\n') };
  return { calls: [{ tool: 'edit_text', input }], spoken: [thing.id] };
}
/** Kinds that say where a line belongs: days and hours are of one. */
const kindsOf = (line: string): ReadonlySet<string> =>
  new Set([...factsIn(line)].flatMap((kind) => (kind === 'time' ? ['date'] : COMMON.has(kind) ? [] : [kind])));
const COMMON = new Set(['money', 'count', 'color', 'measure']);

/** A text that is put beside a line of a list, or among lines, becomes a line; null: it is put elsewhere. */
export function insertLine({ addition, where, looks, like }: ActOf<'add'>, scene: Scene): Planned {
  if (addition.is !== 'text' || addition.as !== 'text' || looks.length > 0 || like) return null;
  if (where?.to === 'end' && where.of.kind === 'list') return amongLines(addition.text, scene);
  if (where?.to !== 'side') return null;
  const line = lineMeant(where.of, scene);
  if (!line || !isList(line.thing) || (where.side !== 'above' && where.side !== 'below')) return null;
  const lines = where.side === 'above' ? [addition.text, line.text] : [line.text, addition.text];
  return { calls: [withText(line.thing, line.text, lines.join('\n'))], spoken: [line.thing.id] };
}

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Kinds of facts that stand in most cells of a column. */
function kindOf(cells: readonly string[]): PieceKind | null {
  const kinds = cells.flatMap((cell) => piecesIn(cell)[0]?.kind ?? []);
  return kinds.find((kind) => kinds.filter((one) => one === kind).length * 2 >= cells.length) ?? null;
}
const AMOUNTS: ReadonlySet<PieceKind | null> = new Set(['money', 'number', 'percent']);

/** Whether a value may stand among others. */
function fits(value: string, cells: readonly string[]): boolean {
  const [piece] = piecesIn(value);
  const kind = kindOf(cells);
  if (!piece || kind === null) return kind === null && !piece;
  return AMOUNTS.has(kind)
    ? AMOUNTS.has(piece.kind)
    : kind === piece.kind || (kind === 'span' && piece.kind === 'closed');
}

/** A value as the cells above it are written. */
function likeCells(value: string, cells: readonly string[]): string {
  const like = cells.findLast((cell) => /\d/u.test(cell));
  const [piece, standing] = [piecesIn(value)[0], piecesIn(like ?? '')[0]];
  if (like === undefined || !piece || !standing || piece.text !== value.trim()) return value;
  const text = standing.kind === 'money' || standing.kind === 'number' ? amountLike(piece, standing) : null;
  // A unit that the cell has behind its number was not said of this one.
  return text === null || like.trim() !== standing.text ? value : like.replace(standing.text, text);
}

function tableRow({ name, values }: ActOf<'row'>, table: Thing): string[] | null {
  const [head = []] = table.cells;
  const body = table.header ? table.cells.slice(1) : table.cells;
  const columns = head.map((_, column) => body.map((row) => row[column] ?? ''));
  if (body.some(([first = '']) => first.toLowerCase() === name.toLowerCase())) return null;
  const areCapital = body.every(([first = '']) => !/^\p{Ll}/u.test(first));
  const row = [areCapital ? withCapital(name) : name, ...Array.from({ length: head.length - 1 }, () => '')];
  for (const { column, value } of values) {
    const at = columns.findIndex(
      (cells, index) =>
        index > 0 &&
        row[index] === '' &&
        (column === null ? fits(value, cells) : table.header && bearsWords(head[index] ?? '', column)),
    );
    // A measure may be of a kind of its own: "20 min".
    const free = at === -1 && column === null && values.length === head.length - 1 ? row.indexOf('') : at;
    if (free < 1) return null;
    row[free] = likeCells(value, columns[free] ?? []);
  }
  return row;
}

/** The new line of a list: the last one that holds such a value, with its name and its value exchanged. */
function listLine({ name, values: [first, ...more] }: ActOf<'row'>, { text }: Thing): string | null {
  if (!first || first.column !== null || more.length > 0) return null;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const priced = lines.flatMap((line) => {
    const piece = piecesIn(line).at(-1);
    return piece ? [{ line, piece }] : [];
  });
  const last = priced.at(-1);
  const [told] = piecesIn(first.value);
  if (!last || !told || priced.length * 2 < lines.length || !AMOUNTS.has(last.piece.kind)) return null;
  const value = amountLike(told, last.piece);
  const lead = last.line.slice(0, last.piece.span[0]);
  const joint = lead.slice(Math.max(...Array.from(lead.matchAll(/[\p{L}\p{N})]/gu), ({ index }) => index + 1), 0));
  return value === null ? null : `${/^\p{Lu}/u.test(last.line) ? withCapital(name) : name}${joint}${value}`;
}

export function newRowCalls(act: ActOf<'row'>, { page }: Scene): Planned {
  const tables = page.layers.filter(({ type, visible }) => type === 'table' && visible);
  const [table] = tables;
  if (table && tables.length === 1) {
    const row = tableRow(act, table);
    return row && { calls: [{ tool: 'update_table', input: { layer: table.id, addRows: [row] } }], spoken: [table.id] };
  }
  const lists = page.layers.filter((thing) => isList(thing) && listLine(act, thing) !== null);
  const [list] = lists;
  const line = list && listLine(act, list);
  return list && line && lists.length === 1
    ? { calls: [{ tool: 'edit_text', input: { layer: list.id, append: `\n${line}` } }], spoken: [list.id] }
    : null;
}

/** The only table of the page. */
function onlyTable({ page }: Scene): Thing | null {
  const tables = page.layers.filter(({ type, visible }) => type === 'table' && visible);
  return tables.length === 1 ? (tables[0] ?? null) : null;
}

export function sortCalls({ by, descending }: ActOf<'sort'>, scene: Scene): Planned {
  const table = onlyTable(scene);
  if (!table) return null;
  const [head = []] = table.cells;
  const body = table.header ? table.cells.slice(1) : table.cells;
  const columnAt = (isMeant: (cells: readonly string[], heading: string) => boolean) =>
    head.findIndex(
      (heading, column) =>
        column > 0 &&
        isMeant(
          body.map((row) => row[column] ?? ''),
          heading,
        ),
    );
  const column =
    by === 'name'
      ? 0
      : by === 'amount'
        ? columnAt((cells) => kindOf(cells) === 'money' || kindOf(cells) === 'number')
        : columnAt((_, heading) => table.header && bearsWords(heading, by.column));
  return column < 0
    ? null
    : {
        calls: [
          {
            tool: 'update_table',
            input: { layer: table.id, sort: { column: column + 1, ...(descending ? { descending } : {}) } },
          },
        ],
        spoken: [table.id],
      };
}

export function columnCalls({ heading, cells }: ActOf<'column'>, scene: Scene): Planned {
  const table = onlyTable(scene);
  if (!table || cells.length > table.cells.length - (table.header ? 1 : 0) || factsIn(heading).size > 0) return null;
  const column = table.header ? [withCapital(heading), ...cells] : cells;
  return column.length === 0
    ? null
    : { calls: [{ tool: 'update_table', input: { layer: table.id, addColumns: [column] } }], spoken: [table.id] };
}

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
