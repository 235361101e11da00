/** The responses of resource routes about pictures that are looked for or made of words, by path as in app/routes.ts. */
import { account, own, resource, type Row } from './route-row.ts';

export const pictureRoutes: Record<string, Row> = {
  '/api/designs/:id/credits': resource(account('405'), {
    params: { id: 'design' },
    GET: { answers: own('200') },
  }),
  '/api/stock': resource(account('405'), {
    GET: { answers: account('200') },
    POST: { answers: account('422'), send: { json: { id: 'openverse:never-was' } } },
  }),
  '/api/images/understanding': resource(account('405'), {
    query: '?type=image&words=a%20bike',
    GET: { answers: account('200') },
  }),
};
