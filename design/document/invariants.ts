/**
 * The invariants of every document beyond the schema of its parts. Checked when one is read, and after every commit in
 * tests and development.
 */
import type { DesignDocument } from './document.ts';
import { ownEntry } from './entry.ts';
import { KernelError, type Issue } from './issue.ts';
import type { Layer } from './layers.ts';
import { LIMITS } from './limits.ts';
import { documentBytes } from './size.ts';
import { tableFindings } from './table-consistency.ts';
import { textFindings } from './text-consistency.ts';

/**
 * Everything that is wrong with a document: ids that differ from their keys or are used twice, parents that are missing
 * or neither page nor group, cycles, runs and lines that don't fit their text, exceeded limits. Equal order keys are
 * allowed: two writers may create them, and the id breaks the tie.
 */
export function invariantFindings(document: DesignDocument): Issue[] {
  const findings: Issue[] = [];
  const { pages, layers } = document;

  const pageCount = Object.keys(pages).length;
  if (pageCount === 0) findings.push({ key: 'kernel.lastPage', field: 'pages', values: {} });
  if (pageCount > LIMITS.pagesPerDesign)
    findings.push({ key: 'kernel.tooManyPages', field: 'pages', values: { limit: LIMITS.pagesPerDesign } });

  for (const [key, page] of Object.entries(pages)) {
    if (page.id !== key)
      findings.push({ key: 'kernel.invalid', field: `pages.${key}.id`, values: { reason: `must be "${key}"` } });
    if (Object.hasOwn(layers, key))
      findings.push({ key: 'kernel.duplicateId', field: `layers.${key}.id`, values: { id: key } });
  }

  const perPage = new Map<string, number>();
  for (const [key, layer] of Object.entries(layers)) {
    if (layer.id !== key)
      findings.push({ key: 'kernel.invalid', field: `layers.${key}.id`, values: { reason: `must be "${key}"` } });
    if (layer.type === 'text') findings.push(...textFindings(layer));
    if (layer.type === 'table') findings.push(...tableFindings(layer));
    const root = rootOf(document, layer);
    if (typeof root === 'string') perPage.set(root, (perPage.get(root) ?? 0) + 1);
    else findings.push(root);
  }
  for (const count of perPage.values()) {
    if (count > LIMITS.layersPerPage)
      findings.push({ key: 'kernel.tooManyLayers', field: 'layers', values: { limit: LIMITS.layersPerPage } });
  }

  if (documentBytes(document) > LIMITS.documentBytes) {
    findings.push({ key: 'kernel.documentTooLarge', field: 'document', values: { limit: LIMITS.documentBytes } });
  }
  return findings;
}

/** The page of a layer, or what is wrong with its chain of parents. */
function rootOf({ pages, layers }: DesignDocument, { id, parent: start }: Layer): string | Issue {
  const passed = new Set<string>([id]);
  let parent = start;
  while (!Object.hasOwn(pages, parent)) {
    const field = `layers.${id}.parent`;
    if (passed.has(parent)) return { key: 'kernel.cycle', field, values: {} };
    passed.add(parent);
    const group = ownEntry(layers, parent);
    if (!group) return { key: 'kernel.unknownParent', field, values: { id: parent } };
    if (group.type !== 'group') return { key: 'kernel.notAGroup', field, values: { id: parent, type: group.type } };
    parent = group.parent;
  }
  return parent;
}

/** Throws a KernelError with every finding when the document is invalid. */
export function assertInvariants(document: DesignDocument): void {
  const findings = invariantFindings(document);
  if (findings.length > 0) throw new KernelError(findings);
}
