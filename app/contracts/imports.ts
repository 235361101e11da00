/** What importing a file as layers answers with: what was made, and what was not carried as it was. */
import type { DesignDocument } from '#design/document/document.ts';
import { LIMITS } from '#design/document/limits.ts';
import { documentBytes } from '#design/document/size.ts';

/** `…Drawn`: shown as a picture of that part; `…Left`: left out; others: approximated. In the order in which they are listed. */
export const LOSSES = [
  'pagesLeft',
  'pageLeft',
  'pageDrawn',
  'effectDrawn',
  'maskDrawn',
  'patternDrawn',
  'gradientDrawn',
  'textDrawn',
  'chartDrawn',
  'shapesDrawn',
  'clipIgnored',
  'textOnPath',
  'verticalText',
  'effectLeft',
  'chartLeft',
  'chartPartLeft',
  'pictureLeft',
  'outsidePictureLeft',
  'objectLeft',
  'mediaLeft',
  'animationLeft',
  'scriptLeft',
  'formLeft',
  'linkLeft',
  'attachmentLeft',
  'noteLeft',
] as const;
export type Loss = (typeof LOSSES)[number];
/** How much was lost, and on which pages, first 1, in any order; none are named if the file has but one, or none has it. */
export interface LossFound {
  count: number;
  pages: readonly number[];
}
export type Losses = Partial<Record<Loss, LossFound>>;

export interface ImportNotes {
  losses: Losses;
  /** Fonts that others stand for. */
  fonts: { from: string; to: string }[];
}

/** What a design that is open holds already. */
export interface Occupied {
  pages: number;
  /** On the page that is shown. */
  layers: number;
  /** Of its document. */
  bytes: number;
}

/** Whether an open design has room for all of an import: one page joins its page as a group, several follow it. */
export function hasRoomForImport(imported: DesignDocument, occupied: Occupied): boolean {
  const layers = Object.keys(imported.layers).length;
  const pages = Object.keys(imported.pages).length;
  // A group and a rectangle of its background come with a single page.
  const added = layers + (pages === 1 ? 2 : pages);
  if (added > LIMITS.operationsPerChange) return false;
  if (occupied.bytes + documentBytes(imported) > LIMITS.documentBytes) return false;
  return pages === 1
    ? occupied.layers + added <= LIMITS.layersPerPage
    : occupied.pages + pages <= LIMITS.pagesPerDesign;
}

/** Answer of POST /api/imports without a size: a new design. */
export interface ImportedDesign extends ImportNotes {
  id: string;
}

/** Answer with a size: pages for a design that is open. */
export interface ImportedPages extends ImportNotes {
  document: DesignDocument;
}
