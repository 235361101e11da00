/** That what a picture shows is glass, so that the cutout is to be seen through: "it's a glass bottle, see through it". */
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import type { Act } from './meanings.ts';
import { cutOut } from './pictures.ts';

const ofGlass = (act: Act<'cutOut'> | null): Act<'cutOut'> | null => act && { ...act, glass: true };

export const GLASS: Rule[] = [
  ...rules('IsGlass', 0.05, {
    "its|it's|that's|thats|it|this|that is|was? actually|really? a|an|clear|made? of? glass|crystal ~Unknown?":
      () => ({}),
    "its|it's|that's|thats|it|this|that is|was? actually|really? a|an|clear|made? of? glass|crystal N": () => ({}),
    'NP is|are clear|made|of|actually? of? glass|crystal': () => ({}),
  }),
  ...rules('SeeInside', 0.05, {
    'see|look through it|this|that|them?': () => ({}),
    'you|i|we can|should|must? be? able? to? see|look through it|this|that|them?': () => ({}),
    'it|this|that should|must|has be|to? be? see-through|transparent|clear|translucent': () => ({}),
    'make|let it|this|that|them be? see-through|transparent|clear|translucent': () => ({}),
  }),
  ...rules('Act', 0.02, {
    '~IsGlass ,|.|;|so|and|:|then? so|and|please? ~SeeInside': () => ofGlass(cutOut([])),
    '~SeeInside ,|.|;|because|as|since? ~IsGlass': () => ofGlass(cutOut([])),
    '~IsGlass ,|.|;|so|and|: so|and|please? Cut': ofGlass,
    'Cut ,|.|;|:|but|because|as ~IsGlass': ofGlass,
    'see|look through the glass|crystal': () => ofGlass(cutOut([])),
    'see|look through the glass|crystal of NP': (of: Reference[]) => ofGlass(cutOut(of)),
    'make|let the glass|crystal be? see-through|transparent|clear|translucent': () => ofGlass(cutOut([])),
    'the glass|crystal should|must be see-through|transparent|clear|translucent': () => ofGlass(cutOut([])),
    'make NP see-through|transparent|clear ,|.|;|because|as|since ~IsGlass': (of: Reference[]) => ofGlass(cutOut(of)),
  }),
];
