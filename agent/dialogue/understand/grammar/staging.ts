/**
 * Products in scenes and on people: "put the mug on a marble counter", "lifestyle shot in a gym", "the second one", "with
 * softer light", "put this dress on her", "show the shirt on a model", "swap her top for this one".
 */
import { message } from '#messages/message.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { sceneNamed } from '../scene-phrases.ts';
import { counted, type Act, type Said } from './meanings.ts';
import { mayBePictures } from './pictures.ts';
import type { SizeSaid } from '../size-phrases.ts';
import type { WearerSaid, WornSaid } from '../wearing-phrases.ts';

function stage(target: Reference[], words: string | null, more: Partial<Act<'stage'>> = {}): Act<'stage'> | null {
  const scene = words === null ? null : sceneNamed(words);
  return mayBePictures(target)
    ? {
        type: 'stage',
        target,
        words: words === '' || scene !== null ? null : words,
        scene,
        variations: null,
        length: null,
        size: null,
        changes: 'all',
        ...more,
      }
    : null;
}
const another = (number: number | null, several = false): Act<'another'> => ({ type: 'another', number, several });
const others = () => another(null, true);
/** What is said beside a scene. */
const staged = (act: Act<'stage'>, more: Partial<Act<'stage'>>): Act<'stage'> | null =>
  act.type === 'stage' ? { ...act, ...more } : null;
const MOST_VARIATIONS = 4;
const variationsOf = (count: string): number => Math.min(MOST_VARIATIONS, Math.max(1, counted(count)));
/** How it is photographed, and where. */
const inScene = (how: string, words: string): string => [how, words].filter(Boolean).join(' ');
interface ShotOf {
  how: string;
  of: Reference[];
}
/** Where nobody says what scenes there are to choose from. */
const USUAL_SCENE = message('scenes.marbleMorning').toLowerCase();
const LED = new Set(['on', 'in', 'at', 'floating', 'with']);
/** Places that something stands in, and no ground to stand on. */
const AROUND = new Set(
  'forest woods woodland jungle garden meadow desert park city street kitchen bathroom bedroom cafe café restaurant studio gallery gym office garage barn library'.split(
    ' ',
  ),
);
/** What is said to be behind a product, as where that is. */
function behind(noun: string): string {
  const words = noun.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  if (LED.has(words[0] ?? '')) return noun;
  if (!AROUND.has(last)) return `on ${noun}`;
  return `in ${last.endsWith('s') ? 'the' : 'a'} ${noun}`;
}

export const STAGING: Rule[] = [
  ...rules('Shot', 0.05, {
    'a|an|some|the|another|my? ~Clean? ShotNoun': (how: string) => how,
  }),
  ...rules('ShotOf', 0.05, {
    Shot: (how: string): ShotOf => ({ how, of: [] }),
    'Shot of|with|for NP': (how: string, of: Reference[]): ShotOf => ({ how, of }),
  }),
  ...rules('Scenery', 0.05, {
    Scene: (words: string) => words,
    'SceneTitle scene|look|setting|background|set?': (title: string) => title,
    'Scenery ,|and SceneLight': (words: string, light: string) => `${words}, ${light}`,
    'Scenery SceneLight': (words: string, light: string) => `${words} ${light}`,
    'Scenery ,|and Scene': (words: string, more: string) => `${words}, ${more}`,
    'Scenery ,|and with|some|a? few? Thing|~Unknown around|beside|next|behind? it?': (words: string) => words,
  }),
  // Said to be a scene, it may be anything: "in a gym", "a moody dark scene", "winter scene with snow".
  ...rules('AnyScenery', 0.02, {
    AnyScene: (words: string) => words,
  }),
  ...rules('KindOfScene', 0.05, {
    'a|an|some|the? SceneKind scene|setting': (words: string) => words,
    'KindOfScene AnyScenery': (words: string, more: string) => `${words} ${more}`,
    'KindOfScene for|of|with|behind NP': (words: string, _of: Reference[]) => words,
  }),
  ...rules('AiGround', 0, {
    'a|an|some|new|the? ai|ai-generated generated|made? ~BgNoun|backgrounds': () => ({}),
    '~AiGround for|behind NP': () => ({}),
  }),
  ...rules('StagedVerb', 0, {
    '~Make|~Add|~Shows|~StageVerb|~Draws|create|generate|get|take me|us?': () => ({}),
  }),
  ...rules('Many', 0.02, {
    'Number|Count different|new|other?': (count: string) => variationsOf(count),
    'a? few|several|some|various|multiple|couple of? different|new|other?': () => MOST_VARIATIONS,
    'different|various': () => MOST_VARIATIONS,
  }),
  ...rules('Act', 0.05, {
    '~StagedVerb? Many ShotNoun of? NP?': (variations: number, how: string, of: Reference[] | undefined) =>
      stage(of ?? [], inScene(how, ''), { variations }),
    '~StagedVerb? Many ShotNoun ,|:? AnyScenery': (variations: number, how: string, words: string) =>
      stage([], inScene(how, words), { variations }),
    '~StagedVerb? Many ShotNoun of|for|with NP ,|:? AnyScenery': (
      variations: number,
      how: string,
      of: Reference[],
      words: string,
    ) => stage(of, inScene(how, words), { variations }),
    '~StagedVerb ShotOf ,|:? AnyScenery?': ({ how, of }: ShotOf, words: string | undefined) =>
      stage(of, inScene(how, words ?? '')),
    'ShotOf ,|:? AnyScenery': ({ how, of }: ShotOf, words: string) => stage(of, inScene(how, words)),
    '~StagedVerb KindOfScene': (words: string) => stage([], words),
    '~StageVerb NP in|into KindOfScene': stage,
    '~StagedVerb Many ai? backgrounds|scenes|settings|backdrops': (variations: number) =>
      stage([], USUAL_SCENE, { variations }),
    '~StagedVerb Many ai? backgrounds|scenes|settings|backdrops for|behind|of NP': (
      variations: number,
      of: Reference[],
    ) => stage(of, USUAL_SCENE, { variations }),
    '~Make NP look? like|as ShotOf': (of: Reference[], { how }: ShotOf) =>
      stage(of, how === 'studio' ? 'in a studio' : inScene(how, '')),
    '~StagedVerb Many versions|variations|options|takes|shots|photos of NP Scenery': (
      variations: number,
      of: Reference[],
      words: string,
    ) => stage(of, words, { variations }),
    '~StagedVerb|take|shoot a|an|some|another|the? photo|photos|picture|pictures|pic|shot|shots of NP Scenery': stage,
    'NP should|must|can|could|to be? ~Standing? Scenery': stage,
    'NP should|must|can|could stand|lie|sit|rest|float|hang Scenery': stage,
    '~StageVerb NP ~Standing? Scenery': (of: Reference[], words: string) => stage(of, words),
    '~Make NP look like|as it|if? is|was|were|stands? ~Standing? Scenery': (of: Reference[], words: string) =>
      stage(of, words),
    '~StageVerb NP in ShotOf ,|:? Scenery?': (of: Reference[], { how }: ShotOf, words: string | undefined) =>
      stage(of, inScene(how, words ?? '')),
    'Number|Count versions|variations|options|takes|shots|photos of NP Scenery': (
      count: string,
      of: Reference[],
      words: string,
    ) => stage(of, words, { variations: variationsOf(count) }),
    'use|try|take|apply|choose|rather|or ~Determiner? SceneTitle scene|look|setting|background|set?': (title: string) =>
      stage([], title),
    '~StageVerb NP in|into|on|onto ~Determiner? SceneTitle scene|setting?': stage,
    'Act ,|and? ~Shows? Number|Count versions|variations|options|takes': (act: Act<'stage'>, count: string) =>
      staged(act, { variations: variationsOf(count) }),
    'Act ,? as|for|in|at? NewSize': (act: Act<'stage'>, { size }: SizeSaid) => staged(act, { size }),
    'Act ,|and? TallSaid': (act: Act<'stage'>, length: number) => staged(act, { length }),
    'a|an? new|another|different? ~BgNoun ,|:|with|of|like? SceneNoun|Scenery': (words: string) =>
      stage([], behind(words)),
    '~Make|~Add BgOf to|into|a|an|the? SceneNoun': (of: Reference[], words: string) => stage(of, behind(words)),
    '~Exchange BgOf to|with|by|for|into a|an|the? SceneNoun': (of: Reference[], words: string) =>
      stage(of, behind(words)),
    'give NP a|an SceneNoun ~BgNoun': (of: Reference[], words: string) => stage(of, behind(words)),
    'a|an SceneNoun ~BgNoun for|behind NP': (words: string, of: Reference[]) => stage(of, behind(words)),
  }),
  ...rules('Act', 0.35, {
    KindOfScene: (words: string) => stage([], words),
    Scenery: (words: string) => stage([], words),
    'NP Scenery': (of: Reference[], words: string) => stage(of, words),
    '~Make|~Add|~Shows a|an SceneNoun ~BgNoun|scene|setting': (words: string) => stage([], behind(words)),
  }),
  ...rules('Act', 0.05, {
    '~StagedVerb|use|with? SceneLight in|for|on the|this scene|setting|shot': (words: string) =>
      stage([], words, { changes: 'light' }),
    '~Make the? light|lighting in|of|on the|this scene|setting|shot SceneLight': (words: string) =>
      stage([], words, { changes: 'light' }),
  }),
  ...rules('Act', 1.3, {
    'use|try SceneLight': (words: string) => stage([], words, { changes: 'light' }),
    SceneLight: (words: string) => stage([], words, { changes: 'light' }),
    'the? same but|and|,? with? SceneLight': (words: string) => stage([], words, { changes: 'light' }),
    '~Make|give it|that? SceneLight': (words: string) => stage([], words, { changes: 'light' }),
    'the? same but|, Scenery': (words: string) => stage([], words),
    'Scenery instead|rather': (words: string) => stage([], words),
    'SceneTitle scene|look|setting|background|please?': (title: string) => stage([], title),
  }),
  // "the product is about 12 cm high"
  ...rules('TallSaid', 0.05, {
    'Length tall|high|long|wide|big?': (length: number) => length,
    "its|it's|about|around|roughly|is|are TallSaid": (length: number) => length,
    'NP is|are TallSaid': (_what: Reference[], length: number) => length,
    'which|that is TallSaid': (length: number) => length,
  }),
  // Of several, or of those that were not shown yet.
  ...rules('Act', 0.3, {
    '~Shows? ~Another': () => another(null),
    '~Shows? ~More logos|versions|options|ideas|ones|shots|photos|please?': others,
    'not this|that|these|it ,|. ~Another': () => another(null),
    '~Choose Nth one|logo|option|version|proposal?': another,
    '~Choose the Nth': another,
    '~Choose? logo|number|option|nr|version Number': (number: string) => another(Number(number)),
    'Act best|most|there': (act: Act<'another'>) => (act.type === 'another' ? act : null),
  }),
  // "the second one" may be a thing on the page as well, and "no 89" a price.
  ...rules('Act', 0.8, {
    'Nth one|logo|option|version|proposal|picture?': another,
    'the Nth': another,
    'no Number': (number: string) => another(Number(number)),
  }),
  ...rules('Nth', 0.05, {
    'the? Adjective': ({ ordinal }: Said) =>
      ordinal === undefined || ordinal === null || ordinal < 1 ? null : ordinal,
  }),
];

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
    'try Worn on': onAnybody,
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
