/** What documents and pages start with, and their schemas agree on. */

/** Raised with each migration in ./migrations. */
export const DOCUMENT_VERSION = 1;

/** How long a page is shown, ms. */
export const PAGE_DURATION = 5_000;
