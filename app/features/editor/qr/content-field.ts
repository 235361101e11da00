/**
 * Adding a code in order to type into it is noted here; the fields of the selected code take the focus when they mount.
 */

/** The fields come with the panel, whose code may still have to load, ms. */
const PATIENCE = 10_000;

let wantedUntil = 0;

export function wantContentField(): void {
  wantedUntil = performance.now() + PATIENCE;
}

/** Whether the newly mounted fields should take the focus; true once. */
export function takeContentField(): boolean {
  const wanted = performance.now() < wantedUntil;
  wantedUntil = 0;
  // A user who types elsewhere meanwhile is not interrupted.
  return (
    wanted &&
    !(document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement)
  );
}
