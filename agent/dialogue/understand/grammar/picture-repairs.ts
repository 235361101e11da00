/** What is done inside pictures: their crop and outline, and what else has grammars of its own. */
import type { Place } from '#tools/contract/page-space.ts';
import type { Change } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { change, changed, it, setting, type Act, type Edge, type Look, type Said } from './meanings.ts';
import { ERASING, EXTENDING, MENDING } from './mending.ts';
import { mayBePictures } from './pictures.ts';

const cropped = (target: Reference[], more: Partial<Act<'crop'>>): Act<'crop'> | null =>
  mayBePictures(target)
    ? { type: 'crop', target, ratio: null, frame: null, focus: null, zoom: null, turn: null, looks: [], ...more }
    : null;
const ZOOM = { plain: 1.4, strong: 1.8, slight: 1.2 };
const zoomBy = (degree: number | undefined): number =>
  degree === undefined || degree === 1 ? ZOOM.plain : degree > 1 ? ZOOM.strong : ZOOM.slight;

const CROPS: Rule[] = [
  ...rules('RatioSaid', 0.05, {
    'Number :|x|/|by Number': (wide: string, high: string) => `${wide}:${high}`,
    'a|an Ratio': (ratio: string) => ratio,
    'Ratio format|crop|shape|ratio|size|one?': (ratio: string) => ratio,
  }),
  ...rules('FrameSaid', 0.05, {
    'a|an|the? FrameName shape|frame|mask|form|crop|outline?': (frame: string) => frame,
    'the? shape|form of a|an|the? FrameName': (frame: string) => frame,
    'the|a? LetterFrame': (frame: string) => frame,
  }),
  ...rules('TurnedBy', 0.02, {
    Degrees: (turn: number) => turn,
    'Number degrees|degree|deg|°': (turn: string) => Number(turn.replace(',', '.')),
    'by|like|about|with|around ~Degree? TurnedBy': (turn: number) => turn,
    'Edge ,? TurnedBy': (edge: Edge, turn: number) => (edge === 'left' ? -turn : turn),
    'TurnedBy ,? Edge': (turn: number, edge: Edge) => (edge === 'left' ? -turn : turn),
    'TurnedBy ,? clockwise': (turn: number) => turn,
    'TurnedBy ,? anticlockwise|counterclockwise|anti-clockwise|counter-clockwise': (turn: number) => -turn,
  }),
  ...rules('CropAct', 0, {
    'mask|clip|frame|show NP to|into|in|as|with|inside FrameSaid': (target: Reference[], frame: string) =>
      cropped(target, { frame }),
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
    'straighten|level|unslant NP ~Degree? ,? TurnedBy': (target: Reference[], turn: number) =>
      cropped(target, { turn }),
    'straighten|level the? horizon of|in? NP? ,? TurnedBy': (target: Reference[] | undefined, turn: number) =>
      cropped(target ?? [], { turn }),
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
    'a|an? Step tone|touch|look|feel|light|colors|colours': (step: Look) => [changed(step)],
  }),
  ...rules('OutlineSaid', 0.02, {
    'Color border|frame|outline|edge|rim|stroke': (color: string) => color,
    'Step|Look Color border|frame|outline|edge|rim': (step: Look, color: string) =>
      `${color} ${step.way === 'down' || step.value === 'light' ? 'thin' : 'thick'}`,
  }),
  ...rules('Act', 0.02, {
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

export const PICTURE_REPAIRS: Rule[] = [...CROPS, ...MENDING, ...EXTENDING, ...ERASING];
