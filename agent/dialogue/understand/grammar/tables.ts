/**
 * Tables, new ones and what is told of their rows: "add a size chart for women's tops", "a table with 3 columns and 4 rows",
 * "add XL, chest 112 length 74", "forgot one: Calzone 13,00", "sort it by price". And what tables are called.
 */
import { wordSet } from '../../values/word-set.ts';
import type { Place } from '#tools/contract/page-space.ts';
import type { TableStyle } from '#design/tables/styles.ts';
import { LIMITS } from '#design/document/limits.ts';
import type { Where } from '../../acts/adding.ts';
import { type Reference, reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import type { TableAbout } from './matter-words.ts';
import type { CellsSaid } from '../table-phrases.ts';
import type { Term } from '../terms.ts';
import { counted, type Act, remove, type Said } from './meanings.ts';
import { FACT_KINDS } from '../../acts/values.ts';

/** A table as far as it is told. */
interface Chart {
  about: TableAbout;
  /** As it was called: "size guide". */
  title: string;
  /** Words around its noun that say what it is for. */
  words: string[];
  of: string | null;
  style: TableStyle | null;
  color: string | null;
  place: Place | null;
  cells: CellsSaid | null;
}

const WOMEN = wordSet('women womens woman womans ladies lady ladys female dress dresses blouse blouses skirt skirts');
const MEN = wordSet('men mens man mans gents guys male');
const KIDS = wordSet('kids kid children childrens child baby babies toddler toddlers boys girls');
const SHOES = wordSet('shoe shoes sneaker sneakers boot boots heels sandals footwear');
const RINGS = wordSet('ring rings');
const SALONS = wordSet(
  'salon spa barber barbershop nails nail hair hairdresser massage beauty treatments services studio',
);
const INCHES = wordSet('inches inch');

/** The starter table for what was said; null: its rows have to be told. */
function readyFor({ about, words: said }: Chart): string | null {
  const has = (some: ReadonlySet<string>): boolean => said.some((word) => some.has(word));
  switch (about) {
    case 'plain':
      return null;
    case 'price-list':
      return has(SALONS) ? 'services' : 'price-list';
    case 'sizes':
      if (has(RINGS)) return 'rings';
      // There is none of children's shoes.
      if (has(SHOES) && has(KIDS)) return null;
      if (has(SHOES)) return has(MEN) ? 'mens-shoes' : 'womens-shoes';
      if (has(KIDS)) return 'kids';
      if (has(MEN) && !has(WOMEN)) return 'mens';
      return has(INCHES) ? 'womens-inches' : 'womens-tops';
    default:
      return about;
  }
}

const plainWordsOf = (text: string): string[] =>
  text.toLowerCase().replaceAll('’', "'").replaceAll("'s", '').split(' ');
const EDGE = wordSet('at in on with to under below above');
const withWords = (chart: Chart, more: string): Chart => ({
  ...chart,
  words: [...chart.words, ...plainWordsOf(more)],
});
/** "for women's tops". */
function forWhom(chart: Chart, { text }: Term): Chart | null {
  if (chart.of !== null || plainWordsOf(text).some((word) => EDGE.has(word))) return null;
  return { ...withWords(chart, text), of: text };
}

const empty = (chart: Chart, columns: number, rows: number): Chart | null => {
  const fits = columns >= 1 && columns <= LIMITS.tableColumns && rows >= 1 && rows <= LIMITS.tableRows;
  if (chart.cells !== null || !fits) return null;
  return {
    ...chart,
    cells: { rows: Array.from({ length: rows }, () => Array<string>(columns).fill('')), header: true },
  };
};

function table(chart: Chart): Act<'table'> | null {
  const { about, title, of, style, color, place, cells } = chart;
  const ready = cells === null ? readyFor(chart) : null;
  if (ready === null && cells === null) return null;
  return {
    type: 'table',
    ready,
    rows: cells?.rows ?? [],
    header: cells?.header ?? false,
    title: about === 'plain' ? null : title,
    of,
    style,
    color,
    place,
  };
}

/** "add a table": as many cells as one begins with elsewhere. */
const blankTable = (): Act<'table'> => ({
  type: 'table',
  ready: null,
  rows: Array.from({ length: 4 }, () => Array<string>(3).fill('')),
  header: true,
  title: null,
  of: null,
  style: null,
  color: null,
  place: null,
});

export const TABLES: Rule[] = [
  ...rules('Chart', 0.02, {
    TableCalled: ({ about, title }: { about: TableAbout; title: string }): Chart => ({
      about,
      title,
      words: [],
      of: null,
      style: null,
      color: null,
      place: null,
      cells: null,
    }),
    'TableLead Chart': (word: string, chart: Chart) => withWords(chart, word),
    'Unknown Chart': (word: string, chart: Chart) =>
      chart.of === null ? { ...withWords(chart, word), of: word } : null,
    'TableStyle Chart': (style: TableStyle, chart: Chart) => (chart.style === null ? { ...chart, style } : null),
    'Color Chart': (color: string, chart: Chart) => (chart.color === null ? { ...chart, color } : null),
    'Chart for|of my|our|the|your|a|an? Term': forWhom,
    'Chart UnitLead': withWords,
    'Chart in|with a|an? TableStyle style|look|design?': (chart: Chart, style: TableStyle) =>
      chart.style === null ? { ...chart, style } : null,
    'Chart in Color': (chart: Chart, color: string) => (chart.color === null ? { ...chart, color } : null),
    'Chart with|of Number|Count columns|column and|by|, Number|Count rows|row': (
      chart: Chart,
      columns: string,
      rows: string,
    ) => empty(chart, counted(columns), counted(rows)),
    'Chart with|of Number|Count rows|row and|by|, Number|Count columns|column': (
      chart: Chart,
      rows: string,
      columns: string,
    ) => empty(chart, counted(columns), counted(rows)),
    'Number by|x Number Chart': (columns: string, rows: string, chart: Chart) =>
      empty(chart, counted(columns), counted(rows)),
    'GridSize Chart': ([columns, rows]: readonly [number, number], chart: Chart) => empty(chart, columns, rows),
    'Chart ,|:|with|. Cells': (chart: Chart, cells: CellsSaid) => (chart.cells === null ? { ...chart, cells } : null),
    'Chart Cells': (chart: Chart, cells: CellsSaid) => (chart.cells === null ? { ...chart, cells } : null),
    'Chart ,? Where': (chart: Chart, where: Where) =>
      where.to === 'place' && chart.place === null ? { ...chart, place: where.place } : null,
  }),
  ...rules('Act', 0, {
    '~Make|~Add|~Draws|~Shows|build|insert a|an|another|one|my|our|me? Chart': table,
    'give|get us|me a|an|the? Chart': table,
    'set up a|an? Chart': table,
    '~Make|~Add|insert a|an|another|one new|empty|blank|plain? table': blankTable,
    'a|an|another Chart': table,
  }),
  // Without an article it may be one that is there.
  ...rules('Alone', 0.6, { Chart: table }),
  ...rules('Act', 0.05, {
    '~Make|~Exchange NP TableStyle': (target: Reference[], style: TableStyle) => looking(target, style),
    '~Make|~Exchange NP to|in|into|as a|an|the? TableStyle style|look|design?': looking,
    '~Make|use|try|apply|want a|an|the TableStyle style|look|design for|on NP': (
      style: TableStyle,
      target: Reference[],
    ) => looking(target, style),
    'NP should|must be TableStyle': looking,
    'NP in|with a|the? TableStyle style|look|design?': looking,
  }),
];

function looking(target: Reference[], style: TableStyle): Act<'tableLook'> | null {
  const isTable = target.length === 1 && target.every(({ kind }) => kind === 'table');
  return isTable ? { type: 'tableLook', target, style } : null;
}

type Value = Act<'row'>['values'][number];
interface Told {
  name: string;
  values: Value[];
}
interface Way {
  by?: 'name' | 'amount';
  descending: boolean;
}

const row = ({ name, values }: Told): Act<'row'> => ({ type: 'row', name, values, target: reference({}) });
const named = (name: string, values: Value[]): Told => ({ name, values });
const sort = (by: Act<'sort'>['by'], descending = false): Act<'sort'> => ({
  type: 'sort',
  by,
  descending,
  target: reference({}),
});
function column({ text }: Term, told: string[] = []): Act<'column'> {
  // "Size: L" is one value, and here two.
  const [heading = '', ...values] = text.split(':').map((part) => part.trim());
  return { type: 'column', heading, cells: [...values, ...told], target: reference({}) };
}
const rowNamed = (words: string) => [reference({ kind: 'row', words })];
const SIZE = 'size ';
const isSize = (fact: string): boolean => fact.toLowerCase().startsWith(SIZE);
const rowAt = (number: string) => reference({ kind: 'row', ordinal: Number(number) });
const byNoun = ({ kind }: Said): 'amount' | null =>
  (FACT_KINDS as readonly unknown[]).includes(kind) ? 'amount' : null;

export const LISTS: Rule[] = [
  ...rules('RowValue', 0.05, {
    Fact: (value: string): Value => ({ column: null, value }),
    'Value|Number|Measure': (value: string): Value => ({ column: null, value }),
    'Whose|Named|Unknown Fact': (words: string, value: string): Value => ({ column: words, value }),
  }),
  ...rules('RowValues', 0, {
    RowValue: (value: Value) => [value],
    'RowValues ,|and|with|/? RowValue': (values: Value[], value: Value) => [...values, value],
  }),
  ...rules('ToldRow', 0.05, {
    'RowName ,|:|–|-|=|for|at|with|is? RowValues': named,
    'RowName !|. !|. RowValues': named,
    'Quote ,|:|–|-|=|for|at|with|and? Quote': (name: string, value: string) => named(name, [{ column: null, value }]),
    'RowName to|in|into|on ~NP ,|:|with|at|for? RowValues': named,
  }),
  ...rules('Act', 0.3, {
    '~Add a|an|the|another|new|size? ToldRow': row,
    '~Add ~RowNoun ,|:|for|called? ToldRow': row,
    '~RowNoun ,|:|for? ToldRow': row,
    '~RowNoun at the? end|bottom ,|: ToldRow': row,
    'i|we? forgot|missed one|some|the|also? ,|:? ToldRow': row,
    'ToldRow , i|we? forgot|missed that|this|it|about? it|that|this|one?': row,
    'we|i also|now? have|do|sell|offer ToldRow': row,
  }),
  // "rows 1 and 3", "size M".
  ...rules('NP', 0.1, {
    'the? rows|lines Number and|&|, Number': (one: string, other: string) => [rowAt(one), rowAt(other)],
    'Fact|Value': (fact: string) => (isSize(fact) ? rowNamed(fact.slice(SIZE.length)) : null),
  }),
  // "hats", of the row Hat or a line that says so.
  ...rules('Goods', 0.1, { '~Determiner? Named': (words: string) => [reference({ kind: 'line', words })] }),
  ...rules('Act', 0.25, { '~Remove Goods': remove, 'no more Goods': remove, 'take|leave Goods off|out|away': remove }),
  // What is no longer to be had.
  ...rules('Act', 0.1, {
    "i|we don't|dont|no do|sell|have|offer|make|stock|serve|bake|carry NP|Goods anymore|now|any?": remove,
    'i|we no longer do|sell|have|offer|make|stock|serve|bake|carry NP|Goods': remove,
    'i|we stopped doing|selling|making|offering|serving NP|Goods': remove,
  }),
  ...rules('SortWay', 0.05, {
    'cheapest|lowest|smallest|least first|up|on? top?': (): Way => ({ by: 'amount', descending: false }),
    'dearest|highest|largest|biggest|priciest first': (): Way => ({ by: 'amount', descending: true }),
    'most expensive first': (): Way => ({ by: 'amount', descending: true }),
    'low to high': (): Way => ({ by: 'amount', descending: false }),
    'high to low': (): Way => ({ by: 'amount', descending: true }),
    'alphabetically|alphabetical': (): Way => ({ by: 'name', descending: false }),
    'a to z': (): Way => ({ by: 'name', descending: false }),
  }),
  ...rules('Act', 0.2, {
    'sort|order|reorder ~NP? by ~Determiner? Noun': (noun: Said) => {
      const by = byNoun(noun);
      return noun.kind === 'name' ? sort('name') : by && sort(by);
    },
    'sort|order|reorder ~NP? by ~Determiner? Noun ,? SortWay': (noun: Said, { descending }: Way) => {
      const by = byNoun(noun);
      return noun.kind === 'name' ? sort('name', descending) : by && sort(by, descending);
    },
    'sort|order|reorder ~NP? by ~Determiner? Whose': (words: string) => sort({ column: words }),
    'sort|order|reorder ~NP? by ~Determiner? Whose ,? SortWay': (words: string, { descending }: Way) =>
      sort({ column: words }, descending),
    'sort|order|reorder|put ~NP? SortWay': ({ by = 'name', descending }: Way) => sort(by, descending),
    'SortWay please?': ({ by = 'name', descending }: Way) => sort(by, descending),
  }),
  ...rules('CellList', 0.02, {
    'Fact|Number': (value: string) => [value],
    Term: ({ text }: Term) => (text.includes(' and ') ? null : [text]),
    'CellList ,|/|and? Fact|Number': (cells: string[], value: string) => [...cells, value],
    'CellList ,|/|and Term': (cells: string[], { text }: Term) => (text.includes(' and ') ? null : [...cells, text]),
  }),
  ...rules('Act', 0.2, {
    '~Add a|another|one? more|new? column for|called|with|named|: Term': (heading: Term) => column(heading),
    '~Add a|another|one? more|new? column for|called|with|named|:? Term ,|:|with? CellList': column,
    '~Add a|another|one? Term column': (heading: Term) => column(heading),
    '~Add a|another|one? Term column ,|:|with? CellList': column,
  }),
];
