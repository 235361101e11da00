/** What is taken back, put back, and done again. */
import type { Property } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { counted, undo, whole, type Act, type Look, type PropertyOf, type Said } from './meanings.ts';

const unnamed = (target: Reference[]): Reference[] => target.filter(({ pronoun }) => pronoun === null);

/** What was done to these is taken back, if anything was; and nothing is done to them. */
function refuse(target: Reference[]): Act<'keep'> {
  return { type: 'keep', target, properties: [], isRefused: true };
}

export const UNDOING: Rule[] = [
  ...rules('TooMany', 0.02, {
    'too many': () => ({}),
    "that's|thats|its|it's|those|these|there are|is? too many": () => ({}),
  }),
  ...rules('Act', 0.02, {
    '~TooMany ,|.|;|:|!|–|-? just|only|leave|keep|want|need? just|only? Number|Count|one': fewer,
    '~TooMany ,|.|;|:|!|–|-? just|only? Number|Count|one is|are|will enough|do|fine|ok|plenty': fewer,
    'just|only|keep|leave just|only? Number|Count|one of? them|those|these': fewer,
    'Number|Count|one is|are|will enough|do|fine|ok|plenty': fewer,
  }),
  ...rules('First', 0.02, {
    'the? very? first|original one|version|design|look|way|post|flyer|layout?': () => ({}),
  }),
  ...rules('AtFirst', 0.02, {
    'how|as|what|like|the? way? it|that|everything was|were|looked|stood at|in the very? start|beginning|first':
      () => ({}),
    'how|as|what|like it|that|everything was|were|looked at first': () => ({}),
    'how|as|what|like it|that|everything was|were|looked originally|initially': () => ({}),
    'the|my very? original|beginning|start': () => ({}),
    'square one': () => ({}),
  }),
  ...rules('Before', 0.02, {
    'before i|you|we|u deleted|removed|took|moved|changed|made|added|put|touched|edited|recoloured|recolored|swapped|cropped|turned|resized':
      () => ({}),
    'before i|you|we|u took|put off|out|away|on|in|over': () => ({}),
    'before the? change|changes|edit of|to|on|with': () => ({}),
  }),
  ...rules('DeedOf', 0.1, {
    '~Determiner? DeedName': (property: Property) => ({ properties: [property], target: [] }),
    '~Determiner? Property change|changes|part|thing|edit|bit|stuff?': (property: Property) => ({
      properties: [property],
      target: [],
    }),
    '~Determiner? Look|Step? thing|part|change': (look: Look | undefined) =>
      look ? { properties: [look.property], target: [] } : null,
    '~Determiner? Look': (look: Look) => ({ properties: [look.property], target: [] }),
    'PropertyOf change|changes?': ({ property, target }: PropertyOf) => ({
      properties: [property],
      target: target.filter(({ pronoun }) => pronoun === null),
    }),
    '~Determiner? Color': () => ({ properties: ['color'], target: [] }),
    'DeedOf of|on|to|for NP': (deed: Act<'undo'>, target: Reference[]) => ({ ...deed, target }),
    '~Determiner? Number thing|one|bit|change|part|stuff?': (amount: string) => ({
      properties: [],
      target: whole({ words: amount }),
    }),
    '~Determiner? Number|Value N thing|bit|change|part?': (amount: string, noun: Said) => ({
      properties: [],
      target: whole({ ...noun, words: amount }),
    }),
    '~Determiner? new|old|latest|last Property|DeedName change|one?': (property: Property) => ({
      properties: [property],
      target: [],
    }),
    '~Determiner? old|previous|original|former Property': (property: Property) => ({
      properties: [property],
      target: [],
    }),
    'what you did to|with NP': (target: Reference[]) => ({ properties: [], target }),
    'NP change|changes|thing|part|bit|edit?': (target: Reference[]) =>
      target.some(({ pronoun, quantity }) => pronoun !== null || quantity !== null) ? null : { properties: [], target },
  }),
  ...rules('Act', 0.1, {
    '~Undo': () => undo({}),
    'put|set|bring|change|turn|take|get it|that|this|everything back': () => undo({}),
    'put|set|bring|change|turn it|that|this|everything back to|like|how|as|the how|what|way? it was|looked before?':
      () => undo({}),
    'back to how|what it was before?': () => undo({}),
    '~Undo that|it|this|please': () => undo({}),
    'no|nah? ,? NP was|were|looked better|nicer|fine|ok|okay|good|alright before|already?': (target: Reference[]) =>
      undo({ target: unnamed(target) }),
    'Act ,|.|so? ~Undo that|it|this one?': (act: Act<'undo'>) => (act.type === 'undo' ? act : null),
    '~Undo that|the last|previous change|step|one|edit|thing|action|move': () => undo({ turns: 1 }),
    '~Undo the? last|previous Number|Count|couple|few': (said: string | undefined) =>
      undo({ turns: said === undefined ? COUPLE : counted(said) }),
    '~Undo the? last Number|Count things|changes|ones|steps you|i|we? did|made|changed': (said: string) =>
      undo({ turns: counted(said) }),
    '~Undo the? last Number changes|steps|ones|edits|things': (turns: string) => undo({ turns: Number(turns) }),
    '~Undo Number changes|steps|times|x': (turns: string) => undo({ turns: Number(turns) }),
    'go back Number steps|step|changes': (turns: string) => undo({ turns: Number(turns) }),
    'go back|one step|a step|back|ctrl z': () => undo({}),
    'go back a|one step': () => undo({}),
    '~Undo everything|all': () => undo({ everything: true }),
    '~Undo all of it|that|them': () => undo({ everything: true }),
    '~Determiner? Color one? was|is|looked|looks nicer|better|best|prettier|good': () =>
      undo({ properties: ['color'] }),
    'the? old|previous one|version|way? was|is|looked nicer|better|best|prettier': () => undo({}),
    'i|we? like|liked|prefer|preferred|want|take|choose|pick|keep|use? ~First better|more|most|best|please?': () =>
      undo({ isFirst: true }),
    '~First was|is|looked nicer|better|best|prettier': () => undo({ isFirst: true }),
    'back to ~First': () => undo({ isFirst: true }),
    'go|take|switch|change|turn it|this|that|me|us? back to ~First': () => undo({ isFirst: true }),
    // Before something was done to a thing, or taken off.
    'go|take|switch|change|turn|put|bring it|this|that|me|us|everything|all? back? to? ~Before NP': goneBack,
    'back? to? ~Before NP ~Way? ~Place?': goneBack,
    'how|as|like|what it was|looked ~Before NP': goneBack,
    'go|take|put|bring|change|turn|get? it|this|that|me|us|everything|all? back to? ~AtFirst': () =>
      undo({ everything: true }),
    'how|as|like|what it was|looked ~AtFirst': () => undo({ everything: true }),
    'start again|over from the beginning|start|scratch': () => undo({ everything: true }),
    '~Undo all|everything you|i|we did|changed|have done': () => undo({ everything: true }),
    'everything|all|it back to ~AtFirst': () => undo({ everything: true }),
    'NP as|like before|earlier': (target: Reference[]) => undo({ target: unnamed(target) }),
    'NP as|like at|in the start|beginning': (target: Reference[]) => undo({ target: unnamed(target) }),
    '~Determiner? old|previous|original|former|first Property again': (property: Property) =>
      undo({ properties: [property] }),
    'not that|this Property ,|.|!|;? the? one|old|previous|other|first one? before|earlier? was|is|looked better|nicer|best':
      (property: Property) => undo({ properties: [property] }),
    'the Property before|earlier was|is|looked better|nicer': (property: Property) => undo({ properties: [property] }),
    'not on|for NP': (target: Reference[]) => (unnamed(target).length > 0 ? refuse(target) : null),
    'NP back? ~Way? where it was|stood|sat before?': (target: Reference[]) =>
      undo({ target, properties: ['position'] }),
    'not NP': (target: Reference[]) => (target.some(({ pronoun }) => pronoun !== null) ? null : refuse(target)),
    'not NP , that|it|this stays|stay? how|as|like it was': (target: Reference[]) => undo({ target }),
    '~Undo only DeedOf': (deed: Partial<Act<'undo'>>) => undo(deed),
    '~Undo DeedOf': (deed: Partial<Act<'undo'>>) => undo(deed),
    '~Undo DeedOf only|though|again': (deed: Partial<Act<'undo'>>) => undo(deed),
    '~Undo everything|all since|after NP': (since: Reference[]) => (since[0] ? undo({ since: since[0] }) : null),
    '~Undo everything|all ~Except DeedOf': (keeps: { properties: Property[]; target: Reference[] }) =>
      undo({ everything: true, keeps }),
    'put|change|turn|bring|set|switch|get|move DeedOf back': (deed: Partial<Act<'undo'>>) => undo(deed),
    'DeedOf back': (deed: Partial<Act<'undo'>>) => undo({ ...deed, restores: (deed.properties ?? []).length === 0 }),
    'DeedOf back please|again': (deed: Partial<Act<'undo'>>) =>
      undo({ ...deed, restores: (deed.properties ?? []).length === 0 }),
    'put|change|turn|bring|set DeedOf back to? how|what|where|as|like? it was|were before?': (
      deed: Partial<Act<'undo'>>,
    ) => undo(deed),
    'put|bring|get|want|give NP back': (target: Reference[]) => undo({ target, restores: true }),
    'put|bring|get|want|give NP back in|again|on': (target: Reference[]) => undo({ target, restores: true }),
    'i want NP back': (target: Reference[]) => undo({ target, restores: true }),
    '~Restore NP': (target: Reference[]) => undo({ target, restores: true }),
    '~Restore DeedOf': (deed: Partial<Act<'undo'>>) => undo(deed),
    'DeedOf as|like|how it was before?': (deed: Partial<Act<'undo'>>) => undo(deed),
    // Said of what was painted last: a thing goes by its noun.
    'lose|drop|ditch|remove|skip the Color': () => undo({ properties: ['color'] }),
    'leave|take|get the Color out|off|away': () => undo({ properties: ['color'] }),
    redo: (): Act<'redo'> => ({ type: 'redo' }),
    'redo that|it|this': (): Act<'redo'> => ({ type: 'redo' }),
  }),
  ...rules('Except', 0.1, {
    'except|but|besides|without': () => ({}),
    'except for': () => ({}),
    'apart from': () => ({}),
    'but not': () => ({}),
    'but keep': () => ({}),
    'and keep': () => ({}),
  }),
];

/** "the last couple of changes". */
const COUPLE = 2;

function goneBack([since, ...more]: Reference[]): Act<'undo'> | null {
  return since && more.length === 0 ? undo({ since, isBefore: true }) : null;
}

/** How many of several stay. */
function fewer(said: string | undefined): Act<'fewer'> | null {
  const left = said === undefined ? 1 : counted(said);
  return Number.isInteger(left) && left > 0 && left < 10 ? { type: 'fewer', left } : null;
}
