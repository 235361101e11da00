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
const column = ({ text }: Term, cells: string[] = []): Act<'column'> => ({
  type: 'column',
  heading: text,
  cells,
  target: reference({}),
});
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
  // What is no longer to be had.
  ...rules('Act', 0.1, {
    "i|we don't|dont|no do|sell|have|offer|make|stock|serve|bake|carry NP anymore|now|any?": remove,
    'i|we no longer do|sell|have|offer|make|stock|serve|bake|carry NP': remove,
    'i|we stopped doing|selling|making|offering|serving NP': remove,
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
    'CellList ,|/|and? Fact|Number': (cells: string[], value: string) => [...cells, value],
  }),
  ...rules('Act', 0.2, {
    '~Add a|another|one? more|new? column for|called|with|named|: Term': (heading: Term) => column(heading),
    '~Add a|another|one? more|new? column for|called|with|named|: Term ,|:|with? CellList': column,
    '~Add a|another|one? Term column': (heading: Term) => column(heading),
    '~Add a|another|one? Term column ,|:|with? CellList': column,
  }),
];
