/**
 * Fixes by rule (those of the editor's hints) the faults of a turn that its model does not know of: it had no step left
 * or failed in it, there was more than one page or too much in total, or its repair broke something else. Findings that
 * it was given and did not fix are for the user to judge. The turn's choices are not overruled, as the user may have
 * asked for them; what it did not touch is the user's own.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { sameJson } from '#design/document/same-json.ts';
import { findLayer } from '#design/document/tree.ts';
import { fixFor, isFixable, type FixPorts } from '#design/lint/fix-hint.ts';
import type { Finding } from '#design/lint/finding.ts';
import { lintPage } from '#design/lint/lint-page.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import type { CallEnvironment } from '#tools/contract/run.ts';
import { keyOf, ORDER, type TurnEdits } from './repair.ts';

type TidyEnvironment = Pick<CallEnvironment, 'design' | 'samplePixels' | 'measureText' | 'assets'>;

/** With more than these, the page as a whole is left for the user to judge. */
const MOST_REMEDIES = 12;
/** Derived from words and width: not a choice. */
const DERIVED: ReadonlySet<string> = new Set(['lines', 'height']);

/**
 * Whether a remedy is limited to layers that the turn touched, and to what it did not choose in them. In a layer that
 * it created everything was chosen, except cut words and covered letters.
 */
function overrulesNothing(
  edits: TurnEdits,
  document: DesignDocument,
  { rule }: Finding,
  operations: readonly Operation[],
): boolean {
  return operations.every((operation) => {
    if (operation.type === 'layer.move')
      return edits.hasMade(operation.id) || edits.writtenOf(operation.id)?.has(ORDER) === false;
    if (operation.type !== 'layer.update') return false;
    if (edits.hasMade(operation.id)) return rule === 'overflow';
    const layer = findLayer(document, operation.id) as Record<string, unknown> | null;
    const written = edits.writtenOf(operation.id);
    const changed = Object.entries(operation.patch).filter(
      ([property, value]) => !DERIVED.has(property) && !sameJson(value, layer?.[property]),
    );
    return written !== null && changed.every(([property]) => !written.has(property));
  });
}

/** Commits the fixes as one change of the turn, named `changeId`; none if there is nothing to fix. */
export async function tidy(
  edits: TurnEdits,
  environment: TidyEnvironment,
  { reported, changeId }: { reported: readonly Finding[]; changeId: string },
): Promise<void> {
  if (edits.none) return;
  const ports: FixPorts = {
    samplePixels: environment.samplePixels,
    measure: environment.measureText,
    pictureSize: async (asset) => {
      const picture = await environment.assets.info(asset);
      return picture && picture.width > 0 ? { width: picture.width, height: picture.height } : null;
    },
  };
  const known = new Set(reported.map(keyOf));
  const { document: begun, revision } = await environment.design.current();
  let document = begun;
  let left = MOST_REMEDIES;
  const operations: Operation[] = [];
  for (const page of edits.pagesOf(begun)) {
    const found = (await lintPage(begun, page, ports)).filter(
      (finding) => isFixable(finding) && !known.has(keyOf(finding)),
    );
    for (const finding of await edits.causedOn(page, found, environment)) {
      const seen = document;
      const remedy =
        left > 0
          ? await fixFor({ ...finding, severity: 'wrong' }, seen, page, ports, (operations) =>
              overrulesNothing(edits, seen, finding, operations),
            )
          : [];
      if (remedy.length === 0) continue;
      left -= 1;
      operations.push(...remedy);
      document = applyOperations(document, remedy).document;
    }
  }
  if (operations.length > 0)
    await environment.design.commit({
      id: changeId,
      baseRevision: revision,
      operations,
      label: message('hints.tidied'),
    });
}
