/** Plans words behind what a photo shows: a new text, or one that stands on the page. */
import type { Place } from '#tools/contract/page-space.ts';
import type { Change } from '../acts/edits.ts';
import type { Reference } from '../acts/reference.ts';
import type { Thing } from '../ground/canvas.ts';
import { resolve, type Scene } from '../ground/resolve.ts';
import { plainWords } from '../values/plain-words.ts';
import { NEW_LAYER } from './new-layers.ts';
import { picturesMeant } from './pictures-meant.ts';
import type { Planned } from './planned.ts';

/** The longest that can stand there. */
const MOST_LETTERS = 60;

/** The picture that words are to go behind, on the page or waiting; null: what is named is none. */
function pictureOf(of: Reference, scene: Scene): { layer: string } | null {
  const meant = resolve(of, scene);
  if ('layers' in meant && meant.layers.some(({ type }) => type !== 'image')) return null;
  const pictures = picturesMeant([of], scene);
  if (!pictures) return null;
  const [layer, ...more] = 'layers' in pictures ? pictures.layers : [];
  if (layer) return more.length > 0 || layer.locked ? null : { layer: layer.id };
  const [waiting, ...others] = 'waiting' in pictures ? pictures.waiting : [];
  return waiting !== undefined && others.length === 0 ? { layer: waiting } : null;
}

function looksOf(looks: readonly Change[]): Record<string, unknown> | null {
  const fields: Record<string, unknown> = {};
  for (const { property, way, value, like } of looks) {
    // Its size is found by the tool: as large as can be read.
    if (property === 'size' && way !== 'down' && !like) continue;
    if (like || way !== 'set') return null;
    if (property === 'color' || property === 'font' || property === 'letterCase' || property === 'weight')
      fields[property] = value;
    else return null;
  }
  return fields;
}

const TEXT_PLACES = new Set<Place>(['top', 'center', 'bottom']);

/** New words behind a photo's subject. Words that stand on the page are not written twice. */
export function behindCalls(
  text: string,
  of: Reference,
  at: Place | null,
  looks: readonly Change[],
  scene: Scene,
): Planned {
  const picture = pictureOf(of, scene);
  const fields = looksOf(looks);
  if (!picture || !fields || text.length > MOST_LETTERS || (at !== null && !TEXT_PLACES.has(at))) return null;
  const standing = scene.page.layers.filter(
    ({ type, locked, text: own }) => type === 'text' && !locked && plainWords(own) === plainWords(text),
  );
  return calls(text, { ...picture, ...(at === null ? {} : { place: at }), ...fields }, standing);
}

/** A text of the page goes behind a photo's subject. */
export function movedBehind(layer: Thing, of: Reference, scene: Scene): Planned {
  const picture = pictureOf(of, scene);
  return picture && layer.text.length <= MOST_LETTERS ? calls(layer.text, picture, [layer]) : null;
}

const calls = (text: string, more: Record<string, unknown>, gone: readonly Thing[]): Planned => ({
  calls: [
    { tool: 'text_behind', input: { text, ...more } },
    ...(gone.length > 0 ? [{ tool: 'delete', input: { layers: gone.map(({ id }) => id) } }] : []),
  ],
  spoken: [NEW_LAYER],
});
