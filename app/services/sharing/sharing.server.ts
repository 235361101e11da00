/** Share links and the reports about what they show. */
import { createShareLinks, type ShareLinks, type ShareLinksDependencies } from './share-links.server.ts';
import { createShareReports, type ShareReports } from './share-reports.server.ts';

export function createSharing(dependencies: ShareLinksDependencies): {
  shareLinks: ShareLinks;
  shareReports: ShareReports;
} {
  const shareLinks = createShareLinks(dependencies);
  return { shareLinks, shareReports: createShareReports({ ...dependencies, shareLinks }) };
}
