/** A design with a painted picture as its page background. */
import type { DesignDocument } from '#design/document/document.ts';
import { firstPage } from '#design/document/tree.ts';

/** `asset`: the picture, which fills the page. */
export function onBackground(design: DesignDocument, asset: string): DesignDocument {
  const page = firstPage(design);
  return {
    ...design,
    pages: {
      [page.id]: { ...page, background: { type: 'image', asset, fit: 'cover', scale: 1, opacity: 1, blur: 0 } },
    },
  };
}
