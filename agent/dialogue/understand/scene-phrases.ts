/** Scenes in the user's own words, ready ones by their names, their light, and how tall the product is. */
import { message } from '#messages/message.ts';
import { SCENE_LIST, type SceneId } from '#tools/inputs/scene-list.ts';
import { centimetersIn } from '../values/length.ts';
import type { Phrase } from './chart.ts';
import type { SizeSaid } from './grammar/whole-design.ts';
import { classLength, wordClass } from './phrases.ts';
import { ASKS } from './asides.ts';
import { sizePhrases } from './size-phrases.ts';
import { clauseEnd, EDGES, sliceOf, wordsOf } from './token-runs.ts';
import type { Token } from './tokens.ts';

/** Things and places that a scene is made of. */
const STUFF = wordsOf(
  'marble granite onyx travertine terrazzo concrete cement slate stone stones rock rocks pebbles brick bricks tiles tiled wood wooden timber oak walnut birch beech pine bamboo driftwood planks linen velvet satin silk cotton fabric cloth burlap leather acrylic sand dunes beach beaches seaside shore coast grass lawn meadow moss mossy soil snow ice ocean sea waves pool lake river forest woods woodland jungle garden terrace patio balcony mountain mountains desert kitchen bathroom bedroom cafe café restaurant spa studio gallery loft podium plinth pedestal windowsill countertop worktop tabletop outdoors outside nature sofa couch vanity nightstand shelf shelves counter table desk picnic room lounge street park city sky clouds',
);
/** As likely things of the page: only with words beside them. */
const FURNITURE = wordsOf(
  'table counter desk shelf shelves vanity sofa couch studio gallery stone fabric room street park city sky clouds',
);
const LIGHT = wordsOf(
  'light lighting sun sunny sunlight sunshine sunset sunrise daylight backlight overcast cloudy evening morning night dusk dawn golden moody moodier dark darker bright brighter warm warmer cool cooler soft softer hard harder harsh dramatic natural diffused gentle glow cosy cozy cosier cozier rainy foggy',
);
const PROPS = wordsOf(
  'leaves leaf petals pebbles eucalyptus pampas branch branches ferns fern spheres blocks flowers plants palm monstera candles shells steam',
);
const LEADS = wordsOf('on onto in into at against by beside among amid outside outdoors near under');
/** Of the page, and so of no scene. */
const OF_PAGE = wordsOf(
  'headline title price text words page corner left right bottom middle center centre photo picture image pic logo date button badge background bg backdrop color colour font size layer sticker shape circle canvas it that qr',
);
const MORE = wordsOf('more less bit little much way very some really');
const SMALL = wordsOf('a an the some my our few with in on at and of , its by');

/** Ready scenes by their names. */
const TITLES = SCENE_LIST.map(({ id, title }) => {
  const name = message(title).toLowerCase();
  return { id, name, entries: wordClass(name.replaceAll(',', ' ')) };
});

const LEADING = wordsOf('on onto in into at a an the');

/** The ready scene that the words name and nothing else: "on a kitchen counter"; null: they describe one. */
export function sceneNamed(words: string): SceneId | null {
  const said = words.toLowerCase().split(' ');
  const name = said.slice(said.findIndex((word) => !LEADING.has(word))).join(' ');
  return TITLES.find((one) => one.name === name)?.id ?? null;
}

const titles = (tokens: readonly Token[]): Phrase[] =>
  tokens.flatMap((_, from) =>
    TITLES.flatMap(({ name, entries }): Phrase[] => {
      const length = classLength(entries, tokens, from);
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
const BEFORE_SIZE = wordsOf('as for in at to a an the my our ,');

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

/** A scene: behind a preposition, or its thing alone ("a forest"). */
export function scenePhrases(written: string, tokens: readonly Token[]): Phrase[] {
  const found: Phrase[] = [...titles(tokens), ...lengths(written, tokens)];
  const ends = besides(written, tokens, found);
  const isCore = (at: number): boolean => {
    const word = tokens[at]?.word ?? '';
    if (!STUFF.has(word)) return false;
    const before = tokens[at - 1]?.word ?? '';
    return !FURNITURE.has(word) || !LEADS.has(before);
  };
  for (let from = 0; from < tokens.length; from += 1) {
    const first = tokens[from]?.word ?? '';
    const isLed = LEADS.has(first);
    if (!isLed && (EDGES.has(first) || tokens[from]?.kind !== 'word')) continue;
    const end = clauseEnd(tokens, from);
    let hasCore = false;
    for (let to = from + 1; to <= end; to += 1) {
      const last = tokens[to - 1];
      const word = last?.word ?? '';
      // "top view" and "on top of" are of a scene.
      if (!last || OF_PAGE.has(word) || last.value?.type === 'quoted' || ends.has(to - 1)) break;
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
