/** Addresses of logos, their pictures and their files. */
import type { LogoPlan } from '#design/logo/logo-plan.ts';
import type { FileVariant, LogoChange, LogoView } from '#app/services/logos/logo.ts';

/** The thumbnail of a style, drawn by the engine itself. */
export const stylePicture = (style: string): string => `/logo-styles/${style.replace(' ', '-')}.webp`;

export interface PictureOptions {
  show?: LogoView;
  /** px of the longer side. */
  side: number;
  plan?: LogoPlan;
  change?: LogoChange;
}

/** A picture of a logo; with a plan and a change, as a remix would change it. */
export function logoPictureAt(id: string, { show = 'own', side, plan, change }: PictureOptions): string {
  const search = new URLSearchParams({ show, side: String(side) });
  if (plan) search.set('plan', JSON.stringify(plan));
  if (change) search.set('change', JSON.stringify(change));
  return `/api/logos/${id}/picture?${search}`;
}

export const logoFileAt = (id: string, format: 'png' | 'svg', variant: FileVariant): string =>
  `/api/logos/${id}/file?${new URLSearchParams({ format, variant })}`;

/** `number` from 1: one of the batch's logos; absent: the batch. */
export const batchAt = (generation: string, number?: number): string =>
  `/logo-generator?${new URLSearchParams({ g: generation, ...(number === undefined ? {} : { logo: String(number) }) })}`;

export const remixAt = (id: string): string => `/logo-generator/remix/${id}`;
