/**
 * Looks at a file before it is sent, by code that is fetched with the first file. The server decides; this only spares
 * the wait.
 */

/** Why the file can't be accepted, in words; null if it can, or if the checking code failed to load. */
export async function checkUpload(file: Blob): Promise<string | null> {
  // A module that failed to come once never comes again in some browsers.
  if (!navigator.onLine) return null;
  try {
    const { uploadProblem } = await import('#app/contracts/upload-check.ts');
    return await uploadProblem(file);
  } catch {
    return null;
  }
}
