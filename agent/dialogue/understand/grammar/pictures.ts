/** Pictures themselves: what is behind their subject, which ones are put on the page, their crop and their faults. */
import type { RetakeStep } from '#tools/contract/ports/imaging-port.ts';
import type { Place } from '#tools/contract/page-space.ts';
import type { Where } from '../../acts/adding.ts';
import type { Change } from '../../acts/edits.ts';
import { reference, type Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { change, changed, it, opposite, setting, type Act, type Factor, type Look, type Said } from './meanings.ts';

type Details = { where?: Where; looks: Change[] };
type Side = Act<'extend'>['sides'][number];

/** Whether a reference may mean pictures. */
export const mayBePictures = (target: readonly Reference[]): boolean =>
  target.every(
    ({ kind, words, pronoun, quantity, form }) =>
      (kind === 'photo' || kind === 'picture' || kind === 'logo' || kind === null) &&
      form === null &&
      (kind !== null || words !== null || pronoun !== null || quantity !== 'all'),
  );

const pictures = (target: Reference[]): Reference[] | null => (mayBePictures(target) ? target : null);

const cutOut = (target: Reference[], more: Partial<Act<'cutOut'>> = {}): Act<'cutOut'> | null =>
  mayBePictures(target) ? { type: 'cutOut', target, restore: false, keep: null, on: null, ...more } : null;
const restored = (target: Reference[]): Act<'cutOut'> | null => cutOut(target, { restore: true });

const CUTOUTS: Rule[] = [
  // Whose background it is; of none: of the picture that is meant by itself.
  ...rules('BgHead', 0, {
    '~BgNoun': () => ({}),
    'whole|original|old|entire|photo|picture ~BgHead': () => ({}),
  }),
  ...rules('BgHead', 0.1, { '~Adjective|~Color|~Look|~Step|~Unknown ~BgHead': () => ({}) }),
  ...rules('BgOf', 0.05, {
    '~Determiner? ~BgHead': (): Reference[] => [],
    '~Determiner? ~BgHead of|from|behind|in|around|on|off NP': pictures,
    'NP ~BgNoun': pictures,
    "NP 's ~BgNoun": pictures,
    'Quantity ~BgNoun': (): Reference[] => [reference({ kind: 'photo', quantity: 'all' })],
  }),
  ...rules('Behind', 0.1, {
    '~BehindNoun': () => ({}),
    '~Unknown': () => ({}),
    '~Look|~Step|~Color|~Unknown|~Adjective ~Behind': () => ({}),
  }),
  ...rules('BgOf', 0.3, {
    '~Determiner? ~Behind behind|around NP': pictures,
    '~Determiner? ~Behind behind|around her|him|me|us|them|myself': (): Reference[] => [],
    'everything|all|stuff behind|around her|him|me|us|them|myself': (): Reference[] => [],
    "what|whats|what's|everything|all|anything|stuff is|that|thats|that's? is? behind|around NP": pictures,
  }),
  ...rules('Conn', 0, {
    'and|,|&|n|+|then|plus': () => ({}),
    ', and|then': () => ({}),
    'and then|also': () => ({}),
  }),
  ...rules('Cut', 0, {
    '~Remove BgOf': (of: Reference[]) => cutOut(of),
    'take|cut|strip|clean|wipe|throw BgOf out|off|away': (of: Reference[]) => cutOut(of),
    'no|without BgOf': (of: Reference[]) => cutOut(of),
    'BgOf away|off|gone|out|removed': (of: Reference[]) => cutOut(of),
    'BgOf should|must|has|needs to? be? go|gone|disappear|removed': (of: Reference[]) => cutOut(of),
    '~Make BgOf transparent|see-through|invisible': (of: Reference[]) => cutOut(of),
    'cut NP out': (of: Reference[]) => cutOut(of),
    '~Cutout of? NP': (of: Reference[]) => cutOut(of),
    'NP ~Cutout': (of: Reference[]) => cutOut(of),
    '~Make|~Add NP ~Cutout': (of: Reference[]) => cutOut(of),
    'only|just NP ,? and? without|no ~Determiner? ~BgNoun': (of: Reference[]) => cutOut(of),
    'Cut only|please': (act: Act<'cutOut'>) => act,
    'NP ,? without|no ~Determiner? ~BgNoun': (of: Reference[]) => cutOut(of),
    'NP with|on a|an? transparent ~BgNoun': (of: Reference[]) => cutOut(of),
    '~Neatly Cut': (act: Act<'cutOut'>) => act,
    'Cut ~Neatly': (act: Act<'cutOut'>) => act,
    'Cut again|first': (act: Act<'cutOut'>) => act,
    'Cut ,? in|into the? middle|center|centre': (act: Act<'cutOut'>) => act,
  }),
  ...rules('Cut', 0.05, {
    'Color ~BgNoun for|behind|around NP': (on: string, of: Reference[]) => cutOut(of, { on }),
    'a|an Color ~BgNoun for|behind|around NP': (on: string, of: Reference[]) => cutOut(of, { on }),
    'NP on|with|in|against a|an|the? Color ~BgNoun': (of: Reference[], on: string) => cutOut(of, { on }),
    '~Make BgOf a|an? Color': (of: Reference[], on: string) => (of.length > 0 ? cutOut(of, { on }) : null),
    'Cut ~Conn ~Put a|an|the? Color ~BgNoun?': onto,
    'Cut ~Conn? on|onto a|an|the? Color ~BgNoun?': onto,
    'Cut ~Conn ~Make it|them|that Color': onto,
    'Cut ~Conn a|an? Color ~BgNoun': onto,
    'Cut ~Conn ~Make|~Add|with a|an? Color ~BgNoun': onto,
  }),
  ...rules('Put', 0, {
    'put|place|set|stick|pop|stand|lay it|them|that on|onto|against|over': () => ({}),
    'placed|put|set|standing? on|onto': () => ({}),
  }),
  ...rules('Act', 0, {
    Cut: (act: Act<'cutOut'>) => act,
    '~Restore BgOf': restored,
    '~Restore ~Determiner? original|old|whole BgOf': restored,
    'put|bring|get|want|need|have|give BgOf back': restored,
    '~Undo BgOf removal': restored,
    'i liked|like|preferred|prefer BgOf better|more ,? put|bring|get|give it|that back': restored,
    'i liked|like|preferred|prefer BgOf better|more': restored,
    'BgOf back': restored,
    'BgOf back again|in|there': restored,
    'with BgOf again|back': restored,
  }),
  // Of what is cut out already, the page.
  ...rules('Act', 0.02, {
    'put|place|set|stick|pop NP on|onto|against a|an|the? Color ~BgNoun': (_what: Reference[], color: string) =>
      change([reference({ kind: 'background' })], [setting('color', color)]),
  }),
  ...rules('Act', 0.4, {
    'NP is|are|looks|look ~Quite? ~Dull': (target: Reference[]): Act<'mention'> => ({ type: 'mention', target }),
  }),
  ...rules('NP', 0.1, { 'the|my? ~Whole ~BgNoun': () => [reference({ kind: 'background' })] }),
  // What is to remain is what is cut out anyway.
  ...rules('Kept', 0.05, {
    'only|just NP should|must|can|to? be? left|remain|stay|visible': () => [],
    'NP only|alone should|must remain|stay|be': () => [],
    'keep|leave only|just NP': () => [],
    'no text|words|writing|logos|props': () => [],
    'no text|words|writing|logos|props on|in it|there|this': () => [],
    'only|just her|him|me|it|them should|must|can be? left|remain|stay': () => [],
    'keep|leave PropertyOf': () => [],
    'NP must|should|has|have to? stay|remain ~Legible': () => [],
    'nothing else on|in it|there|that': () => [],
  }),
];

function onto(act: Act<'cutOut'>, on: string): Act<'cutOut'> | null {
  return act.type === 'cutOut' && act.on === null && !act.restore ? { ...act, on } : null;
}

const place = (target: Reference[], details: Details | null): Act<'placePicture'> | null =>
  mayBePictures(target)
    ? { type: 'placePicture', target, where: details?.where ?? null, looks: details?.looks ?? [] }
    : null;
const exchange = (target: Reference[], [by, ...more]: Reference[]): Act<'exchange'> | null =>
  by && more.length === 0 && mayBePictures(target) && mayBePictures([by]) ? { type: 'exchange', target, by } : null;
const byIt = (target: Reference[]): Act<'exchange'> | null => exchange(target, it);
/** By something that was sent along, which nothing on the page goes by. */
const isPointedAt = ({ pronoun, kind, words }: Reference): boolean =>
  pronoun === 'it' || (kind === 'photo' && words === null);
const byThat = (target: Reference[], by: Reference[]): Act<'exchange'> | null =>
  by.every(isPointedAt) ? exchange(target, by) : null;

/** Pictures that come with the message. */
const ATTACHED: Rule[] = [
  ...rules('Shown', 0, { 'one|photo|pic|picture|image|file|version': () => ({}) }),
  ...rules('NP', 0.05, {
    'the|this|that ~Shown i|we just? attached|uploaded|sent|added': () => it,
    'the|my|this? attached|uploaded ~Shown': () => it,
  }),
  ...rules('Where', 0.02, {
    'in|at|on|into|to|onto the|that? ~Empty ~Room At': ({ place: where }: Said): Where | null =>
      where ? { to: 'place', place: where } : null,
    'in|at|on|into|to the|that? Place ~Empty ~Room': (where: Place): Where => ({ to: 'place', place: where }),
    'in|at|on|into|to the|that? Place ~Room': (where: Place): Where => ({ to: 'place', place: where }),
  }),
  ...rules('Act', 0.25, {
    '~Add NP': (target: Reference[]) => place(target, null),
    '~Add|show|use NP on|onto|in|to the|my|this? page|design|canvas|post|it|there|here': (target: Reference[]) =>
      place(target, null),
    '~Add|show|use NP on there|here|it too|as|well?': (target: Reference[]) => place(target, null),
    '~Add NP where there|it is|has ~Empty? ~Room': (target: Reference[]) => place(target, null),
    '~Add NP in|into the|that? ~Empty ~Room': (target: Reference[]) => place(target, null),
    '~Add NP too|also? ,? Details': place,
    'NP ,? Details': (target: Reference[], details: Details) => (details.where ? place(target, details) : null),
    'NP should|must|can|could go|be|come Details': place,
    'here is|are NP': (target: Reference[]) => place(target, null),
  }),
  ...rules('ItIs', 0, {
    "its|it's|that's|thats|heres|here's": () => ({}),
    'it|this|that|here is|was|must|should be?': () => ({}),
    'here are|comes': () => ({}),
  }),
  ...rules('Act', 0.03, {
    'replace|change|exchange NP with|by|for NP': exchange,
    'use|take|put|have NP instead': (by: Reference[]) => exchange([], by),
    'use|take|put|have|show NP instead of NP': (by: Reference[], of: Reference[]) => exchange(of, by),
    'use|take NP for NP': (by: Reference[], of: Reference[]) => byThat(of, by),
    '~Exchange NP for|with|by|to|against|into NP': byThat,
    '~Exchange NP out|over for|with NP': byThat,
    'swap|switch|exchange out NP for|with NP': byThat,
    '~Exchange NP for NP': exchange,
    'NP to NP': byThat,
    'ItIs NP ,? not NP': (_is: unknown, by: Reference[], of: Reference[]) => exchange(of, by),
    'not NP but NP': exchange,
    'i meant|mean NP': (by: Reference[]) => (by.every(isPointedAt) ? exchange([], by) : null),
    '~ItIs the|a? right|correct|new|better|nicer|other ~Shown?': () => byIt([]),
  }),
  ...rules('Act', 0.3, {
    'NP instead': (by: Reference[]) => exchange([], by),
    'NP instead of NP': (by: Reference[], of: Reference[]) => exchange(of, by),
    'ItIs NP': (_is: unknown, by: Reference[]) => (by.every(isPointedAt) ? exchange([], by) : null),
    'use|take NP': (by: Reference[]) => (by.every(isPointedAt) ? exchange([], by) : null),
    '~Exchange NP': (target: Reference[]) => byIt(target),
    'swap|switch|exchange out NP': (target: Reference[]) => byIt(target),
  }),
  ...rules('Kept', 0.1, {
    'wrong NP': () => [],
    'that|this|it is|was the wrong NP|one': () => [],
    'in|at|on|to? the? same spot|place|size|position': () => [],
    'in|at|on? the? same spot|place|size|position and|,|& size|spot|place|position': () => [],
    'NP stays|stay exactly|right? where|how|as|like it|they is|are': () => [],
    'NP stays|stay exactly? the? same': () => [],
    'keep|leave NP exactly? the? same': () => [],
    'new|another ~Shown attached|here|uploaded|below': () => [],
    'here it|they|you is|are|go': () => [],
    'see attached|below': () => [],
    'i? uploaded|sent|attached|posted|used|gave you|u? the wrong one|photo|pic|picture|file': () => [],
    'NP stays|stay on|in|at top|front': () => [],
    'with NP on top|it|front': () => [],
    'NP on top': () => [],
  }),
];

const spread = (target: Reference[], as: Act<'spread'>['as']): Act<'spread'> | null =>
  mayBePictures(target) ? { type: 'spread', target, as } : null;
const asBackground = (target: Reference[]) => spread(target, 'background');
const filling = (target: Reference[]) => spread(target, 'picture');

const SPREAD: Rule[] = [
  ...rules('PageGround', 0, {
    'a|the|my|our|its? page|full|whole? ~BgNoun': () => ({}),
    'the ~BgNoun of|for|on ~Determiner? ~Whole? page|design|post|canvas|thing|poster|flyer|story': () => ({}),
  }),
  ...rules('AllOfIt', 0, {
    'the|my|this? ~Whole page|canvas|screen|design|post|background|thing|format|story|poster|flyer|card': () => ({}),
    'the|my|this page|canvas|screen|design|post|format': () => ({}),
    'everything|it': () => ({}),
    'the|my? page|canvas|screen|post completely|fully|entirely': () => ({}),
  }),
  ...rules('Act', 0, {
    'use|set|make|put|have|take|want|turn|place NP as|into|for|to be? ~PageGround': asBackground,
    'NP as|for ~PageGround': asBackground,
    'make|set NP ~PageGround': asBackground,
    'NP should|must|can|could be|become ~PageGround': asBackground,
    'use|set|put NP in the background': asBackground,
    '~Make|let|want NP to? fill|cover|take|span up? ~AllOfIt': filling,
    'NP should|must|can|could|has to? fill|cover|take|span up? ~AllOfIt': filling,
    'can|could|may NP fill|cover|take|span up? ~AllOfIt': filling,
    '~Make NP bigger|larger|big so|until|till it|that? fills|covers|fill|cover ~AllOfIt': filling,
    'fill|cover ~AllOfIt with|by NP': filling,
    '~Make NP full page|screen|size|bleed|width': filling,
    'NP full page|screen|size|bleed': filling,
    'NP across|over ~AllOfIt': filling,
    'stretch|extend|enlarge|scale|blow NP up? to|over|across ~AllOfIt': filling,
    '~Make NP as big|large as ~AllOfIt': filling,
  }),
];

const cropped = (target: Reference[], more: Partial<Act<'crop'>>): Act<'crop'> | null =>
  mayBePictures(target)
    ? { type: 'crop', target, ratio: null, frame: null, focus: null, zoom: null, turn: null, looks: [], ...more }
    : null;
const ZOOM = { plain: 1.4, strong: 1.8, slight: 1.2 };
const zoomBy = (degree: number | undefined): number =>
  degree === undefined || degree === 1 ? ZOOM.plain : degree > 1 ? ZOOM.strong : ZOOM.slight;
const ratioOf = (ratio: string | undefined): Partial<Act<'crop'>> => ({ ratio: ratio ?? null });

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
    'give|add NP V': (target: Reference[], changes: Change[]) => (mayBePictures(target) ? change(target, changes) : null),
    'round|soften off? the? edges|corners of|on|from NP': (target: Reference[]) => change(target, [setting('corners', 40)]),
    'add|put|give a? Look underneath|below|under|behind|around? it?': (look: Look) => change(it, [changed(look)]),
    'tone NP down': (target: Reference[]) => change(target, [changed({ property: 'saturation', way: 'down' })]),
    'add|put|use|apply a|an|the? FilterName filter|effect|look to|on|over NP': (filter: string, target: Reference[]) =>
      mayBePictures(target) ? change(target, [setting('filter', filter)]) : null,
    'Doing NP up': (doing: Look, target: Reference[]) => (mayBePictures(target) ? change(target, [changed(doing)]) : null),
    'round NP off': (target: Reference[]) => change(target, [setting('corners', 40)]),
  }),
];

function withLooks(act: Act<'crop'>, looks: Change[]): Act<'crop'> | null {
  const own = looks.every(({ property }) => ['outline', 'shadow', 'size', 'opacity', 'filter'].includes(property));
  return own ? { ...act, looks: [...act.looks, ...looks] } : null;
}

const mend = (target: Reference[], more: Partial<Act<'mend'>> = {}): Act<'mend'> | null =>
  mayBePictures(target)
    ? { type: 'mend', target, how: 'retake', only: [], without: [], factor: null, ...more }
    : null;
const only = (target: Reference[], step: RetakeStep) => mend(target, { only: [step] });
const upscale = (target: Reference[], factor: number | null = null) => mend(target, { how: 'upscale', factor });

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
    '~Make NP Degree? ~Sharp': (target: Reference[]) => upscale(target),
    'NP Degree? ~Sharp': (target: Reference[]) => upscale(target),
    '~Raise the? ~Quality of|in NP': (target: Reference[]) => upscale(target),
    "~Raise NP 's? ~Quality": (target: Reference[]) => upscale(target),
    '~Raise the? ~Quality': () => upscale([]),
    'NP is|are|looks|look|seems|came|turned out? ~Quite? ~Unsharp': (target: Reference[]) =>
      upscale(target),
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
  const sides: Partial<Record<string, Side>> = { up: 'top', down: 'bottom', left: 'left', right: 'right', top: 'top', bottom: 'bottom' };
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

export const PICTURES: Rule[] = [
  ...CUTOUTS,
  ...ATTACHED,
  ...SPREAD,
  ...CROPS,
  ...MENDING,
  ...EXTENDING,
  ...ERASING,
];
