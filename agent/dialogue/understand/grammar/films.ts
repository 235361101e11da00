/** Films and motion: "6 second reel from these pictures", "let the price bounce", "fade between the pages". */
import type { EntranceEffect, LoopEffect, TransitionEffect } from '#design/document/animation.ts';
import type { FilmRatio, PresetName } from '#design/film/preset.ts';
import type { Reference } from '../../acts/reference.ts';
import { piecesIn } from '../../values/pieces.ts';
import { rules, type Rule } from '../chart.ts';
import { film, type FilmSaid } from './engine-words.ts';
import { counted, type Act, type Said } from './meanings.ts';

const filmed = (said: FilmSaid): Act<'film'> => ({ type: 'film', ...said });

/** What the two tell together; null: they contradict each other. */
function both(some: FilmSaid, more: FilmSaid): FilmSaid | null {
  const joined = { ...some, ofPhotos: some.ofPhotos || more.ofPhotos };
  for (const key of ['seconds', 'ratio', 'count', 'price', 'headline'] as const) {
    if (some[key] !== null && more[key] !== null && some[key] !== more[key]) return null;
    Object.assign(joined, { [key]: some[key] ?? more[key] });
  }
  // A slideshow with cuts on the beat, a zoom with a price: the further word says more.
  return { ...joined, preset: more.preset ?? some.preset };
}
const ofPictures = (of: readonly Reference[]): FilmSaid =>
  film({ ofPhotos: of.some(({ kind, words }) => kind === 'photo' || words !== null) });
const inside = (said: FilmSaid, of: Reference[] | Said): FilmSaid | null =>
  Array.isArray(of) ? both(said, ofPictures(of)) : said;
const priced = (price: string): FilmSaid | null =>
  piecesIn(price).some(({ kind }) => kind === 'money') ? film({ price }) : null;
/** A noun alone asks for nothing. */
const tells = ({ ofPhotos, ...said }: FilmSaid): Act<'film'> | null =>
  ofPhotos || Object.values(said).some((value) => value !== null) ? filmed({ ...said, ofPhotos }) : null;

/** What a thing does that a film of its picture may show. */
const SHOWN_BY: Partial<Record<LoopEffect, PresetName>> = {
  spin: 'turntable',
  float: 'float',
  beat: 'heartbeat',
  pulse: 'heartbeat',
};

const FILMING: Rule[] = [
  ...rules('Duration', 0.05, {
    Seconds: (seconds: number) => seconds,
    'Number|Count s|sec|secs|second|seconds': (seconds: string) => counted(seconds),
    'about|like|max|around|roughly|for Duration': (seconds: number) => seconds,
  }),
  // It is a font as well.
  ...rules('FilmPreset', 0.05, {
    Font: (font: string): PresetName | null => (font === 'typewriter' ? 'typewriter' : null),
  }),
  // All that may be said of a film, in any order.
  ...rules('FilmPart', 0.02, {
    'of|in|with|thats? Duration long?': (seconds: number) => film({ seconds }),
    'in|as? Ratio format?': (ratio: FilmRatio) => film({ ratio }),
    'for|on|as|in FilmPlace': (ratio: FilmRatio) => film({ ratio }),
    FilmShape: (ratio: FilmRatio) => film({ ratio }),
    'with a|an|the|some|its? FilmPreset effect?': (preset: PresetName) => film({ preset }),
    'FilmPreset effect?': (preset: PresetName) => film({ preset }),
    'of|from|with|using NP': ofPictures,
    'out of NP': ofPictures,
    'of|from|with|using|out of? these|those|the|my|our|all? Number|Count NP': (count: string, of: Reference[]) =>
      both(ofPictures(of), film({ count: counted(count) })),
    'for|with|at|the? price|is|of? Value|Fact': priced,
    'saying|says|with|reading|text? Quote': (headline: string) => film({ headline }),
    'that|which says|reads Quote': (headline: string) => film({ headline }),
    'please|pls': () => film(),
  }),
  ...rules('Film', 0.05, {
    FilmNoun: (said: FilmSaid) => said,
    'Duration FilmPreset': (seconds: number, preset: PresetName) => film({ seconds, preset }),
    'a|an|the|one|my|our|another|little|short|quick|nice|cool|simple|small|animated|moving Film': (said: FilmSaid) =>
      said,
    'Duration Film': (seconds: number, said: FilmSaid) => both(film({ seconds }), said),
    'FilmPreset of|Film?': (preset: PresetName, said: FilmSaid | undefined) =>
      said ? both(said, film({ preset })) : null,
    'FilmPlace|FilmShape|Ratio Film': (ratio: FilmRatio, said: FilmSaid) => both(film({ ratio }), said),
    'Film ,|and? FilmPart': both,
  }),
  ...rules('Act', 0.05, {
    '~Make|~Add|~Draws|~Shows|create|build|do|get|cut|film Film': filmed,
    '~Make|convert|transform|edit NP|Whole into|to|as|in Film': (of: Reference[] | Said, said: FilmSaid) => {
      const all = inside(said, of);
      return all && filmed(all);
    },
    '~Make it|this|that|these|those Film': filmed,
    '~Make|create|build out of|from NP|Whole Film': (_of: Reference[] | Said, said: FilmSaid) => filmed(said),
    'NP as|in Film': (of: Reference[], said: FilmSaid) => {
      const all = inside(said, of);
      return all && filmed(all);
    },
    '~Make|let|have NP to? Loops ,|as|in|for|. Film': (of: Reference[], effect: LoopEffect, said: FilmSaid) =>
      inside(said, of) && effect in SHOWN_BY
        ? filmed({ ...said, ofPhotos: true, preset: SHOWN_BY[effect] ?? null })
        : null,
  }),
  ...rules('ReelNoun', 0, {
    'reel|tiktok|short': () => ({}),
    'insta|instagram|ig|facebook|fb|youtube|tik reel|short|tok': () => ({}),
    'tik tok': () => ({}),
    'ReelNoun size|format|version': () => ({}),
  }),
  ...rules('Act', 0.02, {
    '~Make ~Whole to|into|in|as|for? a|an|my? ~ReelNoun': () => ({
      ...filmed(film({ ratio: '9:16' })),
      asPage: true,
    }),
  }),
  ...rules('Act', 0.5, { Film: tells }),
];

const moving = (target: Reference[], how: Act<'animate'>['how']): Act<'animate'> => ({
  type: 'animate',
  // "everything": all that the tool takes by itself.
  target: target.filter(
    ({ kind, words, pronoun, quantity }) =>
      !(kind === null && words === null && pronoun === null && quantity === 'all'),
  ),
  how,
  by: null,
  speed: null,
});
const comes = (target: Reference[], effect: EntranceEffect | null) => moving(target, { does: 'comes', effect });
const leaves = (target: Reference[], effect: EntranceEffect) => moving(target, { does: 'leaves', effect });
const loops = (target: Reference[], effect: LoopEffect) => moving(target, { does: 'loops', effect });
const rests = (target: Reference[]) => moving(target, { does: 'rests' });

const MOVING: Rule[] = [
  ...rules('Act', 0.02, {
    'animate NP': (target: Reference[]) => comes(target, null),
    'animate all|the|this|whole? page|design|post|story|thing|stuff': () => comes([], null),
    'NP animated': (target: Reference[]) => comes(target, null),
    '~Make NP animated': (target: Reference[]) => comes(target, null),
    'add|put|give some|an|a|nice|cool|subtle? ~Motion to|on|for NP': (target: Reference[]) => comes(target, null),
    'add|put|give some|an|a|nice|cool|subtle? ~Motion': () => comes([], null),
    'bring NP to life': (target: Reference[]) => comes(target, null),
    '~Make|let|have|want NP to? Loops': loops,
    // "move the photo" asks where to.
    '~Make|let|have|want NP to? move': (target: Reference[]) => loops(target, 'float'),
    'NP should|must|can|could Loops': loops,
    'Loops NP': (effect: LoopEffect, target: Reference[]) => loops(target, effect),
    '~Make|let|have|want NP to? Comes': comes,
    'NP should|must|can|could Comes': comes,
    'Comes NP': (effect: EntranceEffect, target: Reference[]) => comes(target, effect),
    'fade NP in': (target: Reference[]) => comes(target, 'fade'),
    'slide|fly NP in': (target: Reference[]) => comes(target, 'from-left'),
    'pop|bounce NP in': (target: Reference[]) => comes(target, 'pop'),
    'drop NP in': (target: Reference[]) => comes(target, 'drop'),
    'fade NP out ~AtTheEnd?': (target: Reference[]) => leaves(target, 'fade'),
    '~Make|let|have|want NP to? Leaves ~AtTheEnd?': leaves,
    'NP should|must|can|could Leaves ~AtTheEnd?': leaves,
    'no|~Remove|stop|without more? the|all|any|every? ~Motion again|anymore?': () => rests([]),
    'no|~Remove|stop|without more? the|all|any? ~Motion of|from|on NP': rests,
    'stop animating|moving NP': rests,
    'stop NP from? moving|spinning|rotating|bouncing|wiggling|shaking|pulsing|blinking|floating|swaying|Loops': (
      target: Reference[],
      _effect: LoopEffect | undefined,
    ) => rests(target),
    'NP should|must stand|stay|be|keep still': rests,
    'Act Speed': (act: Act<'animate'>, speed: 'slow' | 'fast') => (act.type === 'animate' ? { ...act, speed } : null),
    'Act ,? ~OneByOne': (act: Act<'animate'>) => (act.type === 'animate' ? act : null),
    'Act ,? TextPart': (act: Act<'animate'>, by: NonNullable<Act<'animate'>['by']>) =>
      act.type === 'animate' && act.by === null && (act.how.does === 'comes' || act.how.does === 'leaves')
        ? { ...act, by }
        : null,
  }),
  ...rules('AtTheEnd', 0, { 'at|in the end': () => ({}), 'before the next page': () => ({}) }),
];

interface Timing {
  seconds?: number;
  transition?: TransitionEffect | 'none';
  isAll: boolean;
}
const timed = ({
  seconds = null,
  transition = null,
  isAll,
}: { [Key in keyof Timing]?: Timing[Key] | null }): Act<'timing'> => ({
  type: 'timing',
  seconds,
  transition,
  isAll: isAll ?? false,
});
const between = (transition: TransitionEffect | 'none') => timed({ transition, isAll: true });

const TIMING: Rule[] = [
  ...rules('ThisPage', 0, { 'this|the|current page|slide': () => ({}), 'it|this|that': () => ({}) }),
  ...rules('EachPage', 0, {
    'each|every page|slide|one': () => ({}),
    'all|the|my? pages|slides': () => ({}),
    'all of them': () => ({}),
  }),
  ...rules('Transition', 0, {
    'TransitionNoun transition|transitions|effect|change?': (effect: TransitionEffect | 'none') => effect,
    'a|an|the|some|nice|smooth|soft Transition': (effect: TransitionEffect | 'none') => effect,
  }),
  ...rules('BetweenPages', 0, {
    'between|for|across|on ~EachPage': () => ({}),
    'from page|slide to page|slide': () => ({}),
    'between them': () => ({}),
  }),
  ...rules('Act', 0, {
    'show|play|keep|hold|display|leave ~ThisPage up|on? Duration long?': (seconds: number) => timed({ seconds }),
    'show|play|keep|hold|display|leave ~EachPage up|on? Duration long?': (seconds: number) =>
      timed({ seconds, isAll: true }),
    'Duration per|for each|every? page|slide': (seconds: number) => timed({ seconds, isAll: true }),
    '~EachPage should|must be|show|stay|play? Duration long?': (seconds: number) => timed({ seconds, isAll: true }),
    '~Make|~Add|use|want|apply|set Transition ~BetweenPages': between,
    'TransitionNoun ~BetweenPages': between,
    '~Make|~Add|use|want|apply a|an|the|some? TransitionNoun transition|transitions': between,
    'crossfade|dissolve ~EachPage': () => between('fade'),
    'no|~Remove|without the|any|all? transition|transitions ~BetweenPages?': () => between('none'),
  }),
];

export const FILMS: Rule[] = [...FILMING, ...MOVING, ...TIMING];
