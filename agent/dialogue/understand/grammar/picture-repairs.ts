/** What is done inside pictures: their crop and outline, their faults, what goes on beyond their edges, what goes. */
import type { RetakeStep } from '#tools/contract/ports/imaging-port.ts';
import type { Place } from '#tools/contract/page-space.ts';
import type { Change } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import {
  change,
  changed,
  it,
  opposite,
  setting,
  whole,
  type Act,
  type Factor,
  type Look,
  type Said,
} from './meanings.ts';
import type { SharpSaid } from './picture-words.ts';
import { mayBePictures, pictures } from './pictures.ts';

type Side = Act<'extend'>['sides'][number];

const cropped = (target: Reference[], more: Partial<Act<'crop'>>): Act<'crop'> | null =>
  mayBePictures(target)
    ? { type: 'crop', target, ratio: null, frame: null, focus: null, zoom: null, turn: null, looks: [], ...more }
    : null;
const ZOOM = { plain: 1.4, strong: 1.8, slight: 1.2 };
const zoomBy = (degree: number | undefined): number =>
  degree === undefined || degree === 1 ? ZOOM.plain : degree > 1 ? ZOOM.strong : ZOOM.slight;

const CROPS: Rule[] = [
  ...rules('RatioSaid', 0.05, {
    Ratio: (ratio: string) => ratio,
    'Number :|x|/|by Number': (wide: string, high: string) => `${wide}:${high}`,
    'a|an Ratio': (ratio: string) => ratio,
    'Ratio format|crop|shape|ratio|size|one?': (ratio: string) => ratio,
  }),
  ...rules('FrameSaid', 0.05, {
    'a|an|the? FrameName shape|frame|mask|form|crop|outline?': (frame: string) => frame,
    'the? shape|form of a|an|the? FrameName': (frame: string) => frame,
    'the|a? LetterFrame': (frame: string) => frame,
  }),
  ...rules('CropAct', 0, {
    '~Crop NP to|into|in|as|at|a|an? RatioSaid': (target: Reference[], ratio: string) => cropped(target, { ratio }),
    '~Crop NP to|into|in|as FrameSaid': (target: Reference[], frame: string) => cropped(target, { frame }),
    '~Crop NP': (target: Reference[]) => cropped(target, { ratio: '1:1' }),
    '~Crop RatioSaid': (ratio: string) => cropped(it, { ratio }),
    '~Make|~Add NP to|into|in|as|a|an? RatioSaid crop|cropped': (target: Reference[], ratio: string) =>
      cropped(target, { ratio }),
    'RatioSaid crop of|for|on NP': (ratio: string, target: Reference[]) => cropped(target, { ratio }),
    '~Crop NP Degree? tighter|closer|tight|in': (target: Reference[], degree: number | undefined) =>
      cropped(target, { zoom: zoomBy(degree) }),
    '~Crop Degree? tighter|closer|tight|in': (degree: number | undefined) => cropped(it, { zoom: zoomBy(degree) }),
    'a? Degree? tighter|closer crop of|on|for NP': (degree: number | undefined, target: Reference[]) =>
      cropped(target, { zoom: zoomBy(degree) }),
    'zoom NP? Degree? in|closer Degree?': (
      target: Reference[] | undefined,
      before: number | undefined,
      behind: number | undefined,
    ) => cropped(target ?? it, { zoom: zoomBy(before ?? behind) }),
    'zoom Degree? in|closer Degree? on|to|at|into NP': (
      before: number | undefined,
      behind: number | undefined,
      target: Reference[],
    ) => cropped(target, { zoom: zoomBy(before ?? behind) }),
    'zoom NP? Degree? out again?': (target: Reference[] | undefined) => cropped(target ?? it, { zoom: 1 }),
    '~Crop NP to|on At': (target: Reference[], { place: focus }: Said) =>
      focus ? cropped(target, { focus, zoom: ZOOM.plain }) : null,
    '~Crop NP to|on the? Place half|part|side|area': (target: Reference[], focus: Place) =>
      cropped(target, { focus, zoom: ZOOM.plain }),
    'uncrop NP': (target: Reference[]) => cropped(target, { ratio: 'original' }),
    '~Remove the? crop of|from|on NP': (target: Reference[]) => cropped(target, { ratio: 'original' }),
    'show|see|want the? ~Whole NP again|back?': (target: Reference[]) => cropped(target, { ratio: 'original' }),
    '~Make|~Move|~Add NP in|into|inside|as|to FrameSaid': (target: Reference[], frame: string) =>
      cropped(target, { frame }),
    'NP in|into|inside|as FrameSaid': (target: Reference[], frame: string) => cropped(target, { frame }),
    '~Make NP FrameName shaped|framed|shape': (target: Reference[], frame: string) => cropped(target, { frame }),
    'give NP FrameSaid': (target: Reference[], frame: string) => cropped(target, { frame }),
    'FrameSaid for|around|on NP': (frame: string, target: Reference[]) => cropped(target, { frame }),
    'straighten|level NP by? Degrees': (target: Reference[], turn: number) => cropped(target, { turn }),
    'straighten|level NP Degree? ,? by|like|about? Number degrees|deg': (
      target: Reference[],
      _degree: number | undefined,
      turn: string,
    ) => cropped(target, { turn: Number(turn) }),
    'straighten|level NP Degree?': (target: Reference[], _degree: number | undefined) =>
      cropped(target, { turn: 'level' }),
    '~Make NP straight': (target: Reference[]) => cropped(target, { turn: 'level' }),
    '~Mend|straighten|level the? horizon of|in? NP?': (target: Reference[] | undefined) =>
      cropped(target ?? [], { turn: 'level' }),
    'CropAct ,|and? with V': withLooks,
    'CropAct , V': withLooks,
    'CropAct and V': withLooks,
  }),
  ...rules('Act', 0.02, { CropAct: (act: Act<'crop'>) => act }),
  ...rules('Color', 0.05, { 'pure|plain|solid|simple Color': (color: string) => color }),
  ...rules('V', 0.02, {
    'a|an|with? OutlineSaid': (outline: string) => [setting('outline', outline)],
    'a|an Color': (color: string) => [setting('color', color)],
    'a|an? Step tone|touch|look|feel|light|colors|colours': (step: Look) => [changed(step)],
  }),
  ...rules('OutlineSaid', 0.02, {
    'Color border|frame|outline|edge|rim|stroke': (color: string) => color,
    'Step|Look Color border|frame|outline|edge|rim': (step: Look, color: string) =>
      `${color} ${step.way === 'down' || step.value === 'light' ? 'thin' : 'thick'}`,
  }),
  ...rules('Act', 0.02, {
    'can|could|may NP have|get V': (target: Reference[], changes: Change[]) => change(target, changes),
    'give|add NP V': (target: Reference[], changes: Change[]) =>
      mayBePictures(target) ? change(target, changes) : null,
    'round|soften off? the? edges|corners of|on|from NP': (target: Reference[]) =>
      change(target, [setting('corners', 40)]),
    'add|put|give a? Look underneath|below|under|behind|around? it?': (look: Look) => change(it, [changed(look)]),
    'stand|sit|rest|set|put|place|ground NP firmly|down|back? on the|its|a ground|floor': (target: Reference[]) =>
      mayBePictures(target) ? change(target, [setting('groundShadow', 'soft')]) : null,
    '~Make|let|have NP to? stand|sit|rest firmly? on the|its|a ground|floor': (target: Reference[]) =>
      mayBePictures(target) ? change(target, [setting('groundShadow', 'soft')]) : null,
    '~Add Look under|underneath|beneath|below|for NP': (look: Look, target: Reference[]) =>
      look.property === 'groundShadow' || look.property === 'shadow' ? change(target, [changed(look)]) : null,
    'tone NP down': (target: Reference[]) => change(target, [changed({ property: 'saturation', way: 'down' })]),
    'add|put|use|apply a|an|the? FilterName filter|effect|look to|on|over NP': (filter: string, target: Reference[]) =>
      mayBePictures(target) ? change(target, [setting('filter', filter)]) : null,
    'Doing NP up': (doing: Look, target: Reference[]) =>
      mayBePictures(target) ? change(target, [changed(doing)]) : null,
    'round NP off': (target: Reference[]) => change(target, [setting('corners', 40)]),
  }),
];

function withLooks(act: Act<'crop'>, looks: Change[]): Act<'crop'> | null {
  const own = looks.every(({ property }) => ['outline', 'shadow', 'size', 'opacity', 'filter'].includes(property));
  return own ? { ...act, looks: [...act.looks, ...looks] } : null;
}

const mend = (target: Reference[], more: Partial<Act<'mend'>> = {}): Act<'mend'> | null =>
  mayBePictures(target) ? { type: 'mend', target, how: 'retake', only: [], without: [], factor: null, ...more } : null;
const only = (target: Reference[], step: RetakeStep) => mend(target, { only: [step] });
const upscale = (target: Reference[], factor: number | null = null) => mend(target, { how: 'upscale', factor });

const sharpened = (target: Reference[], _degree: number | undefined, { factor }: SharpSaid): Act<'mend'> | null =>
  upscale(target, factor);

const MENDING: Rule[] = [
  ...rules('Quite', 0, {
    'so|too|very|really|kinda|pretty|way|super|quite|all|rather': () => ({}),
    'a|little bit|little|tad': () => ({}),
    '~Quite too': () => ({}),
  }),
  ...rules('Times', 0.05, {
    'Number x|times|fold': (times: string) => asFactor(Number(times)),
    'by|to? TimesSaid': (times: number) => asFactor(times),
    Factor: ({ way, degree }: Factor) => (way === 'up' ? (degree > 4 ? 3 : 2) : null),
  }),
  ...rules('Act', 0.02, {
    '~Upscale NP': (target: Reference[]) => upscale(target),
    '~Upscale NP by|to? Times': upscale,
    '~Upscale Times NP': (factor: number, target: Reference[]) => upscale(target, factor),
    '~Upscale by? Times?': (factor: number | undefined) => upscale([], factor ?? null),
    '~Sharpen NP': (target: Reference[]) => upscale(target),
    '~Make NP Degree? Sharp': sharpened,
    'NP Degree? Sharp': sharpened,
    '~Raise the? ~Quality of|in NP': (target: Reference[]) => upscale(target),
    "~Raise NP 's? ~Quality": (target: Reference[]) => upscale(target),
    '~Raise the? ~Quality': () => upscale([]),
    'NP is|are|looks|look|seems|came|turned out? ~Quite? ~Unsharp': (target: Reference[]) => upscale(target),
    '~Mend NP': (target: Reference[]) => mend(target),
    '~Mend NP ~Nicely': (target: Reference[]) => mend(target),
    '~Make NP look? Degree? ~Nicer': (target: Reference[]) => mend(target),
    'NP is|are|looks|look ~Quite? ~Dull': (target: Reference[]) =>
      target.every(({ kind }) => kind === 'photo') ? mend(target) : null,
    'NP is|are|looks|look|came|turned ~Quite? Step': complained,
    'the? colors|colours of|in NP is|are|looks|look ~Quite? Step': complained,
    'NP is|are|looks|look|came|turned out ~Quite Step': complained,
    '~Mend|~Remove ~Determiner? Fault of|in|on|from NP': (step: RetakeStep, target: Reference[]) => only(target, step),
    '~Mend|~Remove ~Determiner? Fault': (step: RetakeStep) => only([], step),
    '~Make ~Determiner? Fault of|in? NP? ~Nicer|right': (step: RetakeStep, target: Reference[] | undefined) =>
      only(target ?? [], step),
    'the|my? Fault is|looks ~Quite? ~Dull': (step: RetakeStep) => only([], step),
    'NP has|with ~Quite? Fault': only,
    'NP is|are|looks|look|came|turned out? ~Quite? Faulty': only,
    '~Make NP less Faulty': only,
    '~Mend ~Determiner? Faulty N': (step: RetakeStep, noun: Said) => only(whole(noun), step),
    '~Mend ~Determiner? ~Exposed N': (noun: Said) => only(whole(noun), 'exposure'),
    // Dark by itself it gets lighter; to be put right, it gets the light that it needs.
    'NP is|are|looks|look|came|turned out? ~Quite? Exposed': (target: Reference[], way: 'up' | 'down') =>
      complained(target, { property: 'color', way }),
    'NP is|are|looks|look|came|turned out? ~Quite? ~Exposed ,|.|and? ~Mend it|that|this': (target: Reference[]) =>
      only(target, 'exposure'),
    "Act ,? but? don't|dont|not|without crop|cropping it?": (act: Act<'mend'>) => without(act, 'crop'),
    "Act ,? but? don't|dont|not|without straighten|straightening|rotate|rotating it?": (act: Act<'mend'>) =>
      without(act, 'straighten'),
    // "fix my photo, the light is horrible": what is wrong says what to mend.
    'Act ,|.|: Act': (some: Act<'mend'>, other: Act<'mend'>) => bothMended(some, other),
    'Act and Act': (some: Act<'mend'>, other: Act<'mend'>) => bothMended(some, other),
    'Act ,|.|and? ~Mend it|that|this': (act: Act<'mend'>) => (act.type === 'mend' ? act : null),
    'Act ,|.|and? ~Upscale|~Sharpen it|that|this?': (act: Act<'mend'>) =>
      act.type === 'mend' && act.how === 'upscale' ? act : null,
  }),
];

/** "the photo is so dark": of pictures only, a text that is so big may be meant to be. */
function complained(target: Reference[], step: Look): Act<'change'> | null {
  const less = opposite(changed(step));
  return less && mayBePictures(target) ? change(target, [less]) : null;
}

const asFactor = (times: number): number | null => (times >= 2 && times <= 4 ? Math.round(times) : null);

function without(act: Act<'mend'>, step: RetakeStep): Act<'mend'> | null {
  return act.type === 'mend' && act.how === 'retake' ? { ...act, without: [...act.without, step] } : null;
}

/** Several faults of one picture. */
function bothMended(some: Act<'mend'>, other: Act<'mend'>): Act<'mend'> | null {
  if (some.type !== 'mend' || other.type !== 'mend' || some.how !== other.how) return null;
  const isSame = other.target.every(({ pronoun }) => pronoun !== null) || some.target.length === 0;
  return isSame
    ? {
        ...some,
        target: some.target.length > 0 ? some.target : other.target,
        only: [...new Set([...some.only, ...other.only])],
        factor: some.factor ?? other.factor,
      }
    : null;
}

const extend = (target: Reference[], sides: readonly Side[], more: Partial<Act<'extend'>> = {}): Act<'extend'> | null =>
  mayBePictures(target)
    ? { type: 'extend', target, sides: [...sides], ratio: null, fillsPage: false, degree: 1, ...more }
    : null;

const EXTENDING: Rule[] = [
  ...rules('MoreRoom', 0, {
    'room|space': () => ({}),
    'make|add|leave|give|need|want|me|some|a|more|bit|extra|of ~MoreRoom': () => ({}),
    '~MoreRoom for text|words|writing|headline|title|copy': () => ({}),
    '~MoreRoom for the|some|my text|words|writing|headline|title|copy': () => ({}),
  }),
  ...rules('OnSide', 0.05, {
    'to|at|on|in the? Place|Way side|edge?': (where: Place | 'up' | 'down') => sideOf(where),
    'Place|Way|Edge': (where: Place | 'up' | 'down') => sideOf(where),
    'above|upwards': (): Side[] => ['top'],
    'below|underneath|downwards': (): Side[] => ['bottom'],
    'on|to both|either? sides|side': (): Side[] => ['left', 'right'],
    'around|all around|sides': (): Side[] => [],
    'OnSide and OnSide': (some: Side[], others: Side[]) => [...some, ...others],
  }),
  ...rules('Act', 0.02, {
    '~Extend NP': (target: Reference[]) => extend(target, []),
    '~Extend BgOf': (target: Reference[]) => extend(target, []),
    '~Extend NP|BgOf Degree? OnSide Degree?': (
      target: Reference[],
      before: number | undefined,
      sides: Side[],
      behind: number | undefined,
    ) => extend(target, sides, { degree: before ?? behind ?? 1 }),
    '~Extend NP|BgOf to|into RatioSaid': (target: Reference[], ratio: string) => extend(target, [], { ratio }),
    '~Extend NP|BgOf to|until|so|till it|that? fill|fills|cover|covers|fit|fits ~AllOfIt': (target: Reference[]) =>
      extend(target, [], { fillsPage: true }),
    '~MoreRoom OnSide of? NP?': (sides: Side[], target: Reference[] | undefined) => extend(target ?? [], sides),
    'Act for text|words|writing|copy': (act: Act<'extend'>) => (act.type === 'extend' ? act : null),
    'Act so|for|that ~MoreRoom': (act: Act<'extend'>) => (act.type === 'extend' ? act : null),
    'Act so|for|that theres|there is? ~MoreRoom': (act: Act<'extend'>) => (act.type === 'extend' ? act : null),
    '~Add more sky|ceiling|headroom above|on|at? top?': () => extend([], ['top']),
  }),
];

function sideOf(where: Place | 'up' | 'down'): Side[] | null {
  const sides: Partial<Record<string, Side>> = {
    up: 'top',
    down: 'bottom',
    left: 'left',
    right: 'right',
    top: 'top',
    bottom: 'bottom',
  };
  const side = sides[where];
  return side ? [side] : null;
}

const erase = (what: string, target: Reference[], where: Place | null): Act<'erase'> | null =>
  mayBePictures(target) ? { type: 'erase', target, what, place: where } : null;

const ERASING: Rule[] = [
  ...rules('OfPicture', 0.05, {
    'from|in|on|off|of|out NP': pictures,
    'out of NP': pictures,
  }),
  ...rules('Act', 0.02, {
    '~Remove|~Erase ~Determiner? Thing OfPicture': (what: string, target: Reference[]) => erase(what, target, null),
    '~Remove|~Erase ~Determiner? Thing At OfPicture': (what: string, { place: at }: Said, target: Reference[]) =>
      at ? erase(what, target, at) : null,
    '~Remove|~Erase ~Determiner? Thing OfPicture ,? At': (what: string, target: Reference[], { place: at }: Said) =>
      at ? erase(what, target, at) : null,
    '~Remove|~Erase ~Determiner? Thing in|at|on the Place corner? OfPicture': (
      what: string,
      at: Place,
      target: Reference[],
    ) => erase(what, target, at),
  }),
  // The answer to where it is.
  ...rules('Act', 0.9, {
    At: ({ place: at }: Said) => (at ? erase('', [], at) : null),
    Place: (at: Place) => erase('', [], at),
  }),
];

export const PICTURE_REPAIRS: Rule[] = [...CROPS, ...MENDING, ...EXTENDING, ...ERASING];
