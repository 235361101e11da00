/** The look that a request asks for, limited to this user's own brand kit and photos. */
import { apiNotFound } from '#app/requests/guards.server.ts';
import type { Services } from '#app/services/services.ts';
import type { TemplateLook } from '#app/services/templates/templates.server.ts';

export interface LookAsked {
  brand: boolean;
  photo: string | null;
  colors: readonly string[];
}

/** Throws the 404 of resource routes for another user's photo, as for a missing one. */
export async function lookFor(
  { brandKits, ownPhotos }: Pick<Services, 'brandKits' | 'ownPhotos'>,
  userId: string,
  { brand, photo, colors }: LookAsked,
): Promise<TemplateLook> {
  const found = photo === null ? null : await ownPhotos.find(userId, photo);
  if (photo !== null && !found) throw apiNotFound();
  return { brand: brand ? { userId, kit: await brandKits.get(userId) } : null, photo: found, colors };
}
