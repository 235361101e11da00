/** The XML parts of a presentation (ECMA-376, part 1): elements by name, relations between parts, slides in order. */
import { DOMParser, type Document, type Element } from '@xmldom/xmldom';

/** Unpacked parts by their path. */
export type PartFiles = Readonly<Record<string, Uint8Array>>;

/** Elements of that name anywhere inside; names are without prefixes. */
export const inside = (parent: Element | Document | null, name: string): Element[] =>
  parent ? [...parent.getElementsByTagName('*')].filter(({ localName }) => localName === name) : [];

export function childrenOf(parent: Element | null): Element[] {
  const found: Element[] = [];
  for (let at = parent?.firstChild ?? null; at; at = at.nextSibling) if (at.nodeType === 1) found.push(at as Element);
  return found;
}

/** The first child of that name. */
export const child = (parent: Element | null, name: string): Element | null =>
  childrenOf(parent).find(({ localName }) => localName === name) ?? null;

/** A part of the archive; null: it is missing or damaged. */
export function parsed(files: PartFiles, path: string): Document | null {
  const file = files[path];
  if (!file) return null;
  try {
    return new DOMParser({ onError: () => undefined }).parseFromString(new TextDecoder().decode(file), 'text/xml');
  } catch {
    return null;
  }
}

/** Targets of a part's relations, by id and by the end of their type. */
export function relationsOf(files: PartFiles, path: string): { id: string; type: string; target: string }[] {
  const slash = path.lastIndexOf('/');
  const folder = path.slice(0, slash);
  return inside(parsed(files, `${folder}/_rels/${path.slice(slash + 1)}.rels`), 'Relationship').map((one) => {
    const written = one.getAttribute('Target') ?? '';
    const steps = written.startsWith('/') ? written.slice(1).split('/') : [...folder.split('/'), ...written.split('/')];
    const target: string[] = [];
    for (const step of steps)
      if (step === '..') target.pop();
      else if (step !== '.') target.push(step);
    return {
      id: one.getAttribute('Id') ?? '',
      type: (one.getAttribute('Type') ?? '').split('/').at(-1) ?? '',
      target: target.join('/'),
    };
  });
}

/** The parts of all slides, in the order in which they are shown. */
export function slidePaths(files: PartFiles): string[] {
  const relations = new Map(relationsOf(files, 'ppt/presentation.xml').map(({ id, target }) => [id, target]));
  return inside(parsed(files, 'ppt/presentation.xml'), 'sldId').map(
    (slide) => relations.get(slide.getAttribute('r:id') ?? '') ?? '',
  );
}
