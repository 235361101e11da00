/** The list of My projects as pages and news arrive: nothing twice, nothing lost, nothing that does not match. */
import { describe, expect, test } from 'vitest';
import type { ProjectRow } from '#app/contracts/projects.ts';
import { listOf, NO_LIST, placesOf, reduceList, type ProjectListState } from './project-list.ts';
import { readView, writeView, type ProjectView } from './project-view.ts';

const view: ProjectView = { query: '', folder: null, kind: 'design', sort: 'edited', isTrash: false };

function row(id: string, minute: number, more: Partial<ProjectRow> = {}): ProjectRow {
  const at = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  return {
    id,
    title: `Design ${id}`,
    width: 1080,
    height: 1080,
    pages: 1,
    revision: 1,
    kind: 'design',
    createdAt: at,
    updatedAt: at,
    folderId: null,
    chatId: null,
    isShared: false,
    deletedAt: null,
    expiresAt: null,
    ...more,
  };
}

const first: ProjectListState = listOf({ designs: [row('c', 30), row('b', 20)], next: 'more', total: 3 });
const idsOf = ({ rows }: ProjectListState) => rows?.map(({ id }) => id);

describe('pages', () => {
  test('follow each other without repeating what came in meanwhile', () => {
    const page = { designs: [row('b', 20), row('a', 10)], next: null, total: 3 };
    const state = reduceList(first, { type: 'came', page, isMore: true });
    expect(idsOf(state)).toEqual(['c', 'b', 'a']);
    expect(state.next).toBeNull();
  });

  test('of another search take the place of what is shown, which stands until they come', () => {
    const asked = reduceList(first, { type: 'asked', isMore: false });
    expect(asked).toMatchObject({ isStale: true, rows: first.rows });
    expect(reduceList(NO_LIST, { type: 'asked', isMore: false }).isStale).toBe(false);
    const came = reduceList(asked, { type: 'came', page: { designs: [], next: null, total: 0 }, isMore: false });
    expect(came).toMatchObject({ rows: [], total: 0, isStale: false });
  });
});

test('a page that fails leaves those before it; a search that fails shows nothing of the one before', () => {
  expect(reduceList(first, { type: 'failed', isMore: true })).toMatchObject({ rows: first.rows, hasFailed: true });
  const failed = reduceList(first, { type: 'failed', isMore: false });
  expect(failed).toMatchObject({ rows: null, hasFailed: true });
  expect(reduceList(failed, { type: 'asked', isMore: false }).hasFailed).toBe(false);
});

describe('news', () => {
  test('of shown rows change them where they stand', () => {
    const state = reduceList(first, { type: 'read', rows: [row('b', 40, { revision: 2 })], total: 3, view });
    expect(idsOf(state)).toEqual(['c', 'b']);
    expect(state.rows?.[1]?.revision).toBe(2);
  });

  test('of new ones bring them in where they belong, or leave them to a later page', () => {
    const rows = [row('new', 40), row('between', 25), row('old', 1)];
    expect(idsOf(reduceList(first, { type: 'read', rows, total: 6, view }))).toEqual(['new', 'c', 'between', 'b']);
    const whole = { ...first, next: null };
    expect(idsOf(reduceList(whole, { type: 'read', rows, total: 5, view }))).toEqual([
      'new',
      'c',
      'between',
      'b',
      'old',
    ]);
  });

  test('of what does not fit take it out', () => {
    const inFolder: ProjectView = { ...view, folder: 'f1' };
    const state = reduceList(first, { type: 'patched', ids: ['c'], patch: { folderId: 'f2' }, view: inFolder });
    expect(idsOf(state)).toEqual(['b']);
    expect(state.total).toBe(2);
    const searched: ProjectView = { ...view, query: 'DÉSIGN' };
    expect(idsOf(reduceList(first, { type: 'patched', ids: ['b'], patch: { title: 'Sale' }, view: searched }))).toEqual(
      ['c'],
    );
  });
});

test('what was dropped goes back to its place', () => {
  const whole = listOf({ designs: ['e', 'd', 'c', 'b', 'a'].map((id, at) => row(id, 50 - at)), next: null, total: 5 });
  const places = placesOf(whole.rows ?? [], ['d', 'b']);
  const dropped = reduceList(whole, { type: 'dropped', ids: ['d', 'b'] });
  expect(idsOf(dropped)).toEqual(['e', 'c', 'a']);
  expect(dropped.total).toBe(3);
  const back = reduceList(dropped, { type: 'put back', rows: places });
  expect(idsOf(back)).toEqual(['e', 'd', 'c', 'b', 'a']);
  expect(reduceList(back, { type: 'put back', rows: places })).toEqual(back);
});

describe('the address', () => {
  test('says what is shown, and no more', () => {
    expect(writeView(view).toString()).toBe('');
    const other: ProjectView = { ...view, query: 'spring sale', folder: 'f1', sort: 'name' };
    expect(readView(writeView(other))).toEqual(other);
    const templates: ProjectView = { ...view, kind: 'template' };
    expect(readView(writeView(templates))).toEqual(templates);
  });

  test('is read as the usual view where it makes no sense', () => {
    expect(readView(new URLSearchParams('kind=film&sort=size&folder=../x'))).toEqual(view);
  });
});
