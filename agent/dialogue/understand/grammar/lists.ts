/** Rows and columns that are told: "add XL, chest 112 length 74", "forgot one: Calzone 13,00", "sort it by price". */
import { reference } from '../../acts/reference.ts';
import { FACT_KINDS } from '../../acts/values.ts';
import { rules, type Rule } from '../chart.ts';
import type { Term } from '../terms.ts';
import { remove, type Act, type Said } from './meanings.ts';

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
