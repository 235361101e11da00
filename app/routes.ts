/** Every path of the application. Anything else is not found. Sections: pages, then the HTTP interface; each sorted. */
import { route, type RouteConfig } from '@react-router/dev/routes';

export default [
  // Pages

  // HTTP interface
  route('api/errors', 'routes/api.errors.ts'),
] satisfies RouteConfig;
