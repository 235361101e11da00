/** The selection as a small sprite, which tiles animate: the same poses as on the page, in a tile-sized room. */
import type { Animation } from '#design/document/animation.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import type { PassageRoom } from '#design/motion/passages.ts';
import { REST } from '#design/motion/pose.ts';
import { poseAt } from '#design/motion/pose-at.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { contextOf, surfacesFrom, type Context, type PaintTools, type Surface } from '#design/fabric/paint/tools.ts';
import { Sprite, type SpriteBox } from '#design/fabric/playing/sprite.ts';
import type { StageHandle } from '../session/editor-session.ts';
import { TILE } from './preview-tile.tsx';

/** Of the sprite within a tile, px. */
const ROOM = { width: 56, height: 34 };
/** Pixels of its picture per screen px. */
const SHARPNESS = 3;

export interface TileSprite {
  paint(context: Context, animation: Animation, at: number | null, duration: number): void;
}

/** A tile's background, as for text looks; pale layers get the dark one. */
const BACKGROUNDS = { light: '#f3efe6', dark: '#2b2824' };
/** Mean luma of the visible pixels, 0..255. */
const PALE = 190;

/** The background on which a picture is visible. */
function backgroundFor(picture: Surface): string {
  const { data } = contextOf(picture).getImageData(0, 0, picture.width, picture.height);
  let [luma, weight] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    luma += alpha * (0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0));
    weight += alpha;
  }
  return weight > 0 && luma / weight > PALE ? BACKGROUNDS.dark : BACKGROUNDS.light;
}

function fill(context: Context, color: string): void {
  context.fillStyle = color;
  context.fillRect(0, 0, TILE.width, TILE.height);
}

const surfaces = surfacesFrom(() => document.createElement('canvas'));
/** Sprites make surfaces and request no pictures. */
const tools: PaintTools = {
  ...surfaces,
  pictureState: () => ({ status: 'loading' }),
  picture: () => null,
  emptyFrames: false,
  fontsVersion: 0,
  rare: RARE_PAINTERS,
};

const MIDDLE = { x: TILE.width / 2, y: TILE.height / 2 };

export function tileSprite(stage: StageHandle, leaves: readonly LeafLayer[]): TileSprite {
  const picture = surfaces.createSurface(ROOM.width * SHARPNESS, ROOM.height * SHARPNESS);
  stage.paintLayers(picture, leaves);
  const box: SpriteBox = { left: -ROOM.width / 2, top: -ROOM.height / 2, ...ROOM };
  const sprite = new Sprite({ ...MIDDLE, rotation: 0 }, box, SHARPNESS, tools, (context) =>
    context.drawImage(picture, MIDDLE.x + box.left, MIDDLE.y + box.top, ROOM.width, ROOM.height),
  );
  const room: PassageRoom = {
    ...TILE,
    left: MIDDLE.x + box.left,
    top: MIDDLE.y + box.top,
    right: MIDDLE.x - box.left,
    bottom: MIDDLE.y - box.top,
  };
  const background = backgroundFor(picture);
  return {
    paint(context, animation, at, duration) {
      fill(context, background);
      sprite.draw(context, at === null ? REST : poseAt(animation, { at, duration }, room), 'normal');
    },
  };
}

const QUIET = '#8a867c';

/** A crossed-out circle for the tile that removes a movement: without a page, directly on the panel. */
export function paintNone(context: Context): void {
  context.strokeStyle = QUIET;
  context.lineWidth = 1.75;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(MIDDLE.x, MIDDLE.y, 10, 0, 2 * Math.PI);
  context.moveTo(MIDDLE.x - 7, MIDDLE.y + 7);
  context.lineTo(MIDDLE.x + 7, MIDDLE.y - 7);
  context.stroke();
}

/** A tile's two pages, for transitions between them. Created once: they are the same in every design. */
export function tilePages(): { before: Surface; after: Surface } {
  const size = { width: TILE.width * 2, height: TILE.height * 2 };
  const page = (background: string, mark: string, letter: string): Surface => {
    const surface = surfaces.createSurface(size.width, size.height);
    const context = contextOf(surface);
    context.fillStyle = background;
    context.fillRect(0, 0, size.width, size.height);
    context.fillStyle = mark;
    context.font = '600 44px "Bricolage Grotesque Variable", sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(letter, size.width / 2, size.height / 2 + 3);
    return surface;
  };
  return { before: page('#f1dfd3', '#a93a20', '1'), after: page('#cfe3e0', '#0b4f4b', '2') };
}
