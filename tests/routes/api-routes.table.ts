/** The responses of resource routes to each visitor, by path as in app/routes.ts. */
import { testKeys } from '#tests/fixtures/push-service.ts';
import { account, all, aTemplate, own, resource, session, type Row } from './route-row.ts';

export const apiRoutes: Record<string, Row> = {
  '/api/account': resource(account('405'), {
    GET: { answers: account('200') },
    PATCH: { answers: account('200'), send: { json: { name: 'Ada' } } },
  }),
  '/api/account/deletion': resource(account('405'), {
    GET: { answers: account('200') },
    POST: { answers: account('422'), send: { json: { confirmation: 'no' } } },
  }),
  '/api/account/devices': resource(account('405'), {
    GET: { answers: account('200') },
    DELETE: { answers: account('200') },
  }),
  '/api/account/devices/:id': resource(account('405'), {
    params: { id: { fixed: 'never-was' } },
    DELETE: { answers: account('404') },
  }),
  '/api/account/email': resource(account('405'), {
    POST: { answers: account('202'), send: { json: { email: 'new-address@example.com' } } },
    DELETE: { answers: account('204') },
  }),
  '/api/account/export': resource(account('405'), { GET: { answers: account('200') } }),
  '/api/assets': resource(session('405'), { POST: { answers: session('201'), send: 'picture' } }),
  '/api/assets/:id': resource(session('405'), {
    params: { id: 'asset' },
    GET: { answers: { nobody: '401', anonymous: '404', other: '404', owner: '200' } },
  }),
  '/api/assets/music': resource(account('405'), {
    GET: { answers: account('405') },
    POST: { answers: account('415'), send: 'picture' },
    DELETE: { answers: account('404') },
  }),
  '/api/assets/:id/cutout': resource(account('405'), {
    params: { id: 'asset' },
    POST: { answers: { nobody: '401', anonymous: '401', other: '404', owner: '422' } },
  }),
  '/api/assets/:id/mask': resource(session('405'), {
    params: { id: 'asset' },
    POST: {
      answers: { nobody: '401', anonymous: '404', other: '404', owner: '201' },
      send: { json: { mask: null, inverted: true } },
    },
  }),
  '/api/assisted/:id': resource(account('405'), {
    params: { id: 'design' },
    GET: { answers: own('200') },
    POST: {
      answers: own('200'),
      send: {
        json: {
          setup: { recipe: aTemplate, layout: 0, colors: [], brand: false },
          content: { headline: 'Words', subheading: null, offer: null, callToAction: null, lines: [] },
          photos: [],
        },
      },
    },
  }),
  '/api/assisted/suggestions': resource(account('405'), {
    query: `?photo=${'0'.repeat(64)}`,
    GET: { answers: account('404') },
  }),
  '/api/auth/*': resource(all('404'), {
    params: { '*': { fixed: 'get-session' } },
    isPublic: true,
    GET: { answers: all('200') },
  }),
  '/api/brand-kit': resource(account('405'), {
    GET: { answers: account('200') },
    PATCH: { answers: account('200'), send: { json: { name: 'Ada Bakes', colors: ['#F4502F'] } } },
  }),
  '/api/brand-kit/logos': resource(account('405'), {
    GET: { answers: account('405') },
    POST: { answers: account('201'), send: 'picture' },
  }),
  '/api/chats': resource(account('405'), {
    query: '?q=hello',
    GET: { answers: account('200') },
    POST: { answers: account('404'), send: { json: { design: 'never-was' } } },
  }),
  '/api/chats/:id': resource(account('405'), {
    params: { id: 'chat' },
    GET: { answers: own('200') },
    PATCH: { answers: own('200'), send: { json: { title: 'Renamed' } } },
    DELETE: { answers: own('204') },
  }),
  '/api/chats/:id/approvals': resource(account('405'), {
    params: { id: 'chat' },
    GET: { answers: all('400') },
    POST: { answers: own('409'), send: { json: { approvalId: 'never-was', approved: true } } },
  }),
  '/api/chats/:id/calls/:call': resource(account('405'), {
    params: { id: 'chat', call: { fixed: 'never-was' } },
    GET: { answers: all('400') },
    POST: { answers: own('409'), send: { json: { retry: true } } },
  }),
  '/api/chats/:id/messages': resource(account('405'), {
    params: { id: 'chat' },
    GET: { answers: all('400') },
    POST: {
      answers: own('200'),
      send: { json: { message: { id: 'm1', parts: [{ type: 'text', text: 'Make it blue' }] } } },
    },
  }),
  '/api/chats/:id/messages/:message/undo': resource(account('405'), {
    params: { id: 'chat', message: { fixed: 'never-was' } },
    GET: { answers: all('400') },
    POST: { answers: own('409') },
  }),
  '/api/chats/:id/stop': resource(account('405'), {
    params: { id: 'chat' },
    GET: { answers: all('400') },
    POST: { answers: own('200') },
  }),
  '/api/chats/:id/stream': resource(all('405'), { params: { id: 'chat' }, GET: { answers: own('204') } }),
  '/api/chats/:id/transcript': resource(all('405'), { params: { id: 'chat' }, GET: { answers: own('200') } }),
  '/api/designs': resource(account('405'), {
    query: '?q=poster&kind=template&sort=name&order=desc&limit=5',
    GET: { answers: account('200') },
    POST: { answers: account('201'), send: { json: { width: 100, height: 100 } } },
  }),
  '/api/designs/:id': resource(account('405'), {
    params: { id: 'design' },
    GET: { answers: own('200') },
    PATCH: { answers: own('200'), send: { json: { title: 'Renamed' } } },
    DELETE: { answers: own('204') },
  }),
  '/api/designs/:id/changes': resource(account('405'), {
    params: { id: 'design' },
    query: '?after=0',
    GET: { answers: own('200') },
    POST: {
      answers: own('200'),
      send: {
        json: {
          id: 'c1',
          baseRevision: 0,
          operations: [{ type: 'design.resize', width: 500, height: 300 }],
          label: 'Resize',
        },
      },
    },
  }),
  '/api/designs/:id/changes/:change/undo': resource(account('405'), {
    params: { id: 'design', change: { fixed: 'never-was' } },
    GET: { answers: all('400') },
    POST: { answers: account('404') },
  }),
  '/api/designs/:id/copies': resource(account('405'), {
    params: { id: 'design' },
    GET: { answers: own('200') },
    POST: { answers: own('201') },
  }),
  '/api/designs/:id/history': resource(all('405'), { params: { id: 'design' }, GET: { answers: own('200') } }),
  '/api/designs/:id/preview': resource(all('405'), { params: { id: 'design' }, GET: { answers: own('200') } }),
  '/api/designs/:id/redo': resource(account('405'), {
    params: { id: 'design' },
    GET: { answers: all('400') },
    POST: { answers: own('409') },
  }),
  '/api/designs/:id/restore': resource(account('405'), {
    params: { id: 'design' },
    GET: { answers: all('400') },
    POST: { answers: own('409'), send: { json: { revision: 0, label: 'Restore' } } },
  }),
  '/api/designs/:id/template': resource(account('405'), {
    params: { id: 'design' },
    GET: { answers: account('405') },
    POST: { answers: own('201') },
  }),
  '/api/designs/:id/tools/:tool': resource(account('405'), {
    params: { id: 'design', tool: { fixed: 'look' } },
    GET: { answers: all('400') },
    POST: { answers: own('200'), send: { json: { input: {} } } },
  }),
  '/api/designs/:id/undo': resource(account('405'), {
    params: { id: 'design' },
    GET: { answers: all('400') },
    POST: { answers: own('409') },
  }),
  '/api/designs/:id/versions': resource(account('405'), {
    params: { id: 'design' },
    GET: { answers: all('400') },
    POST: { answers: own('201'), send: { json: { name: 'First draft' } } },
  }),
  '/api/designs/:id/versions/:version': resource(account('405'), {
    params: { id: 'design', version: { fixed: 'never-was' } },
    GET: { answers: all('400') },
    DELETE: { answers: account('404') },
  }),
  '/api/drafts': resource(all('405'), { POST: { answers: all('201'), send: { json: { prompt: 'A poster' } } } }),
  '/api/drafts/files': resource(all('405'), { POST: { answers: all('201'), send: 'picture' } }),
  '/api/drafts/pictures': resource(all('405'), {
    POST: { answers: all('400'), send: { json: { assets: ['no.pass'], path: '/lifestyle-shot?scene=flat-oak' } } },
  }),
  // Not configured here, so it doesn't exist.
  '/api/envelopes': resource(all('405'), { POST: { answers: all('404'), send: { json: {} } } }),
  '/api/errors': resource(all('405'), {
    POST: {
      answers: all('204'),
      send: {
        json: { errors: [{ name: 'Error', message: 'From the route walk', stack: '', page: '/', context: {} }] },
      },
    },
  }),
  '/api/events': resource(all('405'), { GET: { answers: account('200') } }),
  '/api/folders': resource(account('405'), {
    GET: { answers: account('200') },
    POST: { answers: account('201'), send: { json: { name: 'Summer' } } },
  }),
  '/api/folders/:id': resource(account('405'), {
    params: { id: 'folder' },
    GET: { answers: account('405') },
    PATCH: { answers: own('200'), send: { json: { name: 'Renamed' } } },
    DELETE: { answers: own('204') },
  }),
  '/api/fonts': resource(account('405'), {
    GET: { answers: account('200') },
    POST: { answers: account('415'), send: 'picture' },
  }),
  '/api/fonts/:hash': resource(account('405'), {
    params: { hash: { fixed: '0'.repeat(64) } },
    DELETE: { answers: account('404') },
  }),
  '/api/invoices': resource(account('405'), { GET: { answers: account('200') } }),
  '/api/library/:list': resource(all('405'), {
    params: { list: { fixed: 'icons-fill-0' } },
    isPublic: true,
    GET: { answers: all('200') },
  }),
  '/api/logos/:id/brand-kit': resource(account('405'), {
    params: { id: { fixed: 'never-was-1' } },
    isPublic: true,
    POST: { answers: account('404') },
  }),
  '/api/logos/:id/file': resource(account('405'), {
    params: { id: { fixed: 'never-was-1' } },
    isPublic: true,
    query: '?format=svg',
    GET: { answers: account('404') },
  }),
  '/api/logos/:id/picture': resource(account('405'), {
    params: { id: { fixed: 'never-was-1' } },
    isPublic: true,
    query: '?side=64',
    GET: { answers: account('404') },
  }),
  '/api/logos/:id/remix': resource(account('405'), {
    params: { id: { fixed: 'never-was-1' } },
    isPublic: true,
    POST: { answers: account('404'), send: { json: {} } },
  }),
  '/api/logos/words': resource(all('405'), { query: '?name=Luna&description=bakery', GET: { answers: all('200') } }),
  '/api/models': resource(account('405'), {
    GET: { answers: account('200') },
    POST: { answers: account('422'), send: 'picture' },
  }),
  // A missing model: its owner gets the same answer as others. The service's test covers ownership.
  '/api/models/:id': resource(account('404'), { params: { id: { fixed: 'never-was' } }, isPublic: true }),
  '/api/models/chat': resource(account('405'), {
    GET: { answers: account('200') },
    POST: { answers: account('200'), send: { json: { id: 'built-in' } } },
  }),
  '/api/models/photos': resource(account('405'), {
    GET: { answers: account('405') },
    POST: { answers: account('422'), send: 'picture' },
  }),
  '/api/offers': resource(account('405'), { GET: { answers: account('200') } }),
  '/api/projects': resource(account('405'), {
    GET: { answers: account('405') },
    POST: { answers: account('200'), send: { json: { action: 'trash', ids: ['never-was'] } } },
  }),
  '/api/purchases': resource(account('405'), {
    POST: { answers: account('201'), send: { json: { product: 'top-up-logos' } } },
  }),
  '/api/purchases/:id': resource(account('405'), { params: { id: 'purchase' }, GET: { answers: own('200') } }),
  '/api/purchases/:id/authentication': resource(account('405'), {
    params: { id: 'purchase' },
    POST: { answers: own('200'), send: { json: { approved: false } } },
  }),
  '/api/purchases/:id/card': resource(account('405'), {
    params: { id: 'purchase' },
    POST: { answers: own('200'), send: { json: { number: '4242 4242 4242 4242', expiry: '12/60', cvc: '123' } } },
  }),
  '/api/push': resource(account('405'), {
    GET: { answers: account('200') },
    POST: {
      answers: account('201'),
      send: {
        json: {
          endpoint: 'https://fcm.googleapis.com/fcm/send/route-walk',
          expirationTime: null,
          keys: { p256dh: testKeys.publicKey, auth: 'AQEBAQEBAQEBAQEBAQEBAQ' },
        },
      },
    },
    DELETE: {
      answers: account('204'),
      send: { json: { endpoint: 'https://fcm.googleapis.com/fcm/send/route-walk' } },
    },
  }),
  '/api/push/watch': resource(account('405'), { POST: { answers: account('204'), send: { json: { visible: true } } } }),
  '/api/recipes': resource(all('405'), { GET: { answers: all('200') } }),
  '/api/recipes/:id': resource(all('405'), {
    params: { id: { fixed: aTemplate } },
    isPublic: true,
    GET: { answers: all('200') },
  }),
  '/api/recipes/:id/design': resource(account('405'), {
    params: { id: { fixed: aTemplate } },
    isPublic: true,
    POST: { answers: account('201'), send: { json: { width: 400, height: 400 } } },
  }),
  '/api/recipes/:id/preview': resource(all('405'), {
    params: { id: { fixed: aTemplate } },
    query: '?width=1080&height=1080',
    isPublic: true,
    GET: { answers: all('200') },
  }),
  '/api/recipes/:id/samples': resource(account('405'), {
    params: { id: { fixed: aTemplate } },
    isPublic: true,
    POST: { answers: account('200'), send: { json: {} } },
  }),
  '/api/recipes/brand': resource(account('405'), { GET: { answers: account('200') } }),
  '/api/sign-in-code': resource(all('405'), {
    POST: { answers: all('422'), send: { json: { phone: '123', country: 'DE' } } },
  }),
  '/api/sign-in-link': resource(all('405'), { POST: { answers: all('422'), send: { json: { email: 5 } } } }),
  '/api/source': resource(all('405'), { GET: { answers: all('200') } }),
  '/api/stripe/webhook': resource(all('405'), { POST: { answers: all('404'), send: { json: {} } } }),
  '/api/subscription': resource(account('405'), { GET: { answers: account('200') } }),
  '/api/subscription/cancel': resource(account('405'), { POST: { answers: account('409') } }),
  '/api/subscription/card': resource(account('405'), { POST: { answers: account('409'), send: { json: {} } } }),
  '/api/subscription/resume': resource(account('405'), { POST: { answers: account('409') } }),
  '/api/tools': resource(all('405'), { GET: { answers: account('200') } }),
  '/api/imports': resource(account('405'), { POST: { answers: account('415'), send: 'picture' } }),
  '/api/imports/picture': resource(account('405'), { POST: { answers: account('415'), send: 'picture' } }),
  '/api/uploads': resource(session('405'), { query: '?q=photo&limit=5', GET: { answers: session('200') } }),
  '/api/uploads/:id': resource(session('405'), {
    params: { id: 'asset' },
    PATCH: {
      answers: { nobody: '401', anonymous: '404', other: '404', owner: '200' },
      send: { json: { name: 'Renamed' } },
    },
    DELETE: { answers: { nobody: '401', anonymous: '404', other: '404', owner: '204' } },
  }),
  '/api/uploads/:id/design': resource(account('405'), { params: { id: 'asset' }, POST: { answers: own('201') } }),
  '/api/usage': resource(account('405'), { GET: { answers: account('200') } }),
  '/fonts/own/:file': resource(all('405'), {
    params: { file: { fixed: `${'0'.repeat(64)}.css` } },
    GET: { answers: account('404') },
  }),
  '/fonts/*': resource(all('405'), {
    params: { '*': { fixed: 'fonts.css' } },
    isPublic: true,
    GET: { answers: all('200') },
  }),
};
