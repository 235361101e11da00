/**
 * How the browser's code is cut. Without this every set of pages that share a module gets a file of its own: a hundred requests
 * before the editor stands. What is shared by the same pages goes together, and crumbs join what is nearest.
 */

/** Shared code smaller than this joins its nearest neighbour, in bytes before compression: about what one more request costs. */
const CRUMB = 6_000;

const shared = 'shared';

/** Output options of the browser's build. */
export const browserOutput = {
  codeSplitting: { groups: [{ name: shared, entriesAware: true, minShareCount: 2, entriesAwareMergeThreshold: CRUMB }] },
  // The bundler names shared code after all pages that share it, in every import.
  chunkFileNames: ({ name }: { name: string }): string => (name.startsWith(shared) ? `assets/${shared}-[hash].js` : 'assets/[name]-[hash].js'),
  entryFileNames: 'assets/[name]-[hash].js',
};
