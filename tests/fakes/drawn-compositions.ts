/** For tests: a photo, and compositions drawn with it. */
import { roughMeasure } from './memory-design.ts';
import { boundsOf, type Box } from '#design/document/geometry.ts';
import { compose } from '#design/templates/compose.ts';
import type { Content, Picture, Piece } from '#design/templates/composition-input.ts';
import { PAGE_SHAPES, type PageShape } from '#design/templates/compositions/composition.ts';

const ASSET = 'a'.repeat(64);
export const PICTURE: Picture = {
  asset: ASSET,
  name: 'photo.jpg',
  alt: '',
  width: 1200,
  height: 1200,
  subject: { x: 0.25, y: 0.2, width: 0.5, height: 0.6 },
  mask: { asset: 'b'.repeat(64), strokes: [] },
  filters: null,
};

export function piecesOf(
  composition: string,
  shape: PageShape,
  said: Partial<Content>,
  { mood = 'clean', pictures = [] as Picture[], variant = 0 } = {},
): readonly Piece[] {
  const [width, height] = PAGE_SHAPES[shape];
  const content = { headline: null, subheading: null, offer: null, callToAction: null, lines: [], ...said };
  const made = compose({
    page: { width, height },
    content,
    pictures,
    cutouts: pictures.length,
    mood,
    colors: [],
    fonts: { heading: null, body: null },
    brandColors: [],
    pictureColor: null,
    composition,
    variant,
    logo: null,
    measure: roughMeasure,
  });
  if (made.composition !== composition) throw new Error(`${composition} gave up for ${String(made.composition)}`);
  return made.arrangement.pieces;
}

export const textsOf = (pieces: readonly Piece[]) =>
  pieces.flatMap(({ layer }) => (layer.type === 'text' ? [layer] : []));
export const boxesOf = (pieces: readonly Piece[], name: string): Box[] =>
  pieces.filter(({ layer }) => layer.name === name).map(({ layer }) => boundsOf(layer));

export function textOf(pieces: readonly Piece[], words: string) {
  const found = textsOf(pieces).find(({ text }) => text === words);
  if (!found) throw new Error(`“${words}” is not said`);
  return found;
}
