/** What engines make of pictures and layers: films, motion; scenes and try-ons have grammars of their own. */
import type { EntranceEffect, LoopEffect } from '#design/document/animation.ts';
import type { FilmRatio, PresetName } from '#design/film/preset.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import type { FilmSaid } from './engine-words.ts';
import { counted, type Act, type Said } from './meanings.ts';
import { STAGING } from './staging.ts';

const filmed = (film: FilmSaid): Act<'film'> => ({ type: 'film', ...film });
const ofPictures = (film: FilmSaid, of: readonly Reference[]): FilmSaid => ({
  ...film,
  ofPhotos: film.ofPhotos || of.some(({ kind, words }) => kind === 'photo' || words !== null),
});

const FILMING: Rule[] = [
  ...rules('Duration', 0.05, {
    Seconds: (seconds: number) => seconds,
    'about|like|max|around|for? Number s|sec|secs|second|seconds': (seconds: string) => Number(seconds),
    'about|like|max|around|for Seconds': (seconds: number) => seconds,
  }),
  ...rules('Film', 0.05, {
    FilmNoun: (film: FilmSaid) => film,
    'a|an|the|one|my|little|short|quick|nice|cool|simple|small|animated|moving Film': (film: FilmSaid) => film,
    'Duration Film': (seconds: number, film: FilmSaid) => (film.seconds === null ? { ...film, seconds } : null),
    'Film ,|of|in|with|thats? Duration long?': (film: FilmSaid, seconds: number) =>
      film.seconds === null ? { ...film, seconds } : null,
    'FilmPreset of|Film?': (preset: PresetName, film: FilmSaid | undefined) => (film ? { ...film, preset } : null),
    'Film with a|an|the? FilmPreset effect?': (film: FilmSaid, preset: PresetName) => ({ ...film, preset }),
    'Film for|on FilmPlace': (film: FilmSaid, ratio: FilmRatio) => ({ ...film, ratio }),
    'FilmPlace Film': (ratio: FilmRatio, film: FilmSaid) => ({ ...film, ratio }),
    'Film of|from|with|using NP': ofPictures,
    'Film of|from|with|using|out of? these|those|the|my|all Number|Count NP': (
      film: FilmSaid,
      count: string,
      of: Reference[],
    ) => ({ ...ofPictures(film, of), count: counted(count) }),
    'Film of|from|with|using|out of? Number|Count NP': (film: FilmSaid, count: string, of: Reference[]) => ({
      ...ofPictures(film, of),
      count: counted(count),
    }),
    'Film out of NP': ofPictures,
    'Film of|from|with ~Whole': (film: FilmSaid) => film,
  }),
  ...rules('Act', 0.05, {
    '~Make|~Add|~Draws|~Shows|create|build|do|get|cut Film': filmed,
    '~Make|convert|transform NP|Whole into|to|as|in Film': (of: Reference[] | Said, film: FilmSaid) =>
      filmed(Array.isArray(of) ? ofPictures(film, of) : film),
    '~Make|create|build out of|from NP|Whole Film': (_of: Reference[] | Said, film: FilmSaid) => filmed(film),
    'NP as|in Film': (of: Reference[], film: FilmSaid) => filmed(ofPictures(film, of)),
  }),
  ...rules('Act', 0.5, {
    Film: (film: FilmSaid) => (film.ofPhotos || film.seconds !== null || film.count !== null ? filmed(film) : null),
  }),
];

const moving = (target: Reference[], how: Act<'animate'>['how']): Act<'animate'> => ({
  type: 'animate',
  // "everything": all that the tool takes by itself.
  target: target.filter(
    ({ kind, words, pronoun, quantity }) =>
      !(kind === null && words === null && pronoun === null && quantity === 'all'),
  ),
  how,
  speed: null,
});
const comes = (target: Reference[], effect: EntranceEffect | null) => moving(target, { does: 'comes', effect });
const loops = (target: Reference[], effect: LoopEffect) => moving(target, { does: 'loops', effect });

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
    '~Make|let|have|want NP to? Leaves': (target: Reference[], effect: EntranceEffect) =>
      moving(target, { does: 'leaves', effect }),
    'no|~Remove|stop the|all|any|every? ~Motion again?': () => moving([], { does: 'rests' }),
    'no|~Remove|stop the|all|any? ~Motion of|from|on NP': (target: Reference[]) => moving(target, { does: 'rests' }),
    'Act Speed': (act: Act<'animate'>, speed: 'slow' | 'fast') => (act.type === 'animate' ? { ...act, speed } : null),
    'Act ,? ~OneByOne': (act: Act<'animate'>) => (act.type === 'animate' ? act : null),
  }),
];

export const ENGINES: Rule[] = [...STAGING, ...FILMING, ...MOVING];
