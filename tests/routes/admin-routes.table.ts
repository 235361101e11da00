/**
 * The responses of the operators' API to each visitor, by path as in app/routes.ts: none here is an operator. Their own
 * responses are in tests/contract/admin.test.ts.
 */
import { all, resource, type Row } from './route-row.ts';

export const adminRoutes: Record<string, Row> = {
  '/api/admin/generations/:id': resource(all('404'), {
    params: { id: { fixed: 'never-was' } },
    POST: { answers: all('404'), send: { json: { step: 'retry' } } },
  }),
  '/api/admin/health': resource(all('404'), {}),
  '/api/admin/message-cost': resource(all('404'), {}),
  '/api/admin/reviews/:id': resource(all('404'), {
    params: { id: { fixed: 'never-was' } },
    POST: { answers: all('404'), send: { json: { decision: 'keep', note: '' } } },
  }),
  '/api/admin/reviews/:id/pictures/:asset': resource(all('404'), {
    params: { id: { fixed: 'never-was' }, asset: { fixed: '0'.repeat(64) } },
  }),
  '/api/admin/share-reports/:id': resource(all('404'), {
    params: { id: { fixed: 'never-was' } },
    POST: { answers: all('404'), send: { json: { decision: 'keep', note: '' } } },
  }),
  '/api/admin/turns/:id/costs': resource(all('404'), { params: { id: { fixed: 'never-was' } } }),
  '/api/admin/users/:id/plan': resource(all('404'), {
    params: { id: { fixed: 'never-was' } },
    POST: { answers: all('404'), send: { json: { plan: 'max', until: null, reason: 'Mine' } } },
  }),
  '/api/admin/users/:id/plan/:grant': resource(all('404'), {
    params: { id: { fixed: 'never-was' }, grant: { fixed: 'never-was' } },
  }),
  '/api/admin/users/:id/subscriptions': resource(all('404'), {
    params: { id: { fixed: 'never-was' } },
    POST: {
      answers: all('404'),
      send: {
        json: { store: 'app-store', product: 'max-yearly', ref: '1000000', until: '2099-01-01', renews: true },
      },
    },
  }),
  '/api/admin/users/:id/subscriptions/:subscription': resource(all('404'), {
    params: { id: { fixed: 'never-was' }, subscription: { fixed: 'never-was' } },
  }),
};
