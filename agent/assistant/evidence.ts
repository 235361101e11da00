/**
 * Which layer a loose phrase speaks of, where its words were not understood one by one: told by the names of things, and by words of
 * the layers themselves, that stand somewhere in it.
 */
import { nameOfEmoji } from '#tools/libraries/emoji/emoji-search.ts';
import { BACKGROUND_NOUNS, DETERMINERS, LAYER_NOUNS } from './lexicon.ts';
import type { Canvas, SeenLayer } from './read-canvas.ts';
import { readReference } from './read-reference.ts';
import { photosCalled, resolve, type Memory } from './resolve.ts';
import { words } from './rules.ts';

/** Words that tell nothing of what is meant: little words, talk, feelings, and how much of something. */
const EMPTY_WORDS = words(
  "imo|imho|tbh|ngl|idk|rn|fr|btw|a|an|the|my|our|your|its|it's|it|this|that|these|those|them|they|one|ones|i|i'm|im|me|we|us|you|u|ya|he|she|his|her|and|or|but|so|then|too|also|just|only|even|still|yet|now|again|really|quite|very|pretty|rather|kinda|kind|sort|of|bit|little|tad|lot|lots|much|more|less|way|far|such|maybe|perhaps|please|pls|plz|plss+|thanks|thx|ty|ok|okay|hey|hi|hello|well|actually|honestly|like|hmm+|ah|oh|omg|ugh|lol|haha|yes|no|not|yeah|nope|" +
  "is|isn't|isnt|are|aren't|arent|was|be|been|being|am|do|does|don't|dont|doesn't|doesnt|did|has|have|had|can|can't|cant|could|would|will|won't|wont|should|shall|may|might|must|let|let's|lets|get|got|gets|getting|give|giving|go|goes|going|make|makes|making|put|set|want|wants|wanna|need|needs|think|feel|feels|look|looks|looking|looked|seem|seems|see|try|keep|stay|stays|use|come|comes|help|" +
  "to|in|on|at|by|for|from|with|without|into|onto|up|down|out|off|over|under|near|as|if|when|while|because|cause|cuz|than|instead|about|there|here|where|what|which|who|how|why|all|some|any|each|other|same|bigger|smaller|larger|driving|drives|crazy|mad|bothering|bothers|annoying|weird|wrong|bad|good|nice|better|best|fine|fix|quick|quickly|asap|change|rest|everything|stuff|thing|things|side|corner|page|design|bloody|damn|cheap|tacky|ugly",
);

const A_THING = new RegExp(`(?<![\\p{L}'-])(?:(?:${DETERMINERS}|a)\\s+)?(?:(?!(?:${DETERMINERS}|and|or|to|the|is|make|put)(?!\\p{L}))[\\p{L}\\d-]+\\s+){0,2}?(?:${LAYER_NOUNS}|names?|logos?)(?![\\p{L}-])`, 'giu');
const ON_THE_GROUND = words(BACKGROUND_NOUNS);

const tokens = (text: string): string[] => text.toLowerCase().replaceAll('’', "'").match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
const stem = (word: string): string => word.replace(/'s$/, '').replace(/(?<=\p{L}{3})(?:es|s)$/u, '');

/** The words of a phrase that could tell something of a layer. */
export function tellingWords(said: string): string[] {
  return tokens(said).filter((word) => word.length > 1 && !EMPTY_WORDS.test(word));
}

/** What a layer may be told by. */
function wordsOf(layer: SeenLayer): Set<string> {
  const name = layer.name.replace(/\.[a-z0-9]+$/i, '').replace(/[-_]/g, ' ');
  return new Set(tokens(`${layer.text} ${name} ${layer.alt} ${layer.emoji ? nameOfEmoji(layer.emoji) : ''}`).map(stem));
}

/** The layers among these that share the most words with a phrase; none where no word is shared. */
function sharingWords(said: string, layers: readonly SeenLayer[]): SeenLayer[] {
  const told = tellingWords(said).map(stem);
  const scored = layers.map((layer) => {
    const own = wordsOf(layer);
    return { layer, score: told.filter((word) => own.has(word)).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const found = best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ layer }) => layer);
  return found.length > 0 ? found : told.length > 0 ? photosCalled(told.join(' '), layers) : [];
}

/** One of several that a phrase could mean, told by the words that it shares with it; null: none, or no single one. */
export function oneOf(said: string, layers: readonly SeenLayer[]): SeenLayer | null {
  const found = sharingWords(said, layers);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * The layers that a phrase means, by what is evident in it: a thing that is named ("the small title"), words that stand in one
 * layer alone, else what is spoken of already where nothing else is named. Null: it can't be told, and is better asked.
 */
export function evidentLayers(said: string, canvas: Canvas, memory: Memory): SeenLayer[] | null {
  for (const [thing] of said.matchAll(A_THING)) {
    const reference = readReference(thing);
    if (!reference || ON_THE_GROUND.test(thing)) continue;
    const found = resolve(reference, canvas, memory);
    if ('layers' in found) return found.layers;
    const told = 'ambiguous' in found ? oneOf(said, found.ambiguous) : null;
    if (told) return [told];
  }
  const shared = sharingWords(said, canvas.layers);
  if (shared.length === 1) return shared;
  if (shared.length > 1 || tellingWords(said).length > 0) return null;
  const it = resolve({ pronoun: true, said }, canvas, memory);
  return 'layers' in it ? it.layers : null;
}
