/** The uploads of a user as their library lists them: the types that server and browser share. */

/** `cutouts`: with transparent parts; `logos`: of the brand kit. */
export const UPLOAD_KINDS = ['photos', 'cutouts', 'logos'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

export interface Upload {
  /** Of the asset. */
  id: string;
  name: string;
  /** px. */
  width: number;
  height: number;
  transparent: boolean;
  logo: boolean;
  /** What matters most in it, in fractions of the picture; null: not known. */
  focus: { x: number; y: number } | null;
}

/** Answer of GET /api/uploads. */
export interface UploadPage {
  uploads: Upload[];
  /** For the page after this one; null: this was the last. */
  next: string | null;
  /** Of the whole library, regardless of the search. */
  used: { count: number; bytes: number };
}
