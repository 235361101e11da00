/** Neighbours that are drawn together, where a drawing has more effects than can be drawn one by one. */
import type { Element } from '@xmldom/xmldom';
import { hasEffect } from './svg-scene.ts';

/** Shapes between two effects that are drawn with them. */
const BETWEEN = 6;

function weighs(element: Element): { effects: number; words: boolean } {
  const inside = [element, ...element.getElementsByTagName('*')];
  return {
    effects: inside.filter(hasEffect).length,
    words: inside.some(({ localName }) => localName === 'text'),
  };
}

/** The children of an element, stretches with effects in lists: without words, which stay words. */
export function bundled(children: readonly Element[]): (Element | Element[])[] {
  const result: (Element | Element[])[] = [];
  let open: Element[] = [];
  let last = 0;
  const close = (): void => {
    // What comes after the last effect needs none.
    const own = open.slice(0, last);
    if (own.length > 1) result.push(own);
    else result.push(...own);
    result.push(...open.slice(last));
    open = [];
    last = 0;
  };
  for (const child of children) {
    const { effects, words } = weighs(child);
    if (words) {
      close();
      result.push(child);
    } else if (effects > 0) {
      open.push(child);
      last = open.length;
    } else if (open.length > 0) {
      open.push(child);
      if (open.length - last > BETWEEN) close();
    } else result.push(child);
  }
  close();
  return result;
}

/** Copies of neighbours in one element. */
export function asGroup(parent: Element, children: readonly Element[]): Element {
  const group = parent.ownerDocument?.createElementNS('http://www.w3.org/2000/svg', 'g') ?? parent;
  for (const child of children) group.appendChild(child.cloneNode(true));
  return group;
}
