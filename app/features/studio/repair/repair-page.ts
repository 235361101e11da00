/** What repair screens know about a picture and the plan. */

export interface RepairPicture {
  asset: string;
  name: string;
  /** px */
  width: number;
  height: number;
  mime: string;
}

/** What matters of the plan to them. */
export interface PlanParts {
  /** Several pictures in one go. */
  batch: boolean;
  /** Four times as large. */
  upscale: boolean;
}

/**
 * For routes: the loader runs again when another picture is chosen or the work is put aside, not when a generation gets
 * its place in the address.
 */
export function revalidates({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const [before, after] = [currentUrl.searchParams, nextUrl.searchParams];
  return before.get('picture') !== after.get('picture') || !after.has('g');
}
