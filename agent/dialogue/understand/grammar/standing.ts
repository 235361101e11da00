/**
 * Things that take each other's place or the place of another, that stay while all else goes, and that come to stand on a
 * shape: "swap the two photos round", "circle instead of a star, same colour", "just keep the shoe and the writing", "put
 * 30% in the star".
 */
import { reference, type Reference } from '../../acts/reference.ts';
import { FACT_KINDS } from '../../acts/values.ts';
import { rules, type Rule } from '../chart.ts';
import { replace, shapeOf, textOf, type Kind } from './adding.ts';
import { it, remove, whole, type Act, type Said } from './meanings.ts';
import { goingTo } from './placing.ts';

const arrange = (target: Reference[]): Act<'arrange'> => ({ type: 'arrange', target, how: 'swap' });

/** Everything goes but these; "the writing" is all of it. */
function keepOnly(kept: Reference[]): Act<'remove'> | null {
  // Of one thing that is named by words alone, the rest of its picture may be meant: "keep only the helmet".
  if (kept.length === 1 && kept[0]?.kind === null && kept[0].form === null) return null;
  const isVague = kept.some(
    ({ pronoun, kind, quantity }) => pronoun !== null || kind === 'page' || quantity === 'other',
  );
  const except = kept.map(({ except: _except, ...one }) =>
    one.kind === 'text' && one.words === null && one.place === null && one.ordinal === null
      ? { ...one, quantity: 'all' as const }
      : one,
  );
  return isVague ? null : remove([reference({ quantity: 'all', except })]);
}

const TEXTS: ReadonlySet<unknown> = new Set([
  'text',
  'line',
  'title',
  'subtitle',
  'tagline',
  'callToAction',
  ...FACT_KINDS,
]);

/** A value written on a shape, whatever else says it on the page. */
function onShape(text: string, [of, ...more]: Reference[]): Act<'add'> | null {
  const isShape =
    of !== undefined && more.length === 0 && !TEXTS.has(of.kind) && of.kind !== 'table' && of.kind !== 'photo';
  if (!isShape || of.kind === 'background' || of.kind === 'page' || of.kind === 'row' || of.kind === 'column')
    return null;
  const addition = textOf(text).addition;
  return { type: 'add', addition, where: { to: 'side', side: 'over', of }, looks: [], like: null };
}

const insteadOf = (kind: Kind, target: Reference[]): Act<'add'> | null => {
  const what = shapeOf(kind);
  return what && replace(target, what);
};

export const STANDING: Rule[] = [
  ...rules('Swap', 0, { 'swap|exchange|switch|swop|flip': () => ({}) }),
  ...rules('Act', 0, {
    '~Swap NP round|around|over|about': (target: Reference[]) =>
      target.length === 2 || target.some(({ quantity, pronoun }) => quantity !== null || pronoun === 'them')
        ? arrange(target)
        : null,
    '~Swap the? places|place|positions|position of NP': arrange,
    '~Swap round|around|over NP': arrange,
    '~Swap NP and|with|for NP round|around|over|about': (one: Reference[], other: Reference[]) =>
      arrange([...one, ...other]),
    'NP and NP should|must|could|can? swap|switch|trade|exchange places|positions|round|around|over?': (
      one: Reference[],
      other: Reference[],
    ) => arrange([...one, ...other]),
    'put|have|want NP where NP is|was|are|sits and|, NP where NP is|was|are|sits': (
      one: Reference[],
      other: Reference[],
    ) => arrange([...one, ...other]),
    'put|have NP where NP is|was|are|sits and|, the other way round|around': (one: Reference[], other: Reference[]) =>
      arrange([...one, ...other]),
  }),
  ...rules('OnlyKeep', 0, {
    'only|just|simply keep|leave|want|need|show|have': () => ({}),
    'keep|leave only|just': () => ({}),
  }),
  ...rules('Act', 0.02, {
    '~OnlyKeep NP': keepOnly,
    '~OnlyKeep NP there|on|in|please?': keepOnly,
    '~Remove everything|all but|except|besides NP': keepOnly,
    '~Remove everything|all apart from NP': keepOnly,
    'get rid of everything|all but|except|besides NP': keepOnly,
    'everything|all but|except NP can|should|must|may go': keepOnly,
  }),
  ...rules('SameLook', 0, {
    ',|- SameLook': () => ({}),
    'in|with|but|and|keep? the? same color|colour|size|spot|place|position': () => ({}),
    'in|at the? same color|colour|size|spot|place|position': () => ({}),
    '~SameLook and|&|, ~SameLook': () => ({}),
    'same color|colour|size and|& color|colour|size|place|spot': () => ({}),
  }),
  ...rules('Act', 0, {
    'a|an? ShapeKind ~RatherThan NP': insteadOf,
    'a|an? ShapeKind ~RatherThan a|an|that N': (kind: Kind, said: Said) => insteadOf(kind, whole(said)),
    'use|have|put|make|do|want|try|show a|an? ShapeKind ~RatherThan a|an|that N': (kind: Kind, said: Said) =>
      insteadOf(kind, whole(said)),
    'Act ~SameLook': (act: Act<'add'>) => (act.type === 'add' && act.where?.to === 'instead' ? act : null),
    '~Add Value in|on|inside|into NP': onShape,
    '~Add Value in|on|inside|into there': (text: string) => onShape(text, it),
  }),
  ...rules('Act', 0.05, {
    // "try the photo on the right": done at once, it is one undo away.
    'try|have NP To': goingTo,
  }),
];
