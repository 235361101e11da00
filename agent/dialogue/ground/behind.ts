/** What stands behind letters, as far as its color goes. */
import { areaOf, holdersOf, overlaps, type Page, type Thing } from './canvas.ts';

/** What stands behind a text: its pill, the smallest shape that holds it, or the page; empty where that is a picture. */
export function groundOf(text: Thing, { layers, background }: Page): string {
  if (text.highlight !== '') return text.highlight;
  const below = layers.slice(0, layers.indexOf(text));
  const [holder] = holdersOf(text, below).toSorted((a, b) => areaOf(a) - areaOf(b));
  if (holder) return holder.color;
  const isOnPicture = below.some(({ type, box }) => type === 'image' && box && text.box && overlaps(box, text.box));
  return isOnPicture ? '' : background;
}
