/** Scenes in the user's own words, ready ones by their names, their light, and how tall the product is. */
import { wordSet } from '../values/word-set.ts';
import { message } from '#messages/message.ts';
import { SCENE_LIST, type SceneId } from '#tools/inputs/scene-list.ts';
import { centimetersIn } from '../values/length.ts';
import type { Phrase } from './chart.ts';
import { ASKS } from './asides.ts';
import { sizePhrases, type SizeSaid } from './size-phrases.ts';
import { clauseEnd, EDGES, sliceOf } from './token-runs.ts';
import type { Token } from './tokens.ts';

/** Things and places that a scene is made of. */
const STUFF = wordSet(
  'marble granite onyx travertine terrazzo concrete cement wood slate stone stones rock rocks pebbles brick bricks tiles tiled wood wooden timber oak walnut birch beech pine bamboo driftwood planks linen velvet satin silk cotton fabric cloth burlap leather acrylic sand dunes beach beaches seaside shore coast grass lawn meadow moss mossy soil snow ice ocean sea waves pool lake river forest woods woodland jungle garden terrace patio balcony mountain mountains desert kitchen bathroom bedroom cafe café restaurant spa studio gallery loft podium plinth pedestal windowsill countertop worktop tabletop outdoors outside nature sofa couch vanity nightstand water waterfall gym office garage barn porch deck shelf shelves counter table desk picnic room lounge street park city sky clouds',
);
/** As likely things of the page: only with words beside them. */
const FURNITURE = wordSet(
  'table counter desk shelf shelves vanity sofa couch studio gallery stone fabric room street park city sky clouds',
);
const LIGHT = wordSet(
  'light lighting sun sunny sunlight sunshine sunset sunrise daylight backlight overcast cloudy evening morning night dusk dawn golden moody moodier dark darker bright brighter warm warmer cool cooler soft softer hard harder harsh dramatic natural diffused gentle glow cosy cozy cosier cozier rainy foggy',
);
const PROPS = wordSet(
  'leaves leaf petals pebbles eucalyptus pampas branch branches ferns fern spheres blocks flowers plants palm monstera candles shells steam',
);
const LEADS = wordSet('on onto in into at against by beside among amid outside outdoors near under floating');
/** Of the page, and so of no scene. */
const OF_PAGE = wordSet(
  'headline title price text words page corner left right bottom middle center centre photo picture image pic logo date button badge background bg backdrop color colour font size layer sticker shape circle canvas it that qr',
);
const MORE = wordSet('more less bit little much way very some really');
const SMALL = wordSet('a an the some my our few with in on at and of , its by');

/** Ready scenes by their names. */
const TITLES = SCENE_LIST.map(({ id, title }) => {
  const name = message(title).toLowerCase();
  return { id, name, words: name.replaceAll(',', '').split(' ') };
});

const LEADING = wordSet('on onto in into at a an the');

/** The ready scene that the words name and nothing else: "on a kitchen counter"; null: they describe one. */
export function sceneNamed(words: string): SceneId | null {
  const said = words.toLowerCase().split(' ');
  const name = said.slice(said.findIndex((word) => !LEADING.has(word))).join(' ');
  return TITLES.find((one) => one.name === name)?.id ?? null;
}

/** How many tokens say these words, commas between them or not; 0: they don't. */
function saidAt(words: readonly string[], tokens: readonly Token[], from: number): number {
  let at = from;
  for (const word of words) {
    if (at > from && tokens[at]?.word === ',') at += 1;
    if (tokens[at]?.word !== word) return 0;
    at += 1;
  }
  return at - from;
}

const titles = (tokens: readonly Token[]): Phrase[] =>
  tokens.flatMap((_, from) =>
    TITLES.flatMap(({ name, words }): Phrase[] => {
      const length = saidAt(words, tokens, from);
      return length > 0 ? [{ category: 'SceneTitle', from, to: from + length, meaning: name, cost: 0.3 }] : [];
    }),
  );

/** Lengths of things, in cm: "30 cm". */
const lengths = (written: string, tokens: readonly Token[]): Phrase[] =>
  tokens.flatMap((_, from) =>
    [1, 2].flatMap((count): Phrase[] => {
      const length = from + count > tokens.length ? null : centimetersIn(sliceOf(written, tokens, from, from + count));
      return length === null ? [] : [{ category: 'Length', from, to: from + count, meaning: length, cost: 0.1 }];
    }),
  );

/** How far back the words go that say whose length it is. */
const MOST_BEFORE = 6;
const BEFORE_SIZE = wordSet('as for in at to a an the my our ,');

/** Where something else begins that is said behind a scene: the page's size, or the length of the product. */
function besides(written: string, tokens: readonly Token[], found: readonly Phrase[]): ReadonlySet<number> {
  const ends = new Set<number>();
  for (const { from, meaning } of sizePhrases(written, tokens)) {
    const { size } = meaning as SizeSaid;
    let at = from;
    while (at > 0 && BEFORE_SIZE.has(tokens[at - 1]?.word ?? '')) at -= 1;
    if (size.by !== 'step' && at < from) ends.add(at);
  }
  for (const { category, from } of found)
    if (category === 'Length')
      for (let at = from - 1; at >= Math.max(0, from - MOST_BEFORE); at -= 1)
        if (/^(?:,|and)$/u.test(tokens[at]?.word ?? '')) {
          ends.add(at);
          break;
        }
  return ends;
}

/** "in the background", "next to it": where of a scene something is, and no thing of the page. */
function isInside(tokens: readonly Token[], from: number, at: number): boolean {
  const [before = '', last = '', own = ''] = [at - 2, at - 1, at].map((index) => tokens[index]?.word);
  if (GROUNDS.has(own)) return before === 'in' && last === 'the';
  const isBeside = BESIDE.has(last) || `${before} ${last}` === 'next to' || `${before} ${last}` === 'front of';
  return own === 'it' && isBeside && tokens.slice(from, at).some(({ word }) => word === 'with');
}
/** "in the middle of a busy street": of a scene, and not of the page. */
const isMidst = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'middle' && tokens[at + 1]?.word === 'of' && ARTICLES.has(tokens[at + 2]?.word ?? '');
const ARTICLES = wordSet('a an some');
const GROUNDS = wordSet('background foreground distance back');
const BESIDE = wordSet('behind beside around near under above');

/** A plain word or the name of a color: "a forest" is both. */
const isWord = (token: Token | undefined): token is Token =>
  token !== undefined && (token.kind === 'word' || token.value?.type === 'color');

/** What a scene is described by where it is said to be one: any words up to the end of the clause. */
function described(written: string, tokens: readonly Token[], ends: ReadonlySet<number>): Phrase[] {
  const found: Phrase[] = [];
  for (let from = 1; from < tokens.length; from += 1) {
    const [before = '', first = ''] = [tokens[from - 1]?.word, tokens[from]?.word];
    const isLed = LEADS.has(first) || first === 'with';
    if (!isLed && (!OPENS.has(before) || EDGES.has(first) || !isWord(tokens[from]))) continue;
    const end = clauseEnd(tokens, from);
    for (let to = from + 1; to <= end; to += 1) {
      const last = tokens[to - 1];
      if (!last || ends.has(to - 1) || last.value?.type === 'quoted') break;
      if (OF_PAGE.has(last.word) && !isInside(tokens, from, to - 1) && !isMidst(tokens, to - 1)) break;
      if (last.kind === 'mark' && last.word !== ',') break;
      if (to - from > 1 - Number(!isLed) && !EDGES.has(last.word))
        found.push({ category: 'AnyScene', from, to, meaning: sliceOf(written, tokens, from, to), cost: 0.8 });
    }
  }
  return found;
}
const OPENS = wordSet(': of like a an background backdrop bg scene setting');

/** "a christmas scene", "a moody dark setting": what it is like stands before the noun. */
function kinds(written: string, tokens: readonly Token[]): Phrase[] {
  const found: Phrase[] = [];
  for (let to = 1; to < tokens.length; to += 1) {
    if (!SCENES.has(tokens[to]?.word ?? '')) continue;
    for (let from = to - 1; from >= Math.max(0, to - MOST_KINDS); from -= 1) {
      const token = tokens[from];
      if (!isWord(token) || EDGES.has(token.word) || NO_KIND.has(token.word) || OF_PAGE.has(token.word)) break;
      if (ASKS.has(token.word) && from === 0) break;
      found.push({ category: 'SceneKind', from, to, meaning: sliceOf(written, tokens, from, to), cost: 0.5 });
    }
  }
  return found;
}
const SCENES = wordSet('scene scenes setting');
const MOST_KINDS = 3;
const NO_KIND = wordSet(
  'this that these those its their his her same other another different new first second third last next previous me us you ai product lifestyle life style staged make give show want need use try use create generate',
);

/** A scene: behind a preposition, or its thing alone ("a forest"). */
export function scenePhrases(written: string, tokens: readonly Token[]): Phrase[] {
  const found: Phrase[] = [...titles(tokens), ...lengths(written, tokens), ...kinds(written, tokens)];
  const ends = besides(written, tokens, found);
  found.push(...described(written, tokens, ends));
  const isCore = (at: number): boolean => {
    const word = tokens[at]?.word ?? '';
    if (!STUFF.has(word)) return false;
    const before = tokens[at - 1]?.word ?? '';
    return !FURNITURE.has(word) || !LEADS.has(before);
  };
  for (let from = 0; from < tokens.length; from += 1) {
    const first = tokens[from]?.word ?? '';
    const isLed = LEADS.has(first);
    // "make it sand" is a color, "replace it with a forest" a place.
    const isNamed =
      tokens[from]?.kind === 'word' || (isWord(tokens[from]) && ARTICLES.has(tokens[from - 1]?.word ?? ''));
    if (!isLed && (EDGES.has(first) || !isNamed)) continue;
    const end = clauseEnd(tokens, from);
    let hasCore = false;
    for (let to = from + 1; to <= end; to += 1) {
      const last = tokens[to - 1];
      const word = last?.word ?? '';
      // "top view" and "on top of" are of a scene.
      const isOfScene = (hasCore && isInside(tokens, from, to - 1)) || isMidst(tokens, to - 1);
      const isOfPage = OF_PAGE.has(word) && !isOfScene;
      if (last?.kind === 'mark' && word !== ',') break;
      if (!last || isOfPage || last.value?.type === 'quoted' || ends.has(to - 1)) break;
      if (to - 1 > from && ASKS.has(word) && tokens[to - 2]?.word === ',') break;
      hasCore ||= isCore(to - 1);
      if (!hasCore || EDGES.has(word)) continue;
      if (isLed) found.push({ category: 'Scene', from, to, meaning: sliceOf(written, tokens, from, to), cost: 0.4 });
      else if (to - from <= 4 && isCore(to - 1))
        found.push({ category: 'SceneNoun', from, to, meaning: sliceOf(written, tokens, from, to), cost: 0.5 });
    }
  }
  // "with softer light", "darker and moodier", "with some leaves": a whole clause of nothing else.
  for (let from = 0; from < tokens.length; from += 1)
    for (let to = from + 1; to <= Math.min(tokens.length, from + 8); to += 1) {
      const part = tokens.slice(from, to);
      const last = part.at(-1)?.word ?? '';
      const known = part.filter(({ word }) => LIGHT.has(word) || PROPS.has(word));
      if (known.length === 0 || EDGES.has(last)) continue;
      if (part.every(({ word }) => LIGHT.has(word) || PROPS.has(word) || SMALL.has(word) || MORE.has(word)))
        found.push({ category: 'SceneLight', from, to, meaning: sliceOf(written, tokens, from, to), cost: 0.4 });
    }
  return found;
}
