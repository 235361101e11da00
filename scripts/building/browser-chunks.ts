/** How the browser's code is cut and named. */

/** Output options of the browser's build. */
export const browserOutput = {
  chunkFileNames: 'assets/[name]-[hash].js',
  entryFileNames: 'assets/[name]-[hash].js',
};
