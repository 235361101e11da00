/** The slides of an SVG that LibreOffice exports: a script shows one of them at a time, without it none is seen. */
import type { Element } from '@xmldom/xmldom';
import { elementsIn } from './svg-source.ts';

const hasClass = (element: Element, name: string): boolean =>
  (element.getAttribute('class') ?? '').split(/\s+/).includes(name);

/** Shown, with their backgrounds, which are definitions until the script uses them. Empty: this is a plain drawing. */
export function slidesOf(root: Element): Element[] {
  const group = elementsIn(root).find((element) => hasClass(element, 'SlideGroup'));
  const slides = group ? elementsIn(group) : [];
  for (const slide of slides) {
    slide.removeAttribute('visibility');
    for (const defs of [...slide.getElementsByTagName('defs')].filter((one) => hasClass(one, 'SlideBackground'))) {
      while (defs.firstChild) defs.parentNode?.insertBefore(defs.firstChild, defs);
      defs.parentNode?.removeChild(defs);
    }
  }
  return slides;
}
