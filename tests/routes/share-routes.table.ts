/** The responses of the share links' HTTP interface to each visitor, by path as in app/routes.ts. */
import { account, all, own, resource, type Row } from './route-row.ts';

export const shareRoutes: Record<string, Row> = {
  '/api/designs/:id/share': resource(account('405'), {
    params: { id: 'design' },
    GET: { answers: own('200') },
    POST: { answers: own('201'), send: { json: {} } },
    // It is not shared.
    PATCH: { answers: account('404'), send: { json: { days: 7 } } },
    DELETE: { answers: own('204') },
  }),
  // Whoever has the link; copies are for accounts.
  '/api/shared/:token/copies': resource(account('405'), {
    params: { token: 'share' },
    POST: { answers: account('201') },
  }),
  '/api/shared/:token/reports': resource(all('405'), {
    params: { token: 'share' },
    POST: { answers: all('204'), send: { json: { reason: 'other' } } },
  }),
  '/api/shared/:token/picture': resource(all('405'), {
    params: { token: 'share' },
    query: '?size=small',
    GET: { answers: all('200') },
  }),
};
