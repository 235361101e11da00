/** Every path of the application. Anything else is not found. Sections: pages, then the HTTP interface; each sorted. */
import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  // Pages
  index('routes/_index.tsx'),
  route('__/auth/action', 'routes/auth-action.tsx'),
  route('ai-design', 'routes/ai-design.tsx'),
  route('ai-design/chat/:id?', 'routes/ai-design.chat.tsx'),
  route('canvas/:id', 'routes/canvas.$id.tsx'),
  route('load-editor/:id?', 'routes/load-editor.tsx'),
  route('mobile', 'routes/mobile.tsx'),
  route('outbox', 'routes/outbox.tsx'),
  route('sign-in', 'routes/sign-in.tsx'),
  route('start-blank', 'routes/start-blank.tsx'),
  route('*', 'routes/not-found.tsx'),

  // HTTP interface
  route('api/assets', 'routes/api.assets.ts'),
  route('api/assets/:id', 'routes/api.assets.$id.ts'),
  route('api/auth/*', 'routes/api.auth.$.ts'),
  route('api/chats', 'routes/api.chats.ts'),
  route('api/chats/:id', 'routes/api.chats.$id.ts'),
  route('api/chats/:id/messages', 'routes/api.chats.$id.messages.ts'),
  route('api/chats/:id/stop', 'routes/api.chats.$id.stop.ts'),
  route('api/chats/:id/stream', 'routes/api.chats.$id.stream.ts'),
  route('api/designs', 'routes/api.designs.ts'),
  route('api/designs/:id', 'routes/api.designs.$id.ts'),
  route('api/designs/:id/changes', 'routes/api.designs.$id.changes.ts'),
  route('api/designs/:id/changes/:change/undo', 'routes/api.designs.$id.changes.$change.undo.ts'),
  route('api/designs/:id/preview', 'routes/api.designs.$id.preview.ts'),
  route('api/designs/:id/redo', 'routes/api.designs.$id.redo.ts'),
  route('api/designs/:id/tools/:tool', 'routes/api.designs.$id.tools.$tool.ts'),
  route('api/designs/:id/undo', 'routes/api.designs.$id.undo.ts'),
  route('api/drafts', 'routes/api.drafts.ts'),
  route('api/drafts/files', 'routes/api.drafts.files.ts'),
  route('api/errors', 'routes/api.errors.ts'),
  route('api/events', 'routes/api.events.ts'),
  route('api/sign-in-link', 'routes/api.sign-in-link.ts'),
  route('api/source', 'routes/api.source.ts'),
  route('fonts/*', 'routes/fonts.$.ts'),
] satisfies RouteConfig;
