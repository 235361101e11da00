/** The responses of generations' HTTP interface to each visitor, by path as in app/routes.ts. */
import { account, own, resource, type Row } from './route-row.ts';

export const generationRoutes: Record<string, Row> = {
  '/api/generations': resource(account('405'), {
    query: '?limit=5',
    GET: { answers: account('200') },
    POST: { answers: account('422'), send: { json: { kind: 'never-was', input: {} } } },
  }),
  '/api/generations/:id': resource(account('405'), {
    params: { id: 'generation' },
    GET: { answers: own('200') },
    DELETE: { answers: own('204') },
  }),
  '/api/generations/:id/cancel': resource(account('405'), {
    params: { id: 'generation' },
    POST: { answers: own('200') },
  }),
  // A cancelled generation offers nothing.
  '/api/generations/:id/captions': resource(account('405'), {
    params: { id: 'generation' },
    query: '?format=srt',
    GET: { answers: own('404') },
  }),
  '/api/generations/:id/design': resource(account('405'), {
    params: { id: 'generation' },
    POST: { answers: own('404'), send: { json: { variation: 0 } } },
  }),
  '/api/generations/:id/files': resource(account('405'), {
    params: { id: 'generation' },
    GET: { answers: own('404', '401') },
  }),
  '/api/generations/:id/keep': resource(account('405'), {
    params: { id: 'generation' },
    POST: { answers: own('404'), send: { json: { variation: 0 } } },
  }),
  '/api/generations/:id/report': resource(account('405'), {
    params: { id: 'generation' },
    POST: { answers: own('409'), send: { json: { reason: 'Not what I asked for' } } },
  }),
  '/api/generations/:id/retry': resource(account('405'), {
    params: { id: 'generation' },
    POST: { answers: own('200') },
  }),
};
