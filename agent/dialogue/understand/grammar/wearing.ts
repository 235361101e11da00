/** Clothes and jewels on people: "put this dress on her", "show the shirt on a model", "swap her top for this one". */
import { rules, type Rule } from '../chart.ts';
import type { WearerSaid, WornSaid } from '../wearing-phrases.ts';
import type { Act } from './meanings.ts';

const wear = ({ kind, noun, isElsewhere }: WornSaid, who: WearerSaid | null): Act<'wear'> => ({
  type: 'wear',
  kind,
  noun,
  isElsewhere,
  who:
    who === null
      ? { is: 'anybody' }
      : who.is === 'photo'
        ? { is: 'photo' }
        : { is: 'model', name: who.name, isMale: who.isMale },
});
const onWhom = (who: WearerSaid, what: WornSaid) => wear(what, who);
const A_MODEL: WearerSaid = { is: 'model', name: null, isMale: false };
const onModel = (what: WornSaid) => (what.isDefinite ? wear(what, A_MODEL) : null);
const onAnybody = (what: WornSaid) => wear(what, null);
const PLAIN: WornSaid = { kind: null, noun: '', isDefinite: true, isElsewhere: false, isWorn: false };
/** "a girl in a red dress" is drawn, "a girl in this dress" wears it. */
const inThis = (who: WearerSaid, what: WornSaid) => (what.isDefinite ? wear(what, who) : null);
/** "put it on Lena" may be anything. */
const onNamed = (what: WornSaid, who: WearerSaid) => (what.noun === '' ? null : wear(what, who));

export const WEARING: Rule[] = [
  ...rules('WearVerb', 0, {
    '~StageVerb|try|fit|slip|add|wear|test|hang|drape|throw|view|preview|visualize|visualise': () => ({}),
    '~Add': () => ({}),
    'to|and|then see|show|try': () => ({}),
    'try on': () => ({}),
    'lets|let see|try': () => ({}),
    'show|put|wear me': () => ({}),
  }),
  ...rules('TryOn', 0, {
    'virtual|virtually? try-on|tryon|try-ons': () => ({}),
    'virtual|virtually? try|trying on': () => ({}),
    'use|do|make|start|run|create|a|an|the ~TryOn': () => ({}),
  }),
  ...rules('ModelShot', 0, {
    'on-model|model|worn|modelled|modeled photo|shot|picture|image|pic|photos|shots': () => ({}),
    'on model photo|shot|picture|image|pic': () => ({}),
    'fashion model photo|shot|picture|image|pic': () => ({}),
    'a|an|some|the ~ModelShot': () => ({}),
  }),
  ...rules('PersonShot', 0, {
    'photo|picture|image|pic|shot|photos|pictures of|with': () => ({}),
    'a|an|some|the ~PersonShot': () => ({}),
  }),
  ...rules('Wearer', 0.05, {
    'Wearer in|on|of|from the|my|this photo|picture|image|pic|shot': (who: WearerSaid) => who,
  }),
  ...rules('Act', 0, {
    '~WearVerb Worn on|onto|around|over|to Wearer': wear,
    '~WearVerb Worn on|onto NamedWearer': onNamed,
    'try|wear on? Worn': onAnybody,
    'try Worn on': onAnybody,
    'try on Worn on|with Wearer': wear,
    '~TryOn with|of|for|:|,? Worn|BareWorn': onAnybody,
    '~TryOn with|of|for|:|,? Worn|BareWorn on|with|for Wearer|NamedWearer': wear,
    '~TryOn please|now?': () => onAnybody(PLAIN),
    '~TryOn with|of|for both|photos|pictures|images': () => onAnybody(PLAIN),
    '~TryOn with|of|for the|my|these photos|pictures|images': () => onAnybody(PLAIN),
    'dress|clothe Wearer|NamedWearer up? in|with Worn': onWhom,
    '~WearVerb? Wearer in Worn': (who: WearerSaid, what: WornSaid) =>
      who.is === 'photo' || what.isDefinite ? wear(what, who) : null,
    'make|let|have|show|put|picture|see|want|imagine|can|could|get Wearer to? wear|wears|wearing|try|trying on? Worn':
      onWhom,
    'make|let|have|show|put|picture|see|want|imagine|can|could|get Wearer be? dressed in Worn': onWhom,
    'Wearer wearing Worn': inThis,
    'Wearer dressed in Worn': inThis,
    'Wearer should|must wear|have|be|get wearing|in? Worn': onWhom,
    '~Draws|~Make|~Shows|~Add|create|get|do ~PersonShot? Wearer wearing|in Worn': inThis,
    '~Draws|~Make|~Shows|~Add|create|get|do ~PersonShot? Wearer dressed in Worn': inThis,
    '~PersonShot Wearer wearing|in Worn': inThis,
    '~Draws|~Make|~Shows|~Add|create|get|do? ~ModelShot of|with|for|from Worn': onModel,
    'give Wearer Worn': onWhom,
    'model Worn': onModel,
    'how would|does|will|do Worn look on Wearer|NamedWearer': wear,
    '~WearVerb? how Worn looks|look|would|will look? on Wearer|NamedWearer': wear,
    'what would|does|will|do Worn look like on Wearer|NamedWearer': wear,
    'Worn on Wearer': wear,
    // What it is stands before.
    '~Exchange|~Make Worn for|with|to|by|into Worn': (old: WornSaid, by: WornSaid) =>
      old.kind !== null && by.isDefinite && (by.noun === '' || by.kind === old.kind) && old.isWorn
        ? wear({ ...old, isElsewhere: false }, { is: 'photo', name: null, isMale: false })
        : null,
  }),
];
