/** The user's pictures, and what engines have made in the conversation. */
import type { Page, Picture, Thing } from './canvas.ts';
import type { CallDone } from './record.ts';

export interface Studio {
  /** All pictures of the user that are known, oldest first. */
  pictures: readonly Picture[];
  /** Names of those that came with the message. */
  attached: readonly string[];
  /** Logos in the brand kit. */
  brandLogos: number;
  /** All calls of earlier turns, oldest first. */
  done: readonly CallDone[];
  /** Those of the last turn. */
  last: readonly CallDone[];
  /** What was looked up in this turn. */
  lookedUp: readonly CallDone[];
}

export const EMPTY_STUDIO: Studio = { pictures: [], attached: [], brandLogos: 0, done: [], last: [], lookedUp: [] };

const nameOf = (name: string): string => name.replace(/\.[a-z0-9]{2,5}$/iu, '');

/** What a picture is called, without its ending. */
export const calledAs = ({ name }: { name: string }): string => nameOf(name).replaceAll(/[_-]+/gu, ' ').toLowerCase();

/** Pictures on the page that can be worked on. */
export const imagesOn = ({ layers }: Page): Thing[] =>
  layers.filter(({ type, empty, locked, visible }) => type === 'image' && !empty && !locked && visible);

/** Pictures that came with the message and are not on the page yet. */
export function freshPictures({ attached, pictures }: Studio, page: Page): string[] {
  const images = imagesOn(page);
  const names = new Set(images.map(({ name }) => name));
  const assets = new Set(images.map(({ asset }) => asset));
  const isThere = (wanted: string) =>
    names.has(wanted) || pictures.some(({ name, asset }) => name === wanted && asset !== '' && assets.has(asset));
  return [...new Set(attached)].filter((name) => !isThere(name));
}

/** Pictures that wait for a place: those of the message, else all that are not on the page. */
export function waitingPictures(studio: Studio, page: Page): string[] {
  const fresh = freshPictures(studio, page);
  if (fresh.length > 0) return fresh;
  const standing = new Set(page.layers.flatMap(({ name, asset }) => (asset === '' ? [name] : [name, asset])));
  return [
    ...new Set(
      studio.pictures.filter(({ name, asset }) => !standing.has(name) && !standing.has(asset)).map(({ name }) => name),
    ),
  ];
}
