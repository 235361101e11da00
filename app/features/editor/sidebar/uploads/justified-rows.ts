/** Pictures of any ratio in rows that fill a width: as high as the others in its row, none cropped. Pure. */

export interface PlacedPicture<Item> {
  item: Item;
  /** px. */
  width: number;
}

export interface PictureRow<Item> {
  /** px. */
  height: number;
  pictures: PlacedPicture<Item>[];
}

/** No picture is narrower or wider than this in a row, whatever its ratio: a panorama is partly shown. */
const NARROWEST = 0.5;
const WIDEST = 2.4;

const ratioOf = ({ width, height }: { width: number; height: number }) =>
  Math.min(WIDEST, Math.max(NARROWEST, width / Math.max(1, height)));

/** Rows of at most `height` px that fill `width` px with `gap` px between; the last one isn't stretched. */
export function justifiedRows<Item extends { width: number; height: number }>(
  items: readonly Item[],
  { width, height, gap }: { width: number; height: number; gap: number },
): PictureRow<Item>[] {
  const rows: PictureRow<Item>[] = [];
  let open: Item[] = [];
  let ratios = 0;
  const close = (rowHeight: number): void => {
    const room = width - gap * (open.length - 1);
    const shown = Math.min(rowHeight, room / ratios);
    rows.push({ height: shown, pictures: open.map((item) => ({ item, width: ratioOf(item) * shown })) });
    open = [];
    ratios = 0;
  };
  for (const item of items) {
    open.push(item);
    ratios += ratioOf(item);
    const filled = (width - gap * (open.length - 1)) / ratios;
    if (filled <= height) close(filled);
  }
  if (open.length > 0) close(height);
  return rows;
}
