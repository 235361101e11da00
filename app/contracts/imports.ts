/** What importing a file as layers answers with: what was made, and what was not carried as it was. */
import type { DesignDocument } from '#design/document/document.ts';

/** `…Drawn`: shown as a picture of that part; `…Left`: left out; others: approximated. In the order in which they are listed. */
export const LOSSES = [
  'pagesLeft',
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
export type Losses = Partial<Record<Loss, number>>;

export interface ImportNotes {
  losses: Losses;
  /** Fonts that others stand for. */
  fonts: { from: string; to: string }[];
}

/** Answer of POST /api/imports without a size: a new design. */
export interface ImportedDesign extends ImportNotes {
  id: string;
}

/** Answer with a size: pages for a design that is open. */
export interface ImportedPages extends ImportNotes {
  document: DesignDocument;
}
