/**
 * Joined emoji that the server's canvas splits: a base that is text by default, then a joiner and an emoji (🏳️‍🌈,
 * ❤️‍🔥). After another emoji it joins them correctly, so here they are measured and drawn after one that is clipped
 * away.
 */
import type { SKRSContext2D } from './canvas-library.ts';

const JOINED =
  /(?![\d#*])\p{Emoji}(?<!\p{Emoji_Presentation})\ufe0f?\u200d\p{Emoji_Presentation}(?:\u200d\p{Emoji}\ufe0f?)*/gu;
const LEAD = '😀';

interface Piece {
  text: string;
  joined: boolean;
}

function hasJoined(text: string): boolean {
  return text.includes('\u200d') && text.search(JOINED) >= 0;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let reached = 0;
  for (const found of text.matchAll(JOINED)) {
    if (found.index > reached) pieces.push({ text: text.slice(reached, found.index), joined: false });
    pieces.push({ text: found[0], joined: true });
    reached = found.index + found[0].length;
  }
  if (reached < text.length) pieces.push({ text: text.slice(reached), joined: false });
  return pieces;
}

/** Makes a context measure and draw joined emoji as browsers do. */
export function mendEmojiJoins(context: SKRSContext2D): void {
  const measure = context.measureText.bind(context);
  const widthOf = ({ text, joined }: Piece) =>
    joined ? measure(LEAD + text).width - measure(LEAD).width : measure(text).width;

  context.measureText = (text) => {
    const metrics = measure(text);
    if (!hasJoined(text)) return metrics;
    const width = piecesOf(text).reduce((sum, piece) => sum + widthOf(piece), 0);
    // The emoji of a joined one are on top of each other: the ink ends with the line.
    const joined = { width, actualBoundingBoxRight: Math.min(metrics.actualBoundingBoxRight, width) };
    return new Proxy(metrics, {
      get: (target, name) =>
        Object.hasOwn(joined, name)
          ? joined[name as keyof typeof joined]
          : (Reflect.get(target, name, target) as number),
    });
  };

  for (const method of ['fillText', 'strokeText'] as const) {
    const draw = context[method].bind(context);
    context[method] = (text: string, x: number, y: number, maxWidth?: number) => {
      if (!hasJoined(text)) return maxWidth === undefined ? draw(text, x, y) : draw(text, x, y, maxWidth);
      const pieces = piecesOf(text).map((piece) => ({ ...piece, width: widthOf(piece) }));
      const total = pieces.reduce((sum, piece) => sum + piece.width, 0);
      const { textAlign, direction } = context;
      const atRight = textAlign === 'right' || textAlign === (direction === 'rtl' ? 'start' : 'end');
      let at = textAlign === 'center' ? x - total / 2 : atRight ? x - total : x;
      context.save();
      context.textAlign = 'left';
      for (const piece of direction === 'rtl' ? pieces.reverse() : pieces) {
        if (piece.joined) {
          const lead = measure(LEAD).width;
          context.save();
          context.beginPath();
          context.rect(at, y - lead * 4, piece.width, lead * 8);
          context.clip();
          draw(LEAD + piece.text, at - lead, y);
          context.restore();
        } else draw(piece.text, at, y);
        at += piece.width;
      }
      context.restore();
    };
  }
}
