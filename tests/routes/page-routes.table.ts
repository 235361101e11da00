/** The responses of pages to each visitor, by path as in app/routes.ts. */
import { account, all, aTemplate, own, page, refuse, resource, type Row } from './route-row.ts';

export const pageRoutes: Record<string, Row> = {
  '/': page(all('200'), 'stay'),
  '/__/auth/action': {
    ...page(all('200'), 'stay'),
    query: '?token=made-up&next=/ai-design',
    POST: { answers: all('410'), send: { form: { token: 'made-up' } } },
  },
  '/__/auth/email': {
    ...page(all('200'), 'stay'),
    query: '?token=made-up',
    POST: { answers: all('410'), send: { form: { token: 'made-up' } } },
  },
  // For operators only, and nobody here is one: tests/contract/admin.test.ts.
  '/admin/:section?': {
    ...page(all('404'), 'stay', { params: { section: { fixed: 'storage' } } }),
    ...refuse(all('404')),
  },
  '/admin/users/:id': {
    ...page(all('404'), 'stay', { params: { id: { fixed: 'never-was' } } }),
    ...refuse(all('404')),
  },
  '/ai-backgrounds': page(account('200', 'sign-in')),
  '/ai-backgrounds/:id': page(own('200', 'sign-in'), 'go to /mobile', { params: { id: 'ai-backgrounds' } }),
  '/ai-design': page(all('200')),
  '/ai-design/chat/:id?': page(own('200', 'sign-in'), 'stay', { params: { id: 'chat' } }),
  '/ai-video': resource(all('405'), { GET: { answers: account('302 /ai-video/create', 'sign-in') } }),
  '/ai-video/:id': page(own('200', 'sign-in'), 'go to /mobile', { params: { id: 'ai-video' } }),
  '/ai-video/create': page(all('200')),
  '/ai-video/image/:id': page(own('200', 'sign-in'), 'go to /mobile', { params: { id: 'asset' } }),
  '/assisted': page(account('200', 'sign-in')),
  '/assisted/:id': page(own('200', 'sign-in'), 'go to /mobile', { params: { id: 'design' } }),
  '/blend/:id': page(own('200', 'sign-in'), 'go to /mobile', { params: { id: 'design' } }),
  '/brand-kit': page(account('200', 'sign-in')),
  '/canvas/:id': page(own('200', 'sign-in'), 'go to /mobile', { params: { id: 'design' } }),
  '/checkout': {
    ...page(account('200', 'sign-in')),
    query: '?product=pro-monthly',
    POST: { answers: account('404', 'sign-in'), send: { form: { intent: 'pay', product: 'never-was' } } },
  },
  '/create-design/:mode?': page(all('200'), 'go to /mobile', {
    params: { mode: { fixed: 'product' } },
    isPublic: true,
  }),
  '/editor-bench': { ...page(all('200'), 'stay'), query: '?bench=1' },
  '/form-flow/*': {
    ...page(all('200')),
    params: { '*': { fixed: 'work' } },
    isPublic: true,
    POST: {
      answers: { ...all('303 /form-flow/places'), owner: '303 /form-flow/places' },
      send: { form: { choice: 'maker' } },
    },
  },
  '/history/generations': { ...page(account('200', 'sign-in')), query: '?kind=remove-background' },
  '/history/logos': page(account('200', 'sign-in')),
  '/history/videos': resource(all('405'), {
    GET: { answers: account('302 /history/generations?kind=ai-video', 'sign-in') },
  }),
  '/text-2-image': page(all('200')),
  '/text-2-image/:generationType': page(account('200', 'sign-in'), 'go to /mobile', {
    params: { generationType: { fixed: 'sticker' } },
  }),
  '/lifestyle-shot': resource(all('405'), {
    query: '?scene=flat-oak',
    GET: { answers: account('302 /lifestyle-shot/create?scene=flat-oak', 'sign-in') },
  }),
  '/lifestyle-shot/:id': page(own('200', 'sign-in'), 'go to /mobile', { params: { id: 'lifestyle-shot' } }),
  '/lifestyle-shot/create': page(all('200')),
  '/lifestyle-shot/image/:id': page(own('200', 'sign-in'), 'go to /mobile', { params: { id: 'asset' } }),
  '/load-editor-recipe/:id': page(account('200', 'sign-in'), 'go to /mobile', {
    params: { id: { fixed: aTemplate } },
    isPublic: true,
  }),
  '/load-editor/:id?': page(account('302 /canvas/:id', 'sign-in'), 'go to /mobile', { params: { id: 'design' } }),
  '/logo-generator': page(all('200')),
  // A logo exists once it is drawn, and this server draws none: the service's test covers ownership.
  '/logo-generator/remix/:id': page(account('404', 'sign-in'), 'go to /mobile', {
    params: { id: { fixed: 'never-was-1' } },
    isPublic: true,
  }),
  '/magic-erase': page(account('200', 'sign-in')),
  '/mobile': page(all('200'), 'stay'),
  '/models': page(account('200', 'sign-in')),
  '/onboarding': { ...page(all('200')), POST: { answers: all('303 /ai-design'), send: { form: { intent: 'skip' } } } },
  '/outbox': page(all('200'), 'stay'),
  '/paywall': page(account('200', 'sign-in')),
  '/projects': { ...page(account('200', 'sign-in')), query: '?q=poster&folder=none&sort=name' },
  '/projects/trash': page(account('200', 'sign-in')),
  '/recipes': page(all('200')),
  '/remove-background': page(account('200', 'sign-in')),
  '/retake': page(account('200', 'sign-in')),
  '/settings/:section?': page(account('200', 'sign-in'), 'go to /mobile', {
    params: { section: { fixed: 'devices' } },
    isPublic: true,
  }),
  // Whoever has the link.
  '/share/:token': page(all('200'), 'stay', { params: { token: 'share' } }),
  '/sign-in': {
    ...page({ ...all('302 /ai-design'), nobody: '200', anonymous: '200' }, 'stay'),
    POST: {
      answers: { ...all('303 /ai-design'), nobody: '422', anonymous: '422' },
      send: { form: { email: 'no address' } },
    },
  },
  '/sign-in/with': resource(all('405'), {
    GET: { answers: all('302 /sign-in?next=%2Fai-design') },
    POST: {
      answers: { ...all('303 /ai-design'), nobody: '404', anonymous: '404' },
      send: { form: { provider: 'google' } },
    },
  }),
  '/stage-it/*': resource(all('405'), {
    params: { '*': { fixed: 'image/some-picture' } },
    isPublic: true,
    query: '?scene=flat-oak&words=on%20sand',
    GET: { answers: all('302 /lifestyle-shot/image/some-picture?scene=flat-oak&words=on%20sand') },
  }),
  '/start-blank': page(account('200', 'sign-in')),
  '/testimony-screen': page(all('200')),
  '/text-on-image': page(account('200', 'sign-in')),
  '/text-on-image/:id': page(own('200', 'sign-in'), 'go to /mobile', { params: { id: 'text-on-image' } }),
  '/try-on': resource(all('405'), { GET: { answers: account('302 /try-on/create?type=top', 'sign-in') } }),
  '/try-on/:id': page(own('200', 'sign-in'), 'go to /mobile', { params: { id: 'try-on' } }),
  '/try-on/create': page(all('200')),
  '/try-on/image/:id': page(own('200', 'sign-in'), 'go to /mobile', { params: { id: 'asset' } }),
  '/uploads': page(account('200', 'sign-in')),
  '/upscale': page(account('200', 'sign-in')),
  '/*': { ...page(all('404'), 'stay'), ...refuse(all('404')) },
};
