/** Captions of pictures: small, right above or below. */
import { textsOn, type Page, type Thing } from '../ground/canvas.ts';

type Fields = Record<string, unknown>;

/** Letters of a caption, and its distance from what it explains, as shares of the page's shorter side. */
const CAPTION = { most: 0.034, least: 0.022, gap: 0.012 };

const shorterOf = ({ width, height }: Page): number => Math.min(width, height);
const smallest = (page: Page): Thing | null =>
  textsOn(page)
    .filter(({ highlight }) => highlight === '')
    .toSorted((a, b) => a.size - b.size)[0] ?? null;

/** Above or below a picture: small, and of one size whatever picture it is; null: it is no caption. */
export function captionBox(side: string, anchor: Thing, page: Page): Fields | null {
  if (anchor.type !== 'image' || (side !== 'above' && side !== 'below')) return null;
  const model = smallest(page);
  const shorter = shorterOf(page);
  const size = Math.min(shorter * CAPTION.most, Math.max(shorter * CAPTION.least, model?.size ?? Infinity));
  return {
    beside: { side, of: anchor.id, gap: Math.round(shorter * CAPTION.gap) },
    ...(model ? { like: model.id } : {}),
    size: Math.round(size),
    align: 'center',
  };
}
