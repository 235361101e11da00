/**
 * Checks a file before it is sent, with code that is fetched with the first file. The server decides; this only saves
 * the wait.
 */

/** Why the file can't be accepted, in words; null if it can, or if the checking code failed to load. */
export async function checkUpload(file: Blob): Promise<string | null> {
  // In some browsers a module that once failed to load never loads again.
  if (!navigator.onLine) return null;
  try {
    const { uploadProblem } = await import('#app/contracts/upload-check.ts');
    return await uploadProblem(file);
  } catch {
    return null;
  }
}
