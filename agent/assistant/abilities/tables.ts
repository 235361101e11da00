/**
 * Tables and QR codes: "add a size chart for women's tops", "make a price list: tote bag $24, cap $18", "add a row for XXL with 100
 * and 84", "sort the table by price", "a QR code to shop.example". Read from the whole request, whose commas part cells and not wishes.
 */
import { message, type MessageKey } from '#messages/message.ts';
import { ask, calls, type Grounded } from '../grounded.ts';
import type { Intent } from '../intents.ts';
import type { Canvas, SeenLayer } from '../read-canvas.ts';
import type { Deed } from '../read-prompt.ts';
import { takeColor } from '../read-color.ts';
import { Scan } from '../scan.ts';
import { readBrief } from '../compose/brief.ts';
import { detailText, titled } from '../compose/copy.ts';
import { holdsWords } from '../compose/second-reading.ts';
import { BEFORE_AMOUNT } from '../compose/told-lists.ts';
import { sizesTold } from '../compose/told-tables.ts';
import { readTableTalk } from './table-talk.ts';

const POLITE = "(?:(?:please|now|also|then|and|ok|can you|could you|i'd like|i want|i need|we need|let's)[\\s,]+)*";
const ADD = new RegExp(`^${POLITE}(?:add|make|create|insert|put|include|draw|give (?:me|it|us)|generate|build|set up|need|want|have)?\\s*(?:in )?(?:me )?(?:an?|the|another|some|one|my)?\\s*`, 'iu');

/** What stands in size charts and lists that are ready, by what people say; the first that fits speaks. */
const READY: readonly (readonly [pattern: RegExp, ready: string])[] = [
  [/ring.{0,12}siz|siz\w* .{0,12}ring/i, 'rings'],
  [/(?=.*\bshoes?|.*sneaker|.*boots?)(?=.*(?<!wo)m[ea]n(?!\p{L}))/iu, 'mens-shoes'],
  [/\bshoes?\b|sneakers?|boots?|heels?/i, 'womens-shoes'],
  [/kids?|child|baby|babies|toddler|boys?|girls?/i, 'kids'],
  [/(?=.*(?:women|ladies|woman))(?=.*(?:inch|(?<!\p{L})in(?=\W*$)))|(?=.*inch)(?!.*(?<!wo)m[ea]n(?!\p{L}))/iu, 'womens-inches'],
  [/women|woman|ladies|dress|blouse|skirt/i, 'womens-tops'],
  [/(?<!wo)m[ea]n(?:['’]?s)?(?!\p{L})|gents|guys/iu, 'mens'],
];
const OTHERS: readonly (readonly [pattern: RegExp, ready: string])[] = [
  [/nutrition(?:al)? (?:facts?|table|info\w*|label)/i, 'nutrition'],
  [/shipping (?:rates?|costs?|table|times?)/i, 'shipping'],
  [/(?:comparison|compare) (?:table|chart)/i, 'comparison'],
  [/order form/i, 'order-form'],
  [/(?:service|treatment|salon)s? (?:prices?|price list|menu)/i, 'services'],
  [/opening hours table|table (?:of|with|for) (?:the |our |my )?opening hours/i, 'opening-hours'],
  [/menu table|table (?:of|with|for) (?:the |our |my )?menu/i, 'menu'],
];
const SIZE_CHART = /\bsiz(?:e|es|ing)[ -](?:charts?|guides?|tables?)\b|\b(?:chart|table) (?:of|with|for) (?:\w+ ){0,3}sizes\b/i;
const PRICE_LIST = /\b(?:price|pricing)[ -]?(?:lists?|tables?)\b|\btable (?:of|with) (?:the |our |my )?prices\b/i;
/** What such a page is called. */
const NAMED = /\bsiz(?:e|es|ing)[ -](?:charts?|guides?)|\b(?:price|pricing)[ -]?lists?|\bnutrition(?:al)? (?:facts?|info\w*)|\bshipping (?:rates?|costs?|times?)|\border form|\bopening hours|\b(?:service|treatment)s? (?:prices?|menu)/iu;
/** Over things with their prices that stand among other things; a page of their own needs no such header. */
const PRICED = ['Item', 'Price'];
const LOOKS = /\b(minimal|striped|boxed|bold|dark|soft|editorial|open)\b/i;
const PLACES = /\b(?:at|in|to|on|near) the (top|bottom|upper|lower|left|right|center|centre|middle)(?:[ -](left|right))?(?: corner| of (?:the |it).*)?/i;

const AMOUNT = `${BEFORE_AMOUNT}(?:[$€£₹¥]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:[$€£₹¥]|usd|eur|euros?|dollars?|pounds?|rs\\.?|inr)?)`;
/** "call 555 0101", "free shipping over $50": no price of a thing, as those of a ring and of free-range eggs are. */
const UNPRICED = '(?:(?:call|text|ring|phone|tel|dm|message|whats ?app)[\\s:.]+(?:(?:us|me)[\\s:]+)?\\+?\\d[\\d\\s()-]{5,}$|free (?:shipping|delivery|postage|returns?|gift)(?!\\p{L}))';
// "open daily 8-18" costs nothing either.
const ITEM = new RegExp(`^(?!${UNPRICED})(.+?)(?:(?<!\\d)\\s*[:=–—-]\\s*|\\s+(?:for |is |costs? )?)(${AMOUNT})$`, 'iu');

const clean = (text: string) => text.trim().replace(/^["“'‘]|["”'’]$/g, '').replace(/[.!]$/, '').trim();

/** Words with commas, semicolons, line ends and a last "and" between them. */
function partsOf(text: string): string[] {
  const parts = text.split(/\s*(?:[;\n|]|,(?!\d{3}(?!\d)))\s*/u).flatMap((part, index, all) => (index === all.length - 1 ? part.split(/\s+(?:and|&)\s+/i) : [part]));
  return parts.map((part) => clean(part.replace(/^and\s+/i, ''))).filter(Boolean);
}

/** "tote bag $24, cap 18" as rows; null where nothing has a price. */
function pricedRows(text: string): string[][] | null {
  const rows = partsOf(text).map((part) => ITEM.exec(part)).flatMap((match) => (match?.[1] && match[2] ? [[sentence(match[1]), match[2].trim()]] : []));
  return rows.length > 0 ? rows : null;
}

/** What stands beside such rows and is to be read, too: "open daily 8-18", "closed on Mondays". */
const notesOf = (list: string, request: string): string[] => partsOf(list).filter((part) => !ITEM.test(part)).flatMap((part) => part.split(/[.!?]\s+/u)).filter((part) => holdsWords(request, part)).map((part) => detailText(part));

const sentence = (text: string) => text.trim().replace(/^\p{L}/u, (letter) => letter.toUpperCase());

function looksOf(request: string): Record<string, unknown> {
  const style = LOOKS.exec(request)?.[1]?.toLowerCase();
  const place = PLACES.exec(request);
  const vertical = { upper: 'top', lower: 'bottom', centre: 'center', middle: 'center' }[place?.[1]?.toLowerCase() ?? ''] ?? place?.[1]?.toLowerCase();
  const color = takeColor(new Scan(request.replace(PLACES, ' ')));
  return {
    ...(style && { style }),
    ...(vertical && { place: place?.[2] ? `${vertical}-${place[2].toLowerCase()}` : vertical }),
    ...(color && color !== 'auto' && { color }),
  };
}

/** A table that is wished for; null: the request is about something else. */
function readNew(request: string): Intent | null {
  const [head = '', ...behind] = request.split(/:\s*|\n|(?<=\p{L})\.\s+(?=\S+\s+\p{L}+\s+\d)/u);
  const list = behind.join('\n').trim();
  const subject = head.slice(ADD.exec(head)?.[0].length ?? 0);
  const asked = ADD.exec(head)?.[0].trim() !== '' || /^\s*(?:size|sizing|price|table)/i.test(head);
  if (!asked || /\b(?:post|poster|flyer|story|ad|banner|design|carousel)\b/i.test(subject)) return null;
  const looks = looksOf(head);
  const table = (input: Record<string, unknown>): Intent => ({ kind: 'table', tool: 'add_table', input: { ...input, ...looks } });
  if (SIZE_CHART.test(subject)) {
    const rows = gridOf(list);
    return table(measuredRows(head, list) ?? (rows ? { rows } : null) ?? { ready: READY.find(([pattern]) => pattern.test(request))?.[1] ?? 'womens-tops' });
  }
  const other = OTHERS.find(([pattern]) => pattern.test(subject));
  if (other) return table({ ready: other[1] });
  if (PRICE_LIST.test(subject)) {
    const rows = pricedRows(list) ?? pricedRows(subject.replace(/^.*?\b(?:with|of|for)\b/i, ''));
    return table(rows ? { rows: [PRICED, ...rows] } : { ready: 'price-list' });
  }
  if (!/\btables?\b(?! (?:cloth|lamp|top|tennis|for (?:two|four|\d)))/i.test(subject) || !/^(?:(?:\p{L}+|\d+) ){0,4}?(?:\d+ ?(?:x|×|by) ?\d+ )?tables?\b/iu.test(subject)) return null;
  const rows = gridOf(list) ?? pricedRows(list);
  if (rows) return table({ rows: pricedRows(list) && !gridOf(list) ? [PRICED, ...rows] : rows });
  const size = /(\d+) ?(?:x|×|by) ?(\d+)/i.exec(subject);
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`, 'i').exec(subject)?.[1] ?? 0);
  const [columns, lines] = [Math.min(12, count('columns?') || Number(size?.[1] ?? 3)), Math.min(60, count('rows?') || Number(size?.[2] ?? 4))];
  return table({ rows: Array.from({ length: lines }, () => Array.from({ length: columns }, () => '')), style: looks.style ?? 'boxed' });
}

/** Words of a request that are no part of what its table is of. */
const NOT_OF_IT = /(?<!\p{L})(?:in (?:inch(?:es)?|cm|centimet(?:er|re)s?|mm)|(?:my|our|the|an?)(?= ))(?!\p{L})/giu;

/** "price list for my nail salon": a page of its own, told by what the table is and what it is of. What has nothing to read in it stays a table. */
function composed(table: Intent, request: string): Intent {
  if (table.kind !== 'table' || table.tool !== 'add_table') return table;
  const [head = '', ...behind] = request.split(/:\s*|\n/u);
  const named = NAMED.exec(head);
  const { rows, ready, headerRow, headerColumn, color, place } = table.input;
  if (!named || place !== undefined || (Array.isArray(rows) && !rows.flat().some((cell) => cell !== ''))) return table;
  const subject = head.slice(named.index + named[0].length).match(/^\s+(?:for|of)\s+([^,.;]{2,40})/iu)?.[1]?.replace(NOT_OF_IT, ' ').replace(/\s+/gu, ' ').trim();
  // What is measured in what, a ready one's name tells.
  const own = typeof ready === 'string' ? message(`table.ready.${ready}` as MessageKey) : null;
  const label = subject && !/\d/.test(subject) ? sentence(subject) : own !== null && own.toLowerCase() !== named[0].toLowerCase() ? own : null;
  const bare = Array.isArray(rows) && String(rows[0]) === String(PRICED);
  const lines = bare ? notesOf(behind.join('\n'), request) : [];
  const colors = typeof color === 'string' ? [color] : bare ? readBrief(request).colors : [];
  return {
    kind: 'table', tool: 'compose_design',
    input: {
      headline: titled(named[0]), ...(label === null ? {} : { subheading: label }),
      table: bare ? { rows: rows.slice(1) as unknown, headerRow: false } : { ...(rows ? { rows } : { ready }), ...(headerRow === undefined ? {} : { headerRow }), ...(headerColumn === undefined ? {} : { headerColumn }) },
      ...(lines.length > 0 ? { lines } : {}), ...(colors.length > 0 ? { colors } : {}), mood: request,
    },
  };
}

/** Lines of cells: "Size, Bust / S, 84"; null where there are no two lines alike. */
function gridOf(list: string): string[][] | null {
  const rows = list.split(/\n|;|\s\/\s/).map((line) => line.split(/\t|,|\|/).map(clean)).filter((row) => row.some(Boolean));
  const width = rows[0]?.length ?? 0;
  return rows.length > 1 && width > 1 && rows.every((row) => row.length === width) ? rows : null;
}

/** "S chest 36 length 26, M chest 39 length 27. inches", or "chest/length in cm" before "S 52/68, M 55/70": a grid with a header where its columns are named. */
function measuredRows(head: string, list: string): Record<string, unknown> | null {
  const unit = /(?:all )?(?:in )?(?:inch(?:es)?|cm|centimet(?:er|re)s|mm)[.\s]*$/iu.exec(list)?.[0] ?? '';
  const named = head.split(/[.;]\s+/u).slice(1);
  const parts = partsOf(list);
  // "… M 54, L 57 cm" tells the unit of all; where each has its own, the last one's is no more than that.
  const each = unit !== '' && parts.every((part) => new RegExp(`\\d\\s?${unit.trim()}`, 'iu').test(part));
  const sizes = sizesTold(each || unit === '' ? [...named, ...parts] : [...named, ...partsOf(list.slice(0, list.length - unit.length)), unit.replace(/[.\s]+$/u, '')], `${head} ${list}`);
  return sizes && { rows: sizes.table.rows, ...(sizes.table.headed ? {} : { headerRow: false, headerColumn: true }) };
}

const ORDINALS: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5 };

/** "sort them from most expensive to cheapest", "put the cheapest first", "alphabetical please": by which column is told by the order. */
function sortedBy(text: string, table: SeenLayer): { column: number; descending?: true } | null {
  if (!/^(?:sort|order|arrange|rank|list|put|show|make)(?!\p{L})|^(?:alphabetical(?:ly)?|a(?:-| to )z)(?!\p{L})|first$/iu.test(text)) return null;
  const order = /(?<!\p{L})(?:(most expensive|priciest|dearest|highest|biggest|largest|high)(?: (?:price|one))?s?(?= (?:first|to|at the top|on top|down)|$)|(cheapest|lowest|smallest|least expensive|low)(?: (?:price|one))?s?(?= (?:first|to|at the top|on top|up)|$)|(alphabetical(?:ly)?|a(?:-| to )z|by name))(?!\p{L})/iu.exec(text);
  if (!order) return null;
  if (order[3]) return { column: 1 };
  const rows = table.cells.slice(table.header ? 1 : 0);
  const priced = Array.from({ length: table.columns }, (_, column) => column).find((column) => rows.length > 0 && rows.every((row) => /[$€£¥₹₦₱₺₫฿₩]\s?\d|\d\s?[$€£¥₹₦₱₺₫฿₩]/.test(row[column] ?? '')));
  const numbered = Array.from({ length: table.columns }, (_, column) => column).find((column) => column > 0 && rows.every((row) => /\d/.test(row[column] ?? '')));
  const column = priced ?? numbered;
  return column === undefined ? null : { column: column + 1, ...(order[1] ? { descending: true as const } : {}) };
}

/** Changes of the table that is on the page. */
function readChange(request: string, table: SeenLayer): Intent | null {
  const text = request.trim().replace(new RegExp(`^${POLITE}`, 'iu'), '').replace(/[.!]+$/, '');
  const change = (input: Record<string, unknown>): Intent => ({ kind: 'table', tool: 'update_table', input: { layer: table.id, ...input } });
  const row = /^(?:add|insert|put|append)\s+(?:in\s+)?(?:a|an|another|one(?: more)?|new)\s+(?:new )?(row|line|column)(?:\s+(?:to|in|into|on) (?:the|my|this) (?:table|chart|list|price list|size chart))?(?:\s+(at the (?:top|bottom|end|start)))?\s*(?::|for|with|of|called|named|that says|saying)?\s*(.*)$/isu.exec(text);
  if (row) {
    const [, what = 'row', at = '', rest = ''] = row;
    const cells = partsOf(rest.replace(/\s+(?:with|at|as|:)\s+/i, ', ').replace(/:\s*/, ', '));
    const start = /top|start/.test(at);
    if (/column/i.test(what)) return change({ addColumns: [cells.length > 0 ? cells.map((cell, index) => (index === 0 ? sentence(cell) : cell)) : ['']], ...(start && { at: 1 }) });
    return change({ addRows: [cells.length > 0 ? cells : ['']], ...(start && { at: 2 }) });
  }
  const gone = /^(?:delete|remove|drop|take out|take away|get rid of)\s+(?:the\s+)?(?:(row|column)\s+(?:number\s+)?(\d+)|(first|second|third|fourth|fifth|last)\s+(row|column)|(.+?)\s+(row|column))(?:\s+(?:from|of|in) .*)?$/iu.exec(text);
  if (gone) {
    const what = (gone[1] ?? gone[4] ?? gone[6] ?? 'row').toLowerCase();
    const total = what === 'row' ? table.rows : table.columns;
    const ordinal = gone[3]?.toLowerCase();
    // People count the rows under the header.
    const head = what === 'row' && table.header ? 1 : 0;
    const named = gone[5] === undefined ? null : clean(gone[5]);
    const which = named ?? (gone[2] !== undefined ? Number(gone[2]) + head : ordinal === 'last' ? total : (ORDINALS[ordinal ?? ''] ?? 1) + head);
    return change({ [what === 'row' ? 'removeRows' : 'removeColumns']: [which] });
  }
  const sort = /^(?:sort|order)\s+(?:the |my |this )?(?:table|rows?|it|list|chart|price list|size chart)?\s*(?:by|on)\s+(?:the\s+)?(.+?)(?:\s+column)?(?:[,\s]+(descending|largest first|highest first|high(?:est)? to low(?:est)?|most expensive first|z to a|ascending|lowest first|low to high|smallest first|cheapest first|a to z))?$/iu.exec(text);
  if (sort?.[1]) return change({ sort: { column: clean(sort[1]), ...(sort[2] && /desc|larg|high|expens|^z/i.test(sort[2]) && !/^low/i.test(sort[2]) ? { descending: true } : {}) } });
  const sorted = sortedBy(text, table);
  if (sorted) return change({ sort: sorted });
  if (/\b(?:table|size chart|price list)\b/i.test(text) && /^(?:make|turn|set|give|style|change|colou?r|use|paint)\b/i.test(text)) {
    const { style, color } = looksOf(text);
    if (style !== undefined || color !== undefined) return change({ ...(style !== undefined && { style }), ...(color !== undefined && { color }) });
  }
  return null;
}

const URL = /\b(?:https?:\/\/\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?)/i;

/** "a QR code to shop.example", "a wifi QR code for Guests, password hello". */
function readQr(request: string, canvas: Canvas): Intent | null {
  if (!/\bqr\b/i.test(request) || /\b(?:scan|why|what|how)\b.*\?/i.test(request) || /^\s*(?:delete|remove|move|make the|make it|rotate|align|cent(?:er|re)|resize|hide|lock)\b/i.test(request)) return null;
  const known = canvas.layers.findLast((layer) => layer.shape === 'qr');
  const changes = known !== undefined && /^\s*(?:please )?(?:change|update|point|link|let|use|replace)\b/i.test(request);
  const { color, place } = looksOf(request.replace(/https?:\S+/gi, ' '));
  const of = (content: Record<string, unknown>): Intent => ({
    kind: 'table', tool: 'add_qr_code',
    input: { ...content, ...(changes && { layer: known.id }), ...(color !== undefined && { color }), ...(place !== undefined && { place }), ...(/\bdot(?:s|ted)\b/i.test(request) ? { modules: 'dots' } : /\bround(?:ed)?\b/i.test(request) ? { modules: 'rounded' } : {}) },
  });
  const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(request)?.[0];
  const upi = /\bupi\b/i.test(request) ? /[\w.-]+@[a-z]+(?![\w.])/i.exec(request)?.[0] : undefined;
  const phone = /\+?\d[\d\s()/-]{6,}\d/.exec(request)?.[0];
  const wifi = /\bwi-?fi\b.*?\b(?:network|for|called|named|to)\s+["“]?(.+?)["”]?(?:[,;\s]+(?:with )?(?:the )?password(?: is)?:?\s+["“]?(.+?)["”]?)?[.!]?$/iu.exec(request);
  const amount = /(?:₹|rs\.?\s?|inr\s?)(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s?(?:rupees|rs)/i.exec(request);
  if (upi) return of({ upi: { address: upi, ...(amount && { amount: Number(amount[1] ?? amount[2]) }) } });
  if (wifi?.[1]) return of({ wifi: { network: wifi[1], ...(wifi[2] && { password: wifi[2] }) } });
  if (/whats ?app/i.test(request) && phone) return of({ whatsapp: { phone: phone.trim() } });
  if (mail) return of({ email: { email: mail } });
  const url = URL.exec(request)?.[0]?.replace(/[.,;!?)]+$/, '');
  if (url) return of({ url });
  if (phone) return of({ phone: phone.trim() });
  const quoted = new Scan(request).takeQuote();
  if (quoted) return of({ text: quoted });
  return changes || /\b(?:add|make|create|put|insert|include|generate|need|want|place)\b|^\s*an?\b/i.test(request) ? { kind: 'which-qr' } : null;
}

/** The wish of a request that is about a table or a QR code; null: it is about neither. */
export function readTable(request: string, canvas: Canvas, deeds: readonly Deed[]): Intent[] | null {
  // It is read whole, against the rows as they were: once done, they would read as something else.
  const done = deeds.find(({ tool }) => tool === 'update_table');
  if (done) return [{ kind: 'table', tool: 'update_table', input: done.input }];
  const qr = readQr(request, canvas);
  if (qr) return [qr];
  const table = canvas.layers.find(({ id, type }) => type === 'table' && canvas.selected.includes(id)) ?? canvas.layers.findLast(({ type }) => type === 'table');
  const told = table ? readTableTalk(request, table, canvas) : null;
  const change: Intent | null = table ? (told ? { kind: 'table', tool: 'update_table', input: { layer: table.id, ...told } } : readChange(request, table)) : null;
  const found = change ?? readNew(request);
  return found && [canvas.layers.length === 0 ? composed(found, request) : found];
}

export function groundTable(intent: Extract<Intent, { kind: 'table' | 'which-qr' }>): Grounded {
  return intent.kind === 'which-qr' ? ask(message('assistant.askQr')) : calls({ tool: intent.tool, input: intent.input });
}
