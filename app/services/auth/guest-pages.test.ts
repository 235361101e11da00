/** Where users continue without an account. */
import { expect, test } from 'vitest';
import { allowsGuests, guestPathFor } from './guest-pages.ts';

test.each([
  ['/recipes?q=sale&category=fashion', '/recipes?q=sale&category=fashion'],
  ['/create-design/video', '/create-design/video'],
  ['/ai-design/chat?draft=abc', '/ai-design?draft=abc'],
  ['/ai-design/chat/1', '/ai-design'],
  ['/ai-video?preset=zoom&headline=New&draft=abc', '/ai-video/create?preset=zoom&headline=New&draft=abc'],
  ['/lifestyle-shot?scene=flat-oak&draft=abc', '/lifestyle-shot/create?scene=flat-oak&draft=abc'],
  ['/try-on?type=top&draft=abc', '/try-on/create?type=top&draft=abc'],
  ['/try-on/image/1', '/try-on/create'],
  ['/text-2-image/sticker?words=a+fox', '/text-2-image?type=sticker&words=a+fox'],
  ['/load-editor-recipe/sale-1?format=a4', '/recipes?format=a4&open=sale-1'],
  ['/logo-generator/remix/1', '/logo-generator'],
  ['/paywall?limit=logo', '/#prices'],
  ['/start-blank?format=a4', '/create-design'],
  ['/upscale', '/create-design'],
  ['/upscale?create=photo', '/create-design/photo'],
  ['/remove-background?create=../x', '/create-design'],
  ['/projects', '/ai-design'],
  ['/settings/plan', '/ai-design'],
])('on the way to %s it is %s', (next, path) => {
  expect(guestPathFor(next)).toBe(path);
  expect(allowsGuests(path)).toBe(true);
});
