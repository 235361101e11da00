/** A design at its earlier revisions: the log walked back by its inverses, and forward again. */
import type { DesignDocument } from '#design/document/document.ts';
import { KernelError } from '#design/document/issue.ts';
import { sameJson } from '#design/document/same-json.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { message } from '#messages/message.ts';
import { RecordError, type LoggedEdit } from './recording.ts';

const damaged = (revision: number) => new RecordError('damaged', message('record.logDamaged', { revision }));

/**
 * The documents from revision `from` on, by revision. `log`: at least the changes after it, in order. Throws
 * RecordError if the log does not lead to the current document.
 */
export function pastDocuments(
  now: { document: DesignDocument; revision: number },
  log: readonly LoggedEdit[],
  from: number,
): ReadonlyMap<number, DesignDocument> {
  const changes = log.filter(({ revision }) => revision > from && revision <= now.revision);
  changes.forEach(({ revision }, index) => {
    if (revision !== from + 1 + index) throw damaged(from + 1 + index);
  });
  if (changes.length !== now.revision - from) throw damaged(now.revision);
  const step = (document: DesignDocument, operations: LoggedEdit['operations'], revision: number): DesignDocument => {
    try {
      return applyOperations(document, operations).document;
    } catch (error) {
      if (error instanceof KernelError) throw damaged(revision);
      throw error;
    }
  };
  let document = now.document;
  for (const { inverse, revision } of changes.toReversed()) document = step(document, inverse, revision);
  const documents = new Map([[from, document]]);
  for (const { operations, revision } of changes)
    documents.set(revision, (document = step(document, operations, revision)));
  if (!sameJson(document, now.document)) throw damaged(now.revision);
  return documents;
}

/** The document as it was made: before anything in its log. */
export function firstDocument(
  now: { document: DesignDocument; revision: number },
  log: readonly LoggedEdit[],
): DesignDocument {
  return pastDocuments(now, log, 0).get(0) ?? now.document;
}
