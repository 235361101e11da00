/** A design's destination in its title: a format's name, alone or after what the design is about. Pure. */
import { LIMITS } from '#design/document/limits.ts';
import { PAGE_FORMATS, type PageFormat } from './formats.ts';
import type { Size } from '../contract/page-space.ts';

const BEFORE = ' – ';
const SIZE = /^\d+ × \d+$/;

/** The purpose of a design of that size: a format's name, or its size. */
const placeOf = ({ width, height }: Size, format: PageFormat | null): string => format?.name ?? `${width} × ${height}`;

const formatCalled = (name: string): PageFormat | null => PAGE_FORMATS.find((format) => format.name === name) ?? null;

/** Splits a title into what the design is about and its destination, if the title ends with one. */
function parted(title: string): { about: string; place: string | null } {
  const at = title.lastIndexOf(BEFORE);
  const end = title.slice(at === -1 ? 0 : at + BEFORE.length).trim();
  if (!formatCalled(end) && !(at > 0 && SIZE.test(end))) return { about: title, place: null };
  return { about: at === -1 ? title : title.slice(0, at), place: end };
}

/** The title of a design like this one in another size: it ends with the new destination. */
export function titleFor(title: string, size: Size, format: PageFormat | null): string {
  const place = placeOf(size, format);
  return `${parted(title)
    .about.slice(0, LIMITS.nameLength - place.length - BEFORE.length)
    .trimEnd()}${BEFORE}${place}`;
}

/** The part of a title that names the destination: the format or size at its end; else the whole title. */
export const destinationIn = (title: string): string => parted(title).place ?? title;

/** The format that a design of this size was made in, if its title says so. */
export function formatOf(title: string, { width, height }: Size): PageFormat | null {
  const format = formatCalled(destinationIn(title));
  return format && width * format.height === height * format.width ? format : null;
}
