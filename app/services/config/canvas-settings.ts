/** What the server's canvas reads from the environment as it is loaded. */

/** Leaves the fonts of the machine out. Call it before the library is loaded. */
export function leaveOutMachineFonts(): void {
  process.env.DISABLE_SYSTEM_FONTS_LOAD = '1';
}
