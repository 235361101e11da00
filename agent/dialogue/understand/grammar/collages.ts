/** Collages: new ones of the pictures that are there, and what is changed of the one on the page. */
import type { Reference } from '../../acts/reference.ts';
import type { Place } from '#tools/contract/page-space.ts';
import { rules, type Rule } from '../chart.ts';
import { counted, type Act, type Look } from './meanings.ts';
import { mayBePictures } from './pictures.ts';

type Said = Partial<Act<'collage'>>;

const collage = (more: Said): Act<'collage'> => ({
  type: 'collage',
  isThere: false,
  columns: null,
  rows: null,
  count: null,
  form: null,
  gap: null,
  corners: null,
  swap: [],
  ...more,
});

/** The one that is there. */
const present = (more: Said): Act<'collage'> => collage({ ...more, isThere: true });

type GridSize = readonly [number, number];
const sized = (size: GridSize | undefined): Said => (size ? { columns: size[0], rows: size[1] } : {});

const hero = (place: Place): Said | null => {
  const side = place === 'center' ? 'middle' : place;
  return side.includes('-') ? null : { form: `hero-${side}` };
};
const lined = (said: string, form: 'columns' | 'rows'): Said => ({ count: counted(said), form });
const withForm = (act: Act<'collage'>, said: Said): Act<'collage'> => ({ ...act, ...said });

const isOfPictures = (of: readonly Reference[]): boolean =>
  mayBePictures(of) || of.every(({ pronoun, quantity }) => pronoun !== null || quantity !== null);

export const COLLAGES: Rule[] = [
  ...rules('GridForm', 0.02, {
    GridSize: sized,
    'Number|Count columns|column': (said: string) => lined(said, 'columns'),
    'Number|Count rows|row': (said: string) => lined(said, 'rows'),
    'columns|column': (): Said => ({ form: 'columns' }),
    'rows|row': (): Said => ({ form: 'rows' }),
    'side by side': (): Said => ({ form: 'columns' }),
    'next to each other': (): Said => ({ form: 'columns' }),
    'one|a|the? very? large|big|bigger|larger|main|hero one|photo|picture|image|cell? is? on|at|to|in the? Place side?':
      hero,
    'a|an|one|the hero Place': hero,
    'a|an|the? mosaic|uneven|irregular|staggered layout|grid|pattern?': (): Said => ({ form: 'mosaic' }),
    'a|an|the? pinwheel layout|pattern|shape?': (): Said => ({ form: 'pinwheel' }),
    'a|an|the? pyramid layout|pattern|shape?': (): Said => ({ form: 'pyramid' }),
  }),
  ...rules('NewGrid', 0.02, {
    'a|an|the|one|nice|simple? GridSize? photo|picture|image? Grid': (
      size: GridSize | undefined,
      said: Pick<Act<'collage'>, 'form'>,
    ) => collage({ ...sized(size), form: size ? null : said.form }),
    'a|an? Number|Count photo|picture|pic Grid': (count: string, { form }: Pick<Act<'collage'>, 'form'>) =>
      collage({ count: counted(count), form }),
    'NewGrid ,? no|without|zero ~Gaps in|between? it|them?': withGap,
    'NewGrid with|and? rounded|round corners': (act: Act<'collage'>) => ({ ...act, corners: 'round' }),
    'NewGrid ,|in|with|as|and GridForm': withForm,
    'NewGrid with , GridForm': withForm,
    GridOf: (act: Act<'collage'>) => act,
  }),
  ...rules('GridOf', 0.02, {
    'GridOf ,|in|with|as|and GridForm': withForm,
    'GridOf ,? no|without|zero ~Gaps in|between? it|them?': withGap,
    'NewGrid of|from|with|using|out of? NP': (act: Act<'collage'>, of: Reference[]) => (isOfPictures(of) ? act : null),
    'NewGrid of|from|with|using|out of? my|the|these|all|those? Number|Count NP': (
      act: Act<'collage'>,
      count: string,
      of: Reference[],
    ) => (isOfPictures(of) ? { ...act, count: counted(count) } : null),
    'NewGrid for|of Number|Count NP': (act: Act<'collage'>, count: string, of: Reference[]) =>
      isOfPictures(of) ? { ...act, count: counted(count) } : null,
  }),
  ...rules('InGrid', 0.02, {
    'in|of|for|on|from the|my|this? ~Grid': () => ({}),
    'between|in the|my? photos|pictures|pics|images|cells|them': () => ({}),
  }),
  ...rules('TheGrid', 0.02, { 'the|my|this|that ~Grid': () => ({}) }),
  ...rules('Act', 0.02, {
    '~Make|~Add|~Draws|create|build|do NewGrid': (act: Act<'collage'>) => act,
    '~Make|put|arrange|combine|lay|turn|show NP out? in|into|as NewGrid': (_of: Reference[], act: Act<'collage'>) =>
      act,
    'no|without|~Remove the|any? ~Gaps ~InGrid': () => present({ gap: 'none' }),
    'less|smaller|tighter|narrower|thinner ~Gaps ~InGrid': () => present({ gap: 'less' }),
    'more|bigger|larger|wider|some ~Gaps ~InGrid': () => present({ gap: 'more' }),
    '~Make the? ~Gaps ~InGrid smaller|tighter|thinner|narrower': () => present({ gap: 'less' }),
    '~Make the? ~Gaps ~InGrid bigger|larger|wider': () => present({ gap: 'more' }),
    '~Make the? ~Gaps ~InGrid to|be? Pixels': (gap: number) => present({ gap }),
    '~Make the? ~Gaps ~InGrid to|be? Amount px|pixels?': (gap: number) => present({ gap }),
    'a|an? Pixels ~Gaps ~InGrid': (gap: number) => present({ gap }),
    'round|rounded the? corners ~InGrid': () => present({ corners: 'round' }),
    '~Make|add|give ~TheGrid a? Look': (look: Look) => cornered(look),
    '~Make|add Look ~InGrid|to ~TheGrid?': (look: Look) => cornered(look),
    '~Make|~Exchange|lay ~TheGrid out? to|into|in|with|a|an? GridForm': (said: Said) => present(said),
    'GridForm for|in ~TheGrid': (said: Said) => present(said),
    'swap|exchange|switch NP ~InGrid': (swap: Reference[]) => present({ swap }),
    'swap|exchange|switch NP with NP ~InGrid': (one: Reference[], other: Reference[]) =>
      present({ swap: [...one, ...other] }),
    'swap|exchange|switch NP around|over ~InGrid': (swap: Reference[]) => present({ swap }),
  }),
  ...rules('Act', 0.2, { GridOf: (act: Act<'collage'>) => act }),
];

function withGap(act: Act<'collage'>): Act<'collage'> {
  return { ...act, gap: 'none' };
}

function cornered({ property, value }: Look): Act<'collage'> | null {
  return property === 'corners' ? present({ corners: value === 0 ? 'sharp' : 'round' }) : null;
}
