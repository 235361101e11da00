/**
 * A second design beside the first: the page is copied, and what the second one is to be like is read and done on the
 * copy. The first stays as it is.
 */
import { readEdits, type EditsRead } from './edits.ts';
import type { EditRequest } from './request.ts';
import { recordOf } from './ground/record.ts';
import { reworkCalls } from './plan/rework-calls.ts';
import { readVersion, type Version } from './understand/versions.ts';

/** Tools that make a design, and no thing on it. */
const OF_DESIGN = new Set(['compose_design', 'pages', 'resize']);

/** "another one in green", behind a star that was added: another star. */
function mayBeThing({ isBeside }: Version, { turns, page }: EditRequest): boolean {
  if (isBeside) return false;
  const deeds = recordOf(turns);
  const turn = deeds.at(-1)?.turn;
  const made = deeds.some((deed) => deed.turn === turn && !OF_DESIGN.has(deed.tool) && deed.made.length > 0);
  return made || page.selected.length > 0;
}

/** What is asked of the copy: the first telling that can be done. */
function readOfCopy({ tellings }: Version, request: EditRequest): EditsRead | null {
  const { page, turns } = request;
  const own = { ...request, isAsked: false, done: 0 };
  if (tellings.length === 0)
    return { ...readEdits({ ...own, message: '' }), calls: reworkCalls({ another: true }, turns.flat(), page) };
  for (const message of tellings) {
    const read = readEdits({ ...own, message });
    const isRead = (read.left ?? []).length === 0 && read.rest === null;
    if (isRead && read.calls && read.calls.length > 0 && !read.isLook && read.next === null) return read;
  }
  return null;
}

/** Reads a request, also where it asks for a second design. */
export function readRequest(request: EditRequest): EditsRead {
  const { done = 0, page } = request;
  const version =
    page.layers.length > 0 && (request.studio?.attached.length ?? 0) === 0 ? readVersion(request.message) : null;
  if (!version || mayBeThing(version, request)) return readEdits(request);
  const read = readOfCopy(version, request);
  if (!read) return readEdits(request);
  const copy = { tool: 'pages', input: { action: 'duplicate', page: page.page } };
  return done > 0 ? read : { ...read, calls: [copy], say: [], tellsAll: false, next: 1 };
}
