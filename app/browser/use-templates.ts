/** Loads templates and the user's brand for them, once per page view. */
import { useEffect, useMemo, useState } from 'react';
import type { TemplateBrand } from '#design/templates/catalogue/lay-out.ts';
import { httpGet } from '#app/browser/http-client.ts';
import { asTemplateBrand, type BrandAnswer, type ListedTemplate } from '../contracts/templates.ts';

export interface TemplateLists {
  /** Null: loading. */
  templates: readonly ListedTemplate[] | null;
  /** Null: loading, or the kit has no colors, fonts or logo. */
  brand: TemplateBrand | null;
  /** Categories to list first, from the user's onboarding answers. */
  first: readonly string[];
  failed: boolean;
  retry(): void;
}

/** `signedIn`: there is a brand only then. */
export function useTemplates(signedIn = true): TemplateLists {
  const [templates, setTemplates] = useState<readonly ListedTemplate[] | null>(null);
  const [{ brand, first }, setBrand] = useState<BrandAnswer>({ brand: null, first: [] });
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let gone = false;
    setFailed(false);
    httpGet<readonly ListedTemplate[]>('/api/recipes').then(
      (found) => !gone && setTemplates(found),
      () => !gone && setFailed(true),
    );
    // Without a brand, templates keep their own colors.
    if (signedIn)
      httpGet<BrandAnswer>('/api/recipes/brand').then(
        (found) => !gone && setBrand(found),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [turn, signedIn]);
  const asBrand = useMemo(() => brand && asTemplateBrand(brand), [brand]);
  return { templates, brand: asBrand, first, failed, retry: () => setTurn((now) => now + 1) };
}
