/** Whoever adds a code to type into it says so here; the fields of the selected code take the focus when they come. */

/** The fields come with the panel, whose code may have to be fetched, ms. */
const PATIENCE = 10_000;

let wantedUntil = 0;

export function wantContentField(): void {
  wantedUntil = performance.now() + PATIENCE;
}

/** Whether the fields that have come now shall take the focus; true once. */
export function takeContentField(): boolean {
  const wanted = performance.now() < wantedUntil;
  wantedUntil = 0;
  // Whoever types elsewhere meanwhile goes on there.
  return (
    wanted &&
    !(document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement)
  );
}
