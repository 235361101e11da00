/**
 * What people say about a table's rows without naming rows and columns: "add XL, chest 112 length 74", "M chest is 98 not 96", "the hat
 * is $12 now", "we don't do L anymore". Read against the headings and the first cells of the table that is on the page.
 */
import type { Canvas, SeenLayer } from '../read-canvas.ts';
import { escaped } from '../rules.ts';

type Update = { set: { row: string; column: number; text: string }[]; addRows: string[][]; removeRows: string[]; addColumns: string[][]; removeColumns: string[] };

/** The longest first: "XL" is no "L" behind an X. */
/** Without words nothing is one of them. */
const anyOf = (words: readonly string[]): string => (words.length === 0 ? '(?!)' : [...words].sort((a, b) => b.length - a.length).map(escaped).join('|'));

const TABLE = "(?:the|my|this|that|our)\\s+(?:size\\s|sizing\\s|price\\s)?(?:charts?|tables?|lists?|guides?|menu)";
const CHATTER = /^[\s,.;!]*(?:(?:oh|and|also|plus|then|but|so|ok(?:ay)?|please|pls|hey|hi|wait|actually|sorry|now|just|btw|thanks?|too|as well|instead|(?:can|could) (?:you|u)|we need to|i need to)(?=[\s,.;!?]|$)[\s,.;!?]*)*[?]?/iu;
const HOURS = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?\s?(?:[-–]|to)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?(?!\p{L})`;
const VALUE = String.raw`${HOURS}|(?:from\s)?(?:[$€£₹]\s?)?\d(?:[\d.,/–-]*\d)?(?:\s?(?:cm|mm|in(?!\s+(?:the|my|our|this|that)(?!\p{L}))|inch(?:es)?|kg|g|ml|oz|lbs?|mins?|minutes?|hours?|hrs?|h|days?|weeks?|pcs|pieces|pack|pairs?|%|"|€|£)(?![\p{L}]))?|sold out|out of stock|free|closed|n\/a|tbc`;
/** "Chest (cm)" is spoken of as the chest. */
const spoken = (heading: string): string => heading.replace(/\s*\(.*\)\s*$/, '').trim();

/** A value as its column writes them: 12 beside "$24" is $12. */
function likeColumn(value: string, column: readonly string[]): string {
  const bare = value.trim();
  if (!/^\d[\d.,]*$/.test(bare)) return bare;
  const signs = new Set(column.filter((cell) => /\d/.test(cell)).map((cell) => /^(?:\p{L}+ )*([$€£₹]\s?)/u.exec(cell)?.[1] ?? ''));
  return signs.size === 1 ? `${[...signs][0] ?? ''}${bare}` : bare;
}

interface Spoken {
  columns: { name: string; heading: string; index: number; cells: string[] }[];
  keys: string[];
  /** What may stand for a row, and for a column. */
  key: string;
  head: string;
}

function spokenOf(table: SeenLayer): Spoken | null {
  const { cells } = table;
  const [first = [], ...others] = cells;
  const rows = table.header ? others : cells;
  // A table of which only the beginning was told can't be read against.
  if (rows.length === 0 || cells.length < table.rows || first.length < 2) return null;
  // A list of things with their prices has no headings.
  const columns = (table.header ? first : first.map(() => '')).slice(1).map((heading, index) => ({ name: spoken(heading), heading, index: index + 2, cells: rows.map((row) => row[index + 1] ?? '') }));
  const keys = rows.map((row) => row[0] ?? '').filter((key) => key.trim() !== '');
  const heads = columns.map(({ name }) => name).filter(Boolean);
  return keys.length === 0 || (table.header && heads.length === 0) ? null : { columns, keys, key: anyOf(keys), head: anyOf(heads) };
}

const columnNamed = ({ columns }: Spoken, name: string) => columns.find((column) => column.name.toLowerCase() === name.toLowerCase());
const keyNamed = ({ keys }: Spoken, name: string) => keys.find((key) => key.toLowerCase() === name.toLowerCase());

/** A new row: its name, and a value for every column that it has one of. */
function takeRow(text: string, table: Spoken): { row: string[]; length: number } | null {
  const lead = new RegExp(
    String.raw`^(?:add|put in|put|include|insert|we (?:also |now )?(?:have|sell|do)(?: now)?)\s+(?:(?:in|also)\s+)?(?:(?:an?|another|one more|the)\s+)?(?:(?:new\s+)?(?:row|line|size|item|option)\s+)?(?:for\s+|called\s+|:\s*)?(?<name>[\p{L}\d][^,:;.\n]{0,40}?)(?:\s+(?:to|in|into|on)\s+${TABLE})?(?:\s+(?:please|pls|too|as well))*\s*[,:–-]?\s*(?:(?:with|at|for|is|are|costs?)\s+)?(?=(?:${table.head})(?![\p{L}])|${VALUE})`,
    'iu',
  ).exec(text);
  const name = lead?.groups?.['name']?.trim();
  if (!lead || !name || keyNamed(table, name)) return null;
  const row = [table.keys.every((key) => /^\p{Lu}/u.test(key)) ? name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : name, ...table.columns.map(() => '')];
  const pair = new RegExp(String.raw`^(?:[\s,]|and\s|with\s)*(?:(?<head>${table.head})(?![\p{L}])[\s:=]*(?:is\s|of\s|at\s)?\s*(?<value>${VALUE})|(?<first>${VALUE})\s+(?<behind>${table.head})(?![\p{L}])|(?<only>${VALUE}))`, 'iu');
  let { length } = lead[0];
  for (let column = 0; column < table.columns.length; column += 1) {
    const match = pair.exec(text.slice(length));
    if (!match?.groups) break;
    const named = match.groups['head'] ?? match.groups['behind'];
    const at = named === undefined ? table.columns[column] : columnNamed(table, named);
    if (!at || row[at.index - 1] !== '') break;
    row[at.index - 1] = likeColumn(match.groups['value'] ?? match.groups['first'] ?? match.groups['only'] ?? '', at.cells);
    length += match[0].length;
  }
  return row.slice(1).some((cell) => cell !== '') ? { row, length } : null;
}

const COLUMN = '(?:columns?|measurements?)';

/** A new column: its heading, and a value for every row, as far as they were told; or one that is to go. */
function takeColumn(text: string, { keys, columns }: Spoken): { cells?: string[]; gone?: string; length: number } | null {
  const gone = new RegExp(`^(?:delete|remove|drop|take out|take away|get rid of|lose|scrap|ditch|no need for|no more|we don't need)\\s+(?:the\\s+|those\\s+)?(${anyOf(columns.map(({ name }) => name))})s?(?:\\s+${COLUMN})?(?:\\s*,\\s*(?:so |please )*(?:take|delete|remove|drop|get rid of) (?:that|this|it|the)(?: column)?(?: out| off| away)?)?(?![\\p{L}])`, 'iu').exec(text);
  const named = gone ? columns.find(({ name }) => name.toLowerCase() === gone[1]?.toLowerCase()) : undefined;
  if (gone && named) return { gone: named.heading, length: gone[0].length };
  const lead = new RegExp(String.raw`^(?:(?:can|could|may) (?:we|i|you) (?:please )?(?:get|have|add)|add|put in|put|include|insert|make|need|we need|i need|i want|give it)\s+(?:in\s+)?(?:an?\s+|another\s+|one more\s+|the\s+)?(?:new\s+|extra\s+)?(?:(?<before>[\p{L}][\p{L} ]{1,20}?)\s+)?${COLUMN}(?:\s+(?:to|in|on) ${TABLE})?(?:\s+(?:for|called|named|with|about|that says|saying)(?:\s+the)?\s+(?<name>[\p{L}][\p{L} ]{1,24}?(?:\s*\([\p{L}]+\))?))?(?:\s+(?:too|as well|also|please|pls|with|at|of))*\s*[:?,.–-]*\s*(?=$|${VALUE})`, 'iu').exec(text);
  const heading = (lead?.groups?.['name'] ?? lead?.groups?.['before'])?.trim();
  if (!lead || !heading) return null;
  const cells = [heading.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())];
  let { length } = lead[0];
  for (let row = 0; row < keys.length; row += 1) {
    const match = new RegExp(String.raw`^(?:[\s,;/]|and\s)*(?:(?:${anyOf(keys)})(?![\p{L}])[\s:=]*(?:is\s)?)?(${VALUE})`, 'iu').exec(text.slice(length));
    if (!match?.[1]) break;
    cells.push(match[1]);
    length += match[0].length;
  }
  return { cells, length };
}

/** Another value in a row that is there. */
function takeCell(text: string, table: Spoken): { cell: Update['set'][number]; length: number } | null {
  const key = `(?:the |size |an? )*(?<key>${table.key})(?:'s|s|es)?`;
  const head = `(?<head>${table.head})`;
  const rows = String.raw`(?:${key}(?:\s+${head})?|${head.replace('head', 'ahead')}\s+(?:for|of|in|on)\s+${key.replace('<key>', '<bkey>')})`;
  const match = new RegExp(
    String.raw`^(?:(?:change|set|make|put|fix|correct|update|raise|lower|drop|bump)\s+)?(?:the\s+)?${rows}(?![\p{L}])\s*(?:,?\s*(?:(?:is|are|was|should be|should say|goes|costs?|must be|to|as|at|=|:|down to|up to)\s+)+(?:now\s+|actually\s+)?)(?<value>${VALUE})(?:\s+now)?(?:,?\s+(?:not|instead of|rather than)\s+(?<old>${VALUE}))?`,
    'iu',
  ).exec(text);
  const groups = match?.groups;
  if (!match || !groups) return null;
  const row = keyNamed(table, groups['key'] ?? groups['bkey'] ?? '');
  const at = row === undefined ? -1 : table.keys.indexOf(row);
  const named = groups['head'] ?? groups['ahead'];
  const old = groups['old']?.trim();
  const column = named !== undefined ? columnNamed(table, named) : table.columns.length === 1 ? table.columns[0] : table.columns.find(({ cells }) => old !== undefined && cells[at] === old);
  if (row === undefined || !column) return null;
  return { cell: { row, column: column.index, text: likeColumn(groups['value'] ?? '', column.cells) }, length: match[0].length };
}

/** A row that is no longer offered. */
function takeGone(text: string, table: Spoken): { row: string; length: number } | null {
  const key = `(?:the |size |an? )*(?<key>${table.key})(?:'s|s|es)?`;
  const match = new RegExp(
    String.raw`^(?:(?:delete|remove|drop|take out|take off|take|get rid of|lose)\s+${key.replace('<key>', '<gone>')}(?:\s+(?:row|line))?(?:\s+(?:out of|off|from|in)\s+${TABLE})?|(?:we|i)\s+(?:do not|don't|dont|no longer|can't|cant)\s+(?:do|have|sell|offer|make|stock|carry|get)\s+${key}(?:\s+(?:any ?more|any longer|now))?|no more ${key.replace('<key>', '<no>')})(?![\p{L}])`,
    'iu',
  ).exec(text);
  const groups = match?.groups;
  const row = groups && keyNamed(table, groups['gone'] ?? groups['key'] ?? groups['no'] ?? '');
  return match && row !== undefined ? { row, length: match[0].length } : null;
}

/** All that a request says about the table's rows, as one change; null: some of it is about something else. */
export function readTableTalk(request: string, seen: SeenLayer, canvas: Canvas): Record<string, unknown> | null {
  const table = spokenOf(seen);
  if (!table) return null;
  const update: Update = { set: [], addRows: [], removeRows: [], addColumns: [], removeColumns: [] };
  const isElsewhere = (key: string): boolean => canvas.layers.some(({ type, text }) => type === 'text' && new RegExp(`(?<![\\p{L}\\d])${escaped(key)}(?![\\p{L}\\d])`, 'iu').test(text));
  let rest = request.replaceAll('’', "'").trim();
  for (rest = rest.replace(CHATTER, ''); rest !== ''; rest = rest.replace(CHATTER, '')) {
    const column = takeColumn(rest, table);
    const added = column ? null : takeRow(rest, table);
    const cell = column || added ? null : takeCell(rest, table);
    const gone = column || added || cell ? null : takeGone(rest, table);
    const found = column ?? added ?? cell ?? gone;
    if (!found) return null;
    if (column?.cells) update.addColumns.push(column.cells);
    if (column?.gone !== undefined) update.removeColumns.push(column.gone);
    if (added) update.addRows.push(added.row);
    if (cell) update.set.push(cell.cell);
    if (gone) update.removeRows.push(gone.row);
    rest = rest.slice(found.length).replace(new RegExp(`^\\s+(?:to|in|into|on|off|from)\\s+${TABLE}(?!\\p{L})`, 'iu'), '');
    if (/^[\p{L}\d]/u.test(rest)) return null;
  }
  const named = new RegExp(`(?<!\\p{L})(?:${TABLE}|rows?|line)(?!\\p{L})`, 'iu').test(request);
  // "The hat is $12" may be about words beside the table.
  if (!named && [...update.set, ...update.removeRows.map((row) => ({ row }))].some(({ row }) => isElsewhere(row))) return null;
  const told = Object.fromEntries(Object.entries(update).filter(([, list]) => list.length > 0));
  return Object.keys(told).length > 0 ? told : null;
}
