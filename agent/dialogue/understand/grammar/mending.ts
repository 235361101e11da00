/** Photos put right: their light, their colors, their sharpness, whatever they lack: "fix this photo", "upscale it 4x". */
import type { RetakeStep } from '#tools/contract/ports/imaging-port.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { change, changed, opposite, whole, type Act, type Factor, type Look, type Said } from './meanings.ts';
import type { SharpSaid } from './picture-words.ts';
import { mayBePictures } from './pictures.ts';

const mend = (target: Reference[], more: Partial<Act<'mend'>> = {}): Act<'mend'> | null =>
  mayBePictures(target) ? { type: 'mend', target, how: 'retake', only: [], without: [], factor: null, ...more } : null;
const only = (target: Reference[], step: RetakeStep) => mend(target, { only: [step] });
const upscale = (target: Reference[], factor: number | null = null) => mend(target, { how: 'upscale', factor });

const sharpened = (target: Reference[], _degree: number | undefined, { factor }: SharpSaid): Act<'mend'> | null =>
  upscale(target, factor);

const mendAll = (target: Reference[], steps: RetakeStep[]) => mend(target, { only: steps });

/** What a retake does about a picture that is so: about a tint its white balance, else about its light. */
const stepFor = ({ property, value = null }: Look): RetakeStep[] | null =>
  property !== 'color' ? null : [value === null ? 'exposure' : 'white-balance'];

export const MENDING: Rule[] = [
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
  ...rules('Lossless', 0, {
    'without losing|loosing|loss|reducing|ruining of|in|any|the|its? ~Quality': () => ({}),
    'in better|higher|good|full ~Quality': () => ({}),
    'without it? getting|becoming|going|being? ~Unsharp': () => ({}),
    'at the same ~Quality': () => ({}),
  }),
  ...rules('ForPrint', 0, {
    "it|it's|its|the|photo|picture|image is? ~Quite? small|low|little|~Unsharp for print|printing|posters|web|the":
      () => ({}),
    '~Quite small|low|little|~Unsharp for print|printing|posters|web': () => ({}),
    'for print|printing|a|the|my print|poster|banner?': () => ({}),
  }),
  // What is wrong with a picture, to be mended: "too dark and a bit tilted".
  ...rules('Wrong', 0.05, {
    Faulty: (step: RetakeStep) => [step],
    '~Exposed': (): RetakeStep[] => ['exposure'],
    Step: stepFor,
    '~Quite Wrong': (steps: RetakeStep[]) => steps,
    'Wrong and|,|&|but|plus Wrong': (some: RetakeStep[], others: RetakeStep[]) => [...new Set([...some, ...others])],
  }),
  ...rules('Faults', 0.05, {
    'Faulty and|,|& ~Quite? Faulty': (one: RetakeStep, other: RetakeStep) => [one, other],
    'Faults and|,|& ~Quite? Faulty': (some: RetakeStep[], other: RetakeStep) => [...some, other],
  }),
  ...rules('MendIt', 0, {
    ',|.|;|-|and|so|but|:? please? ~Mend it|that|this|them|these|those|both|?': () => ({}),
    ',|.|;|-|and|so|but|:? please? ~Mend all of? it|that|this|them': () => ({}),
  }),
  ...rules('Act', 0, {
    'NP is|are|looks|look|came|turned out? Wrong ~MendIt': mendAll,
    'NP came|turned out Wrong ~MendIt': mendAll,
    'the? colors|colours|whites|lights of|in|on NP is|are|looks|look Wrong ~MendIt': mendAll,
    'colors|colours|whites is|are|looks|look Wrong ~MendIt': (steps: RetakeStep[]) => mendAll([], steps),
  }),
  ...rules('Act', 0.02, {
    'NP is|are|looks|look|came|turned out? ~Quite? Faults': mendAll,
    'the? colors|colours|whites of|in|on NP is|are|looks|look ~Quite? Faulty': only,
    'the? colors|colours|whites is|are|looks|look ~Quite? Faulty': (step: RetakeStep) => only([], step),
    '~Denoise NP': (target: Reference[]) => only(target, 'denoise'),
    '~Denoise': () => only([], 'denoise'),
    '~MendAlone': () => mend([]),
    '~Make NP look? like|as if? it|this|its? is|was|were|has? been? taken|shot|made|photographed|done by a|an|some? ~Professional':
      (target: Reference[]) => mend(target),
    '~Make NP look? like a|an ~Professional took|shot|made it': (target: Reference[]) => mend(target),
    '~Make NP look? like a|an? ~Professional photo|shot|picture|pic|image': (target: Reference[]) => mend(target),
    'Multiply the? ~Quality of|in NP': (factor: number, target: Reference[]) => upscale(target, factor),
    'Multiply the? ~Quality': (factor: number) => upscale([], factor),
    "Multiply NP 's? ~Quality": (factor: number, target: Reference[]) => upscale(target, factor),
    '~Make NP Times? bigger|larger ~Lossless': (target: Reference[], factor: number | undefined) =>
      upscale(target, factor ?? null),
    'enlarge|increase|blow|scale NP up? by|to? Times? ~Lossless': (target: Reference[], factor: number | undefined) =>
      upscale(target, factor ?? null),
    '~Make NP a|in? bigger|larger|higher|greater|more|better ~Quality': (target: Reference[]) => upscale(target),
    "~Make NP 's? ~Quality Degree? better|higher|good|sharper": (target: Reference[]) => upscale(target),
    '~Make the? ~Quality of NP Degree? better|higher|good': (target: Reference[]) => upscale(target),
    '~Make the? ~Quality Degree? better|higher': () => upscale([]),
    '~Add|~Make|get a|an|some? Sharp': ({ factor }: SharpSaid) => upscale([], factor),
    '~Make|~Add|get|give? me? NP in|at Sharp': (target: Reference[], { factor }: SharpSaid) => upscale(target, factor),
    'NP is|are|looks|look|came|turned out? Wrong': (target: Reference[], steps: RetakeStep[]) =>
      // Dark alone is made lighter.
      steps.length > 1 && steps.some((step) => step === 'denoise' || step === 'straighten')
        ? mendAll(target, steps)
        : null,
    '~Add|~Make|get me? a|an|some? Sharp version|copy|of|for of? NP': ({ factor }: SharpSaid, target: Reference[]) =>
      upscale(target, factor),
    'Act ,|.|;|and|-? ~ForPrint': (act: Act<'mend'>) => (act.type === 'mend' && act.how === 'upscale' ? act : null),
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
    'a|an|some|in|much more|bit|lot? ~Raise ~Quality': () => upscale([]),
    'a|an|some Sharp': ({ factor }: SharpSaid) => upscale([], factor),
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
    "Act ,? but? don't|dont|not|without crop|cropping it?": (act: Act<'mend'>) => without(act, 'crop'),
    "Act ,? but? don't|dont|not|without straighten|straightening|rotate|rotating it?": (act: Act<'mend'>) =>
      without(act, 'straighten'),
    // "fix my photo, the light is horrible": what is wrong says what to mend.
    'Act ,|.|: Act': (some: Act<'mend'>, other: Act<'mend'>) => bothMended(some, other),
    'Act and Act': (some: Act<'mend'>, other: Act<'mend'>) => bothMended(some, other),
    'Act ~MendIt': (act: Act<'mend'>) => (act.type === 'mend' && act.how === 'retake' ? act : null),
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
