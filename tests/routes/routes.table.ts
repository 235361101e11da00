/**
 * The response of every route to each visitor. The walk compares this table with the running server; a route or method
 * without a row fails it.
 */
import { adminRoutes } from './admin-routes.table.ts';
import { apiRoutes } from './api-routes.table.ts';
import { generationRoutes } from './generation-routes.table.ts';
import { pageRoutes } from './page-routes.table.ts';
import { pictureRoutes } from './picture-routes.table.ts';
import { shareRoutes } from './share-routes.table.ts';
import type { Row } from './route-row.ts';

/** By path as in app/routes.ts. */
export const table: Record<string, Row> = {
  ...pageRoutes,
  ...adminRoutes,
  ...apiRoutes,
  ...pictureRoutes,
  ...generationRoutes,
  ...shareRoutes,
};
