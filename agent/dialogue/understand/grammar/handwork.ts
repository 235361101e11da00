/**
 * What hands do on a canvas, said in words: lines between things, marks of a pen, letters that fit, groups, empty frames, and
 * collages: new ones of the pictures that are there, and what is changed of the one on the page.
 */
import type { Where } from '../../acts/adding.ts';
import type { Change } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule, entries, type Entry } from '../chart.ts';
import { changed, it, setting, whole, type Act, type Look, counted } from './meanings.ts';
import type { Place } from '#tools/contract/page-space.ts';
import { mayBePictures } from './pictures.ts';

/** A line to be. */
interface Stroke {
  shape: Act<'connect'>['shape'];
  looks: Change[];
}

export const HANDWORK_WORDS: readonly Entry[] = [
  ...entries<Act<'connect'>['shape']>('StrokeNoun', [
    ['line|connector|connecting line|straight line|stroke', 'line'],
    ['arrow|pointer|straight arrow', 'arrow'],
    [
      'double arrow|double-arrow|double-headed arrow|double headed arrow|two-way arrow|two-headed arrow',
      'double-arrow',
    ],
  ]),
  {
    category: 'Pen',
    words: 'pen|marker|brush|pencil|felt tip|felt-tip|felt pen|crayon|sharpie|biro|ballpoint',
    meaning: {},
  },
  { category: 'Highlighter', words: 'highlighter|text marker|highlighter pen|highlight marker', meaning: {} },
  {
    category: 'Hand',
    words: 'by hand|freehand|free hand|hand-drawn|hand drawn|handdrawn|as if by hand|like by hand|sketchy|scribbled',
    meaning: {},
  },
  {
    category: 'HandMade',
    words:
      'hand-drawn|hand drawn|handdrawn|hand-made|sketched|sketchy|scribbled|hand-sketched|doodled|freehand|scribbly',
    meaning: {},
  },
  { category: 'Joins', words: 'connect|join|link|link up|hook up', meaning: {} },
  { category: 'Ring', words: 'circle|ring|loop|oval', meaning: {} },
  { category: 'Runs', words: 'pointing|points|point|going|goes|leading|leads|running|runs|drawn', meaning: {} },
  {
    category: 'Fits',
    words: 'fit|fill|fits|fills|fill up|fill out|fit into|fit in|fit inside|fit within',
    meaning: {},
  },
  {
    category: 'Placeholder',
    words: 'placeholder|place holder|photo placeholder|picture placeholder|image placeholder|photo slot|picture slot',
    meaning: {},
  },
  { category: 'PhotoFrame', words: 'photo frame|picture frame|image frame', meaning: {} },
];

const looking = (look: Look, stroke: Stroke): Stroke | null =>
  look.property === 'dash' || look.property === 'weight' || look.property === 'heads'
    ? { ...stroke, looks: [...stroke.looks, changed(look)] }
    : null;
const colored = (color: string, stroke: Stroke): Stroke => ({
  ...stroke,
  looks: [...stroke.looks, setting('color', color)],
});

/** What a line joins. */
interface Ends {
  from: Reference | null;
  to: Reference;
  isBetween?: boolean;
}
const ends = ([from, ...more]: Reference[], [to, ...others]: Reference[]): Ends | null =>
  from && to && more.length + others.length === 0 ? { from, to } : null;
/** "the price and the bottle". */
const bothEnds = ([from, to, ...more]: Reference[]): Ends | null =>
  from && to && more.length === 0 ? { from, to } : null;
const between = (joined: Ends | null): Ends | null => joined && { ...joined, isBetween: true };
const oneEnd = ([to, ...more]: Reference[]): Ends | null => (to && more.length === 0 ? { from: null, to } : null);

const connect = ({ shape, looks }: Stroke, joined: Ends): Act<'connect'> => ({
  type: 'connect',
  ...joined,
  shape,
  looks,
});
const PLAIN: Stroke = { shape: 'line', looks: [] };
const withMore = (act: Act<'connect'>, more: Change[]): Act<'connect'> | null =>
  act.type === 'connect' && more.every(({ property }) => ['color', 'dash', 'weight', 'heads'].includes(property))
    ? { ...act, looks: [...act.looks, ...more] }
    : null;

const LINES: Rule[] = [
  ...rules('Stroke', 0.02, {
    StrokeNoun: (shape: Stroke['shape']): Stroke => ({ shape, looks: [] }),
    'Color Stroke': colored,
    'Look Stroke': looking,
    'a|an|another|one|the Stroke': (stroke: Stroke) => stroke,
    '~HandMade Stroke': (stroke: Stroke) => stroke,
    'Stroke in Color': (stroke: Stroke, color: string) => colored(color, stroke),
  }),
  ...rules('StrokeEnds', 0.02, {
    'from NP to|towards|toward|until|onto NP': ends,
    'from NP over|down|up|across to NP': ends,
    'from NP and NP': ends,
    'between NP': (of: Reference[]) => between(bothEnds(of)),
    'between NP and NP': (from: Reference[], to: Reference[]) => between(ends(from, to)),
    'that|which? ~Runs StrokeEnds': (joined: Ends) => joined,
  }),
  // It comes from nowhere in particular.
  ...rules('Pointed', 0.1, {
    'that|which? ~Runs to|at|towards|toward NP': oneEnd,
    'to|towards NP': oneEnd,
  }),
  ...rules('Act', 0.02, {
    '~Add|~Make|draw|run|create|insert|put in? ~Noun? Stroke StrokeEnds': connect,
    '~Add|~Make|draw|create|insert Stroke Pointed': (stroke: Stroke, joined: Ends) =>
      stroke.shape === 'arrow' ? connect(stroke, joined) : null,
    'Stroke StrokeEnds': connect,
    'Stroke Pointed': (stroke: Stroke, joined: Ends) => (stroke.shape === 'arrow' ? connect(stroke, joined) : null),
    'point|aim Stroke from NP to|at NP': (stroke: Stroke, from: Reference[], to: Reference[]) => {
      const joined = ends(from, to);
      return joined && connect(stroke, joined);
    },
    '~Joins NP': (of: Reference[]) => {
      const joined = bothEnds(of);
      return joined && connect(PLAIN, joined);
    },
    '~Joins NP with|by|using|through Stroke': (of: Reference[], stroke: Stroke) => {
      const joined = bothEnds(of);
      return joined && connect(stroke, joined);
    },
    '~Joins NP with|to|and NP': (from: Reference[], to: Reference[]) => {
      const joined = ends(from, to);
      return joined && connect(PLAIN, joined);
    },
    '~Joins NP with|to|and NP with|by|using|through Stroke': (from: Reference[], to: Reference[], stroke: Stroke) => {
      const joined = ends(from, to);
      return joined && connect(stroke, joined);
    },
    'Act ,|in|and? V': withMore,
  }),
];

const mark = (form: Act<'mark'>['form'], target: Reference[], color: string | null = null): Act<'mark'> | null =>
  target.some(({ kind }) => kind === 'background' || kind === 'page') ? null : { type: 'mark', target, form, color };
const marks =
  (form: Act<'mark'>['form']) =>
  (target: Reference[], color = ''): Act<'mark'> | null =>
    mark(form, target, color || null);

const PEN: Rule[] = [
  // The color of the pen, or none.
  ...rules('ByHand', 0.02, {
    '~Hand': () => '',
    'with|in|using a|the|my? ~Pen': () => '',
    'with|in|using a|the|my? Color ~Pen': (color: string) => color,
    'with|in|using a|the|my? ~Look|~Step ~Pen': () => '',
    'ByHand in Color': (_plain: string, color: string) => color,
    'in Color ByHand': (color: string, _plain: string) => color,
  }),
  ...rules('WithMarker', 0.02, {
    'with|in|using a|the|my? ~Highlighter|marker': () => '',
    'with|in|using a|the|my? Color ~Highlighter|marker': (color: string) => color,
  }),
  ...rules('ByHand', 0.05, { WithMarker: (color: string) => color }),
  ...rules('Circled', 0.02, {
    'a|an|some ~Ring': () => '',
    'a|an|some Color ~Ring': (color: string) => color,
  }),
  ...rules('HandCircled', 0.02, {
    'a|an|some ~HandMade ~Ring': () => '',
    'a|an|some ~HandMade Color ~Ring': (color: string) => color,
    'a|an|some Color ~HandMade ~Ring': (color: string) => color,
  }),
  ...rules('Underlining', 0.02, {
    'a|an|some ~HandMade line|underline|stroke|squiggle': () => '',
    'a|an|some ~HandMade Color line|underline|stroke|squiggle': (color: string) => color,
    'a|an|some Color ~HandMade line|underline|stroke|squiggle': (color: string) => color,
  }),
  ...rules('Act', 0, {
    'circle|encircle|ring NP ByHand': marks('circle'),
    'draw|put|add|make|need|want HandCircled around|round|about NP': (color: string, target: Reference[]) =>
      mark('circle', target, color || null),
    'draw|put|add|make|need|want Circled around|round|about NP ByHand': (
      color: string,
      target: Reference[],
      pen: string,
    ) => mark('circle', target, pen || color || null),
    'draw|put|add|make|need|want Circled ByHand around|round|about NP': (
      color: string,
      pen: string,
      target: Reference[],
    ) => mark('circle', target, pen || color || null),
    'underline NP ByHand': marks('underline'),
    'draw|put|add|make|need|want Underlining under|below|underneath|beneath NP ByHand?': (
      color: string,
      target: Reference[],
    ) => mark('underline', target, color || null),
    'cross|strike|scratch NP out|through? ByHand': marks('cross'),
    'cross|strike|scratch out|through NP ByHand': marks('cross'),
    'highlight|mark|colour|color NP up? WithMarker': marks('highlight'),
    'highlight NP ByHand': marks('highlight'),
    'mark NP ~Hand': marks('circle'),
  }),
  ...rules('Act', 0.3, {
    'HandCircled around|round|about NP': (color: string, target: Reference[]) => mark('circle', target, color || null),
    'Underlining under|below|underneath|beneath NP': (color: string, target: Reference[]) =>
      mark('underline', target, color || null),
  }),
  // Said without a pen it is one all the same, unless something named so is meant.
  ...rules('Act', 0.5, {
    'encircle NP': marks('circle'),
    'circle NP': marks('circle'),
    'circle NP in Color': marks('circle'),
  }),
];

const fit = ([target, ...more]: Reference[], into: Reference | null): Act<'fit'> | null =>
  target && more.length === 0 ? { type: 'fit', target: [target], into, always: false } : null;
const fitInto = (target: Reference[], [into, ...more]: Reference[]): Act<'fit'> | null =>
  into && more.length === 0 ? fit(target, into) : null;

const FITTING: Rule[] = rules('Act', 0.05, {
  '~Make|let|have NP to? ~Fits in|into|inside|within|to? NP': fitInto,
  'fit|squeeze|fill|size|resize|scale NP to? fit? in|into|inside|within|to NP': fitInto,
  'shrink NP to|into|until|so it? fit|fits? in|into|inside|within? NP': fitInto,
  'NP should|must|has|needs to? ~Fits in|into|inside|within|to? NP': fitInto,
  '~Make|let|have NP to? ~Fits its|their own? box': (target: Reference[]) => fit(target, null),
  'Act always|automatically|whatever': (act: Act<'fit'>) => (act.type === 'fit' ? { ...act, always: true } : null),
});

const group = (target: Reference[], ungroup = false): Act<'group'> => ({ type: 'group', target, ungroup });

const GROUPS: Rule[] = rules('Act', 0.02, {
  'group|bundle NP together|up?': (target: Reference[]) => group(target),
  'make|form|create a group of|from|out NP': (target: Reference[]) => group(target),
  '~Make NP a group': (target: Reference[]) => group(target),
  'put|join|combine|turn|merge NP in|into|to a|one group': (target: Reference[]) => group(target),
  'NP should|must be|become? grouped|a together|group?': (target: Reference[]) => group(target),
  'ungroup|un-group NP': (target: Reference[]) => group(target, true),
  ungroup: () => group(it, true),
  'dissolve|split|break|undo|take up? the|this|that group up|apart?': () => group(whole({ kind: 'group' }), true),
  'group with NP': (target: Reference[]) => group([...it, ...target]),
  'group NP with NP': (target: Reference[], others: Reference[]) => group([...target, ...others]),
});

const frame = (name: string, where: Where | null = null): Act<'emptyFrame'> => ({
  type: 'emptyFrame',
  frame: name,
  where,
});

const FRAMES: Rule[] = [
  ...rules('EmptyFrame', 0.02, {
    'empty|blank FrameName? frame|~PhotoFrame|~Placeholder': (name: string | undefined) => name ?? 'rectangle',
    'FrameName ~PhotoFrame|~Placeholder': (name: string) => name,
    '~PhotoFrame|~Placeholder': () => 'rectangle',
    'round|circular ~PhotoFrame|~Placeholder': () => 'circle',
    'empty|blank LetterFrame frame': (name: string) => name,
    'EmptyFrame for|to a|an|the|my|another|hold photo|picture|image|shot': (name: string) => name,
  }),
  ...rules('Act', 0.02, {
    '~Add|~Make|create|insert|draw a|an|another|one|new EmptyFrame': (name: string) => frame(name),
    '~Add|~Make|create|insert|draw a|an|another|one|new EmptyFrame Where': frame,
  }),
];

export const HANDWORK: Rule[] = [...LINES, ...PEN, ...FITTING, ...GROUPS, ...FRAMES];

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
