/**
 * Photos put right: their light, their colors, their sharpness, whatever they lack ("fix this photo", "upscale it 4x"). Pictures
 * that go on beyond their edges ("extend it upwards"), and what they show and is to go: "erase the sticker in the photo".
 */
import type { RetakeStep } from '#tools/contract/ports/imaging-port.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { change, changed, opposite, whole, type Act, type Factor, type Look, type Said } from './meanings.ts';
import type { SharpSaid } from './picture-words.ts';
import { mayBePictures, pictures } from './pictures.ts';
import type { Place } from '#tools/contract/page-space.ts';

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

type Side = Act<'extend'>['sides'][number];
type By = Act<'extend'>['by'];

const extend = (target: Reference[], sides: readonly Side[], more: Partial<Act<'extend'>> = {}): Act<'extend'> | null =>
  mayBePictures(target)
    ? { type: 'extend', target, sides: [...sides], ratio: null, fillsPage: false, degree: 1, by: null, ...more }
    : null;

export const EXTENDING: Rule[] = [
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
  ...rules('Widened', 0.02, {
    'wider|broader': (): Side[] => ['left', 'right'],
    'taller|higher|longer': (): Side[] => ['top', 'bottom'],
    'bigger|larger': (): Side[] => [],
  }),
  ...rules('ByExtending', 0, {
    'by adding|continuing|extending|generating|making more|some|extra|the|up? ~BgNoun': () => ({}),
    'by ~Extending it|the|this ~BgNoun|photo|picture|image?': () => ({}),
    'by ~Extending': () => ({}),
    'with|through? more|extra ~BgNoun': () => ({}),
  }),
  ...rules('By', 0.05, {
    'by|about|around|roughly|like? Percentage': (amount: number) => ({ amount, unit: '%' as const }),
    'by|about|around|roughly|like? Pixels': (amount: number) => ({ amount, unit: 'px' as const }),
    'by|about|around|roughly|like? Number px|pixels|pixel': (amount: string) => ({
      amount: Number(amount),
      unit: 'px' as const,
    }),
    'by|about|around|roughly|like? Number percent|per cent?': (amount: string) => ({
      amount: Number(amount),
      unit: '%' as const,
    }),
  }),
  ...rules('Act', 0.02, {
    '~Extend NP|BgOf By OnSide': (target: Reference[], by: By, sides: Side[]) => extend(target, sides, { by }),
    '~Extend NP|BgOf OnSide By': (target: Reference[], sides: Side[], by: By) => extend(target, sides, { by }),
    '~Extend NP|BgOf By': (target: Reference[], by: By) => extend(target, [], { by }),
    '~Make NP Degree? Widened ~ByExtending': (target: Reference[], degree: number | undefined, sides: Side[]) =>
      extend(target, sides, { degree: degree ?? 1 }),
    '~Make|let NP to? fill|fit|cover|match ~AllOfIt ~ByExtending': (target: Reference[]) =>
      extend(target, [], { fillsPage: true }),
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

/** "the object in the middle of the photo" is on no middle. */
const PLACES = new Set('left right top bottom middle center centre corner side edge'.split(' '));

interface Inside {
  what: string;
  of: Reference[];
  at: Place | null;
}
/** "the photo of the house" is a photo, and nothing that one shows. */
const PICTURES = new Set('photo pic picture image photograph snapshot foto'.split(' '));
const inside = (what: string, of: Reference[], at: Place | null = null): Inside | null =>
  mayBePictures(of) && !what.split(' ').some((word) => PICTURES.has(word.toLowerCase())) ? { what, of, at } : null;
const erased = ({ what, of, at }: Inside) => erase(what, of, at);

export const ERASING: Rule[] = [
  ...rules('OfPicture', 0.05, {
    'from|in|on|off|of|out NP': pictures,
    'out of NP': pictures,
    'in|from the|my? ~BgNoun': (): Reference[] => [],
    'in|from the|my? ~BgNoun of|in|on NP': pictures,
  }),
  ...rules('InPicture', 0, {
    'Thing|Unknown OfPicture': (what: string, of: Reference[]) => inside(what, of),
    'Thing|Unknown At OfPicture': (what: string, { place }: Said, of: Reference[]) =>
      place ? inside(what, of, place) : null,
    'Thing|Unknown OfPicture ,? At': (what: string, of: Reference[], { place }: Said) =>
      place ? inside(what, of, place) : null,
    'Thing|Unknown in|at|on the Place corner? OfPicture': (what: string, place: Place, of: Reference[]) =>
      inside(what, of, place),
    // "the wrinkles in the shirt on the photo"
    'Thing|Unknown from|in|on|off|of the|my|his|her|their|our Thing OfPicture': (
      what: string,
      on: string,
      of: Reference[],
    ) => (on.split(' ').some((word) => PLACES.has(word.toLowerCase())) ? null : inside(what, of)),
  }),
  ...rules('ThereIs', 0, {
    "theres|there's|i'm|we're": () => ({}),
    'there is|are|was|were': () => ({}),
    'i|we|you can? see|have|got|notice|noticed|spot|spotted': () => ({}),
  }),
  ...rules('Away', 0, {
    '~Remove|~Erase it|them|that|those|this': () => ({}),
    'take|get|clean|cut|edit|paint it|them|that|those|this out|off|away|up': () => ({}),
    'it|they|that should|must|has|have|needs|need to? go': () => ({}),
    'can you ~Away': () => ({}),
  }),
  ...rules('Act', -0.02, {
    '~Remove|~Erase ~Determiner? InPicture': erased,
    '~Remove|~Erase|~Mend InPicture': erased,
    '~Erase ~Determiner? Thing|Unknown behind|beside|near|under NP': (what: string, of: Reference[]) =>
      erase(what, of, null),
    '~Erase ~Determiner? Thing|Unknown next to NP': (what: string, of: Reference[]) => erase(what, of, null),
    '~ThereIs a|an|the|some|this|these|those|all? InPicture ,|.|;|-|and|so|:? ~Away': (seen: Inside) => erased(seen),
    'use|try|open|take the? magic eraser|erase tool|brush?': () => erase('', [], null),
    'clean|tidy|declutter|clear|neaten up? BgOf': (of: Reference[]) => erase('', of, null),
  }),
  // The answer to where it is.
  ...rules('Act', 0.9, {
    At: ({ place }: Said) => (place ? erase('', [], place) : null),
    Place: (place: Place) => erase('', [], place),
    '~ItIs At': ({ place }: Said) => (place ? erase('', [], place) : null),
  }),
];
