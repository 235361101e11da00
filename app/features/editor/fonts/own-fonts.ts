/** The fonts that this user uploaded: the list, stored once for all places that show it, and its actions. */
import { useEffect, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { ownFontFamily } from '#design/fonts/own-fonts.ts';
import { message } from '#messages/message.ts';
import { createCell } from '../session/cell.ts';

const ownFontSchema = z.object({
  hash: z.string(),
  name: z.string(),
  style: z.string(),
  weights: z.tuple([z.number(), z.number()]),
  italic: z.boolean(),
});

export type OwnFontEntry = z.infer<typeof ownFontSchema>;

const listSchema = z.object({ fonts: z.array(ownFontSchema) });

const fonts = createCell<readonly OwnFontEntry[]>([]);
let asked: Promise<void> | null = null;

/** What a file dialog offers; the server checks the bytes. */
export const FONT_TYPES = '.woff2,.woff,.ttf,.otf,.ttc,.otc,font/woff2,font/woff,font/ttf,font/otf,font/collection';

async function call<Answer>(schema: z.ZodType<Answer>, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  if (!response?.ok)
    throw new Error((body as { error?: { message?: string } } | null)?.error?.message ?? message('fonts.unreachable'));
  return schema.parse(body);
}

async function read(): Promise<void> {
  fonts.set((await call(listSchema, '/api/fonts')).fonts);
}

/** The list; requested when first shown. Empty while it loads, or if that fails. */
export function useOwnFonts(): readonly OwnFontEntry[] {
  useEffect(() => {
    asked ??= read().catch(() => {
      asked = null;
    });
  }, []);
  return useSyncExternalStore(fonts.subscribe, fonts.get, () => []);
}

/** The family by which designs name a font. Styles of one family have separate names. */
export function familyOf({ name, style, hash }: OwnFontEntry): string {
  return ownFontFamily({ name: style === 'Regular' ? name : `${name} ${style}`, hash });
}

/** Uploads a font. Throws with words for users. */
export async function uploadFont(file: File): Promise<OwnFontEntry> {
  const body = new FormData();
  body.append('file', file);
  const font = await call(ownFontSchema, '/api/fonts', { method: 'POST', body });
  fonts.set([font, ...fonts.get().filter(({ hash }) => hash !== font.hash)]);
  return font;
}

/** Removes a font from the list; designs keep it. Throws with words for users. */
export async function removeFont(hash: string): Promise<void> {
  await call(listSchema, `/api/fonts/${hash}`, { method: 'DELETE' });
  fonts.set(fonts.get().filter((font) => font.hash !== hash));
}
