/** What pictures show and is to go: "erase the sticker on the bottom left of the photo", "there is a wire in it, take it out". */
import type { Place } from '#tools/contract/page-space.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import type { Act, Said } from './meanings.ts';
import { mayBePictures, pictures } from './pictures.ts';

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
